import { beforeAll, describe, expect, test } from "vitest";
import { openFaces, type Faces } from "@/lib/documents/rendering/face";
import { clauseNumber, hangingLines, measureHangs } from "@/lib/documents/rendering/hanging";
import { layOut } from "@/lib/documents/rendering/laid-blocks";
import type { LaidBlock } from "@/lib/documents/rendering/laid-block";
import { paragraph, type Block } from "@/lib/documents/richtext/blocks";

let faces: Faces;
beforeAll(async () => {
  faces = await openFaces();
});

const WORDS = "The Tenant shall pay the rent to the Landlord on the first day of each month. ".repeat(4);
function hung(text: string, parts = [text.length]) {
  const look = { face: faces.regular, size: 11, underline: false, strike: false };
  let from = 0;
  const texts = parts.map((length) => ({ text: text.slice(from, (from += length)), look: { ...look } }));
  const number = clauseNumber(paragraph(text), texts);
  return (
    number && hangingLines(texts, number, { width: 400, align: "left", hang: measureHangs([number]).beside(number) })
  );
}
const copied = (lines: readonly (readonly { text: string }[])[]) =>
  lines.map((line) => line.map(({ text }) => text).join("")).join(" ");

describe("a clause that begins with its number", () => {
  test.each(["1. ", "1.1 ", "12.10.3. ", "(a) ", "(iv)\t", "а) ", "§ 3 ", "7)\u00a0", "IV. "])(
    "%j: all its lines stand beside the number, and no word is lost",
    (number) => {
      const lines = hung(number + WORDS) ?? [];
      const texts = lines.map((line) => line.find(({ text }) => /\p{L}{3}/u.test(text))?.x);
      expect(lines.length).toBeGreaterThan(2);
      expect(new Set(texts)).toEqual(new Set([texts[0]]));
      expect(texts[0]).toBeGreaterThan(10);
      expect(lines[0]?.[0]).toMatchObject({ x: 0, text: expect.stringContaining(number.trim()) });
      expect(copied(lines).replace(/\s+/gu, " ").trim()).toBe((number + WORDS).replace(/\s+/gu, " ").trim());
    },
  );

  test("neighbours with numbers of about the same length stand in line", () => {
    const hungStart = (text: string) => hung(text + WORDS)?.[1]?.[0]?.x;
    expect(hungStart("1.1 ")).toBe(hungStart("1.9 "));
  });

  test("the number may have a look of its own, and its space another", () => {
    const lines = hung(`1.1 ${WORDS}`, [3, 1, WORDS.length]) ?? [];
    expect(copied(lines).startsWith("1.1 The Tenant")).toBe(true);
  });
});

test.each(["30 days after that", "2024 was a year of", "The Tenant", "1.1", "", "(without number) it", "3.5% of"])(
  "%j is no number of a clause",
  (text) => expect(hung(text === "" || text === "1.1" ? text : `${text} ${WORDS}`)).toBeNull(),
);

describe("throughout a contract", () => {
  const wordsAt = ({ left, lines }: LaidBlock) => left + (lines[0]?.find(({ text }) => /The|Term/u.test(text))?.x ?? 0);
  const laidPlaces = (...blocks: readonly Block[]) => layOut(blocks, faces).map(wordsAt);
  const clause = (number: string, indent = 0) => paragraph(`${number} ${WORDS}`, indent);

  test("clauses of one and of two figures, and headings, stand in line (B-11.12)", () => {
    const heading: Block = { kind: "heading", level: 2, inlines: [{ text: "9. Term", marks: [] }] };
    expect(new Set(laidPlaces(heading, clause("9.1"), clause("10.1"), clause("11.12"))).size).toBe(1);
  });

  test("clauses of three levels hang further out, and draw the others along no more", () => {
    const [one, two, three] = laidPlaces(clause("1.1"), clause("1.2"), clause("10.10.10."));
    expect(one).toBe(two);
    expect(three).toBeGreaterThan(one ?? 0);
  });

  test("(i) stands in line with (iii) of the same indent, and what is indented with the words of its clause", () => {
    const [number, words, first, third] = laidPlaces(
      clause("1.1"),
      paragraph(WORDS, 1),
      clause("(i)", 1),
      clause("(iii)", 1),
    );
    expect(words).toBe(number);
    expect(first).toBe(third);
  });

  test("a list below a clause stands within it", () => {
    const item: Block = { kind: "item", list: "bullet", depth: 0, inlines: [{ text: WORDS, marks: [] }] };
    const [plain] = laidPlaces(item);
    const [words, within] = laidPlaces(clause("1.1"), item);
    expect(within).toBe((words ?? 0) + (plain ?? 0));
  });
});
