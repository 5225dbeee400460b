import type { ContractText } from "../port";
import type { Span } from "../text/spans";
import type { ClauseInForce } from "./compose";
import { toWording } from "./parts";

/** Words of the text in force: the agreement's own from `base` on, or put in by a change. */
export type Stretch = Span & { base: number | null; change: number | null };
/** Words of the agreement that a change took out; `at` is where they would stand in the text in force. */
type Removed = Span & { change: number; at: number };
/** Changes that aren't applied: that may hold, and that will. */
type Unapplied = { doubts: readonly number[]; later: readonly number[] };
/** A clause that changes name, in the text in force. */
type NamedClause = Span & Unapplied & { base: Span | null };

/** The text in force as one text, and where each word of it comes from. All lists are in the order of the text. */
export type SplicedText = {
  text: string;
  pages: ContractText["pages"];
  stretches: readonly Stretch[];
  removed: readonly Removed[];
  clauses: readonly NamedClause[];
};

/** Whether a change that wasn't applied may hold, or is signed and will hold from a later day. */
type Standing = { isDoubtful: (change: number) => boolean; isLater: (change: number) => boolean };

/**
 * An agreement's text with its changes written in, so that it can be read like any contract. Words that no change
 * touches stay letter for letter. Linear in the text.
 */
export function spliceText(
  contract: ContractText,
  clauses: readonly ClauseInForce[],
  { isDoubtful, isLater }: Standing,
): SplicedText {
  const splicer = new Splicer(contract);
  for (const clause of clauses) {
    const unapplied = { doubts: clause.changes.filter(isDoubtful), later: clause.changes.filter(isLater) };
    if (clause.base) splicer.clause(clause.base, clause, unapplied);
    else splicer.added(clause, unapplied);
  }
  return splicer.result();
}

class Splicer {
  readonly #contract: ContractText;
  #text = "";
  /** How far the agreement's text is taken over. */
  #taken = 0;
  readonly #stretches: Stretch[] = [];
  readonly #removed: Removed[] = [];
  readonly #clauses: NamedClause[] = [];

  constructor(contract: ContractText) {
    this.#contract = contract;
  }

  clause(base: Span, clause: ClauseInForce, unapplied: Unapplied): void {
    this.#keepUntil(base.start);
    const start = this.#text.length;
    this.#write(base, clause);
    if (clause.changes.length > 0) this.#clauses.push({ start, end: this.#text.length, base, ...unapplied });
  }

