import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { readReturned } from "@/lib/word/returned/returned";
import { WordFile } from "@/lib/word/file/word-file";
import { cell, docxFiles, listed, p, row, run, table } from "../documents/extraction/docx-fixture";

/** A contract in a Word file with everything in it that another side may change without a word being another one. */
const TYPE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const field = (code: string, shown: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ${code} </w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(shown)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const marked = (name: string, words: string, id = 1) =>
  `<w:bookmarkStart w:id="${id}" w:name="${name}"/>${run(words)}<w:bookmarkEnd w:id="${id}"/>`;
const LEVEL = (level: number, format: string, text: string, more = "") =>
  `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
const NUMBERING =
  `<w:abstractNum w:abstractNumId="0">${LEVEL(0, "decimal", "%1.")}${LEVEL(1, "decimal", "%1.%2")}${LEVEL(2, "lowerLetter", "(%3)")}</w:abstractNum>` +
  '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum>' +
  '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>';
const STYLES =
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:rPr><w:sz w:val="22"/></w:rPr></w:style>' +
  '<w:style w:type="paragraph" w:styleId="Proviso"><w:basedOn w:val="Normal"/></w:style>' +
  '<w:style w:type="character" w:styleId="Term"><w:rPr><w:b/></w:rPr></w:style>';
const SECTION =
  `<w:sectPr xmlns:r="${TYPE}"><w:headerReference w:type="default" r:id="head"/><w:headerReference w:type="first" r:id="first"/>` +
  '<w:headerReference w:type="even" r:id="even"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:bottom="1440" w:left="1440" w:right="1440"/><w:titlePg/></w:sectPr>';
const WIDE = '<w:tcW w:w="6000" w:type="dxa"/>';
const COLUMN = '<w:tcW w:w="3000" w:type="dxa"/>';
const PRICES = table(
  '<w:tblPr><w:tblW w:w="9000" w:type="dxa"/><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid><w:gridCol w:w="6000"/><w:gridCol w:w="3000"/></w:tblGrid>',
  row(cell(p("Work"), WIDE), cell(p("Price"), COLUMN)),
  row(cell(p("Delivery"), WIDE), cell(p("100 dollars"), COLUMN)),
  row(cell(p("Storage"), WIDE), cell(p("20 dollars"), COLUMN)),
);
const FORMULA =
  '<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t>fee = 2x</m:t></m:r></m:oMath>';
const ACROSS = '<w:r><w:pict><v:textpath xmlns:v="urn:schemas-microsoft-com:vml" string="FINAL"/></w:pict></w:r>';
const PROVISO = '<w:pStyle w:val="Proviso"/>';
const BODY =
  listed("Payment", 0) +
  listed(marked("_Ref7", "The Buyer shall pay within thirty days."), 1) +
  listed("Late sums bear interest.", 1) +
  listed("of two per cent a year,", 2) +
  listed("or less.", 2) +
  listed("Liability", 0) +
  listed(marked("Cap", "Liability ends at one year's fees.", 2), 1) +
  p(
    `${run("As clause ")}${field("REF _Ref7 \\r \\h", "1.1")}${run(" says, on page ")}${field("PAGEREF Cap \\h", "3")}.`,
  ) +
  p(`${run("See ")}<w:hyperlink w:anchor="Cap">${run("the cap")}</w:hyperlink>${run(" too.")}`) +
  p(
    `${run("The price is ")}${field("DOCPROPERTY Price", "100 dollars")}${run(" and the term ")}${field("DOCVARIABLE Term", "one year")}`,
  ) +
  p("Nothing here limits the duties of the Seller.", PROVISO) +
  p(`${run("The ")}${run("Supplier", '<w:rStyle w:val="Term"/>')}${run(" insures the goods.")}`) +
  p(`${run("So that ")}${FORMULA}`) +
  PRICES +
  p(`${run("A note says more")}<w:r><w:footnoteReference w:id="1"/></w:r>`) +
  SECTION;

type Parts = {
  body: string;
  numbering: string;
  styles: string;
  settings: string;
  properties: string;
  fonts: string;
  footnotes: string;
  first: string;
};
const PLAIN: Parts = {
  body: BODY,
  numbering: NUMBERING,
  styles: STYLES,
  settings: '<w:evenAndOddHeaders/><w:docVars><w:docVar w:name="Term" w:val="one year"/></w:docVars>',
  properties: "100 dollars",
  fonts: `<w:font w:name="Arial" xmlns:r="${TYPE}"><w:noEmbed/></w:font>`,
  footnotes: `<w:footnote w:id="1">${p("A note.")}</w:footnote>`,
  first: `${run("Binding")}${field("QUOTE us", "us")}${ACROSS}`,
};

const head = (words: string) => strToU8(`<w:hdr ${W}>${p(words)}</w:hdr>`);

function buildFile({ body, numbering, styles, settings, properties, fonts, footnotes, first }: Parts): Uint8Array {
  const files = docxFiles(body, { numbering, styles, footnotes });
  const name = "word/_rels/document.xml.rels";
  const relation = (id: string, type: string, to: string) =>
    `<Relationship Id="${id}" Type="${TYPE}/${type}" Target="${to}"/>`;
  const relations =
    ["head", "first", "even"].map((id) => relation(id, "header", `${id}.xml`)).join("") +
    relation("settings", "settings", "settings.xml") +
    relation("fonts", "fontTable", "fontTable.xml");
  const former = new TextDecoder().decode(files[name] instanceof Uint8Array ? files[name] : new Uint8Array());
  return zipSync({
    ...files,
    [name]: strToU8(former.replace("</Relationships>", `${relations}</Relationships>`)),
    "_rels/.rels": strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${TYPE}/officeDocument" Target="word/document.xml"/><Relationship Id="r2" Type="${TYPE}/custom-properties" Target="docProps/custom.xml"/></Relationships>`,
    ),
    "docProps/custom.xml": strToU8(
      `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes"><property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2" name="Price"><vt:lpwstr>${properties}</vt:lpwstr></property></Properties>`,
    ),
    "word/head.xml": head("Agreement"),
    "word/first.xml": head(first),
    "word/even.xml": head("Agreement, left"),
    "word/settings.xml": strToU8(`<w:settings ${W} xmlns:r="${TYPE}">${settings}</w:settings>`),
    "word/_rels/settings.xml.rels": strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="dot" Type="${TYPE}/attachedTemplate" Target="https://them.example/styles.dotm" TargetMode="External"/></Relationships>`,
    ),
    "word/fontTable.xml": strToU8(`<w:fonts ${W}>${fonts}</w:fonts>`),
  });
}

const sent = buildFile(PLAIN);
const html = htmlFromBlocks(new WordFile(sent).blocks);

function changesIn(parts: Partial<Parts>) {
  const { changes } = readReturned(buildFile({ ...PLAIN, ...parts }), { html, file: sent });
  return changes.map(
    ({ place, kind, before, after, tracked }) => `${tracked ? "tracked " : ""}${place} ${kind}: ${before} > ${after}`,
  );
}

/** A part with a stretch of it replaced, wherever it stands. */
const turned = (part: keyof Parts, from: string, to: string): Partial<Parts> => {
  expect(PLAIN[part]).toContain(from);
  return { [part]: PLAIN[part].replaceAll(from, to) };
};
const PAY = "The Buyer shall pay within thirty days.";
const LATE = "Late sums bear interest.";
const CAP = "Liability ends at one year's fees.";
const NOTHING = "Nothing here limits the duties of the Seller.";
const lateIn = (properties: string) => turned("body", run(LATE), run(LATE, properties));
const proviso = (properties: string) => turned("body", PROVISO, `${PROVISO}${properties}`);
const styled = (letters: string) =>
  turned("styles", '<w:basedOn w:val="Normal"/>', `<w:basedOn w:val="Normal"/><w:rPr>${letters}</w:rPr>`);
const price = (properties: string, letters = "") =>
  turned("body", cell(p("20 dollars"), COLUMN), cell(p(run("20 dollars", letters)), `${COLUMN}${properties}`));
const moved = (name: string, words: string, id: number) => ({
  body: BODY.replace(marked(name, words, id), run(words)).replace(run(LATE), marked(name, LATE, id)),
});
const counted = (from: string, to: string) => turned("numbering", from, to);
const FLAT = '<w:spacing w:line="20" w:lineRule="exact"/>';
const hidden = (words: string) => [`hidden insert:  > ${words}`];
const formatted = (words: string) => [`text format: ${words} > ${words}`];

type Cheat = readonly [name: string, parts: () => Partial<Parts>, reported: readonly string[]];

const OF_REFERENCES: readonly Cheat[] = [
  ["a bookmark moves", () => moved("_Ref7", PAY, 1), [`link replace: 1.1: ${PAY} > 1.1: ${LATE}`]],
  [
    "a bookmark moves that two lead to",
    () => moved("Cap", CAP, 2),
    [`link replace: the cap: ${CAP} > the cap: ${LATE}`, `link replace: ${CAP} > ${LATE}`],
  ],
  [
    "a bookmark goes",
    () => turned("body", marked("_Ref7", PAY), run(PAY)),
    ["field replace: 1.1: REF … \\r \\h > 1.1: REF _Ref7 \\r \\h", `link delete: 1.1: ${PAY} > `],
  ],
  [
    "a page is asked of another",
    () => turned("body", "PAGEREF Cap", "PAGEREF _Ref7"),
    [`link replace: ${CAP} > ${PAY}`],
  ],
  [
    "a reference names another clause",
    () => turned("body", "REF _Ref7", "REF Cap"),
    [`link replace: 1.1: ${PAY} > 1.1: ${CAP}`],
  ],
  [
    "a link leads to another clause",
    () => turned("body", 'w:anchor="Cap"', 'w:anchor="_Ref7"'),
    [`link replace: the cap: ${CAP} > ${PAY}`],
  ],
];

const OF_PAGES: readonly Cheat[] = [
  ["the first page loses its head", () => turned("body", "<w:titlePg/>", ""), ["header delete: Binding (first) > "]],
  [
    "even pages lose their head",
    () => turned("settings", "<w:evenAndOddHeaders/>", '<w:evenAndOddHeaders w:val="0"/>'),
    ["header delete: Agreement, left (even) > "],
  ],
  [
    "pages are smaller than their words",
    () => turned("body", 'w:w="11906"', 'w:w="2000"'),
    ["layout replace: 210 × 297 mm > 35 × 297 mm", "layout insert:  > ↤ 25 ↦ 25 ↥ 25 ↧ 25 mm"],
  ],
];

const OF_NUMBERS: readonly Cheat[] = [
  [
    "a list begins with another number",
    () => ({ numbering: NUMBERING.replace('w:val="1"/>', 'w:val="3"/>') }),
    ["1 > 3", "1.1 > 3.1", "1.2 > 3.2", "2 > 4", "2.1 > 4.1"].map((change) => `text replace: ${change}`),
  ],
  [
    "a list counts in letters",
    () => ({ numbering: NUMBERING.replace('"decimal"', '"upperLetter"') }),
    ["1 > A", "1.1 > A.1", "1.2 > A.2", "2 > B", "2.1 > B.1"].map((change) => `text replace: ${change}`),
  ],
  [
    "a list writes its numbers otherwise",
    () => counted('w:val="%1.%2"', 'w:val="%2"'),
    ["1.1 > 1", "1.2 > 2", "2.1 > 1"].map((change) => `text replace: ${change}`),
  ],
  [
    "a list counts on where it began anew",
    () => counted('<w:lvlText w:val="%1.%2"/>', '<w:lvlRestart w:val="0"/><w:lvlText w:val="%1.%2"/>'),
    ["text replace: 2.1 > 2.3"],
  ],
  [
    "an item is of another list",
    () => turned("body", listed("or less.", 2), listed("or less.", 0, 2)),
    ["text delete: (b)  > "],
  ],
  [
    "a clause stands a level higher",
    () => turned("body", listed(LATE, 1), listed(LATE, 0)),
    [`text format: 1.2 ${LATE} > 2. ${LATE}`],
  ],
  ["a clause has no number", () => turned("body", listed(LATE, 1), p(LATE)), ["text delete: 1.2  > "]],
];

const OF_LETTERS: readonly Cheat[] = [
  ["a style hides", () => styled("<w:vanish/>"), [`text delete: ${NOTHING} > `]],
  ["a style hides in another way", () => styled("<w:specVanish/>"), hidden(NOTHING)],
  ["a style strikes", () => styled("<w:strike/>"), formatted(NOTHING)],
  ["a style strikes twice", () => styled("<w:dstrike/>"), formatted(NOTHING)],
  [
    "a style of letters strikes",
    () => turned("styles", "<w:b/>", "<w:b/><w:strike/>"),
    formatted("The Supplier insures the goods."),
  ],
  ["words are struck", () => lateIn("<w:strike/>"), formatted(`1.2 ${LATE}`)],
  ["words are hidden", () => lateIn("<w:vanish/>"), [`text delete: 1.2 ${LATE} > `, "text insert:  > 1.2"]],
  ["words are black on black", () => lateIn('<w:color w:val="000000"/><w:highlight w:val="black"/>'), hidden(LATE)],
  [
    "words are of their ground's colour",
    () => lateIn('<w:color w:val="1F3864"/><w:shd w:val="clear" w:fill="1F3964"/>'),
    hidden(LATE),
  ],
  ["white words stand on what is black", () => lateIn('<w:color w:val="FFFFFF"/><w:shd w:fill="000000"/>'), []],
  [
    "a formula is white",
    () => turned("body", FORMULA, FORMULA.replace("<m:t>", '<w:rPr><w:color w:val="FFFFFF"/></w:rPr><m:t>')),
    hidden("fee = 2x"),
  ],
  ["words are drawn as signs", () => lateIn('<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>'), hidden(LATE)],
  ["words are lifted off their line", () => lateIn('<w:position w:val="3000"/>'), hidden(LATE)],
  ["letters stand on one another", () => lateIn('<w:spacing w:val="-400"/>'), hidden(LATE)],
  [
    "words stand beside the page",
    () => proviso('<w:ind w:left="20000"/>'),
    [...formatted(NOTHING), ...hidden(NOTHING)],
  ],
  ["words hang behind their first line", () => proviso('<w:ind w:left="3600" w:hanging="3600"/>'), []],
  [
    "a style's lines have no height, whatever stands before them",
    () => ({
      ...turned("styles", '<w:basedOn w:val="Normal"/>', `<w:basedOn w:val="Normal"/><w:pPr>${FLAT}</w:pPr>`),
      ...proviso('<w:spacing w:before="120"/>'),
    }),
    hidden(NOTHING),
  ],
  ["words stand in a frame beside the page", () => proviso('<w:framePr w:x="-20000"/>'), hidden(NOTHING)],
];

const OF_TABLES: readonly Cheat[] = [
  [
    "a cell is as dark as its words",
    () => price('<w:shd w:val="clear" w:fill="000000"/>', '<w:color w:val="000000"/>'),
    [...hidden("20 dollars"), "layout insert:  > 20 dollars: #000000"],
  ],
  [
    "a cell has another ground",
    () => price('<w:shd w:val="clear" w:fill="FFFF00"/>'),
    ["layout insert:  > 20 dollars: #ffff00"],
  ],
  [
    "a column has no width",
    () => turned("body", 'w:w="3000"', 'w:w="60"'),
    ["Price", "100 dollars", "20 dollars"].flatMap(hidden),
  ],
  ["a cell spans columns", () => price('<w:gridSpan w:val="2"/>'), formatted("Storage\t20 dollars")],
  [
    "cells are merged downwards",
    () => ({
      body: BODY.replace(cell(p("Delivery"), WIDE), cell(p("Delivery"), `${WIDE}<w:vMerge w:val="restart"/>`)).replace(
        cell(p("Storage"), WIDE),
        cell(p("Storage"), `${WIDE}<w:vMerge/>`),
      ),
    }),
    [...formatted("Delivery\t100 dollars"), "text delete: Storage\t > "],
  ],
];

const OF_OTHER_PARTS: readonly Cheat[] = [
  [
    "a property says something else",
    () => ({ properties: "900 dollars" }),
    ["field replace: price: 100 dollars > price: 900 dollars"],
  ],
  [
    "a variable says something else",
    () => turned("settings", 'w:val="one year"', 'w:val="ten years"'),
    ["field replace: term: one year > term: ten years"],
  ],
  [
    "a font comes with the file",
    () => turned("fonts", "<w:noEmbed/>", '<w:embedRegular r:id="f1"/>'),
    ["layout insert:  > Arial · ?"],
  ],
  ["a note says something else", () => turned("footnotes", "A note.", "Another note."), ["text replace: A > Another"]],
  [
    "styles are taken from elsewhere",
    () => turned("settings", "</w:docVars>", '</w:docVars><w:attachedTemplate r:id="dot"/><w:linkStyles/>'),
    ["embedded insert:  > https://them.example/styles.dotm"],
  ],
  [
    "a field of the head fills in other words",
    () => turned("first", "QUOTE us", "QUOTE nobody"),
    ["field replace: us: QUOTE us > us: QUOTE nobody"],
  ],
  [
    "the words across the page are others",
    () => turned("first", 'string="FINAL"', 'string="DRAFT"'),
    ["picture replace: FINAL > DRAFT"],
  ],
  [
    "words of the head are white",
    () => turned("first", run("Binding"), run("Binding", '<w:color w:val="FFFFFF"/>')),
    hidden("Binding"),
  ],
];

describe("what the other side changes in silence", () => {
  test("nothing, however Word calls what it points to", () => {
    expect(changesIn({})).toEqual([]);
    expect(changesIn(turned("body", "_Ref7", "_Ref8"))).toEqual([]);
    expect(changesIn(turned("body", "PAGEREF Cap", "PAGEREF  Cap"))).toEqual([]);
  });

  test("words that a reference leads to are told once", () => {
    expect(changesIn(turned("body", "thirty", "sixty"))).toEqual(["text replace: thirty > sixty"]);
  });

  test.each([...OF_REFERENCES, ...OF_PAGES])("of references and pages: %s (B-26.4)", (_, parts, reported) => {
    expect(changesIn(parts())).toEqual(reported);
  });
  test.each(OF_NUMBERS)("of numbers: %s", (_, parts, reported) => expect(changesIn(parts())).toEqual(reported));
  test.each(OF_LETTERS)("of letters: %s (B-26.4)", (_, parts, reported) =>
    expect(changesIn(parts())).toEqual(reported),
  );
  test.each(OF_TABLES)("of tables: %s (B-26.4)", (_, parts, reported) => expect(changesIn(parts())).toEqual(reported));
  test.each(OF_OTHER_PARTS)("of other parts: %s (B-26.4)", (_, parts, reported) =>
    expect(changesIn(parts())).toEqual(reported),
  );
});
