import { findInForce } from "../../text/amendments";
import { mayDiffer } from "../../text/ranks";
import type { Sentence } from "../../text/reading";
import { finding, type Check, type Finding } from "../check";
import type { Draft } from "../draft";
import { contradictingPairs } from "../values/contradictions";
import { rivalsIn, type Rivals } from "./rivals";
import { secretsForTwoPeriods } from "./secrecy";

/** Reported by checks of their own. */
const ELSEWHERE: ReadonlySet<string> = new Set(["governing_law", "expiration_date"]);

/** One fact told with two values in other words, where the figures' own check sees no likeness. At the later clause. */
export const rivalClauses: Check = (draft) => {
  const reported = new Set(contradictingPairs(draft).map(([, other]) => other.sentence.start));
  return pairsIn(draft).flatMap(([one, other]): Finding[] => {
    if (reported.has(other.sentence.start) || mayDiffer(draft.reading, one.sentence, other.sentence)) return [];
    reported.add(other.sentence.start);
    const values = {
      first: one.written,
      where: nameOf(draft, one.sentence),
      second: other.written,
      here: nameOf(draft, other.sentence),
    };
    return [finding("contradiction", other.sentence, { values, severity: "high" })];
  });
};

type Pair = readonly [Rivals["one"], Rivals["other"]];

function pairsIn(draft: Draft): Pair[] {
  const told = rivalsIn(draft)
    .filter(({ kind }) => !ELSEWHERE.has(kind))
    .map(({ one, other }): Pair => (one.sentence.start < other.sentence.start ? [one, other] : [other, one]));
  return [...told, ...secretsForTwoPeriods(draft)];
}

/** Its number, or the heading or words that a reader finds it by. */
function nameOf(draft: Draft, { start, end }: Sentence): string {
  const unit = findInForce(draft.reading).units.find((one) => one.start <= start && start < one.end);
  return unit?.number ?? (unit?.heading || draft.text.slice(start, end).slice(0, LONGEST_NAME).trim());
}
const LONGEST_NAME = 30;
