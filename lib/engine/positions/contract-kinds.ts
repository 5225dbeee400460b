/** Kinds of contract for playbooks and subjects. Client-safe. */
export const CONTRACT_KINDS = ["goods", "services", "lease", "employment", "nda", "other"] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];
