import { groupedBy } from "@/lib/grouped-by";
import type { Language } from "@/lib/copy/languages";
import { anyOf, withFlags } from "../language/patterns";
import { stemIn } from "../language/stem";
import { conceptsNamed, type Vocabulary } from "../lexicon/vocabulary";
import { folded, splitWords } from "../text/folding";
import { readTextInForce, type TextInForce } from "../text/amendments";
import { referencesIn } from "../text/clauses-named";
import * as cue from "./precedence.cues";
import { companyForm } from "../suggest/liability.cues";
import { sentencesIn } from "../text/sentences";
import type { Span } from "../text/spans";
import { splitUnits, type Unit } from "../text/units";
import type { Reading } from "../text/reading";
import { listRoles, type Role } from "./roles";
import { valueKindsIn, type ValueKind } from "./kinds-of-value";
import { STOP } from "../lexicon/stop-words";
import type { Fact, FactKind } from "../review/fact";
import { findFacts } from "../review/facts/facts";
import { partsOf } from "../text/parts";

/** A clause with everything questions are compared with. */
export type IndexedUnit = Unit & {
  stems: readonly string[];
  counts: ReadonlyMap<string, number>;
  headingStems: ReadonlySet<string>;
  /** Concepts of its words and, with less weight, of its heading. */
  concepts: ReadonlySet<number>;
  headingConcepts: ReadonlySet<number>;
  /** The broader concepts: 'animal' for 'cat'. */
  broader: ReadonlySet<number>;
  values: ReadonlySet<ValueKind>;
  words: number;
  sentences: readonly IndexedSentence[];
  /** The stems of words in quotes, and of those a sentence begins with. */
  defined: ReadonlySet<string>;
  /** What the reading of facts found in it, and how sure that is. */
  facts: ReadonlyMap<FactKind, Fact["basis"]>;
  /** The numbers of the clauses it refers to, in lower case. */
  refers: readonly string[];
  ranksParts: boolean;
};
/** A sentence of a clause: words that belong together. */
type IndexedSentence = Span & {
  /** Its first words that mean something. */
  first: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  concepts: ReadonlySet<number>;
  values: ReadonlySet<ValueKind>;
};

/** Letters shared by words of one family. */
export const HEAD = 4;

export type ClauseIndex = {
  units: readonly IndexedUnit[];
  average: number;
  /** How many clauses contain a stem, or a concept. */
  stemsIn: ReadonlyMap<string, number>;
  conceptsIn: ReadonlyMap<number, number>;
  /** The stems of all clauses by their first letters. */
  byHead: ReadonlyMap<string, readonly string[]>;
  /** Every word of the contract with its stem, by language, to correct misspelt words. */
  languages: ReadonlySet<Language>;
  inForce: TextInForce;
  /** The clauses that say which part of the contract holds where two differ. */
  ranks: ReadonlySet<number>;
  /** The part of the contract that each clause stands in. */
  parts: readonly number[];
  /** What the contract calls each party, by the words of its name. */
  roles: ReadonlyMap<string, Role>;
};

export function buildClauseIndex(reading: Reading, vocabulary: Vocabulary): ClauseIndex {
  const facts = findFacts(reading, []);
  const units = splitUnits(reading).map((unit) => ({ ...indexed(unit, vocabulary), facts: factsIn(unit, facts) }));
  return indexFrom(units, listRoles(reading, vocabulary));
}

function factsIn({ start, end }: Span, facts: readonly Fact[]): ReadonlyMap<FactKind, Fact["basis"]> {
  const own = facts.filter(({ passage }) => passage.start < end && passage.end > start);
  return new Map(own.map(({ kind, basis }) => [kind, basis]));
}

