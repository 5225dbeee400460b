/** What a contract refers to outside of it: standards, laws, other documents. Source: B-49.4. */
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import type { ContractText, Passage } from "../port";
import { toPatternList, withFlags, type Patterns } from "../language/patterns";
import { stemIn } from "../language/stem";
import { folded, splitWords } from "../text/folding";
import { toPassage } from "../text/spans";
import * as cue from "./external.cues";

export const REFERENCE_KINDS = ["standard", "law", "document"] as const;
type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/**
 * `key`: the same in every contract that refers to it, whatever edition and endings. `name`: as
 * written. `edition`: the year or day in it; '' without one, and then it may only look like a reference: not `isSure`.
 */
export type ExternalReference = {
  key: string;
  kind: ReferenceKind;
  name: string;
  edition: string;
  isSure: boolean;
  passage: Passage;
};

/** No contract names more that anybody would watch. */
const MOST = 200;
/** Words around a name that are quoted with it, to either side. UTF-16 units. */
const AROUND = 160;
const LONGEST_KEY = 120;

type Cue = { kind: ReferenceKind; language: Language; pattern: RegExp };

const CUES: readonly Cue[] = LANGUAGES.flatMap((language) => [
  ...cuesFor("standard", language, cue.standard[language]),
  ...cuesFor("law", language, cue.law[language]),
  ...cuesFor("document", language, cue.paper[language]),
]);

function cuesFor(kind: ReferenceKind, language: Language, patterns: Patterns): Cue[] {
  return toPatternList(patterns).map((pattern) => ({ kind, language, pattern: withFlags(pattern, "gu") }));
}

/** Each once, in text order; no more than people could look through. Linear in the text. */
export function externalReferences(contract: ContractText): ExternalReference[] {
  const found = CUES.flatMap((one) => placesOf(contract, one)).sort((a, b) => a.passage.start - b.passage.start);
  const known = new Map<string, ExternalReference>();
  for (const reference of found) {
    if (known.size >= MOST) break;
    const before = known.get(reference.key);
    // the place that names an edition says more
    if (!before || (before.edition === "" && reference.edition !== "")) known.set(reference.key, reference);
  }
  return [...known.values()];
}

function placesOf(contract: ContractText, { kind, language, pattern }: Cue): ExternalReference[] {
  const references: ExternalReference[] = [];
  for (const { 0: match, index } of contract.text.matchAll(pattern)) {
    const edition = EDITION.exec(match)?.[0] ?? "";
    const key = `${kind} ${keyOf(edition === "" ? match : match.replace(edition, " "), language)}`.slice(
      0,
      LONGEST_KEY,
    );
    const isSure = edition !== "" || kind === "standard" || language !== "en";
    const passage = around(contract, index, index + match.length);
    references.push({ key: key.trim(), kind, name: match.trim(), edition, isSure, passage });
    if (references.length >= MOST) break;
  }
  return references;
}

/** A year, with the day before it in figures; behind a sign, so that no number of a standard is one. */
const EDITION = /(?<=[\s:(–-])(?:\d{1,2}\.\d{2}\.)?(?:19|20)\d{2}(?![\d/])|^(?:19|20)\d{2}(?!\d)/u;

/** 'Гражданского кодекса' and 'Гражданским кодексом' are one. */
function keyOf(name: string, language: Language): string {
  return splitWords(folded(name))
    .map((word) => stemIn(language, word))
    .join(" ");
}

/** The reference with the rest of its sentence, or as much of a long one as is read at a glance. */
function around(contract: ContractText, start: number, end: number): Passage {
  const { text } = contract;
  const before = text.slice(Math.max(0, start - AROUND), start);
  const after = text.slice(end, end + AROUND);
  const opens = Math.max(before.lastIndexOf("\n"), before.lastIndexOf(". "), before.lastIndexOf("; "));
  const closes = /[\n;]|\.(?=\s|$)/u.exec(after);
  const from = opens < 0 ? start - wordsBefore(before) : start - before.length + opens + 1;
  const to = closes ? end + closes.index + (closes[0] === "." ? 1 : 0) : end + wordsAfter(after);
  return toPassage(contract, { start: from, end: to });
}

/** Whole words only: what is cut begins behind a space. */
const wordsBefore = (words: string) => (words.length < AROUND ? words.length : words.length - words.indexOf(" ") - 1);
const wordsAfter = (words: string) => (words.length < AROUND ? words.length : Math.max(0, words.lastIndexOf(" ")));
