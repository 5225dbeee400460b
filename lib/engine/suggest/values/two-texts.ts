import * as cue from "./values.cues";
import { anyOf } from "../../language/patterns";
import { finding, type Check } from "../check";
import { clauseSentences } from "../draft";

const EQUAL = anyOf(cue.textsEqual);
const PREVAILS = anyOf(cue.textPrevails);

/** Texts in two languages that one clause makes equal and another doesn't. */
export const twoTexts: Check = (draft) => {
  const sentences = clauseSentences(draft);
  const equal = sentences.filter(({ folded: words }) => EQUAL.test(words));
  const prevailing = sentences.some(({ folded: words }) => PREVAILS.test(words) && !EQUAL.test(words));
  return prevailing ? equal.map((sentence) => finding("twoTexts", sentence, { values: {}, severity: "high" })) : [];
};
