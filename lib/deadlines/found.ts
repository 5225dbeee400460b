/** Deadlines that follow from a contract's facts and dated events, each with its calculation. Pure. Source: B-27.5. */
import { z } from "zod";
import { earlier, later, readDay, writeDay, type Day } from "@/lib/days";
import type { Fact, FactKind } from "@/lib/engine/review/fact";
import * as cue from "@/lib/engine/time/due-dates.cues";
import { anyOf } from "@/lib/engine/language/patterns";
import { dayCounted } from "@/lib/engine/time/counted-day";
import { THRESHOLDS } from "@/lib/engine/time/model";
import type { DatedEvent } from "@/lib/engine/time/events";
import { businessDaysLater } from "./business-days";
import type { FoundKind } from "./kinds";

/** Where a deadline is found in a contract's text, and how its date was worked out. Source: B-27.5. */
const length = { months: z.int().min(0), days: z.int().min(0), businessDays: z.int().min(0) };
const passage = z.strictObject({ content: z.string(), page: z.int(), start: z.int(), end: z.int() });

/** For a date in a renewal term: the day the previous term ends. */
const renewedOn = z.string().optional();

/**
 * How a date was worked out: the text names it, or a length of time after or before a day it names. `of`: what that day
 * is. For an end that renews, the day it renews. `isYearless`: the text names only day and month, and the year is the
 * first that fits. `isDayBefore`: the text names the next day, before which it is due. `isReckoned`: the text doesn't
 * name the first day of what comes again. `until`: the last day on which it may recur. `isEarlier`: of two readings of
 * a length, the one that ends a day sooner.
 */
