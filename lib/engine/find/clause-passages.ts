import type { FoundPassage } from "../port";
import type { Reading, Sentence } from "../text/reading";
import { folded } from "../text/folding";
import { toPassage, type Span } from "../text/spans";
import { clauseLabel } from "./clause-label";
import { splitSentence } from "./parts";

/**
 * A clause as passages: the whole clause, or, if very long, only the parts that `has` (given folded text) finds, else
 * all.
 */
export function clausePassages(
  reading: Reading,
  clause: Span & { first: Sentence },
  has: (folded: string) => boolean,
): FoundPassage[] {
  const { text } = reading.contract;
  const parts = splitSentence(text, { start: clause.start, end: clause.end });
  const meant = parts.length > 1 ? parts.filter((part) => has(folded(text.slice(part.start, part.end)))) : parts;
  const label = clauseLabel(reading, clause.first);
  return (meant.length > 0 ? meant : parts).map((part) => ({ ...toPassage(reading.contract, part), ...label }));
}
