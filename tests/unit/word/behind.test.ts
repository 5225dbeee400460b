import { strFromU8, strToU8, zipSync, type Zippable } from "fflate";
import { describe, expect, test } from "vitest";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { readReturned } from "@/lib/word/returned/returned";
import { WordFile } from "@/lib/word/file/word-file";
import { docxFiles, p, row, cell, run, table } from "../documents/extraction/docx-fixture";

const TYPE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const styles = (normal: string) =>
  `<w:style w:type="paragraph" w:default="1" w:styleId="Normal">${normal}</w:style>` +
  `<w:style w:type="character" w:styleId="Quiet"><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:style>`;
const field = (code: string, shown: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ${code} </w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(shown)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const LINK = `<w:hyperlink r:id="link" xmlns:r="${TYPE}">${run("our terms")}</w:hyperlink>`;
const PICTURE = `<w:r><w:drawing><a:blip xmlns:a="urn:a" xmlns:r="${TYPE}" r:embed="logo"/></w:drawing></w:r>`;
const BOUND = `<w:sdt><w:sdtPr><w:dataBinding w:xpath="/a" w:storeItemID="{1}"/></w:sdtPr><w:sdtContent>${run("Buyer")}</w:sdtContent></w:sdt>`;
const FEES = p("The fees are due in thirty days.");
const section = (shown: string) => `<w:sectPr xmlns:r="${TYPE}">${shown}</w:sectPr>`;
const HEAD = '<w:headerReference w:type="default" r:id="head"/>';
const BODY =
  p(`${run("See ")}${LINK}${run(" and clause ")}${field("REF clause7 \\h", "7.2")}`) +
  p(`${run("Logo: ")}${PICTURE}`) +
  p(`${run("Sold to ")}${BOUND}`) +
  FEES +
  table(row(cell(p("Late payment")), cell(p("2 per cent a day")))) +
  p("The end of it.") +
  section(HEAD);

type Others = { target?: string; picture?: string; data?: string; settings?: string; normal?: string; chunk?: string };

const head = (words: string) =>
  strToU8(`<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${p(words)}</w:hdr>`);

function makeFile(body: string, others: Others = {}): Uint8Array {
  const {
    target = "https://us.example/terms",
    picture = "picture",
    data = "<a>Buyer</a>",
    settings = "",
    chunk,
  } = others;
  const files: Zippable = docxFiles(body, { styles: styles(others.normal ?? "") });
  const relation = (id: string, type: string, to: string, mode = "") =>
    `<Relationship Id="${id}" Type="${TYPE}/${type}" Target="${to}"${mode}/>`;
  const relations =
    relation("link", "hyperlink", target, ' TargetMode="External"') +
    relation("logo", "image", "media/image1.png") +
    relation("data", "customXml", "../customXml/item1.xml") +
    relation("head", "header", "header1.xml") +
    relation("other", "header", "header2.xml") +
    relation("settings", "settings", "settings.xml") +
    (chunk === undefined ? "" : relation("chunk", "aFChunk", "chunk.html"));
  const name = "word/_rels/document.xml.rels";
  const former = strFromU8(files[name] instanceof Uint8Array ? files[name] : new Uint8Array());
  return zipSync({
    ...files,
    [name]: strToU8(former.replace("</Relationships>", `${relations}</Relationships>`)),
    "word/media/image1.png": strToU8(picture),
    "customXml/item1.xml": strToU8(data),
    "word/header1.xml": head("Draft, binds nobody"),
    "word/header2.xml": head("Final"),
    "word/settings.xml": strToU8(
      `<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${settings}</w:settings>`,
    ),
    ...(chunk === undefined ? {} : { "word/chunk.html": strToU8(chunk) }),
  });
}

function changesIn(body: string, others: Others = {}) {
  const sent = makeFile(BODY);
  const html = htmlFromBlocks(new WordFile(sent).blocks);
  const { changes } = readReturned(makeFile(body, others), { html, file: sent });
  expect(changes.every(({ tracked }) => !tracked)).toBe(true);
  return changes.map(({ place, kind, before, after }) => ({ place, kind, before, after }));
}

describe("what was changed in silence behind the words", () => {
  test("is nothing where nothing was, whatever Word calls its parts", () => {
    expect(changesIn(BODY)).toEqual([]);
    expect(changesIn(BODY.replace("REF clause7 \\h", "REF  clause7 \\h"))).toEqual([]);
  });

  test("where a link leads (B-26.4)", () => {
    expect(changesIn(BODY, { target: "https://them.example/terms" })).toEqual([
      {
        ...{ place: "link", kind: "replace" },
        ...{ before: "our terms: https://us.example/terms", after: "our terms: https://them.example/terms" },
      },
    ]);
  });

  test("a picture, and what Word fills in by itself", () => {
    const [picture] = changesIn(BODY, { picture: "another" });
    expect(picture).toMatchObject({ place: "picture", kind: "replace" });
    expect(picture?.before).toMatch(/^image\.png · 7 · [0-9a-f]{8}$/);
    const drawn = `<w:r><w:pict><v:imagedata xmlns:v="urn:schemas-microsoft-com:vml" xmlns:r="${TYPE}" r:id="logo"/></w:pict></w:r>`;
    expect(changesIn(BODY.replace(FEES, FEES + p(drawn)))).toMatchObject([{ place: "picture", kind: "insert" }]);
    expect(changesIn(BODY.replace("REF clause7", "REF clause9"))).toEqual([
      { place: "field", kind: "replace", before: "7.2: REF clause7 \\h", after: "7.2: REF clause9 \\h" },
    ]);
    expect(changesIn(BODY, { data: "<a>Somebody else</a>" })).toEqual([
      { place: "field", kind: "replace", before: "Buyer", after: "Somebody else" },
    ]);
  });

  test.each([
    ["white letters", run("The fees are due in thirty days.", '<w:color w:val="FFFFFF"/>')],
    ["letters of a point", run("The fees are due in thirty days.", '<w:sz w:val="2"/>')],
    ["narrow letters", run("The fees are due in thirty days.", '<w:w w:val="1"/>')],
    ["a white style", run("The fees are due in thirty days.", '<w:rStyle w:val="Quiet"/>')],
  ])("words made unreadable by %s (B-26.4)", (_, words) => {
    expect(changesIn(BODY.replace(FEES, p(words)))).toEqual([
      { place: "hidden", kind: "insert", before: "", after: "The fees are due in thirty days." },
    ]);
  });

  test("words made unreadable by lines and rows without height, and by the style of all", () => {
    const flat = p("The fees are due in thirty days.", '<w:spacing w:line="1" w:lineRule="exact"/>');
    expect(changesIn(BODY.replace(FEES, flat)).map(({ place }) => place)).toEqual(["hidden"]);
    const hiddenRow = BODY.replace("<w:tr>", '<w:tr><w:trPr><w:trHeight w:val="1" w:hRule="exact"/></w:trPr>');
    expect(changesIn(hiddenRow).map(({ after }) => after)).toEqual(["Late payment", "2 per cent a day"]);
    const all = changesIn(BODY, { normal: '<w:rPr><w:color w:val="FFFFFF"/></w:rPr>' });
    expect(all.map(({ after }) => after)).toContain("The end of it.");
  });

  test("words hidden by a style are words that went", () => {
    const gone = changesIn(BODY, { normal: "<w:rPr><w:vanish/></w:rPr>" });
    expect(gone.map(({ place, before }) => `${place}: ${before}`)).toContain("text: The end of it.");
  });

  test("text of another file, and protection", () => {
    const chunk = `<w:altChunk r:id="chunk" xmlns:r="${TYPE}"/>`;
    expect(changesIn(BODY + chunk, { chunk: "<p>More duties</p>" })).toMatchObject([
      { place: "text", kind: "insert", after: "More duties" },
      { place: "embedded", kind: "insert" },
    ]);
    const settings = '<w:documentProtection w:edit="readOnly" w:enforcement="1"/>';
    expect(changesIn(BODY, { settings })).toEqual([
      { place: "protection", kind: "insert", before: "", after: "readOnly" },
    ]);
  });

  test("another head of the pages, or none, though no word of either is another one", () => {
    expect(changesIn(BODY.replace('r:id="head"', 'r:id="other"'))).toEqual([
      { place: "header", kind: "replace", before: "Draft, binds nobody (default)", after: "Final (default)" },
    ]);
    expect(changesIn(BODY.replace(HEAD, ""))).toEqual([
      { place: "header", kind: "delete", before: "Draft, binds nobody (default)", after: "" },
    ]);
    const twice = BODY.replace(FEES, p("The fees are due in thirty days.", section(HEAD)));
    expect(changesIn(twice)).toEqual([]);
  });

  test("is told as one where there is no end of it", () => {
    const many = Array.from({ length: 400 }, (_, index) => p(run(`Words ${index}`, '<w:color w:val="FFFFFF"/>'))).join(
      "",
    );
    const hidden = changesIn(BODY + many).filter(({ place }) => place === "hidden");
    expect(hidden).toHaveLength(100);
    expect(hidden.at(-1)?.after).toContain("Words 120; Words 121");
  });
});
