import { anyOf } from "../language/patterns";
import { folded } from "../text/folding";
import type { Mention, Times } from "./mentions";
import { withSpace } from "./paper-days";
import { isMongolian } from "./written/mongolian";
import * as cue from "./limits.cues";

const BOUND = anyOf(cue.boundWord);
const OPENS = anyOf(cue.opensCondition);
const CLOSES_MN = cue.closesCondition.mn;
const GOES_ON = anyOf(cue.goesOn);
/** UTF-16 units: of what is read before and after a day. */
const AROUND = 200;

/** Whether a day stands in a condition: 'only if the fee is paid by 4 May'. Nothing is due then. */
export function isCondition(text: string, { sentence, start, end }: Mention): boolean {
  if (isMongolian(sentence.folded))
    return CLOSES_MN.test(folded(text.slice(end, Math.min(sentence.end, end + AROUND))));
  const before = withSpace(text.slice(Math.max(sentence.start, start - AROUND), start));
  const [clause = ""] = before.split(/[.;:]\s/u).slice(-1);
  const at = clause.search(OPENS);
  return at >= 0 && !GOES_ON.test(clause.slice(at));
}

type Clause = { from: number; next: number };

/** Whether a clause says that something is not done: not where 'not' only bounds a time, as in 'not later than'. */
export function isRefused({ cues, tokens }: Pick<Times, "cues" | "tokens">, { from, next }: Clause): boolean {
  for (let at = from; at < next; at += 1)
    if (cues[at]?.includes("not") === true && !BOUND.test(tokens[at + 1]?.text ?? "")) return true;
  return false;
}
