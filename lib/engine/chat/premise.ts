import { datesIn } from "../facts/date-text";
import { durationsIn } from "../facts/durations";
import { amountsIn } from "../facts/money";
import { folded } from "../text/folding";
import type { Reading } from "../text/reading";
import type { Span } from "../text/spans";
import type { Question } from "./question";
import * as en from "../cues/en/questions";
import * as mn from "../cues/mn/questions";
import { anyOf, withFlags } from "../cues/pack";
import * as ru from "../cues/ru/questions";
import * as compare from "../cues/en/yes-or-no";
import * as compareMn from "../cues/mn/yes-or-no";
import * as compareRu from "../cues/ru/yes-or-no";
import { actorsOf } from "../find/actors";
import { stem, stemsOf } from "./stemming";

/** 'Longer than 2 years?' supposes no figure that the contract would have. */
const COMPARES = anyOf(compare.compares, compareRu.compares, compareMn.compares);
const NAME = /(?<=[\p{L}\p{N},]\s)\p{Lu}\p{L}{2,}/gu;
const ABOUT_THE_DOCUMENT = anyOf(en.documentWords, ru.documentWords, mn.documentWords);
const CLAUSE_NUMBER = withFlags(anyOf(en.clauseNumbers, ru.clauseNumbers, mn.clauseNumbers), "giu");
/** 'France' and 'French', 'Монгол' and 'Монголын' begin alike. */
const SAME_START = 4;

/**
 * Whether a yes-or-no question supposes a name or figure ('French law', '60 days') that the passages on it do not have.
 */
export function contradicted(reading: Reading, question: Question, passages: readonly Span[]): boolean {
  const said = wordsSaid(reading, passages);
  const own = new Set(actorsOf(reading.contract).flatMap(({ folded: name }) => stemsOf(name)));
  const names = [...question.own.matchAll(NAME)]
    .map((match) => folded(match[0]))
    .filter((name) => !ABOUT_THE_DOCUMENT.test(name) && !own.has(stem(name)));
  const figures = (question.own.replace(CLAUSE_NUMBER, "").match(/\d[\d.,]*\d|\d/gu) ?? []).filter(
    (figure) => !said.includes(figure),
  );
  if (COMPARES.test(question.folded)) return false;
  const unknown = names.length > 0 && !names.some((name) => said.includes(name.slice(0, SAME_START)));
  return unknown || figures.length > 0;
}

/** Whether it takes a sum, a time or a day for granted where the passages on it state another. */
export function supposesOtherwise(reading: Reading, question: Question, passages: readonly Span[]): boolean {
  const said = passages.map((passage) => reading.contract.text.slice(passage.start, passage.end)).join(" ");
  return VALUES.some((valuesIn) => {
    const [supposed, stated] = [valuesIn(question.own), valuesIn(said)];
    return supposed.length > 0 && stated.length > 0 && supposed.every((value) => !stated.includes(value));
  });
}

const VALUES: readonly ((text: string) => string[])[] = [
  (text) =>
    amountsIn(text).map((amount) =>
      amount
        .replace(/[^\d.,]/gu, "")
        .replace(/[.,](?:00)?$/u, "")
        .replace(/[.,](?=\d{3})/gu, ""),
    ),
  (text) => durationsIn(text).map(({ years, months, days }) => `${years * 12 + months} ${days}`),
  (text) => datesIn(text).map(({ year, month, day }) => `${year}-${month}-${day}`),
];

function wordsSaid(reading: Reading, passages: readonly Span[]): string {
  return folded(passages.map((passage) => reading.contract.text.slice(passage.start, passage.end)).join(" "));
}
