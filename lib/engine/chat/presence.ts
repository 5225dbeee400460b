import { review, type TopicReview } from "../review/review";
import type { TopicId } from "../review/topics";
import { TOPICS } from "../topics/all";
import { folded } from "../text/folding";
import type { Reading } from "../text/reading";

/** 'Is there a cap on liability?', 'Can a party terminate without cause?': whether there is such a clause, no more. */
const ASKS_WHETHER =
  /^(?:is|are) there\b|^does (?:this|the) (?:agreement|contract)\b|^does (?:a|any|either) party\b|^can (?:a|any|either) party\b/u;
/** Topics whose weights tell whether a contract has them, by what asks for them. */
const WEIGHED: Readonly<Record<string, TopicId>> = {
  nonCompete: "non_compete",
  audit: "audit",
  insurance: "insurance",
  liabilityCap: "liability_cap",
  terminationForConvenience: "termination_for_convenience",
  exclusivity: "exclusivity",
};

/**
 * Whether a contract has a clause, as the review of topics has it, where no more is asked; null where more is, or where
 * no weights tell. Only English has weights.
 */
export function presenceOf(reading: Reading, question: string): TopicReview | null {
  const text = folded(question);
  if (!ASKS_WHETHER.test(text)) return null;
  const topic = WEIGHED[TOPICS.find(({ asked }) => asked.test(text))?.id ?? ""];
  const found = topic === undefined ? undefined : review(reading, [topic])[0];
  return found === undefined || found.margin === null ? null : found;
}
