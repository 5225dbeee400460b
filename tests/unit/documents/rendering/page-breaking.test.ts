import { beforeAll, describe, expect, test } from "vitest";
import type { Block } from "@/lib/documents/richtext/blocks";
import { paragraph } from "@/lib/documents/richtext/blocks";
import { openFaces, type Faces } from "@/lib/documents/rendering/faces";
import { layOut } from "@/lib/documents/rendering/laid-blocks";
import { pagesOf, type PageOfLines } from "@/lib/documents/rendering/page-breaking";
import { styleOf } from "@/lib/documents/rendering/typography";

let faces: Faces;
beforeAll(async () => {
  faces = await openFaces();
});

const LINE = styleOf(paragraph("")).lineHeight;
const GAP = styleOf(paragraph("")).after;
const linesText = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}${index + 1}`).join("\n");
const heading = (text: string): Block => ({ kind: "heading", level: 4, inlines: [{ text, marks: [] }] });
const pagesFor = (blocks: readonly Block[], height: number) => pagesOf(layOut(blocks, faces), height).map(wordsOf);
const wordsOf = (page: PageOfLines) => page.map(({ line }) => line.map(({ text }) => text).join(""));

describe("pages", () => {
  test("are filled to the last line that fits", () => {
    expect(pagesFor([paragraph(linesText(10, "a"))], 5 * LINE)).toEqual([
      ["a1", "a2", "a3", "a4", "a5"],
      ["a6", "a7", "a8", "a9", "a10"],
    ]);
  });

  test("leave no single line of a paragraph behind, nor carry one over", () => {
    expect(pagesFor([paragraph(linesText(4, "a")), paragraph(linesText(4, "b"))], 5 * LINE + GAP)[0]).toEqual([
      "a1",
      "a2",
      "a3",
      "a4",
    ]);
    expect(pagesFor([paragraph(linesText(6, "a"))], 5 * LINE)).toEqual([
      ["a1", "a2", "a3", "a4"],
      ["a5", "a6"],
    ]);
  });

  test("a heading goes with the lines that follow it", () => {
    const blocks = [paragraph(linesText(4, "a")), heading("Heading"), paragraph(linesText(3, "b"))];
    expect(pagesFor(blocks, 7 * LINE)).toEqual([
      ["a1", "a2", "a3", "a4"],
      ["Heading", "b1", "b2", "b3"],
    ]);
  });

  test("headings without end are parted all the same", () => {
    const pages = pagesFor(
      Array.from({ length: 30 }, (_, index) => heading(`h${index}`)),
      10 * LINE,
    );
    expect(pages.flat()).toHaveLength(30);
    expect(pages.every((page) => page.length > 0)).toBe(true);
  });

  test("begin with text, not with an empty paragraph", () => {
    expect(pagesFor([paragraph(linesText(5, "a")), paragraph(""), paragraph(""), paragraph("b")], 5 * LINE)).toEqual([
      ["a1", "a2", "a3", "a4", "a5"],
      ["b"],
    ]);
  });

  test("hold a line even when it is higher than the page", () => {
    expect(pagesFor([paragraph("a\nb\nc")], LINE / 2)).toEqual([["a"], ["b"], ["c"]]);
  });

  test("there is one, though there is no text", () => {
    expect(pagesFor([], 100)).toEqual([[]]);
  });
});
