import type { SummaryFact } from "@/lib/copy/summary-facts";
import type { Span } from "../text/spans";

/** How certain passages answer; the other two of `Basis` have no passages. */
export type FoundBasis = "stated" | "likely" | "nearest";

/** One heading of a summary: its text, the passages it is based on, and how many more there are. */
export type Entry = {
  fact: SummaryFact;
  heading: string;
  words: string;
  basis: FoundBasis;
  passages: readonly Span[];
  more: number;
};

const PASSAGES_SHOWN = 4;

/** An entry based on passages, of which the first are shown; empty if there are none. */
export function entry(
  fact: SummaryFact,
  said: { heading: string; words?: string; basis?: FoundBasis; shown?: number },
  passages: readonly Span[],
): Entry[] {
  const shown = said.shown ?? PASSAGES_SHOWN;
  if (passages.length === 0) return [];
  return [
    {
      fact,
      heading: said.heading,
      words: said.words ?? "",
      basis: said.basis ?? "likely",
      passages: passages.slice(0, shown),
      more: Math.max(0, passages.length - shown),
    },
  ];
}
