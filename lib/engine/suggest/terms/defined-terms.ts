import { pageAt } from "@/lib/documents/richtext/plain-text";
import { stemIn } from "../../language/stem";
import { folded, splitWords } from "../../text/folding";
import type { Check, Finding } from "../check";
import { finding } from "../check";
import type { Definition } from "./definitions";
import { partAt, type Draft } from "../draft";
import { findUses } from "./term-search";
import { sentenceAt } from "../../text/reading";
import { changing } from "../values/values.cues";
import * as cue from "./names.cues";
import { anyOf } from "../../language/patterns";

/** Customary names of the document and its parties, given in every preamble whether or not they are used. */
const CHANGING = anyOf(changing);
const CUSTOMARY = anyOf(cue.customaryTerm);

/** No contract needs more; a text with more is a glossary, and slow to check. */
const MOST_TERMS = 500;

/** Terms that are defined but never used. Aliases in one bracket count as one; using one of them is enough. */
export const unusedTerms: Check = (draft) => {
  const found: Finding[] = [];
  for (const definition of draft.definitions.list.slice(0, MOST_TERMS)) {
    const { term, start, end } = definition;
    if (
      definition.scope === "clause" ||
      definition.isAlias ||
      CUSTOMARY.test(folded(term)) ||
      isPartyRole(draft, definition)
    )
      continue;
    if (!isUsed(draft, definition))
      found.push(finding("unusedTerm", { start, end }, { values: { term }, severity: "low" }));
  }
  return found;
};

function isUsed(draft: Draft, definition: Definition): boolean {
  if (isUsedSmall(draft, definition.term)) return true;
  for (const use of findUses(draft, definition.term)) {
    if (use.end <= definition.start || use.start >= definition.end) return true;
  }
  return false;
}

/**
 * People also write multi-word terms and common words in lower case, in any grammatical case, and count them: “Ажлын 5
 * өдөр” uses “Ажлын өдөр”.
 */
function isUsedSmall(draft: Draft, term: string): boolean {
  const words = splitWords(folded(term)).map((word) => stemIn(draft.language, word));
  const [first] = words;
  if (first === undefined) return false;
  const all = indexStems(draft);
  let left = words.length > 1 ? 2 : 4;
  return (all.places.get(first) ?? []).some((at) => {
    if (isTermAt(words, all.stems, at)) left -= 1;
    return left === 0;
  });
}

/** A number may stand between its first word and the rest. */
function isTermAt([first, ...rest]: readonly string[], stems: readonly string[], at: number): boolean {
  const isAt = (from: number) => rest.every((word, offset) => stems[from + offset] === word);
  return stems[at] === first && (isAt(at + 1) || (rest.length > 0 && isNumber(stems[at + 1]) && isAt(at + 2)));
}

const isNumber = (word: string | undefined) => word !== undefined && /^\d{1,3}$/u.test(word);

const read = new WeakMap<Draft, { stems: readonly string[]; places: ReadonlyMap<string, readonly number[]> }>();

function indexStems(draft: Draft): { stems: readonly string[]; places: ReadonlyMap<string, readonly number[]> } {
  const ready = read.get(draft);
  if (ready) return ready;
  const stems = splitWords(folded(draft.text)).map((word) => stemIn(draft.language, word));
  const places = new Map<string, number[]>();
  stems.forEach((stem, at) => {
    const list = places.get(stem);
    if (list) list.push(at);
    else places.set(stem, [at]);
  });
  const all = { stems, places };
  read.set(draft, all);
  return all;
}

/** A party's role counts as used wherever the party is, and may be its own name. */
function isPartyRole(draft: Draft, { start }: Definition): boolean {
  return draft.parties.some((party) => party.start <= start && start < party.end + 3);
}

/** A definition for one clause only, or one that points elsewhere, isn't a second definition. */
export const termsDefinedTwice: Check = (draft) => {
  const found: Finding[] = [];
  const first = new Map<string, Definition>();
  const roles = new Set(draft.parties.map(({ role }) => folded(role ?? ""))); // repeated beside a signature
  for (const definition of draft.definitions.list) {
    if (
      definition.scope === "clause" ||
      definition.way === "adds" ||
      CUSTOMARY.test(folded(definition.term)) ||
      roles.has(folded(definition.term))
    )
      continue;
    const key = `${partAt(draft, definition.start)} ${definition.term}`;
    const earlier = first.get(key);
    if (!earlier) first.set(key, definition);
    else if (!isAmending(draft, definition) && !isSamePlace(draft, earlier, definition)) {
      found.push(
        finding("termDefinedTwice", definition, {
          values: { term: definition.term, page: String(pageAt(draft.reading.contract, earlier.start)) },
          severity: "medium",
        }),
      );
    }
  }
  return found;
};

/** '1.3 is replaced by: "Territory" means …': the definition as it is now. */
function isAmending({ reading }: Draft, { start }: Definition): boolean {
  const sentence = sentenceAt(reading, start);
  return sentence !== undefined && CHANGING.test(sentence.folded);
}

/** 'the "Fees", as … (the "Fees")' in one place is one definition. */
function isSamePlace(draft: Draft, one: Definition, other: Definition): boolean {
  return other.start - one.end < 200 && !draft.text.slice(one.end, other.start).includes("\n");
}
