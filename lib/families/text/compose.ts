import { numberingAt } from "@/lib/engine/text/numbering";
import type { Span } from "@/lib/engine/text/spans";
import type { Unit } from "@/lib/engine/text/units";
import type { Effect, Operation } from "./operations";
import { wordRuns } from "@/lib/documents/redline/word-runs";

/** Some words of a clause: unchanged, taken out, or put in by the change with this index. */
export type Part = { text: string; state: "kept" | "out" | "in"; change: number | null };

/** A change that an amendment makes; `amendment` is its index. Not applied if it can't be told for sure what it does. */
export type Change = Span & {
  amendment: number;
  clause: string | null;
  number: string;
  kind: Effect["kind"];
  isApplied: boolean;
};

/** A clause on a day. `base` is its place in the framework agreement, null if an amendment added it. */
export type ClauseInForce = {
  number: string | null;
  heading: string;
  isTitle: boolean;
  base: Span | null;
  parts: readonly Part[];
  /** Indices of the changes that touch it, oldest first. */
  changes: readonly number[];
};

/** Why a change couldn't be applied. `nearest` is the clause number that comes closest, if any. */
export type Problem = {
  kind: "noSuchClause" | "clauseExists" | "numberUsedTwice" | "wordsNotFound" | "unclear";
  change: number;
  nearest: string | null;
};

export type TextOnDay = { clauses: readonly ClauseInForce[]; changes: readonly Change[]; problems: readonly Problem[] };

type Clause = { -readonly [key in keyof ClauseInForce]: ClauseInForce[key] } & { parts: Part[]; changes: number[] };

/** More changes of one clause than these are not applied. */
const MOST_CHANGES = 100;

/**
 * The text in force: a framework agreement's clauses with the changes of amendments in the order given, oldest first. What
 * can't be applied for sure changes no word: it is a problem, and the clause names it among its `changes`. Linear in the
 * texts for a bounded number of changes of one clause.
 */
export function textOnDay(units: readonly Unit[], amendments: readonly (readonly Operation[])[]): TextOnDay {
  const text = new Composed(units);
  amendments.forEach((operations, amendment) => operations.forEach((one) => text.apply(one, amendment)));
  return text.result();
}

class Composed {
  readonly #clauses: Clause[];
  readonly #byNumber = new Map<string, Clause[]>();
  readonly #added = new Map<Clause, Clause[]>();
  readonly #changes: Change[] = [];
  readonly #problems: Problem[] = [];

  constructor(units: readonly Unit[]) {
    this.#clauses = units.map((unit) => {
      const parts: Part[] = [{ text: withoutNumber(unit.text, unit.number), state: "kept", change: null }];
      const { number, heading, isTitle, start, end } = unit;
      return { number: opensNumber(unit) ? number : null, heading, isTitle, base: { start, end }, parts, changes: [] };
    });
    for (const clause of this.#clauses) this.#list(clause);
  }

  apply(operation: Operation, amendment: number): void {
    const { effect, number, clause, start, end } = operation;
    const change = this.#changes.length;
    const problem = effect.kind === "addClause" ? this.#add(number, effect.wording, change) : this.#change(operation, change);
    const isApplied = problem === null;
    this.#changes.push({ amendment, clause, number, kind: effect.kind, start, end, isApplied });
    if (problem) this.#problems.push({ kind: problem, change, nearest: isApplied ? null : this.#nearest(number) });
  }

  result(): TextOnDay {
    const clauses = this.#clauses.flatMap((clause) => [clause, ...(this.#added.get(clause) ?? [])]);
    return { clauses, changes: this.#changes, problems: this.#problems };
  }

  #list(clause: Clause): void {
    if (clause.number === null) return;
    const key = clause.number.toLowerCase();
    this.#byNumber.set(key, [...(this.#byNumber.get(key) ?? []), clause]);
  }

  #change({ number, effect }: Operation, change: number): Problem["kind"] | null {
    const found = this.#byNumber.get(number.toLowerCase()) ?? [];
    const [clause] = found;
    if (!clause) return "noSuchClause";
    if (found.length > 1) return "numberUsedTwice";
    const touched = effect.kind === "deleteClause" ? this.#withParts(clause, number) : [clause];
    if (clause.changes.length >= MOST_CHANGES) return "unclear";
    for (const one of touched) one.changes.push(change);
    if (effect.kind === "unclear" || (clause.isTitle && effect.kind !== "deleteClause")) return "unclear";
    if (effect.kind === "deleteClause") for (const one of touched) one.parts = one.parts.map((part) => struck(part, change));
    else return applied(clause, effect, change);
    return null;
  }

  /** Clauses 5.1 and 5.2 go with section 5. */
  #withParts(clause: Clause, number: string): Clause[] {
    if (!clause.isTitle) return [clause];
    return [clause, ...this.#clauses.filter((one) => one.number?.startsWith(`${number}.`))];
  }

  #add(number: string, wording: string, change: number): Problem["kind"] | null {
    const known = this.#byNumber.get(number.toLowerCase())?.[0];
    if (known) {
      known.changes.push(change);
      return "clauseExists";
    }
    const before = this.#lastBefore(number);
    if (!before) return "noSuchClause";
    const parts: Part[] = [{ text: withoutNumber(wording, number), state: "in", change }];
    const clause: Clause = { number, heading: before.heading, isTitle: false, base: null, parts, changes: [change] };
    this.#list(clause);
    const behind = this.#added.get(before) ?? [];
    this.#added.set(before, [...behind, clause].sort((one, other) => compareNumbers(one.number ?? "", other.number ?? "")));
    return null;
  }

  /** The last clause of the same section whose number comes before. */
  #lastBefore(number: string): Clause | null {
    const section = number.split(".")[0] ?? "";
    let last: Clause | null = null;
    for (const clause of this.#clauses)
      if (clause.number?.split(".")[0] === section && compareNumbers(clause.number, number) < 0) last = clause;
    if (last || number.includes(".")) return last;
    return this.#clauses.findLast((clause) => clause.number !== null && compareNumbers(clause.number, number) < 0) ?? null;
  }

  #nearest(number: string): string | null {
    if (this.#byNumber.has(number.toLowerCase())) return number;
    return this.#lastBefore(number)?.number ?? null;
  }
}

