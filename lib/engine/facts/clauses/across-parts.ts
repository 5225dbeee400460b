import { durationsIn } from "../durations";
import type { Reading } from "../../text/reading";
import { prevailing, ranksParts } from "../../text/ranks";
import type { Sentence } from "../../text/reading";
import { clauseCandidates, type ClauseKind } from "./candidates";
import { rankedFor } from "./choice";
import { either } from "../../text/either";

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
type Pair = { kind: FactOfParts; higher: Sentence; lower: Sentence; isSure: boolean };

/** A word of paying, and of what is paid: a bill, not a deposit. */
const PAYS = either(String.raw`\b(?:pay(?:s|able|ments?)?|paid|due|settled?)\b`, "плат|оплач", "төл");
const BILL = either(String.raw`\b(?:invoice|bill)s?\b`, String.raw`(?<!\p{L})сч[её]т\p{L}{0,3}(?!\p{L})`, "нэхэмжл");

/**
 * Clauses of two parts that probably tell one fact, where the contract says which part holds: the one that holds, and
 * the other. They surely do where both are on the time to pay an invoice. Linear in the text.
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
        chance >= LEAST &&
        prevailing(reading, sentence, candidate.sentence) !== null &&
        tells(kind, reading, candidate.sentence),
    );
    if (!other || !tells(kind, reading, sentence)) return [];
    const second = other.candidate.sentence;
    if (kind === "payment_terms" && isOneLength(reading, sentence, second)) return [];
    const isSure = kind === "payment_terms" && [sentence, second].every((one) => BILL.test(textOf(reading, one)));
    const [higher, lower] = prevailing(reading, sentence, second) === 0 ? [sentence, second] : [second, sentence];
    return [{ kind, higher, lower, isSure }];
  });
}

function textOf({ contract }: Reading, { start, end }: Sentence): string {
  return contract.text.slice(start, end);
}

/** A time to pay: other lengths of an annex are for something else. */
function tells(kind: ClauseKind, reading: Reading, sentence: Sentence): boolean {
  if (kind !== "payment_terms") return true;
  const text = textOf(reading, sentence);
  return durationsIn(text).length === 1 && PAYS.test(text);
}

function isOneLength(reading: Reading, one: Sentence, other: Sentence): boolean {
  const [first, second] = [one, other].map((sentence) => durationsIn(textOf(reading, sentence))[0]);
  return first?.years === second?.years && first?.months === second?.months && first?.days === second?.days;
}
