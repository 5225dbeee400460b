import { Parser } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { cleanHtml } from "@/lib/documents/richtext/clean";
import { asHtml, asText, CONTEXTS, xssPayloads } from "../../../support/xss-payloads";

/** All that a stored version may consist of (`lib/documents/richtext/blocks.ts`). */
const TAGS = new Set([
  ...["p", "h1", "h2", "h3", "ul", "ol", "li", "strong", "em", "u", "s", "br", "span"],
  ...["table", "tbody", "tr", "td", "th"],
]);
const ATTRIBUTES: Record<string, RegExp> = {
  style: /^(?:text-align: (?:center|right|justify)|padding-inline-start: \d{1,4}px|; ?)+$/,
  "data-page": /^\d{1,6}$/,
  colspan: /^\d{1,2}$/,
  rowspan: /^\d{1,4}$/,
};
const PAYLOADS = xssPayloads({ seed: 20_251, count: 6_300 });

/** What stands in a piece of HTML beyond the allow-list, as a parser of its own reads it. */
function strayIn(html: string): string[] {
  const stray: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (!TAGS.has(name)) stray.push(`<${name}>`);
      for (const [key, value] of Object.entries(attributes))
        if (!ATTRIBUTES[key]?.test(value)) stray.push(`${name} ${key}=${value}`);
    },
    oncomment: (comment) => stray.push(`<!--${comment}`),
    onprocessinginstruction: (name) => stray.push(`<${name}`),
  });
  parser.end(html);
  return stray;
}

const isFoul = (html: string) => strayIn(html).length > 0 || cleanHtml(html) !== html;

describe("hostile HTML", () => {
  test("the reader of this test sees what it must not find", () => {
    for (const html of [
      "<img src=x>",
      "<p onclick=x>p</p>",
      '<p style="background: url(x)">p</p>',
      "<!-- x -->",
      "<svg></svg>",
      '<a href="javascript:x">a</a>',
    ])
      expect(strayIn(html).length).toBeGreaterThan(0);
    expect(strayIn('<p style="text-align: center"><span data-page="1"></span><strong>p</strong></p>')).toEqual([]);
  });

  test("the payloads are many, different, and of every kind", () => {
    expect(new Set(PAYLOADS.map(({ text }) => text)).size).toBeGreaterThan(5_500);
    expect(new Set(PAYLOADS.map(({ context }) => context))).toEqual(new Set(CONTEXTS));
    expect(PAYLOADS.filter(({ text }) => strayIn(text).length > 0).length).toBeGreaterThan(3_500);
  });

  test("of 6,300 payloads nothing is left but the allow-list, and cleaning again changes nothing (B-11.4)", () => {
    expect(
      PAYLOADS.filter(({ text }) => isFoul(cleanHtml(text))).map(({ id, text }) => ({
        id,
        text,
        clean: cleanHtml(text),
      })),
    ).toEqual([]);
  });

  test("nor where the places of a contract's own HTML hold them", () => {
    const places = [
      (text: string) => `<p style="${text}">p</p>`,
      (text: string) => `<span data-page="${text}"></span>`,
      (text: string) => `<p title='${text}'>p</p>`,
      (text: string) => `<ul><li>${text}</li></ul>`,
      (text: string) => `<table><tr><td>${text}</td></tr></table>`,
    ];
    const foul = PAYLOADS.slice(0, 1_500).flatMap(({ text }) =>
      places.map((place) => place(text)).filter((html) => isFoul(cleanHtml(html))),
    );
    expect(foul).toEqual([]);
  });

  test("nor where they stand one after the other", () => {
    expect(isFoul(cleanHtml(asHtml(PAYLOADS.slice(0, 1_000))))).toBe(false);
    expect(
      isFoul(
        cleanHtml(
          PAYLOADS.slice(0, 1_000)
            .map(({ text }) => text)
            .join(""),
        ),
      ),
    ).toBe(false);
  });

  test("payloads that are text stay text, to the letter", () => {
    const text = asText(PAYLOADS.slice(0, 200)).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    expect(strayIn(cleanHtml(`<p>${text}</p>`))).toEqual([]);
    expect(cleanHtml("<p>&lt;img src=x onerror=ran(1)&gt;</p>")).toBe("<p>&lt;img src=x onerror=ran(1)&gt;</p>");
  });
});
