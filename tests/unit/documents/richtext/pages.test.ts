import { describe, expect, test } from "vitest";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { pageAt, toPlainText, WORDS_PER_PAGE } from "@/lib/documents/richtext/plain-text";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`);

describe("pages (B-8.11)", () => {
  test("are counted, one for each 500 words, where the original has none", () => {
    expect(WORDS_PER_PAGE).toBe(500);
    const plain = toPlainText(blocksFromHtml(`<p>${words(600).join(" ")}</p><p>${words(500).join(" ")} last</p>`));
    expect(plain.pages.map(({ page }) => page)).toEqual([1, 2, 3]);
    expect([
      pageAt(plain, plain.text.indexOf("w499 ")),
      pageAt(plain, plain.text.indexOf("w500")),
      pageAt(plain, plain.text.indexOf("last")),
    ]).toEqual([1, 2, 3]);
  });

  test("are the original's own where it has any, and stay through edits", () => {
    const original = blocksFromHtml("").concat([
      { kind: "paragraph", indent: 0, inlines: [{ page: 7 }, { text: "On the seventh page.", marks: [] }] },
      { kind: "paragraph", indent: 0, inlines: [{ page: 8 }, { text: "On the eighth.", marks: [] }] },
    ]);
    const edited = blocksFromHtml(htmlFromBlocks(original).replace("seventh", `${words(700).join(" ")} seventh`));
    const plain = toPlainText(edited);
    expect([pageAt(plain, plain.text.indexOf("seventh")), pageAt(plain, plain.text.indexOf("eighth"))]).toEqual([7, 8]);
  });
});