/** Indexes some clauses as if they were a whole contract. */
export function indexFrom(units: readonly IndexedUnit[], roles: ReadonlyMap<string, Role> = new Map()): ClauseIndex {
  const stemsIn = new Map<string, number>();
  const conceptsIn = new Map<number, number>();
  for (const unit of units) {
    for (const stem of new Set([...unit.counts.keys(), ...unit.headingStems])) count(stemsIn, stem);
    for (const concept of new Set([...unit.concepts, ...unit.headingConcepts])) count(conceptsIn, concept);
  }
  const words = units.reduce((sum, unit) => sum + unit.words, 0);
  return {
    units,
    average: Math.max(1, words / Math.max(1, units.length)),
    stemsIn,
    conceptsIn,
    byHead: groupedBy([...new Set(units.flatMap(({ counts }) => [...counts.keys()]))], (stem) => stem.slice(0, HEAD)),
    inForce: readTextInForce(units),
    ranks: new Set(units.flatMap((unit, at) => (unit.ranksParts ? [at] : []))),
    parts: partsOf(units),
    languages: new Set(units.map((unit) => unit.language)),
    roles,
  };
}

function indexed(unit: Unit, vocabulary: Vocabulary): Omit<IndexedUnit, "facts"> {
  const stems = toStems(unit.text, unit.language);
  const heading = toStems(unit.heading, unit.language);
  const counts = new Map<string, number>();
  for (const stem of stems) if (!STOP[unit.language].has(stem)) count(counts, stem);
  const concepts = new Set(conceptsNamed(vocabulary, unit.language, stems).map((hit) => hit.concept));
  const sentences = sentencesIn(unit.text, { start: 0, end: unit.text.length }).map((span) =>
    indexedSentence(unit, span, vocabulary),
  );
  return {
    ...unit,
    stems,
    counts,
    headingStems: new Set(heading.filter((stem) => !STOP[unit.language].has(stem))),
    concepts,
    headingConcepts: new Set(conceptsNamed(vocabulary, unit.language, heading).map((hit) => hit.concept)),
    broader: new Set([...concepts].flatMap((concept) => vocabulary.above[concept] ?? [])),
    values: valueKindsIn(unit.text),
    words: stems.length,
    refers: referencesIn(unit.text),
    ranksParts: ranksParts(unit.text, sentences),
    sentences,
    defined: new Set([
      ...[...unit.text.matchAll(QUOTED)].flatMap(([, words = ""]) => toStems(words, unit.language)),
      ...sentences.flatMap(({ first }) => [...first].slice(0, 2)),
    ]),
  };
}

function indexedSentence(unit: Unit, span: Span, vocabulary: Vocabulary): IndexedSentence {
  const text = unit.text.slice(span.start, span.end);
  const stems = toStems(text, unit.language);
  return {
    ...span,
    first: new Set(stems.filter((stem) => !STOP[unit.language].has(stem) && !/^\d/u.test(stem)).slice(0, FIRST_WORDS)),
    stems: new Set(stems),
    concepts: new Set(conceptsNamed(vocabulary, unit.language, stems).map((hit) => hit.concept)),
    values: valueKindsIn(text),
  };
}

/** Of texts in two languages one holds too, but they say the same. */
function ranksParts(text: string, sentences: readonly Span[]): boolean {
  return sentences
    .map(({ start, end }) => folded(text.slice(start, end)))
    .some((sentence) => PREVAILS.test(sentence) && !TWO_LANGUAGES.test(sentence));
}
const PREVAILS = anyOf(cue.partPrevails);
const TWO_LANGUAGES = anyOf(cue.twoLanguages);

const FIRST_WORDS = 5;
const QUOTED = /[«“"„]([^«»“”"„\n]{2,60})[»”"“]/gu;

/** 'Limited liability company' says nothing about liability: a company's form is left out. */
const COMPANY_FORM = withFlags(anyOf(companyForm), "gu");

export function toStems(text: string, language: Language): string[] {
  return splitWords(folded(text).replace(COMPANY_FORM, " ")).map((word) => stemIn(language, word));
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** How rare something found in `count` clauses is: from nearly 0 to about 8 in a long contract. */
export function rarity(index: ClauseIndex, count = 0): number {
  return Math.log(1 + (index.units.length - count + 0.5) / (count + 0.5));
}
