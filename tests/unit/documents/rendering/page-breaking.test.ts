import { beforeAll, describe, expect, test } from "vitest";
import { type Block, paragraph } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { openFaces, type Faces } from "@/lib/documents/rendering/face";
import { layOut } from "@/lib/documents/rendering/laid-blocks";
import { fillPages, type PageOfLines } from "@/lib/documents/rendering/page-breaking";
import { styleFor } from "@/lib/documents/rendering/typography";

let faces: Faces;
beforeAll(async () => {
  faces = await openFaces();
});

const LINE = styleFor(paragraph("")).lineHeight;
const GAP = styleFor(paragraph("")).after;
const linesText = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}${index + 1}`).join("\n");
const heading = (text: string): Block => ({ kind: "heading", level: 4, inlines: [{ text, marks: [] }] });
const pagesFor = (blocks: readonly Block[], height: number) => fillPages(layOut(blocks, faces), height).map(pageWords);
const pageWords = (page: PageOfLines) => page.map(({ line }) => line.map(({ text }) => text).join(""));

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

  test.each([
    ["bold", { ...paragraph(""), inlines: [{ text: "4. Term", marks: ["bold"] }] }],
    ["in capitals", paragraph("IV. ХУГАЦАА")],
    ["one that leads in", paragraph("The Tenant shall:")],
    ["an item that leads in", { kind: "item", list: "bullet", depth: 0, inlines: [{ text: "either:", marks: [] }] }],
  ] satisfies [string, Block][])(
    "a paragraph that reads like a heading goes with the lines that follow it: %s (B-11.23)",
    (_, title) => {
      const blocks = [paragraph(linesText(4, "a")), title, paragraph(linesText(3, "b"))];
      const [first, second] = pagesFor(blocks, 7 * LINE);
      expect(first).toEqual(["a1", "a2", "a3", "a4"]);
      expect(second?.slice(1)).toEqual(["b1", "b2", "b3"]);
    },
  );

  test.each(["Short.", "The rent is due", "OK", "Bold words only at __________"])(
    "another one does not: %s",
    (text) => {
      const blocks = [paragraph(linesText(4, "a")), paragraph(text), paragraph(linesText(3, "b"))];
      expect(pagesFor(blocks, 7 * LINE)[0]).toContain(text);
    },
  );

  test("a run of titles fills its pages", () => {
    const titles = Array.from({ length: 90 }, (_, index) => paragraph(`TITLE NUMBER ${index}`));
    const pages = pagesFor(titles, 30 * (LINE + 12));
    expect(pages.flat()).toHaveLength(90);
    expect(pages.length).toBeLessThan(6);
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

  const cell = (text: string, isHeader = false) => `<t${isHeader ? "h" : "d"}>${text}</t${isHeader ? "h" : "d"}>`;
  const makeTable = (...rows: readonly string[]) =>
    blocksFromHtml(`<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join("")}</tbody></table>`);
  const long = (name: string) => Array.from({ length: 4 }, (_, line) => `${name}${line}`).join("<br>");

  test("part no row that is short, and part one that is long (B-11.23)", () => {
    const rows = ["a", "b", "c"].map((name) => cell(long(name)));
    expect(pagesFor(makeTable(...rows), 10 * LINE).map((page) => page.length)).toEqual([8, 4]);
    const words = Array.from({ length: 40 }, (_, line) => `w${line}`).join("<br>");
    expect(pagesFor(makeTable(cell(words)), 10 * LINE).length).toBeGreaterThan(3);
  });

  test("show the head of a table again where it goes on, and never end behind it (B-11.23)", () => {
    const head = cell("Item", true) + cell("Price", true);
    const rows = Array.from({ length: 40 }, (_, index) => cell(`item ${index}`) + cell("5"));
    const pages = fillPages(layOut(makeTable(head, ...rows), faces), 300);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.map((page) => pageWords(page)[0])).toEqual(pages.map(() => "ItemPrice"));
    expect(pages.map((page) => page[0]?.isShownAgain ?? false)).toEqual(pages.map((_, index) => index > 0));
    for (let above = 1; above < 20; above += 1) {
      const blocks = [paragraph(linesText(above, "a")), ...makeTable(head, ...rows.slice(0, 2))];
      for (const page of pagesFor(blocks, 300)) expect(page.at(-1)).not.toBe("ItemPrice");
    }
  });

  test("a row across a table stays with the one that it names", () => {
    const rows = [
      cell("a") + cell("1"),
      cell("b") + cell("2"),
      '<td colspan="2">Second part</td>',
      cell("c") + cell("3"),
    ];
    for (let above = 1; above < 20; above += 1)
      for (const page of pagesFor([paragraph(linesText(above, "a")), ...makeTable(...rows)], 300))
        expect(page.at(-1)).not.toBe("Second part");
  });

  test("hold a line even when it is higher than the page", () => {
    expect(pagesFor([paragraph("a\nb\nc")], LINE / 2)).toEqual([["a"], ["b"], ["c"]]);
  });

  test("there is one, though there is no text", () => {
    expect(pagesFor([], 100)).toEqual([[]]);
  });
});
