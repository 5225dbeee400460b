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