type WordEffect = Exclude<Effect, { kind: "unclear" | "deleteClause" | "addClause" }>;

function applied(clause: Clause, effect: WordEffect, change: number): Problem["kind"] | null {
  const current = wordingOf(clause.parts);
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
    if (effect.kind === "addBehind") put(at + effect.old.length, at + effect.old.length, spaced(effect.old, effect.wording));
    else put(at, at + effect.old.length, effect.kind === "replaceWords" ? effect.wording : "");
  }
  return null;
}

/** The words in force, without those taken out. */
export function wordingOf(parts: readonly Part[]): string {
  return parts.map(({ text, state }) => (state === "out" ? "" : text)).join("");
}

function spaced(before: string, wording: string): string {
  return before === "" || /\s$/u.test(before) || /^[\s,.;:]/u.test(wording) ? wording : ` ${wording}`;
}

/** Where some words stand, if in one place only and not within another word or number. */
function onlyPlace(text: string, words: string): number | null {
  const places: number[] = [];
  const [within, wanted] = [text.toLowerCase(), words.toLowerCase()];
  if (within.length !== text.length || wanted.length !== words.length || wanted === "") return null;
  for (let at = within.indexOf(wanted); at >= 0 && places.length < 2; at = within.indexOf(wanted, at + 1)) {
    const isWhole =
      !/[\p{L}\p{N}]$/u.test(within.slice(0, at)) || !/^[\p{L}\p{N}]/u.test(wanted);
    const ends = !/^[\p{L}\p{N}]/u.test(within.slice(at + wanted.length)) || !/[\p{L}\p{N}]$/u.test(wanted);
    if (isWhole && ends) places.push(at);
  }
  return places.length === 1 ? (places[0] ?? null) : null;
}

type Replacement = { from: number; to: number; wording: string };

/** Replaces some of the words in force; offsets don't count those taken out. */
function replaced(parts: readonly Part[], { from, to, wording }: Replacement, change: number): Part[] {
  const out: Part[] = [];
  const fresh: Part = { text: wording, state: "in", change };
  let isPut = wording === "";
  let at = 0;
  for (const part of cutAt(cutAt(parts, from), to)) {
    const length = part.state === "out" ? 0 : part.text.length;
    if (!isPut && at >= to && length > 0) {
      out.push(fresh);
      isPut = true;
    }
    out.push(length > 0 && at >= from && at + length <= to ? struck(part, change) : part);
    at += length;
  }
  return isPut ? out : [...out, fresh];
}

/** The parts, one of which ends at this offset of the words in force. */
function cutAt(parts: readonly Part[], offset: number): Part[] {
  let left = offset;
  return parts.flatMap((part) => {
    if (part.state === "out") return [part];
    const here = left;
    left -= part.text.length;
    if (here <= 0 || here >= part.text.length) return [part];
    return [
      { ...part, text: part.text.slice(0, here) },
      { ...part, text: part.text.slice(here) },
    ];
  });
}

/** The smallest replacements that make one wording of another, in order. */
function replacements(before: string, after: string): Replacement[] {
  const found: Replacement[] = [];
  let at = 0;
  for (const { kind, text } of wordRuns(before, after)) {
    const last = found.at(-1);
    if (kind === "inserted" && last?.to === at) last.wording += text;
    else if (kind === "inserted") found.push({ from: at, to: at, wording: text });
    else if (kind === "deleted") found.push({ from: at, to: at + text.length, wording: "" });
    if (kind !== "inserted") at += text.length;
  }
  return found;
}

function struck(part: Part, change: number): Part {
  return part.state === "out" ? part : { text: part.text, state: "out", change };
}

function opensNumber({ number, text }: Unit): boolean {
  return number !== null && numberingAt(text)?.number === number;
}

function withoutNumber(text: string, number: string | null): string {
  const own = numberingAt(text);
  return own && number !== null && own.number === number ? text.slice(own.length) : text;
}

/** 2.9 before 2.10. */
function compareNumbers(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}
