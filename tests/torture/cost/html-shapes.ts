/** HTML that is hard on whoever cleans and reads it, at any length in UTF-16 units. */

type HtmlShape = (size: number) => string;

/** As deep as the size allows: so many opened, a letter in each, and as many closed. */
const NESTED: Readonly<Record<string, readonly [open: string, close: string]>> = {
  "deep bold": ["<b>", "</b>"],
  "deep bold with text": ["<b>a", "</b>"],
  "deep marks": ["<b><i><u><s>a", "</s></u></i></b>"],
  "deep styled spans": ['<span style="font-weight: bold">a', "</span>"],
  "deep divs": ["<div>", "</div>"],
  "deep divs with text": ["<div>a", "</div>"],
  "deep quotations": ["<blockquote>a", "</blockquote>"],
  "deep paragraphs": ["<p>a", "</p>"],
  "deep spans": ["<span>a", "</span>"],
  "deep lists": ["<ul><li>", "</li></ul>"],
  "deep lists with text": ["<ul><li>a", "</li></ul>"],
  "deep numbered lists": ["<ol><li>a", "</li></ol>"],
  "deep mixed lists": ["<ol><li>a<ul><li>b", "</li></ul></li></ol>"],
  "deep lists without items": ["<ul>", "</ul>"],
  "deep ordered lists without items": ["<ol>a", "</ol>"],
  "nested tables": ["<table><tr><td>", "</td></tr></table>"],
  "nested tables with text": ["<table><tr><td>a", "</td></tr></table>"],
  "nested cells": ["<td>a", "</td>"],
  "deep headings": ["<h1>a", "</h1>"],
  "deep counted numbers": ['<span data-number="0.1 0 d 1 - s %1.">a', "</span>"],
  "deep unknown elements": ["<x>a", "</x>"],
  "deep scripts": ["<svg>", "</svg>"],
  "deep list paragraphs": ["<ul><li><p>a</p>", "</li></ul>"],
  "deep lists after items": ["<ul><li>a</li>", "</ul>"],
  "deep numbered and plain lists": ["<ol><li>a</li><ul><li>b</li>", "</ul></ol>"],
  "deep emphasis": ["<em>a", "</em>"],
  "deep strong": ["<strong>a", "</strong>"],
  "deep underlines": ["<u>a", "</u>"],
  "deep strikes": ["<s>a", "</s>"],
  "deep sections": ["<section>a", "</section>"],
  "deep preformatted text": ["<pre>a", "</pre>"],
  "deep links": ['<a href="#a">a', "</a>"],
  "deep tables in cells of a row": ["<table><tr><td>a</td><td>", "</td></tr></table>"],
};

const REPEATED: Readonly<Record<string, string>> = {
  "never closed": "<b>",
  "never closed with text": "<b>a",
  "divs never closed": "<div>a",
  "paragraphs never closed": "<p>",
  "paragraphs with text never closed": "<p>a",
  "headings never closed": "<h2>a",
  "quotations never closed": "<blockquote>a",
  "tables never closed": "<table><tr><td>a",
  "rows never closed": "<tr><td>a",
  headings: "<h2>a</h2>",
  links: '<a href="https://example.com/a">a</a> ',
  "tiny tables": "<table><tr><td>a</td></tr></table>",
  "tiny lists": "<ul><li>a</li></ul>",
  "tiny quotations": "<blockquote>a</blockquote>",
  "letters under marks": "<p>e\u0301\u0316</p>",
  "bold letters under marks": "<b>e\u0301</b>\u0316",
  "items never closed": "<li>a",
  "lists never closed": "<ul><li>a",
  "cells never closed": "<td>a",
  "never opened": "</b>",
  "paragraphs never opened": "</p>",
  "divs never opened": "a</div>",
  "crossing marks": "<b>a<i>b</b>c</i>",
  "crossing blocks": "<p>a<div>b</p>c</div>",
  "alternating marks": "<b>a</b><i>b</i>",
  "alternating runs": "<b>a</b>b",
  "short paragraphs": "<p>a</p>",
  "empty paragraphs": "<p></p>",
  "blank paragraphs": "<p><br></p>",
  "line breaks": "a<br>",
  "only line breaks": "<br>",
  "page marks": '<span data-page="3"></span>',
  "page marks with text": 'a<span data-page="3"></span>',
  "counted numbers": '<p><span data-number="0.1 0 t 9998 - s %1%1%1%1%1%1%1%1">1</span>a</p>',
  "counted numbers in one paragraph": '<span data-number="0.1 0 d 1 - s %1.">1</span>',
  "styled paragraphs": '<p style="text-align: center; padding-inline-start: 40px">a</p>',
  "unknown elements": "<custom-thing>a</custom-thing>",
  entities: "&amp;",
  "half entities": "&am",
  "number entities": "&#97;",
  "half number entities": "&#",
  "less than": "<",
  "greater than": ">",
  comments: "<!-- a -->",
  "half comments": "<!--",
  declarations: "<!a>",
  instructions: "<?a ",
  "quotes in tags": '<a href="',
  attributes: "<p a=b c=d>",
  slashes: "</",
  scripts: "<script>a</script>",
  "half scripts": "<script>",
};

