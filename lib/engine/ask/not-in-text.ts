/** Which words of a question the contract has in no form, and nothing that means the same. Source: B-12.18. */
import { LANGUAGES } from "@/lib/copy/languages";
import { stemIn } from "../language/stem";
import { STOP } from "../lexicon/stop-words";
import { folded, splitWords } from "../text/folding";
import type { Candidate } from "./candidates";
import type { ClauseIndex } from "./clause-index";
import { beginning, SHORTEST } from "./only-there";
import type { ReadQuestion } from "./question";

/** Below this a word tells little about what is asked: that the text lacks it says nothing. */
const TELLS = 0.6;
const MOST = 3;
/** Verbs that say little without their object: whoever asks 'Does it carry insurance?' asks about insurance. */
const LIGHT = {
  en: light("carry take hold have maintain get give make provide include need want offer keep own bring do use"),
  ru: light("иметь нести носить брать взять держать делать сделать вести давать дать включать предоставлять нужно"),
  mn: light("авах өгөх хийх байх барих гаргах ашиглах оруулах багтах хэрэгтэй шаардлагатай"),
};
function light(words: string): ReadonlySet<string> {
  return new Set(words.split(" ").flatMap((word) => LANGUAGES.map((language) => stemIn(language, word))));
}

type Asked = { question: ReadQuestion; tells: readonly number[]; text: string };

/**
 * At most three words, as typed. None of a question in a language that the text isn't in, nor of words with another
 * form, a synonym or a word of the same family there. Linear in the text.
 */
export function wordsNotInText(
  { question, tells, text }: Asked,
  index: ClauseIndex,
  candidates: readonly Candidate[],
): string[] {
  const { language, terms } = question;
  if (!index.languages.has(language)) return [];
  const isSmall = (stem: string) => STOP[language].has(stem) || LIGHT[language].has(stem);
  const typed = new Set(splitWords(folded(question.text))); // a word that was spelt anew is another one
  const isMet = (at: number) =>
    candidates.some(({ meetings }) => {
      const { stem = 0, concept = 0, prefix = 0, heading = 0 } = meetings[at] ?? {};
      return stem + concept + prefix + heading > 0;
    });
  const unmet = terms.flatMap(({ word, stem, concepts, isNumber, isOfPhrase }, at) => {
    const isTelling = typed.has(word) && (tells[at] ?? 0) >= TELLS && word.length >= SHORTEST && !isSmall(stem);
    return isTelling && concepts.length > 0 && !isNumber && !isOfPhrase && !isMet(at) ? [word] : [];
  });
  if (unmet.length === 0) return [];
  const all = folded(text);
  return unmet.filter((word) => !all.includes(beginning(word))).slice(0, MOST);
}
