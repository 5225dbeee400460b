/** How full an account is. No zod: browsers load it. Source: behaviour §22. */
import type { UsageDto } from "./quotas";

export const NEARLY_FULL = 0.8;

/** Percentage of a limit in use, rounded down; null if unlimited. Over 100 after a limit was lowered. */
export function percentUsed({ usedBytes, limitBytes }: UsageDto["storage"]): number | null {
  return limitBytes === null ? null : Math.floor((usedBytes / limitBytes) * 100);
}
