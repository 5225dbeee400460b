import { inflateSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { getDocumentProxy } from "unpdf";
import { toArchivalPdf } from "@/lib/documents/rendering/archival-pdf";
import { renderContractPdf } from "@/lib/documents/rendering/contract-pdf";

const NAME = "Гэрээ <№1> & \u0007so on";
const CREATED = new Date("2026-11-20T08:09:10.500Z");
const HTML =
  "<h1>Түрээс</h1><p>Rent <strong>bold</strong> <em>slanted</em> 日本 ₮ 5.</p><ul><li>one</li></ul>" +
  "<table><tr><th>Item</th><th>Price</th></tr><tr><td>A</td><td>1</td></tr></table>";

let pdf: Uint8Array;
let text: string;
beforeAll(async () => {
  pdf = await renderContractPdf({ name: NAME, html: HTML, versionNumber: 3, language: "mn", createdAt: CREATED });
  text = Buffer.from(pdf).toString("latin1");
});

/** Where each object stands by the cross-reference tables, the newest first. */
function objectsByTables(): Map<number, number> {
  const places = new Map<number, number>();
  let table: number | undefined = Number(/startxref\n(\d+)\n%%EOF\n$/u.exec(text)?.[1]);
  while (table !== undefined) {
    const part = text.slice(table, text.indexOf("%%EOF", table));
    const rows = /^xref\n((?:[\d fn]+\n)+)trailer/u.exec(part)?.[1]?.split("\n") ?? [];
    let number = 0;
    for (const row of rows) {
      if (/^\d+ \d+$/u.test(row)) number = Number(row.split(" ")[0]);
      else if (row) {
        if (row.endsWith("n ") && !places.has(number)) places.set(number, Number(row.slice(0, 10)));
        number += 1;
      }
    }
    const before: string | undefined = /\/Prev (\d+)/u.exec(part)?.[1];
    table = before === undefined ? undefined : Number(before);
  }
  return places;
}

const objectText = (number: number) => {
  const start = objectsByTables().get(number) ?? -1;
  return text.slice(start, text.indexOf("endobj", start));
};
const catalog = () => objectText(Number(/\/Root (\d+) 0 R/u.exec(text.slice(text.lastIndexOf("trailer")))?.[1]));
const referred = (from: string, key: string) =>
  objectText(Number(new RegExp(`/${key} \\[?(\\d+) 0 R`, "u").exec(from)?.[1]));
const streamBytes = (object: string) => {
  const length = Number(/\/Length (\d+)/u.exec(object)?.[1]);
  const start = object.indexOf("stream\n") + "stream\n".length;
  expect(object.slice(start + length, start + length + 10)).toBe("\nendstream");
  return Buffer.from(object.slice(start, start + length), "latin1");
};

describe("a PDF that we write is one for archives, PDF/A-2b", () => {
  test("which its metadata says, beside name, maker and day, in letters that XML takes (B-11.24)", async () => {
    const xmp = streamBytes(referred(catalog(), "Metadata")).toString("utf8");
    expect(xmp).toContain("<pdfaid:part>2</pdfaid:part>\n<pdfaid:conformance>B</pdfaid:conformance>");
    expect(xmp).toContain('<rdf:li xml:lang="x-default">Гэрээ &lt;№1&gt; &amp; so on</rdf:li>');
    expect(xmp).toContain("<xmp:CreateDate>2026-11-20T08:09:10Z</xmp:CreateDate>");
    const { info, metadata } = await (await getDocumentProxy(pdf.slice())).getMetadata();
    expect(metadata?.get("pdfaid:part")).toBe("2");
    expect(info).toMatchObject({ CreationDate: "D:20261120080910Z", PDFFormatVersion: "1.7" });
  });

  test("names the colour space of its colours by a profile that is whole (B-11.24)", () => {
    const intent = referred(catalog(), "OutputIntents");
    expect(intent).toContain("/S /GTS_PDFA1");
    const stream = referred(intent, "DestOutputProfile");
    expect(stream).toContain("/N 3");
    const profile = inflateSync(streamBytes(stream));
    expect(profile.readUInt32BE(0)).toBe(profile.length);
    expect(profile.toString("latin1", 12, 24)).toBe("mntrRGB XYZ ");
    const tags = Array.from({ length: profile.readUInt32BE(128) }, (_, index) => {
      const at = 132 + index * 12;
      const [start, length] = [profile.readUInt32BE(at + 4), profile.readUInt32BE(at + 8)];
      expect([start % 4, start + length <= profile.length]).toEqual([0, true]);
      return profile.toString("latin1", at, at + 4);
    });
    expect(tags).toEqual(["desc", "cprt", "wtpt", "rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC"]);
  });

  test("embeds all fonts, and holds nothing that the standard forbids (B-11.24)", () => {
    const places = objectsByTables();
    const objects = [...places].map(([number, start]) => {
      const object = text.slice(start, text.indexOf("endobj", start));
      expect(object.startsWith(`${number} 0 obj\n`), `object ${number}`).toBe(true);
      return object.split("stream\n")[0] ?? "";
    });
    const fonts = objects.filter((object) => object.includes("/Type /FontDescriptor"));
    expect(fonts.length).toBeGreaterThan(2);
    for (const font of fonts) expect(font).toMatch(/\/FontFile[23]? \d+ 0 R/u);
    const drawnWith = objects.filter((object) => /\/Type \/Font\s/u.test(object));
    expect(drawnWith.length).toBe(fonts.length * 2); // each with its descendant
    for (const object of objects)
      expect(object).not.toMatch(
        /\/(?:JavaScript|JS|Encrypt|EmbeddedFiles|XFA|Launch|LZWDecode|SMask|PS|Alternates|OPI|TR|AA|OpenAction)\b/u,
      );
    expect(text.slice(text.lastIndexOf("trailer"))).toMatch(/\/ID \[<[\da-f]{32}> <[\da-f]{32}>\]/u);
  });

  test("says how many entries its outline has, and has no outline without one (B-11.24)", async () => {
    const headings = (count: number) => "<h2>Part</h2><p>Words of a clause.</p>".repeat(count);
    const made = async (html: string) => {
      const file = await renderContractPdf({ name: NAME, html, versionNumber: 1, language: "en", createdAt: CREATED });
      return Buffer.from(file).toString("latin1");
    };
    expect(await made(headings(70))).toMatch(/\n\/First \d+ 0 R\n\/Last \d+ 0 R\n\/Count 70\n>>\nendobj/u);
    expect(await made("<p>Words.</p>")).not.toMatch(/\/Count (?!1\n)\d|\/First/u);
  });

  test("is the file that was written, byte for byte, with an update behind it (B-11.24)", () => {
    const first = text.indexOf("%%EOF\n") + "%%EOF\n".length;
    const again = toArchivalPdf(pdf.subarray(0, first), {
      title: NAME,
      creator: "Contract Manager",
      createdAt: CREATED,
    });
    expect(Buffer.from(again).equals(Buffer.from(pdf))).toBe(true);
    expect(() => toArchivalPdf(Buffer.from("%PDF-1.7\n"), { title: "", creator: "", createdAt: CREATED })).toThrow(
      "otherwise than this file knows",
    );
  });
});
