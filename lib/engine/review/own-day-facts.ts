/** The days on which a contract was made, starts and ends, as facts. */
import { daysFrom, readDay, writeDay } from "@/lib/days";
import { sentenceAt, type Reading } from "../text/reading";
import { changesOf } from "../time/in-force";
import { LEARNED, THRESHOLDS, type Models, type Thresholds } from "../time/model";
import { isContested, ownDaysOf, type OwnDay, type OwnDayRole } from "../time/own-days";
import { datedOn, effectiveFrom, type WrittenDay } from "./agreement-dates";
import { endingFacts } from "./ending-facts";
import type { Fact, FactKind } from "./fact";
import { fact, isoOf, lengthOf, quoted } from "./made-fact";
import type { TopicReview } from "./review";

/** By which weights days are read, and from which chance on they are certain; without any, the learned ones. */
export type LearnedDays = { models?: Models; thresholds?: Thresholds };
type Sure = (own: OwnDay | null, role: OwnDayRole) => boolean;
type Told = { date: WrittenDay; clearly: boolean } | null;

/** Where no words name it. */
const LEAST = 0.2;
/** From here on a day that weights read is righter than the one by its words. */
const SURER = 0.3;

/**
 * Each day is read twice: by weights, and by the words beside it. It is stated only where both name the same one, its
 * chance is one at which nearly all were right on contracts that the weights had not seen, and nothing changes it.
 */
export function ownDayFacts(
  reading: Reading,
  reviews: ReadonlyMap<string, TopicReview>,
  { models = LEARNED, thresholds = THRESHOLDS }: LearnedDays,
): Fact[] {
  const own = ownDaysOf(reading, models);
  const isSure: Sure = (one, role) => {
    const least = thresholds[role];
    return one !== null && least !== null && one.chance >= least && !isContested(reading, one, role);
  };
  const { made, start } = beginning(reading, own, isSure);
  return [
    ...(made ? [dayFact("agreement_date", reading, made.date, made.isStated)] : []),
    ...(start ? [dayFact("effective_date", reading, start.date, start.isStated)] : []),
    ...ending(reading, endingFacts(reading, reviews), { end: own.end, isStated: isSure(own.end, "end") }),
  ];
}

function beginning(reading: Reading, own: { made: OwnDay | null; start: OwnDay | null }, isSure: Sure) {
  const [dated, effective] = [datedOn(reading), effectiveFrom(reading)];
  const isStart = effective?.clearly === true && isSameDay(own.made, effective.date);
  const isMade = effective !== null && isSameDay(own.start, own.made?.day ?? null);
  const made = dated === null && isStart ? null : own.made;
  const start = isMade ? null : own.start;
  return {
    made: ofTwo(made, dated, isSure(made, "made")),
    start: ofTwo(start, effective, effective?.clearly === true && isSure(start, "start")),
  };
}

/** Where weights and words differ, the likelier one, and that is likely only. */
function ofTwo(learned: OwnDay | null, said: Told, isSure: boolean): { date: WrittenDay; isStated: boolean } | null {
  const weighed = learned && { ...spanOf(learned), ...learned.day };
  if (!weighed || !learned) return said && { date: said.date, isStated: false };
  if (!said && learned.chance < LEAST) return null;
  if (!said) return { date: weighed, isStated: false };
  if (isoOf(said.date) === isoOf(weighed))
    return { date: weighed, isStated: isSure && !weighed.isEitherWay && (said.clearly || learned.isOne) };
  return { date: learned.chance >= SURER ? weighed : said.date, isStated: false };
}

function isSameDay(one: OwnDay | null, day: Omit<WrittenDay, "start" | "end"> | null): boolean {
  return one !== null && day !== null && writeDay(one.day) === isoOf(day);
}

function spanOf({ candidate }: OwnDay): { start: number; end: number; isEitherWay?: true } {
  const { start, end } = candidate.mention;
  const isEitherWay = candidate.mention.kind === "date" && candidate.mention.date.isEitherWay;
  return { start, end, ...(isEitherWay ? { isEitherWay } : {}) };
}

/** The day on which it ends as its clause on the term says, and as weights read it. */
function ending(reading: Reading, told: Fact[], { end, isStated }: { end: OwnDay | null; isStated: boolean }): Fact[] {
  const expires = told.find(({ kind }) => kind === "expiration_date");
  const isSame = end !== null && expires?.iso === writeDay(end.day);
  const isOpen = expires !== undefined && expires.iso === undefined && end === null;
  if (isSame || isOpen) return isStated || isOpen ? told : told.map(likely);
  const isChanged = expires !== undefined && isOfChanged(reading, expires);
  const said = told.map(likely);
  const isKept = expires?.basis === "stated" && !isChanged && !isDayBefore(end, expires);
  if (!end || isKept || end.chance < SURER) return said;
  const term = termOf(reading, end);
  return [
    ...said.filter(({ kind }) => kind !== "expiration_date" && !(term && kind === "term")),
    ...(term ? [term] : []),
    expirationOf(reading, end),
  ];
}

/** 'A year from 1 March' ends on the last of February or the day after; the earlier day holds. */
function isDayBefore(end: OwnDay | null, { iso }: Fact): boolean {
  const day = readDay(iso ?? "");
  return end?.candidate.counted?.isLastBefore === true && day !== null && daysFrom(end.day, day) === 1;
}

function likely(one: Fact): Fact {
  return one.kind === "expiration_date" ? { ...one, basis: "likely" } : one;
}

function termOf(reading: Reading, { candidate }: OwnDay): Fact | null {
  const { counted } = candidate;
  if (!counted) return null;
  const { value, passage } = wordsOf(reading, candidate);
  return { ...fact("term", value, passage), ...lengthOf({ years: 0, months: counted.months, days: counted.days }) };
}

function expirationOf(reading: Reading, { candidate, day }: OwnDay): Fact {
  const { value, passage } = wordsOf(reading, candidate);
  const { counted } = candidate;
  const expiration = { ...fact("expiration_date", value, passage), iso: writeDay(day) };
  if (!counted) return expiration;
  const { months, days, isLastBefore } = counted;
  const from = { iso: isoOf(counted.from), months, days, ...(isLastBefore ? ({ isLastBefore } as const) : {}) };
  return { ...expiration, from };
}

function wordsOf(reading: Reading, { mention }: OwnDay["candidate"]) {
  const value = reading.contract.text.slice(mention.start, mention.end).replace(/\s+/gu, " ");
  return { value, passage: quoted(reading, mention.sentence) };
}

/** Whether another clause of the text changes the day that a fact was read from. */
function isOfChanged(reading: Reading, { passage }: Fact): boolean {
  return [...changesOf(reading).superseded].some(({ start }) => start >= passage.start && start < passage.end);
}

function dayFact(kind: FactKind, reading: Reading, date: WrittenDay, isStated: boolean): Fact {
  const passage = quoted(reading, sentenceAt(reading, date.start) ?? date);
  const value = reading.contract.text.slice(date.start, date.end).replace(/\s+/gu, " ");
  return { ...fact(kind, value, passage, isStated), ...(date.isEitherWay ? {} : { iso: isoOf(date) }) };
}
