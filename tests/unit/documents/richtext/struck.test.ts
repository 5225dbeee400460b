import { expect, test } from "vitest";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { struckRanges, withoutStruck } from "@/lib/documents/richtext/struck";

const HTML =
  '<p>1. The cap is <s>USD <strong>50,000</strong></s> USD 70,000.</p><p><s>2. Law of Ohio.</s></p><p><span data-page="2"></span>3. Ends.</p>' +
  "<table><tbody><tr><td>Rent</td><td><s>900</s></td></tr></tbody></table>";

test("words that are struck through are found where they stand in the plain text (B-12.27)", () => {
  const blocks = blocksFromHtml(HTML);
  const { text } = toPlainText(blocks);
  const struck = struckRanges(blocks).map(({ start, end }) => text.slice(start, end));
  expect(struck).toEqual(["USD 50,000", "2. Law of Ohio.", "900"]);
  expect(struckRanges(blocksFromHtml(HTML.replaceAll(/<\/?s>/gu, "")))).toEqual([]);
});

test("without them all other words stand at their offsets, and lines and cells stay (B-12.27)", () => {
  const blocks = blocksFromHtml(HTML);
  const { text } = toPlainText(blocks);
  const left = withoutStruck(text, struckRanges(blocks));
  expect(left).toHaveLength(text.length);
  expect(left).not.toContain("50,000");
  expect(left.indexOf("USD 70,000")).toBe(text.indexOf("USD 70,000"));
  expect(left.split("\n").map((line) => line.trim())).toEqual([
    "1. The cap is            USD 70,000.",
    "",
    "3. Ends.",
    "Rent",
  ]);
  expect(withoutStruck("a\nb", [{ start: 0, end: 3 }])).toBe(" \n ");
});
