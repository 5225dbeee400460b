import { clausesFor } from "../ask/answer";
import type { Passage } from "../port";
import type { Reading } from "../text/reading";
import { toPassage } from "../text/spans";

/** The closest clause for each of some texts, by learned weights; empty if there is no clause. */
export function nearestTo(reading: Reading, texts: readonly string[]): Passage[][] {
  return texts.map((text) =>
    clausesFor(reading, text)
      .clauses.slice(0, 1)
      .map((span) => toPassage(reading.contract, span)),
  );
}
