import type { ContractRole } from "./roles";

/**
 * Who may do what with a contract: the table of behaviour §19, as data. No row as collaborator, no part: the contract
 * is then not found, for system administrators too.
 */
export const CONTRACT_POLICY = {
  /** See the contract, versions, comments, collaborators; export; ask the assistant; see suggestions. */
  read: ["reviewer", "manager", "admin"],
  /** Comment; save or restore a version; accept or dismiss a suggestion; mark as reviewed; analyse again. */
  edit: ["reviewer", "manager", "admin"],
  /** Invite, re-send, revoke, remove a collaborator; rename; change the type. */
  manage: ["manager", "admin"],
  /** Delete the contract. */
  delete: ["admin"],
  /** See who did what with the contract, and who looked at it. */
  audit: ["admin"],
} as const satisfies Record<string, readonly ContractRole[]>;

export type Ability = keyof typeof CONTRACT_POLICY;

/** Whether a role is enough for an ability. */
export function isAllowed(role: ContractRole, ability: Ability): boolean {
  return (CONTRACT_POLICY[ability] as readonly ContractRole[]).includes(role);
}
