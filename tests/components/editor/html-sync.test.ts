import { $createHeadingNode } from "@lexical/rich-text";
import { $createTextNode, $getRoot } from "lexical";
import { describe, expect, test } from "vitest";
import { $blocksFromRoot, editorHtml } from "@/components/editor/html/html-sync";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { headlessEditor } from "./headless-editor";
import { randomBlocks, randomFrom } from "./random-blocks";
import { isLong, tries } from "../../support/form";

const canonical = (html: string) => htmlFromBlocks(blocksFromHtml(html));

describe("html through the editor", () => {
  test.each([
    [
      "marks",
      "<p>The <strong>Lessee <em>and</em></strong><em> the</em> <u><s>Lessor</s></u></p>".replace(
        "<strong>Lessee <em>and</em></strong>",
        "<strong>Lessee </strong><strong><em>and</em></strong>",
      ),
    ],
    ["white space", "<p>  a\t b \u00a0 </p><p>c</p>"],
    ["line breaks", "<p>a<br>b<strong><br>c<br></strong>d</p>"],
    ["an empty paragraph", "<p>a</p><p><br></p><p>b</p>"],
    [
      "headings and alignment",
      '<h1 style="text-align: center">A</h1><h6>b</h6><p style="text-align: justify; padding-inline-start: 80px">c</p>',
    ],
    ["nested lists", "<ul><li>a<ol><li>b<ul><li>c</li></ul></li><li>d</li></ol></li><li>e</li></ul>"],
    ["lists of two kinds side by side", "<ul><li>a</li></ul><ol><li>b</li></ol><p>c</p><ol><li>d</li></ol>"],
    [
      "page marks",
      '<p>a <span data-page="2"></span>b</p><p><span data-page="3"></span>c</p><ul><li>d<span data-page="4"></span></li></ul>',
    ],
    [
      "tables",
      '<p>a</p><table><tbody><tr><th colspan="2">b</th></tr><tr><td style="text-align: right">c<br>d</td><td><strong>e</strong><br>f</td></tr></tbody></table><table><tbody><tr><td rowspan="2">g<span data-page="2"></span></td><td><br></td></tr><tr><td>h</td></tr></tbody></table><p>i</p>',
    ],
  ])("%s come back unchanged", (_, html) => {
    expect(canonical(html)).toBe(html); // the case itself is canonical
    expect(editorHtml(headlessEditor(html))).toBe(html);
  });

  test("any canonical HTML comes back unchanged (B-10.11)", () => {
    for (let seed = 1; seed <= tries(300); seed += 1) {
      const html = canonical(canonical(htmlFromBlocks(randomBlocks(randomFrom(seed)))));
      expect(editorHtml(headlessEditor(html)), `seed ${seed}`).toBe(html);
    }
  });

  // More than a call takes as arguments; the short form opens one of the two.
  const MANY = [
    ["pieces of one paragraph", `<p>${"a<br>".repeat(65_000)}a</p>`],
    ["paragraphs", "<p>a</p>".repeat(130_000)],
  ] as const;
  test.each(isLong ? MANY : MANY.slice(0, 1))(
    "130,000 %s are opened (B-10.10)",
    (_, html) => {
      expect(editorHtml(headlessEditor(html)).length).toBe(html.length);
    },
    300_000,
  );

  test("a text without blocks leaves a paragraph to type into", () => {
    const editor = headlessEditor("<p><br></p>");
    expect(editor.read(() => $getRoot().getChildrenSize())).toBe(1);
    expect(editorHtml(editor)).toBe("<p><br></p>");
  });
});

describe("what blocks can't express", () => {
  test("is taken out of what comes into the editor (B-10.10)", () => {
    const editor = headlessEditor("<p>x</p>");
    editor.update(
      () => {
        const heading = $createHeadingNode("h2").setFormat("left").setIndent(2);
        heading.append($createTextNode("Term").setFormat("code").toggleFormat("bold").setStyle("color: red"));
        $getRoot().append(heading);
      },
      { discrete: true },
    );
    expect(editor.read($blocksFromRoot).at(-1)).toEqual({
      kind: "heading",
      level: 2,
      inlines: [{ text: "Term", marks: ["bold"] }],
    });
  });
});
