/** What we usually sign: requests and answers. Client-safe. Source: behaviour §34. */
import { z } from "zod";
import { named, ordinal, someId, textOffset } from "@/lib/answer";
import { CELL_STATES, VERDICTS } from "@/lib/portfolio/bounds";
import { OUR_SIDES } from "./bounds";

const count = z.int().min(0);
const day = z.iso.date().max(10);

/** Which signed contracts count; '' for any. */
export const practiceQuery = z.object({
  side: z.enum(["", ...OUR_SIDES]).default(""),
  counterpartyId: z.string().max(100).default(""),
  type: z.string().max(100).default(""),
  from: z.union([z.literal(""), day]).default(""),
  until: z.union([z.literal(""), day]).default(""),
});
export type PracticeQuery = z.output<typeof practiceQuery>;
export const practiceTopicParams = z.object({
  topic: z
    .string()
    .max(50)
    .regex(/^[a-z_]+$/),
});

/** As in the table of answers: the contract's words, and what they come to. */
const value = z.strictObject({
  text: z.string(),
  day: day.exactOptional(),
  amount: z.number().exactOptional(),
  currency: z.string().max(3).exactOptional(),
  number: z.number().exactOptional(),
  unit: z.enum(["days", "months", "percent"]).exactOptional(),
  verdict: z.enum(VERDICTS).exactOptional(),
});
export type PracticeValue = z.infer<typeof value>;
const counted = z.strictObject({ value, count });
export type CountedValue = z.infer<typeof counted>;

/**
 * Figures of one kind: lengths of time, shares, or amounts of one currency. All three are values that were signed: of
 * two in the middle the lower one.
 */
const figures = z.strictObject({
  measure: z.string().meta({ description: "days, percent, or a currency" }),
  count: ordinal,
  usual: counted.meta({ description: "The most frequent; of several as frequent the one nearest to the median" }),
  median: value,
  least: value,
  most: value,
});
export type Figures = z.infer<typeof figures>;

const practiceTopic = named(
  "PracticeTopic",
  z.strictObject({
    topic: z.string(),
    name: z.string().meta({ description: "In the caller's language" }),
    found: count.meta({ description: "Signed contracts that have it" }),
    stated: count.meta({ description: "Of these, stated or verified" }),
    figures: z.array(figures),
    words: z.array(counted).meta({ description: "Most frequent first; '' without words of its own" }),
  }),
);
export type PracticeTopic = z.infer<typeof practiceTopic>;

const signed = {
  signed: count.meta({ description: "Signed contracts that the caller can read" }),
  considered: count.meta({ description: "Of these, those that pass the filters and were read, the newest ones" }),
  isCut: z.boolean().meta({ description: "Older ones were left out" }),
};
export const practiceDto = named("Practice", z.strictObject({ ...signed, topics: z.array(practiceTopic) }));
export type PracticeDto = z.infer<typeof practiceDto>;

const passage = z.strictObject({ content: z.string(), page: ordinal, start: textOffset, end: textOffset });
const practiceContract = z.strictObject({
  contractId: someId,
  name: z.string(),
  signedOn: z.string(),
  isInDoubt: z
    .literal(true)
    .exactOptional()
    .meta({ description: "Its signed copy shows no signature, or has an open difference" }),
  versionId: someId,
  state: z.enum(CELL_STATES),
  value: value.nullable(),
  quote: passage.nullable(),
});
export type PracticeContract = z.infer<typeof practiceContract>;
const wording = z.strictObject({ count: ordinal, contracts: z.array(practiceContract) });
export const practiceTopicDto = named(
  "PracticeOfTopic",
  z.strictObject({
    ...signed,
    topic: practiceTopic,
    wordings: z
      .array(wording)
      .meta({ description: "Clauses alike but for names and numbers, most frequent first, the newest of each first" }),
    without: z.array(z.strictObject({ contractId: someId, name: z.string(), signedOn: z.string() })),
  }),
);
export type PracticeOfTopic = z.infer<typeof practiceTopicDto>;

/** What a contract is held against: those of our side and its type where there are enough, else fewer conditions. */
const BASES = ["sideAndType", "side", "type", "all"] as const;
/** `same`: as usual; `other`: another value; `more`, `less`: another figure; `none`: usual, and not found here. */
const DISTANCES = ["same", "more", "less", "other", "none"] as const;
const comparedTopic = z.strictObject({
  topic: z.string(),
  name: z.string(),
  found: ordinal,
  usual: counted,
  here: z.strictObject({ state: z.enum(CELL_STATES), value: value.nullable() }),
  distance: z.enum(DISTANCES),
  same: count.meta({ description: "Signed contracts with this one's value" }),
  range: z.strictObject({ least: value, most: value }).nullable(),
});
export type ComparedTopic = z.infer<typeof comparedTopic>;
export const contractPracticeDto = named(
  "ContractPractice",
  z.strictObject({
    basis: z.enum(BASES),
    side: z.enum(OUR_SIDES).nullable(),
    contractType: z.string(),
    ...signed,
    isRead: z.boolean(),
    topics: z.array(comparedTopic).meta({ description: "Without topics that fewer than three signed contracts have" }),
  }),
);
export type ContractPractice = z.infer<typeof contractPracticeDto>;
