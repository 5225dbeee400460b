import { VOCABULARY } from "../lexicon/all";
import { conceptsNamed } from "../lexicon/vocabulary";
import type { IndexedUnit } from "./clause-index";
import type { Term } from "./question";

/**
 * Whether one word of a clause is all that meets several words of a question: by their concepts 'owns' meets both 'owns'
 * and 'work product', 'warranties' both words of 'warranty period'. A phrase that names them all meets them. Linear in
 * the clause.
 */
export function isMetByOneWord(terms: readonly Term[], { stems, language }: IndexedUnit): boolean {
  const hits = conceptsNamed(VOCABULARY, language, stems);
  const met = terms.flatMap(({ stem, concepts }) => {
    const own = stems.flatMap((one, at) => (one === stem ? [at] : []));
    const named = hits.filter(({ concept }) => concepts.includes(concept));
    if (named.some(({ length }) => length > 1)) return [PHRASE];
    const places = new Set([...own, ...named.map(({ at }) => at)]);
    return places.size === 0 ? [] : [places];
  });
  const [first, ...others] = met;
  if (!first || others.length === 0 || met.includes(PHRASE)) return false;
  return [...first].some((at) => others.every((places) => places.has(at)));
}

const PHRASE: ReadonlySet<number> = new Set();
