import { findInForce } from "../text/amendments";
import type { Reading } from "../text/reading";
import { readTimes, type LengthMention, type Mention, type Times } from "./mentions";
import { anyOf } from "../language/patterns";
import { folded } from "../text/folding";
import { withSpace } from "./paper-days";
import * as cue from "./paper-days.cues";
import { holdsFrom } from "./starting-days.cues";
import { movedByLabel } from "./moved-labels";
import { noticesReplaced } from "./replaced-notice";
import { isAboutIt, isSame, newNotice, oldEnds } from "./replaced-times";

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
      for (const [old, now] of newNotice(times, said, { old: inUnits[target] ?? [], unit: units[target] })) {
        superseded.add(old);
        if (!lengths.has(old)) lengths.set(old, [now]);
      }
      for (const mention of inUnits[target] ?? []) {
        if (!said.some((one) => isSame(one, mention) && !isFrom(reading, one))) continue;
        superseded.add(mention);
        const others = said.flatMap((one) => (one.kind === "length" && !isSame(one, mention) ? [one] : []));
        if (mention.kind === "length" && others.length > 0 && others.length <= MOST_NEW) lengths.set(mention, others);
      }
    }
  for (const one of takenAway(reading, times)) superseded.add(one);
  const among = (places: ReadonlySet<number>) => new Set([...places].flatMap((at) => inUnits[at] ?? []));
  const changing = among(amending);
  for (const one of movedByLabel(reading, times, changing)) superseded.add(one);
  for (const [old, now] of noticesReplaced(times, changing)) {
    superseded.add(old);
    if (!lengths.has(old)) lengths.set(old, [now]);
  }
  const changes = { lengths, superseded, changed: among(amended), changing };
  known.set(reading, changes);
  return changes;
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
const TAKEN_AWAY = anyOf(cue.takenAway);
/** UTF-16 units. */
const AROUND = 180;

/** Whether a change takes a day away: 'moved from 15 March to' another, 'on 4 May instead of 1 May'. */
function isTakenAway(text: string, { kind, sentence, start, end }: Mention): boolean {
  if (kind !== "date") return false;
  const before = withSpace(text.slice(Math.max(sentence.start, start - AROUND), start));
  const after = folded(text.slice(end, Math.min(sentence.end, end + AROUND)));
  return INSTEAD.test(before) || (MOVED.test(before) && THEN.test(after)) || TAKEN_AWAY.test(after);
}
