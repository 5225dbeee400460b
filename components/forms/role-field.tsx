import { useCopy } from "@/components/copy/copy-provider";
import { Field, Select } from "@/components/ui/field";
import { INVITED_ROLES, type InvitedRole } from "@/lib/people/collaboration/bounds";

/** In which role somebody is invited, and what it may do. */
export function RoleField({ role, onChange }: { role: InvitedRole; onChange: (role: InvitedRole) => void }) {
  const { roles, addDialog: words } = useCopy().collaboration;
  return (
    <Field label={words.role} hint={role === "manager" ? words.managerHint : words.reviewerHint}>
      <Select
        name="role"
        value={role}
        onChange={(event) => onChange(INVITED_ROLES.find((known) => known === event.target.value) ?? "reviewer")}
      >
        {INVITED_ROLES.map((known) => (
          <option key={known} value={known}>
            {roles[known]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
