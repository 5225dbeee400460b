import { beforeAll, describe, expect, test } from "vitest";
import { openFaces, type Faces } from "@/lib/documents/rendering/faces";
import { hangingLines } from "@/lib/documents/rendering/hanging";

let faces: Faces;
beforeAll(async () => {
  faces = await openFaces();
});

const WORDS = "The Tenant shall pay the rent to the Landlord on the first day of each month. ".repeat(4);
function hung(text: string, parts = [text.length]) {
  const look = { face: faces.regular, size: 11, underline: false, strike: false };
  let from = 0;
  const texts = parts.map((length) => ({ text: text.slice(from, (from += length)), look: { ...look } }));
  return hangingLines(texts, { width: 400, align: "left" });
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
    const startOf = (text: string) => hung(text + WORDS)?.[1]?.[0]?.x;
    expect(startOf("1.1 ")).toBe(startOf("1.9 "));
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
