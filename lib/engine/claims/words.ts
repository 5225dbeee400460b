import type { Language } from "@/lib/copy/languages";
import { HEAD } from "../ask/clause-index";
import { stemIn } from "../language/stem";
import { VOCABULARY } from "../lexicon/all";
import { STOP } from "../lexicon/stop-words";
import { conceptsNamed } from "../lexicon/vocabulary";
import { light } from "../text/either";
import type { Span } from "../text/spans";

/** A meaningful word, with the concepts it may name. */
export type MeaningfulWord = Span & { language: Language; stem: string; concepts: readonly number[] };

const WORD = light(/[\p{L}\p{N}]+/gu);
/** Snowball stems 'pays' to 'pai' but 'pay' to 'pay'. */
const FINAL_I = /(?<=[a-z])i$/u;
/** Words of one family share at least this part of the longer one, such as 'pays' and 'payment'. */
const LEAST_SHARED = 0.6;
/** 'Fire' and 'потоп' share only 'disaster'; translations share most of the concepts they may name. */
const LEAST_OF_CONCEPTS = 0.5;

/** The meaningful words of a folded text, except those within `passedOver`: values and parties' names. */
export function meaningfulWords(text: string, language: Language, passedOver: readonly Span[] = []): MeaningfulWord[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    stem: stemIn(language, word),
  }));
  const hits = conceptsNamed(
    VOCABULARY,
    language,
    words.map(({ stem }) => stem),
  );
  return words.flatMap((word, at) => {
    const isPassedOver = passedOver.some(({ start, end }) => word.start < end && start < word.end);
    if (isPassedOver || STOP[language].has(word.stem) || /^\d/u.test(word.stem)) return [];
    const concepts = hits.filter((hit) => hit.at <= at && at < hit.at + hit.length).map(({ concept }) => concept);
    return [{ ...word, stem: word.stem.replace(FINAL_I, "y"), language, concepts }];
  });
}

/** Whether two words mean the same: the same word or family, or in two languages the same concepts. */
export function areAlike(one: MeaningfulWord, other: MeaningfulWord): boolean {
  if (one.stem === other.stem || areFamily(one.stem, other.stem)) return true;
  if (one.language === other.language) return false;
  const shared = one.concepts.filter((concept) => other.concepts.includes(concept)).length;
  return shared > LEAST_OF_CONCEPTS * (one.concepts.length + other.concepts.length - shared);
}

/** Whether one of the words means the same. */
export function isAmong(word: MeaningfulWord, words: readonly MeaningfulWord[]): boolean {
  return words.some((other) => areAlike(word, other));
}

function areFamily(one: string, other: string): boolean {
  if (one.length < HEAD || !other.startsWith(one.slice(0, HEAD))) return false;
  let common = HEAD;
  while (common < one.length && common < other.length && one[common] === other[common]) common += 1;
  return common / Math.max(one.length, other.length) >= LEAST_SHARED;
}
