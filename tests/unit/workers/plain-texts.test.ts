import { expect, test } from "vitest";
import { blocksFromHtml } from "@/lib/richtext/from-html";
import { plainTextOf } from "@/lib/richtext/plain-text";
import { PlainTexts } from "@/lib/workers/plain-texts";

const html = (paragraphs: number) => Array.from({ length: paragraphs }, (_, index) => `<p>${index + 1}. The Supplier keeps <strong>record</strong> ${index} for the Buyer.</p>`).join("");

test("a version's text is the same, read at once or in a thread", async () => {
  const texts = new PlainTexts();
  for (const source of [html(3), html(2_000)]) expect(await texts.of(String(source.length), source)).toEqual(plainTextOf(blocksFromHtml(source)));
});

test("a long version is read once, and again only when others have taken its place", async () => {
  const texts = new PlainTexts();
  const long = html(20_000);
  const first = await texts.of("a", long);
  expect(await texts.of("a", long)).toBe(first);
  for (const id of ["b", "c", "d", "e"]) await texts.of(id, long);
  expect(await texts.of("a", long)).not.toBe(first);
}, 30_000);
