/** What accepting a change must leave behind: told by the texts before and after alone. */
import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { carryOut, type Change } from "@/lib/documents/richtext/carry-out";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { numberLength, findNumber, withNumber } from "@/lib/documents/numbering/number-rule";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { isAsPromised } from "@/lib/documents/richtext/promised";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { placeOfClause, type NewClause } from "@/lib/engine/place/place-clause";

/** A change of a text, and whether its new clause must leave every number as it stands. */
export type Accept = Change & { name: string; keepsNumbers?: boolean };

export const NEW_CLAUSE = "Neither party assigns this Agreement without the other’s consent.";

/** The text with a change accepted, and everything that is not as it was promised. */
export function accept(html: string, change: Accept): { blocks: Block[]; faults: string[] } {
  const before = blocksFromHtml(html);
  const after = blocksFromHtml(htmlFromBlocks(carryOut(before, [change])));
  const refused = isAsPromised(before, after, [change]) ? [] : ["refused"];
  return { blocks: after, faults: [...refused, ...faultsBetween(before, after, change)] };
}

function faultsBetween(before: readonly Block[], after: readonly Block[], change: Accept): string[] {
  const { first, last } = touched(before, change);
  const behind = before.slice(last + 1);
  const middle = after.slice(first, after.length - behind.length);
  const old = before
    .slice(first, last + 1)
    .map(blockText)
    .join("\n");
  const start = change.start - findOffset(before, first);
  const promised = `${old.slice(0, start)}${change.words}${old.slice(start + change.end - change.start)}`;
  const [said, meant] = [middle.map(blockText).join("\n"), promised];
  const isKept = said === meant || withoutNumbers(middle) === meant || (meant === "" && middle.length === 0);
  return [
    ...(toPlainText(before).text === toPlainText(after).text ? ["nothing changed"] : []),
    ...(isKept ? [] : [`said ${JSON.stringify(said.slice(-160))} and not ${JSON.stringify(meant.slice(-160))}`]),
    ...unlike(before.slice(0, first), after.slice(0, first), change),
    ...unlike(behind, after.slice(after.length - behind.length), change),
  ];
}

/** Other paragraphs are the very same, look and all; numbers that Word counts count on where clauses came or went. */
function unlike(before: readonly Block[], after: readonly Block[], { keepsNumbers }: Accept): string[] {
  return before.flatMap((block, index) => {
    const other = after[index];
    const bare = (one: Block) => JSON.stringify(withNumber(one, { text: "#" }));
    const isSame =
      other && (keepsNumbers ? JSON.stringify(block) === JSON.stringify(other) : bare(block) === bare(other));
    return isSame ? [] : [`changed ${JSON.stringify(blockText(block).slice(0, 80))}`];
  });
}

function withoutNumbers(blocks: readonly Block[]): string {
  return blocks.map((block) => blockText(block).slice(numberLength(block))).join("\n");
}

function touched(blocks: readonly Block[], { start, end }: Change) {
  let offset = 0;
  let [first, last] = [-1, -1];
  blocks.forEach((block, index) => {
    const to = offset + blockText(block).length;
    if (first < 0 && start <= to) first = index;
    if (last < 0 && end <= to) last = index;
    offset = to + 1;
  });
  return { first, last };
}

function findOffset(blocks: readonly Block[], index: number): number {
  return blocks.slice(0, index).reduce((sum, block) => sum + blockText(block).length + 1, 0);
}

/** Every kind of suggestion that a text gives ground for, at a paragraph of it. */
export function suggestionsAt(blocks: readonly Block[], index: number): Accept[] {
  const block = blocks[index];
  if (!block || block.kind === "row") return [];
  const start = findOffset(blocks, index);
  const text = blockText(block);
  const number = findNumber(block)?.text ?? "";
  const end = start + text.length;
  const next = blocks[index + 1];
  const whole = { start, end };
  return [
    { ...whole, name: "the clause, its number said again", words: `${number}Other words.` },
    { ...whole, name: "the clause, without its number", words: "Other words." },
    { start: start + number.length, end, name: "the words behind the number", words: "Other words." },
    {
      start: start + number.length,
      end: Math.min(end, start + number.length + 3),
      name: "the first letters",
      words: "Oth",
    },
    { ...whole, name: "the clause is taken out", words: "" },
    { ...whole, name: "the clause with another paragraph behind it", words: `${text}\nAnd more is said of it.` },
    ...(next && next.kind !== "row"
      ? [{ start, end: end + 1 + blockText(next).length, name: "two clauses by one", words: `${number}One for both.` }]
      : []),
  ].filter(({ words }) => words !== text);
}

/** A clause that the contract has not, put where it belongs. */
export function missingClause(blocks: readonly Block[], clause: Partial<NewClause> = {}): Accept | null {
  const place = placeOfClause(blocks, { wording: NEW_CLAUSE, title: "Assignment", related: [], ...clause });
  return place && { ...place, words: place.replacement, name: "a missing clause", keepsNumbers: true };
}
