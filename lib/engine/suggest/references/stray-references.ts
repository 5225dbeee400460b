import { anyOf } from "../../language/patterns";
import { stemIn } from "../../language/stem";
import { VOCABULARY } from "../../lexicon/all";
import { conceptsNamed, indexesOf } from "../../lexicon/vocabulary";
import { folded, splitWords } from "../../text/folding";
import type { Span } from "../../text/spans";
import { finding, type Check, type Finding } from "../check";
import type { Draft } from "../draft";
import { valuesIn } from "../values/values";
import { bodiesOf } from "./clause-items";
import { readNumbering } from "./clause-numbers";
import * as cue from "./references.cues";
import { isElsewhere, referencesIn, type Reference } from "./references";

const NOUN_BEFORE = anyOf(cue.nounBefore);
const NOUN_BEHIND = anyOf(cue.nounBehind);
/** UTF-16 units in which the noun stands. */
const LOOKED_AT = 60;
/** Letters by which two stems are one word. */
const SAME_LETTERS = 5;
const FEWEST_CLAUSES = 6;
/** What a clause can't be about without a word for it. */
const THINGS = new Set(
  indexesOf(
    VOCABULARY,
    "confidentiality confidential_information secret trade_secret reporting report settlement_account bank_account " +
      "bank_details contractual_penalty delay_penalty fine warranty security_deposit insurance_policy insurance deductible",
  ),
);
const TIME = new Set(indexesOf(VOCABULARY, "period deadline deadline_everyday"));

/** 'The secrecy (clause 11)' where clause 11 is about checks: a reference to a clause that doesn't speak of it. */
export const strayReferences: Check = (draft) => {
  const { clauses } = readNumbering(draft);
  if (clauses.length < FEWEST_CLAUSES) return [];
  return referencesIn(draft).flatMap((reference): Finding[] => {
    const { start, end, number } = reference;
    const noun = nounOf(draft, reference);
    const [body, more] = noun === null ? [] : bodiesOf(draft, number);
    if (noun === null || !body || more || (body.start <= start && start < body.end)) return [];
    if (isElsewhere(draft.text, reference) || speaksOf(draft, body, noun)) return [];
    return [finding("strayReference", { start, end }, { values: { number, noun }, severity: "medium" })];
  });
};

function nounOf({ text, language }: Draft, { start, end }: Reference): string | null {
  const before = text.slice(Math.max(0, start - LOOKED_AT), start);
  const match = language === "mn" ? NOUN_BEHIND.exec(text.slice(end, end + LOOKED_AT)) : NOUN_BEFORE.exec(before);
  return match?.slice(1).find((group) => group !== undefined) ?? null;
}

/** The first letters of a clause's words, and what they may mean. */
type Words = { stems: ReadonlySet<string>; concepts: ReadonlySet<number> };
const read = new WeakMap<Draft, Map<number, Words>>();

function speaksOf(draft: Draft, body: Span, noun: string): boolean {
  const [stem = ""] = stemsOf(draft, noun);
  const meant = conceptsNamed(VOCABULARY, draft.language, [stem]).map(({ concept }) => concept);
  if (meant.some((concept) => TIME.has(concept))) return hasTime(draft, body);
  if (!meant.some((concept) => THINGS.has(concept))) return true;
  const { stems, concepts } = wordsOf(draft, body);
  return meant.some((concept) => concepts.has(concept)) || stems.has(stem.slice(0, SAME_LETTERS));
}

function hasTime(draft: Draft, { start, end }: Span): boolean {
  return valuesIn(draft).some(
    (value) => start <= value.start && value.start < end && /^(?:length|date|day)/u.test(value.unit),
  );
}

/** Of the clause, and of what stands right before it: its number and heading. */
function wordsOf(draft: Draft, { start, end }: Span): Words {
  const known = read.get(draft) ?? new Map<number, Words>();
  read.set(draft, known);
  const ready = known.get(start);
  if (ready) return ready;
  const stems = stemsOf(draft, draft.text.slice(Math.max(0, start - LOOKED_AT), end));
  const concepts = new Set(conceptsNamed(VOCABULARY, draft.language, stems).map(({ concept }) => concept));
  const words = { stems: new Set(stems.map((stem) => stem.slice(0, SAME_LETTERS))), concepts };
  known.set(start, words);
  return words;
}

function stemsOf({ language }: Draft, words: string): string[] {
  return splitWords(folded(words)).map((word) => stemIn(language, word));
}
