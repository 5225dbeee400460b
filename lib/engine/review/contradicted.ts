import type { Reading } from "../text/reading";
import type { Span } from "../text/spans";
import type { TopicReview } from "./review";

/** The review's weights come from contracts at least this long. UTF-16 units. */
const LONG = 12_000;

/**
 * Whether the review of a long contract, whose weights know such contracts, finds its topic nowhere, and not near this
 * clause either. The weights of facts come from short contracts, where nearly every fact is stated somewhere.
 */
export function isContradicted({ contract }: Reading, review: TopicReview | undefined, { start, end }: Span): boolean {
  if (!review || review.present || review.margin === null || contract.text.length < LONG) return false;
  return !review.passages.some((one) => one.start < end && start < one.end);
}
