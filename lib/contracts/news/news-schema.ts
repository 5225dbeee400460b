/** What others do with a contract you have open. Client-safe. Source: B-14.4. */
import { z } from "zod";
import { named, someId } from "@/lib/answer";

/** What may need reloading. */
export const NEWS_TOPICS = [
  "text",
  "contract",
  "comments",
  "suggestions",
  "rounds",
  "dates",
  "people",
  "signed",
  "approvals",
] as const;
export type NewsTopic = (typeof NEWS_TOPICS)[number];

const sequence = z.int().min(0);
export const newsQuery = z.object({
  after: z.coerce
    .number()
    .int()
    .min(0)
    .max(2_147_483_647)
    .optional()
    .meta({ description: "`last` of the answer before; without it nothing counts as new" }),
});

const person = z.strictObject({ id: someId, name: z.string() });
export type PersonHere = z.infer<typeof person>;
export const newsDto = named(
  "ContractNews",
  z.strictObject({
    last: sequence.meta({ description: "Give it back as `after`" }),
    topics: z.array(z.enum(NEWS_TOPICS)).meta({ description: "What was changed since `after`" }),
    by: z.array(z.string()).meta({ description: "Who changed it, by name, the newest last" }),
    here: z.array(person).meta({ description: "Who has the contract open now, the caller included" }),
  }),
);
export type NewsDto = z.infer<typeof newsDto>;
