import * as en from "../cues/en/contradictions";
import * as mn from "../cues/mn/contradictions";
import { anyOf } from "../cues/pack";
import * as ru from "../cues/ru/contradictions";
import { finding, type Check } from "./check";
import { clauseSentences } from "./draft";

const EQUAL = anyOf(en.textsEqual, ru.textsEqual, mn.textsEqual);
const PREVAILS = anyOf(en.textPrevails, ru.textPrevails, mn.textPrevails);

/** Texts in two languages that are equal by one clause, and by another are not. */
export const twoTexts: Check = (draft) => {
  const sentences = clauseSentences(draft);
  const equal = sentences.filter(({ folded: words }) => EQUAL.test(words));
  const prevailing = sentences.some(({ folded: words }) => PREVAILS.test(words) && !EQUAL.test(words));
  return prevailing ? equal.map((sentence) => finding("twoTexts", sentence, { values: {}, severity: "high" })) : [];
};
