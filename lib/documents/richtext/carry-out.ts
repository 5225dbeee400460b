/** Applies changes of the plain text to the text itself. Pure. Source: behaviour §13. */
import { readClauseLabel } from "@/lib/documents/numbering/clause-label";
import { withCountedNumbers } from "@/lib/documents/numbering/count-numbers";
import { findNumber } from "@/lib/documents/numbering/number-rule";
import { blockText, isPageMark, type Block, type PageMark } from "./blocks";
import { Neighbours } from "./neighbours";
import { replaceText, replaceWords } from "./replace-text";

/** A range of the plain text, in UTF-16 units, and its new words. */
export type Change = { start: number; end: number; words: string };

/** Changes of the blocks `from` to `to`; their offsets count from the first of these. */
type Group = { from: number; to: number; changes: Change[] };

/** What replaces changed text: blocks, paragraphs still to be made, and page marks of removed paragraphs. */
type Piece = Block | { line: string; like: Block | null } | { marks: readonly PageMark[] };

/**
 * The text with the changes, clauses renumbered. A clause that Word counts keeps its number, whether or not the words
 * begin with it; new paragraphs look like others of their kind, and join their count if their number is the next.
 * Impossible changes are skipped: check with `isAsPromised`. Changes don't overlap.
 */
export function carryOut(blocks: readonly Block[], changes: readonly Change[]): Block[] {
  const made = new MadeText(changes.some(({ words }) => words.includes("\n")));
  let next = 0;
  for (const { from, to, changes: own } of groupChanges(blocks, changes)) {
    made.add(blocks.slice(next, from));
    made.add(changed(blocks.slice(from, to + 1), own, isContinued(blocks[to + 1])));
    next = to + 1;
  }
  made.add(blocks.slice(next));
  return withCountedNumbers(made.finish());
}

/** Assembles pieces in text order. */
class MadeText {
  readonly #neighbours = new Neighbours();
  readonly #blocks: Block[] = [];
  #marks: readonly PageMark[] = [];

  /** @param hasComers whether new paragraphs copy the look of others */
  constructor(readonly hasComers: boolean) {}

  add(pieces: readonly Piece[]): void {
    for (const piece of pieces) {
      if ("marks" in piece) this.#marks = [...this.#marks, ...piece.marks];
      else this.#push("line" in piece ? this.#neighbours.made(piece.line, piece.like) : piece);
    }
  }

  finish(): Block[] {
    const last = this.#blocks.pop();
    if (last) this.#blocks.push({ ...last, inlines: [...last.inlines, ...this.#marks] });
    return this.#blocks;
  }

  #push(block: Block): void {
    const whole = this.#marks.length > 0 ? { ...block, inlines: [...this.#marks, ...block.inlines] } : block;
    this.#marks = [];
    if (this.hasComers) this.#neighbours.pass(whole);
    this.#blocks.push(whole);
  }
}

/** Groups changes by the blocks they touch. Linear in the text and the changes. */
function groupChanges(blocks: readonly Block[], changes: readonly Change[]): Group[] {
  const groups: Group[] = [];
  let [index, offset, length] = [0, 0, blockText(blocks[0] ?? NOTHING).length];
  let origin = 0;
  const goTo = (place: number) => {
    for (; place > offset + length && index < blocks.length - 1; index += 1) {
      offset += length + 1;
      length = blockText(blocks[index + 1] ?? NOTHING).length;
    }
  };
  for (const { start, end, words } of changes.toSorted(
    (one, other) => one.start - other.start || one.end - other.end,
  )) {
    goTo(start);
    const last = groups.at(-1);
    const open = last && last.to >= index ? last : null;
    if (!open) origin = offset;
    const from = open?.from ?? index;
    goTo(end);
    const change = { start: start - origin, end: Math.min(end, offset + length) - origin, words };
    if (open) [open.to] = [index, open.changes.push(change)];
    else groups.push({ from, to: index, changes: [change] });
  }
  return groups;
}

