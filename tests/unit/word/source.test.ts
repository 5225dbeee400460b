import { strFromU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { withoutSource } from "@/lib/documents/extraction/docx/origins";
import { cleanDocx } from "@/lib/word/export";
import { serialized, listTokens } from "@/lib/word/file/tokens";
import { parseTree, textIn } from "@/lib/word/file/tree";
import { toLine } from "@/lib/word/line/line";
import { WordFile } from "@/lib/word/file/word-file";
import { withParts } from "@/lib/word/file/zip-parts";
import { docxFiles, listed, p, row, run, table, cell } from "../documents/extraction/docx-fixture";

const NUMBERING = {
  numbering:
    '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>',
};
const BODY =
  p(run("Rent", "<w:b/>") + run(" is &lt;due&gt; &#x41;&amp;B ") + "<w:r><w:tab/><w:t> edge </w:t></w:r>") +
  listed("First.", 0) +
  table(row(cell(p("one")), cell(p("two"))));
const FILE = zipSync(docxFiles(BODY, NUMBERING));

describe("markup is kept letter for letter", () => {
  test.each([
    '<?xml version="1.0"?>\r\n<!-- a > b --><a b=\'1\' c="&quot;"\n><![CDATA[<x>]]>t &amp;</a >\n',
    '<!DOCTYPE a [<!ENTITY x "y">]><a><b/><b /></a>',
  ])("%s", (xml) => {
    expect(serialized(xml, listTokens(xml))).toBe(xml);
    expect(parseTree(xml).root.name).toBe("other:a");
  });

  test.each(["<a><b></a></b>", "<a", "<a b=c></a>", "<a></a><b></b>", "", "<a><!-- </a>", "text"])(
    "%j is none, and told so",
    (xml) => expect(() => parseTree(xml)).toThrow("corruptDocument"),
  );
});

test("each letter of a block is found again in the element that it was read from", () => {
  const file = new WordFile(FILE);
  const tree = file.tree("main");
  for (const block of file.blocks) {
    const line = toLine(block);
    line.at.forEach((at, place) => {
      const node = tree?.nodes[at];
      if (!tree || node?.name !== "w:t") return;
      expect(textIn(tree.xml.slice(node.openEnd, node.closeStart))[line.from[place] ?? -1]).toBe(line.text[place]);
    });
  }
  const places = file.blocks.map((block) => [...toLine(block).at].map((at) => tree?.nodes[at]?.name ?? "nowhere"));
  expect(places[0]?.every((name) => name === "w:t" || name === "w:tab")).toBe(true);
  expect(places[1]?.slice(0, 4)).toEqual(["w:p", "w:p", "w:p", "w:t"]); // "1. F"
  expect(places[2]?.slice(2, 5)).toEqual(["w:t", "nowhere", "w:t"]); // "e\\tt"
});

describe("the package", () => {
  test("of an unchanged text is the original, byte for byte", () => {
    const html = htmlFromBlocks(new WordFile(FILE).blocks.map(withoutSource));
    expect(cleanDocx(FILE, html)).toBe(FILE);
  });

  test("of a changed one has every other part as it was, packed bytes and all (B-11.14)", () => {
    const html = htmlFromBlocks(new WordFile(FILE).blocks.map(withoutSource)).replace("First", "Second");
    const changed = cleanDocx(FILE, html);
    const [before, after] = [unzipSync(FILE), unzipSync(changed)];
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const name of Object.keys(before)) if (name !== "word/document.xml") expect(after[name]).toEqual(before[name]);
    expect(strFromU8(after["word/document.xml"] ?? new Uint8Array())).toContain("Second");
    expect(Buffer.from(changed).includes("First")).toBe(false);
  });

  test("a stored, a packed and a repeated entry keep their bytes beside one that is replaced", () => {
    const zip = zipSync({ "a.txt": [new Uint8Array([1, 2, 3]), { level: 0 }], "b.txt": new Uint8Array(9_000) });
    const replaced = unzipSync(withParts(zip, new Map([["B.txt", new Uint8Array([7])]])));
    expect(replaced).toEqual({ "a.txt": new Uint8Array([1, 2, 3]), "b.txt": new Uint8Array([7]) });
  });

  test("that is broken is told as broken", () => {
    expect(() => withParts(FILE.subarray(0, 200), new Map([["x", FILE]]))).toThrow("corruptDocument");
  });
});
