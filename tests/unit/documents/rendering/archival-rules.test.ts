/** What we write against the rules of PDF/A-2b that need no validator, and the check against what breaks them. */
import { beforeAll, describe, expect, test } from "vitest";
import { renderContractPdf } from "@/lib/documents/rendering/contract-pdf";
import { withWidths } from "@/lib/documents/rendering/program-widths";
import { archivalFaults } from "@/tests/support/archival/rules";

const CREATED = new Date("2026-11-20T08:09:10.500Z");
const written = (html: string, name = "Lease", language: "en" | "ru" | "mn" = "en") =>
  renderContractPdf({ name, html, versionNumber: 3, language, createdAt: CREATED });
const PLAIN =
  "<h1>Түрээс</h1><p>Rent <strong>bold</strong> <em>slanted</em> <u>lined</u> <s>struck</s> 日本 ₮ 5.</p><ul><li>one</li></ul>" +
  "<table><tr><th>Item</th><th>Price</th></tr><tr><td>A</td><td>1</td></tr></table>";

describe("a PDF that we write keeps the rules of PDF/A-2b (B-11.24)", () => {
  test.each<[string, string, string]>([
    ["of every kind of block", PLAIN, "Lease"],
    ["without a word", "<p></p>", "Lease"],
    ["with letters that no font has", "<p>😀 ไทย \ue000 \u0378 𝔘 \u{10ffff} שלום</p>", "Lease"],
    ["with a heading longer than a string may be", `<h1>${"Long heading ".repeat(4_000)}</h1><p>End.</p>`, "Lease"],
    ["with a heading of 20,000 letters without a space", `<h1>${"ж".repeat(20_000)}</h1>`, "Lease"],
    ["with a name that XML doesn't take", PLAIN, "A <№1> & \u0007so \u0000on \ud800 \uffff ]]> (b) \\"],
    ["with a name of right-to-left marks and emoji", PLAIN, "\u202eeman\u202c 😀 שלום"],
    [
      "with letters that nothing shows, and signs that are lines",
      "<p>a\u200bb\u00adc\u202ed\u2066e ☐ ☑ ☒ ✓ • → f</p>",
      "Lease",
    ],
    ["with a name of blanks", PLAIN, "  a  b  "],
    ["of many pages", "<h2>Part</h2><p>Some words of a clause.</p>".repeat(400), "Lease"],
  ])("%s", async (_, html, name) => {
    expect(archivalFaults(await written(html, name))).toEqual([]);
  });

  test.each(["ru", "mn"] as const)("in %s", async (language) => {
    expect(archivalFaults(await written(PLAIN, "Договор", language))).toEqual([]);
  });
});

test("a program of a font that isn't built as we know is refused, not written half (B-11.24)", () => {
  expect(() => withWidths(new Uint8Array(12), new Map([[1, 500]]), 1_000)).toThrow("otherwise than this file knows");
});