/** Something around what is repeated. */
const WITHIN: Readonly<Record<string, readonly [before: string, unit: string, after: string]>> = {
  "one list": ["<ul>", "<li>a</li>", "</ul>"],
  "one numbered list": ["<ol>", "<li>a</li>", "</ol>"],
  "paragraphs in one item": ["<ul><li>", "<p>a</p>", "</li></ul>"],
  "lists in one item": ["<ul><li>", "<ol><li>a</li></ol>", "</li></ul>"],
  "alternating lists": ["", "<ul><li>a</li></ul><ol><li>b</li></ol>", ""],
  "alternating inner lists": ["<ul><li>a", "<ol><li>b</li></ol><ul><li>c</li></ul>", "</li></ul>"],
  "items of depths by turns": ["<ul>", "<li>a<ul><li>b<ul><li>c</li></ul></li></ul></li>", "</ul>"],
  "paragraphs in one cell": ["<table><tr><td>", "<p>a</p>", "</td></tr></table>"],
  "divs in one cell": ["<table><tr><td>", "<div>a</div>", "</td></tr></table>"],
  "empty paragraphs in one cell": ["<table><tr><td>a", "<p></p>", "</td></tr></table>"],
  "a wide table": ["<table><tr>", "<td>a</td>", "</tr></table>"],
  "a row of empty cells": ["<table><tr>", "<td></td>", "</tr></table>"],
  "rows of one letter": ["<table>", "<tr><td>a</td></tr>", "</table>"],
  "aligned items": ["<ul>", '<li style="text-align: right">a</li>', "</ul>"],
  "one letter under marks": ["<p>e", "\u0301\u0316", "</p>"],
  "a long table": ["<table>", "<tr><td>a</td><td>b</td></tr>", "</table>"],
  "merged cells": ["<table>", '<tr><td rowspan="9" colspan="9">a</td></tr>', "</table>"],
  "far merged cells": ["<table>", '<tr><td rowspan="9999" colspan="9999">a</td></tr>', "</table>"],
  "one long paragraph": ["<p>", "the Buyer shall pay. ", "</p>"],
  "one long Russian paragraph": ["<p>", "Покупатель платит. ", "</p>"],
  "one long Mongolian paragraph": ["<p>", "Захиалагч төлнө. ", "</p>"],
  "runs in one paragraph": ["<p>", "<b>a</b><i>b</i>c", "</p>"],
  "pages in one paragraph": ["<p>", 'a<span data-page="2"></span>', "</p>"],
  "one long attribute": ['<p title="', "a", '">a</p>'],
  "one long style": ['<p style="', "color: red; ", '">a</p>'],
  "one long style value": ['<p style="color: ', "(", '">a</p>'],
  "one long comment": ["<!--", "- ", "-->"],
  "one long name": ["<", "a", ">"],
  "one long script": ["<script>", "<", "</script>"],
  blanks: ["<p>", " ", "</p>"],
  "blank lines": ["<p>a", " \n", "b</p>"],
  "line ends in text": ["<p>", "a\n", "</p>"],
};

/** HTML shapes by name. */
export const HTML_SHAPES: Readonly<Record<string, HtmlShape>> = {
  ...Object.fromEntries(
    Object.entries(NESTED).map(([name, [open, close]]) => [name, (size: number) => nested(open, close, size)]),
  ),
  ...Object.fromEntries(
    Object.entries(REPEATED).map(([name, unit]) => [
      name,
      (size: number) => unit.repeat(Math.ceil(size / unit.length)),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(WITHIN).map(([name, [before, unit, after]]) => [
      name,
      (size: number) => before + unit.repeat(Math.ceil(size / unit.length)) + after,
    ]),
  ),
  "attributes of one tag": (size) =>
    `<p ${Array.from({ length: Math.ceil(size / 8) }, (_, index) => `a${index}=b`).join(" ")}>a</p>`,
  "different links": (size) =>
    Array.from(
      { length: Math.ceil(size / 36) },
      (_, index) => `<a href="https://example.com/${index}">${index}</a> `,
    ).join(""),
  "items ever deeper and back": (size) => {
    const stairs = "<ul><li>a".repeat(16) + "</li></ul>".repeat(16);
    return stairs.repeat(Math.ceil(size / stairs.length));
  },
  "marks that stay open": (size) =>
    `<p>${"<b><i>".repeat(Math.floor(size / 24))}${"a<br>".repeat(Math.floor(size / 12))}</p>`,
  "page marks of growing numbers": (size) =>
    Array.from(
      { length: Math.ceil(size / 40) },
      (_, index) => `<p><span data-page="${index + 1}"></span>Page ${index}</p>`,
    ).join(""),
};

function nested(open: string, close: string, size: number): string {
  const depth = Math.ceil(size / (open.length + close.length));
  return open.repeat(depth) + close.repeat(depth);
}
