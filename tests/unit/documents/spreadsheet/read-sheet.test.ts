/** Tables of values from CSV and XLSX files: what is read, and what is wrong with them, with its place. */
import { strToU8, zipSync } from "fflate";
import { writeXlsx } from "hucre/xlsx";
import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";
import { readSheet } from "@/lib/documents/spreadsheet/reading/read-sheet";
import { placeName, UnreadableSheet, type Place } from "@/lib/documents/spreadsheet/reading/sheet";

const csv = (text: string) => readSheet(strToU8(text));
const values = ({ rows }: ReturnType<typeof readSheet>) => rows.map(({ cells }) => cells);

function failure(read: () => unknown): { failure: string; place: Place | null } {
  try {
    read();
  } catch (cause) {
    if (cause instanceof UnreadableSheet) return { failure: cause.failure, place: cause.place };
    throw cause;
  }
  throw new Error("it was read");
}

describe("CSV (B-33.2)", () => {
  test.each([
    ["comma", "Name,City\nAda,Oslo\n"],
    ["semicolon", "Name;City\r\nAda;Oslo\r\n"],
    ["tab", "Name\tCity\nAda\tOslo"],
    ["one that is named", "sep=;\nName;City\nAda;Oslo"],
    ["a mark before the text", "\ufeffName,City\nAda,Oslo"],
  ])("%s: it stands between the values", (_, text) => {
    const sheet = csv(text);
    expect(sheet.heads).toEqual(["Name", "City"]);
    expect(values(sheet)).toEqual([["Ada", "Oslo"]]);
  });

  test("quotes, line breaks and marks within cells, and quotation marks that open nothing", () => {
    const sheet = csv('Name;Address;Note\n"Ada; ""Ltd""";"1 Road\nOslo";ООО "Ромашка"\n');
    expect(values(sheet)).toEqual([['Ada; "Ltd"', "1 Road\nOslo", 'ООО "Ромашка"']]);
  });

  test("windows-1251 is known by its letters", () => {
    const bytes = iconv.encode(
      "Продавец;Покупатель\nООО «Ромашка»;Общество с ограниченной ответственностью",
      "win1251",
    );
    expect(readSheet(bytes).heads).toEqual(["Продавец", "Покупатель"]);
    expect(values(readSheet(bytes))[0]?.[0]).toBe("ООО «Ромашка»");
  });

  test("rows keep the number that the file gives them; empty ones are left out", () => {
    expect(csv("A,B\n\n1,2\n,\n3,4\n").rows.map(({ row }) => row)).toEqual([3, 5]);
  });

  test.each([
    ["a quote without an end", 'A,B\n1,"2\n3,4', "brokenQuotes", "B2"],
    ["words behind a quote", 'A,B\n"1" x,2', "brokenQuotes", "A2"],
    ["two heads alike", "Name,City, NAME\n1,2,3", "headsAlike", "C1"],
    ["more rows than one goes through", `A\n${"1\n".repeat(501)}`, "tooManyRows", "A502"],
    ["more columns than a template has", `${"a,".repeat(121).replace(/a/g, () => "x")}\n`, "tooManyColumns", null],
    ["nothing but heads", "A,B\n", "empty", null],
  ])("%s: nothing is read, and it says where", (_, text, kind, place) => {
    const found = failure(() => csv(text));
    expect(found.failure).toBe(kind);
    if (place !== null) expect(found.place && placeName(found.place)).toBe(place);
  });

  test.each([
    ["a formula", "A,B\n1,=SUM(A1)", "formula"],
    ["a control character", "A,B\n1,2\u0001", "badCharacters"],
    ["a cell beyond the heads", "A,B\n1,2,3", "beyondHeads"],
    ["more characters than a cell holds", `A,B\n1,${"x".repeat(32_768)}`, "cellTooLong"],
  ])("%s is that cell's fault alone", (_, text, kind) => {
    const sheet = csv(text);
    expect(sheet.faults).toMatchObject([{ row: 2, kind }]);
    expect(sheet.rows).toHaveLength(1);
  });

  test("what isn't a table is none: a PDF, an old workbook, nothing", () => {
    expect(failure(() => csv("%PDF-1.7 …")).failure).toBe("notASpreadsheet");
    const old = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 1, 2, 3);
    expect(failure(() => readSheet(old)).failure).toBe("notASpreadsheet");
    expect(failure(() => readSheet(new Uint8Array())).failure).toBe("empty");
  });
});

