import { anyOf, type Patterns } from "../language/patterns";
import { light } from "./either";
import { gatesFor } from "./needed-words";
import * as cue from "./not-agreed.cues";

const NOT_AGREED = light(anyOf(...Object.values<Patterns>(cue)));
const GATES = gatesFor([NOT_AGREED]);

/**
 * Whether a folded sentence tells of what was not agreed: proposed and rejected, of a draft or an earlier contract,
 * optional, or an example. It may be quoted, but no fact, date or sure answer rests on it. Source: B-12.28.
 */
export function isNotAgreed(folded: string): boolean {
  return GATES.every((gate) => gate.test(folded)) && NOT_AGREED.test(folded);
}
