/** The numbers of a text as a Word file we generate counts them. Pure and client-safe. */
import { blockText, isPageMark, type Block, type Inline, type ItemBlock } from "@/lib/documents/richtext/blocks";
import { withProvenNumbers } from "./count-numbers";
import { LIST_LEVELS, listNumbers } from "./list-counter";
import { toNumberRule, findNumber, withNumber } from "./number-rule";
import { readTypedLabel, rulesOfTyped } from "./typed-lists";

/**
 * The text with its clause numbers, including typed ones, counted by their own rules. Numbers that no list reproduces
 * exactly stay typed text, so that every block reads as before.
 */
export function withRecognisedNumbers(blocks: readonly Block[]): Block[] {
  const typed = blocks.map((block) => withNumber(block, "typed"));
  const labels = typed.map((block) => (mayBeNumbered(block) ? readTypedLabel(blockText(block)) : null));
  const rules = rulesOfTyped(labels);
  const numbered = typed.map((block, index): Block => {
    const rule = rules.get(index);
    return rule === undefined ? block : withLabel(block, { length: labels[index]?.length ?? 0, rule });
  });
  return withProvenNumbers(numbered);
}

/** The same, with numbered list items as paragraphs with numbers: what reading the Word file gives. */
export function withWrittenNumbers(blocks: readonly Block[]): Block[] {
  const items = itemRules(blocks);
  return withRecognisedNumbers(blocks).map((block, index) => {
    const item = items.get(index);
    return item && block.kind === "item" ? asParagraph(block, item) : block;
  });
}

/** The block without its counted number. */
export function withoutNumber(block: Block): Block {
  const run = findNumber(block);
  return run ? { ...block, inlines: block.inlines.filter((inline) => inline !== run) } : block;
}

/** Indent steps of an item's number, as readers interpret the file. */
export const ITEM_STEP_TWIPS = 440;
export const ITEM_HANGING_TWIPS = 360;
const TWIPS_PER_STEP = 720;

/** Word's maximum list depth. */
export const levelOfItem = ({ depth }: ItemBlock) => Math.min(depth, LIST_LEVELS - 1);

function mayBeNumbered({ kind }: Block): boolean {
  return kind === "paragraph" || kind === "heading";
}

type ItemNumber = { number: number; rule: string };

/** Each list of items is separate: the count restarts with the list. */
function itemRules(blocks: readonly Block[]): Map<number, ItemNumber> {
  const rules = new Map<number, ItemNumber>();
  const open: number[] = [];
  let lists = 0;
  listNumbers(blocks).forEach((number, index) => {
    const block = blocks[index];
    if (number === null || block?.kind !== "item") return;
    if (number === 1) open[block.depth] = lists += 1;
    const level = levelOfItem(block);
    const levels = (at: number) => ({ start: 1, format: "decimal", text: `%${at + 1}.`, suffix: " ", isLegal: false });
    const rule = toNumberRule({ list: `i${open[block.depth] ?? 0}`, id: "1", levels, startAt: () => undefined }, level);
    if (rule !== null) rules.set(index, { number, rule });
  });
  return rules;
}

function asParagraph(item: ItemBlock, { number, rule }: ItemNumber): Block {
  const isEmpty = blockText(item) === "";
  const run: Inline = { text: isEmpty ? `${number}.` : `${number}. `, marks: [], number: rule };
  const start = (levelOfItem(item) + 1) * ITEM_STEP_TWIPS - ITEM_HANGING_TWIPS;
  const { list: _, depth: __, ...body } = item;
  return {
    ...body,
    kind: "paragraph",
    indent: Math.floor(start / TWIPS_PER_STEP + 0.4),
    inlines: [run, ...item.inlines],
  };
}

/** The block with its first letters as the counted number, in the look of the first of them. */
function withLabel(block: Block, { length, rule }: { length: number; rule: string }): Block {
  const rest: Inline[] = [];
  let left = length;
  let label: Inline | null = null;
  for (const inline of block.inlines) {
    if (isPageMark(inline)) {
      rest.push(inline);
      continue;
    }
    if (left > 0) label ??= { text: blockText(block).slice(0, length), marks: inline.marks, number: rule };
    const text = inline.text.slice(left);
    left = Math.max(0, left - inline.text.length);
    if (text !== "") rest.push(text === inline.text ? inline : { ...inline, text });
  }
  return label ? { ...block, inlines: [label, ...rest] } : block;
}
