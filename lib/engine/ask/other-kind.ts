import { VOCABULARY } from "../lexicon/all";
import { indexesOf } from "../lexicon/vocabulary";
import type { IndexedUnit } from "./clause-index";
import type { ReadQuestion } from "./question";

/** A subject is broader than these: a clause on disputes before courts tells nothing of arbitration. */
const OWN_KIND = indexesOf(VOCABULARY, "arbitration");

/** Whether a question asks for one kind of its subject that a clause has not: arbitration, where courts decide. */
export function isOfAnotherKind({ terms }: ReadQuestion, unit: IndexedUnit | undefined): boolean {
  const wanted = OWN_KIND.filter((one) => terms.some(({ concepts }) => concepts.includes(one)));
  if (wanted.length === 0) return false;
  return !unit || wanted.some((one) => !unit.concepts.has(one) && !unit.headingConcepts.has(one));
}
