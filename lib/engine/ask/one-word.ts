import { VOCABULARY } from "../lexicon/all";
import { conceptsNamed } from "../lexicon/vocabulary";
import { HEAD, type IndexedUnit } from "./clause-index";
import type { Term } from "./question";

/** Where a clause meets a word of a question: the places of its words, and whether a phrase of several names it. */
type Met = { places: readonly number[]; isByPhrase: boolean };

/** Each word of a question that a clause meets, by the word, one that begins like it, or a concept. Linear in both. */
function metWords(terms: readonly Term[], { stems, language }: IndexedUnit): Met[] {
  const hits = conceptsNamed(VOCABULARY, language, stems);
  return terms.flatMap(({ stem, concepts }) => {
    const named = hits.filter(({ concept }) => concepts.includes(concept));
    const isByPhrase = named.some(({ length }) => length > 1);
    const places = new Set(stems.flatMap((one, at) => (isOfFamily(one, stem) ? [at] : [])));
    for (const { at, length } of named) for (let place = at; place < at + length; place += 1) places.add(place);
    return places.size === 0 ? [] : [{ places: [...places].sort((one, other) => one - other), isByPhrase }];
  });
}

/** The same word, or one that begins like it: 'сунгах', 'сунгалт'. */
function isOfFamily(one: string, other: string): boolean {
  if (one === other || other.length < HEAD) return one === other;
  const head = Math.max(HEAD, Math.ceil(other.length * MOST_OF_IT));
  return one.slice(0, head) === other.slice(0, head);
}
const MOST_OF_IT = 0.7;

/**
 * Whether one word of a clause is all that meets several words of a question: by their concepts 'owns' meets both
 * 'owns' and 'work product', 'warranties' both words of 'warranty period'. A phrase that names them all meets them.
 */
export function isMetByOneWord(terms: readonly Term[], unit: IndexedUnit): boolean {
  const [first, ...others] = metWords(terms, unit);
  if (!first || others.length === 0 || [first, ...others].some(({ isByPhrase }) => isByPhrase)) return false;
  const shared = others.map(({ places }) => new Set(places));
  return first.places.some((at) => shared.every((places) => places.has(at)));
}
