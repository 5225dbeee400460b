import { endBefore as en } from "../cues/en/plain-dates";
import { endAfter } from "../cues/mn/review-values";
import { anyOf } from "../cues/pack";
import { endBefore as ru } from "../cues/ru/sureness";
import { folded } from "../text/folding";
import type { Span } from "../text/spans";

/** UTF-16 units. */
const BESIDE = 70;
const ENDS = anyOf(en, ru);
const THEN_ENDS = anyOf(endAfter);

/** Whether words beside a day say that something ends on it: 'in force from its signing until' that day. */
export function isEnd(text: string, { start, end }: Span): boolean {
  return (
    ENDS.test(folded(text.slice(Math.max(0, start - BESIDE), start))) || THEN_ENDS.test(text.slice(end, end + BESIDE))
  );
}
