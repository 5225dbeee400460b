/** Clause numbers in texts that number differently: clauses were added before them, or it is another file. */
import { findNumber, withNumber, writtenText } from "@/lib/documents/numbering/number-rule";
import { alignParagraphs } from "@/lib/documents/redline/align-paragraphs";
import { blockText, type Block, type ItemBlock } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import type { ReturnedChange } from "./change";

/** For each block of a text that is also in the other, its number there. */
function pairedNumbers(from: readonly Block[], to: readonly Block[]): Map<number, Block> {
  const pairs = new Map<number, Block>();
  if (!from.some(findNumber) || !to.some(findNumber)) return pairs;
  for (const pairing of alignParagraphs(from.map(writtenText), to.map(writtenText))) {
    const twin = to[pairing.to.start];
    if (pairing.from.length === 1 && pairing.to.length === 1 && twin) pairs.set(pairing.from.start, twin);
  }
  return pairs;
}

/** The rules by which a Word file counts what are numbered list items in the sent text, with their depths. */
export type ItemRules = ReadonlyMap<string, number>;

/** @param file the part of a Word file that should equal the sent text */
export function readItemRules(sent: readonly Block[], file: readonly Block[]): ItemRules {
  const rules = new Map<string, number>();
  if (!sent.some(isNumberedItem) || !file.some(findNumber)) return rules;
  for (const { from, to } of alignParagraphs(file.map(writtenText), sent.map(writtenText))) {
    const [block, twin] = [file[from.start], sent[to.start]];
    const run = block && from.length === 1 && to.length === 1 ? findNumber(block) : null;
    if (run && twin && isNumberedItem(twin) && !rules.has(run.number)) rules.set(run.number, twin.depth);
  }
  return rules;
}

function isNumberedItem(block: Block): block is ItemBlock {
  return block.kind === "item" && block.list === "number";
}

/**
 * The inserted content of a change, with paragraphs counted like the sent text's list items turned into such items, so
 * that their list counts them. In any other change their numbers are text.
 */
export function withItems(change: ReturnedChange, rules: ItemRules): ReturnedChange {
  if (rules.size === 0 || change.html?.includes("data-number") !== true) return change;
  const isPut = change.kind === "insert" && change.isWhole;
  const blocks = blocksFromHtml(change.html).map((block): Block => {
    const run = findNumber(block);
    const depth = run ? rules.get(run.number) : undefined;
    if (!run || depth === undefined) return block;
    if (!isPut || block.kind !== "paragraph") return withNumber(block, "typed");
    const { indent: _, ...body } = block;
    return { ...body, kind: "item", list: "number", depth, inlines: block.inlines.filter((inline) => inline !== run) };
  });
  const html = htmlFromBlocks(blocks);
  return isPut ? { ...change, html, after: blocks.map(blockText).join("\n") } : { ...change, html };
}

/**
 * Translates another file's rules to the sent text's, because programs rename lists. Numbers by a rule unknown to the
 * sent text become text, except items.
 * @param before the other file's text that should equal the sent one
 */
export function rulesOfSent(
  sent: readonly Block[],
  before: readonly Block[],
  items: ItemRules = new Map(),
): (blocks: readonly Block[]) => Block[] {
  const rules = new Map<string, string>();
  for (const [index, twin] of pairedNumbers(before, sent)) {
    const [own, other] = [before[index] && findNumber(before[index])?.number, findNumber(twin)?.number];
    if (own !== undefined && other !== undefined && !rules.has(own)) rules.set(own, other);
  }
  return (blocks) =>
    blocks.map((block) => {
      const run = findNumber(block);
      if (!run) return block;
      const number = rules.get(run.number);
      if (number === run.number) return block;
      if (number === undefined) return items.has(run.number) ? block : withNumber(block, "typed");
      return { ...block, inlines: block.inlines.map((inline) => (inline === run ? { ...run, number } : inline)) };
    });
}

/**
 * A text with the clause numbers it had when changes were read, so that these find their places.
 * @param sent the text that changes refer to
 * @param others blocks that changes insert
 */
export function withSentNumbers(
  sent: readonly Block[],
  current: readonly Block[],
  others: () => readonly Block[],
): readonly Block[] {
  if (!current.some(findNumber)) return current;
  const pairs = pairedNumbers(current, sent);
  const known = new Map(others().map((block) => [toKey(block), findNumber(block)?.text]));
  return current.map((block, index) => {
    const twin = pairs.get(index);
    const text = twin ? findNumber(twin)?.text : known.get(toKey(block));
    return text === undefined || text === findNumber(block)?.text ? block : withNumber(block, { text });
  });
}

const toKey = (block: Block) => `${findNumber(block)?.number ?? ""}\n${writtenText(block)}`;
