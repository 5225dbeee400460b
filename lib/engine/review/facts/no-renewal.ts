import { anyOf } from "../../language/patterns";
import { findInForce } from "../../text/amendments";
import type { Reading } from "../../text/reading";
import type { Fact } from "../fact";
import * as cue from "./facts.cues";
import { fact, inItsWords, quoted } from "./made-fact";

const NEVER = anyOf(cue.neverRenews);
const IN_A_CASE = anyOf(cue.onlyInACase);

/** The sentence that says outright that the contract never renews; none if only in a case, or until a change. */
export function neverRenews(reading: Reading): Fact[] {
  const said = reading.sentences.filter(({ folded }) => NEVER.test(folded));
  const [sentence] = said;
  if (!sentence || said.some(({ folded }) => IN_A_CASE.test(folded))) return [];
  const { units, amended } = findInForce(reading);
  const at = units.findIndex(({ start, end }) => start <= sentence.start && sentence.start < end);
  if (amended.has(at)) return [];
  const words = reading.contract.text.slice(sentence.start, sentence.end);
  return [fact("renewal_term", inItsWords(words), quoted(reading, units[at] ?? sentence))];
}
