import { clausesStating, type ChosenClause, type ClauseKind } from "../facts/clauses/choice";
import type { Passage } from "../port";
import type { Reading } from "../text/reading";
import { findInForce } from "../text/in-force";
import type { Span } from "../text/spans";
import { newWording, supersededIn } from "../text/superseded";
import { quoted } from "./made-fact";

/**
 * What the chosen clause says, with the whole clause as its passage. `figures` is the same without words that a change
 * takes out, be it this one or a later one: in it stand the figures that hold now.
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
    const figures = chosen.isChange ? newWording(text) : stillInForce(reading, chosen);
    return isAgain ? [] : [{ ...chosen, text, figures, passage: quoted(reading, chosen.unit) }];
  });
}

/** A sentence without the words that another clause takes out. */
function stillInForce(reading: Reading, { unit, sentence: { start, end } }: ChosenClause): string {
  const inForce = findInForce(reading);
  const { text } = reading.contract;
  const out = supersededIn(inForce.units.indexOf(unit), { units: inForce.units, inForce, text })?.words ?? [];
  const kept = out
    .filter((words) => words.start < end && start < words.end)
    .reduceRight(
      (left, words) => left.slice(0, Math.max(0, words.start - start)) + left.slice(words.end - start),
      text.slice(start, end),
    );
  return newWording(kept);
}

/** Whoever shows only one shows what an amendment puts in, not what it replaces. */
function changesFirst(chosen: readonly ChosenClause[]): ChosenClause[] {
  const ordered: ChosenClause[] = [];
  for (const one of chosen) ordered.splice(one.isChange ? -1 : ordered.length, 0, one);
  return ordered;
}
