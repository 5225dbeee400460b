import { anyOf } from "../../language/patterns";
import type { Value } from "./values";
import * as cue from "./fee-names.cues";

const NAMED = anyOf(cue.namedFee);

/** 'a license fee of $48,000' and 'a support fee of $9,600' are two payments. */
export function areTwoFees({ unit, sentence: one }: Value, { sentence: other }: Value): boolean {
  if (unit !== "money") return false;
  const [first, second] = [one, other].map(({ folded }) => NAMED.exec(folded)?.slice(1).find(Boolean));
  return first !== undefined && second !== undefined && first !== second;
}
