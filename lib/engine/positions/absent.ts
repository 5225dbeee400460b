import type { Language } from "@/lib/copy/languages";
import type { ClauseIndex } from "../ask/clause-index";
import { VOCABULARY } from "../lexicon/all";
import { STOP } from "../lexicon/stop-words";
import type { TopicReview } from "../review/review";
import { folded, splitWords } from "../text/folding";
import type { Reading } from "../text/reading";
import type { Prepared, PreparedText } from "./prepared";
import type { Subject } from "./subject";
import { mayMeet, meets, type Words } from "./words";

type Contract = {
  reading: Reading;
  index: ClauseIndex;
  units: readonly Prepared[];
  isInKnownLanguage: boolean;
  topic: TopicReview | undefined;
};

/**
 * Whether a contract is certainly silent on a subject: its language is known, and it contains no word, synonym or
 * concept of the subject. `named`: the clauses that mention it.
 */
export function isAbsent(subject: Subject, contract: Contract): { isCertain: boolean; named: number[] } {
  const { reading, index, units, topic, isInKnownLanguage } = contract;
  const named = units.flatMap(({ unit, heading, sentences }, at) => {
    const isNamed = [heading, ...sentences].some((part) => isNamedIn(subject, part, unit.language));
    return isNamed && !unit.isTitle ? [at] : [];
  });
  const hasConcept = conceptIndexes(subject).some((concept) => index.conceptsIn.has(concept));
  const isLegible = (reading.contract.uncertain ?? []).length === 0 && isInKnownLanguage;
  const isCertain = named.length === 0 && !hasConcept && topic?.present !== true && isLegible;
  return { isCertain, named };
}

/** Whether a part names the subject outside words that belong to another matter. */
function isNamedIn({ names, hints, without }: Subject, part: PreparedText, language: Language): boolean {
  const lists = [names, ...(hints ? [hints] : [])].filter((list) => mayMeet(list, language, part.heads));
  const rest = lists.length > 0 && without ? leftOut(part.text, without, language) : part.text;
  return lists.some((list) => meets(list, language, rest));
}

function leftOut(text: string, list: Words, language: Language): string {
  const pattern = list[language];
  return pattern ? text.replace(new RegExp(pattern.source + String.raw`[\p{L}]*`, `${pattern.flags}g`), " ") : text;
}

const INDEXES = new Map(VOCABULARY.concepts.map(({ id }, index) => [id, index]));

function conceptIndexes({ concepts = [] }: Subject): number[] {
  return concepts.map((id) => {
    const index = INDEXES.get(id);
    if (index === undefined) throw new Error(`concept: ${id}`);
    return index;
  });
}

/** Minimum share of stop words in a text of a supported language. */
const LITTLE_WORDS: Readonly<Record<Language, number>> = { en: 0.2, ru: 0.1, mn: 0.03 };
const FEW_LETTERS = 0.02;
/** Letters of unsupported scripts. */
const OTHER_LETTER = /[^\p{Script=Latin}\p{Script=Cyrillic}\P{L}]/gu;

/** Whether the whole text is in supported languages. */
export function isInKnownLanguage(units: readonly Prepared[]): boolean {
  const words = { en: 0, ru: 0, mn: 0 };
  const little = { en: 0, ru: 0, mn: 0 };
  let [letters, others] = [0, 0];
  for (const { unit } of units) {
    const said = splitWords(folded(unit.text));
    words[unit.language] += said.length;
    little[unit.language] += said.filter((word) => STOP[unit.language].has(word)).length;
    letters += unit.text.length;
    others += unit.text.match(OTHER_LETTER)?.length ?? 0;
  }
  const isRead = (language: Language) =>
    words[language] < MANY || little[language] >= words[language] * LITTLE_WORDS[language];
  return others <= letters * FEW_LETTERS && isRead("en") && isRead("ru") && isRead("mn");
}

/** Fewer words are a name or an address and show no language. */
const MANY = 100;
