/** A price from a day on, in whatever clause: 'From 1 August 2027 hire is SGD 2,020 per day'. */
import { parseAmount } from "../../review/amounts";
import { startIn } from "../../review/facts/price-changes";
import type { Reading } from "../../text/reading";
import type { ClauseCandidate } from "./candidates";
import { priceIn, priceNoun } from "./nouns";

/** A price that rises or falls by more is another one. */
const MOST_TIMES = 2.5;

/** Whether a sentence tells what the price is from a day on, of the same kind as the sentence that tells it first. */
export function isLaterPrice(
  { contract: { text } }: Reading,
  base: ClauseCandidate,
  { features, sentence }: ClauseCandidate,
): boolean {
  const isOwn = features["n.own"] === 1 && features["n.clean"] === 1;
  if (!isOwn || features["n.case"] === 1 || features["n.caseBehind"] === 1) return false;
  if (features["s.perTime"] !== base.features["s.perTime"]) return false;
  const noun = priceNoun(sentence.folded);
  if (noun === "" || noun !== priceNoun(base.sentence.folded)) return false;
  const words = text.slice(sentence.start, sentence.end);
  return startIn(words) !== "" && isNear(text.slice(base.sentence.start, base.sentence.end), words);
}

function isNear(base: string, later: string): boolean {
  const [one, other] = [base, later].map((words) => parseAmount(priceIn(words) ?? ""));
  if (one?.amount === undefined || other?.amount === undefined || one.currency !== other.currency) return false;
  const times = other.amount / one.amount;
  return times < MOST_TIMES && times > 1 / MOST_TIMES && times !== 1;
}
