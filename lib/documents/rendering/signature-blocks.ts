import { blockText, type Block } from "@/lib/documents/richtext/blocks";

/**
 * Where a contract is signed. `from` to `to` (past its end) are the lines to be kept on one page; in `columns`, which
 * name as many lines each, two parties sign the same way and stand side by side.
 */
export type SignatureBlock = { from: number; to: number; columns: readonly (readonly number[])[] };

/** A line somebody writes on, or the word before it. */
const SIGNING =
  /_{5,}|\/s\/|^(?:by|name|title|its|date|signature|signed|нэр|гарын үсэг|албан тушаал|огноо|тамга|подпись|должность|дата|ф\.? ?и\.? ?о\.?|м\.? ?п\.?|т\.? ?т\.?)\s{0,3}[:.]/iu;
const RULE = /_{5,}|\/s\//u;
const MOST_LINE_CHARS = 90;
/** What one party signs with. */
const PARTY_LINES = { least: 2, most: 8 };
/** A form of more lines is no signature. */
const MOST_LINES = 24;

/** Finds them by the lines themselves, in any language. Linear. */
export function signatureBlocks(blocks: readonly Block[]): SignatureBlock[] {
  const found: SignatureBlock[] = [];
  for (let from = 0; from < blocks.length;) {
    let to = from;
    while (to < blocks.length && isShort(blocks[to])) to += 1;
    if (to === from) to += 1;
    else if (to - from <= MOST_LINES) found.push(...signedWithin(blocks, from, to));
    from = to;
  }
  return found;
}

function isShort(block: Block | undefined): boolean {
  if (block?.kind === "row") return true;
  if (block?.kind !== "paragraph") return false;
  const text = blockText(block);
  return text.length <= MOST_LINE_CHARS && !text.includes("\n");
}

type TextLine = { index: number; text: string };

function signedWithin(blocks: readonly Block[], from: number, to: number): SignatureBlock[] {
  const lines = blocks
    .slice(from, to)
    .map((block, at): TextLine => ({ index: from + at, text: blockText(block).trim() }))
    .filter(({ text }) => text !== "");
  const first = lines.findIndex(({ text }) => SIGNING.test(text));
  const isSigned =
    lines.some(({ text }) => RULE.test(text)) && lines.filter(({ text }) => SIGNING.test(text)).length >= 2;
  if (!isSigned) return [];
  const columns = blocks.slice(from, to).some(({ kind }) => kind === "row") ? [] : columnsIn(lines);
  const begin = columns[0]?.[0] ?? lines[Math.max(0, first - 1)]?.index ?? from; // the party's name stands above
  return [{ from: begin, to: (lines.at(-1)?.index ?? from) + 1, columns }];
}

/** Two parties' lines at the end that carry the same words before what is filled in. */
function columnsIn(lines: readonly TextLine[]): number[][] {
  for (let length = PARTY_LINES.most; length >= PARTY_LINES.least; length -= 1) {
    const [left, right] = [lines.slice(-2 * length, -length), lines.slice(-length)];
    if (left.length < length) continue;
    const isSame = left.every(({ text }, at) => labelOf(text) === labelOf(right[at]?.text ?? ""));
    const isHeaded = left.findIndex(({ text }) => labelOf(text) !== "") === 1;
    if (isSame && isHeaded && left.some(({ text }) => RULE.test(text)))
      return [left, right].map((column) => column.map(({ index }) => index));
  }
  return [];
}

/** The word before what is filled in; none for a party's own line. */
const labelOf = (text: string) =>
  SIGNING.test(text) ? (/^[^:_]{0,40}/u.exec(text)?.[0] ?? "").trim().toLowerCase() : "";
