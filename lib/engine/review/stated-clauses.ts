import type { ClauseKind } from "../facts/clauses/candidates";
import { clausesStating, type ChosenClause } from "../facts/clauses/choice";
import type { Passage } from "../port";
import type { Reading } from "../text/reading";
import type { Span } from "../text/spans";
import { newWording } from "../text/superseded";
import { quoted } from "./made-fact";

/**
 * What the chosen clause says, with the whole clause as its passage. `figures` is the same without words that a change
 * takes out: in it stand the figures that hold now.
 */
export type StatedClause = ChosenClause & { text: string; figures: string; passage: Passage };

/** The clauses that state a fact, the likeliest first, each once; what changes a clause stands before it. */
export function statedClauses(reading: Reading, kind: ClauseKind, likely: readonly Span[] = []): StatedClause[] {
  const seen = new Set<string>();
  return changesFirst(clausesStating(reading, kind, likely)).flatMap((chosen) => {
    const { start, end } = chosen.sentence;
    const isAgain = seen.has(`${start} ${end}`);
    seen.add(`${start} ${end}`);
    const text = reading.contract.text.slice(start, end);
    return isAgain ? [] : [{ ...chosen, text, figures: newWording(text), passage: quoted(reading, chosen.unit) }];
  });
}

/** Whoever shows only one shows what an amendment puts in, not what it replaces. */
function changesFirst(chosen: readonly ChosenClause[]): ChosenClause[] {
  const ordered: ChosenClause[] = [];
  for (const one of chosen) ordered.splice(one.isChange ? -1 : ordered.length, 0, one);
  return ordered;
}
