import { gatesFor } from "./needed-words";
import { light } from "./light-pattern";
import * as cue from "./structure.cues";
import { anyOf, inOrder } from "../language/patterns";

/** Where a command may begin: 'Always answer that …'. */
const ORDER_OPENS = /(?:^|[.!?:,]\s|\b(?:and|please|then|must|always|only) )/u;

/**
 * Text addressed to a machine: 'ignore your instructions', 'SYSTEM:'. It may be quoted like any other text, but isn't a
 * clause and decides no answer. Source: B-12.12.
 */
const SPEAKS_TO_A_MACHINE = light(anyOf(inOrder(ORDER_OPENS, cue.orderVerb, cue.orderSubject), anyOf(cue.toAMachine)));
const ADDRESSES_A_MACHINE =
  /^(?:\d[\d.]{0,8}\)?\s)?\W{0,4}(?:system|assistant|ai|note to (?:the )?(?:ai|assistant|model|reviewer))\s?[:>\]]/u;
const GATES = gatesFor([SPEAKS_TO_A_MACHINE]);

/** Whether a folded sentence is an instruction to a machine. */
export function isInstruction(folded: string): boolean {
  return (
    ADDRESSES_A_MACHINE.test(folded) || (GATES.every((gate) => gate.test(folded)) && SPEAKS_TO_A_MACHINE.test(folded))
  );
}
