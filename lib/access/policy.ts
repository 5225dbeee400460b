import type { ContractRole } from "./roles";

/** Who may do what with a contract (behaviour §19). Without a part it is not found, for system administrators too. */
export const CONTRACT_POLICY = {
  /** See the contract, versions, comments, collaborators; export; ask the assistant; see suggestions. */
  read: ["reviewer", "manager", "admin"],
  /** Comment; save or restore a version; accept or dismiss a suggestion; mark as reviewed; analyse again. */
  edit: ["reviewer", "manager", "admin"],
  /** Invite, send again, revoke, remove; rename, change the type; attach the signed copy, reopen the text. */
  manage: ["manager", "admin"],
  delete: ["admin"],
  /** See who did what with the contract, and who looked at it. */
  audit: ["admin"],
} as const satisfies Record<string, readonly ContractRole[]>;

export type Ability = keyof typeof CONTRACT_POLICY;

export function isAllowed(role: ContractRole, ability: Ability): boolean {
  return (CONTRACT_POLICY[ability] as readonly ContractRole[]).includes(role);
}
