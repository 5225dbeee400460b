/** What an account keeps, and how much it may. Client-safe. Source: behaviour §22. */
import { z } from "zod";

const limit = z.number().nullable().meta({ description: "null: no limit" });
export const usageDto = z.strictObject({
  storage: z.strictObject({ usedBytes: z.number(), limitBytes: limit }),
  contracts: z.strictObject({ used: z.number(), limit }),
});
export type UsageDto = z.infer<typeof usageDto>;
export const accountUsage = z.strictObject({ usedBytes: z.number(), contracts: z.number() });
export type AccountUsage = z.infer<typeof accountUsage>;

export const NEARLY_FULL = 0.8;

/** Per cent of a limit in use, rounded down; null where there is no limit. More than 100 after a limit was lowered. */
export function percentUsed({ usedBytes, limitBytes }: UsageDto["storage"]): number | null {
  return limitBytes === null ? null : Math.floor((usedBytes / limitBytes) * 100);
}
