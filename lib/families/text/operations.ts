import { referencesIn } from "@/lib/engine/text/amendments";
import { ITEM_DEPTH, numberingAt } from "@/lib/engine/text/numbering";
import type { Reading } from "@/lib/engine/text/reading";
import type { Span } from "@/lib/engine/text/spans";
import * as cue from "./operations.cues";
import { Quotations, withoutQuoted, type Quoted } from "./quoted";

/** What an amendment does to a clause. */
export type Effect =
  | { kind: "replaceClause" | "addClause" | "addWords"; wording: string }
  | { kind: "replaceWords" | "addBehind"; old: string; wording: string }
  | { kind: "deleteWords"; old: string }
  | { kind: "deleteClause" }
  /** It names the clause and changes something, but what exactly can't be told for sure. */
  | { kind: "unclear" };

/** `number` is the clause it changes, `clause` the amendment's own number, the span its place in the amendment. */
export type Operation = Span & { number: string; clause: string | null; effect: Effect };

/** A sentence that changes clauses: its own words, with a mark in the place of each quotation. */
type Instruction = Span & { words: string; quotes: readonly Quoted[]; clause: string | null };

/** Beyond this a paragraph is a clause that mentions others. UTF-16 units without quotations. */
const LONGEST_INSTRUCTION = 900;
/** More clauses than these in one instruction are only mentioned. */
const MOST_CLAUSES = 6;

/** What an amendment changes, in the order of its text. Linear in the text. */
export function operationsIn({ contract: { text }, paragraphs }: Reading): Operation[] {
  const operations: Operation[] = [];
  const quotations = new Quotations(text);
  let clause: string | null = null;
  for (let at = 0; at < paragraphs.length;) {
    const paragraph = paragraphs[at] ?? { start: 0, end: 0 };
    const quotes = quotations.within(paragraph.start, paragraph.end);
    const span = { start: paragraph.start, end: Math.max(paragraph.end, quotes.at(-1)?.end ?? 0) };
    const numbering = numberingAt(text.slice(span.start, span.end));
    if (numbering && numbering.depth < ITEM_DEPTH) ({ number: clause } = numbering);
    at = firstBehind(paragraphs, at + 1, span.end);
    const own = { start: span.start + (numbering?.length ?? 0), end: span.end };
    const instruction = { ...span, words: withoutQuoted(text, own, quotes).trim(), quotes, clause };
    for (const operation of effectsOf(instruction)) {
      const behind = wordingBehind(operation, { text, paragraphs, at });
      operations.push(behind?.operation ?? operation);
      at = behind?.at ?? at;
    }
  }
  return operations;
}

function firstBehind(paragraphs: readonly Span[], from: number, end: number): number {
  let at = from;
  while (at < paragraphs.length && (paragraphs[at]?.start ?? 0) < end) at += 1;
  return at;
}

function effectsOf(instruction: Instruction): Operation[] {
  const { words, start, end, clause } = instruction;
  if (words.length > LONGEST_INSTRUCTION || !cue.changes.test(words)) return [];
  const numbers = numbersIn(words.replace(cue.lawReference, " "));
  const added = cue.addsClause.exec(words)?.slice(1).find((one) => one !== undefined);
  const targets = added === undefined ? numbers : [added];
  if (targets.length === 0 || targets.length > MOST_CLAUSES) return [];
  const effect = effectOf(instruction, added !== undefined);
  const isForAll = targets.length === 1 || effect.kind === "deleteClause";
  return targets.map((number) => ({ start, end, number, clause, effect: isForAll ? effect : { kind: "unclear" } }));
}

/** Also those that follow another: 'clauses 2.1, 2.2 and 2.3'. */
function numbersIn(words: string): string[] {
  const listed = [...words.matchAll(cue.listedNumber)].map(([, number = ""]) => number);
  return [...new Set([...referencesIn(words), ...listed])];
}

function effectOf({ words, quotes }: Instruction, addsClause: boolean): Effect {
  if (cue.holdsPartly.test(words)) return { kind: "unclear" };
  const quoted = (number: string | undefined) => quotes[Number(number)]?.text.trim() ?? "";
  const pair = (pattern: RegExp) => pattern.exec(words)?.slice(1).filter((one) => one !== undefined).map(quoted);
  const [old, wording] = pair(cue.replacesWords) ?? pair(cue.substitutedFor)?.reverse() ?? [];
  if (old && wording) return quotes.length === 2 ? { kind: "replaceWords", old, wording } : { kind: "unclear" };
  const [before, behind] = pair(cue.addsBehind) ?? pair(cue.addedAfter)?.reverse() ?? [];
  if (before && behind) return quotes.length === 2 ? { kind: "addBehind", old: before, wording: behind } : { kind: "unclear" };
  if (quotes.length > 1) return { kind: "unclear" };
  const only = quoted("0");
  if (addsClause) return { kind: "addClause", wording: only };
  if (only !== "" && cue.addsWords.test(words)) return { kind: "addWords", wording: only };
  if (cue.namesPart.test(words)) return { kind: "unclear" };
  if (cue.replacesClause.test(words)) return { kind: "replaceClause", wording: only };
  if (only !== "") return cue.deletesWords.test(words) ? { kind: "deleteWords", old: only } : { kind: "unclear" };
  return cue.deletesClause.test(words) ? { kind: "deleteClause" } : { kind: "unclear" };
}

type Place = { text: string; paragraphs: readonly Span[]; at: number };

/**
 * A new clause without quotation marks stands in the next paragraphs, beginning with its number. If it isn't there, the
 * effect is unclear.
 */
function wordingBehind(operation: Operation, place: Place): { operation: Operation; at: number } | null {
  const { effect, number } = operation;
  if (!("wording" in effect) || effect.wording !== "") return null;
  let { at } = place;
  while (at < place.paragraphs.length && belongsTo(number, place, at)) at += 1;
  if (at === place.at) return { operation: { ...operation, effect: { kind: "unclear" } }, at };
  const [first, last] = [place.paragraphs[place.at], place.paragraphs[at - 1]];
  const wording = place.text.slice(first?.start, last?.end);
  return { operation: { ...operation, end: last?.end ?? operation.end, effect: { ...effect, wording } }, at };
}

/** Whether a paragraph is the clause with this number, or a part of it after its first paragraph. */
function belongsTo(number: string, { text, paragraphs, at: first }: Place, at: number): boolean {
  const paragraph = paragraphs[at];
  if (!paragraph) return false;
  const own = numberingAt(text.slice(paragraph.start, paragraph.start + 90));
  if (at === first) return own?.number === number;
  return own !== null && (own.depth >= ITEM_DEPTH || own.number.startsWith(`${number}.`));
}