export const working = z.discriminatedUnion("how", [
  z.strictObject({
    how: z.literal("named"),
    isYearless: z.literal(true).optional(),
    isDayBefore: z.literal(true).optional(),
  }),
  z.strictObject({
    how: z.literal("again"),
    every: z.enum(["month", "quarter", "year"]),
    until: z.string().optional(),
    isReckoned: z.literal(true).optional(),
  }),
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

/** What the text says. `date` and `working` are null if only a person knows the date; `also`: more passages with it. */
export const found = z.strictObject({
  date: z.string().nullable(),
  basis: z.enum(["stated", "likely"]),
  working: working.nullable(),
  passage,
  also: z.array(passage),
  versionId: z.string(),
  /** What happens then, in the clause's own words. Source: B-27.10. */
  words: z.string().optional(),
  /** The passage is no longer in the text. */
  isGone: z.boolean(),
  /** Signed documents amend the contract, and may have replaced the date. */
  isAmended: z.literal(true).optional(),
  /** Both sides do not hold to these words yet, or the signed copy has others. Source: B-27.20. */
  unsettled: z.enum(["negotiated", "signed"]).optional(),
  /** Right less often than four times in five: shown below the others. Source: B-27.19. */
  isLessCertain: z.literal(true).optional(),
});
export type Found = z.infer<typeof found>;

export type FoundDeadline = { kind: FoundKind; date: string } & Omit<Found, "versionId" | "isGone" | "date">;

const BUSINESS_DAYS = anyOf(cue.businessDays);
const RENEWS_ONCE = anyOf(cue.renewsOnce);

/**
 * Deadlines that follow from the facts, plus the dated events; none if they name no full date to count from. A date
 * computed from a stated day and a stated length is certain; its purpose is judged by weights, so that is only likely.
 */
export function deadlinesIn(facts: readonly Fact[], events: readonly DatedEvent[] = []): FoundDeadline[] {
  const known = new Map<FactKind, Fact>();
  for (const fact of facts) if (!known.has(fact.kind)) known.set(fact.kind, fact);
  const end = findEnd(known);
  const own = [end, end && renewalAt(end, known), end && noticeBefore(end, known)].filter((one) => one !== null);
  const others = events
    .map((event) => eventDeadline(event, known))
    .filter((one) => !own.some((other) => isSameEvent(other, one)));
  return [...own, ...others].map((one) => goingOn(one, [...own, ...others]));
}

/** What comes again until the contract ends goes on with it: to the end of a renewed term, or without an end. */
function goingOn(one: FoundDeadline, all: readonly FoundDeadline[]): FoundDeadline {
  const { working } = one;
  const end = all.find(({ kind }) => kind === "expiration");
  if (working?.how !== "again" || end === undefined || working.until !== end.date) return one;
  const { until: _, ...open } = working;
  const renewal = all.find(({ kind }) => kind === "renewal")?.working;
  if (renewal?.how === "renews" && !RENEWS_ONCE.test(all.find(({ kind }) => kind === "renewal")?.passage.content ?? ""))
    return { ...one, working: open };
  const renewed = renewal?.how === "renews" ? [writeDay(later(dayIn(end), renewal))] : [];
  const ends = all.flatMap(({ kind, date }) => (kind === "expiration" ? [date] : []));
  return { ...one, working: { ...open, until: [...ends, ...renewed].sort().at(-1) ?? end.date } };
}

type Known = ReadonlyMap<FactKind, Fact>;

function findEnd(known: Known): FoundDeadline | null {
  const fact = known.get("expiration_date");
  if (!fact) return null;
  const from = fact.from ? readDay(fact.from.iso) : null;
  const { months = 0, days = 0, isLastBefore = false } = fact.from ?? {};
  const counted = { months, days, businessDays: 0 };
  const day = from
    ? dayCounted({ from, how: "after", ...counted, isLastBefore }, businessLater)
    : readDay(fact.iso ?? "");
  if (!day) return null;
  const isEarlier = isLastBefore ? ({ isEarlier: true } as const) : {};
  const working = from && ({ how: "after", of: "start", from: writeDay(from), ...counted, ...isEarlier } as const);
  const isSure = fact.basis === "stated" || fact.isClear === true;
  const read = one("expiration", day, fact, { working: working ?? { how: "named" } });
  const said = { ...read, basis: isSure ? "stated" : "likely" } as const;
  return fact.isDoubtful ? { ...said, isLessCertain: true } : said;
}

function renewalAt(end: FoundDeadline, known: Known): FoundDeadline | null {
  const fact = known.get("renewal_term");
  if (!fact || !hasLength(fact)) return null;
  const isSure = fact.basis === "stated" && end.basis === "stated";
  return {
    ...asSureAs(end, fact),
    ...one("renewal", dayIn(end), fact, { working: { how: "renews", ...toLength(fact) } }),
    basis: isSure ? "stated" : "likely",
    also: [end.passage],
  };
}

function noticeBefore(end: FoundDeadline, known: Known): FoundDeadline | null {
  const fact = known.get("renewal_notice");
  if (!fact || !hasLength(fact)) return null;
  const length = toLength(fact);
  const { day, isCertain } =
    length.businessDays > 0
      ? businessDaysLater(dayIn(end), -length.businessDays)
      : { day: earlier(dayIn(end), length), isCertain: true };
  const isSure = isCertain && fact.basis === "stated" && end.basis === "stated";
  return {
    ...asSureAs(end, fact),
    ...one("notice", day, fact, { working: { how: "before", of: "end", from: end.date, ...length } }),
    basis: isSure ? "stated" : "likely",
    also: [end.passage],
  };
}

function asSureAs({ isLessCertain }: FoundDeadline, { isDoubtful }: Fact): Pick<FoundDeadline, "isLessCertain"> {
  return isLessCertain || isDoubtful ? { isLessCertain: true } : {};
}

/** Counted from the contract's own day it is certain only if that day is. */
function isSure({ day, isCertain }: DatedEvent, known: Known): boolean {
  if (!isCertain || day.how !== "counted") return isCertain === true;
  if (day.of === "day") return true;
  const fact = known.get(ORIGINS[day.of]);
  return fact?.basis === "stated" && fact.iso === day.from;
}
const ORIGINS = { signing: "agreement_date", start: "effective_date", end: "expiration_date" } as const;

function eventDeadline(found: DatedEvent, known: Known): FoundDeadline {
  const { kind, day, chance, words, passage, also } = found;
  const isLessCertain = chance < THRESHOLDS.likely ? ({ isLessCertain: true } as const) : {};
  const said = words === undefined || words === "" ? {} : { words };
  const basis = isSure(found, known) ? "stated" : "likely";
  const event = { kind, basis, passage, also, ...said, ...isLessCertain } as const;
  if (day.how === "named") {
    const isYearless = day.isYearReckoned ? ({ isYearless: true } as const) : {};
    const isDayBefore = day.isDayBefore ? ({ isDayBefore: true } as const) : {};
    return { ...event, date: day.date, working: { how: "named", ...isYearless, ...isDayBefore } };
  }
  if (day.how === "again") {
    const until = day.until === undefined || day.until <= day.date ? {} : { until: day.until };
    const reckoned = day.isReckoned ? ({ isReckoned: true } as const) : {};
    return { ...event, date: day.date, working: { how: "again", every: day.every, ...until, ...reckoned } };
  }
  const { of, from, direction, months, days, businessDays, isLastBefore } = day;
  const length = { months, days, businessDays };
  const date = dayCounted({ from: parseDay(from), how: direction, ...length, isLastBefore }, businessLater);
  const isEarlier = isLastBefore ? ({ isEarlier: true } as const) : {};
  return { ...event, date: writeDay(date), working: { how: direction, of, from, ...length, ...isEarlier } };
}

/** Whether both are one event: same day, and same kind or same words. */
function isSameEvent(one: FoundDeadline, other: FoundDeadline): boolean {
  const overlap = one.passage.start < other.passage.end && other.passage.start < one.passage.end;
  return one.date === other.date && (one.kind === other.kind || overlap);
}

function one(kind: FoundKind, day: Day, fact: Fact, { working }: { working: Working }): FoundDeadline {
  return { kind, date: writeDay(day), basis: fact.basis, working, passage: fact.passage, also: [] };
}

function businessLater(from: Day, count: number): Day {
  return businessDaysLater(from, count).day;
}

/** Made by `one`, which had a date. */
function dayIn({ date }: FoundDeadline): Day {
  return parseDay(date);
}

/** Written by `writeDay`. */
function parseDay(text: string): Day {
  const day = readDay(text);
  if (!day) throw new Error("a deadline without a day");
  return day;
}

function hasLength({ months = 0, days = 0 }: Fact): boolean {
  return months + days > 0;
}

function toLength({ value, months = 0, days = 0 }: Fact): Length {
  const [now = ""] = value.split("; "); // what a change took away stands behind
  const isBusiness = months === 0 && BUSINESS_DAYS.test(now);
  return { months, days: isBusiness ? 0 : days, businessDays: isBusiness ? days : 0 };
}
