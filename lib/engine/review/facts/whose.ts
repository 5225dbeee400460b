/** Whose a right is that is told as a length of time: '10 days' of the Client alone is no notice of the contract. */
import { anyOf } from "../../language/patterns";
import { actorBefore, actorIn, findActors, type Actor } from "../../find/actors";
import { isMongolian } from "../../find/duties";
import * as sides from "../../summary/summary.cues";
import { folded } from "../../text/folding";
import type { Reading } from "../../text/reading";
import { readTimes, type LengthMention } from "../../time/mentions";
import * as cue from "./whose.cues";

/** A party by its name in the contract; `everybody`; null where the sentence doesn't tell for sure. */
export type Holder = { label: string } | "everybody" | null;

const EVERY_SIDE = anyOf(cue.everySide);
const ANY_PARTY = anyOf(sides.anyParty);
const NO_SUBJECT = anyOf(cue.noSubject);
const CYRILLIC = /[а-яөү]/u;
/** Between a subject and its verb. UTF-16 units. */
const REACH = 100;
/** What is read before and after a length. UTF-16 units. */
const AROUND = 400;
/** Of an English subject, which has no endings that tell it from an object. */
const NEAR = 30;

const LEAVES = anyOf(cue.leaves);

/** Whether a sentence speaks of leaving: 'we may stop work on two days' notice' doesn't. */
export function speaksOfLeaving({ folded: words }: { folded: string }): boolean {
  return LEAVES.test(words);
}

/** Who has the right that a sentence gives for, or after, a length of time. */
export function holderOf(reading: Reading, mention: LengthMention): Holder {
  const { text } = reading.contract;
  const { sentence, start, end } = mention;
  const before = partOf(text.slice(Math.max(sentence.start, start - AROUND), start));
  const after = folded(text.slice(end, Math.min(sentence.end, end + AROUND)));
  const all = actorsOf(reading);
  if (CYRILLIC.test(sentence.folded) && isMongolian(sentence.folded)) return mongolian(before, sentence.folded, all);
  const head = `${before} `;
  const rights = CYRILLIC.test(sentence.folded) ? cue.mayDo.ru : cue.mayDo.en;
  const last = [...head.matchAll(rights)].at(-1);
  // 'terminated by either party giving six months' notice, save that the Distributor can't'
  if (!last && EVERY_SIDE.test(head)) return "everybody";
  if (last && isShared(reading, mention, last.index)) return null;
  const [words, right] = last ? [head, last] : [after, [...after.matchAll(rights)][0]];
  const holder = right ? subjectOf(words, right.index, all) : null;
  return holder ?? (EVERY_SIDE.test(sentence.folded) ? "everybody" : null);
}

/** 'The Client may leave on 10 days' notice and the Designer on 30': one verb for two lengths. */
function isShared(reading: Reading, { sentence, start, order }: LengthMention, right: number): boolean {
  const { text } = reading.contract;
  const { mentions } = readTimes(reading);
  let at = order - 1;
  while (mentions[at]?.sentence === sentence && mentions[at]?.kind !== "length") at -= 1;
  const other = mentions[at];
  if (other?.sentence !== sentence) return false;
  const [from, until] = [Math.max(sentence.start, start - AROUND), other.start];
  if (until < from || text.slice(until, start).includes(";")) return false;
  // 'The Customer may leave only after 18 months, on 120 days' notice': nobody else is named between the two
  if (actorIn(folded(text.slice(other.end, start)), actorsOf(reading)) === null) return false;
  return partOf(text.slice(from, until)).length > right;
}

/** What stands before a length since the last semicolon, without brackets: 'the Controller (not the Processor) may'. */
function partOf(before: string): string {
  return folded(before.slice(before.lastIndexOf(";") + 1).replace(/\([^()]{0,120}\)/gu, " "));
}

function subjectOf(words: string, right: number, actors: readonly Actor[]): Holder {
  const by = cue.endedBy.en.exec(words.slice(right, right + REACH).replace(/ by [\s\S]*$/u, " by "));
  if (by) return named(actorIn(words.slice(right + by[0].length, right + by[0].length + NEAR), actors));
  const reach = CYRILLIC.test(words) ? REACH : NEAR;
  const actor = actorBefore(words, right, { actors, reach });
  if (!actor) return null;
  const at = words.lastIndexOf(actor.folded, right);
  return NO_SUBJECT.test(words.slice(Math.max(0, at - REACH), at)) ? null : named(actor);
}

/** The subject stands first, and only it has no ending; of two, the one right before the length. */
function mongolian(before: string, sentence: string, actors: readonly Actor[]): Holder {
  if (EVERY_SIDE.test(sentence)) return "everybody";
  const first = actorIn(before, actors);
  const last = actorBefore(before, before.length, { actors, reach: before.length });
  const isBeside = last !== null && before.endsWith(last.folded);
  return first?.label === last?.label || isBeside ? named(last) : null;
}

/** Whose liability a sentence speaks of: the only party that it names, else the one named first; null if none is. */
export function whoBears(reading: Reading, sentence: string): string | null {
  const words = folded(sentence);
  const first = actorIn(words, actorsOf(reading)) ?? genitiveIn(words, actorsOf(reading));
  return first === null || ANY_PARTY.test(first.folded) ? null : first.label;
}

/** «Ответственность Покупателя», 'Түрээслэгчийн': a name with an ending of its case. */
function genitiveIn(words: string, actors: readonly Actor[]): Actor | null {
  if (!CYRILLIC.test(words)) return null;
  const found = actors.flatMap((actor) => {
    const stem = actor.folded.replace(/[ьй]$/u, "");
    const at = stem.length < LEAST_STEM ? -1 : ` ${words}`.indexOf(` ${stem}`);
    return at < 0 ? [] : [{ actor, at }];
  });
  return found.toSorted((one, other) => one.at - other.at)[0]?.actor ?? null;
}
/** UTF-16 units: a shorter name begins other words too. */
const LEAST_STEM = 5;

function named(actor: Actor | null): Holder {
  if (!actor) return null;
  return ANY_PARTY.test(actor.folded) ? "everybody" : { label: actor.label };
}

const known = new WeakMap<Reading, readonly Actor[]>();

function actorsOf(reading: Reading): readonly Actor[] {
  const actors = known.get(reading) ?? findActors(reading.contract);
  known.set(reading, actors);
  return actors;
}
