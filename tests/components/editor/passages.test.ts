import { $createRangeSelection, $getNodeByKey, $getRoot, $isTextNode, $setSelection } from "lexical";
import { describe, expect, test } from "vitest";
import { findPassage } from "@/components/editor/passages/find-passage";
import { $blocksFromRoot } from "@/components/editor/html/html-sync";
import { $placesNow, $plainText, selectedPassage } from "@/components/editor/passages/passages";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { headlessEditor } from "./headless-editor";
import { randomBlocks, randomFrom } from "./random-blocks";
import { tries } from "../../support/form";

/** The text that an editor's places enclose, read back node by node. */
function textAt(html: string, start: number, end: number): string | null {
  const editor = headlessEditor(html);
  return editor.read(() => {
    const text = $plainText();
    const places = $placesNow({ content: text.slice(start, end), start, end })?.places;
    if (!places || places.start.type !== "text" || places.start.key !== places.end.key) return null;
    const node = $getNodeByKey(places.start.key);
    return $isTextNode(node) ? node.getTextContent().slice(places.start.offset, places.end.offset) : null;
  });
}

describe("offsets in the editor", () => {
  test("refer to the same plain text as everywhere else", () => {
    for (let seed = 1; seed <= tries(100); seed += 1) {
      const editor = headlessEditor(htmlFromBlocks(randomBlocks(randomFrom(seed))));
      editor.read(() => expect($plainText(), `seed ${seed}`).toBe(toPlainText($blocksFromRoot()).text));
    }
  });

  test("lead to the words themselves, past page marks, marks, line breaks and nested lists", () => {
    const html =
      '<p>One<br><strong>two</strong> <span data-page="2"></span>three</p><ul><li>four<ul><li>five <em>six</em></li></ul></li></ul><p>seven</p>';
    for (const [word, start] of [
      ["two", 4],
      ["three", 8],
      ["four", 14],
      ["six", 24],
      ["seven", 28],
    ] as const) {
      expect(textAt(html, start, start + word.length), word).toBe(word);
    }
  });

  test("of a passage over several blocks begin in the first and end in the last", () => {
    const editor = headlessEditor("<p>alpha beta</p><p><br></p><p>gamma delta</p>");
    editor.read(() => {
      const places = $placesNow({ content: "beta\n\ngamma", start: 6, end: 17 })?.places;
      expect($getNodeByKey(places?.start.key ?? "")?.getTextContent()).toBe("alpha beta");
      expect(places?.start.offset).toBe(6);
      expect($getNodeByKey(places?.end.key ?? "")?.getTextContent()).toBe("gamma delta");
      expect(places?.end.offset).toBe(5);
    });
  });
});

describe("what is selected", () => {
  /** From the first letter to that place in the last paragraph, as a triple click selects. */
  const selected = (html: string, end: number) => {
    const editor = headlessEditor(html);
    const select = () => {
      const [first, last] = [$getRoot().getFirstDescendant(), $getRoot().getLastDescendant()];
      if (!first || !last) throw new Error("no text");
      const selection = $createRangeSelection();
      selection.anchor.set(first.getKey(), 0, "text");
      selection.focus.set(last.getKey(), end, "text");
      $setSelection(selection);
    };
    editor.update(select, { discrete: true });
    return selectedPassage(editor);
  };

  test("ends before the next clause's number, where that is all that is selected of it", () => {
    const html = "<p>1. Rent is due.</p><p>2. Term</p>";
    const clause = { content: "1. Rent is due.", start: 0, end: 15 };
    for (const end of [0, 2, 3]) expect(selected(html, end)).toEqual(clause);
    expect(selected(html, 5)?.content).toBe("1. Rent is due.\n2. Te");
    expect(selected("<p>The number of chairs:</p><p>12</p>", 2)?.content).toBe("The number of chairs:\n12");
  });
});

describe("a passage in a text that was edited since", () => {
  const content = "The Lessee shall pay the rent";

  test("is found at its new place, the nearest when there are several", () => {
    const text = `${content}. New words. ${content}. ${"x".repeat(200)} ${content}.`;
    expect(findPassage(text, { content, start: 35, end: 64 })).toEqual({ start: 42, end: 42 + content.length });
  });

  test("is found with other white space and case", () => {
    expect(findPassage("Intro\nthe lessee  shall pay\nTHE RENT.", { content, start: 0, end: 29 })).toEqual({
      start: 6,
      end: 36,
    });
  });

  test("is found by its opening words when its end was changed", () => {
    const long = `${content} monthly in advance`;
    expect(findPassage(`A. ${content} every quarter`, { content: long, start: 90, end: 120 })).toEqual({
      start: 3,
      end: 3 + content.length,
    });
  });

  test("is not found when its words are gone", () => {
    expect(findPassage("Nothing of it (.*) is left.", { content, start: 0, end: 29 })).toBeNull();
    expect(findPassage("any text", { content: "", start: 3, end: 3 })).toBeNull();
  });

  test("may hold characters that mean something to a search", () => {
    expect(findPassage("fee (USD 5.00)* due", { content: "(USD 5.00)*", start: 0, end: 11 })).toEqual({
      start: 4,
      end: 15,
    });
  });
});
