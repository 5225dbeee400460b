import { groupedBy } from "@/lib/grouped-by";
import { CELL_END, isPageMark, type Block, type Inline, type Mark, blockText } from "@/lib/documents/richtext/blocks";

/** A range of a block's text, and its replacement. */
type WordEdit = { start: number; end: number; words: string };

/** A range of a text and its replacement: words, or whole blocks. */
export type Edit = { start: number; end: number; words: string; blocks: readonly Block[] | null };

/** Word edits grouped by block, for blocks with no other edits; and all others. */
export function partedEdits(
  edits: readonly Edit[],
  blocks: readonly Block[],
  starts: readonly number[],
): { inOne: ReadonlyMap<number, readonly WordEdit[]>; others: readonly Edit[] } {
  const placed = edits.map((edit) => {
    const [first, last] = [blockAt(starts, edit.start), blockAt(starts, edit.end)];
    const block = blocks[first];
    const isWords = edit.blocks === null && first === last && block !== undefined && takesWords(block, edit.words);
    return { edit, first, last, isWords };
  });
  const touched = new Set<number>();
  for (const { edit, first, last, isWords } of placed)
    if (!isWords && (edit.blocks === null || edit.start !== edit.end))
      for (let index = first; index <= last; index += 1) touched.add(index);
  const isAlone = ({ isWords, first }: (typeof placed)[number]) => isWords && !touched.has(first);
  const groups = groupedBy(placed.filter(isAlone), ({ first }) => first);
  const within = (index: number, { start, end, words }: Edit): WordEdit => {
    const first = starts[index] ?? 0;
    return { start: start - first, end: end - first, words };
  };
  return {
    inOne: new Map([...groups].map(([index, group]) => [index, group.map(({ edit }) => within(index, edit))])),
    others: placed.filter((one) => !isAlone(one)).map(({ edit }) => edit),
  };
}

/** Whether a block can take word edits: no page begins in it, and the words have no lines of their own. */
function takesWords(block: Block, words: string): boolean {
  return !block.inlines.some(isPageMark) && (block.kind === "row" || !words.includes("\n"));
}

/**
 * The block with ranges of its text replaced, in the look of the old text; linear, because a paragraph may have
 * thousands of changes. Of several at one place the first comes first.
 */
export function withWords(block: Block, edits: readonly WordEdit[]): Block {
  const ordered = [...edits].sort((one, other) => one.start - other.start);
  const inlines: Inline[] = [];
  const put = (text: string, marks: readonly Mark[]) => {
    if (text !== "") inlines.push({ text, marks });
  };
  const toCellWords = ({ words }: WordEdit) => (block.kind === "row" ? words.replaceAll(CELL_END, " ") : words);
  let [at, next, gone] = [0, 0, 0];
  let look: readonly Mark[] = [];
  for (const inline of block.inlines) {
    if (isPageMark(inline)) continue;
    const end = at + inline.text.length;
    look = inline.marks;
    if (gone <= at && (ordered[next]?.start ?? Infinity) >= end) {
      inlines.push(inline); // a clause number stays one
      at = end;
      continue;
    }
    let from = Math.max(at, gone);
    for (let edit = ordered[next]; edit && edit.start < end; edit = ordered[next]) {
      put(inline.text.slice(from - at, Math.max(from, edit.start) - at), look);
      put(toCellWords(edit), look);
      from = gone = Math.max(from, edit.end);
      next += 1;
    }
    put(inline.text.slice(from - at), look);
    at = end;
  }
  for (const edit of ordered.slice(next)) put(toCellWords(edit), look);
  return { ...block, inlines };
}

/** The start of each block in the whole text. */
export function findStarts(blocks: readonly Block[]): number[] {
  let at = 0;
  return blocks.map((block) => {
    const start = at;
    at += blockText(block).length + 1;
    return start;
  });
}

/** The block of a unit, including its end. */
export function blockAt(starts: readonly number[], at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? Infinity) <= at) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}
