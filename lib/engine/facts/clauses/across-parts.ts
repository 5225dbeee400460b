import { durationsIn } from "../durations";
import type { Reading } from "../../text/reading";
import { prevailing, ranksParts } from "../../text/ranks";
import type { Sentence } from "../../text/reading";
import { clauseCandidates, type ClauseKind } from "./candidates";
import { rankedFor } from "./choice";
import { signsIn } from "./signs";

/** Facts that one clause tells for the whole contract. */
const TOLD_ONCE = [
  "payment_terms",
  "liability_cap",
  "governing_law",
  "dispute_resolution",
] as const satisfies readonly ClauseKind[];
/** The clauses compared, and the least chance of one beside the best. */
const [COMPARED, LEAST] = [6, 0.02];

export type FactOfParts = (typeof TOLD_ONCE)[number];
type Pair = { kind: FactOfParts; higher: Sentence; lower: Sentence };

/**
 * Clauses of two parts that probably tell one fact, where the contract says which part holds: the one that holds, and
 * the other. Linear in the text.
 */
export function toldInTwoParts(reading: Reading): Pair[] {
  if (!ranksParts(reading)) return [];
  const { all } = clauseCandidates(reading);
  return TOLD_ONCE.flatMap((kind) => {
    const [first, ...others] = rankedFor(kind, all).slice(0, COMPARED);
    if (!first) return [];
    const { sentence } = first.candidate;
    const other = others.find(
      ({ candidate, chance }) =>
        chance >= LEAST && prevailing(reading, sentence, candidate.sentence) !== null && tells(kind, reading, candidate.sentence),
    );
    if (!other || !tells(kind, reading, sentence)) return [];
    const second = other.candidate.sentence;
    if (kind === "payment_terms" && isOneLength(reading, sentence, second)) return [];
    return [prevailing(reading, sentence, second) === 0 ? { kind, higher: sentence, lower: second } : { kind, higher: second, lower: sentence }];
  });
}

function textOf({ contract }: Reading, { start, end }: Sentence): string {
  return contract.text.slice(start, end);
}

/** A time to pay: other lengths of an annex are for something else. */
function tells(kind: ClauseKind, reading: Reading, sentence: Sentence): boolean {
  if (kind !== "payment_terms") return true;
  const text = textOf(reading, sentence);
  return durationsIn(text).length === 1 && signsIn(text).has("pays");
}

function isOneLength(reading: Reading, one: Sentence, other: Sentence): boolean {
  const [first, second] = [one, other].map((sentence) => durationsIn(textOf(reading, sentence))[0]);
  return first?.years === second?.years && first?.months === second?.months && first?.days === second?.days;
}
