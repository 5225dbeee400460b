import type { Language } from "@/lib/copy/languages";
import { writeDay } from "@/lib/days";
import { valuesSaid, type SaidValue } from "../claims/values";
import { datesIn } from "../facts/date-text";
import { durationsIn } from "../facts/durations";
import { withRate } from "../facts/money";
import { amountsIn } from "../facts/sums";
import type { Fact } from "../review/fact";
import { parseAmount } from "../review/amounts";
import { asksOnlyWhether, type Asked } from "./asked";
import type { ReadQuestion } from "./question";

/** A value in the words of its sentence, and what they come to; no figures where they don't tell, as in a range. */
export type SaidFigure = { text: string } & Pick<Fact, "iso" | "amount" | "currency" | "months" | "days" | "percent">;

/** Longer sentences are tables or lists: which of their values is meant can't be told. UTF-16 units. */
const LONGEST = 1_000;

/** Whoever asks for one of these wants more than a value: when not, by whom. */
const WANTS_MORE: readonly Asked[] = ["condition", "exception", "who", "where", "meaning"];

/**
 * The value that a sentence gives to a question that asks for one, if it holds just one of that kind: an amount, a
 * share, a day or a length of time. Of two nobody can tell which is meant, nor beside a bare number, nor where the
 * question may ask for a sum or for a time; and what the question names itself is no answer to it. Its words are the
 * sentence's own, with single spaces. Linear in the sentence.
 */
export function onlyFigure(
  sentence: string,
  { language, question: { asked, ...question } }: { language: Language; question: ReadQuestion },
): SaidFigure | null {
  if (sentence.length > LONGEST || WANTS_MORE.some((kind) => asked.has(kind))) return null;
  if (asksOnlyWhether(question.language, question.text)) return null;
  const text = sentence.replace(/\s+/gu, " ");
  const said = valuesSaid(text, language);
  const sums = [...(asked.has("money") ? sumsIn(text) : []), ...(asked.has("percent") ? sharesAmong(said, text) : [])];
  const times = [...(asked.has("day") ? daysIn(text) : []), ...(asked.has("span") ? lengthsIn(text) : [])];
  if (sums.length > 0 && (asked.has("day") || asked.has("span"))) return null; // 'within how many days is it paid?'
  const found = [...sums, ...times];
  const [first] = found;
  if (!first || found.some((one) => comesTo(one) !== comesTo(first))) return null;
  return said.every(({ kind }) => kind !== "number") && !isNamed(first, question.text) ? first : null;
}

/** Whether every figure of a value stands in the question already. */
function isNamed({ text }: SaidFigure, question: string): boolean {
  const figures = text.match(FIGURES);
  return figures !== null && figures.every((figure) => question.includes(figure));
}
const FIGURES = /\d[\d.,]{0,20}\d|\d/gu;

const sumsIn = (text: string): SaidFigure[] =>
  amountsIn(text).map((amount) => ({ text: withRate(text, amount), ...parseAmount(amount) }));

const sharesAmong = (said: readonly SaidValue[], text: string): SaidFigure[] =>
  said.flatMap(({ kind, key, start, end }) =>
    kind === "share" ? [{ text: text.slice(start, end), percent: Number(key) }] : [],
  );

const daysIn = (text: string): SaidFigure[] =>
  datesIn(text).map(({ start, end, year, month, day, isEitherWay }) => ({
    text: text.slice(start, end),
    ...(isEitherWay ? {} : { iso: writeDay({ year, month, day }) }),
  }));

const lengthsIn = (text: string): SaidFigure[] =>
  durationsIn(text).map(({ text: words, years, months, days }) => ({
    text: words,
    ...(years + months > 0 ? { months: years * 12 + months } : {}),
    ...(days > 0 ? { days } : {}),
  }));

/** Alike for '30 (thirty) days' and '30 days'. */
function comesTo({ text, iso, amount, currency, months, days, percent }: SaidFigure): string {
  const figures = [iso, amount, currency, months, days, percent];
  return figures.every((one) => one === undefined) ? text : JSON.stringify(figures);
}
