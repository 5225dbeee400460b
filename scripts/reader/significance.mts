/** Learns which words of a question matter most when a clause lacks them (`lib/engine/ask/significance.ts`). */
import type { Language } from "@/lib/copy/languages";
import { metShare, USUAL_TELLING } from "@/lib/engine/ask/significance";
import type { Meeting } from "@/lib/engine/ask/meetings";

/** A question with known answering clauses: how each of these matches its words. */
export type Answered = { language: Language; answering: readonly (readonly Meeting[])[] };

/** The prior for words in general weighs as much as this many questions. */
const PRIOR = 3;
const FEWEST = 2;

export function learnSignificance(answered: readonly Answered[]): Record<Language, Record<string, number>> {
  const counts: Record<Language, Map<string, { times: number; unmet: number }>> = {
    en: new Map(),
    ru: new Map(),
    mn: new Map(),
  };
  for (const { language, answering } of answered)
    answering[0]?.forEach(({ term }, at) => {
      const met = Math.max(...answering.map((meetings) => metShare(meetings[at])));
      const known = counts[language].get(term.stem) ?? { times: 0, unmet: 0 };
      counts[language].set(term.stem, { times: known.times + 1, unmet: known.unmet + 1 - met });
    });
  return { en: toSignificance(counts.en), ru: toSignificance(counts.ru), mn: toSignificance(counts.mn) };
}

function toSignificance(counts: ReadonlyMap<string, { times: number; unmet: number }>): Record<string, number> {
  const tells = [...counts]
    .filter(([, { times }]) => times >= FEWEST)
    .map(([stem, { times, unmet }]): [string, number] => [
      stem,
      1 - (unmet + PRIOR * (1 - USUAL_TELLING)) / (times + PRIOR),
    ]);
  return Object.fromEntries(
    tells.sort(([one], [other]) => (one < other ? -1 : 1)).map(([stem, tell]) => [stem, Number(tell.toFixed(3))]),
  );
}
