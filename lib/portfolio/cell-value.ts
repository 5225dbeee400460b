/** A value in a cell of the table of answers. Client-safe. Source: behaviour §29. */
import { z } from "zod";
import { ordinal, someId, textOffset } from "@/lib/answer";
import type { Period } from "@/lib/engine/facts/period";
import { VERDICTS } from "./bounds";

const PERIODS = ["month", "year", "quarter", "week", "day", "hour"] as const satisfies readonly Period[];
/** A typed value beside its words: `text` is the contract's own, or a person's correction. */
export const cellValue = z.strictObject({
  text: z.string(),
  day: z.iso.date().max(10).exactOptional().meta({ description: "YYYY-MM-DD, of a whole day" }),
  amount: z.number().exactOptional(),
  currency: z.string().max(3).exactOptional(),
  rate: z
    .strictObject({ amount: z.number(), currency: z.string().max(3), per: z.enum(PERIODS) })
    .exactOptional()
    .meta({ description: "Of a price for a stretch of time, which is no sum" }),
  number: z.number().exactOptional(),
  unit: z.enum(["days", "months", "percent"]).exactOptional(),
  verdict: z.enum(VERDICTS).exactOptional(),
  mayRunOn: z.literal(true).exactOptional().meta({ description: "Of an end that is over: it may have renewed" }),
  isEndless: z.literal(true).exactOptional().meta({ description: "Of an end: the contract has none" }),
  unsettled: z
    .enum(["negotiated", "signed"])
    .exactOptional()
    .meta({ description: "The other side has not agreed to its words, or the signed copy has others" }),
  sentence: z.string().exactOptional().meta({ description: "Of an own question: in which the value stands" }),
  clause: z.string().exactOptional().meta({ description: "Of an own question: number of the clause" }),
});

const source = z.strictObject({
  contractId: someId,
  versionId: someId,
  name: z.string(),
  from: z.string().nullable().meta({ description: "YYYY-MM-DD: since when it changes the contract" }),
});
/** Of an answer that signed documents changed. */
export const inForce = z.strictObject({
  documents: z
    .array(source)
    .meta({ description: "The signed documents that made the answer; the caller can open them" }),
  own: cellValue
    .nullable()
    .meta({ description: "What the contract's own text says: orders, filters and sums go by it" }),
});
/** What an opened answer rests on. */
export const passage = z.strictObject({
  ...{ content: z.string(), page: ordinal, start: textOffset, end: textOffset },
  document: source
    .exactOptional()
    .meta({ description: "The amendment that the passage stands in; absent: the version" }),
  isReplaced: z.literal(true).exactOptional().meta({ description: "An amendment changed these words" }),
});
