import { daysFrom, type Day } from "@/lib/days";
import { findInForce } from "../text/amendments";
import { referencesIn } from "../text/clauses-named";
import type { Reading } from "../text/reading";
import type { Unit } from "../text/units";
import { readTimes, type LengthMention, type Mention, type Times } from "./mentions";
import { anyOf } from "../language/patterns";
import { folded } from "../text/folding";
import { withSpace } from "./paper-days";
import * as cue from "./paper-days.cues";
import { holdsFrom } from "./starting-days.cues";

/** How clauses of the same text that change others affect its times. */
export type Changes = {
  /** Durations that replace the original one of a clause. */
  lengths: ReadonlyMap<Mention, readonly LengthMention[]>;
  /** Times of clauses that another clause changes. */
  changed: ReadonlySet<Mention>;
  /** Times that a change gives as the old value. */
  superseded: ReadonlySet<Mention>;
  /** Times of clauses that change others. */
  changing: ReadonlySet<Mention>;
};

const known = new WeakMap<Reading, Changes>();

/** Reads which times of a contract another of its clauses changes: '30 days in clause 9 become 60'. */
export function readChanges(reading: Reading): Changes {
  const ready = known.get(reading);
  if (ready) return ready;
  const { units, amending, amended, ties } = findInForce(reading);
  const times = readTimes(reading);
  const inUnits = mentionsIn(units, times.mentions);
  const lengths = new Map<Mention, LengthMention[]>();
  const superseded = new Set<Mention>();
  for (const target of amended)
    for (const source of ties.get(target) ?? []) {
      if (amended.has(source) && !amending.has(source)) continue;
      const said = inUnits[source] ?? [];
      for (const old of oldEnds(reading, said, { old: inUnits[target] ?? [], unit: units[target] }))
        superseded.add(old);
      for (const mention of inUnits[target] ?? []) {
        if (!said.some((one) => isSame(one, mention) && !isFrom(reading, one))) continue;
        superseded.add(mention);
        const others = said.flatMap((one) => (one.kind === "length" && !isSame(one, mention) ? [one] : []));
        if (mention.kind === "length" && others.length > 0 && others.length <= MOST_NEW) lengths.set(mention, others);
      }
    }
  for (const one of takenAway(reading, times)) superseded.add(one);
  const among = (places: ReadonlySet<number>) => new Set([...places].flatMap((at) => inUnits[at] ?? []));
  const changes = { lengths, superseded, changed: among(amended), changing: among(amending) };
  known.set(reading, changes);
  return changes;
}

/**
 * The days of a clause that a change replaces. Of several until which something runs, those whose sentence is most like
 * the change: 'your request may reach us until 15 March' moves the day for requests, not the last day of the term.
 */
function oldEnds(
  reading: Reading,
  said: readonly Mention[],
  { old, unit }: { old: readonly Mention[]; unit: Unit | undefined },
): Mention[] {
  const times = readTimes(reading);
  const { text } = reading.contract;
  const shared = old.flatMap((mention) => {
    const news = said.filter((one) => isNewEnd(times, one, mention) && isAboutIt(reading, one, { mention, unit }));
    if (news.length === 0) return [];
    const own = beginningsOf(text, mention);
    const words = news.map((one) => [...beginningsOf(text, one)].filter((word) => own.has(word)).length);
    return [{ mention, words: Math.max(...words) }];
  });
  const most = Math.max(0, ...shared.map(({ words }) => words));
  const alike = shared.filter(({ words }) => words === most).map(({ mention }) => mention);
  return nearestDays(alike, said);
}

/** Of a list of days in one sentence, of which a change gives fewer anew, those nearest to the new ones. */
function nearestDays(old: readonly Mention[], said: readonly Mention[]): Mention[] {
  const news = said.flatMap((one) => (one.kind === "date" ? dayOf(one) : []));
  const isList = old.length > 1 && old.every(({ sentence }) => sentence === old[0]?.sentence);
  if (!isList || news.length === 0) return [...old];
  const away = (mention: Mention) => {
    const [day] = dayOf(mention);
    return day ? Math.min(...news.map((one) => Math.abs(daysFrom(day, one)))) : Infinity;
  };
  const least = Math.min(...old.map(away));
  return old.filter((mention) => away(mention) === least);
}

function dayOf(mention: Mention): Day[] {
  if (mention.kind !== "date" || mention.date.year === null) return [];
  return [{ ...mention.date, year: mention.date.year }];
}

/** Days that a change takes away, and the same days of what it changes, before it. */
function takenAway(reading: Reading, { mentions }: Times): Mention[] {
  const { text } = reading.contract;
  const old = mentions.filter((one) => isTakenAway(text, one)).slice(0, MOST_OLD);
  const originals = old.flatMap((one) =>
    mentions.filter(
      (mention) =>
        mention.start < one.start &&
        mention.sentence !== one.sentence &&
        isSameDay(one, mention) &&
        isAboutIt(reading, one, { mention, unit: undefined }),
    ),
  );
  return [...old, ...originals];
}

