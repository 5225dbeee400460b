/** Facts about the days on which a contract was made, starts and ends. */
import { daysFrom, writeDay } from "@/lib/days";
import { anyOf } from "../../language/patterns";
import * as days from "../../time/days.cues";
import { plainDate } from "../../facts/plain-date";
import { readPlainTerm, type PlainTerm } from "../../facts/plain-term";
import { isLetter } from "../../parties/letters";
import { folded } from "../../text/folding";
import { sentenceAt, type Reading } from "../../text/reading";
import type { Span } from "../../text/spans";
import { isContested } from "../../time/contested";
import type { Counted } from "../../time/counted-day";
import { readChanges } from "../../time/in-force";
import { readTimes } from "../../time/mentions";
import { LEARNED, THRESHOLDS, type Models, type Thresholds } from "../../time/model";
import { openEndIn } from "../../time/open-ends";
import {
  findOwnDays,
  roleCandidates,
  termWithoutStart,
  type FoundDays,
  type OwnDay,
  type OwnDayRole,
} from "../../time/own-days";
import type { Fact, FactKind } from "../fact";
import { fact, inItsWords, standingAlone, toFactLength, quoted, type Length } from "./made-fact";
import { undatedFacts } from "./undated-facts";
import * as facts from "./facts.cues";
import * as cue from "../../time/days.cues";
import { monthNamed } from "../../time/written/months";

/** Weights for reading days, and the chance from which they are certain; by default the learned ones. */
export type LearnedDays = { models?: Models; thresholds?: Thresholds };
const KINDS = { made: "agreement_date", start: "effective_date" } as const;

/**
 * A day is stated only at a chance at which nearly all were right on contracts not used in training, if nothing changes
 * it and no other day comes close; an end only if its sentence also says so explicitly.
 */
export function ownDayFacts(reading: Reading, { models = LEARNED, thresholds = THRESHOLDS }: LearnedDays = {}): Fact[] {
  const own = findOwnDays(reading, models);
  const isStated = (one: OwnDay, role: OwnDayRole) => {
    const least = thresholds[role];
    if (role === "made" && isRatherStart(own) && !isDatedSo(reading, one)) return false;
    if (role === "made" && (isLetter(reading.contract.text) || isAcceptedLater(reading, one))) return false;
    if (role === "start" && STARTS_LATER.test(one.candidate.mention.sentence.folded)) return false;
    const isSaid = role === "end" ? one.isOne && isPlainly(reading, one) : one.isOne || isDatedSo(reading, one);
    return least !== null && one.chance >= least && isSaid && !isEitherWay(one) && !isContested(reading, one, role);
  };
  const days = (["made", "start"] as const).flatMap((role) => {
    const one = role === "made" && isOnlyStart(reading, own) ? null : own[role];
    return one ? [dayFact(KINDS[role], reading, one, isStated(one, role))] : [];
  });
  const end = plainEnd(reading, own);
  const unfilled = unfilledDay(reading.contract.text);
  const isUnfilled = unfilled !== null && unfilled.start < (own.made?.candidate.mention.start ?? Infinity);
  return [
    ...(isUnfilled ? [unfilledFact(reading, unfilled)] : []),
    ...days.filter(({ kind }) => !isUnfilled || kind !== "agreement_date"),
    ...endFacts(reading, end, end !== null && isStated(end, "end"), models).map((one) =>
      one.kind === "expiration_date" && end !== null && isClear(reading, end, thresholds.lasts)
        ? { ...one, isClear: true as const }
        : one,
    ),
  ];
}

/** A named last day that no other comes close to, and that nothing changes. */
function isClear(reading: Reading, end: OwnDay, least: number | null): boolean {
  const isNamed = end.candidate.how === "named" && !isEitherWay(end);
  return least !== null && end.chance >= least && end.isOne && isNamed && !isContested(reading, end, "end");
}

/** A day this clear as a start and this unclear as made, with no plain date on it, is only the start. */
const [CLEAR, UNCLEAR] = [0.5, 0.25];

function isOnlyStart(reading: Reading, { made, start }: FoundDays): boolean {
  const isSame = made !== null && start !== null && made.candidate.mention === start.candidate.mention;
  return isSame && start.chance >= CLEAR && made.chance < UNCLEAR && plainDate(reading) === null;
}

