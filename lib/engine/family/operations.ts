import { ITEM_DEPTH, numberingAt } from "../text/numbering";
import type { Reading } from "../text/reading";
import type { Span } from "../text/spans";
import * as cue from "./operation-words";
import { ownDayIn } from "./own-day";
import { Quotations, quotedFrom, withoutQuoted, type Quoted } from "./quoted";
import { targetsIn } from "./targets";

/** What an amendment does to a clause. */
export type Effect =
  | { kind: "replaceClause"; wording: string }
  | { kind: "addWords"; wording: string }
  | { kind: "addClause"; wording: string }
  | { kind: "replaceWords" | "addBehind"; old: string; wording: string }
  | { kind: "deleteWords"; old: string }
  | { kind: "deleteClause" }
  /** It names the clause and changes something, but what exactly can't be told for sure. */
  | { kind: "unclear" }
  /** It changes an annex or another document, or clauses whose numbers it doesn't tell: nothing in this text. */
  | { kind: "elsewhere" };

/**
 * `number` is the clause it changes ('' if none is told), `clause` the amendment's own number, the span its place in
 * the amendment. `from` is the day from which it holds if it has one of its own, YYYY-MM-DD.
 */
export type Operation = Span & { number: string; clause: string | null; from: string | null; effect: Effect };

/** A sentence that changes clauses: its own words, with a mark in the place of each quotation. */
type Instruction = Span & { words: string; quotes: readonly Quoted[]; clause: string | null };

