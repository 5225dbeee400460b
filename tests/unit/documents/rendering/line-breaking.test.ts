import { beforeAll, describe, expect, test } from "vitest";
import type { Alignment } from "@/lib/documents/richtext/blocks";
import { openFaces, type Faces } from "@/lib/documents/rendering/face";
import { breakLines, type Line } from "@/lib/documents/rendering/line-breaking";

const WIDTH = 200;
let faces: Faces;
beforeAll(async () => {
  faces = await openFaces();
});

const makeLook = (bold = false) => ({
  face: bold ? faces.bold : faces.regular,
  size: 10,
  underline: false,
  strike: false,
});
const broken = (text: string, align: Alignment | "left" = "left") =>
  breakLines([{ text, look: makeLook() }], { width: WIDTH, align });
const lineText = (line: Line) => line.map(({ text }) => text).join("");
const lineEnd = (line: Line) => Math.max(0, ...line.map(({ x, width }) => x + width));

describe("lines", () => {
  test("hold as many words as fit, and end at white space only", () => {
    const text = "The long-term obligations of the parties under this agreement survive its end without any limit.";
    const lines = broken(text);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.map(lineText).join(" ")).toBe(text);
    for (const line of lines) expect(lineEnd(line)).toBeLessThanOrEqual(WIDTH + 0.01);
  });

  test("cut a word wider than a line where the line is full, letters with their marks together", () => {
    const lines = broken(`x ${"e\u0301".repeat(200)}`);
    expect(lines.map(lineText).join("")).toBe(`x${"e\u0301".repeat(200)}`);
    for (const line of lines) {
      expect(lineEnd(line)).toBeLessThanOrEqual(WIDTH + 0.01);
      expect(lineText(line)).not.toMatch(/^\u0301/u);
    }
  });

  test("end within a web address behind its slashes and points, and begin it where there is room", () => {
    const address = `https://example.com/contracts/${"annex/".repeat(12)}terms?version=12&language=mn`;
    const lines = broken(`See ${address} now`).map(lineText);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines[0]).toMatch(/^See https:\/\/example\.com\/.*\/$/u);
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/[/?=&]$/u);
    expect(lines.join("")).toBe(`See ${address} now`);
  });

  test("keep together what no-break spaces join, and words of two looks without a space", () => {
    const joined = breakLines(
      [
        { text: `${"word ".repeat(7)}Party`, look: makeLook() },
        { text: "A\u00a0Ltd.", look: makeLook(true) },
      ],
      { width: WIDTH, align: "left" },
    );
    expect(joined.some((line) => lineText(line).includes("PartyA\u00a0Ltd."))).toBe(true);
  });

  test("keep spaces at the beginning of a block and drop those at the end of a line", () => {
    expect(broken("   indented  text   ").map(lineText)).toEqual(["   indented  text"]);
  });

  test("break where the text does, empty lines included", () => {
    expect(broken("one\n\ntwo\n").map(lineText)).toEqual(["one", "", "two", ""]);
    expect(broken("").map(lineText)).toEqual([""]);
  });

  test("go on at the next tab stop after a tab", () => {
    const [line] = broken("1.1\tText");
    expect(line?.map(({ text }) => text)).toEqual(["1.1", " ", "Text"]);
    expect(line?.at(-1)?.x).toBeCloseTo(36);
  });
});

describe("alignment", () => {
  const text = "the parties agree that all notices under this agreement are given in writing and in time";

  test("justified lines end at the margin, the last one does not", () => {
    const lines = broken(text, "justify");
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines.slice(0, -1)) expect(lineEnd(line)).toBeCloseTo(WIDTH, 3);
    expect(lineEnd(lines.at(-1) ?? [])).toBeLessThan(WIDTH - 1);
  });

  test("a justified line of few long words stays ragged", () => {
    const [line] = broken(`a ${"w".repeat(20)} ${"w".repeat(27)}`, "justify");
    expect(line?.every(({ gap }) => gap === 0)).toBe(true);
  });

  test("right-aligned lines end at the margin, centred ones leave the same room on both sides", () => {
    for (const line of broken(text, "right")) expect(lineEnd(line)).toBeCloseTo(WIDTH, 3);
    for (const line of broken(text, "center")) expect(line[0]?.x).toBeCloseTo(WIDTH - lineEnd(line), 3);
  });
});
