"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { CollaboratorDto } from "@/lib/collaboration/schema";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import { readPeople } from "./deadline-calls";
import type { DeadlineDeeds } from "./use-deadlines";

/** Who does it: somebody with a part in the contract, or else whoever manages it. */
export function AssigneeChoice({ deadline, deeds }: { deadline: DeadlineDto; deeds: DeadlineDeeds }) {
  const words = useCopy().deadlines.details;
  const { contractId, assignee } = deadline;
  const { data: people = [] } = useRead<CollaboratorDto[]>(`people of ${contractId}`, () => readPeople(contractId));
  const known = people.map(({ userId, user }) => ({ id: userId, name: user.name }));
  const choices = assignee && !known.some(({ id }) => id === assignee.id) ? [assignee, ...known] : known;
  return (
    <Field label={words.assignee}>
      <Select
        value={assignee?.id ?? ""}
        disabled={deeds.busyId === deadline.id}
        onChange={(event) => void deeds.change(deadline, { assigneeId: event.target.value || null })}
      >
        <option value="">{words.noAssignee}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
