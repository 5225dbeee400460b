import { describe, expect, test } from "vitest";
import { asAsked, clauseOfSameNumber, placeAgain, wordingOf } from "@/lib/assistant/suggestions/place-again";

const QUOTE = "3.2 Either party may end this Agreement by 90 days' notice.";
const OURS = QUOTE.replace("90", "30");
const LINES = ["3.1 It lasts two years.", QUOTE, "3.3 Fees that are due stay due."];
const TEXT = LINES.join("\n");

/** Our words for a quote of a text. */
function asked(text: string, quote: string, replacement: string) {
  const start = text.indexOf(quote);
  return asAsked(text, { quote, replacement, start, end: start + quote.length });
}
const inLater = (later: string, quote = QUOTE, replacement = OURS, text = TEXT) =>
  placeAgain(asked(text, quote, replacement), later);

describe("a wording that was asked for on an earlier version (B-13.13)", () => {
  test("is placed by the exact words it is for, wherever they stand now", () => {
    const later = `SCHEDULE\n${TEXT.replace("two years", "three years")}`;
    const start = later.indexOf(QUOTE);
    expect(inLater(later)).toEqual({ quote: QUOTE, replacement: OURS, start, end: start + QUOTE.length });
  });

  test("follows its clause to another number, and leaves that number alone", () => {
    const later = TEXT.replace("3.2 ", "3.4 ");
    const bare = QUOTE.slice("3.2 ".length);
    expect(inLater(later)).toMatchObject({ quote: bare, replacement: bare.replace("90", "30") });
    expect(inLater(`13.2 ${bare}`)).toMatchObject({ quote: bare, start: "13.2 ".length });
  });

  test("has no place where a word of it changed, it went on, or only a part of other words is like it", () => {
    expect(inLater(TEXT.replace("90", "60"))).toBeNull();
    expect(
      inLater("1.1 Payment within 30 days, unless disputed.", "30 days", "45 days", "1.1 Payment within 30 days"),
    ).toBeNull();
    expect(inLater("1.1 Payment within 130 days", "30 days", "45 days", "1.1 Payment within 30 days")).toBeNull();
    expect(inLater(`${TEXT.replace("notice.", "notice. The Supplier may not.")}`)).not.toBeNull(); // a whole sentence stays
  });

  test("of several alike goes to the one with the same words beside it, else to none", () => {
    const text = "A. Notice: 5 days.\nB. Notice: 5 days.\nC. End.";
    const start = text.lastIndexOf("5 days");
    const second = asAsked(text, { quote: "5 days", replacement: "9 days", start, end: start + 6 });
    expect(placeAgain(second, `Z. New.\n${text}`)?.start).toBe(start + "Z. New.\n".length);
    expect(placeAgain(second, "A. Notice: 5 days.\nB. Other.\nC. End.")).toBeNull(); // the other one
  });

  test("of a clause to be added needs what follows to be the same, so that no number is given twice", () => {
    const added = `${QUOTE}\n3.3 Ours.`;
    const text = LINES.slice(0, 2).join("\n");
    expect(inLater(`New.\n${text}`, QUOTE, added, text)).toMatchObject({ replacement: added });
    expect(inLater(TEXT, QUOTE, added, text)).toBeNull();
    expect(wordingOf({ quote: QUOTE, replacement: added })).toBe("3.3 Ours.");
    expect(wordingOf({ quote: QUOTE, replacement: OURS })).toBe(OURS);
  });

  test("shows the clause that has its number now, if there is one", () => {
    const later = TEXT.replace("90 days", "60 days");
    expect(clauseOfSameNumber({ quote: QUOTE }, later)?.quote).toBe(QUOTE.replace("90", "60"));
    expect(clauseOfSameNumber({ quote: QUOTE }, LINES[0] ?? "")).toBeNull();
    expect(clauseOfSameNumber({ quote: "No number" }, later)).toBeNull();
    expect(clauseOfSameNumber({ quote: QUOTE }, `${later}\n3.2 Again.`)).toBeNull();
  });
});
