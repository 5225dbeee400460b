/** Where a deadline comes from in a contract's text, and how it was reckoned. Client-safe. Source: B-27.5. */
import { z } from "zod";

const length = { months: z.int().min(0), days: z.int().min(0), businessDays: z.int().min(0) };
const passage = z.strictObject({ content: z.string(), page: z.int(), start: z.int(), end: z.int() });

/** The day on which the term before ends, of a date in a term that came by renewal. */
const renewedOn = z.string().optional();

/**
 * How a day was reckoned: the text names it, or so long after or before a day that it names. `of`: what that day is.
 * An end that renews is the day it renews. `isYearless`: the text names day and month only, and the year is the first
 * that fits. `until`: the last day on which it may come again. `isEarlier`: of two readings of a length the one that
 * ends a day sooner.
 */
const working = z.discriminatedUnion("how", [
  z.strictObject({ how: z.literal("named"), isYearless: z.literal(true).optional() }),
  z.strictObject({ how: z.literal("again"), every: z.enum(["month", "quarter"]), until: z.string().optional() }),
  z.strictObject({
    how: z.enum(["after", "before"]),
    of: z.enum(["start", "signing", "end", "renewal", "day"]),
    from: z.string(),
    renewedOn,
    isEarlier: z.literal(true).optional(),
    ...length,
  }),
  z.strictObject({ how: z.literal("renews"), renewedOn, ...length }),
]);
export type Working = z.infer<typeof working>;
export type Length = { months: number; days: number; businessDays: number };

/** What the text says. `date` and `working` are null where only a person knows the date; `also` bears it too. */
export const found = z.strictObject({
  date: z.string().nullable(),
  basis: z.enum(["stated", "likely"]),
  working: working.nullable(),
  passage,
  also: z.array(passage),
  versionId: z.string(),
  /** The passage is no longer in the text. */
  isGone: z.boolean(),
});
export type Found = z.infer<typeof found>;
