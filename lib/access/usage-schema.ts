/** What an account keeps, and how much it may. Client-safe. Source: behaviour §22. */

/** Amounts in use; `limit` is null where there is none. Bytes are of files and of the texts of versions. */
export type UsageDto = {
  storage: { usedBytes: number; limitBytes: number | null };
  contracts: { used: number; limit: number | null };
};
/** What the list of accounts tells of each. */
export type AccountUsage = { usedBytes: number; contracts: number };

/** From this share on, people are told before it is full. */
export const NEARLY_FULL = 0.8;

/** Per cent of a limit in use, rounded down; null where there is no limit. More than 100 after a limit was lowered. */
export function percentUsed({ usedBytes, limitBytes }: UsageDto["storage"]): number | null {
  return limitBytes === null ? null : Math.floor((usedBytes / limitBytes) * 100);
}
