import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { blockText } from "@/lib/documents/richtext/blocks";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { withDecided, blocksBefore } from "@/lib/word/export";
import { answeredDocx } from "@/lib/word/returned/answered";
import { decidedBlocks } from "@/lib/word/returned/decided";
import { readReturned } from "@/lib/word/returned/returned";
import { WordFile } from "@/lib/word/file/word-file";
import { cell, docxFiles, p, row, run } from "../documents/extraction/docx-fixture";

const BY = 'w:author="Their Lawyer" w:date="2026-11-20T10:00:00Z"';
const buildFile = (body: string) => zipSync(docxFiles(body));
const border = (name: string, id: number) =>
  name.endsWith("Start") ? `<w:${name} w:id="${id}" w:name="move7" ${BY}/>` : `<w:${name} w:id="${id}"/>`;
const mark = (name: string) => `<w:rPr><w:${name} w:id="9" ${BY}/></w:rPr>`;
const away = (text: string) => `<w:moveFrom w:id="9" ${BY}>${run(text)}</w:moveFrom>`;
const here = (text: string) => `<w:moveTo w:id="9" ${BY}>${run(text)}</w:moveTo>`;

function readBack(sentBody: string, returnedBody: string) {
  const file = buildFile(sentBody);
  const { blocks } = new WordFile(file);
  const said = { html: htmlFromBlocks(blocks), file };
  return { blocks, said, changes: readReturned(buildFile(returnedBody), said).changes };
}

describe("what moved", () => {
  const SENT = ["One.", "Two.", "Three.", "Four.", "Five."].map((text) => p(text)).join("");
  const MOVED =
    p("One.") +
    border("moveFromRangeStart", 3) +
    p(away("Two."), mark("moveFrom")) +
    p(away("Three."), mark("moveFrom")) +
    border("moveFromRangeEnd", 3) +
    p("Four.") +
    border("moveToRangeStart", 4) +
    p(here("Two."), mark("moveTo")) +
    p(here("Three."), mark("moveTo")) +
    border("moveToRangeEnd", 4) +
    p("Five.");

  test("is one change by its name, however many paragraphs it is, and can be taken back whole (B-26.3)", () => {
    const { blocks, changes } = readBack(SENT, MOVED);
    expect(changes).toMatchObject([{ kind: "move", before: "Two.\nThree.", after: "Two.\nThree.", tracked: true }]);
    const [move] = changes;
    expect(
      blocks
        .map(blockText)
        .join("\n")
        .slice(move?.to ?? 0),
    ).toBe("Five.");
    if (!move) throw new Error("no move");
    const taken = decidedBlocks(blocks, blocks, [{ id: "1", change: move, isTaken: true }]);
    if ("conflicts" in taken) throw new Error("it can't be taken");
    expect(taken.blocks.map(blockText)).toEqual(["One.", "Four.", "Two.", "Three.", "Five."]);
    const back = decidedBlocks(blocks, taken.blocks, [{ id: "1", change: move, isTaken: false }]);
    if ("conflicts" in back) throw new Error("it can't be taken back");
    expect(back.blocks.map(blockText)).toEqual(["One.", "Two.", "Three.", "Four.", "Five."]);
    const edited = taken.blocks.map((block) =>
      blockText(block) === "Two." ? { ...block, inlines: [{ text: "Twice.", marks: [] }] } : block,
    );
    const late = decidedBlocks(blocks, edited, [{ id: "1", change: move, isTaken: false }]);
    expect(late).toEqual({ conflicts: ["1"] }); // it says something else by now
  });

  test("the first and the last paragraph, and words within a line, are taken back too", () => {
    const first =
      border("moveFromRangeStart", 3) +
      p(away("One."), mark("moveFrom")) +
      border("moveFromRangeEnd", 3) +
      p("Two.") +
      border("moveToRangeStart", 4) +
      p(here("One."), mark("moveTo")) +
      border("moveToRangeEnd", 4) +
      p("Three.");
    const words =
      p(border("moveFromRangeStart", 3) + away("gladly ") + border("moveFromRangeEnd", 3) + run("We pay.")) +
      p(run("You ") + border("moveToRangeStart", 4) + here("gladly ") + border("moveToRangeEnd", 4) + run("sell."));
    const cases = [
      { sent: p("One.") + p("Two.") + p("Three."), body: first, want: ["Two.", "One.", "Three."] },
      { sent: p("gladly We pay.") + p("You sell."), body: words, want: ["We pay.", "You gladly sell."] },
    ];
    for (const { sent, body, want } of cases) {
      const { blocks, changes } = readBack(sent, body);
      expect(changes.map(({ kind }) => kind)).toEqual(["move"]);
      const planned = changes.map((change, index) => ({ id: String(index), change, isTaken: true }));
      const taken = decidedBlocks(blocks, blocks, planned);
      if ("conflicts" in taken) throw new Error("it can't be taken");
      expect(taken.blocks.map(blockText)).toEqual(want);
      const back = decidedBlocks(
        blocks,
        taken.blocks,
        planned.map((plannedChange) => ({ ...plannedChange, isTaken: false })),
      );
      if ("conflicts" in back) throw new Error("it can't be taken back");
      expect(back.blocks.map(blockText)).toEqual(blocks.map(blockText));
    }
  });
});

