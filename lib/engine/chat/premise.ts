import { datesIn } from "../facts/date-text";
import { durationsIn } from "../facts/durations";
import { amountsIn, figuresOf } from "../facts/sums";
import { folded, wordsOf } from "../text/folding";
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
import * as law from "../cues/en/law-names";
import * as lawMn from "../cues/mn/law-names";
import * as lawRu from "../cues/ru/law-names";
import { actorsOf } from "../find/actors";
import { stem, stemsOf } from "./stemming";

/** 'Longer than 2 years?' supposes no figure that the contract would have. */
const COMPARES = anyOf(compare.compares, compareRu.compares, compareMn.compares);
const FIGURE = /\d[\d.,]*\d|\d/gu;
type Length = { years: number; months: number; days: number };
const NAME = /(?<=[\p{L}\p{N},]\s)\p{Lu}\p{L}{2,}/gu;
const ABOUT_THE_DOCUMENT = anyOf(en.documentWords, ru.documentWords, mn.documentWords);
const CLAUSE_NUMBER = withFlags(anyOf(en.clauseNumbers, ru.clauseNumbers, mn.clauseNumbers), "giu");
const WHOLE_COUNTRY = anyOf(law.wholeCountry, lawRu.wholeCountry, lawMn.wholeCountry);
const SAME_COUNTRY = [law, lawRu, lawMn].flatMap((pack) => pack.SAME_COUNTRY).map((names) => names.split(" "));
/** 'Germany' and 'German', 'Монгол' and 'Монголын' begin alike. */
const SAME_START = 4;

/**
 * Whether a yes-or-no question supposes a name or figure ('French law', '60 days') that the passages on it do not have.
 */
export function contradicted(reading: Reading, question: Question, passages: readonly Span[]): boolean {
  const said = wordsSaid(reading, passages);
  const names = namesIn(reading, question);
  const figures = (
    withoutLengthsOf(reading, question.own.replace(CLAUSE_NUMBER, ""), passages).match(FIGURE) ?? []
  ).filter((figure) => !said.includes(figure));
  if (COMPARES.test(question.folded)) return false;
  const unknown = names.length > 0 && !names.some((name) => said.includes(name.slice(0, SAME_START)));
  return unknown || figures.length > 0;
}

/**
 * Whether the law that a contract names is another than the one asked for; `unsure` where the one asked for may be that
 * of the country to which it belongs: 'American law' and New York.
 */
export function isAnotherLaw(reading: Reading, question: Question, named: string): boolean | "unsure" {
  const words = wordsOf(folded(named));
  const names = namesIn(reading, question);
  const isNamed = (name: string) => startsOf(name).some((start) => words.some((word) => word.startsWith(start)));
  if (names.length === 0 || names.some(isNamed)) return false;
  return WHOLE_COUNTRY.test(question.folded) ? "unsure" : true;
}

/** How words that name the same country may begin. */
function startsOf(name: string): string[] {
  return [name.slice(0, SAME_START), ...SAME_COUNTRY.filter((some) => some.some((one) => name.startsWith(one))).flat()];
}

/** Names in a question that are none of the contract's own. Folded. */
function namesIn(reading: Reading, question: Question): string[] {
  const own = new Set(actorsOf(reading.contract).flatMap(({ folded: name }) => stemsOf(name)));
  return [...question.own.matchAll(NAME)]
    .map((match) => folded(match[0]))
    .filter((name) => !ABOUT_THE_DOCUMENT.test(name) && !own.has(stem(name)));
}

/** A question without the lengths of time that passages say too, be it in words: '2 years' and 'two years'. */
function withoutLengthsOf(reading: Reading, question: string, passages: readonly Span[]): string {
  const said = passages.flatMap(({ start, end }) => durationsIn(reading.contract.text.slice(start, end)));
  return durationsIn(question)
    .filter((asked) => said.some(({ years, months, days }) => isAsLong(asked, { years, months, days })))
    .reduce((rest, { text }) => rest.replace(text, " "), question);
}

function isAsLong(one: Length, other: Length): boolean {
  return one.years * 12 + one.months === other.years * 12 + other.months && one.days === other.days;
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
    amountsIn(text)
      .flatMap(figuresOf)
      .map((figure) =>
        figure
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
