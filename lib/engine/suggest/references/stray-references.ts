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
const LONGEST = 900;
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
    if (isElsewhere(draft.text, reference) || speaksOf(draft, body, { noun, number })) return [];
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

function speaksOf(draft: Draft, body: Span, { noun, number }: { noun: string; number: string }): boolean {
  const [stem = ""] = stemsOf(draft, noun);
  const meant = conceptsNamed(VOCABULARY, draft.language, [stem]).map(({ concept }) => concept);
  if (draft.language === "mn" && meant.some((concept) => TIME.has(concept))) return hasTime(draft, body);
  if (!meant.some((concept) => THINGS.has(concept))) return true;
  const { stems, concepts } = wordsOf(draft, body, number);
  return meant.some((concept) => concepts.has(concept)) || stems.has(stem.slice(0, SAME_LETTERS));
}

/** A long clause has sentences whose values aren't read. */
function hasTime(draft: Draft, { start, end }: Span): boolean {
  if (end - start > LONGEST) return true;
  return valuesIn(draft).some(
    (value) => start <= value.start && value.start < end && /^(?:length|date|day)/u.test(value.unit),
  );
}

/** A heading on the line above a clause. */
const TITLE_ABOVE = /\n([^\n.;\d]{3,60})\s{0,4}\n[^\n]{0,12}$/u;

/** Of the clause, of a heading above it and of its chapter's first line. */
function wordsOf(draft: Draft, { start, end }: Span, number: string): Words {
  const known = read.get(draft) ?? new Map<number, Words>();
  read.set(draft, known);
  const ready = known.get(start);
  if (ready) return ready;
  const { text } = draft;
  const above = TITLE_ABOVE.exec(text.slice(Math.max(0, start - LOOKED_AT), start))?.[1] ?? "";
  const [chapter] = bodiesOf(draft, number.split(".", 1)[0] ?? "");
  const heading = chapter ? (text.slice(chapter.start, chapter.start + LOOKED_AT).split("\n", 1)[0] ?? "") : "";
  const stems = stemsOf(draft, `${above} ${heading} ${text.slice(start, end)}`);
  const concepts = new Set(conceptsNamed(VOCABULARY, draft.language, stems).map(({ concept }) => concept));
  const words = { stems: new Set(stems.map((stem) => stem.slice(0, SAME_LETTERS))), concepts };
  known.set(start, words);
  return words;
}

function stemsOf({ language }: Draft, words: string): string[] {
  return splitWords(folded(words)).map((word) => stemIn(language, word));
}