  #write(base: Span, { parts }: ClauseInForce): void {
    if (parts.every(({ state }) => state === "kept")) return this.#keepUntil(base.end);
    const [change = 0] = parts.flatMap((part) => part.change ?? []);
    if (toWording(parts).trim() === "") return this.#removeUntil(base.end, change); // its number goes too
    const old = parts.reduce((length, { text, state }) => length + (state === "in" ? 0 : text.length), 0);
    this.#keepUntil(base.end - old); // its number
    for (const part of parts) {
      if (part.state === "kept") this.#keepUntil(this.#taken + part.text.length);
      else if (part.state === "out") this.#removeUntil(this.#taken + part.text.length, part.change ?? change);
      else this.#put(part.text, part.change ?? change);
    }
  }

  /** A clause of an amendment, behind the one before it. */
  added({ number, parts, changes }: ClauseInForce, unapplied: Unapplied): void {
    const wording = toWording(parts);
    const [change = 0] = changes;
    if (wording === "") return;
    this.#put("\n", change);
    const start = this.#text.length;
    this.#put(`${number === null ? "" : `${number} `}${wording}`, change);
    this.#clauses.push({ start, end: this.#text.length, base: null, ...unapplied });
  }

  #keepUntil(end: number): void {
    if (end <= this.#taken) return;
    this.#stretch(this.#contract.text.slice(this.#taken, end), { base: this.#taken, change: null });
    this.#taken = end;
  }

  #removeUntil(end: number, change: number): void {
    if (end <= this.#taken) return;
    this.#removed.push({ start: this.#taken, end, change, at: this.#text.length });
    this.#taken = end;
  }

  #put(text: string, change: number): void {
    if (text !== "") this.#stretch(text, { base: null, change });
  }

  #stretch(text: string, from: Pick<Stretch, "base" | "change">): void {
    const start = this.#text.length;
    this.#text += text;
    this.#stretches.push({ start, end: this.#text.length, ...from });
  }

  result(): SplicedText {
    this.#keepUntil(this.#contract.text.length);
    const place = placesFrom(this.#stretches);
    const pages = this.#contract.pages.map(({ start, page }) => ({ start: place(start), page }));
    return { text: this.#text, pages, stretches: this.#stretches, removed: this.#removed, clauses: this.#clauses };
  }
}

/** Where a place of the agreement stands in the text in force; what was taken out, where it would stand. */
export function placesFrom(stretches: readonly Stretch[]): (base: number) => number {
  const kept = stretches.flatMap((one) => (one.base === null ? [] : [{ ...one, base: one.base }]));
  return (base) => {
    const found = kept[lastIndexWhere(kept, (one) => one.base <= base)];
    return found ? Math.min(found.start + base - found.base, found.end) : 0;
  };
}

/** What words of the text in force are made of. */
export type Origin = {
  /** The agreement's words, whole clauses where some were changed; null if an amendment brought all of them. */
  base: Span | null;
  /** Of these, what no longer holds. */
  removed: readonly Span[];
  /** The changes that made these words; none if they are the agreement's letter for letter. */
  changes: readonly number[];
} & Unapplied;

/** Where words of the text in force come from. */
export function originOf(spliced: SplicedText, span: Span): Origin {
  const stretches = overlapping(spliced.stretches, span);
  const removed = within(spliced.removed, span);
  const clauses = overlapping(spliced.clauses, span);
  const changes = [
    ...new Set([...stretches.flatMap(({ change }) => change ?? []), ...removed.map(({ change }) => change)]),
  ];
  const unapplied = {
    doubts: [...new Set(clauses.flatMap((clause) => clause.doubts))],
    later: [...new Set(clauses.flatMap((clause) => clause.later))],
  };
  const kept = stretches.flatMap(({ base, start, end }) =>
    base === null
      ? []
      : [{ start: base + Math.max(span.start - start, 0), end: base + Math.min(end, span.end) - start }],
  );
  if (changes.length === 0) return { base: around(kept), removed: [], changes, ...unapplied };
  const base = around([...kept, ...clauses.flatMap((clause) => clause.base ?? [])]);
  const out = base ? removed.filter(({ start, end }) => base.start <= start && end <= base.end) : [];
  return { base, removed: out.map(({ start, end }) => ({ start, end })), changes, ...unapplied };
}

function around(spans: readonly Span[]): Span | null {
  const [first] = spans;
  if (!first) return null;
  return spans.reduce(({ start, end }, one) => ({ start: Math.min(start, one.start), end: Math.max(end, one.end) }), {
    start: first.start,
    end: first.end,
  });
}

/** Those of ordered spans that share a letter with one. */
function overlapping<T extends Span>(spans: readonly T[], { start, end }: Span): T[] {
  const found: T[] = [];
  for (let at = lastIndexWhere(spans, (one) => one.end <= start) + 1; at < spans.length; at += 1) {
    const one = spans[at];
    if (!one || one.start >= end) break;
    if (one.end > start) found.push(one);
  }
  return found;
}

/** What was taken out within a span or at its ends. */
function within(removed: readonly Removed[], { start, end }: Span): Removed[] {
  const found: Removed[] = [];
  for (let at = lastIndexWhere(removed, (one) => one.at < start) + 1; at < removed.length; at += 1) {
    const one = removed[at];
    if (!one || one.at > end) break;
    found.push(one);
  }
  return found;
}

/** The last of an ordered list for which something holds that holds for all before it; -1 if none. */
function lastIndexWhere<T>(list: readonly T[], holds: (one: T) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = list[middle];
    if (one !== undefined && holds(one)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