/** Where people sign, at the end; the longest time that they take. UTF-16 units, days. */
const [SIGNED_WITHIN, LONGEST_TO_ACCEPT] = [700, 120];

/** 'We accept this letter. T. Mowbray, 20 January': a day later than the one on top, below the numbered clauses. */
function isAcceptedLater(reading: Reading, { day }: OwnDay): boolean {
  const { text } = reading.contract;
  const from = text.length - SIGNED_WITHIN;
  return readTimes(reading).mentions.some((one) => {
    if (one.kind !== "date" || one.start < from || one.date.year === null) return false;
    const days = daysFrom(day, { ...one.date, year: one.date.year });
    const isLater = days > 0 && days <= LONGEST_TO_ACCEPT && one.sentence.numbering === null;
    return isLater && ACCEPTED.test(folded(text.slice(Math.max(0, one.start - ACCEPTED_WITHIN), one.start)));
  });
}

const ACCEPTED = anyOf(cue.acceptedThen);
/** UTF-16 units. */
const ACCEPTED_WITHIN = 200;

/** 'It starts on 1 May', and nothing is dated: we don't know whether it was also made that day. */
function isRatherStart({ made, start }: FoundDays): boolean {
  return made !== null && start?.candidate.mention === made.candidate.mention && made.chance < start.chance;
}

/** 'Made on 15 October and effective as of the Effective Date, as defined below'. */
const STARTS_LATER = anyOf(days.startsLater);

/** If the explicit term wording gives another, unchanged day, uses that; it is at most likely. */
function plainEnd(reading: Reading, own: FoundDays): OwnDay | null {
  const plain = readPlainTerm(reading);
  if (!plain || plain.kind === "perpetual") return own.end;
  if (plain.kind === "for" && own.end && !isElsewhere(own.end, plain)) return own.end;
  if (plain.kind === "until" && own.end && writeDay(own.end.day) === writeDay(plain.date)) return own.end;
  const days = { made: own.made?.day ?? null, start: own.start?.day ?? null, end: null };
  const same = roleCandidates(reading, { own: days, role: "end" }).find(
    ({ day, candidate: { mention, counted } }) =>
      mention.sentence.start === plain.sentence.start &&
      (plain.kind === "until" ? writeDay(day) === writeDay(plain.date) : isAsLong(counted, plain.duration)),
  );
  const isSameEnd = same !== undefined && own.end !== null && writeDay(same.day) === writeDay(own.end.day);
  const said = same && (isSameEnd && own.end ? { ...own.end, ...same } : { ...same, chance: 0, isOne: false });
  return said && !isContested(reading, said, "end") ? said : own.end;
}

/** The same duration, but named where something else is said: 'worn out at the end of the five-year period'. */
function isElsewhere({ candidate: { mention, counted } }: OwnDay, plain: Extract<PlainTerm, { kind: "for" }>): boolean {
  return mention.sentence.start !== plain.sentence.start && isAsLong(counted, plain.duration);
}

function isDatedSo(reading: Reading, { day }: OwnDay): boolean {
  const plain = plainDate(reading);
  return plain !== null && writeDay(plain) === writeDay(day);
}

/** Whether the explicit term wording gives this very day. A year ends on its anniversary or the day before. */
function isPlainly(reading: Reading, { day }: OwnDay): boolean {
  const plain = readPlainTerm(reading);
  const end = plain?.kind === "until" ? plain.date : plain?.kind === "for" ? plain.end : null;
  return end !== null && writeDay(end) === writeDay(day);
}

/** The last day with its duration; else a duration from an unnamed day; else an open end. */
function endFacts(reading: Reading, end: OwnDay | null, isStated: boolean, models: Models): Fact[] {
  if (end) return [...termFacts(reading, end, isStated), expirationFact(reading, end, isStated)];
  const undated = undatedFacts(reading);
  if (undated.length > 0) return undated;
  const term = termWithoutStart(reading, models);
  if (term)
    return [...termFacts(reading, term, false), fact("expiration_date", ...quoteMention(reading, term.candidate))];
  const open = openEndIn(reading);
  const isPlain = readPlainTerm(reading)?.kind === "perpetual";
  return open
    ? [fact("expiration_date", mentionText(reading, open.words), quoted(reading, open.sentence), isPlain)]
    : [];
}

