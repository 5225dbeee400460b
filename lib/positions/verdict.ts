/**
 * Whether what a contract says of a topic is what somebody wants of it. Pure, client-safe. Never surer than the reading
 * it is made from: what is only likely makes a verdict that is only probable, and no probable verdict says that
 * something is missing. Source: B-24.6.
 */
import type { TopicReading, TopicValue } from "@/lib/engine/review/reading-of-topic";
import type { Unit } from "./bounds";
import type { Level, Limit, Position } from "./position";

export const VERDICTS = ["deviates", "missing", "unclear", "as-wanted"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What a verdict rests on; the words are made of it in the reader's language. */
export const REASONS = [
  "wanted",
  "fallback",
  "redLine",
  "neither",
  "notWanted",
  "missing",
  "notFound",
  "notSure",
  "noValue",
  "noSide",
  "noLimit",
] as const;
type Reason = (typeof REASONS)[number];
/** `isSure`: all that it rests on is stated, or for certain absent. What is unclear is not sure. */
export type Judgement = { verdict: Verdict; reason: Reason; isSure: boolean };

type Answer = "met" | "broken" | "unknown";
/** `stated` hears only what is; `likely` also what is likely, and takes what was not found as not there. */
type Hearing = "stated" | "likely";
type Found = { verdict: Verdict; reason: Reason };

/** The verdict on one topic, what it rests on, and whether that is sure. */
export function judge(reading: TopicReading, position: Position): Judgement {
  const [sure, probable] = [found(reading, position, "stated"), found(reading, position, "likely")];
  if (sure.verdict === probable.verdict) return { ...sure, isSure: sure.verdict !== "unclear" };
  return { ...probable, isSure: false };
}

function found(reading: TopicReading, { wanted, fallback, redLine }: Position, hearing: Hearing): Found {
  const told = { reading, hearing };
  if (holds(redLine.limits, told) === "broken" && !isAbsent(reading)) return { verdict: "deviates", reason: "redLine" };
  const [first, second] = [levelAnswer(wanted, told), fallback ? levelAnswer(fallback, told) : "broken"];
  if (first === "met") return { verdict: "as-wanted", reason: reading.present ? "wanted" : whyNotThere(reading) };
  if (second === "met") return { verdict: "as-wanted", reason: "fallback" };
  if (first === "broken" && isInWords(fallback) && !isAbsent(reading) && hearing === "likely")
    return { verdict: "deviates", reason: "notWanted" };
  if (first === "unknown" || second === "unknown")
    return { verdict: "unclear", reason: whyUnclear(reading, [wanted, ...(fallback ? [fallback] : [])]) };
  if (isAbsent(reading)) return { verdict: "missing", reason: whyNotThere(reading) };
  return { verdict: "deviates", reason: "neither" };
}

function whyNotThere(reading: TopicReading): Reason {
  return isAbsent(reading) ? "missing" : "notFound";
}

type Told = { reading: TopicReading; hearing: Hearing };

/** Whether it is for certain that the contract says nothing of the topic. */
function isAbsent({ present, basis }: TopicReading): boolean {
  return !present && basis === "absent";
}

/** A level in words alone: whether it is met, only a person can tell. */
function isInWords(level: Level | null): boolean {
  return level?.limits.length === 0;
}

/** A level in words alone is for a person, but that nothing is said of it where something is wanted is certain. */
function levelAnswer({ limits }: Level, told: Told): Answer {
  if (limits.length > 0) return holds(limits, told);
  return isAbsent(told.reading) ? "broken" : "unknown";
}

function holds(limits: readonly Limit[], told: Told): Answer {
  const answers = limits.map((limit) => answerTo(limit, told));
  if (answers.includes("broken")) return "broken";
  return answers.includes("unknown") ? "unknown" : "met";
}

function answerTo(limit: Limit, { reading, hearing }: Told): Answer {
  const { present, basis, value } = reading;
  if (isAbsent(reading)) return limit.is === "absent" ? "met" : "broken";
  if (hearing === "likely" && !isFarEnough(reading)) return "unknown";
  if (!present) return basis === "nearest" && hearing === "likely" && limit.is === "absent" ? "met" : "unknown";
  if (!isHeard(basis, hearing)) return "unknown";
  if (limit.is === "present") return "met";
  if (limit.is === "absent") return "broken";
  return value && isHeard(basisFor(limit, value), hearing) ? valueAnswer(limit, value) : "unknown";
}

/**
 * In logits. By folds over the developers' contracts, what was likely was there in 86 of 100 this far over the limit,
 * in 53 nearer to it; what was not found was not there in 92 of 100 this far below, in 71 nearer.
 */
const FAR_ENOUGH = { over: 1, below: 1 };

/** Whether the reading is far enough from the limit for a probable verdict; patterns alone have no limit. */
function isFarEnough({ present, basis, margin }: TopicReading): boolean {
  if (margin === null || basis === "stated") return true;
  return present ? margin >= FAR_ENOUGH.over : margin <= -FAR_ENOUGH.below;
}

function isHeard(basis: TopicReading["basis"], hearing: Hearing): boolean {
  return basis === "stated" || (basis === "likely" && hearing === "likely");
}

type ValueLimit = Exclude<Limit, { is: "present" | "absent" }>;

/** Whose side a clause is on, and how often the yearly fees, is read out of words around it. */
function basisFor(limit: ValueLimit, { basis }: TopicValue): TopicReading["basis"] {
  const isReadOut =
    limit.is === "mutual" || limit.is === "notOnlyTheirs" || ("unit" in limit && limit.unit === "times");
  return isReadOut ? "likely" : basis;
}

function valueAnswer(limit: ValueLimit, value: TopicValue): Answer {
  if (limit.is === "mutual") return value.isMutual === undefined ? "unknown" : answerOf(value.isMutual);
  // on whose side it stands is not known: what is not mutual may be ours alone
  if (limit.is === "notOnlyTheirs") return value.isMutual === true ? "met" : "unknown";
  if (limit.is === "oneOf") return value.name === undefined ? "unknown" : nameAnswer(limit.names, value.name);
  const span = inUnit(value, limit.unit);
  if (!span) return "unknown";
  const isWithin = (amount: number) => (limit.is === "atMost" ? amount <= limit.value : amount >= limit.value);
  const [least, most] = [isWithin(span[0]), isWithin(span[1])];
  return least === most ? answerOf(least) : "unknown";
}

const answerOf = (isMet: boolean): Answer => (isMet ? "met" : "broken");

/** Ireland is not Northern Ireland, and may be the Republic of Ireland: a name within another is for a person. */
function nameAnswer(names: readonly string[], found: string): Answer {
  const [one, others] = [folded(found), names.map(folded)];
  if (others.includes(one)) return "met";
  return others.some((other) => other.includes(one) || one.includes(other)) ? "unknown" : "broken";
}

const folded = (name: string) => name.trim().toLowerCase().replace(/\s+/g, " ");

type Span = readonly [least: number, most: number];
const MONTH_DAYS = [30, 31] as const;
const YEAR = { days: 365, months: 12 };

/** The value in a limit's unit; of a month in days, and of days in months, only the least and the most are known. */
function inUnit(value: TopicValue, unit: Unit): Span | undefined {
  const same = value[unit];
  if (same !== undefined) return [same, same];
  if (unit === "days" && value.months !== undefined)
    return [value.months * MONTH_DAYS[0], value.months * MONTH_DAYS[1]];
  if (unit !== "months" || value.days === undefined) return undefined;
  const { days } = value;
  if (days % YEAR.days === 0) return [(days / YEAR.days) * YEAR.months, (days / YEAR.days) * YEAR.months];
  return days % MONTH_DAYS[0] === 0 && days < YEAR.days
    ? [days / MONTH_DAYS[0], days / MONTH_DAYS[0]]
    : [days / MONTH_DAYS[1], days / MONTH_DAYS[0]];
}

function whyUnclear(reading: TopicReading, levels: readonly Level[]): Reason {
  const { present, basis, value } = reading;
  if (present && !isFarEnough(reading)) return "notSure";
  if (!present) return basis === "cannot" ? "notSure" : "notFound";
  if (levels.some(isInWords)) return "noLimit";
  return levels.some(({ limits }) => limits.some((limit) => asksForSide(limit, value))) ? "noSide" : "noValue";
}

function asksForSide({ is }: Limit, value: TopicValue | undefined): boolean {
  return (is === "mutual" && value?.isMutual === undefined) || (is === "notOnlyTheirs" && value?.isMutual !== true);
}
