import type { Language } from "@/lib/copy/languages";
import { readParties } from "../parties/parties";
import type { Party } from "../parties/terms";
import type { Reading, Sentence } from "../text/reading";
import { writtenIn } from "@/lib/documents/richtext/characters";
import { definitionsIn, type Definitions } from "./terms/definitions";
import * as cue from "../place/placing.cues";
import { anyOf } from "../language/patterns";

/** A contract prepared for all checks, so that shared results are computed once. Offsets are in `text`. */
export type Draft = {
  reading: Reading;
  text: string;
  /** The text in lower case with plain spaces; offsets unchanged. */
  lower: string;
  /** The contract's own language, in which proposed text is written. */
  language: Language;
  parties: readonly Party[];
  definitions: Definitions;
  /** Where annexes and other attached documents begin; ascending. */
  parts: readonly number[];
};

const ANNEX = anyOf(cue.annexTitle);
const ANNEX_CAPITALS = anyOf(cue.annexInCapitals);
const ANNEX_MN = anyOf(cue.annexByNumber);
const TITLE_LINE = /^[^\S\n]*\p{L}[^\n]{3,90}$/gmu;

export function toDraft(reading: Reading): Draft {
  const { text } = reading.contract;
  const draft = {
    reading,
    text,
    lower: loweredKeepingPlaces(text),
    language: writtenIn(text),
    parties: partiesAtTheHead(reading),
    parts: findParts(reading),
  };
  return { ...draft, definitions: definitionsIn(draft) };
}

/** The part of the contract that a place is in; 0 is the main part. */
export function partAt(draft: Pick<Draft, "parts">, offset: number): number {
  let part = 0;
  while ((draft.parts[part] ?? Infinity) <= offset) part += 1;
  return part;
}

export function wordsOfSentence(draft: Pick<Draft, "text">, sentence: Sentence): string {
  return draft.text.slice(sentence.start, sentence.end);
}

/** Sentences that can be clauses: no titles, no instructions to a machine. */
export function clauseSentences(draft: Draft): Sentence[] {
  return draft.reading.sentences.filter((sentence) => !sentence.isTitle && !sentence.isInstruction);
}

/** The parties of the preamble; names given in the clauses, '(the "Fee")', aren't parties. */
function partiesAtTheHead(reading: Reading): readonly Party[] {
  const all = readParties(reading.contract);
  const first = reading.sections.find(
    ({ number, depth, start }) =>
      start > 0 &&
      depth <= 2 &&
      number !== null &&
      /^1(?:\.1)?$/u.test(number) &&
      all.some((party) => party.start < start),
  );
  const head = first ? all.filter(({ start, end }) => start < first.start && end <= first.start + 3) : all;
  return head.length > 1 ? head : all;
}

/** Lower-case letters, one for each; a few capitals have a longer lower-case form and stay unchanged. */
export function loweredKeepingPlaces(text: string): string {
  const plain = text.replace(/[\n\t\u00a0]/gu, " ");
  const lower = plain.toLowerCase();
  return lower.length === plain.length
    ? lower
    : plain.replace(/\p{Lu}/gu, (letter) =>
        letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
      );
}

/** Works on lines, because page furniture above them may run into their paragraph. */
function findParts({ contract: { text } }: Reading): number[] {
  return [...text.matchAll(TITLE_LINE)].flatMap(({ 0: line, index }) => {
    const title = line.trim();
    return index > 0 && (ANNEX.test(title) || ANNEX_CAPITALS.test(title) || ANNEX_MN.test(title)) ? [index] : [];
  });
}
