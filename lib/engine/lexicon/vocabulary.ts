import type { Language } from "@/lib/copy/languages";
import { stemIn } from "../language/stem";
import { folded, splitWords } from "../text/folding";
import type { Concept } from "./concepts";

/** The places of concepts in the vocabulary, by their ids with spaces between. */
export function indexesOf({ concepts }: Vocabulary, ids: string): number[] {
  const wanted = new Set(ids.split(" "));
  return concepts.flatMap(({ id }, at) => (wanted.has(id) ? [at] : []));
}

/** Where a concept's words are among the stems of a text: `length` stems from `at`. */
export type ConceptHit = { concept: number; at: number; length: number };

/** All concepts by the stems of their words, per language. */
export type Vocabulary = {
  concepts: readonly Concept[];
  /** The ancestors of each concept, nearest first. */
  above: readonly (readonly number[])[];
  /** The words of a language by first stem. */
  phrases: Readonly<Record<Language, ReadonlyMap<string, readonly Phrase[]>>>;
};
type Phrase = { stems: readonly string[]; concept: number };

/** A language is stemmed on first lookup, because that takes 0.2 s. */
export function createVocabulary(concepts: readonly Concept[]): Vocabulary {
  const indexes = new Map(concepts.map((concept, index) => [concept.id, index]));
  const above = concepts.map((concept) => ancestors(concept, { concepts, indexes }));
  const made = new Map<Language, Map<string, Phrase[]>>();
  const loadPhrases = (language: Language) => {
    const known = made.get(language) ?? phrasesIn(language, concepts);
    made.set(language, known);
    return known;
  };
  const phrases = {
    get en() {
      return loadPhrases("en");
    },
    get ru() {
      return loadPhrases("ru");
    },
    get mn() {
      return loadPhrases("mn");
    },
  };
  return { concepts, above, phrases };
}

function ancestors(
  concept: Concept,
  all: { concepts: readonly Concept[]; indexes: ReadonlyMap<string, number> },
): number[] {
  const found: number[] = [];
  let open = [...concept.parents];
  for (let depth = 0; depth < 4 && open.length > 0; depth += 1) {
    const here = open.flatMap((id) => all.indexes.get(id) ?? []).filter((index) => !found.includes(index));
    found.push(...here);
    open = here.flatMap((index) => all.concepts[index]?.parents ?? []);
  }
  return found;
}

function phrasesIn(language: Language, concepts: readonly Concept[]): Map<string, Phrase[]> {
  const byFirst = new Map<string, Phrase[]>();
  concepts.forEach((concept, index) => {
    for (const words of concept.words[language]) {
      const stems = splitWords(folded(words)).map((word) => stemIn(language, word));
      const [first] = stems;
      if (first === undefined) continue;
      const listed = byFirst.get(first) ?? [];
      if (!listed.some((one) => one.concept === index && one.stems.join(" ") === stems.join(" ")))
        listed.push({ stems, concept: index });
      byFirst.set(first, listed);
    }
  });
  return byFirst;
}

/** Concepts named in a sequence of stems, with every reading of each place. Linear in the stems. */
export function conceptsNamed(vocabulary: Vocabulary, language: Language, stems: readonly string[]): ConceptHit[] {
  const hits: ConceptHit[] = [];
  stems.forEach((stem, at) => {
    for (const phrase of vocabulary.phrases[language].get(stem) ?? []) {
      if (phrase.stems.every((one, offset) => stems[at + offset] === one))
        hits.push({ concept: phrase.concept, at, length: phrase.stems.length });
    }
  });
  return hits;
}
