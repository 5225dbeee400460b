/** Random edits of a Word file's text, as a person makes them, and what the file must say afterwards. */
import { blockText, isPageMark, type Block, type Inline, type Mark } from "@/lib/documents/richtext/blocks";
import { Carrier } from "@/lib/word/carrier";
import { toBits } from "@/lib/word/markup";
import type { WordFile } from "@/lib/word/file/word-file";
import { editedTable, isOfBody, TABLE_KINDS, type TableKind } from "./word-table-edits";

/** A block that knows the number Word counts for it: no edit of the text changes that. */
export type EditedBlock = { block: Block; label: string };
export const EDIT_KINDS = [
  "replace",
  "remove",
  "add",
  "append",
  "bold",
  "rewrite",
  "delete",
  "insert",
  "split",
  "join",
  "move",
  "italic",
  "underline",
  "strike",
  ...TABLE_KINDS,
] as const;
export type EditKind = (typeof EDIT_KINDS)[number];

const WORDS = ["ninety", "supplier", "«Заказчик»", "reasonable", "дуусгавар", "notwithstanding", "A&B <Ltd>", "§ 4"];

/** A generator of numbers below one, the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The blocks of a file with the numbers that Word counts beside them. */
export function editedBlocks(file: WordFile): EditedBlock[] {
  const carrier = new Carrier(file);
  return file.blocks.map((block, index) => {
    const length = carrier.labelLength(index);
    return { block: cut(block, length), label: blockText(block).slice(0, length) };
  });
}

/** What is compared: letters and their marks, without the numbers that Word counts. */
export function toLetters(blocks: readonly EditedBlock[]): string[] {
  return blocks
    .filter(({ block }) => blockText(block).replace(/\s+/g, "") !== "")
    .map(({ block }) =>
      trimmed(block)
        .inlines.map((inline) => (isPageMark(inline) ? "" : `${toBits(inline.marks)}:${inline.text}`))
        .reduce(merged, "")
        .replace(/ *([\t\n]) */g, "$1"),
    );
}

function merged(text: string, run: string): string {
  const bits = run.slice(0, run.indexOf(":"));
  const last = /.*¦(\d+):/s.exec(text)?.[1];
  return last === bits ? text + run.slice(bits.length + 1) : `${text}¦${run}`;
}

/** The whole of a version's text: numbers are typed in it. */
export function asVersion(blocks: readonly EditedBlock[]): Block[] {
  return blocks.map(({ block, label }) =>
    label === "" ? block : { ...block, inlines: [{ text: label, marks: [] }, ...block.inlines] },
  );
}

