/** Kinds of contract that playbooks and subjects are for. Client-safe. */
export const CONTRACT_KINDS = ["goods", "services", "lease", "employment", "nda", "other"] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];
