import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readDocument } from "@/lib/workers/read-document";
import { blockText } from "@/lib/documents/richtext/blocks";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { cell, docxFiles, readLines, p, read, row, run, table } from "./docx-fixture";

const field = (instruction: string, result: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

describe("the text of a Word document", () => {
  test("has Mongolian and Russian letters unharmed, and no entity left over", async () => {
    expect(await readLines(p("Өмгөөлөгч, үйлчилгээ, Үүрэг") + p("Договор № 5 &amp; «Ёж»"))).toEqual([
      "Өмгөөлөгч, үйлчилгээ, Үүрэг",
      "Договор № 5 & «Ёж»",
    ]);
  });

  test("has tabs, line breaks and hard hyphens, but no soft ones", async () => {
    expect(
      await read(
        p(
          "<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t><w:softHyphen/><w:t>e</w:t></w:r>",
        ),
      ),
    ).toEqual([{ kind: "paragraph", indent: 0, inlines: [{ text: "a\tb\nc-de", marks: [] }] }]);
  });

  test("leaves out hidden text, comments, and empty paragraphs", async () => {
    expect(
      await readLines(
        p(run("shown") + run(" hidden", "<w:vanish/>") + '<w:r><w:commentReference w:id="0"/></w:r>') + p(run("")),
      ),
    ).toEqual(["shown"]);
  });

  test("shows a field's result, also of a field inside a field, never its instruction", async () => {
    const nested = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>IF </w:instrText></w:r>${field("DATE", run("inner"))}<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run("outer")}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    expect(
      await readLines(
        p(run("On ") + field(" REF x ", run("page 4"))) +
          p(nested) +
          p('<w:fldSimple w:instr="PAGE">' + run("9") + "</w:fldSimple>"),
      ),
    ).toEqual(["On page 4", "outer", "9"]);
  });

  test("keeps the label of a button and loses no paragraph to a field that never ends", async () => {
    const button = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>MACROBUTTON NoMacro [Client name]</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    expect(await readLines(p(button) + p('<w:r><w:fldChar w:fldCharType="begin"/></w:r>') + p("after"))).toEqual([
      "[Client name]",
      "after",
    ]);
  });

  test("reads content controls, links and check boxes", async () => {
    const box = (state: string) =>
      `<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="${state}"/></w14:checkbox></w:sdtPr><w:sdtContent>${run("?")}</w:sdtContent></w:sdt>`;
    const body = `<w:sdt><w:sdtPr/><w:sdtContent>${p("<w:hyperlink>" + run("policies") + "</w:hyperlink>")}</w:sdtContent></w:sdt>${p(run("yes ") + box("1") + run(" no ") + box("0"))}`;
    expect(await readLines(body)).toEqual(["policies", "yes ☒ no ☐"]);
  });

  test("maps symbol fonts to characters everyone has", async () => {
    expect(
      await readLines(
        p(
          '<w:r><w:sym w:font="Wingdings" w:char="F0FE"/><w:sym w:font="Symbol" w:char="F0B3"/></w:r>' +
            run("\uf061", '<w:rFonts w:ascii="Symbol"/>'),
        ),
      ),
    ).toEqual(["☑≥α"]);
  });

  test("reads a text box once, after its paragraph, whichever of two forms it is stored in", async () => {
    const content = `<w:txbxContent>${p("boxed")}</w:txbxContent>`;
    const choice = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${content}</w:drawing></mc:Choice><mc:Fallback><w:pict>${content}</w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
    expect(await readLines(p(run("before") + choice + run(" after")))).toEqual(["before after", "boxed"]);
  });
});

