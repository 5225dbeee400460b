import { describe, expect, test } from "vitest";
import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { findNumber } from "@/lib/documents/numbering/number-rule";
import { accept, missingClause, NEW_CLAUSE, suggestionsAt } from "@/tests/support/accepted";
import { contractIn, hasNumberedClauses, STYLES } from "./numbered-contracts";

const lines = (blocks: readonly Block[]) => blocks.map(blockText);

describe.each(STYLES)("a Word file with $name", (style) => {
  const html = contractIn(style);
  const blocks = blocksFromHtml(html);

  test("says what every kind of suggestion promises once it is accepted, and nothing else is changed (B-13.10)", () => {
    const suggestions = blocks.flatMap((_, index) => suggestionsAt(blocks, index));
    const faults = suggestions.flatMap((one) =>
      accept(html, one).faults.map((fault) => `${one.name}, ${JSON.stringify(one.words)}: ${fault}`),
    );
    expect(faults).toEqual([]);
    expect(suggestions.length).toBeGreaterThan(80);
  });

  test("takes a missing clause at the end of its general article, or behind the last, under the next number", () => {
    const missing = missingClause(blocks) ?? expect.fail("no place");
    const { blocks: after, faults } = accept(html, missing);
    expect(faults).toEqual([]);
    const at = after.findIndex((block) => blockText(block).endsWith(NEW_CLAUSE));
    const own = blockText(after[at] as Block) === NEW_CLAUSE ? at - 1 : at; // its article has a title of its own
    if (style.next !== "") expect(blockText(after[own] as Block).slice(0, style.next.length)).toBe(style.next);
    expect(lines(after).slice(at + 1)).toEqual(lines(blocks).slice(lines(blocks).indexOf("Signed by the parties:")));
    const isCounted = "levels" in style.number && style.next !== "";
    expect(findNumber(after[own] as Block) !== null).toBe(isCounted);
  });

  test("takes it in the article that deals with what is near, behind all that belongs to that", () => {
    const place = lines(blocks).join("\n").indexOf("answers calls");
    const missing = missingClause(blocks, { related: [place] }) ?? expect.fail("no place");
    const { blocks: after, faults } = accept(html, missing);
    expect(faults).toEqual([]);
    const at = after.findIndex((block) => blockText(block).endsWith(NEW_CLAUSE));
    const isWithin = blockText(after[at + 1] as Block).includes("Payment");
    expect(isWithin).toBe(hasNumberedClauses(style) || style.name === "no numbers");
  });
});
