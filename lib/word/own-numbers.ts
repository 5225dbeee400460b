/** Clause numbers of a text written into a Word file we generated: they must equal the text's. */
import { withProvenNumbers, withTypedLists } from "@/lib/documents/numbering/count-numbers";
import { listOfRule, findNumber, writtenText } from "@/lib/documents/numbering/number-rule";
import { withRecognisedNumbers, withWrittenNumbers } from "@/lib/documents/numbering/written-numbers";
import { alignParagraphs } from "@/lib/documents/redline/align-paragraphs";
import { isPageMark, type Block, type Inline } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { rulesOfSent } from "./returned/numbers";

/** Lists that are lists in the text too; their numbers can't become typed. */
const ITEMS = "i";

/** A version's HTML as read back from its Word file: numbers counted, no white space at the edges. */
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
 * The text with its numbers counted by the rules of a file where these reproduce them; all others are typed.
 * @param blocks with their own numbers
 */
export function withFileRules(file: readonly Block[], blocks: readonly Block[]): Block[] {
  return withProvenNumbers(rulesOfSent(file, blocks)(blocks));
}

/** The text by the rules of a file with different list names, such as a returned one; else unchanged. */
export function inKnownRules(file: readonly Block[], blocks: readonly Block[]): readonly Block[] {
  const known = new Set(file.map((block) => findNumber(block)?.number));
  const isKnown = blocks.every((block) => known.has(findNumber(block)?.number) || findNumber(block) === null);
  return isKnown ? blocks : rulesOfSent(file, blocks)(blocks);
}

/**
 * A text sent as a Word file we generated, with its numbers as that file counts them, and today's text by the same
 * rules: clauses that the other side adds or removes renumber ours, as in Word.
 */
export function recognisedIn(sent: readonly Block[], current: readonly Block[]): { sent: Block[]; current: Block[] } {
  const numbered = withRecognisedNumbers(sent);
  return { sent: numbered, current: withFileRules(numbered, withRecognisedNumbers(current)) };
}

/** HTML with only the numbers that a text counts; it may contain other clauses. */
export function countedIn(text: readonly Block[], html: string): string {
  const lists = new Set(text.flatMap((block) => listRules(block)));
  const blocks = blocksFromHtml(html);
  const unknown = blocks.flatMap(listRules).filter((list) => !lists.has(list));
  return unknown.length === 0 ? html : htmlFromBlocks(withTypedLists(blocks, new Set(unknown)));
}

function listRules(block: Block): string[] {
  const run = findNumber(block);
  return run ? [listOfRule(run.number)] : [];
}

/**
 * An older text with its counted numbers, except lists that a newer one doesn't continue: if clauses were added or
 * removed but the others kept their numbers, these are typed in both.
 * @param older @param newer with their own numbers
 */
export function heldIn(newer: readonly Block[], older: readonly Block[]): Block[] {
  const continued = withFileRules(older, newer);
  const broken = new Set<string>();
  for (const { from, to } of alignParagraphs(older.map(writtenText), newer.map(writtenText))) {
    const [was, is] = [older[from.start], continued[to.start]];
    const rule = was && from.length > 0 ? findNumber(was)?.number : undefined;
    if (rule === undefined || !is || to.length === 0) continue;
    if (findNumber(is)?.number !== rule && !rule.startsWith(ITEMS)) broken.add(listOfRule(rule));
  }
  return withTypedLists(older, broken);
}
