import { describe, expect, test } from "vitest";
import { compared } from "@/lib/documents/redline/compared";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { marked, newerText, olderText } from "./sides";

const compare = (from: string, to: string) => compared(blocksFromHtml(from), blocksFromHtml(to));
const paragraphs = (...texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join("");
const comparedParts = (from: string, to: string) =>
  compare(from, to).blocks.flatMap(({ runs, edits }) => (edits ?? runs).map((run) => run.parts ?? run.text));

describe("clause numbers that people typed", () => {
  const CLAUSES = [
    "Rent is due on the first day of a month.",
    "The deposit is two rents.",
    "Keys are handed over.",
    "No pets.",
  ];
  const numbered = (clauses: readonly string[]) =>
    paragraphs(...clauses.map((text, index) => `1.${index + 1} ${text}`));

  test("count on behind a clause that came in, and are no changes of anybody's (B-11.9)", () => {
    const [first = "", ...rest] = CLAUSES;
    const { counts, blocks } = compare(numbered(CLAUSES), numbered([first, "Charges are paid by meter.", ...rest]));
    expect(counts).toMatchObject({ insertedParagraphs: 1, changedParagraphs: 0, insertions: 1, deletions: 0 });
    expect(blocks.map(({ change }) => change)).toEqual(["same", "inserted", "same", "same", "same"]);
    expect(blocks[2]?.runs.map(({ text, isNumber }) => [text, isNumber])).toEqual([
      ["1.2 ", true],
      ["1.3 ", true],
      ["The deposit is two rents.", undefined],
    ]);
  });

  test("that do not count on are words like others", () => {
    const { counts } = compare(
      paragraphs("1.1 Rent.", "See clause 4.2 of it."),
      paragraphs("1.1 Rent.", "See clause 5.2 of it."),
    );
    expect(counts).toMatchObject({ changedParagraphs: 1, insertions: 1, deletions: 1 });
    expect(compare(paragraphs("3 months are agreed."), paragraphs("6 months are agreed.")).counts.insertions).toBe(1);
  });

  test("give both texts back", () => {
    const [from, to] = [numbered(CLAUSES), numbered(["Charges.", ...CLAUSES.slice(0, 2), "Other keys."])];
    const made = compare(from, to);
    expect(olderText(made)).toBe(toPlainText(blocksFromHtml(from)).text);
    expect(newerText(made)).toBe(toPlainText(blocksFromHtml(to)).text);
  });
});

describe("the look of words", () => {
  test("stays: of what stayed and came in that of the newer text, of what went that of the older one (B-11.9)", () => {
    expect(
      comparedParts(
        "<p>The <em>old</em> <strong>Tenant</strong> pays.</p>",
        "<p>The <u>new</u> <strong>Tenant</strong> pays.</p>",
      ),
    ).toEqual([
      "The ",
      [{ text: "old", marks: ["italic"] }],
      [{ text: "new", marks: ["underline"] }],
      [
        { text: " ", marks: [] },
        { text: "Tenant", marks: ["bold"] },
        { text: " pays.", marks: [] },
      ],
    ]);
  });

  test("is that of its own paragraph, also behind others that came, went, were split or moved", () => {
    const BOLD = "<p>The <strong>Landlord</strong> hands the keys over to the other party in good time.</p>";
    const OTHERS = paragraphs("One of them is this one.", "Another one is that.", "A third one follows it.");
    const made = compare(
      `${BOLD}<p>Gone with it all.</p>${OTHERS}`,
      `<p>Came to stay.</p>${OTHERS}${BOLD.replace("in good time", "at once")}`,
    );
    const moved = made.blocks.find(({ edits }) => edits);
    expect(moved?.edits?.[0]?.parts).toContainEqual({ text: "Landlord", marks: ["bold"] });
    const bold = made.blocks.flatMap(({ runs }) =>
      runs.flatMap(({ parts = [] }) => parts.filter(({ marks }) => marks.length > 0)),
    );
    expect(bold.map(({ text }) => text)).toEqual(["Landlord", "Landlord"]);
    for (const { runs } of made.blocks)
      for (const { text, parts } of runs) if (parts) expect(parts.map((part) => part.text).join("")).toBe(text);
  });

  test("of a cell has its lines", () => {
    const row = (price: string) => `<table><tbody><tr><td>Rent<br>a month</td><td>${price}</td></tr></tbody></table>`;
    const [block] = compare(row("100"), row("120")).blocks;
    expect(block && marked(block)).toBe("Rent a month\t[-100-]{+120+}");
    expect(block?.runs[0]?.parts).toEqual([
      { text: "Rent\na month", marks: [] },
      { text: "\t", marks: [] },
    ]);
  });
});
