// @vitest-environment jsdom
import { $generateNodesFromDOM } from "@lexical/html";
import { $getRoot, $insertNodes } from "lexical";
import { expect, test } from "vitest";
import { editorHtml } from "@/components/editor/html/html-sync";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { headlessEditor } from "./headless-editor";

/** Browsers read no more than 512 tags within each other. */
const DEEP = 500;
const nested = (open: string, close: string) => `${open.repeat(DEEP)}deep${close.repeat(DEEP)}`;

test.each([
  ["divs", nested("<div>", "</div>")],
  ["lists", nested("<ul><li>", "</li></ul>")],
  ["quotes", nested("<blockquote>", "</blockquote>")],
  ["marks", nested("<b><i>", "</i></b>")],
])(
  "%s that are pasted as deep as browsers read them keep their words, in the model of every text (B-10.10)",
  (_, pasted) => {
    const editor = headlessEditor("<p>before</p>");
    editor.update(
      () => {
        $getRoot().selectEnd();
        $insertNodes($generateNodesFromDOM(editor, new DOMParser().parseFromString(pasted, "text/html")));
      },
      { discrete: true },
    );
    const html = editorHtml(editor);
    expect(html.replace(/<[^>]*>/g, "")).toBe("beforedeep");
    expect(htmlFromBlocks(blocksFromHtml(html))).toBe(html);
  },
);
