/** Checks whether a text is what was promised. Pure. Source: B-13.10. */
import { readClauseLabel } from "@/lib/documents/numbering/clause-label";
import { numberLength, findNumber } from "@/lib/documents/numbering/number-rule";
import { blockText, CELL_END, type Block } from "./blocks";
import { addedBehind, type Change } from "./carry-out";
import { toPlainText } from "./plain-text";

/** A promised line, as words only if a change touched it. `block`: whose first line it is. */
type TextLine = { text: string; block: Block | null };

/**
 * Whether the words of each change are in their place, all else is unchanged, and something changed where it should. A
 * counted number may change where lines were added or removed, but never differs from what a change's words say. Shares
 * no code with what applies changes.
 */
export function isAsPromised(before: readonly Block[], after: readonly Block[], changes: readonly Change[]): boolean {
  const [promised, made] = [promisedLines(before, changes), after.flatMap(toLines)];
  if (promised.length !== made.length) return false;
  const hasMoved = promised.length !== before.reduce((sum, block) => sum + toLines(block).length, 0);
  const isKept = promised.every((line, index) => isLineKept(line, made[index], { hasMoved, count: changes.length }));
  const [old, now] = [toPlainText(before).text, toPlainText(after).text];
  return isKept && (old !== now || changes.every(({ start, end, words }) => words === old.slice(start, end)));
}

const toLines = (block: Block): TextLine[] =>
  blockText(block)
    .split("\n")
    .map((text, index) => ({ text, block: index === 0 ? block : null }));

function isLineKept(
  promised: TextLine,
  made: TextLine | undefined,
  { hasMoved, count }: { hasMoved: boolean; count: number },
): boolean {
  if (!made) return false;
  if (made.text === promised.text) return true;
  const number = made.block && findNumber(made.block);
  if (!number) return false;
  const written = made.text.slice(number.text.length);
  if (promised.block)
    return (
      hasMoved && findNumber(promised.block) !== null && promised.text.slice(numberLength(promised.block)) === written
    );
  const label = readClauseLabel(promised.text)?.text.length ?? 0;
  // the clause keeps a number that the words don't name; with several at once each may shift the others
  return promised.text === written || (count > 1 && promised.text.slice(label) === written);
}

/** The lines of the text with the changes. Linear. */
function promisedLines(before: readonly Block[], changes: readonly Change[]): TextLine[] {
  const sorted = changes.toSorted((one, other) => one.start - other.start || one.end - other.end);
  const lines: TextLine[] = [];
  let [next, offset] = [0, 0];
  for (let index = 0; index < before.length; index += 1) {
    const from = offset;
    const touched: Block[] = [];
    const own: Change[] = [];
    const take = () => {
      const block = before[index];
      if (!block) return;
      touched.push(block);
      offset += blockText(block).length + 1;
      for (let change = sorted[next]; change && change.start < offset; change = sorted[next]) {
        own.push(change);
        next += 1;
      }
    };
    for (take(); index < before.length - 1 && (own.at(-1)?.end ?? 0) >= offset; take()) index += 1;
    for (const line of linesInstead(touched, own, from)) lines.push(line);
  }
  return lines;
}

function linesInstead(touched: readonly Block[], changes: readonly Change[], from: number): TextLine[] {
  const [only] = touched;
  if (changes.length === 0) return touched.flatMap(toLines);
  const old = touched.map(blockText).join("\n");
  const [change] = changes;
  const isGone = changes.length === 1 && change?.words === "" && change.end - change.start === old.length;
  if (isGone && only?.kind !== "row") return [];
  const isCell = only?.kind === "row" && touched.length === 1;
  let [text, at] = ["", 0];
  for (const { start, end, words } of changes) {
    const quote = old.slice(start - from, end - from);
    const isBehind = end - from === old.length && addedBehind(quote, words) !== null;
    text += old.slice(at, start - from) + (isCell && !isBehind ? inCell(quote, words) : words);
    at = end - from;
  }
  return `${text}${old.slice(at)}`.split("\n").map((line) => ({ text: line, block: null }));
}

/** In a row a line end is one in the cell; words for several cells are split into as many. */
function inCell(quote: string, words: string): string {
  const isOfOne = !quote.includes(CELL_END);
  return (isOfOne ? words.replaceAll(CELL_END, " ") : words).replaceAll("\n", " ");
}
