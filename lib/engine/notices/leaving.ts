import { anyOf } from "../language/patterns";
import * as cue from "./rights.cues";

const LEAVES = anyOf(cue.leaves);
const NONE_LEAVES = anyOf(cue.noneLeaves);
const LONGEST = 1_600;

/** Whether a clause lets somebody end the contract, and doesn't say that nobody may. Source: B-47.3. */
export function givesRightToLeave(clause: string): boolean {
  const words = clause.slice(0, LONGEST);
  return LEAVES.test(words) && !NONE_LEAVES.test(words);
}
