import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Block, ItemBlock } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { tries } from "@/tests/support/form";

const item = (depth: number, list: ItemBlock["list"], text: string): ItemBlock => ({
  kind: "item",
  depth,
  list,
  inlines: [{ text, marks: [] }],
});

describe("lists as HTML", () => {
  test("an item whose parents are missing stands in items without words", () => {
    expect(htmlFromBlocks([item(2, "number", "a"), item(0, "bullet", "b")])).toBe(
      "<ul><li><ul><li><ol><li>a</li></ol></li></ul></li></ul><ul><li>b</li></ul>",
    );
    expect(htmlFromBlocks([item(2, "number", "a"), item(1, "number", "b"), item(0, "number", "c")])).toBe(
      "<ol><li><ol><li><ol><li>a</li></ol></li><li>b</li></ol></li><li>c</li></ol>",
    );
  });

  test("a list ends where its kind changes, at every depth", () => {
    expect(htmlFromBlocks([item(0, "bullet", "a"), item(1, "number", "b"), item(1, "bullet", "c")])).toBe(
      "<ul><li>a<ol><li>b</li></ol><ul><li>c</li></ul></li></ul>",
    );
  });

  test("items of any depths and kinds are read back as they were", () => {
    const blocks = fc.array(
      fc.record({ depth: fc.integer({ min: 0, max: 15 }), list: fc.constantFrom("bullet", "number") }),
    );
    fc.assert(
      fc.property(blocks, (shapes) => {
        const items: Block[] = shapes.map(({ depth, list }, index) => item(depth, list, `item ${index}`));
        expect(blocksFromHtml(htmlFromBlocks(items))).toEqual(items);
      }),
      { numRuns: tries(200) },
    );
  });
});