/** Beyond this a paragraph is a clause that mentions others. UTF-16 units without quotations. */
const LONGEST_INSTRUCTION = 900;
/** Of more clauses than these nothing is told for sure. */
const MOST_CLAUSES = 40;
/** A new sentence: not behind 'п.', 'No.', 'г.' and the like. */
const SENTENCE = /(?<=(?:\p{Ll}{3}|⟧|\)|»|”|")[.;])\s{1,4}(?=\p{Lu}|⟦)/u;

/** What an amendment changes, in the order of its text. Linear in the text. */
export function operationsIn(reading: Reading): Operation[] {
  return new Amendment(reading).operations();
}

/** A clause named by a lead-in, '1. In clause 2.3:', that the parts behind it are about. */
type LeadIn = { number: string; clause: string | null; isUsed: boolean; instruction: Instruction };

class Amendment {
  readonly #text: string;
  readonly #paragraphs: readonly Span[];
  readonly #found: Operation[] = [];
  #clause: string | null = null;
  #lead: LeadIn | null = null;

  constructor({ contract: { text }, paragraphs }: Reading) {
    this.#text = text;
    this.#paragraphs = paragraphs;
  }

  operations(): Operation[] {
    const quotations = new Quotations(this.#text);
    for (let at = 0; at < this.#paragraphs.length;) {
      const paragraph = this.#paragraphs[at] ?? { start: 0, end: 0 };
      const quotes = quotations.within(paragraph.start, paragraph.end);
      const span = { start: paragraph.start, end: Math.max(paragraph.end, quotes.at(-1)?.end ?? 0) };
      at = this.#read(span, quotes, this.#firstBehind(at + 1, span.end));
    }
    this.#endLead();
    return this.#found;
  }

  /** @returns the paragraph that is read next */
  #read(span: Span, quotes: readonly Quoted[], next: number): number {
    const numbering = numberingAt(this.#text.slice(span.start, Math.min(span.end, span.start + 100)));
    const isItem = numbering !== null && numbering.depth >= ITEM_DEPTH;
    if (numbering && !isItem) this.#clause = numbering.number;
    const isUnderLead = this.#lead !== null && (isItem || this.#clause?.startsWith(`${this.#lead.clause ?? "-"}.`));
    if (!isUnderLead) this.#endLead();
    const own = { start: span.start + (numbering?.length ?? 0), end: span.end };
    const words = withoutQuoted(this.#text, own, quotes).trim();
    const instruction = { ...span, words, quotes, clause: this.#clause };
    if (words.length > LONGEST_INSTRUCTION) return next;
    if (this.#opensLead(instruction)) return next;
    return this.#change(instruction, next);
  }

  #opensLead(instruction: Instruction): boolean {
    const { words, quotes, clause } = instruction;
    if (!/:$/u.test(words) || quotes.length > 0 || cue.addsClause.test(words)) return false;
    const { numbers, shape } = targetsIn(words.replace(cue.lawReference, " "));
    const [number] = numbers;
    if (number === undefined || numbers.length > 1 || cue.replacesClause.test(shape)) return false;
    if (cue.ofAnotherPaper.test(shape) || cue.addsSentence.test(shape)) return false;
    this.#lead = { number, clause, isUsed: false, instruction };
    return true;
  }

  /** A lead-in without parts that say what is changed is unclear itself. */
  #endLead(): void {
    const lead = this.#lead;
    this.#lead = null;
    if (!lead || lead.isUsed || !cue.changes.test(lead.instruction.words)) return;
    const { start, end, clause } = lead.instruction;
    this.#found.push({ start, end, clause, number: lead.number, from: null, effect: { kind: "unclear" } });
  }

  #change(instruction: Instruction, next: number): number {
    let at = next;
    let before: string | null = this.#lead?.number ?? null;
    for (const words of instruction.words.split(SENTENCE)) {
      const operations = readEffects({ ...instruction, words }, before);
      for (const operation of operations) {
        if (this.#lead && operation.number === this.#lead.number) this.#lead.isUsed = true;
        const behind = this.#wordingBehind(operation, at);
        this.#found.push(behind?.operation ?? operation);
        at = behind?.at ?? at;
      }
      before = operations.length === 1 ? (operations[0]?.number ?? before) : before;
    }
    return at;
  }

  #firstBehind(from: number, end: number): number {
    let at = from;
    while (at < this.#paragraphs.length && (this.#paragraphs[at]?.start ?? 0) < end) at += 1;
    return at;
  }

  /**
   * A new clause stands in the next paragraphs: in quotation marks, or without them, beginning with its number. If it
   * isn't there, the effect is unclear.
   */
  #wordingBehind(operation: Operation, from: number): { operation: Operation; at: number } | null {
    const { effect, number } = operation;
    if (!("wording" in effect) || effect.wording !== "") return null;
    const quoted = quotedFrom(this.#text, this.#paragraphs, from);
    if (quoted && OWN_NUMBER.exec(quoted.wording)?.[1] === number)
      return {
        operation: { ...operation, end: quoted.end, effect: { ...effect, wording: quoted.wording } },
        at: quoted.at,
      };
    let at = from;
    while (this.#belongsTo(number, { first: from, at })) at += 1;
    if (at === from) return { operation: { ...operation, effect: { kind: "unclear" } }, at };
    const [first, last] = [this.#paragraphs[from], this.#paragraphs[at - 1]];
    const wording = this.#text.slice(first?.start, last?.end);
    return { operation: { ...operation, end: last?.end ?? operation.end, effect: { ...effect, wording } }, at };
  }

  /** Whether a paragraph is the clause with this number, or a part of it after its first paragraph. */
  #belongsTo(number: string, { first, at }: { first: number; at: number }): boolean {
    const paragraph = this.#paragraphs[at];
    if (!paragraph) return false;
    const own = numberingAt(this.#text.slice(paragraph.start, paragraph.start + 100));
    if (at === first) return own?.number === number;
    return own !== null && (own.depth >= ITEM_DEPTH || own.number.startsWith(`${number}.`));
  }
}

/** '3.1' before the words of a clause. */
const OWN_NUMBER = /^(\d{1,3}(?:\.\d{1,3}){0,4})\.?\s/u;

/** @param before the clause that the sentence or lead-in before names */
function readEffects(instruction: Instruction, before: string | null): Operation[] {
  const { start, end, clause } = instruction;
  if (!cue.changes.test(instruction.words)) return [];
  const { words, from, isUnclear } = ownDayIn(instruction.words.replace(cue.lawReference, " "));
  const made = (number: string, effect: Effect) => ({ start, end, number, clause, from, effect });
  const { numbers, isOneList, shape } = targetsIn(words);
  if (numbers.length > 0 && cue.ofAnotherPaper.test(shape)) return [made("", { kind: "elsewhere" })];
  const added = cue.addsClause
    .exec(words)
    ?.slice(1)
    .find((one) => one !== undefined);
  const targets = added === undefined ? numbers : [added];
  if (targets.length === 0) return withoutNumber(words, before).map(({ number, effect }) => made(number, effect));
  const effect = isUnclear
    ? UNCLEAR
    : readEffect({ ...instruction, words }, { shape, addsClause: added !== undefined });
  const isForAll = targets.length === 1 || (isOneList && FOR_ALL.has(effect.kind) && targets.length <= MOST_CLAUSES);
  return targets.slice(0, MOST_CLAUSES).map((number) => made(number, isForAll ? effect : UNCLEAR));

  function withoutNumber(said: string, named: string | null): { number: string; effect: Effect }[] {
    const hasQuote = /⟦\d+⟧/u.test(said);
    if (named !== null && named !== "" && (hasQuote || cue.namesPart.test(said))) {
      const stated = readEffect({ ...instruction, words: said }, { shape: said, addsClause: false });
      return [{ number: named, effect: isUnclear || !OF_WORDS.has(stated.kind) ? UNCLEAR : stated }];
    }
    return cue.changesElsewhere.test(said) ? [{ number: "", effect: { kind: "elsewhere" } }] : [];
  }
}

const UNCLEAR: Effect = { kind: "unclear" };
const OF_WORDS: ReadonlySet<Effect["kind"]> = new Set(["replaceWords", "deleteWords", "addBehind"] as const);
/** What can be done to several clauses alike. */
const FOR_ALL: ReadonlySet<Effect["kind"]> = new Set([...OF_WORDS, "deleteClause"] as const);

function readEffect(
  { words, quotes }: Instruction,
  { shape, addsClause }: { shape: string; addsClause: boolean },
): Effect {
  if (cue.holdsPartly.test(words)) return UNCLEAR;
  const used = [...words.matchAll(/⟦(\d+)⟧/gu)].map(([, number]) => number);
  const quoted = (number: string | undefined) => quotes[Number(number)]?.text.trim() ?? "";
  const pair = (pattern: RegExp) =>
    pattern
      .exec(words)
      ?.slice(1)
      .filter((one) => one !== undefined)
      .map(quoted);
  const [old, wording] = pair(cue.replacesWords) ?? pair(cue.substitutedFor)?.reverse() ?? [];
  if (old && wording) return used.length === 2 ? { kind: "replaceWords", old, wording } : UNCLEAR;
  const [before, behind] = pair(cue.addsBehind) ?? pair(cue.addedAfter)?.reverse() ?? [];
  if (before && behind) return used.length === 2 ? { kind: "addBehind", old: before, wording: behind } : UNCLEAR;
  if (used.length > 1) return UNCLEAR;
  const only = used.length === 1 ? quoted(used[0]) : "";
  if (used.length === 1 && only === "") return UNCLEAR;
  if (addsClause) return { kind: "addClause", wording: only };
  return effectOnClause(words, { shape, only });
}

function effectOnClause(words: string, { shape, only }: { shape: string; only: string }): Effect {
  if (only !== "" && cue.addsSentence.test(shape)) return { kind: "addWords", wording: only };
  if (cue.namesPart.test(words)) return UNCLEAR;
  if (cue.replacesClause.test(shape)) return { kind: "replaceClause", wording: only };
  if (only !== "") return cue.deletesWords.test(words) ? { kind: "deleteWords", old: only } : UNCLEAR;
  return cue.deletesClause.test(shape) ? { kind: "deleteClause" } : UNCLEAR;
}
