import type { ContractText, Passage } from "../port";
import type { Fact } from "../review/fact";
import { reviewWhole } from "../review/whole";
import { pageAt } from "@/lib/documents/richtext/plain-text";
import { readOnce, type Reading } from "../text/reading";
import { toPassage } from "../text/spans";
import { splitUnits } from "../text/units";
import { composed, type ClauseInForce, type Problem } from "./compose";
import { endingIn, type Ending } from "./ending";
import { operationsIn, type Effect, type Operation } from "./operations";
import { toWording } from "./parts";
import { precedenceIn, type Precedence } from "./precedence";
import { spliceText, type SplicedText } from "./spliced";

/**
 * An amendment, oldest first. `from` is the day from which it holds, null where nobody knows. A draft isn't in force
 * whatever its day. `isTermination`: where it says that it ends the agreement is asked for.
 */
export type AmendmentAsked = {
  contract: ContractText;
  from: string | null;
  isInForce: boolean;
  isTermination?: boolean;
};
/**
 * `on` is YYYY-MM-DD, or null for the text as it was signed. `withFacts`: also what the text then says, by facts;
 * `withText`: also the text as one, with the origin of its words.
 */
export type InForceAsked = {
  amendments: readonly AmendmentAsked[];
  on: string | null;
  withFacts?: boolean;
  withText?: boolean;
};

/** A change with its place in its amendment. `from` is null where nobody knows since when. */
type StatedChange = {
  amendment: number;
  clause: string | null;
  number: string;
  kind: Effect["kind"];
  from: string | null;
  /** It holds on the day that was asked for; else it is only shown beside its clause. */
  isInForce: boolean;
  isApplied: boolean;
  passage: Passage;
};
/** `base` is its place in the agreement, null if an amendment added it. */
type StatedClause = Omit<ClauseInForce, "base"> & { base: { page: number; start: number; end: number } | null };
/** `passage` is in the composed text, `clause` the index of the clause that it stands in. */
export type FactInForce = Fact & { clause: number | null };
export type TextInForce = {
  clauses: readonly StatedClause[];
  changes: readonly StatedChange[];
  problems: readonly Problem[];
  precedence: readonly Precedence[];
  facts: readonly FactInForce[];
  spliced: SplicedText | null;
  /** Of each amendment: where it ends the agreement, if it is a termination that says so. */
  endings: readonly (Ending | null)[];
};

type Dated = { operation: Operation; amendment: number; from: string | null; isInForce: boolean };

/**
 * The text of an agreement on a day, with the changes that hold then, and those that don't yet, or not for sure, beside
 * their clauses. Linear in the texts. Source: B-31.4, B-31.5.
 */
export function textInForce(
  reading: Reading,
  { amendments, on, withFacts = false, withText = false }: InForceAsked,
): TextInForce {
  const readings = amendments.map(({ contract }) => readOnce(contract));
  const all = amendments.flatMap((one, amendment) =>
    datedChanges(one, { amendment, on, reading: readings[amendment] ?? reading }),
  );
  const inForce = all
    .filter(({ isInForce }) => isInForce)
    .sort((one, other) => (one.from ?? "").localeCompare(other.from ?? ""));
  const others = on === null ? [] : all.filter(({ isInForce }) => !isInForce);
  const made = composed(splitUnits(reading), inForce);
  const toStatedChange = ({ operation, ...dated }: Dated, isApplied: boolean): StatedChange => {
    const { clause, number, effect, start, end } = operation;
    const within = readings[dated.amendment]?.contract ?? reading.contract;
    return { ...dated, clause, number, kind: effect.kind, isApplied, passage: toPassage(within, { start, end }) };
  };
  const changes = [
    ...inForce.map((dated, index) => toStatedChange(dated, made.changes[index]?.isApplied ?? false)),
    ...others.map((dated) => toStatedChange(dated, false)),
  ];
  const clauses = besides(made.clauses, others, inForce.length);
  return {
    clauses: clauses.map((clause) => toStatedClause(clause, reading.contract)),
    changes,
    problems: made.problems,
    precedence: precedenceIn(reading),
    facts: withFacts ? factsOn(made.clauses, reading.contract) : [],
    endings: readings.map((read, at) => (amendments[at]?.isTermination ? endingIn(read) : null)),
    spliced: withText
      ? spliceText(reading.contract, clauses, {
          isDoubtful: (index) => mayHold(changes[index], amendments),
          isLater: (index) => willHold(changes[index], amendments),
        })
      : null,
  };
}

/** Whether a change that wasn't applied may hold: in force, or signed and nobody knows since when. */
function mayHold(change: StatedChange | undefined, amendments: readonly AmendmentAsked[]): boolean {
  if (!change || change.isApplied) return false;
  return change.isInForce || (change.from === null && amendments[change.amendment]?.isInForce === true);
}

/** Whether a change is signed and holds from a day that is to come. */
function willHold(change: StatedChange | undefined, amendments: readonly AmendmentAsked[]): boolean {
  if (!change || change.isInForce || change.from === null) return false;
  return amendments[change.amendment]?.isInForce === true;
}

function datedChanges(
  { from, isInForce }: AmendmentAsked,
  { amendment, on, reading }: { amendment: number; on: string | null; reading: Reading },
): Dated[] {
  return operationsIn(reading).map((operation) => {
    const since = from === null ? null : laterDay(from, operation.from);
    return { operation, amendment, from: since, isInForce: isInForce && since !== null && on !== null && since <= on };
  });
}

const laterDay = (one: string, other: string | null) => (other !== null && other > one ? other : one);

/** Changes that don't hold stand beside the clause that they name, where there is just one. */
function besides(clauses: readonly ClauseInForce[], others: readonly Dated[], first: number): ClauseInForce[] {
  const byNumber = new Map<string, number[]>();
  clauses.forEach(({ number }, at) => {
    if (number === null) return;
    const same = byNumber.get(number.toLowerCase());
    if (same) same.push(at);
    else byNumber.set(number.toLowerCase(), [at]);
  });
  const notes = new Map<number, number[]>();
  others.forEach(({ operation: { number } }, index) => {
    const [at, second] = byNumber.get(number.toLowerCase()) ?? [];
    if (at === undefined || second !== undefined) return;
    const known = notes.get(at) ?? [];
    notes.set(at, known);
    if (known.length < MOST_NOTES) known.push(first + index);
  });
  return clauses.map((clause, at) => {
    const added = notes.get(at);
    return added ? { ...clause, changes: [...clause.changes, ...added] } : clause;
  });
}

const MOST_NOTES = 20;

function toStatedClause({ base, ...clause }: ClauseInForce, contract: ContractText): StatedClause {
  if (!base) return { ...clause, base: null };
  const { start, end } = base;
  return { ...clause, base: { page: pageAt(contract, start), start, end } };
}

/** What the text in force says: the same reading as of any contract, of the clauses as they stand. */
function factsOn(clauses: readonly ClauseInForce[], contract: ContractText): FactInForce[] {
  const starts: number[] = [];
  let text = "";
  for (const { number, parts } of clauses) {
    const words = toWording(parts);
    starts.push(text.length);
    if (words !== "") text += `${number === null ? "" : `${number} `}${words}\n`;
  }
  const { contractName, contractType } = contract;
  const whole = { text, pages: [{ start: 0, page: 1 }], contractName, contractType };
  return reviewWhole(readOnce(whole)).facts.map((fact) => ({ ...fact, clause: clauseAt(starts, fact.passage.start) }));
}

/** The last clause that begins at or before a place. */
function clauseAt(starts: readonly number[], at: number): number | null {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? null : low - 1;
}
