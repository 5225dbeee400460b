import { daysFrom, daysLater, writeDay, type Day } from "@/lib/days";
import { groupedBy } from "@/lib/grouped-by";
import type { Reading } from "../text/reading";
import { findAnchor } from "./anchors";
import { listCandidates, type Candidate, type OwnDays } from "./candidates";
import { dayCounted, isMoment } from "./counted-day";
import { dayFeatures } from "./day-features";
import { wordFeatures, type Features } from "./features";
import { readChanges } from "./in-force";
import { dayCalledEffective, readTimes, tokenAt, type Mention } from "./mentions";
import { isEnd, isNoTerm, isOfAnother, isUnlikelyEnd, type OwnEnd } from "./others-days";
import { predict, LEARNED, type Models } from "./model";

/** One of the contract's own days, where it is stated, and how certain it is. */
export type OwnDay = { candidate: Candidate; day: Day; chance: number; isOne: boolean };
export type OwnDayRole = "made" | "start" | "end";
export type FoundDays = { made: OwnDay | null; start: OwnDay | null; end: OwnDay | null };

/** Other days are counted only from an end at least this likely. */
const CLEAR_END = 0.2;

/** The contract's own days from which others are counted. */
export function countingDays({ made, start, end }: FoundDays): OwnDays {
  const isClear = end !== null && end.chance >= CLEAR_END;
  return { made: made?.day ?? null, start: start?.day ?? null, end: isClear ? end.day : null };
}

const NOTHING_KNOWN: OwnDays = { made: null, start: null, end: null };
/** Below this chance a contract has no such day. */
const LEAST: Readonly<Record<Exclude<OwnDayRole, "end">, number>> = { made: 0.12, start: 0.3 };
const BUSINESS_WEEK = 5;
/** A start this likely is used, whatever is said about signing. */
const CLEAR = 0.5;
const WHEN_SIGNED = 0.6;
const SUBJECT = 6;
const NEAR = 9;

/** The days on which a contract was made, starts and ends. */
export function findOwnDays(reading: Reading, models: Models = LEARNED): FoundDays {
  const ready = models === LEARNED ? found.get(reading) : undefined;
  if (ready) return ready;
  const days = daysBy(reading, models);
  if (models === LEARNED) found.set(reading, days);
  return days;
}

const found = new WeakMap<Reading, FoundDays>();

function daysBy(reading: Reading, models: Models): FoundDays {
  const made = likeliest(reading, { own: NOTHING_KNOWN, role: "made", models });
  const withMade = { ...NOTHING_KNOWN, made: made?.day ?? null };
  const first = likeliest(reading, { own: withMade, role: "start", models });
  const isMade = first !== null && isSameDay(first.day, withMade.made);
  const another = isMade ? namedStart(reading, { own: withMade, models }, first) : null;
  const said = calledEffective(reading, { own: withMade, models }) ?? another ?? first;
  const start =
    made && (said?.chance ?? 0) < CLEAR && startsWhenSigned(reading) ? { ...made, chance: WHEN_SIGNED } : said;
  const withStart = { ...withMade, start: start?.day ?? null };
  const end = likeliest(reading, { own: withStart, role: "end", models });
  return { made, start, end };
}

/** The contract itself calls the day its 'Effective Date'. */
function calledEffective(reading: Reading, { own, models }: Omit<Role, "role">): OwnDay | null {
  const mention = dayCalledEffective(readTimes(reading).named);
  const one = roleCandidates(reading, { own, role: "start" }).find(({ candidate }) => candidate.mention === mention);
  return one ? { ...one, chance: Math.max(CLEAR, predict(one.features, models.start)), isOne: false } : null;
}

const LEAST_NAMED = 0.05;
const AS_LIKELY = 0.8;
const BESIDE_DAY = ["b_effect", "mn_aa_effect"];

/** 'Made on 4 May but effective as of 1 May': another day that the words call effective, or that is as likely. */
function namedStart(reading: Reading, { own, models }: Omit<Role, "role">, first: OwnDay): OwnDay | null {
  if (!own.made) return null;
  const called = roleCandidates(reading, { own, role: "start" })
    .filter(({ day }) => !isSameDay(day, own.made))
    .map((one) => ({ ...one, chance: predict(one.features, models.start), isOne: false }))
    .filter(({ chance, features }) => {
      const isCalledSo = BESIDE_DAY.some((name) => features[name] === 1) && chance >= LEAST_NAMED;
      return isCalledSo || chance >= AS_LIKELY * first.chance;
    });
  return called.length === 1 ? (called[0] ?? null) : null;
}

function isSameDay(one: Day, other: Day | null): boolean {
  return other !== null && writeDay(one) === writeDay(other);
}

/** Any day: a contract without a start day still has a duration to report. */
const SOME_DAY: Day = { year: 2000, month: 1, day: 1 };

/** The duration of a contract that doesn't say when it was made or starts. */
export function termWithoutStart(reading: Reading, models: Models = LEARNED): OwnDay | null {
  const { made, start } = findOwnDays(reading, models);
  if (made || start) return null;
  const end = likeliest(reading, { own: { ...NOTHING_KNOWN, made: SOME_DAY }, role: "end", models });
  return end?.candidate.counted ? end : null;
}

