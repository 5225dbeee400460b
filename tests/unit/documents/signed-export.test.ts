import { describe, expect, test } from "vitest";
import { drawnRegions } from "@/lib/documents/extraction/pdf/drawn";
import type { Piece } from "@/lib/documents/extraction/pdf/pieces";
import { groupRows } from "@/lib/documents/extraction/pdf/rows";
import { readPdf } from "@/lib/documents/extraction/pdf";
import { renderContractPdf } from "@/lib/documents/rendering/contract-pdf";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { compareSigned } from "@/lib/documents/signed/compare";

const ROWS = [
  ["Price of the goods and of the packing that protects them on the way", "USD 1,500"],
  [
    "Delivery",
    "To the warehouse in Darkhan, on a day that the Buyer names a week before, in working hours only, unloaded",
  ],
  ["", "Nothing is delivered in January"],
  ["Deposit that the Buyer pays before the first delivery of the season", ""],
  ["Law", "Mongolia"],
];
const table = (rows: readonly (readonly string[])[]) =>
  `<table><tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join("")}</tr>`).join("")}</tbody></table>`;
const contractWith = (rows: readonly (readonly string[])[]) =>
  `<h1>Supply of felt</h1><p>The Seller delivers felt to the Buyer on these terms, which both have read.</p>${table(rows)}<p>Signed by both.</p>`;

async function comparedWithExport(agreed: string, signed: string) {
  const pdf = await renderContractPdf({ name: "Felt", html: signed, versionNumber: 2, language: "en" });
  const { blocks, pagesWithoutText } = await readPdf(pdf, { withPlaces: true });
  const part = { blocks, unread: pagesWithoutText, uncertain: [] };
  return compareSigned(blocksFromHtml(agreed), [part], { heads: ["Felt Version 2"] });
}

describe("our own PDF with tables, attached as the signed copy (B-28.2)", () => {
  test("is the same, whatever cells are tall or empty", async () => {
    expect(await comparedWithExport(contractWith(ROWS), contractWith(ROWS))).toMatchObject({
      outcome: "same",
      differences: [],
    });
  });

  test("differs where a cell has other words, and where two cells changed places", async () => {
    const dearer = ROWS.map(([label = "", value = ""]) => [label, value.replace("1,500", "1,700")]);
    const { outcome, differences } = await comparedWithExport(contractWith(ROWS), contractWith(dearer));
    expect(outcome).toBe("differs");
    expect(differences.map(({ agreed, signed }) => [agreed, signed])).toEqual([["1,500", "1,700"]]);
    const swapped = ROWS.map(([label = ""], at) => [label, ROWS[at === 0 ? 4 : at === 4 ? 0 : at]?.[1] ?? ""]);
    expect((await comparedWithExport(contractWith(ROWS), contractWith(swapped))).outcome).toBe("differs");
  });
});

const WIDTH = 50;
const piece = (text: string, x: number, y: number): Piece => ({
  text,
  x,
  y,
  width: WIDTH,
  size: 10,
  font: "",
  isRightToLeft: false,
});
const readIn = (drawn: readonly Piece[]) =>
  drawnRegions(groupRows(drawn), drawn)?.flatMap(({ rows }) =>
    rows.map(({ pieces }) => pieces.map(({ text }) => text).join(" ")),
  ) ?? null;

describe("the order in which a page was drawn", () => {
  const [fee, more, sum] = [piece("Fee", 0, 0), piece("a month", 0, 14), piece("1,500", 200, 0)];
  const [law, where] = [piece("Law", 0, 40), piece("Mongolia", 200, 40)];

  test("is the reading order where cells are drawn whole, row by row", () => {
    expect(readIn([fee, more, sum, law, where])).toEqual(["Fee", "a month", "1,500", "Law Mongolia"]);
  });

  test("reads a header first that was drawn last", () => {
    expect(readIn([fee, more, sum, law, where, piece("Felt", 0, -40)])?.[0]).toBe("Felt");
  });

  test.each([
    ["a value that stands beside another label", [fee, more, piece("1,500", 200, 40), law, piece("Mongolia", 200, 0)]],
    ["words of a line in another order", [piece("1,500", 200, 0), fee, more, law, where]],
    ["a line above what was drawn before it", [law, where, fee, more, sum]],
    ["plain lines, which need no help", [fee, more, law]],
  ])("is no reading order for %s", (_, drawn) => {
    expect(readIn(drawn)).toBeNull();
  });
});
