import { expect, test } from "vitest";
import { cellPlaces } from "@/components/rounds/cell-place";
import { blockText } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import type { RoundChangeDto } from "@/lib/exchange/rounds/schema";

const HTML =
  '<p>Prices</p><table><tbody><tr><td>Service</td><td colspan="2">Price</td><td>Due</td></tr><tr><td>Storage</td><td>20</td><td>euros</td><td>monthly</td></tr></tbody></table>' +
  "<table><tbody><tr><td>Seller</td><td>Ann</td></tr><tr><td>Buyer</td><td>Bold</td></tr></tbody></table>";
const blocks = blocksFromHtml(HTML);
const text = blocks.map(blockText).join("\n");

const findCell = (words: string, more: Partial<RoundChangeDto> = {}) => {
  const start = text.indexOf(words);
  const change = {
    id: "c",
    place: "text",
    before: words,
    after: "x",
    start,
    end: start + words.length,
    isWhole: false,
  };
  return cellPlaces(blocks, [{ ...change, ...more } as RoundChangeDto]).get("c"); // what it is asked of has these alone
};

test("a cell is named by the head of its row and of its column, merged ones counted as they span", () => {
  expect(findCell("20")).toMatchObject({ row: "Storage", column: "Price" });
  expect(findCell("euros")).toMatchObject({ row: "Storage", column: "" });
  expect(findCell("monthly")).toMatchObject({ row: "Storage", column: "Due" });
  expect(findCell("Storage")).toMatchObject({ row: "", column: "Service" });
});

test("a table of two columns without a head has rows only, and other text is in no table", () => {
  expect(findCell("Bold")).toEqual({ row: "Buyer", column: "", heads: [] });
  expect(findCell("Prices")).toBeUndefined();
});

test("rows that came are in the table, a paragraph that came beside it is not", () => {
  const end = text.length;
  const came = { start: end, end, before: "", isWhole: true };
  expect(findCell("Bold", { ...came, after: "Agent\tCy" })).toMatchObject({ row: "", column: "" });
  const behind = text.indexOf("Seller"); // of the second table, at the end of the first
  expect(findCell("Bold", { ...came, start: behind, end: behind, after: "Agent\tCy" })).toMatchObject({ row: "" });
  expect(findCell("Bold", { ...came, after: "Prices hold for a year." })).toBeUndefined();
});

test("rows that came at the end of a table stand under its heads, though the next paragraph begins there", () => {
  const own = blocksFromHtml(`${HTML}<p>The end</p>`.replace(/<table><tbody><tr><td>Seller.*?<\/table>/, ""));
  const start = own.map(blockText).join("\n").indexOf("The end");
  const change = {
    id: "c",
    place: "text",
    before: "",
    after: "Repairs\t80\teuros\tnow",
    start,
    end: start,
    isWhole: true,
  };
  const place = cellPlaces(own, [change as RoundChangeDto]).get("c"); // what it is asked of has these alone
  expect(place?.heads).toEqual(["Service", "Price", "", "Due"]);
});
