"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { ChosenBar } from "@/components/ui/table/chosen-bar";
import { useMany, type Chosen } from "@/components/ui/hooks/use-many";
import { EditIcon } from "@/components/ui/icons";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { Menu, MenuItem } from "@/components/ui/overlay/menu";
import { ASSIGNABLE_ROLES, type AssignableRole } from "@/lib/people/accounts/bounds";
import type { ListedUserDto, UserDto } from "@/lib/people/accounts/schema";
import type { ChangeRole } from "./edit-role-dialog";

type Props = { chosen: Chosen<ListedUserDto>; changeRole: ChangeRole; onChanged: (user: UserDto) => void };

/** Gives the selected accounts a role, one call each, after asking. Source: B-18.13. */
export function ChosenUsers({ chosen, changeRole, onChanged }: Props) {
  const { tables: words, users } = useCopy();
  const { run, going } = useMany();
  const [role, setRole] = useState<AssignableRole | null>(null);
  const others = chosen.rows.filter(({ systemRole }) => systemRole !== role);

  async function change(given: AssignableRole) {
    setRole(null);
    await run(others, async ({ id }) => {
      const result = await changeRole({ userId: id, role: given });
      if (result.ok) onChanged(result.data);
      return result;
    });
    chosen.setAll(false);
  }

  return (
    <>
      <ChosenBar count={chosen.rows.length} going={going} onClear={() => chosen.setAll(false)}>
        <Menu
          align="start"
          trigger={
            <Button variant="ghost" size="sm" disabled={going !== null}>
              <EditIcon className="size-4" />
              {words.roleOfChosen}
            </Button>
          }
        >
          {ASSIGNABLE_ROLES.map((one) => (
            <MenuItem key={one} onSelect={() => setRole(one)}>
              {users.roles[one]}
            </MenuItem>
          ))}
        </Menu>
      </ChosenBar>
      {role && (
        <ConfirmDialog
          title={words.roleTitle(others.length, users.roles[role])}
          description={users.edit.adminHint}
          confirm={users.edit.save}
          onConfirm={() => void change(role)}
          onClose={() => setRole(null)}
        />
      )}
    </>
  );
}
