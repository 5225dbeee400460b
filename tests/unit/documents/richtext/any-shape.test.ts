import fc from "fast-check";
import { Parser } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { MAX_LIST_DEPTH, type Block } from "@/lib/documents/richtext/blocks";
import { cleanHtml } from "@/lib/documents/richtext/clean";
import { blocksFromHtml, readTags } from "@/lib/documents/richtext/from-html";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { isLong, tries } from "@/tests/support/form";

/** Enough for what was quadratic to take long, in the long form minutes, or to end with a stack overflow. */
const CHARS = (isLong ? 128 : 24) * 1024;
/** HTML of about so many characters in which `begin` opens something again and again, with a word after each. */
const deep = (begin: string, end: string) => (chars: number) => {
  const times = Math.floor(chars / (begin.length + end.length + 1));
  return `${`${begin}a`.repeat(times)}${end.repeat(times)}`;
};
const flat =
  (piece: string, around: readonly [string, string] = ["", ""]) =>
  (chars: number) =>
    around[0] + piece.repeat(Math.floor(chars / piece.length)) + around[1];

/** Every shape that was slow or ended the program once, and its relatives; all of their text is the letter a. */
const SHAPES: Readonly<Record<string, (chars: number) => string>> = {
  "marks within each other": deep("<b>", "</b>"),
  "marks that are never closed": flat("<i>a"),
  "marks that cross": flat("<b>a<i>a</b>a<u>a</i>a</u>a"),
  "alternating marks": flat("<b>a</b><i>a</i>"),
  "styles within each other": deep('<span style="font-weight:700">', "</span>"),
  "divisions within each other": deep("<div>", "</div>"),
  "quotations within each other": deep("<blockquote>", "</blockquote>"),
  "self-closing divisions": flat("<div/>a"),
  "numbered lists within each other": deep("<ol><li>", "</li></ol>"),
  "lists without items": deep("<ul>", "</ul>"),
  "lists that are never closed": flat("<ul><li>a"),
  "deep items that take turns with paragraphs": flat("<li>a<p>a", ["<ul>".repeat(200), "</ul>".repeat(200)]),
  "paragraphs in one cell": flat("<p>a", ["<table><tr><td>", "</td></tr></table>"]),
  "divisions in one cell": flat("<div>a</div>", ["<table><tr><td>", "</td></tr></table>"]),
  "cells in one row": flat("<td>a</td>", ["<table><tr>", "</tr></table>"]),
  "tables within each other": deep("<table><tr><td>", "</td></tr></table>"),
  "closing tags that close nothing": (chars) =>
    "<div>a".repeat(Math.floor(chars / 12)) + "</b>".repeat(Math.floor(chars / 8)),
  "paragraphs that are closed again": (chars) =>
    "<p>a<div>a".repeat(Math.floor(chars / 20)) + "</p>".repeat(Math.floor(chars / 8)),
  "page marks that nothing follows": (chars) =>
    '<span data-page="2"></span>'.repeat(Math.floor(chars / 60)) + "<li><div>".repeat(Math.floor(chars / 20)) + "a",
  "line ends between page marks": (chars) =>
    '<span data-page="2"></span>'.repeat(Math.floor(chars / 60)) + "<li>\n<div>".repeat(Math.floor(chars / 20)) + "a",
  "a page mark after each letter": flat('a<span data-page="7"></span>'),
  "line breaks": flat("a<br>"),
  "an endless attribute": (chars) => `<p style="${"text-align: center;".repeat(chars / 18)}">a</p>`,
  "styles of braces": flat(`<p style="${"{a:".repeat(400)}">a</p>`),
  "many attributes": (chars) =>
    `<p ${Array.from({ length: chars / 10 }, (_, index) => `b${index}="x"`).join(" ")}>a</p>`,
  entities: flat("<p>a&#97;</p>"),
};

const lettersIn = (text: string) => text.replaceAll(/[^a]/g, "").length;
/** The letters that HTML shows, as another parser reads it. */
function countLetters(html: string): number {
  return lettersIn(html.replaceAll(/<[^>]*>/g, "").replaceAll("&#97;", "a"));
}

