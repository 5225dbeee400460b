import { ITEM_DEPTH, numberingAt } from "../text/numbering";
import type { Span } from "../text/spans";
import type { Unit } from "../text/units";
import { compareNumbers, Numbers } from "./numbers";
import type { Effect, Operation } from "./operations";
import { onlyPlace, replaced, replacements, spaced, struck, withoutNumber, toWording, type Part } from "./parts";

/**
 * A change that an amendment makes; `amendment` is its index, the span where it says so. Not applied if it can't be
 * told for sure what it does.
 */
type Change = Span & {
  amendment: number;
  clause: string | null;
  number: string;
  kind: Effect["kind"];
  isApplied: boolean;
};

/** A clause on a day. `base` is its place in the framework agreement, null if an amendment added it. */
export type ClauseInForce = {
  number: string | null;
  /** Its number as the agreement writes it, where it has more than the number: 'SCHEDULE 1.', '5 дугаар зүйл.'. */
  label?: string;
  heading: string;
  isTitle: boolean;
  base: Span | null;
  parts: readonly Part[];
  /** Indices of the changes that touch it, oldest first. */
  changes: readonly number[];
};

/** Why a change couldn't be applied. `nearest` is the clause number that comes closest, if any. */
export type Problem = {
  kind: "noSuchClause" | "clauseExists" | "numberUsedTwice" | "wordsNotFound" | "unclear" | "elsewhere";
  change: number;
  nearest: string | null;
};

export type TextOnDay = { clauses: readonly ClauseInForce[]; changes: readonly Change[]; problems: readonly Problem[] };

type Clause = { -readonly [key in keyof ClauseInForce]: ClauseInForce[key] } & {
  parts: Part[];
  changes: number[];
  /** An item or paragraph that belongs to this clause. */
  of: Clause | null;
};

/** More changes of one clause than these are not applied; nor are more of one text. */
const MOST_CHANGES = 100;
const MOST_OF_ALL = 2_000;

/**
 * The text in force: a framework agreement's clauses with the changes of amendments in the order given, oldest first.
 * What can't be applied for sure changes no word: it is a problem, and the clause names it among its `changes`. Linear
 * in the texts for a bounded number of changes.
 */
export function composed(
  units: readonly Unit[],
  changes: readonly { operation: Operation; amendment: number }[],
): TextOnDay {
  const text = new Composed(units);
  for (const { operation, amendment } of changes) text.apply(operation, amendment);
  return text.result();
}

/** Of one change that wasn't applied: as many clauses, and parts of each, are in doubt by it. */
const MOST_DOUBTED = 50;

class Composed {
  readonly #clauses: Clause[];
  readonly #numbers: Numbers<Clause>;
  readonly #parts = new Map<Clause, Clause[]>();
  readonly #added = new Map<Clause, Clause[]>();
  readonly #changes: Change[] = [];
  readonly #problems: Problem[] = [];

