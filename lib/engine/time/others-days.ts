import { endBefore as en } from "../cues/en/plain-dates";
import { contractDated, notItsDay, toAnother } from "../cues/en/written-days";
import { endAfter } from "../cues/mn/review-values";
import { anyOf, inOrder } from "../cues/pack";
import { endBefore as ru } from "../cues/ru/sureness";
import { folded } from "../text/folding";
import type { Span } from "../text/spans";

/** UTF-16 units. */
const BESIDE = 70;
const BEFORE = 130;
const ENDS = anyOf(en, ru);
const THEN_ENDS = anyOf(endAfter);
const OF_ANOTHER = anyOf(notItsDay, inOrder(toAnother, contractDated));

/** Whether words beside a day say that something ends on it: 'in force from its signing until' that day. */
export function isEnd(text: string, { start, end }: Span): boolean {
  return (
    ENDS.test(folded(text.slice(Math.max(0, start - BESIDE), start))) || THEN_ENDS.test(text.slice(end, end + BESIDE))
  );
}

/** Whether words before a day say that another contract is dated so: 'entered into a lease dated as of'. */
export function isOfAnother(text: string, { start }: Span): boolean {
  return OF_ANOTHER.test(text.slice(Math.max(0, start - BEFORE), start));
}