describe("another layout", () => {
  const change = (name: string, former: string) => `<w:${name}Change w:id="1" ${BY}>${former}</w:${name}Change>`;
  const layout = (isNew: boolean) => {
    const table = isNew
      ? `<w:tblPr><w:jc w:val="center"/>${change("tblPr", '<w:tblPr><w:jc w:val="left"/></w:tblPr>')}</w:tblPr>`
      : '<w:tblPr><w:jc w:val="left"/></w:tblPr>';
    const cells = (text: string) => {
      const former = isNew ? change("tcPr", "<w:tcPr/>") : "";
      return cell(p(text)).replace("<w:tc>", `<w:tc><w:tcPr>${isNew ? "<w:noWrap/>" : ""}${former}</w:tcPr>`);
    };
    const section = isNew
      ? `<w:sectPr><w:pgSz w:w="15840"/>${change("sectPr", '<w:sectPr><w:pgSz w:w="12240"/></w:sectPr>')}</w:sectPr>`
      : '<w:sectPr><w:pgSz w:w="12240"/></w:sectPr>';
    return `${p("Prices")}<w:tbl>${table}${row(cells("Goods") + cells("Price"))}${row(cells("Steel") + cells("9"))}</w:tbl>${p("End.")}${section}`;
  };

  test("of a table, all its rows and cells, is one change, of a section another; both are decided on (B-26.3)", () => {
    const { said, changes, blocks } = readBack(layout(false), layout(true));
    const seen = changes.map(({ kind, place, author, before, start }) => [kind, place, author, before, start]);
    const text = blocks.map(blockText).join("\n");
    expect(seen).toEqual([
      ["format", "layout", "Their Lawyer", "Goods Price", text.indexOf("Goods")],
      ["format", "layout", "Their Lawyer", "End.", text.length],
    ]);
    const stamp = { author: "Us", at: new Date(0) };
    const back = (decisions: readonly ("open" | "accepted" | "rejected")[]) => {
      const answers = changes.map((one, index) => ({
        id: String(index),
        change: one,
        decision: decisions[index] ?? "open",
      }));
      const { file } = answeredDocx(buildFile(layout(true)), said, { html: said.html, changes: answers, stamp });
      return new WordFile(file).tree("main")?.xml ?? "";
    };
    expect(back(["open", "open"])).toBe(new WordFile(buildFile(layout(true))).tree("main")?.xml);
    const decided = back(["rejected", "accepted"]);
    expect(decided).not.toContain("Change ");
    expect(decided).toContain('<w:jc w:val="left"/>');
    expect(decided).not.toContain("noWrap");
    expect(decided).toContain('<w:pgSz w:w="15840"/>');
    const half = back(["accepted", "open"]);
    expect(half).toContain("<w:sectPrChange ");
    expect(half).not.toContain("<w:tcPrChange ");
  });

  test("a grid alone, which names nobody, is no change", () => {
    const plain = layout(false);
    const grid = '<w:tblGrid><w:gridCol w:w="1"/><w:tblGridChange w:id="0"><w:tblGrid/></w:tblGridChange></w:tblGrid>';
    const withGrid = plain.replace("</w:tblPr>", `</w:tblPr>${grid}`);
    expect(readBack(plain, withGrid).changes).toEqual([]);
    expect(blocksBefore(buildFile(withGrid))).toBeNull();
    expect(blocksBefore(buildFile(layout(true)))).toHaveLength(4);
    expect(withDecided(new WordFile(buildFile(plain)), () => "accept").blocks).toHaveLength(4);
  });
});