/** Each is compared with every day. */
const MOST_OLD = 40;

/** A change may leave the year of an old day out. */
function isSameDay(one: Mention, other: Mention): boolean {
  if (one.kind !== "date" || other.kind !== "date") return false;
  const [a, b] = [one.date, other.date];
  return a.month === b.month && a.day === b.day && (a.year === null || b.year === null || a.year === b.year);
}

/** A change with more new durations than this affects several clauses, and we can't tell which is which. */
const MOST_NEW = 2;

function mentionsIn(units: readonly { start: number; end: number }[], mentions: readonly Mention[]): Mention[][] {
  const inUnits: Mention[][] = units.map(() => []);
  let at = 0;
  for (const mention of mentions) {
    while (at < units.length - 1 && (units[at]?.end ?? Infinity) <= mention.start) at += 1;
    inUnits[at]?.push(mention);
  }
  return inUnits;
}

const NEAR = 5;
/** Russian "до" is used both for deadlines and for ends. */
const ENDS = ["until", "deadline"];

/** 'The time for delivery is made 14 August': '14-ний өдөр болгож өөрчлөв'. */
const BECOMES_MN = /^болго(?:в|ж|н)$/u;
const BECOMES_NEAR = 3;

/** Mongolian says after a day that something ends on it, the others before it. */
const SAID_AFTER = /[үө]|дуус/u;

/** Whether a change replaces one day with another: both are days until which something runs. */
function isNewEnd({ cues, tokens }: Times, one: Mention, old: Mention): boolean {
  if (one.kind !== "date" || old.kind !== "date" || isSame(one, old)) return false;
  const ends = (at: number) => cues[at]?.some((cue) => ENDS.includes(cue)) === true;
  const becomes = tokens.slice(one.next, one.next + BECOMES_NEAR).some(({ text }) => BECOMES_MN.test(text));
  return (becomes ? [old] : [one, old]).every(
    ({ from, next, first, last }) =>
      between(Math.max(first, from - NEAR), from).some(ends) ||
      between(next, Math.min(last, next + NEAR)).some((at) => ends(at) && SAID_AFTER.test(tokens[at]?.text ?? "")),
  );
}

function between(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);
}

/** Whether a change names the clause of the old day, or something that is said of it: 'the lease ends on 31 March'. */
function isAboutIt(
  { contract: { text } }: Reading,
  one: Mention,
  { mention, unit }: { mention: Mention; unit: Unit | undefined },
): boolean {
  const change = text.slice(one.sentence.start, one.sentence.end);
  const number = unit?.number?.toLowerCase();
  if (number !== undefined && referencesIn(change).includes(number)) return true;
  const own = beginningsOf(text, mention);
  return [...beginningsOf(text, one)].some((word) => own.has(word));
}

const COMPARED = 5;

/** The beginnings of the longer words of a day's sentence, without the day itself. */
function beginningsOf(text: string, { sentence, start, end }: Mention): Set<string> {
  const words = `${text.slice(sentence.start, start)} ${text.slice(end, sentence.end)}`;
  return new Set((words.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, COMPARED)));
}

function isSame(one: Mention, other: Mention): boolean {
  if (one.kind === "length" && other.kind === "length") {
    const [a, b] = [one.length, other.length];
    return a.months === b.months && a.days === b.days && a.businessDays === b.businessDays;
  }
  if (one.kind !== "date" || other.kind !== "date") return false;
  const [a, b] = [one.date, other.date];
  return a.year === b.year && a.month === b.month && a.day === b.day;
}

const HOLDS_FROM = anyOf(holdsFrom);

/** 'Rent for the time from 1 December': a day that a change counts from isn't one that it replaces. */
function isFrom({ contract: { text } }: Reading, mention: Mention): boolean {
  if (mention.kind !== "date" || isTakenAway(text, mention)) return false;
  const { sentence, start } = mention;
  return HOLDS_FROM.test(withSpace(text.slice(Math.max(sentence.start, start - AROUND), start)));
}

const { moved, ...plainEn } = cue.insteadOf.en;
const { moved: movedRu, replaced, ...plainRu } = cue.insteadOf.ru;
const INSTEAD = anyOf(plainEn, plainRu);
const MOVED = anyOf(moved, movedRu, replaced);
const THEN = anyOf(cue.thenAnother);
const TAKEN_AWAY = cue.takenAway.mn;
/** UTF-16 units. */
const AROUND = 180;

/** Whether a change takes a day away: 'moved from 15 March to' another, 'on 4 May instead of 1 May'. */
function isTakenAway(text: string, { kind, sentence, start, end }: Mention): boolean {
  if (kind !== "date") return false;
  const before = withSpace(text.slice(Math.max(sentence.start, start - AROUND), start));
  const after = folded(text.slice(end, Math.min(sentence.end, end + AROUND)));
  return INSTEAD.test(before) || (MOVED.test(before) && THEN.test(after)) || TAKEN_AWAY.test(after);
}
