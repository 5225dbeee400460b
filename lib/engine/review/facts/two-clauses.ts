import { disagreementsOf } from "../../suggest/disagreement";
import type { Reading } from "../../text/reading";
import type { Fact, FactKind } from "../fact";
import { fact, inItsWords, quoted } from "./made-fact";

/** Names and laws are compared where they are read. */
const OF_NO_CLAUSE: ReadonlySet<FactKind> = new Set([
  "title",
  "parties",
  "signatories",
  "currency",
  "governing_law",
] as const);
/** A length is told by itself; a sum in a table, or a rate, needs the words of its clause. */
const LENGTH = /^(?=[\d\p{L} ()]{0,40}$).*\p{L}{3}/u;

/**
 * The facts, and beside each that another clause contradicts what that clause says; of these none is `stated`. Linear
 * in the facts.
 */
export function withOtherClause(reading: Reading, facts: readonly Fact[]): Fact[] {
  return facts.flatMap((one) => {
    const others = OF_NO_CLAUSE.has(one.kind) ? [] : contradicting(reading, one);
    if (others.length === 0) return [one];
    const untold = others.filter(
      ({ passage }) =>
        !facts.some(({ kind, passage: told }) => kind === one.kind && told.start <= passage.start && passage.start < told.end),
    );
    return [{ ...one, basis: "likely" as const }, ...untold];
  });
}

function contradicting(reading: Reading, { kind, value, passage }: Fact): Fact[] {
  const { text } = reading.contract;
  return disagreementsOf(reading, passage).flatMap(({ about, own, other }) => {
    const isOfIt =
      about === "forum" ? kind === "dispute_resolution" : own.written !== null && saysIt(value, own.written);
    if (!isOfIt) return [];
    const words = inItsWords(text.slice(other.sentence.start, other.sentence.end));
    const figure = other.written !== null && LENGTH.test(other.written) ? other.written : null;
    return [fact(kind, figure ?? words, quoted(reading, other.sentence))];
  });
}

/** The value is the figure or holds it. */
function saysIt(value: string, written: string): boolean {
  const [whole, part] = [value, written].map((one) => one.replace(/\s+/gu, " ").toLowerCase());
  return whole !== undefined && part !== undefined && (whole.includes(part) || part.startsWith(whole));
}
