import * as en from "../cues/en/question-words";
import * as mn from "../cues/mn/question-words";
import * as ru from "../cues/ru/question-words";
import { folded, wordsOf } from "../text/folding";

const STOP = new Set([...en.STOP_WORDS, ...ru.STOP_WORDS, ...mn.STOP_WORDS]);

const endingIn = (endings: readonly string[]) => new RegExp(`(?:${endings.join("|")})$`, "u");
const [ENDINGS_EN, ENDINGS_RU, ENDINGS_MN] = [endingIn(en.ENDINGS), endingIn(ru.ENDINGS), endingIn(mn.ENDINGS)];

/** The stem of a folded word: light, so that 'terminate' meets 'termination' and 'оплата' meets 'оплаты'. */
function stem(word: string): string {
  if (word.length <= 3 || /\d/u.test(word)) return word;
  const endings = /[өү]/u.test(word) ? ENDINGS_MN : /[а-я]/u.test(word) ? ENDINGS_RU : ENDINGS_EN;
  const cut = word.replace(endings, "");
  if (cut.length < 3) return word;
  return endings === ENDINGS_EN || cut.length <= 5 ? cut : cut.slice(0, Math.max(5, cut.length - 1));
}

/** The stems of a text that carry meaning, in order. */
export function stemsOf(text: string): string[] {
  return wordsOf(folded(text))
    .filter((word) => word.length > 1 && !STOP.has(word))
    .map(stem);
}
