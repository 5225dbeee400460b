import { folded } from "../text/folding";
import type { Reading } from "../text/reading";
import type { Span } from "../text/spans";
import type { Question } from "./question";

const NAME = /(?<=[\p{L}\p{N},]\s)\p{Lu}\p{L}{2,}/gu;
const ABOUT_THE_DOCUMENT = /^(?:agreement|contract|party|parties|section|article|договор\p{L}*|сторон\p{L}*|гэрээ\p{L}*|тал\p{L}*)$/u;
/** 'France' and 'French', 'Монгол' and 'Монголын' begin alike. */
const SAME_START = 4;

/** Whether a yes-or-no question supposes a name or figure ('French law', '60 days') that the passages on it do not have. */
export function contradicted(reading: Reading, question: Question, passages: readonly Span[]): boolean {
  const said = folded(passages.map((passage) => reading.contract.text.slice(passage.start, passage.end)).join(" "));
  const names = [...question.raw.matchAll(NAME)].map((match) => folded(match[0])).filter((name) => !ABOUT_THE_DOCUMENT.test(name));
  const figures = question.raw.match(/\d[\d.,]*\d|\d/gu) ?? [];
  const supposed = [...names.map((name) => name.slice(0, SAME_START)), ...figures];
  return supposed.length > 0 && !supposed.some((one) => said.includes(one));
}
