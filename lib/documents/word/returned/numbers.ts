/** Clause numbers in texts that have others, for clauses came before them or the text was read from another file. */
import { numberOf, withNumber, writtenText } from "@/lib/documents/numbering/numbered";
import { alignParagraphs } from "@/lib/documents/redline/align-paragraphs";
import type { Block } from "@/lib/documents/richtext/blocks";

/** For each block of a text that stands in the other too, its number there. */
function pairedNumbers(from: readonly Block[], to: readonly Block[]): Map<number, Block> {
  const pairs = new Map<number, Block>();
  if (!from.some(numberOf) || !to.some(numberOf)) return pairs;
  for (const pairing of alignParagraphs(from.map(writtenText), to.map(writtenText))) {
    const twin = to[pairing.to.start];
    if (pairing.from.length === 1 && pairing.to.length === 1 && twin) pairs.set(pairing.from.start, twin);
  }
  return pairs;
}

/**
 * The rules of another file by those of the text that was sent: programs give lists other names. What is counted by a
 * rule that the sent text hasn't, is text.
 * @param before what of the other file should equal the sent text
 */
export function rulesOfSent(sent: readonly Block[], before: readonly Block[]): (blocks: readonly Block[]) => Block[] {
  const rules = new Map<string, string>();
  for (const [index, twin] of pairedNumbers(before, sent)) {
    const [own, other] = [before[index] && numberOf(before[index])?.number, numberOf(twin)?.number];
    if (own !== undefined && other !== undefined && !rules.has(own)) rules.set(own, other);
  }
  return (blocks) =>
    blocks.map((block) => {
      const run = numberOf(block);
      if (!run) return block;
      const number = rules.get(run.number);
      if (number === run.number) return block;
      if (number === undefined) return withNumber(block, "typed");
      return { ...block, inlines: block.inlines.map((inline) => (inline === run ? { ...run, number } : inline)) };
    });
}

/**
 * A text with the numbers that its clauses had when changes were read, so that those find what they speak of.
 * @param sent the text in which changes have their places
 * @param others blocks that changes put in
 */
export function inNumbersOf(
  sent: readonly Block[],
  current: readonly Block[],
  others: () => readonly Block[],
): readonly Block[] {
  if (!current.some(numberOf)) return current;
  const pairs = pairedNumbers(current, sent);
  const known = new Map(others().map((block) => [keyOf(block), numberOf(block)?.text]));
  return current.map((block, index) => {
    const twin = pairs.get(index);
    const text = twin ? numberOf(twin)?.text : known.get(keyOf(block));
    return text === undefined || text === numberOf(block)?.text ? block : withNumber(block, { text });
  });
}

const keyOf = (block: Block) => `${numberOf(block)?.number ?? ""}\n${writtenText(block)}`;
