import * as cue from "./qualified.cues";
import { anyOf } from "../language/patterns";
import type { Reading, Sentence } from "./reading";
import { sentencesWithin } from "./reading";
import type { Span } from "./spans";

const AMENDS = anyOf(cue.amends);
const OVERRIDES = anyOf(cue.overrides);
const TAKES_BACK = anyOf(cue.takesBack);
const NOT_IN_FORCE = anyOf(cue.notInForce);
const CLAUSE_BEFORE = new RegExp(`(?:${anyOf(cue.clauseWord).source})$`, "u");
const CLAUSE_AFTER = anyOf(cue.clauseAfter);
const NUMBER = /\d{1,3}(?:\.\d{1,3}){0,3}/gu;
const LONGEST_CLAUSE_WORD = 16;
const QUOTED = /"([^"]{2,400})"/gu;
const OWN_NUMBER = /^[("]{0,2}(?:\d[\d.]{0,12}|[a-zа-я]|[ivx]{1,4})[.)]{0,2}\s/u;
/** How many sentences later a limitation may follow. */
const SENTENCES_BEHIND = 2;
const TELLING_WORDS = 3;
/** Maximum number of clauses a changing sentence names, and length of a changed one. UTF-16 units. */
const MOST_NAMED = 20;
/** Maximum shown. */
const MOST_OVERRIDING = 3;
const LONGEST_SENTENCE = 4_000;
/** How near a clause number must be to the verb that changes it. UTF-16 units. */
const NEAR = 100;

/** A sentence that changes others: the clauses it names, and the words it names in them. Folded. */
type Change = { sentence: Sentence; clauses: readonly string[]; words: readonly string[] };

const knownChanges = new WeakMap<Reading, Change[]>();
const knownOverrides = new WeakMap<Reading, Map<string, Sentence[]>>();

/**
 * Sentences that later change what passages say, such as an amendment at the end: they name a passage's clause, or its
 * words. Also passages about words no longer in force.
 */
export function changesTo(reading: Reading, passages: readonly Span[]): Sentence[] {
  const changes = changesIn(reading);
  return passages.flatMap((passage) =>
    sentencesWithin(reading, passage).flatMap((sentence) => [
      ...(NOT_IN_FORCE.test(sentence.folded) ? [sentence] : []),
      ...changes.filter((change) => isChangedBy(reading, sentence, change)).map((change) => change.sentence),
    ]),
  );
}

/** Sentences that limit a sentence: right after it, or prevailing over its clause. */
export function exceptionsTo(reading: Reading, sentence: Sentence): Sentence[] {
  const at = reading.sentences.indexOf(sentence);
  const behind = reading.sentences
    .slice(at + 1, at + 1 + SENTENCES_BEHIND)
    .filter((next) => !next.isTitle && next.section === sentence.section && next.paragraph === sentence.paragraph)
    .filter((next) => TAKES_BACK.test(next.folded.replace(OWN_NUMBER, "")));
  const overrides = overridesIn(reading);
  const parts = sectionNumber(reading, sentence)?.split(".") ?? [];
  const before = parts.flatMap((_, last) => overrides.get(parts.slice(0, last + 1).join(".")) ?? []);
  return [...behind, ...before];
}

function isChangedBy(reading: Reading, sentence: Sentence, { sentence: changing, clauses, words }: Change): boolean {
  if (changing.start <= sentence.start) return false;
  const text = sentence.folded.slice(0, LONGEST_SENTENCE);
  if (clauses.length === 0) return words.some((own) => isSpecific(own) && text.includes(own));
  if (!names(clauses, sectionNumber(reading, sentence))) return false;
  // 'in clause 2 "10 days" is replaced by "20 days"' changes only text with those words.
  return words.length < 2 || words.some((own) => text.includes(own));
}

/** Words specific to one place, unlike names, which are all over a contract. */
function isSpecific(words: string): boolean {
  return /\d/u.test(words) || words.split(" ").length >= TELLING_WORDS;
}

/** Whether the clauses include a number or one above it. */
function names(clauses: readonly string[], number: string | null): boolean {
  return number !== null && clauses.some((clause) => number === clause || number.startsWith(`${clause}.`));
}

function sectionNumber(reading: Reading, sentence: Sentence): string | null {
  return reading.sections[sentence.section]?.number?.replace(/[^\d.]|\.$/gu, "") ?? null;
}

function changesIn(reading: Reading): Change[] {
  const ready = knownChanges.get(reading);
  if (ready) return ready;
  const changes = those(reading, AMENDS);
  knownChanges.set(reading, changes);
  return changes;
}

/** Sentences that prevail over a clause, by its number. */
function overridesIn(reading: Reading): Map<string, Sentence[]> {
  const ready = knownOverrides.get(reading);
  if (ready) return ready;
  const overrides = new Map<string, Sentence[]>();
  for (const { sentence, clauses } of those(reading, OVERRIDES))
    for (const clause of new Set(clauses)) {
      const others = overrides.get(clause);
      if (!others) overrides.set(clause, [sentence]);
      else if (others.length < MOST_OVERRIDING) others.push(sentence);
    }
  knownOverrides.set(reading, overrides);
  return overrides;
}

function those(reading: Reading, which: RegExp): Change[] {
  return reading.sentences
    .filter(({ isTitle, folded }) => !isTitle && which.test(folded))
    .map((sentence) => changeBy(sentence, which));
}

/** In English a clause 'is replaced', but goods are 'replaced in accordance with' one. */
function isBeside(index: number, verb: RegExpExecArray | null, isAmending: boolean): boolean {
  if (!verb) return false;
  const behind = index - verb.index;
  return Math.abs(behind) <= NEAR && (behind < 0 || !isAmending || !/^[a-z]/u.test(verb[0]));
}

/** The sentence, the clauses named near its verb, and the words it names in them. */
function changeBy(sentence: Sentence, which: RegExp): Change {
  const bare = sentence.folded.replace(QUOTED, " ");
  const verb = which.exec(bare);
  const clauses = [...bare.matchAll(NUMBER)].filter(
    ({ 0: number, index }) =>
      isBeside(index, verb, which === AMENDS) &&
      (CLAUSE_BEFORE.test(bare.slice(Math.max(0, index - LONGEST_CLAUSE_WORD), index)) ||
        CLAUSE_AFTER.test(bare.slice(index + number.length, index + number.length + LONGEST_CLAUSE_WORD))),
  );
  return {
    sentence,
    clauses: clauses.slice(0, MOST_NAMED).map(({ 0: number }) => number),
    words: [...sentence.folded.matchAll(QUOTED)].slice(0, MOST_NAMED).flatMap(({ 1: words }) => words ?? []),
  };
}
