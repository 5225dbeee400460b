import { writeDay, type Day, monthsLater } from "@/lib/days";
import { groupedBy } from "@/lib/grouped-by";
import type { Passage } from "../port";
import { disagreementsOf } from "../suggest/disagreement";
import type { Reading, Sentence } from "../text/reading";
import { toPassage } from "../text/spans";
import { findAnchor, type Anchor } from "./anchors";
import { listCandidates, type Candidate, type OwnDays } from "./candidates";
import { isKeptUp, isPaymentDay, isRightOnly, kindInWords } from "./event-kinds";
import { isMoment } from "./counted-day";
import { isCondition } from "./limits";
import type { Features } from "./features";
import { predict, LEARNED, THRESHOLDS, type Models, type Thresholds } from "./model";
import { comesFirst, isCertain } from "./sureness";
import { readTimes, type Mention, type Times } from "./mentions";
import { wordsOfEvent } from "./event-words";
import { isNoEvent } from "./no-events";
import { isEndOfPolicy } from "./paper-days";
import { isHeldUntil } from "./starting-days";
import { countingDays, featuresFor, findOwnDays, roughDay, type FoundDays } from "./own-days";
import { isYearly } from "./yearly";
import { oneOf } from "../text/either";
import { numberEndingAt } from "./written/numbers";

const EVENT_KINDS = ["expiration", "notice", "payment", "option", "delivery", "duty"] as const;
type EventKind = (typeof EVENT_KINDS)[number];

/** How the text gives the day of an event. Days as ISO. */
type EventDay =
  | { how: "named"; date: string; isYearReckoned: boolean; isDayBefore?: true }
  | { how: "again"; date: string; isReckoned: boolean; every: "month" | "quarter" | "year"; until?: string }
  | {
      how: "counted";
      of: "signing" | "start" | "end" | "day";
      from: string;
      direction: "after" | "before";
      months: number;
      days: number;
      businessDays: number;
      /** The earlier of two readings: the day before the anniversary. */
      isLastBefore: boolean;
    };

/**
 * Something that is due, allowed or ends on a day, except the contract's own end. `chance`: learned, 0 to 1, and at
 * least that of the likely ones for a day that comes first, below it for another.
 */
export type DatedEvent = {
  kind: EventKind;
  day: EventDay;
  chance: number;
  /** The text says for certain that it is due then; if it is counted, where the day it is counted from is certain. */
  isCertain?: true;
  /** What happens then, in the clause's words; not in readings from before they were told. */
  words?: string;
  passage: Passage;
  also: Passage[];
};

/** Just below the chance from which a day comes first. */
const UNLIKELY = THRESHOLDS.likely - 0.01;

/** `least`: the chance from which a day is told. */
type Reader = { models?: Models; thresholds?: Thresholds; least?: number };

/** The dated events of a contract in text order, only the likeliest for each day. */
export function findEvents(
  reading: Reading,
  { models = LEARNED, thresholds = THRESHOLDS, least = thresholds.check }: Reader = {},
): DatedEvent[] {
  const own = findOwnDays(reading, models);
  const days = countingDays(own);
  const likely = listCandidates(reading, days).flatMap((candidate) => {
    const features = featuresFor(reading, candidate, days);
    const isPaper = isEndOfPolicy(reading, readTimes(reading), candidate.mention);
    const chance = isPaper ? UNLIKELY : predict(features, models.deadline);
    if (chance < least || isOwnEnd(candidate, own) || isNoEvent(reading, candidate, days)) return [];
    return [{ candidate, features, chance }];
  });
  const best = new Map<string, (typeof likely)[number]>();
  for (const one of likely) {
    // a rent that comes again is another event than what happens once on its first day
    const day = writeDay(roughDay(one.candidate)) + (one.candidate.how === "again" ? " again" : "");
    if (one.chance > (best.get(day)?.chance ?? 0)) best.set(day, one);
  }
  return [...best.values()].map(({ candidate, features, chance }) => {
    const others = otherClauses(reading, candidate);
    const isDoubtful = others.length > 0 || isKeptAfterEnd(reading, candidate);
    const isOfProbation = endsProbation(reading, candidate, own);
    const isSure = !isDoubtful && isCertain(features, chance, thresholds);
    const isFirst = !isDoubtful && (isSure || isOfProbation || comesFirst(features, chance, thresholds));
    const told = isFirst ? Math.max(chance, THRESHOLDS.likely) : Math.min(chance, UNLIKELY);
    return {
      kind: chooseKind(reading, { candidate, features, models }),
      day: toEventDay(reading, candidate, days),
      chance: Number(told.toFixed(3)),
      ...(isSure ? ({ isCertain: true } as const) : {}),
      words: wordsOfEvent(reading, candidate.mention),
      passage: toPassage(reading.contract, candidate.mention.sentence),
      also: [...others, ...anchorPassages(reading, candidate, own)],
    };
  });
}

