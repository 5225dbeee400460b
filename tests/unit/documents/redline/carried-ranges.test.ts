import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { carriedRanges } from "@/lib/documents/redline/anchors";

const TEXT = "The Lesse shall pay rent.\nThe rent is EUR 1,000.\nThe Iessor insures.";
const findRange = (word: string, text = TEXT) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length });

describe("stretches of one text in a later one", () => {
  test("are where their words stand now, whatever was written before them and beside them", () => {
    const to = "A new clause.\nThe Lesse shall always pay rent.\nThe rent is EUR 1,200.\nThe Iessor insures.";
    const ranges = [findRange("Lesse"), findRange("1,000"), findRange("Iessor")];
    expect(carriedRanges({ from: TEXT, to, ranges })).toEqual([findRange("Lesse", to), findRange("Iessor", to)]);
  });

  test("are gone once somebody has put them right", () => {
    const to = TEXT.replace("Lesse ", "Lessee ");
    expect(carriedRanges({ from: TEXT, to, ranges: [findRange("Lesse")] })).toEqual([]);
  });

  test("hold the same words, in order, in whatever text", () => {
    const texts = fc.array(fc.constantFrom("rent", "is", "due", "\n", "Lesse", "1,000"), { maxLength: 40 });
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const [from, to] = [one.join(" "), other.join(" ")];
        const ranges = [...from.matchAll(/\S+/g)].map(({ index, 0: word }) => ({
          start: index,
          end: index + word.length,
        }));
        const words = (text: string, all: typeof ranges) => all.map(({ start, end }) => text.slice(start, end));
        const carried = carriedRanges({ from, to, ranges });
        expect(isWithin(words(to, carried), words(from, ranges))).toBe(true);
        expect(carried.every(({ start }, index) => start >= (carried[index - 1]?.end ?? 0))).toBe(true);
        expect(carriedRanges({ from, to: from, ranges })).toEqual(ranges);
      }),
    );
  });
});

/** Whether some words occur among others in the same order. */
function isWithin(words: readonly string[], all: readonly string[]): boolean {
  let next = 0;
  for (const word of all) if (word === words[next]) next += 1;
  return next === words.length;
}
