/** The text in force as one text, and where each of its words comes from (B-31.10). */
import { describe, expect, test } from "vitest";
import { textInForce, type TextInForce } from "@/lib/engine/family/in-force";
import { originOf, placesFrom, type SplicedText } from "@/lib/engine/family/spliced";
import { readOnce } from "@/lib/engine/text/reading";

const contractFrom = (text: string) => ({
  text,
  pages: [
    { page: 1, start: 0 },
    { page: 2, start: text.indexOf("5. Liability") },
  ],
  contractName: "",
  contractType: "Other",
});

const BASE = `SUPPLY AGREEMENT No. 14
2. Price and payment
2.1 Prices are those of Annex A and stay fixed for the term.
2.2 Prices are without VAT.
2.3 The Buyer pays each invoice within fifteen (15) days after delivery.
5. Liability
5.2 Neither party is liable for more than the orders of the twelve (12) months before the claim.
5.3 Lost profit is not compensated.
7. Term
7.1 This Agreement is renewed by one year unless a party gives notice.`;
const AMENDMENT = `AMENDMENT No. 1
1. In clause 2.3 the words “fifteen (15)” are replaced with “thirty (30)”.
2. A new clause 5.4 is added: “The limit of 5.2 does not apply to fraud.”
3. Clause 5.3 is deleted.`;

type Signed = { text: string; from?: string | null };

function inForce(...amendments: readonly Signed[]): TextInForce & { spliced: SplicedText } {
  const asked = amendments.map(({ text, from = "2025-01-01" }) => ({
    contract: contractFrom(text),
    from,
    isInForce: true,
  }));
  const made = textInForce(readOnce(contractFrom(BASE)), { amendments: asked, on: "2026-01-01", withText: true });
  if (!made.spliced) throw new Error("no text was asked for");
  return { ...made, spliced: made.spliced };
}

function spanOf(words: string, { text }: SplicedText) {
  const start = text.indexOf(words);
  expect(start, words).toBeGreaterThanOrEqual(0);
  return { start, end: start + words.length };
}

describe("the text in force as one text (B-31.10)", () => {
  const { spliced } = inForce({ text: AMENDMENT });

  test("has the changes written in, a new clause behind the one before it, and no trace of a deleted one", () => {
    expect(spliced.text).toContain(
      "2.3 The Buyer pays each invoice within thirty (30) days after delivery.\n5. Liability",
    );
    expect(spliced.text).toContain("before the claim.\n");
    expect(spliced.text).toContain("5.4 The limit of 5.2 does not apply to fraud.\n7. Term");
    expect(spliced.text).not.toContain("Lost profit");
    expect(spliced.text).not.toContain("5.3");
  });

  test("has every word of the agreement once, kept or taken out", () => {
    const pieces = [
      ...spliced.stretches.flatMap(({ base, start, end }) =>
        base === null ? [] : [{ at: base, text: spliced.text.slice(start, end) }],
      ),
      ...spliced.removed.map(({ start, end }) => ({ at: start, text: BASE.slice(start, end) })),
    ];
    const whole = pieces.sort((one, other) => one.at - other.at).map(({ text }) => text);
    expect(whole.join("")).toBe(BASE);
  });

  test("knows an untouched clause at its place in the agreement", () => {
    const { base, changes } = originOf(spliced, spanOf("7.1 This Agreement is renewed by one year", spliced));
    expect(changes).toEqual([]);
    expect(BASE.slice(base?.start, base?.end)).toBe("7.1 This Agreement is renewed by one year");
  });

  test("knows a changed clause as the old one, what is out of it, and the change", () => {
    const { base, removed, changes } = originOf(spliced, spanOf("within thirty (30) days", spliced));
    expect(changes).toEqual([0]);
    expect(BASE.slice(base?.start, base?.end)).toBe(
      "2.3 The Buyer pays each invoice within fifteen (15) days after delivery.",
    );
    expect(removed.map(({ start, end }) => BASE.slice(start, end)).join("")).toContain("fifteen");
  });

  test("knows untouched words of a changed clause as the agreement's own", () => {
    const { base, changes } = originOf(spliced, spanOf("The Buyer pays each invoice", spliced));
    expect(changes).toEqual([]);
    expect(BASE.slice(base?.start, base?.end)).toBe("The Buyer pays each invoice");
  });

  test("knows a new clause as the amendment's alone", () => {
    const { base, changes } = originOf(spliced, spanOf("5.4 The limit of 5.2", spliced));
    expect(base).toBeNull();
    expect(changes).toEqual([1]);
  });

  test("keeps pages at their places", () => {
    const place = placesFrom(spliced.stretches);
    expect(spliced.pages).toEqual([
      { page: 1, start: 0 },
      { page: 2, start: spliced.text.indexOf("5. Liability") },
    ]);
    expect(place(BASE.length)).toBe(spliced.text.length);
  });
});

describe("changes that can't be told for sure (B-31.10)", () => {
  const doubtsAt = (words: string, ...amendments: readonly Signed[]) => {
    const { spliced } = inForce(...amendments);
    return originOf(spliced, spanOf(words, spliced)).doubts;
  };

  test("leave the agreement's words, in doubt", () => {
    const unclear = { text: "AMENDMENT\n1. In clause 2.3 the words “ninety (90)” are replaced with “thirty (30)”." };
    expect(doubtsAt("within fifteen (15) days", unclear)).toEqual([0]);
    expect(doubtsAt("2.2 Prices are without VAT.", unclear)).toEqual([]);
  });

  test("are in doubt when signed without a day", () => {
    const undated = { text: AMENDMENT, from: null };
    expect(doubtsAt("within fifteen (15) days", undated)).toEqual([0]);
    expect(doubtsAt("within thirty (30) days", { text: AMENDMENT })).toEqual([]);
  });
});

test("a signed change of a day to come leaves the words in force, and is known as what comes (B-31.10)", () => {
  const { spliced } = inForce({ text: AMENDMENT, from: "2027-01-01" });
  const { changes, doubts, later } = originOf(spliced, spanOf("within fifteen (15) days", spliced));
  expect({ changes, doubts, later }).toEqual({ changes: [], doubts: [], later: [0] });
  expect(originOf(spliced, spanOf("2.2 Prices are without VAT.", spliced)).later).toEqual([]);
});
