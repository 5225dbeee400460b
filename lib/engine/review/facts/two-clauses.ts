import { disagreementsOf, type OtherSide } from "../../suggest/disagreement";
import type { Reading } from "../../text/reading";
import type { Fact, FactKind } from "../fact";
import { fact, inItsWords, quoted } from "./made-fact";

/** Names and laws are compared where they are read. */
const OF_NO_CLAUSE: ReadonlySet<FactKind> = new Set(["title", "parties", "signatories", "currency"] as const);
/** A length is told by itself; a sum in a table, or a rate, needs the words of its clause. */
const LENGTH = /^(?=[\d\p{L} ()]{0,40}$).*\p{L}{3}/u;

/**
 * The facts, and beside each that another clause contradicts what that clause says: before it where that clause's part
 * of the contract prevails. None of these is `stated`. Linear in the facts.
 */
export function withOtherClause(reading: Reading, facts: readonly Fact[]): Fact[] {
  const told: Fact[] = [];
  const tell = (one: Fact) => !told.some((other) => isSame(one, other)) && told.push(one);
  for (const one of facts) {
    const others = OF_NO_CLAUSE.has(one.kind) ? [] : contradicting(reading, one);
    for (const { holds, fact: other } of others) if (holds === "other") tell(known(facts, other));
    tell(others.length > 0 ? { ...one, basis: "likely" } : one);
    for (const { holds, fact: other } of others) if (holds === null) tell(known(facts, other));
  }
  return told;
}

const isSame = (one: Fact, other: Fact) =>
  one.kind === other.kind && one.value === other.value && one.passage.start === other.passage.start;

/** The fact that was read in the same clause, else the other clause's own words. */
function known(facts: readonly Fact[], { kind, ...other }: Fact): Fact {
  const own = facts.find(
    ({ kind: its, passage: { start, end } }) =>
      its === kind && start <= other.passage.start && other.passage.start < end,
  );
  return own ? { ...own, basis: "likely" } : { kind, ...other };
}

function contradicting(reading: Reading, { kind, value, passage }: Fact): { holds: OtherSide["holds"]; fact: Fact }[] {
  const { text } = reading.contract;
  return disagreementsOf(reading, passage).flatMap(({ about, own, other, holds, of }) => {
    const isOfIt =
      of !== undefined
        ? kind === of
        : about === "forum"
          ? kind === "dispute_resolution"
          : own.written !== null && saysIt(value, own.written);
    const isToldToo = other.written !== null && value.includes(other.written); // 'from 1 June …; before: …'
    if (!isOfIt || isToldToo) return [];
    const words = inItsWords(text.slice(other.sentence.start, other.sentence.end));
    const figure = other.written !== null && LENGTH.test(other.written) ? other.written : null;
    return [{ holds, fact: fact(kind, figure ?? words, quoted(reading, other.sentence)) }];
  });
}

/** The value is the figure or holds it. */
function saysIt(value: string, written: string): boolean {
  const [whole, part] = [value, written].map((one) => one.replace(/\s+/gu, " ").toLowerCase());
  return whole !== undefined && part !== undefined && (whole.includes(part) || part.startsWith(whole));
}