/** One edit at a random place; the same list where the place has no room for it. */
export function edited(blocks: readonly EditedBlock[], kind: EditKind, chance: () => number): EditedBlock[] {
  const pick = (length: number) => Math.floor(chance() * length);
  const index = pick(blocks.length);
  const one = blocks[index];
  if (!one) return [...blocks];
  const text = blockText(one.block);
  const hasNote = /\[[\divx]+\]/.test(text);
  if (hasNote && (kind === "delete" || kind === "rewrite" || kind === "move")) return [...blocks]; // its note would go too
  const next = blocks[index + 1]?.block;
  const isRow = one.block.kind === "row" || (next?.kind === "row" && !next.isFirst);
  if (isRow && ["rewrite", "insert", "split", "join", "move"].includes(kind)) return [...blocks]; // rows are no lines
  if (kind === "bold" && one.block.kind === "heading") return [...blocks]; // headings are bold by themselves
  if (kind === "insert" && !isOfBody(one.block)) return [...blocks]; // behind notes it stands elsewhere
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].filter(({ index: at }) => text[at - 1] !== "[");
  const word = words[pick(words.length)];
  const fresh = WORDS[pick(WORDS.length)] ?? "";
  if (isTableKind(kind)) return editedTable(blocks, kind, { index, word: fresh });
  const put = (...others: EditedBlock[]) => [...blocks.slice(0, index), ...others, ...blocks.slice(index + 1)];
  const withText = (start: number, end: number, inner: string) =>
    put({ ...one, block: replaced(one.block, { start, end }, inner) });
  if (kind === "append") return withText(text.length, text.length, ` ${fresh}, and ${fresh}.`);
  if (kind === "rewrite") return withText(0, text.length, `${fresh} shall be governed by ${fresh} alone`);
  if (kind === "delete") return put();
  if (kind === "insert")
    return put(one, {
      label: "",
      block: {
        kind: "paragraph",
        indent: 0,
        inlines: [{ text: `A new clause on ${fresh} and its ${fresh} duties, number ${index}.`, marks: [] }],
      },
    });
  if (kind === "move" && blocks.length > 3 && one.label === "") {
    const others = put();
    const to = pick(others.length);
    return [...others.slice(0, to), one, ...others.slice(to)];
  }
  if (kind === "join") {
    const next = blocks[index + 1];
    if (!next || next.block.kind !== one.block.kind || next.label + one.label !== "") return [...blocks];
    const block: Block = {
      ...one.block,
      inlines: [...one.block.inlines, { text: " ", marks: [] }, ...next.block.inlines],
    };
    return [...blocks.slice(0, index), { ...one, block }, ...blocks.slice(index + 2)];
  }
  if (!word) return [...blocks];
  const [start, end] = [word.index, word.index + word[0].length];
  if (kind === "replace") return withText(start, end, fresh);
  if (kind === "remove") return withText(start, Math.min(text.length, end + 1), "");
  if (kind === "add") return withText(end, end, ` ${fresh}`);
  if (kind === "bold" || kind === "italic" || kind === "underline" || kind === "strike")
    return put({ ...one, block: marked(one.block, { start, end }, kind) });
  if (kind === "split" && start > 0 && one.label === "")
    return put({ ...one, block: trimmed(cut(one.block, 0, start)) }, { ...one, block: trimmed(cut(one.block, start)) });
  return [...blocks];
}

function isTableKind(kind: EditKind): kind is TableKind {
  return TABLE_KINDS.some((one) => one === kind);
}

function trimmed(block: Block): Block {
  const text = blockText(block);
  const start = text.length - text.trimStart().length;
  return cut(block, start, text.replace(/\s+$/, "").length);
}

function cut(block: Block, start: number, end = Infinity): Block {
  let at = 0;
  const inlines = block.inlines.flatMap((inline): Inline[] => {
    if (isPageMark(inline)) return [];
    const text = inline.text.slice(Math.max(0, start - at), Math.max(0, end - at));
    at += inline.text.length;
    return text === "" ? [] : [{ text, marks: inline.marks }];
  });
  return { ...block, inlines };
}

function replaced(block: Block, { start, end }: { start: number; end: number }, text: string): Block {
  const marks = marksAt(block, Math.max(0, start - (start === end ? 1 : 0)));
  const inner: Inline[] = text === "" ? [] : [{ text, marks }];
  return { ...block, inlines: [...cut(block, 0, start).inlines, ...inner, ...cut(block, end).inlines] };
}

function marked(block: Block, { start, end }: { start: number; end: number }, mark: Mark): Block {
  const inner = cut(block, start, end).inlines.map((inline): Inline => {
    if (isPageMark(inline)) return inline;
    const marks = (["bold", "italic", "underline", "strike"] as const).filter(
      (one) => one === mark || inline.marks.includes(one),
    );
    return { text: inline.text, marks };
  });
  return { ...block, inlines: [...cut(block, 0, start).inlines, ...inner, ...cut(block, end).inlines] };
}

function marksAt(block: Block, offset: number): readonly Mark[] {
  let at = 0;
  for (const inline of block.inlines) {
    if (isPageMark(inline)) continue;
    at += inline.text.length;
    if (at > offset) return inline.marks;
  }
  return [];
}