/** The sentences of other clauses that give another day or length for the same thing. */
function otherClauses(reading: Reading, { mention, anchor }: Candidate): Passage[] {
  const written = reading.contract.text.slice(mention.start, mention.end).replace(/\s+/gu, " ");
  return disagreementsOf(reading, mention.sentence)
    .filter(({ own, holds }) => own.written === written && holds !== "own")
    .filter(({ other }) => anchor === null || isCountedThere(readTimes(reading), other.sentence, anchor))
    .map(({ other }) => toPassage(reading.contract, other.sentence));
}

/** A deposit is paid within 5 days of the signing, and given back within 14 days of the end: two times, not one. */
function isCountedThere(times: Times, sentence: Sentence, { of }: Anchor): boolean {
  const bySentence = known.get(times) ?? groupedBy(times.mentions, (one) => one.sentence.start);
  known.set(times, bySentence);
  const lengths = (bySentence.get(sentence.start) ?? []).filter(({ kind }) => kind === "length");
  return lengths.length === 0 || lengths.some((one) => findAnchor(times, one).of === of);
}

const known = new WeakMap<Times, ReadonlyMap<number, readonly Mention[]>>();

/** A trial that is counted with its stated length from a first day that the contract names: the last day to decide. */
function endsProbation(reading: Reading, { anchor, counted, mention }: Candidate, { start }: FoundDays): boolean {
  if (start === null || start.candidate.how !== "named" || start.chance < CLEAR_START) return false;
  const isOfOther = anchor !== null && anchor.of !== "start" && anchor.of !== "none";
  if (isOfOther || counted?.how !== "after" || writeDay(counted.from) !== writeDay(start.day)) return false;
  const { cues } = readTimes(reading);
  return cues.slice(mention.first, mention.last).some((here) => here.includes("probation"));
}
/** Of the first day. */
const CLEAR_START = 0.5;

/** Nobody has anything to do on the day on which secrecy or a ban ends that outlasts the contract. */
function isKeptAfterEnd({ contract: { text } }: Reading, { anchor, counted, mention }: Candidate): boolean {
  return anchor?.of === "end" && counted?.how === "after" && isKeptUp(text, mention);
}

function isOwnEnd(candidate: Candidate, { end }: FoundDays): boolean {
  return end !== null && writeDay(roughDay(candidate)) === writeDay(end.day);
}

type Chosen = { candidate: Candidate; features: Features; models: Models };

/** Whatever isn't a notice, payment or right is a duty; a delivery is recognised by its words. */
function chooseKind(reading: Reading, { candidate, features, models }: Chosen): EventKind {
  const { text } = reading.contract;
  const { mention } = candidate;
  if (isKeptAfterEnd(reading, candidate)) return "duty";
  if (features["anchor_date_before"] === 1 && features["s_notice"] === 1 && features["s_terminate"] === 1)
    return "notice";
  const said = kindInWords(text, mention);
  if (said) return said;
  if (candidate.how !== "counted" && isCondition(text, mention)) return isPaid(features) ? "option" : "duty";
  const [first] = (["notice", "payment", "option"] as const)
    .map((kind) => ({ kind, chance: predict(features, models[kind]) }))
    .sort((one, other) => other.chance - one.chance);
  if (first && first.chance >= 0.5 && (first.kind !== "payment" || isOfMoney(features))) return first.kind;
  if (isRightOnly(text, mention) || isHeldUntil(text, mention)) return "option";
  if (isPaymentDay(text, mention)) return "payment";
  // 'Twelve months after delivery' is no delivery.
  const isAct = features["c_deliver"] === 1 && features["anchor_event"] !== 1 && features["anchor_date"] !== 1;
  return isAct && features["x_untilNot"] !== 1 && !isKeptUp(text, mention) ? "delivery" : "duty";
}

