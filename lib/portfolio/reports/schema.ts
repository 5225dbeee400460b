/** Reports: requests and answers. Client-safe. Source: behaviour §35. */
import { z } from "zod";
import { named, someId } from "@/lib/answer";

const count = z.int().min(0);
const day = z.iso.date().max(10);
const orAny = z.union([z.literal(""), day]).default("");

/** '' for any; without days the last twelve months until today. */
export const reportsQuery = z.object({
  from: orAny,
  until: orAny,
  type: z.string().max(100).default(""),
  ownerId: z.string().max(100).default(""),
  counterpartyId: z.string().max(100).default(""),
});
export type ReportsQuery = z.output<typeof reportsQuery>;

const cut = { isCut: z.boolean().meta({ description: "Older ones were left out" }) };
const median = z.number().nullable().meta({ description: "Of two in the middle the lower one; null without any" });

const signing = z.strictObject({
  contracts: count,
  signedBefore: count.meta({ description: "Signed before they came here: not in the figures" }),
  median,
  steps: z.array(z.strictObject({ from: count, until: count.nullable(), count })),
  months: z.array(z.strictObject({ month: z.string(), count, median })),
  ...cut,
});
const rounds = z.strictObject({
  contracts: count,
  notExchanged: count.meta({ description: "Signed without anything sent or received here: not in the figures" }),
  median,
  steps: z.array(z.strictObject({ rounds: count, isMore: z.boolean(), count })),
  ...cut,
});
const negotiated = z.strictObject({
  rounds: count,
  contracts: count,
  unread: count.meta({ description: "Rounds whose text was not read by topic: not in the figures" }),
  topics: z.array(z.strictObject({ topic: z.string(), name: z.string(), changes: count, contracts: count })),
  ...cut,
});
const verdicts = z.strictObject({
  topic: z.string(),
  name: z.string(),
  deviates: count,
  missing: count,
  needsReview: count,
  acceptable: count,
  matches: count,
});
const deviations = z.strictObject({
  books: z.array(z.strictObject({ bookId: someId, name: z.string(), contracts: count, topics: z.array(verdicts) })),
  ...cut,
});
const kept = { met: count, late: count, missed: count };
const deadlines = z.strictObject({ ...kept, months: z.array(z.strictObject({ month: z.string(), ...kept })), ...cut });

export const reportsDto = named(
  "Reports",
  z.strictObject({ from: day, until: day, signing, rounds, negotiated, deviations, deadlines }),
);
export type ReportsDto = z.infer<typeof reportsDto>;
export type Verdicts = z.infer<typeof verdicts>;
