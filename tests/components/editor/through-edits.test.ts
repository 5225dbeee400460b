import { describe, expect, test } from "vitest";
import { placeNow, throughEdits } from "@/components/editor/passages/find-passage";
import { randomFrom } from "./random-blocks";
import { tries } from "../../support/form";

const CLAUSES = [
  "1. Rent. The tenant shall pay the rent each month.",
  "2. Report. The tenant shall report each month.",
  "3. Rent. The tenant shall pay the rent each month.",
  "4. Law. The laws of Mongolia apply.",
];
const READ = CLAUSES.join("\n");

function passage(content: string, from = 0) {
  const start = READ.indexOf(content, from);
  return { content, start, end: start + content.length };
}
const third = passage("The tenant shall pay the rent each month.", READ.indexOf("3. Rent"));

/**
 * What of the passage stands in the edited text, in brackets; `edited:` before it where its words are not as they were.
 */
function found(text: string, { content, start, end } = third): string {
  const place = placeNow(text, { content, start, end }, READ);
  if (!place) return "gone";
  const { range, isEdited } = place;
  return `${isEdited ? "edited:" : ""}${text.slice(range.start - 4, range.start)}[${text.slice(range.start, range.end)}]`;
}

describe("a passage in a text that was edited since it was read", () => {
  test("stays where it was read among others alike, however much is put before it", () => {
    expect(found(READ)).toBe("nt. [The tenant shall pay the rent each month.]");
    expect(found(`${"New words of a preamble. ".repeat(40)}\n${READ}`)).toBe(
      "nt. [The tenant shall pay the rent each month.]",
    );
    const both = `Preamble.\n${CLAUSES[0]}\n${CLAUSES[1]}\n3. Rent. The tenant shall pay the rent each month.\n4. Law. Other laws apply.`;
    expect(placeNow(both, third, READ)?.range.start).toBe(both.indexOf("The tenant", both.indexOf("3. Rent")));
  });

  test("is shown with its changed words, and said to be edited", () => {
    const text = READ.replace(
      "3. Rent. The tenant shall pay the rent each month.",
      "3. Rent. The tenant shall pay the rent and all charges each month.",
    ).replace("1. Rent", "1. Rental");
    expect(found(text)).toBe("edited:nt. [The tenant shall pay the rent and all charges each month.]");
  });

  test("is gone when it was taken out or written anew", () => {
    expect(found([CLAUSES[1], CLAUSES[3], "5. End."].join("\n"))).toBe("gone");
    expect(
      found(
        READ.replace("The laws of Mongolia apply.", "Swiss rules govern everything here.").replace("1.", "I."),
        passage("The laws of Mongolia apply."),
      ),
    ).toBe("gone");
  });

  test("is found where it was moved to", () => {
    const text = [CLAUSES[3], CLAUSES[0], CLAUSES[1], "Last words."].join("\n");
    expect(found(text, passage("The laws of Mongolia apply."))).toBe("aw. [The laws of Mongolia apply.]");
  });

  test("may reach over several paragraphs", () => {
    const text = READ.replace("2. Report", "2. Monthly report").replace("4. Law", "4. Applicable law");
    const content = READ.slice(READ.indexOf("pay the rent"), READ.indexOf("3. Rent") + 7);
    const place = placeNow(text, passage(content), READ);
    expect(place?.isEdited).toBe(true);
    expect(text.slice(place?.range.start, place?.range.end)).toMatch(
      /^pay the rent each month\.\n2\. Monthly report\.[^]*\n3\. Rent$/,
    );
  });

  test("is looked for by its words when nobody knows what was read", () => {
    expect(
      placeNow("Some words. The laws of Mongolia apply.", {
        content: "The laws of Mongolia apply.",
        start: 0,
        end: 27,
      }),
    ).toEqual({ range: { start: 12, end: 39 }, isEdited: false });
    expect(placeNow("Some words.", { content: "The laws of Mongolia apply.", start: 0, end: 27 })).toBeNull();
  });
});

describe("following a range", () => {
  test("leads to its very letters wherever edits spared them", () => {
    for (let seed = 1; seed <= tries(200); seed += 1) {
      const random = randomFrom(seed);
      const lines = Array.from(
        { length: 12 },
        (_, index) => `${index}. clause${seed}x${index} says word${index} and more of it`,
      );
      const kept = Math.floor(random() * 12);
      const edited = lines.flatMap((line, index) =>
        index === kept || random() < 0.6
          ? [line]
          : random() < 0.5
            ? []
            : [line.replace("says", "said"), `new ${index}`],
      );
      const [before, after] = [lines.join("\n"), edited.join("\n")];
      const range = {
        start: before.indexOf(lines[kept] ?? ""),
        end: before.indexOf(lines[kept] ?? "") + (lines[kept]?.length ?? 0),
      };
      const place = throughEdits(before, after, range);
      expect(place && after.slice(place.start, place.end), `seed ${seed}`).toBe(lines[kept]);
    }
  });
});
