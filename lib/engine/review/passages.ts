/** Which of a topic's passages are told, and how much of a clause each has to show. */
import { saysUnlimited } from "../facts/unlimited-liability";
import { anyOf } from "../language/patterns";
import { findInForce } from "../text/amendments";
import { folded } from "../text/folding";
import type { Reading } from "../text/reading";
import { toPassage } from "../text/spans";
import { takenBackBehind } from "./facts/conditions";
import type { TopicReview } from "./review";
import { limitLifted } from "./values.cues";

/** Topics whose figure a sentence behind may take back, or let begin in some case only. */
const LIMITED: ReadonlySet<string> = new Set([
  "liability_cap",
  "termination_for_convenience",
  "payment_terms",
  "late_payment",
  "renewal_term",
  "renewal_notice",
  "price",
]);

/** Each passage up to the sentence behind that takes something from it. Linear in the clauses. */
export function withWhatDepends(reading: Reading, read: TopicReview): TopicReview {
  if (!read.present || !LIMITED.has(read.topic)) return read;
  const { units } = findInForce(reading);
  const passages = read.passages.map((passage) => {
    const unit = units.find(({ start, end }) => start <= passage.start && passage.end <= end);
    const next = unit && takenBackBehind(reading, unit, passage.end);
    return next ? toPassage(reading.contract, { start: passage.start, end: next.end }) : passage;
  });
  return { ...read, passages };
}

const LIMIT_LIFTED = anyOf(limitLifted);

/**
 * What is outside a cap, without clauses by which somebody's liability has no cap at all; where nothing else was found,
 * the sentences that lift a limit.
 */
export function onlyExceptions(reading: Reading, read: TopicReview): TopicReview {
  if (read.topic !== "uncapped_liability") return read;
  const own = read.passages.filter(({ content }) => LIMIT_LIFTED.test(content) || !saysUnlimited(folded(content)));
  if (read.present && own.length > 0) return { ...read, passages: own };
  const lifting = reading.sentences.filter(
    ({ isTitle, start, end }) => !isTitle && LIMIT_LIFTED.test(reading.contract.text.slice(start, end)),
  );
  if (lifting.length > 0) {
    const passages = lifting.slice(0, MOST_LIFTING).map((span) => toPassage(reading.contract, span));
    return { ...read, present: true, basis: "likely", passages };
  }
  return own.length === read.passages.length ? read : { ...read, present: false, basis: "nearest", passages: own };
}
const MOST_LIFTING = 4;