/** 'In force from its signing', about the contract itself. */
function startsWhenSigned(reading: Reading): boolean {
  const { cues, tokens } = readTimes(reading);
  return reading.sentences.some((sentence) => {
    const [first, last] = [tokenAt(tokens, sentence.start), tokenAt(tokens, sentence.end)];
    const has = (cue: string, from = first, next = last) =>
      cues.slice(from, next).findIndex((here) => here.includes(cue));
    const [contract, effect, sign] = [has("contract", first, first + SUBJECT), has("effect"), has("sign")];
    return contract >= 0 && effect >= 0 && sign >= 0 && Math.abs(effect - sign) <= NEAR;
  });
}

type Role = { own: OwnDays; role: OwnDayRole; models: Models };

function likeliest(reading: Reading, { own, role, models }: Role): OwnDay | null {
  const scored = roleCandidates(reading, { own, role })
    .map(({ candidate, day, features }) => ({ candidate, day, chance: predict(features, models[role]) }))
    .sort((one, other) => other.chance - one.chance);
  const isTooUnlikely = (one: OwnEnd) => (role === "end" ? isUnlikelyEnd(reading, one) : one.chance < LEAST[role]);
  const best = scored.find((one) => !isTooUnlikely(one));
  if (!best) return null;
  const rival = scored.find(({ day }) => writeDay(day) !== writeDay(best.day));
  return { ...best, isOne: !rival || rival.chance < best.chance / 3 };
}

/** Possible days of a contract's own, with features: named days, and for its end also durations from its start. */
export function roleCandidates(reading: Reading, { own, role }: Pick<Role, "own" | "role">) {
  const candidates = listCandidates(reading, own).flatMap((candidate) => {
    if (candidate.isYearReckoned || (role !== "end" && (candidate.how !== "named" || isBound(reading, candidate))))
      return [];
    if (
      candidate.counted &&
      (candidate.counted.how === "before" || candidate.counted.businessDays > 0 || isMoment(candidate.counted))
    )
      return [];
    if (role === "end" && isNoTerm(reading, candidate)) return [];
    const day = roughDay(candidate);
    return [{ candidate, day, features: featuresFor(reading, candidate, own) }];
  });
  return role === "end" ? withRivals(candidates, { own, length: reading.contract.text.length }) : candidates;
}

const FIFTHS = 5;

/** How a day compares with its rivals: where, how often, counted from which day. */
function withRivals(
  candidates: readonly { candidate: Candidate; day: Day; features: Features }[],
  { own, length }: { own: OwnDays; length: number },
) {
  const days = groupedBy(candidates, ({ day }) => writeDay(day));
  const firstLength = candidates.find(({ candidate }) => candidate.counted)?.candidate.mention;
  const latest = [...days.keys()].sort().at(-1);
  return candidates.map(({ candidate, day, features }) => {
    const { counted, mention } = candidate;
    const iso = writeDay(day);
    const isFromOwn = [own.start, own.made].some((one) => one && counted && writeDay(one) === writeDay(counted.from));
    const among: Features = {
      [`fifth_${Math.min(FIFTHS - 1, Math.floor((FIFTHS * mention.start) / length))}`]: 1,
      fromOwn: isFromOwn ? 1 : 0,
      firstLength: mention === firstLength ? 1 : 0,
      again: (days.get(iso)?.length ?? 0) > 1 ? 1 : 0,
      latest: iso === latest ? 1 : 0,
      ...spanFeatures(own.start ?? own.made, day),
    };
    return { candidate, day, features: { ...features, ...among } };
  });
}

const YEAR = 365;
/** Whole months up to half a year, in days. */
const ROUND = new Set([30, 31, 59, 60, 61, 89, 90, 91, 92, 181, 182, 183, 184]);
const SHORT = 25;

/** Whether it is a round duration after the start, like most contract ends. */
function spanFeatures(base: Day | null, day: Day): Features {
  if (!base) return {};
  const days = daysFrom(base, day) + 1;
  const isRound = ROUND.has(days) || days % YEAR < 3 || (days + 1) % YEAR === 0;
  return { round: isRound ? 1 : 0, short: days <= SHORT ? 1 : 0, backwards: days <= 1 ? 1 : 0 };
}

/** A day until which something runs, or after which a duration is counted, isn't the day it is made or begins. */
function isBound(reading: Reading, { mention }: Candidate): boolean {
  const { text } = reading.contract;
  return isEnd(text, mention) || isOfAnother(text, mention) || countedAfter(reading).has(mention);
}

const known = new WeakMap<Reading, ReadonlySet<Mention>>();

/** The days after which a duration runs: 'two years after 1 June 2026'. */
function countedAfter(reading: Reading): ReadonlySet<Mention> {
  const ready = known.get(reading);
  if (ready) return ready;
  const times = readTimes(reading);
  const days = times.mentions.flatMap((mention) => {
    const anchor = mention.kind === "length" ? findAnchor(times, mention) : null;
    return anchor?.of === "date" && !anchor.isFrom && anchor.at?.sentence === mention.sentence ? [anchor.at] : [];
  });
  const bound = new Set(days);
  known.set(reading, bound);
  return bound;
}

export function featuresFor(reading: Reading, candidate: Candidate, own: OwnDays): Features {
  const { mention } = candidate;
  const words = wordFeatures(reading, readTimes(reading), { mention, changes: readChanges(reading) });
  return { ...words, ...dayFeatures(candidate, roughDay(candidate), own) };
}

/** Its day; for business days an estimate that skips weekends but not holidays. */
export function roughDay(candidate: Candidate): Day {
  return candidate.counted ? dayCounted(candidate.counted, roughly) : candidate.day;
}

function roughly(from: Day, count: number): Day {
  return daysLater(from, Math.round((count * 7) / BUSINESS_WEEK));
}
