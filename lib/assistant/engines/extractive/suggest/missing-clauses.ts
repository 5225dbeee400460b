import { termOf } from "../facts/term";
import { find } from "../find/find";
import { partiesOf } from "../parties/parties";
import type { Reading } from "../text/reading";
import type { Check } from "./check";
import { finding } from "./check";

/** Shorter texts are letters or drafts, of which nothing is expected. UTF-16 units. */
const SHORTEST_CONTRACT = 1_500;
const STATES_A_TERM = /\bterm\b|terminat|expire|duration|срок|расторж|прекращ|бессрочн|хугацаа|дуусгавар|цуцл/u;

/** No choice of law anywhere. Attached to the contract's first line. */
export const missingLaw: Check = (reading, copy) => {
  if (!isContract(reading) || find(reading, "governing_law").length > 0) return [];
  if (reading.sentences.some((sentence) => /governing law|applicable law|применимое право|хэрэглэх хууль/u.test(sentence.folded))) return [];
  return [finding(reading, firstLine(reading), { ...copy.suggestions.noLaw, severity: "medium" })];
};

/** Nothing on how long it lasts or how it ends. Attached to the contract's first line. */
export const missingTerm: Check = (reading, copy) => {
  if (!isContract(reading) || termOf(reading) !== null) return [];
  if (reading.sentences.some((sentence) => STATES_A_TERM.test(sentence.folded))) return [];
  return [finding(reading, firstLine(reading), { ...copy.suggestions.noTerm, severity: "medium" })];
};

function isContract(reading: Reading): boolean {
  return reading.contract.text.length >= SHORTEST_CONTRACT && partiesOf(reading.contract).length > 1;
}

function firstLine(reading: Reading): { start: number; end: number } {
  const first = reading.sentences[0];
  return first ? { start: first.start, end: Math.min(first.end, first.start + 120) } : { start: 0, end: 0 };
}
