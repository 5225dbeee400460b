import { sectionName, type Reading, type Sentence } from "../text/reading";

const LONGEST_LABEL = 80;

/** `{ label }` with the sentence's clause ('7.2 Governing Law'), or nothing if clauses have no names. */
export function clauseLabel(reading: Reading, sentence: Sentence): { label?: string } {
  const name = sectionName(reading.sections[sentence.section]);
  if (name === "" || reading.sections[sentence.section]?.number === null) return {};
  return { label: name.length > LONGEST_LABEL ? `${name.slice(0, LONGEST_LABEL - 1)}…` : name };
}