describe("the check finds what breaks a rule (B-11.24)", () => {
  let pdf: Uint8Array;
  let text: string;
  beforeAll(async () => {
    pdf = await written(PLAIN);
    text = Buffer.from(pdf).toString("latin1");
  });
  const object = (pattern: RegExp) => {
    const all = [...text.matchAll(/(?<=\n)(\d+) 0 obj\n((?:(?!endobj)[\s\S])*?)\nendobj\n/gu)];
    const found = all.findLast(([, , body = ""]) => pattern.test(body)) ?? expect.fail(`no object ${pattern.source}`);
    return { number: Number(found[1]), body: found[2] ?? "" };
  };
  /** The file with an object written anew behind it, and others that come with it. */
  const updated = (bodies: ReadonlyMap<number, string>) => {
    const size = Number(/\/Size (\d+)/u.exec(text.slice(text.lastIndexOf("trailer")))?.[1]);
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/u.exec(text)?.[1]);
    let [added, rows] = ["", ""];
    for (const [number, body] of bodies) {
      rows += `${number} 1\n${String(text.length + added.length).padStart(10, "0")} 00000 n \n`;
      added += `${number} 0 obj\n${body}\nendobj\n`;
    }
    const end = text.slice(text.lastIndexOf("trailer"), text.lastIndexOf("startxref"));
    const trailer = end.replace(/\/Size \d+/u, `/Size ${size + 10}`).replace(/\/Prev \d+/u, `/Prev ${table}`);
    const start = text.length + added.length;
    return Buffer.from(`${text}${added}xref\n${rows}${trailer}startxref\n${start}\n%%EOF\n`, "latin1");
  };
  const withKey = (pattern: RegExp, key: string) => {
    const { number, body } = object(pattern);
    return updated(new Map([[number, body.replace("<<", `<<\n${key}`)]]));
  };
  const replaced = (from: string | RegExp, to: string) => {
    const made = text.replace(from, to);
    expect(made.length === text.length && made !== text).toBe(true);
    return Buffer.from(made, "latin1");
  };
  const inTrailer = (key: string) =>
    Buffer.from(text.replace(/trailer\n<<(?![\s\S]*trailer\n<<)/u, `trailer\n<<\n${key}`), "latin1");
  const lzw = "<< /Length 1 /Filter /LZWDecode >>\nstream\na\nendstream";
  const CATALOG = /\/Type \/Catalog/u;
  const PAGE = /\/Type \/Page\n/u;
  const STREAM = /\/Filter \/FlateDecode\n>>\nstream/u;
  const [SQUARE, INK] = ["/Type /Annot /Subtype /Square /Rect [0 0 9 9]", "/AP << /N 6 0 R >>"];

  test.each<[string, RegExp, () => Uint8Array]>([
    ["no comment of high bytes", /6\.1\.2/u, () => replaced(/^(%PDF-1\.3\n%)..../u, "$1abcd")],
    ["no ID", /6\.1\.3: no ID/u, () => replaced(/\/ID(?=[^/]*startxref\n\d+\n%%EOF\n$)/u, "/IX")],
    ["encryption", /encrypted/u, () => inTrailer("/Encrypt 3 0 R")],
    ["a table that points elsewhere", /6\.1: it lacks/u, () => replaced(/\n1 0 obj\n/u, "\n1 1 obj\n")],
    ["another part in the metadata", /6\.6\.4/u, () => replaced("<pdfaid:part>2<", "<pdfaid:part>3<")],
    ["an XMP that is no XML", /no XML/u, () => replaced("</rdf:Alt>", "</rdf:Alx>")],
    ["a property without its schema", /without its schema/u, () => replaced(/(<\/?)pdf(:Producer)/gu, "$1own$2")],
    ["another title in the metadata", /6\.1\.5: \/Title/u, () => replaced('x-default">Lease', 'x-default">Leash')],
    ["another day in the metadata", /6\.1\.5: \/CreationDate/u, () => replaced("T08:09:10Z<", "T08:09:11Z<")],
    ["no output intent", /6\.2\.3: no output intent/u, () => replaced("/GTS_PDFA1", "/GTS_PDFX1")],
    ["no profile", /6\.2\.3: no colour profile/u, () => replaced("/DestOutputProfile", "/DestOutputProfilX")],
    ["a profile of four colours", /three colours/u, () => replaced("/N 3 /Filter", "/N 4 /Filter")],
    ["a font that isn't embedded", /isn't embedded/u, () => replaced(/\/FontFile[23] /u, "/FontFileX ")],
    [
      "no map to the glyphs",
      /no map to its glyphs/u,
      () => replaced("/CIDToGIDMap /Identity", "/CIDToGIDMax /Identity"),
    ],
    ["a wrong width", /wide, not/u, () => replaced(/(\/W \[0 \[\d+(?:\.\d+)? )\d/u, "$19")],
    ["a script when it opens", /forbidden action/u, () => withKey(CATALOG, "/OpenAction << /S /JavaScript /JS (a) >>")],
    ["a program that it starts", /forbidden action/u, () => withKey(CATALOG, "/OpenAction << /S /Launch /F (a) >>")],
    ["additional actions", /additional actions/u, () => withKey(PAGE, "/AA << >>")],
    ["an embedded file", /an embedded file/u, () => withKey(CATALOG, "/A << /EF << >> >>")],
    ["a form", /AcroForm/u, () => withKey(CATALOG, "/AcroForm << /XFA (a) >>")],
    ["layers", /OCProperties/u, () => withKey(CATALOG, "/OCProperties << >>")],
    ["an unknown blend mode", /blend mode/u, () => withKey(PAGE, "/X << /BM /Own >>")],
    ["a transfer function", /transfer function/u, () => withKey(PAGE, "/X << /TR /Identity >>")],
    ["blending in other colours", /blends/u, () => withKey(PAGE, "/Group << /S /Transparency /CS /DeviceCMYK >>")],
    ["LZW", /forbidden filter/u, () => updated(new Map([[500, lzw]]))],
    ["a stream in another file", /another file/u, () => withKey(STREAM, "/F (a)")],
    ["an annotation that isn't printed", /isn't printed/u, () => withKey(PAGE, `/Annots [<< ${SQUARE} ${INK} >>]`)],
    ["a hidden annotation", /isn't printed/u, () => withKey(PAGE, `/Annots [<< ${SQUARE} ${INK} /F 6 >>]`)],
    ["an annotation without a look", /an appearance/u, () => withKey(PAGE, `/Annots [<< ${SQUARE} /F 4 >>]`)],
    ["a film", /an annotation Movie/u, () => withKey(PAGE, "/Annots [<< /Subtype /Movie /Rect [0 0 9 9] /F 4 >>]")],
    ["too long a string", /a string is too long/u, () => withKey(CATALOG, `/X (${"a".repeat(32_768)})`)],
    ["too large a page", /a page's size/u, () => replaced(/\/MediaBox \[0 0 595\.28/u, "/MediaBox [0 0 59528.")],
  ])("%s", (_, fault, make) => {
    expect(archivalFaults(make()).join("\n")).toMatch(fault);
  });

  test.each<[string, RegExp, string]>([
    ["a letter that the font lacks", /a letter that the font lacks/u, "BT /F2 9 Tf <0000> Tj ET"],
    ["a glyph that isn't embedded", /a glyph that isn't embedded/u, "BT /F2 9 Tf <fffe> Tj ET"],
    ["a font of no name", /no Font of that name/u, "BT /F99 9 Tf ET"],
    ["colours that no profile names", /colours that no profile names/u, "0 0 0 1 k"],
    ["an unknown operator", /an operator own/u, "own"],
    ["too deep a nest", /too deeply nested/u, "q ".repeat(29) + "Q ".repeat(29)],
    ["what isn't restored", /isn't restored/u, "q"],
  ])("in what is drawn: %s", (_, fault, drawn) => {
    const page = Number(/\/Contents (\d+) 0 R/u.exec(object(PAGE).body)?.[1]);
    const body = `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`;
    expect(archivalFaults(updated(new Map([[page, body]]))).join("\n")).toMatch(fault);
  });

  test("and nothing in an update that breaks none", () => {
    const square = `/Annots [<< ${SQUARE} ${INK} /F 4 >>]`;
    expect(archivalFaults(withKey(PAGE, square))).toEqual([]);
    expect(archivalFaults(withKey(CATALOG, "/OpenAction << /S /Named /N /FirstPage >>"))).toEqual([]);
    expect(archivalFaults(withKey(PAGE, "/Group << /S /Transparency /CS /DeviceRGB >>"))).toEqual([]);
  });
});