function isAsLong(counted: Counted | null, { years, months, days }: Omit<Length, "text">): boolean {
  return counted !== null && counted.months === 12 * years + months && counted.days === days;
}

/** A duration is stated if its sentence says explicitly that it is the contract's. */
function termFacts(reading: Reading, { candidate }: OwnDay, isEndStated: boolean): Fact[] {
  const { counted } = candidate;
  if (!counted) return [];
  const plain = readPlainTerm(reading);
  const isPlain = plain?.kind === "for" && isAsLong(counted, plain.duration);
  const isStated = isEndStated || (isPlain && !readChanges(reading).changed.has(candidate.mention));
  const length = toFactLength({ years: 0, months: counted.months, days: counted.days });
  return [{ ...fact("term", ...quoteMention(reading, candidate), isStated), ...length }];
}

function expirationFact(reading: Reading, one: OwnDay, isStated: boolean): Fact {
  const { candidate, day } = one;
  const { counted } = candidate;
  const stated = fact("expiration_date", ...quoteMention(reading, candidate), isStated);
  const { sentence } = candidate.mention;
  const words = inItsWords(reading.contract.text.slice(sentence.start, sentence.end));
  // 'the later of acceptance and payment, but in any case on 30 September': the day alone would be half of it
  const told = WHICHEVER.test(sentence.folded) && words.includes(stated.value) ? { ...stated, value: words } : stated;
  const doubtful = !isStated && one.chance < DOUBTFUL ? ({ isDoubtful: true } as const) : {};
  const expiration = isEitherWay(one) ? told : { ...told, ...doubtful, iso: writeDay(day) };
  if (!counted) return expiration;
  const { months, days, isLastBefore } = counted;
  const from = { iso: writeDay(counted.from), months, days, ...(isLastBefore ? ({ isLastBefore } as const) : {}) };
  return { ...expiration, from };
}

/** Ends less likely than this were right less often than four times in five on contracts not learned from. */
const DOUBTFUL = 0.6;

function quoteMention(reading: Reading, { mention }: OwnDay["candidate"]) {
  return [mentionText(reading, mention), quoted(reading, mention.sentence)] as const;
}

function mentionText({ contract }: Reading, { start, end }: Span): string {
  return standingAlone(contract.text.slice(start, end).replace(/\s+/gu, " "));
}

const WHICHEVER = anyOf(facts.whicheverDay);

function isEitherWay({ candidate: { mention } }: OwnDay): boolean {
  return mention.kind === "date" && mention.date.isEitherWay === true;
}

function dayFact(kind: FactKind, reading: Reading, one: OwnDay, isStated: boolean): Fact {
  const stated = fact(kind, ...quoteMention(reading, one.candidate), isStated);
  return isEitherWay(one) ? stated : { ...stated, iso: writeDay(one.day) };
}

/** 'As of ________, 2015': only the parts that are filled in. */
function unfilledFact(reading: Reading, { iso, ...span }: Span & { iso: string }): Fact {
  const passage = quoted(reading, sentenceAt(reading, span.start) ?? span);
  return { ...fact("agreement_date", mentionText(reading, span), passage), iso };
}

/** A contract is dated near the top. UTF-16 units. */
const HEAD = 3_000;
const BLANK = anyOf(cue.blankDay);

/** The blank date near the top of a contract: 'as of June __, 2010'. `iso`: its month, if any, and year. */
export function unfilledDay(text: string): (Span & { iso: string }) | null {
  const match = BLANK.exec(text.slice(0, HEAD));
  if (!match) return null;
  const groups = match.slice(1).filter((group) => group !== undefined);
  const [year = ""] = groups.slice(-1);
  const month = groups.length > 1 ? monthNamed((groups[0] ?? "").toLowerCase()) : null;
  const iso = month === null ? year : `${year}-${String(month).padStart(2, "0")}`;
  return { start: match.index, end: match.index + match[0].length, iso };
}
