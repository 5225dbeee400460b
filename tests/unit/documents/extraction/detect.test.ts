import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { hasSupportedName, kindOfContent, sniff, isEncryptedPackage } from "@/lib/documents/extraction/detect";

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const MACROS = "application/vnd.ms-word.document.macroEnabled.main+xml";
const SHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";

function zipWith(parts: Record<string, string>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

function office(mainType: string, mainPart = "word/document.xml"): Uint8Array {
  return zipWith({
    "[Content_Types].xml": `<Types><Override PartName="/${mainPart}" ContentType="${mainType}"/></Types>`,
    [mainPart]: "<x/>",
  });
}

function compoundFileWith(streamName: string): Uint8Array {
  const file = Buffer.alloc(2048);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(file);
  Buffer.from(streamName, "utf16le").copy(file, 1024);
  return new Uint8Array(file);
}

describe("the kind of a file by its content", () => {
  test("a PDF is known by its header, also behind a kilobyte of junk", () => {
    expect(kindOfContent(strToU8("%PDF-1.7\n"))).toBe("pdf");
    expect(kindOfContent(strToU8(`${"x".repeat(900)}%PDF-1.4`))).toBe("pdf");
    expect(kindOfContent(strToU8(`${"x".repeat(2000)}%PDF-1.4`))).toBe("txt");
  });

  test("a zip is a Word document when its content types say so, wherever the main part is", () => {
    expect(kindOfContent(office(WORD))).toBe("docx");
    expect(kindOfContent(office(WORD, "word/document2.xml"))).toBe("docx");
  });

  test("documents with macros, spreadsheets and plain zips are none of the four", () => {
    expect(kindOfContent(office(MACROS))).toBeNull();
    expect(kindOfContent(office(SHEET, "xl/workbook.xml"))).toBeNull();
    expect(kindOfContent(zipWith({ "a.txt": "hello" }))).toBeNull();
  });

  test("a Word document that is cut off or lacks its main part is still one, so that the reader can say it is corrupt", () => {
    const whole = office(WORD);
    expect(kindOfContent(whole.slice(0, whole.length * 0.6))).toBe("docx");
    expect(kindOfContent(zipWith({ "[Content_Types].xml": "<Types/>", "_rels/.rels": "<x/>" }))).toBe("docx");
  });

  test("an OLE file is a .doc unless its streams are another program's", () => {
    expect(kindOfContent(compoundFileWith("WordDocument"))).toBe("doc");
    expect(kindOfContent(compoundFileWith("Workbook"))).toBeNull();
    expect(kindOfContent(compoundFileWith("garbage"))).toBe("doc");
  });

  test("an encrypted .docx hides in an OLE file and counts as .docx", () => {
    const encrypted = compoundFileWith("EncryptedPackage");
    expect(isEncryptedPackage(encrypted)).toBe(true);
    expect(kindOfContent(encrypted)).toBe("docx");
    expect(isEncryptedPackage(compoundFileWith("WordDocument"))).toBe(false);
  });

  test("pictures, programs, RTF and web pages are none of the four", () => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 1, 2, 3, 4]);
    const program = Uint8Array.from({ length: 512 }, (_, index) =>
      index === 0 ? 0x4d : index === 1 ? 0x5a : (index * 73) % 256,
    );
    expect(kindOfContent(png)).toBeNull();
    expect(kindOfContent(program)).toBeNull();
    expect(kindOfContent(strToU8("{\\rtf1\\ansi Agreement}"))).toBeNull();
    expect(kindOfContent(strToU8("\ufeff  <!DOCTYPE html><html><body>Agreement</body></html>"))).toBeNull();
  });

  test("text is text in every encoding, and with a few NUL characters", () => {
    expect(kindOfContent(strToU8("Гэрээ: өрөө, үүрэг"))).toBe("txt");
    expect(kindOfContent(new Uint8Array(Buffer.from("\ufeffДоговор аренды", "utf16le")))).toBe("txt");
    expect(kindOfContent(new Uint8Array(Buffer.from("Agreement between the parties", "utf16le")))).toBe("txt");
    expect(kindOfContent(strToU8(`Agreement\0${" between the parties".repeat(5)}`))).toBe("txt");
  });
});

describe("what may be uploaded", () => {
  test("names end in one of the four types, in any case", () => {
    expect(["a.pdf", "A.DOCX", "гэрээ.Doc", "name.pdf.txt"].every(hasSupportedName)).toBe(true);
    expect(["a.docm", "pdf", "a.pdf.exe", "a.rtf", ""].some(hasSupportedName)).toBe(false);
  });

  test("between the four formats content decides, not the name (B-8.6)", () => {
    expect(sniff(strToU8("%PDF-1.7"), "contract.docx")).toBe("pdf");
    expect(sniff(office(WORD), "contract.pdf")).toBe("docx");
  });

  test("another name or another content is refused as unsupported, no bytes as empty", () => {
    expect(() => sniff(strToU8("%PDF-1.7"), "contract.exe")).toThrow(
      expect.objectContaining({ reason: "unsupportedType" }),
    );
    expect(() => sniff(zipWith({ "a.txt": "x" }), "contract.docx")).toThrow(
      expect.objectContaining({ reason: "unsupportedType" }),
    );
    expect(() => sniff(new Uint8Array(), "contract.pdf")).toThrow(expect.objectContaining({ reason: "emptyDocument" }));
  });
});
