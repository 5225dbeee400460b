/** A value in a cell of the table of answers. Client-safe. Source: behaviour §29. */
import { z } from "zod";
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
