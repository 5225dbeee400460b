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
import { FITTING, shareFitting, sharesMet } from "./sentence-met";
import { questionSignificance } from "./significance";
import { onlyFigure, type SaidFigure } from "./only-figure";
import learned from "./weights.json";

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
