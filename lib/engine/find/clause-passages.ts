import type { FoundPassage } from "../port";
import type { Reading, Sentence } from "../text/reading";
import { folded } from "../text/folding";
import { passageOf, type Span } from "../text/spans";
import { clauseLabel } from "./clause-label";
import { partsOf } from "./parts";

/**
 * A clause as the passages that are shown: itself, or, where it is very long, only those of its parts that have the
 * meaning (`has` is asked with folded text); the whole of it, in parts, where no part has it alone.
 */
export function clausePassages(
  reading: Reading,
  clause: Span & { first: Sentence },
  has: (folded: string) => boolean,
): FoundPassage[] {
  const { text } = reading.contract;
  const parts = partsOf(text, { start: clause.start, end: clause.end });
  const meant = parts.length > 1 ? parts.filter((part) => has(folded(text.slice(part.start, part.end)))) : parts;
  const label = clauseLabel(reading, clause.first);
  return (meant.length > 0 ? meant : parts).map((part) => ({ ...passageOf(reading.contract, part), ...label }));
}
