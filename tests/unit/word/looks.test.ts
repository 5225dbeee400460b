import { describe, expect, test } from "vitest";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { withLooks, type Look } from "@/lib/word/returned/formats";

const bold = (start: number, text: string): Look => ({
  start,
  end: start + text.length,
  inlines: [{ text, marks: ["bold"] }],
});
const looked = (html: string, ...looks: Look[]) =>
  htmlFromBlocks(blocksFromHtml(html).map((block) => withLooks(block, looks)));

describe("stretches of a paragraph in other looks", () => {
  test("take nothing from the text, over runs of any look, whatever their order", () => {
    expect(looked("<p>One <em>two</em> three four</p>", bold(14, "four"), bold(2, "e two t"))).toBe(
      "<p>On<strong>e two t</strong>hree <strong>four</strong></p>",
    );
    expect(looked("<p>One</p>", bold(0, "One"))).toBe("<p><strong>One</strong></p>");
    expect(looked("<p>One</p>")).toBe("<p>One</p>");
  });

  test("keep where pages begin", () => {
    expect(looked('<p>One <span data-page="2"></span>two three</p>', bold(8, "three"))).toBe(
      '<p>One <span data-page="2"></span>two <strong>three</strong></p>',
    );
  });

  test("count once where two overlap, and not at all where they are empty", () => {
    expect(looked("<p>One two</p>", bold(0, "One t"), bold(4, "two"), bold(6, ""))).toBe(
      "<p><strong>One t</strong>wo</p>",
    );
  });
});
