// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { blocksFromOwnHtml } from "@/components/editor/html/html-sync";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";

/** What the server writes: each kind of block, and what stands in it. */
const CANONICAL = [
  "",
  "<p>Rent &amp; term &lt;1&gt;, “quoted”, 5&nbsp;days, ҮҮРЭГ</p>",
  '<p style="text-align: center"><strong>LEASE</strong> <em>of</em> <u>rooms</u> <s>old</s></p>',
  "<h1>One</h1><h3>Three</h3><p></p><p>  two  blanks </p>",
  "<ul><li>one<ul><li>inner</li></ul></li><li>two</li></ul><ol><li>first</li></ol>",
  '<p>before<span data-page="2"></span>after</p><p><span data-page="3"></span></p><p>end<br>of line</p>',
  '<table><tbody><tr><td>a</td><td>b<br>c</td></tr><tr><td colspan="2">both</td></tr></tbody></table><p>after</p>',
  "<table><tbody><tr><th><p>head</p></th></tr><tr><td></td></tr></tbody></table>",
];

describe("canonical HTML", () => {
  test.each(CANONICAL)("is read by the browser's parser as by the server's reader: %s", (html) => {
    expect(blocksFromOwnHtml(html)).toEqual(blocksFromHtml(html));
  });

  test("of many levels is read without a call for each", () => {
    const html = `${"<div>".repeat(400)}deep${"</div>".repeat(400)}<p>after</p>`;
    expect(blocksFromOwnHtml(html)).toEqual(blocksFromHtml(html));
  });
});
