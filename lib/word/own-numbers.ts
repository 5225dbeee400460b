/** Clause numbers where a text is written into a Word file of our own making: they say what the text says. */
import { withProvenNumbers, withTypedLists } from "@/lib/documents/numbering/count-numbers";
import { listOfRule, numberOf, writtenText } from "@/lib/documents/numbering/number-rule";
import { withRecognisedNumbers, withWrittenNumbers } from "@/lib/documents/numbering/written-numbers";
import { alignParagraphs } from "@/lib/documents/redline/align-paragraphs";
import { isPageMark, type Block, type Inline } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { rulesOfSent } from "./returned/numbers";

/** Lists that are lists in the text too; their numbers can't be typed. */
const ITEMS = "i";

/** A version's HTML as a reader takes the Word file of it: numbers counted, no white space at the edges. */
export function writtenHtml(html: string): string {
  return htmlFromBlocks(withWrittenNumbers(blocksFromHtml(html)).map(trimmed));
}

function trimmed(block: Block): Block {
  if (block.kind === "row") return block;
  const from = block.inlines.findIndex((inline) => !isBlank(inline));
  const to = block.inlines.findLastIndex((inline) => !isBlank(inline));
  const inlines = block.inlines.slice(Math.max(0, from), to + 1).map((inline, index, { length }): Inline => {
    if (isPageMark(inline)) return inline;
    const text = index === 0 ? inline.text.trimStart() : inline.text;
    return { ...inline, text: index === length - 1 ? text.trimEnd() : text };
  });
  return { ...block, inlines };
}

const isBlank = (inline: Inline) => isPageMark(inline) || inline.text.trim() === "";

/**
 * The text with its numbers counted by the rules of a file, where they are then what they are; all others are typed.
 * @param blocks with numbers of their own
 */
export function inRulesOf(file: readonly Block[], blocks: readonly Block[]): Block[] {
  return withProvenNumbers(rulesOfSent(file, blocks)(blocks));
}

/** The text by the rules of a file that calls its lists otherwise, such as one that came back; else as it is. */
export function inKnownRules(file: readonly Block[], blocks: readonly Block[]): readonly Block[] {
  const known = new Set(file.map((block) => numberOf(block)?.number));
  const isKnown = blocks.every((block) => known.has(numberOf(block)?.number) || numberOf(block) === null);
  return isKnown ? blocks : rulesOfSent(file, blocks)(blocks);
}

/**
 * A text that was sent as a Word file of our own making, with its numbers as that counts them, and the text of today by
 * the same rules: what clauses of the other side come and go renumbers ours, as it does in Word.
 */
export function recognisedIn(sent: readonly Block[], current: readonly Block[]): { sent: Block[]; current: Block[] } {
  const numbered = withRecognisedNumbers(sent);
  return { sent: numbered, current: inRulesOf(numbered, withRecognisedNumbers(current)) };
}

/** HTML with those numbers only that count in a text; it may hold clauses of its own. */
export function countedIn(text: readonly Block[], html: string): string {
  const lists = new Set(text.flatMap((block) => listsOf(block)));
  const blocks = blocksFromHtml(html);
  const unknown = blocks.flatMap(listsOf).filter((list) => !lists.has(list));
  return unknown.length === 0 ? html : htmlFromBlocks(withTypedLists(blocks, new Set(unknown)));
}

function listsOf(block: Block): string[] {
  const run = numberOf(block);
  return run ? [listOfRule(run.number)] : [];
}

/**
 * An older text with its counted numbers, but for lists that a newer one doesn't go on with: where clauses came or went
 * and the others kept their numbers, these are typed in both.
 * @param older @param newer with numbers of their own
 */
export function heldIn(newer: readonly Block[], older: readonly Block[]): Block[] {
  const continued = inRulesOf(older, newer);
  const broken = new Set<string>();
  for (const { from, to } of alignParagraphs(older.map(writtenText), newer.map(writtenText))) {
    const [was, is] = [older[from.start], continued[to.start]];
    const rule = was && from.length > 0 ? numberOf(was)?.number : undefined;
    if (rule === undefined || !is || to.length === 0) continue;
    if (numberOf(is)?.number !== rule && !rule.startsWith(ITEMS)) broken.add(listOfRule(rule));
  }
  return withTypedLists(older, broken);
}
