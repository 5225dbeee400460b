"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Chip } from "@/components/ui/badge";
import type { ContractRole } from "@/lib/access/actor";

/** A role on a contract; the owner's looks different. */
export function RoleChip({ role }: { role: ContractRole }) {
  return <Chip highlighted={role === "admin"}>{useCopy().collaboration.roles[role]}</Chip>;
}