describe("marks and styles", () => {
  const style = (id: string, content: string, type = "paragraph") =>
    `<w:style w:type="${type}" w:styleId="${id}">${content}</w:style>`;

  test("direct formatting becomes marks, and off is off", async () => {
    const [block] = await read(
      p(run("a", "<w:b/><w:u w:val='single'/>") + run("b", "<w:b w:val='0'/>") + run("c", "<w:i/><w:strike/>")),
    );
    expect(block?.inlines).toEqual([
      { text: "a", marks: ["bold", "underline"] },
      { text: "b", marks: [] },
      { text: "c", marks: ["italic", "strike"] },
    ]);
  });

  test("bold of the paragraph's and of the character's style cancel each other", async () => {
    const styles = style("Strong", "<w:rPr><w:b/></w:rPr>", "character") + style("Loud", "<w:rPr><w:b/></w:rPr>");
    const [block] = await read(
      p(run("loud ") + run("plain", '<w:rStyle w:val="Strong"/>'), '<w:pStyle w:val="Loud"/>'),
      { styles },
    );
    expect(block?.inlines).toEqual([
      { text: "loud ", marks: ["bold"] },
      { text: "plain", marks: [] },
    ]);
  });

  test("headings are known by built-in name whatever their id, and by inherited outline level", async () => {
    const styles =
      style("1", '<w:name w:val="heading 1"/>') +
      style("Sub", '<w:name w:val="Sub"/><w:basedOn w:val="Base"/>') +
      style("Base", '<w:name w:val="Base"/><w:pPr><w:outlineLvl w:val="2"/></w:pPr>') +
      style("T", '<w:name w:val="Title"/>');
    const blocks = await read(
      p("Title", '<w:pStyle w:val="T"/>') + p("One", '<w:pStyle w:val="1"/>') + p("Three", '<w:pStyle w:val="Sub"/>'),
      { styles },
    );
    expect(blocks.map((block) => (block.kind === "heading" ? block.level : null))).toEqual([1, 1, 3]);
  });

  test("clauses set in a heading style stay paragraphs", async () => {
    const styles = style("H", '<w:name w:val="heading 2"/>');
    const blocks = await read(
      p(`The Supplier shall ${"deliver and ".repeat(30)}`, '<w:pStyle w:val="H"/>') +
        p("Short clause.", '<w:pStyle w:val="H"/>'),
      { styles },
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(["paragraph", "paragraph"]);
  });

  test("alignment and indentation come through", async () => {
    expect(await read(p("x", '<w:jc w:val="both"/><w:ind w:left="1440"/>'))).toEqual([
      { kind: "paragraph", indent: 2, align: "justify", inlines: [{ text: "x", marks: [] }] },
    ]);
  });
});

describe("tables", () => {
  test("are one line a row, cells parted by tabs; paragraphs of a cell are its lines, rows of a table within it too", async () => {
    const nested = table(row(cell(p("n1")), cell(p("n2"))));
    const body = table(
      row(cell(p("Item")), cell(p("Amount"))),
      row(cell(p("Fee") + p("monthly")), cell(nested + p(run("")))),
      row(cell(p(run(""))), cell(p(run("")))),
    );
    expect(await readLines(body)).toEqual(["Item\tAmount", "Fee monthly\tn1 n2"]);
    expect((await read(body))[1]?.inlines).toContainEqual({ text: "Fee\nmonthly", marks: [] });
  });

  test("keep their merged cells, and begin and end where they do in the file (B-8.10)", async () => {
    const body =
      table(
        row(cell(p("A"), '<w:vMerge w:val="restart"/>'), cell(p("1"))),
        row(cell(p(""), "<w:vMerge/>"), cell(p("2"))),
        row(cell(p("first") + p("second"), '<w:gridSpan w:val="2"/>')),
      ) + table(row(cell(p("x", '<w:jc w:val="right"/>')), cell(p("y"))));
    expect(await readLines(body)).toEqual(["A\t1", "2", "first second", "x\ty"]);
    const plain = { colSpan: 1, rowSpan: 1, isHeader: false };
    expect((await read(body)).map((block) => block.kind === "row" && [block.isFirst, block.cells])).toEqual([
      [true, [{ ...plain, rowSpan: 2 }, plain]],
      [false, [plain]],
      [false, [{ ...plain, colSpan: 2 }]],
      [true, [{ ...plain, align: "right" }, plain]],
    ]);
  });

  test("of one column are boxes around text, and read as that text", async () => {
    expect(await readLines(table(row(cell(p("first") + p("second"))), row(cell(p("third")))))).toEqual([
      "first",
      "second",
      "third",
    ]);
  });

  test("rows and cells in content controls are found", async () => {
    expect(
      await readLines(
        `<w:tbl><w:sdt><w:sdtContent><w:tr><w:sdt><w:sdtContent>${cell(p("a"))}</w:sdtContent></w:sdt>${cell(p("b"))}</w:tr></w:sdtContent></w:sdt></w:tbl>`,
      ),
    ).toEqual(["a\tb"]);
  });

  test("a page set in two columns is read column by column", async () => {
    const column = (name: string) => cell(Array.from({ length: 20 }, (_, index) => p(`${name}${index}`)).join(""));
    const lines = await readLines(table(row(column("ru"), column("en"))));
    expect(lines).toHaveLength(40);
    expect(lines[20]).toBe("en0");
  });
});

describe("tracked changes", () => {
  const deleted = (text: string) => `<w:del w:id="1"><w:r><w:delText>${text}</w:delText></w:r></w:del>`;

  test("read as accepted: insertions stay, deletions and moved-away text are gone (B-8.10)", async () => {
    const body = p(
      run("within ") +
        deleted("sixty") +
        `<w:ins w:id="2">${run("thirty")}</w:ins>` +
        `<w:moveFrom w:id="3">${run(" old")}</w:moveFrom><w:moveTo w:id="4">${run(" days")}</w:moveTo>`,
    );
    expect(await readLines(body)).toEqual(["within thirty days"]);
  });

  test("a deleted paragraph end joins two paragraphs, a whole deleted paragraph leaves nothing", async () => {
    const gone = "<w:rPr><w:del w:id='5'/></w:rPr>";
    expect(await readLines(p("one ", gone) + p("two") + p(deleted("gone"), gone) + p("three"))).toEqual([
      "one two",
      "three",
    ]);
  });

  test("deleted rows are gone and inserted ones stay; former properties don't count", async () => {
    const change = (mark: string, text: string) =>
      `<w:tr><w:trPr>${mark}</w:trPr>${cell(p(text))}${cell(p("x"))}</w:tr>`;
    const formatted = run("plain", "<w:rPrChange w:id='7'><w:rPr><w:b/></w:rPr></w:rPrChange>");
    const blocks = await read(
      table(change("<w:del w:id='6'/>", "old"), change("<w:ins w:id='6'/>", "new")) + p(formatted),
    );
    expect(blocks.map(blockText)).toEqual(["new\tx", "plain"]);
    expect(blocks[1]?.inlines).toEqual([{ text: "plain", marks: [] }]);
  });
});

describe("notes", () => {
  const note = (kind: string, id: number, text: string) => `<w:${kind} w:id="${id}">${p(text)}</w:${kind}>`;

  test("stand at the end, numbered in the order of their references", async () => {
    const body = p(
      run("First") +
        '<w:r><w:footnoteReference w:id="7"/></w:r>' +
        run(", second") +
        '<w:r><w:footnoteReference w:id="3"/></w:r>' +
        '<w:r><w:endnoteReference w:id="1"/></w:r>',
    );
    const parts = {
      footnotes:
        note("footnote", 3, "Three.") + note("footnote", 7, "Seven.") + note("footnote", 9, "Never referred to."),
      endnotes: note("endnote", 1, "End."),
    };
    expect(await readLines(body, parts)).toEqual(["First[1], second[2][i]", "[1] Seven.", "[2] Three.", "[i] End."]);
  });
});

test("a file of one letter, one sign or one box is not empty, nor one whose whole text is tracked as taken out (B-8.6)", async () => {
  const by = 'w:id="1" w:author="They" w:date="2026-11-20T10:00:00Z"';
  const gone = `<w:del ${by}><w:r><w:delText>Gone.</w:delText></w:r></w:del>`;
  const said = async (body: string) =>
    toPlainText((await readDocument(zipSync(docxFiles(body)), "a.docx")).blocks).text;
  expect(await Promise.all([p("x"), p("."), p("1"), table(row(cell(p("Я")))), p(gone)].map(said))).toEqual([
    "x",
    ".",
    "1",
    "Я",
    "Gone.",
  ]);
  await expect(said(p(""))).rejects.toThrow("emptyDocument");
  await expect(said(p(" "))).rejects.toThrow("emptyDocument");
});