describe("HTML of any shape", () => {
  test.each(Object.entries(SHAPES))(
    "%s: all is read with all its text, and is the same when read again (B-10.10)",
    (_, make) => {
      const html = make(CHARS);
      expect(lettersIn(toPlainText(blocksFromHtml(html)).text)).toBe(countLetters(html));
      const clean = cleanHtml(html);
      const blocks = blocksFromHtml(clean);
      expect(lettersIn(toPlainText(blocks).text)).toBe(countLetters(html));
      expect(htmlFromBlocks(blocks) === clean).toBe(true);
    },
  );

  test("of a list deeper than any the rest is items of the deepest one, in order", () => {
    const html = Array.from({ length: 60 }, (_, index) => `<ol><li>${index}`).join("");
    const blocks = blocksFromHtml(cleanHtml(html));
    expect(toPlainText(blocks).text).toBe(Array.from({ length: 60 }, (_, index) => String(index)).join("\n"));
    expect(blocks.map((block) => block.kind === "item" && block.depth)).toEqual(
      Array.from({ length: 60 }, (_, index) => Math.min(index, MAX_LIST_DEPTH)),
    );
  });

  test("blocks that ask for a deeper list than any are written all the same", () => {
    const item: Block = { kind: "item", list: "bullet", depth: 1_000_000, inlines: [{ text: "a", marks: [] }] };
    expect(blocksFromHtml(htmlFromBlocks([item]))).toEqual([{ ...item, depth: MAX_LIST_DEPTH }]);
  });

  test("words that stand too deep stay words of their own", () => {
    const html = `${"<div>".repeat(500)}<p>first</p><p>sec<b>ond</b></p>${"</div>".repeat(500)}<p>third</p>`;
    expect(cleanHtml(html)).toBe("<p>first</p><p>sec<strong>ond</strong></p><p>third</p>");
  });

  test("a mark goes on behind a page mark within it", () => {
    expect(cleanHtml('<p><b>one<span data-page="2"></span>two</b> three</p>')).toBe(
      '<p><strong>one</strong><span data-page="2"></span><strong>two</strong> three</p>',
    );
  });
});

const NAMES = [
  "p",
  "div",
  "h1",
  "h2",
  "ul",
  "ol",
  "li",
  "b",
  "strong",
  "i",
  "u",
  "s",
  "br",
  "span",
  "table",
  "tbody",
  "tr",
  "td",
  "th",
  "blockquote",
  "font",
  "a",
  "hr",
  "img",
  "script",
  "title",
  "textarea",
  "select",
  "option",
  "svg",
  "dl",
  "dd",
  "dt",
  "constructor",
];
const ATTRIBUTES = [
  "",
  ' style="text-align: center"',
  ' style="font-weight:700;font-style: italic"',
  ' style="padding-inline-start: 80px"',
  ' style="text-decoration: underline line-through"',
  " data-page=3",
  " class=y",
  " /",
  ' a="1" a="&amp;2"',
];
const TEXTS = [
  "a",
  " ",
  "\n",
  "x y",
  "&amp;",
  "&lt;b&gt;",
  "  \n ",
  "Ж",
  "\u2028",
  '"',
  "&copy",
  "<",
  "&#10;",
  "<!-- <b> -->",
  "<br/>",
  "<?php ?>",
  "</p>",
  "</br>",
  '<span data-page="4"></span>',
];
const piece = fc.oneof(
  fc
    .tuple(fc.constantFrom(...NAMES), fc.constantFrom(...ATTRIBUTES))
    .map(([name, attribute]) => `<${name}${attribute}>`),
  fc.constantFrom(...NAMES).map((name) => `</${name}>`),
  fc.constantFrom(...TEXTS),
);
const html = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));

type Event = string | readonly [string, [string, string][]];

function parseEvents(source: string): Event[] {
  const events: Event[] = [];
  readTags(
    source,
    {
      open: (name, attributes) => events.push([name, Object.entries(attributes)]),
      text: (text) => events.push(text),
      close: (name) => events.push(`/${name}`),
    },
    { selfClosing: true },
  );
  return events;
}

function eventsOfParser(source: string): Event[] {
  const events: Event[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => events.push([name, Object.entries(attributes)]),
      ontext: (text) => events.push(text),
      onclosetag: (name) => events.push(`/${name}`),
    },
    { recognizeSelfClosing: true },
  );
  parser.end(source);
  return events;
}

describe("HTML of people", () => {
  test("is read tag by tag as the parser of the library reads it", () => {
    // A tag that the end of the text cuts off is no tag to either, but only we keep what stands in it: it is closed
    // here.
    fc.assert(
      fc.property(html, (source) => void expect(parseEvents(`${source}'">`)).toEqual(eventsOfParser(`${source}'">`))),
      { numRuns: tries(1_500) },
    );
  });

  test("is canonical once it was cleaned", () => {
    fc.assert(
      fc.property(html, (source) => {
        const clean = cleanHtml(source);
        expect(htmlFromBlocks(blocksFromHtml(clean))).toBe(clean);
        expect(cleanHtml(clean)).toBe(clean);
      }),
      { numRuns: tries(1_500) },
    );
  });

  test("closes pictures and formulas as browsers do", () => {
    expect(cleanHtml("<p>a<svg/>b<math /></p><div/>c")).toBe("<p>ab</p><p>c</p>");
  });
});