const book = (rows: (string | number | boolean | Date | null)[][], more: object = {}) =>
  writeXlsx({ sheets: [{ name: "Values", rows, ...more }] });

describe("XLSX (B-33.2)", () => {
  test("typed cells are written as a person types them", async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: "Values",
          columns: [
            { header: "Date", key: "day", numFmt: "dd.mm.yyyy" },
            { header: "Price", key: "price", numFmt: "#,##0.00 [$EUR]" },
            { header: "Share", key: "share", numFmt: "0%" },
            { header: "Count", key: "count" },
            { header: "Name", key: "name" },
          ],
          data: [
            { day: new Date("2026-03-01T00:00:00Z"), price: 1200000.5, share: 0.15, count: 0.1 + 0.2, name: " Ada " },
          ],
        },
      ],
    });
    expect(values(readSheet(bytes))).toEqual([["2026-03-01", "1200000.5 EUR", "15%", "0.3", "Ada"]]);
  });

  test("a formula gives the value that is kept with it, and without one names its cell", () => {
    const cells = `<row r="1"><c r="A1" t="inlineStr"><is><t>Sum</t></is></c><c r="B1" t="inlineStr"><is><t>Bare</t></is></c></row>
      <row r="2"><c r="A2"><f>1+1</f><v>1e21</v></c><c r="B2"><f>1+1</f></c></row>
      <row r="3" hidden="1"><c r="A3" t="e"><v>#REF!</v></c><c r="B3" t="inlineStr"><is><t>x</t></is></c></row>`;
    const sheet = readSheet(packed(cells));
    expect(sheet.rows).toEqual([
      { row: 2, cells: ["1000000000000000000000", ""], isHidden: false },
      { row: 3, cells: ["#REF!", "x"], isHidden: true },
    ]);
    expect(sheet.faults.map((one) => [placeName(one), one.kind])).toEqual([
      ["B2", "formula"],
      ["A3", "errorValue"],
    ]);
  });

  test("the first visible sheet is read, and the others named", async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: "Hidden", hidden: true, rows: [["X"], ["1"]] },
        { name: "Values", rows: [["A"], ["1"]] },
        { name: "More", rows: [["B"], ["2"]] },
      ],
    });
    expect(readSheet(bytes)).toMatchObject({ name: "Values", otherSheets: ["More"], heads: ["A"] });
  });

  test("limits hold before the rest is read: rows, and what a small file grows to", async () => {
    const many = await book([["A"], ...Array.from({ length: 501 }, () => ["x"])]);
    expect(failure(() => readSheet(many))).toEqual({ failure: "tooManyRows", place: { row: 502, column: 0 } });
    const bomb = packed(new Uint8Array(105_000_000));
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(failure(() => readSheet(bomb)).failure).toBe("tooLarge");
  });

  test("a document that is no workbook, and one that is cut off", async () => {
    expect(failure(() => readSheet(zipSync({ "word/document.xml": strToU8("<w/>") }))).failure).toBe("notASpreadsheet");
    const whole = await book([["A"], ["1"]]);
    expect(failure(() => readSheet(whole.subarray(0, whole.length - 40))).failure).toBe("corrupt");
  });
});

/** The least of a workbook with these rows. */
function packed(rows: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  const parts = {
    "_rels/.rels": strToU8(`<Relationships>${relation("a", "officeDocument", "xl/workbook.xml")}</Relationships>`),
    "xl/workbook.xml": strToU8(`<workbook><sheets><sheet name="Values" sheetId="1" r:id="b"/></sheets></workbook>`),
    "xl/_rels/workbook.xml.rels": strToU8(
      `<Relationships>${relation("b", "worksheet", "worksheets/sheet1.xml")}</Relationships>`,
    ),
    "xl/worksheets/sheet1.xml":
      typeof rows === "string" ? strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`) : rows,
  };
  return zipSync(parts, { level: 1 });
}