  constructor(units: readonly Unit[]) {
    this.#clauses = units.map((unit) => {
      const parts: Part[] = [{ text: withoutNumber(unit.text, unit.number), state: "kept", change: null }];
      const { heading, isTitle, start, end } = unit;
      const number = opensNumber(unit) ? unit.number : null;
      const label = unit.text.slice(0, unit.text.length - (parts[0]?.text.length ?? 0)).trim();
      const named = /\p{L}/u.test(label) ? { label } : {};
      return { number, ...named, heading, isTitle, base: { start, end }, parts, changes: [], of: null };
    });
    this.#numbers = new Numbers(this.#clauses.filter((clause) => !isItem(clause)));
    this.#nameParts();
  }

  /** Items and paragraphs without a number belong to the clause before. */
  #nameParts(): void {
    let open: Clause | null = null;
    for (const clause of this.#clauses) {
      if (clause.number !== null && !isItem(clause)) open = clause;
      else if (clause.isTitle && !isItem(clause)) open = null;
      else if (open) {
        clause.of = open;
        const known = this.#parts.get(open);
        if (known) known.push(clause);
        else this.#parts.set(open, [clause]);
      }
    }
  }

  apply(operation: Operation, amendment: number): void {
    const { effect, number, clause, start, end } = operation;
    const change = this.#changes.length;
    const problem = this.#problemOf(operation, change);
    const isApplied = problem === null;
    this.#changes.push({ amendment, clause, number, kind: effect.kind, start, end, isApplied });
    if (!problem) return;
    this.#problems.push({ kind: problem, change, nearest: this.#nearest(number) });
    if (problem !== "elsewhere") this.#doubt(number, change);
  }

  /** What wasn't applied may change whatever belongs to a clause of that number: a title has its text below it. */
  #doubt(number: string, change: number): void {
    const named = this.#numbers.all(number);
    const below = named.length === 1 ? this.#numbers.within(number) : [];
    for (const clause of [...named, ...below].slice(0, MOST_DOUBTED))
      for (const one of [clause, ...this.#textOf(clause)].slice(0, MOST_DOUBTED))
        if (!one.changes.includes(change) && one.changes.length < MOST_CHANGES) one.changes.push(change);
  }

  /** Its items and paragraphs, or those below it up to the next clause or title if it is one. */
  #textOf(clause: Clause): readonly Clause[] {
    if (!clause.isTitle) return this.#parts.get(clause) ?? [];
    const from = this.#clauses.indexOf(clause) + 1;
    const behind = this.#clauses.slice(from, from + MOST_DOUBTED);
    const end = behind.findIndex((one) => (one.number !== null && !isItem(one)) || one.isTitle);
    return end < 0 ? behind : behind.slice(0, end);
  }

  #problemOf({ number, effect }: Operation, change: number): Problem["kind"] | null {
    if (effect.kind === "elsewhere") return "elsewhere";
    if (change >= MOST_OF_ALL) return "unclear";
    return effect.kind === "addClause"
      ? this.#add(number, effect.wording, change)
      : this.#change({ number, effect }, change);
  }

  result(): TextOnDay {
    const clauses = this.#clauses.flatMap((clause) => [clause, ...(this.#added.get(clause) ?? [])]);
    return { clauses: clauses.map(({ of: _, ...clause }) => clause), changes: this.#changes, problems: this.#problems };
  }

  #change({ number, effect }: Pick<Operation, "number" | "effect">, change: number): Problem["kind"] | null {
    const found = this.#numbers.all(number);
    const [clause] = found;
    if (!clause) return "noSuchClause";
    if (found.length > 1) return "numberUsedTwice";
    if (clause.changes.length >= MOST_CHANGES) return "unclear";
    clause.changes.push(change);
    if (effect.kind === "deleteClause") return this.#strike(clause, number, change);
    if (effect.kind === "unclear" || effect.kind === "addClause" || effect.kind === "elsewhere") return "unclear";
    const hasMore = this.#numbers.within(number).length > 0 || this.#parts.has(clause);
    if (clause.isTitle || toWording(clause.parts) === "") return "unclear";
    if (hasMore && (effect.kind === "replaceClause" || effect.kind === "addWords")) return "unclear";
    return applied(clause, effect, change);
  }

  /** Clauses 5.1 and 5.2 go with section 5, items with their clause; a paragraph behind it may be something else. */
  #strike(clause: Clause, number: string, change: number): Problem["kind"] | null {
    const below = this.#numbers.within(number);
    const parts = [clause, ...below].flatMap((one) => this.#parts.get(one) ?? []);
    if (parts.length > MOST_CHANGES || parts.some((part) => !isItem(part))) return "unclear";
    for (const one of [clause, ...below, ...parts]) {
      if (one !== clause) one.changes.push(change);
      one.parts = one.parts.map((part) => struck(part, change));
    }
    return null;
  }

  #add(number: string, wording: string, change: number): Problem["kind"] | null {
    const known = this.#numbers.all(number);
    const [gone] = known;
    if (gone) {
      if (gone.changes.length < MOST_CHANGES) gone.changes.push(change);
      if (known.length > 1 || toWording(gone.parts) !== "") return "clauseExists";
      gone.parts = [...gone.parts, { text: withoutNumber(wording, number), state: "in", change }];
      return null;
    }
    const before = this.#numbers.lastBefore(number);
    if (!before) return "noSuchClause";
    const parts: Part[] = [{ text: withoutNumber(wording, number), state: "in", change }];
    const { heading } = before;
    const clause: Clause = { number, heading, isTitle: false, base: null, parts, changes: [change], of: null };
    this.#numbers.add(clause);
    const anchor = this.#parts.get(before)?.at(-1) ?? before;
    const behind = [...(this.#added.get(anchor) ?? []), clause];
    this.#added.set(
      anchor,
      behind.sort((one, other) => compareNumbers(one.number ?? "", other.number ?? "")),
    );
    return null;
  }

  #nearest(number: string): string | null {
    if (number === "" || this.#numbers.all(number).length > 0) return number === "" ? null : number;
    return this.#numbers.lastBefore(number)?.number ?? null;
  }
}

/** '(a)', 'iv)'. */
function isItem({ number }: Clause): boolean {
  return number !== null && !/^\d/u.test(number) && (numberingAt(`(${number}) x`)?.depth ?? 0) >= ITEM_DEPTH;
}

type WordEffect = Exclude<Effect, { kind: "unclear" | "deleteClause" | "addClause" | "elsewhere" }>;

function applied(clause: Clause, effect: WordEffect, change: number): Problem["kind"] | null {
  const current = toWording(clause.parts);
  const put = (from: number, to: number, wording: string) => {
    clause.parts = replaced(clause.parts, { from, to, wording }, change);
  };
  if (effect.kind === "addWords") put(current.length, current.length, spaced(current, effect.wording));
  else if (effect.kind === "replaceClause") {
    const edits = replacements(current, withoutNumber(effect.wording, clause.number));
    for (const { from, to, wording } of edits.reverse()) put(from, to, wording);
  } else {
    const at = onlyPlace(current, effect.old);
    if (at === null) return "wordsNotFound";
    if (effect.kind === "addBehind")
      put(at + effect.old.length, at + effect.old.length, spaced(effect.old, effect.wording));
    else put(at, at + effect.old.length, effect.kind === "replaceWords" ? effect.wording : "");
  }
  return null;
}

function opensNumber({ number, text }: Unit): boolean {
  return number !== null && numberingAt(text)?.number === number;
}
