import type { Passage } from "../port";
import type { Reading } from "../text/reading";
import { toPassage, type Span } from "../text/spans";
import { splitUnits } from "../text/units";
import * as cue from "./precedence-words";

/**
 * The clause that says which document prevails where two differ. `winner` is null where it can't be told for sure;
 * `words` are those that say it. `hasException`: it says so with an exception, which a person has to read.
 */
export type Precedence = {
  passage: Passage;
  number: string | null;
  winner: keyof typeof cue.prevails | null;
  words: Span | null;
  hasException: boolean;
};

const LONGEST = 2_500;
const MOST = 5;

/** The clauses on precedence, in text order. Linear in the text. */
export function precedenceIn(reading: Reading): Precedence[] {
  const found: Precedence[] = [];
  for (const { isTitle, text, start, end, number } of splitUnits(reading)) {
    if (isTitle || text.length > LONGEST || !cue.differs.test(text) || found.length >= MOST) continue;
    const said = Object.entries(cue.prevails).flatMap(([winner, pattern]) => {
      const match = pattern.exec(text);
      return match ? [{ winner: winner as keyof typeof cue.prevails, at: match.index, length: match[0].length }] : [];
    });
    if (said.length === 0) continue;
    const [only] = said;
    const words = only && said.length === 1 ? { start: start + only.at, end: start + only.at + only.length } : null;
    const winner = words ? (only?.winner ?? null) : null;
    const passage = toPassage(reading.contract, { start, end });
    found.push({ passage, number, winner, words, hasException: cue.exception.test(text) });
  }
  return found;
}