const NOTHING: Block = { kind: "paragraph", indent: 0, inlines: [] };

/** Whether a block continues the table before it. */
const isContinued = (block: Block | undefined) => block?.kind === "row" && !block.isFirst;

function changed(slice: readonly Block[], changes: readonly Change[], isTableGoingOn: boolean): readonly Piece[] {
  const [block] = slice;
  if (block && slice.length === 1 && changes.every(({ words }) => words !== "" && !/[\n\t]/.test(words)))
    return replaceWords(
      slice,
      changes.map((change) => keepingNumber(block, change)),
    );
  // last to first, so that earlier offsets stay valid
  return changes
    .toReversed()
    .reduce<readonly Piece[]>((pieces, change) => withOne(pieces, change, isTableGoingOn), slice);
}

function withOne(pieces: readonly Piece[], change: Change, isTableGoingOn: boolean): readonly Piece[] {
  const { from, touched, place } = touchedBy(pieces, change);
  const tail = pieces.slice(from + touched.length);
  const behind = tail[0] && "kind" in tail[0] ? isContinued(tail[0]) : isTableGoingOn;
  return [...pieces.slice(0, from), ...instead(touched, place, behind), ...tail];
}

/** The replacement of the blocks that a change touches. */
function instead(touched: readonly Block[], change: Change, isTableGoingOn: boolean): readonly Piece[] {
  const old = touched.map(blockText).join("\n");
  const [first, last] = [touched[0], touched.at(-1)];
  if (!first || !last) return touched;
  const isToTheEnd = change.end === old.length;
  if (isToTheEnd && change.start === 0 && change.words === "" && !touched.some(({ kind }) => kind === "row"))
    return [{ marks: touched.flatMap(({ inlines }) => inlines.filter(isPageMark)) }];
  const added = isToTheEnd ? addedBehind(old.slice(change.start), change.words) : null;
  if (added !== null && !(last.kind === "row" && isTableGoingOn)) return [...touched, ...comers(added, null)];
  const { words, ...place } = keepingNumber(first, change);
  const lines = words.split("\n");
  if (!isToTheEnd || first.kind === "row" || lines.length <= touched.length) return replaceText(touched, place, words);
  const own = replaceText(touched, place, lines.slice(0, touched.length).join("\n"));
  return [...own, ...comers(lines.slice(touched.length), last)];
}

/** The paragraphs that words add after an unchanged quote; null if they change it. */
export function addedBehind(quote: string, words: string): string[] | null {
  return words.startsWith(`${quote}\n`) ? words.slice(quote.length + 1).split("\n") : null;
}

const comers = (lines: readonly string[], like: Block | null) => lines.map((line) => ({ line, like }));

/** The blocks that a change touches, and its place in them. */
function touchedBy(pieces: readonly Piece[], { start, end, words }: Change) {
  let [from, offset] = [0, 0];
  const lengthAt = (index: number) => {
    const piece = pieces[index];
    return piece && "kind" in piece ? blockText(piece).length : 0;
  };
  for (; from < pieces.length - 1 && start > offset + lengthAt(from); from += 1) offset += lengthAt(from) + 1;
  let [to, last] = [from, offset];
  for (; to < pieces.length - 1 && end > last + lengthAt(to); to += 1) last += lengthAt(to) + 1;
  const touched = pieces.slice(from, to + 1).filter((piece): piece is Block => "kind" in piece);
  return { from, touched, place: { start: start - offset, end: end - offset, words } };
}

/** The change without a clause's counted number: words that begin with that number, or another, go after it. */
function keepingNumber(block: Block, { start, end, words }: Change): Change {
  const number = findNumber(block);
  const length = number?.text.length ?? 0;
  if (!number || words === "" || start >= length || end < length) return { start, end, words };
  const rest = number.text.slice(start);
  if (words.startsWith(rest)) return { start: length, end, words: words.slice(rest.length) };
  if (start > 0) return { start, end, words };
  return { start: length, end, words: words.slice(readClauseLabel(words)?.text.length ?? 0) };
}
