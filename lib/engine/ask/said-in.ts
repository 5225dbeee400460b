import { VOCABULARY } from "../lexicon/all";
import type { Passage } from "../port";
import { numberingAt } from "../text/numbering";
import type { Reading } from "../text/reading";
import { trimmed, type Span } from "../text/spans";
import { indexOf } from "./answer";
import type { ClauseIndex, IndexedUnit } from "./clause-index";
import { findMatches } from "./meetings";
import { readQuestion, type ReadQuestion } from "./question";
import { isPerhapsChanged } from "./perhaps-changed";
import { FITTING, shareFitting, sharesMet } from "./features";
import { questionSignificance } from "./significance";
import learned from "./weights.json";
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

/** Of a clause that answers: its number as it is cited, the sentence that says it, and the one value asked for. */
export type SaidIn = { clause: string | null; sentence: Span; figure: SaidFigure | null };

/** How much it counts beside the words met that a sentence holds the kind of value asked for. */
const FITS = 0.1;

/**
 * Where in a clause that `clausesFor` found the answer to a question stands: the sentence that meets most of it, by the
 * measure by which clauses are ranked. Null where the passage is no clause of the contract. Linear in the clause.
 * Source: B-29.10.
 */
export function saidIn(reading: Reading, text: string, { start }: Passage): SaidIn | null {
  const index = indexOf(reading);
  const at = index.units.findIndex((unit) => unit.start <= start && start < unit.end);
  const unit = index.units[at];
  if (!unit) return null;
  const question = readQuestion(text, index, VOCABULARY);
  const span = bestSentence(unit, question, index);
  const sentence = withoutNumber(reading, { start: unit.start + span.start, end: unit.start + span.end });
  const words = reading.contract.text.slice(sentence.start, sentence.end);
  const isChanged = index.inForce.amended.has(at) || isPerhapsChanged(at, index);
  const figure = isChanged ? null : onlyFigure(words, { language: unit.language, question });
  return { clause: unit.number, sentence, figure };
}

/** Where it stands in the clause's text. */
function bestSentence(unit: IndexedUnit, question: ReadQuestion, index: ClauseIndex): Span {
  const [meetings = []] = findMatches(question, index, VOCABULARY, [unit]);
  const tells = questionSignificance(question, learned.telling);
  const weights = meetings.map(({ weight }, term) => weight * (tells[term] ?? 0));
  const whole = weights.reduce((sum, weight) => sum + weight, SMALLEST_WEIGHT);
  const kinds = [...question.asked].filter((kind) => FITTING[kind]);
  let best = { span: { start: 0, end: unit.text.length }, score: -1 };
  for (const sentence of unit.sentences) {
    const met = sharesMet(sentence, meetings).reduce((sum, share, term) => sum + share * (weights[term] ?? 0), 0);
    const score = met / whole + FITS * shareFitting(kinds, sentence.values);
    if (score > best.score) best = { span: sentence, score };
  }
  return best.span;
}
const SMALLEST_WEIGHT = 0.001;

function withoutNumber({ contract: { text } }: Reading, span: Span): Span {
  const { start, end } = trimmed(text, span);
  const length = numberingAt(text.slice(start, end))?.length ?? 0;
  return trimmed(text, length < end - start ? { start: start + length, end } : { start, end });
}

/** A value in the words of its sentence, and what they come to; no figures where they don't tell, as in a range. */
type SaidFigure = { text: string } & Pick<Fact, "iso" | "amount" | "currency" | "months" | "days" | "percent">;

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
function onlyFigure(
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
