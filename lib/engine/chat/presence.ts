import { review, type TopicReview } from "../review/review";
import type { TopicId } from "../review/topics";
import { folded } from "../text/folding";
import type { Reading } from "../text/reading";

/** 'Is there a cap on liability?', 'Can a party terminate without cause?': only asks whether there is such a clause. */
const ASKS_WHETHER =
  /^(?:is|are) there\b|^does (?:this|the) (?:agreement|contract)\b|^does (?:a|any|either) party\b|^can (?:a|any|either) party\b/u;
/** How people ask for a topic whose weights tell whether a contract has it. */
const ASKED: readonly (readonly [TopicId, RegExp])[] = [
  ["non_compete", /compet(?:e|es|ing|ition|itor)/u],
  ["audit", /\baudit|inspect (?:the )?(?:books|records)/u],
  ["insurance", /insur/u],
  ["liability_cap", /(?:cap|limit|ceiling|maximum).{0,30}liab|liab\p{L}{0,6}.{0,30}(?:cap|limit|exceed)/u],
  [
    "termination_for_convenience",
    /terminat.{0,40}(?:without (?:any )?(?:cause|reason)|for convenience|for any reason|at any time|earl(?:y|ier))/u,
  ],
  ["exclusivity", /exclusiv/u],
];

/**
 * Whether a contract has a clause, according to the topic review, if that is all that was asked; null if more was asked
 * or no weights can tell. Only English has weights.
 */
export function presenceOf(reading: Reading, question: string): TopicReview | null {
  const text = folded(question);
  if (!ASKS_WHETHER.test(text)) return null;
  const topic = ASKED.find(([, asked]) => asked.test(text))?.[0];
  const found = topic === undefined ? undefined : review(reading, [topic])[0];
  return found === undefined || found.margin === null ? null : found;
}
