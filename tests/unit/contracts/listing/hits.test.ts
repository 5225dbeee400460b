import { describe, expect, test } from "vitest";
import { findSnippet, hitsIn, linesOfHtml, nearFirstHit } from "@/lib/documents/search/hits";
import { searchTerms } from "@/lib/documents/search/search-text";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { paragraph, type Block } from "@/lib/documents/richtext/blocks";

const found = (text: string, query: string) =>
  hitsIn(text, searchTerms(query)).map(({ start, end }) => text.slice(start, end));

describe("hits", () => {
  test.each([
    ["The RENT and the rent", "rent", ["RENT", "rent"]],
    ["Ёлка", "елка", ["Ёлка"]],
    ["е\u0308лка", "ЁЛКА", ["е\u0308лка"]],
    ["oﬃce hours", "office", ["oﬃce"]],
    ["№ 5 of the list", "no 5", ["№", "5"]],
    ["con\u00adtract", "contract", ["con\u00adtract"]],
    ["a 50% share_x", "50% share_x e_x", ["50%", "share_x"]],
    ["the “material   breach”", '"material breach"', ["material   breach"]],
    ["rental rent", "rent rental", ["rental", "rent"]],
    ["𝐀greement 😀 here", "agreement here", ["𝐀greement", "here"]],
    ["nothing", "rent", []],
  ])("in %j of %j are %j", (text, query, hits) => {
    expect(found(text, query)).toEqual(hits);
  });
});

describe("a snippet", () => {
  const long = `${"before ".repeat(60)}the Tenant shall pay the RENT monthly ${"after ".repeat(60)}`;

  test("is cut at words around the first hit, and says where something was left out", () => {
    const snippet = findSnippet(`Title\n${long}\nEnd`, ["rent"]);
    expect(snippet?.text).toMatch(/^…before .* shall pay the RENT monthly after .*after…$/);
    expect(snippet?.text.length).toBeLessThan(220);
    expect(snippet?.hits.map(({ start, end }) => snippet.text.slice(start, end))).toEqual(["RENT"]);
  });

  test("shows the line with most of the words", () => {
    expect(findSnippet("The rent.\nThe tenant.\nThe tenant pays the rent.", ["rent", "tenant"])?.text).toBe(
      "The tenant pays the rent.",
    );
    expect(findSnippet("The rent.\nThe tenant.", ["rent", "tenant"])?.text).toBe("The rent.");
  });

  test("shows a phrase that runs over the end of a line", () => {
    const snippet = findSnippet("It is material\n\nbreach, they say.", ["material breach"]);
    expect(snippet?.hits.map(({ start, end }) => snippet.text.slice(start, end))).toEqual(["material breach"]);
  });

  test("is none where nothing is found", () => {
    expect(findSnippet("The rent.", ["tenant"])).toBeNull();
    expect(findSnippet("", ["tenant"])).toBeNull();
  });

  test("is not slowed down by one very long line without spaces", () => {
    expect(findSnippet(`${"x".repeat(500_000)}-rent`, ["rent"])?.text.endsWith("rent")).toBe(true);
  });
});

test("on a line that may be cut at its end a passage begins a few words before what was sought (B-7.7)", () => {
  const snippet = findSnippet("If the work is handed over late a penalty of 0.1 % a day is due", ["penalty"]);
  const near = nearFirstHit(snippet ?? { text: "", hits: [] });
  expect(near.text).toBe("…over late a penalty of 0.1 % a day is due");
  expect(near.hits.map(({ start, end }) => near.text.slice(start, end))).toEqual(["penalty"]);
  const early = { text: "The penalty is due", hits: [{ start: 4, end: 11 }] };
  expect(nearFirstHit(early)).toEqual(early);
});

test("the lines of canonical HTML are its blocks' texts", () => {
  const blocks: Block[] = [
    {
      kind: "heading",
      level: 1,
      align: "center",
      inlines: [{ text: 'A <b> & "B" &amp;', marks: ["bold", "underline"] }],
    },
    {
      ...paragraph("", 2),
      inlines: [{ page: 2 }, { text: "one\ntwo ", marks: [] }, { text: "three", marks: ["strike"] }],
    },
    { kind: "item", list: "bullet", depth: 0, inlines: [{ text: "outer", marks: [] }] },
    { kind: "item", list: "number", depth: 1, inlines: [{ text: "inner", marks: [] }] },
  ];
  expect(
    linesOfHtml(htmlFromBlocks(blocks))
      .split("\n")
      .filter((line) => line !== ""),
  ).toEqual(['A <b> & "B" &amp;', "one", "two three", "outer", "inner"]);
});