/** Who pays by a day gets what depends on it. */
function isPaid(features: Features): boolean {
  return ["c_pay", "c_money", "c_option"].some((name) => features[name] === 1);
}

/** No payment without a word of money in its sentence, its heading or the head of its table. */
function isOfMoney(features: Features): boolean {
  return ["s_pay", "s_money", "h_pay", "h_money", "l_pay", "l_money", "table"].some((name) => features[name] === 1);
}

function toEventDay(reading: Reading, candidate: Candidate, own: OwnDays): EventDay {
  if (candidate.how === "named") {
    const { isYearReckoned, isDayBefore, mention, day } = candidate;
    if (isYearly(reading.contract.text, mention))
      return again(day, { every: "year", isReckoned: isYearReckoned, last: own.end });
    return { how: "named", date: writeDay(day), isYearReckoned, ...(isDayBefore ? { isDayBefore } : {}) };
  }
  if (candidate.how !== "counted") {
    const { mention, day, isFirstNamed } = candidate;
    const every = mention.kind === "recurring" ? mention.recurring.every : "month";
    return again(day, { every, isReckoned: !isFirstNamed, last: lastAgain(readTimes(reading), candidate) ?? own.end });
  }
  if (isMoment(candidate.counted))
    return { how: "named", date: writeDay(candidate.counted.from), isYearReckoned: false };
  const { from, how: direction, ...length } = candidate.counted;
  return { how: "counted", of: findOrigin(candidate, own), from: writeDay(from), direction, ...length };
}

type Again = Extract<EventDay, { how: "again" }>;

function again(first: Day, { last, ...rest }: Pick<Again, "every" | "isReckoned"> & { last: Day | null }): Again {
  return { how: "again", date: writeDay(first), ...rest, ...(last === null ? {} : { until: writeDay(last) }) };
}

/** A duration without an anchor is counted like the contract term, a notice before the contract's end. */
function findOrigin({ anchor, counted }: Candidate, own: OwnDays): "signing" | "start" | "end" | "day" {
  const of = anchor?.of ?? "none";
  if (of === "signing" || of === "end") return of;
  if (of === "start") return (anchor?.isOwnDate ? own.made : !own.start) ? "signing" : "start";
  if (of !== "none") return "day";
  if (counted?.how === "before") return "end";
  return own.start ? "start" : "signing";
}

/** The passage that names the day another is counted from. */
function anchorPassages(reading: Reading, { anchor, mention }: Candidate, own: FoundDays): Passage[] {
  const byOwn = { signing: own.made, start: own.start ?? own.made, end: own.end, none: own.start ?? own.made };
  const of = anchor?.of;
  const named = anchor?.at ?? (of && of !== "date" && of !== "event" ? byOwn[of]?.candidate.mention : undefined);
  return named && named.sentence !== mention.sentence ? [toPassage(reading.contract, named.sentence)] : [];
}

const INSTALMENT = oneOf(
  String.raw`payments|instal\p{L}{0,7}|tranches`,
  String.raw`платеж\p{L}{1,3}|взнос\p{L}{1,3}|част(?:ями|ей)|удаа|удаагийн|хуваан|хувааж`,
);
const EQUAL = oneOf("equal|monthly|quarterly", String.raw`равн\p{L}{1,3}|ежемесячн\p{L}{1,3}|тэнцүү`);
const QUARTER = 3;
/** A payment more frequent than this runs as long as the contract. */
const MOST = 120;

/** The last day of a series with a known number of payments: '12 equal instalments on the 10th of each month'. */
export function lastAgain({ tokens }: Times, { how, mention, day }: Candidate): Day | null {
  if (how !== "again" || mention.kind !== "recurring") return null;
  for (let at = mention.first; at < mention.last; at += 1) {
    if (!INSTALMENT.test(tokens[at]?.text ?? "")) continue;
    const number = numberEndingAt(tokens, EQUAL.test(tokens[at - 1]?.text ?? "") ? at - 2 : at - 1);
    if (!number || number.value < 2 || number.value > MOST) continue;
    return monthsLater(day, (number.value - 1) * (mention.recurring.every === "quarter" ? QUARTER : 1));
  }
  return null;
}
