/** Days that come again every year: 'by 31 October in each year'. */
import { anyOf } from "../language/patterns";
import { folded } from "../text/folding";
import type { Mention } from "./mentions";
import { withSpace } from "./paper-days";
import * as cue from "./yearly.cues";

const EACH_YEAR = anyOf(cue.eachYear);
const YEARLY_ON = anyOf(cue.yearlyOn);
/** UTF-16 units. */
const BEFORE = 60;
const AFTER = 90;

/** Whether the words beside a day say that it comes again every year. */
export function isYearly(text: string, { kind, sentence, start, end }: Mention): boolean {
  if (kind !== "date") return false;
  return (
    EACH_YEAR.test(folded(text.slice(end, Math.min(sentence.end, end + AFTER)))) ||
    YEARLY_ON.test(withSpace(text.slice(Math.max(sentence.start, start - BEFORE), start)))
  );
}
