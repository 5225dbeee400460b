import { stemIn } from "../../language/stem";
import { VOCABULARY } from "../../lexicon/all";
import { isLowerCaseWord } from "../../lexicon/lower-case-words";
import { folded } from "../../text/folding";
import type { Draft } from "../draft";

/** An ordinary word of the language, not a name. */
export function isOrdinary(draft: Draft, stem: string): boolean {
  const { language } = draft;
  return VOCABULARY.phrases[language].has(stem) || isLowerCaseWord(language, stem) || isWrittenSmall(draft, stem);
}

/** The contract has a word with this stem in lower case. */
export function isWrittenSmall(draft: Draft, stem: string): boolean {
  return smallStems(draft).has(stem);
}

/** A word in lower case, not a part of a web or mail address. */
const AMID_TEXT = /(?<![\p{L}\p{N}@/]|[\p{L}\p{N}]\.)\p{Ll}{3,}(?!\p{L}|\.\p{Ll}|@)/gu;

const small = new WeakMap<Draft, ReadonlySet<string>>();

/** Stems of all words that the contract writes in lower case. */
function smallStems(draft: Draft): ReadonlySet<string> {
  const ready = small.get(draft);
  if (ready) return ready;
  const words = new Set(draft.text.match(AMID_TEXT) ?? []);
  const stems = new Set([...words].map((word) => stemIn(draft.language, folded(word))));
  small.set(draft, stems);
  return stems;
}
