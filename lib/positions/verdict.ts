/**
 * Whether what a contract says of a topic is what somebody wants of it. Pure, client-safe. Never surer than the reading
 * it is made from: what is only likely, or has no value that is stated, is for a person. Source: behaviour §24.
 */
import type { TopicReading, TopicValue } from "@/lib/engine/review/reading-of-topic";
import type { Level, Limit, Position, Unit } from "./position";

type Verdict = "as-wanted" | "deviates" | "missing" | "unclear";

/** What a verdict rests on; the words are made of it in the reader's language. */
type Reason = "wanted" | "fallback" | "redLine" | "neither" | "missing" | "notSure" | "noValue" | "noLimit";
export type Judgement = { verdict: Verdict; reason: Reason };

type Answer = "met" | "broken" | "unknown";

/** The verdict on one topic, and what it rests on. */
export function judge(reading: TopicReading, { wanted, fallback, redLine }: Position): Judgement {
  if (holds(redLine.limits, reading) === "broken" && !isAbsent(reading))
    return { verdict: "deviates", reason: "redLine" };
  const [first, second] = [levelAnswer(wanted, reading), fallback ? levelAnswer(fallback, reading) : "broken"];
  if (first === "met") return { verdict: "as-wanted", reason: "wanted" };
  if (second === "met") return { verdict: "as-wanted", reason: "fallback" };
  if (first === "unknown" || second === "unknown")
    return { verdict: "unclear", reason: whyUnclear(reading, { wanted, fallback }) };
  if (isAbsent(reading)) return { verdict: "missing", reason: "missing" };
  return { verdict: "deviates", reason: "neither" };
}

/** Whether it is for certain that the contract says nothing of the topic. */
function isAbsent({ present, basis }: TopicReading): boolean {
  return !present && basis === "absent";
}

/** A level in words alone is for a person, but that nothing is said of it where something is wanted is certain. */
function levelAnswer({ limits }: Level, reading: TopicReading): Answer {
  if (limits.length > 0) return holds(limits, reading);
  return isAbsent(reading) ? "broken" : "unknown";
}

function holds(limits: readonly Limit[], reading: TopicReading): Answer {
  const answers = limits.map((limit) => answerTo(limit, reading));
  if (answers.includes("broken")) return "broken";
  return answers.includes("unknown") ? "unknown" : "met";
}

function answerTo(limit: Limit, reading: TopicReading): Answer {
  if (isAbsent(reading)) return limit.is === "absent" ? "met" : "broken";
  if (!reading.present || reading.basis !== "stated") return "unknown";
  if (limit.is === "present") return "met";
  if (limit.is === "absent") return "broken";
  return reading.value ? valueAnswer(limit, reading.value) : "unknown";
}

function valueAnswer(limit: Exclude<Limit, { is: "present" | "absent" }>, value: TopicValue): Answer {
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

function whyUnclear(reading: TopicReading, { wanted, fallback }: Pick<Position, "wanted" | "fallback">): Reason {
  if (!reading.present || reading.basis !== "stated") return "notSure";
  const inWordsAlone = [wanted, ...(fallback ? [fallback] : [])].some(({ limits }) => limits.length === 0);
  return inWordsAlone ? "noLimit" : "noValue";
}
