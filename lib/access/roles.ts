/** Beside the owner (B-15.4). Client-safe. */
export const CONTRACT_ROLES = ["reviewer", "manager", "admin"] as const;
export type ContractRole = (typeof CONTRACT_ROLES)[number];
