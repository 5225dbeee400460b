import { describe, expect, test } from "vitest";
import { contentDisposition, exportFileName, baseName, downloadName } from "@/lib/documents/rendering/file-name";

describe("the file's name", () => {
  test.each([
    ["Lease Agreement", "Lease_Agreement.pdf"],
    ["  Office \t lease\n2025 ", "Office_lease_2025.pdf"],
    ["Үйлчилгээний гэрээ", "Үйлчилгээний_гэрээ.pdf"],
    ['a/b\\c:d*e?f"g<h>i|j', "abcdefghij.pdf"],
    ["../../etc/passwd", "etcpasswd.pdf"],
    ["v1.2", "v1.2.pdf"],
    ["fdp\u202egpj", "fdpgpj.pdf"],
    ["a\u0000b\ud800c", "abc.pdf"],
    ["CON", "contract_CON.pdf"],
    ["nul.txt", "contract_nul.txt.pdf"],
  ])("of %j is %j", (name, expected) => {
    expect(exportFileName(name, "pdf")).toBe(expected);
  });

  test.each(["", "   ", "...", "???", "/"])("is never empty: %j", (name) => {
    expect(exportFileName(name, "docx")).toBe("contract.docx");
  });

  test("fits file systems that take 255 bytes, and is cut between letters", () => {
    const name = exportFileName("🙂ө".repeat(200), "docx");
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
    expect(name.isWellFormed()).toBe(true);
  });
});

describe("the header of a download", () => {
  test("carries Cyrillic whole, with a name in ASCII for old clients (B-11.11)", () => {
    expect(contentDisposition("Гэрээ_1.pdf")).toBe(
      `attachment; filename="______1.pdf"; filename*=UTF-8''%D0%93%D1%8D%D1%80%D1%8D%D1%8D_1.pdf`,
    );
    expect(contentDisposition("Гэрээ.pdf")).toBe(
      `attachment; filename="contract.pdf"; filename*=UTF-8''%D0%93%D1%8D%D1%80%D1%8D%D1%8D.pdf`,
    );
  });

  test("quotes nothing that could end the name or the header", () => {
    const header = contentDisposition(`a"b\\c;d%e'f(g)\r\nX: y.pdf`);
    expect(header).toMatch(/^attachment; filename="[^"\\%\r\n]*"; filename\*=UTF-8''[\w.!~%-]*$/u);
  });

  test("is one that browsers read back", () => {
    const name = "Договор аренды №5 (финал)'.docx";
    const encoded = /filename\*=UTF-8''(.*)$/u.exec(contentDisposition(name))?.[1] ?? "";
    expect(decodeURIComponent(encoded)).toBe(name);
    expect(() => new Headers({ "content-disposition": contentDisposition(name) })).not.toThrow();
  });
});

/** What a client may call a file, and what a download of it is called. */
const CALLED: [string, string][] = [
  ["../../etc/passwd.txt", "passwd.txt"],
  ["..\\..\\Windows\\win.ini.pdf", "win.ini.pdf"],
  ["/etc/passwd", "passwd"],
  ["C:\\Users\\me\\Lease.docx", "Lease.docx"],
  ["lease.pdf\r\nSet-Cookie: a=b", "lease.pdfSet-Cookie_ a=b"],
  ["a\u0000b\u0085c\u2028d.txt", "abcd.txt"],
  ["lease\u202efdp.exe", "leasefdp.exe"],
  ["CON.txt", "_CON.txt"],
  ["nul", "_nul"],
  ["..", "file"],
  ["/", "file"],
  ["???", "file"],
  ["lease.pdf. . .", "lease.pdf"],
  [".htaccess", "htaccess"],
  ["Договор «аренды» №5.pdf", "Договор «аренды» №5.pdf"],
];

describe("a file's own name", () => {
  test.each(CALLED)("of %j is downloaded as %j", (given, expected) => {
    const header = contentDisposition(given);
    expect(decodeURIComponent(/filename\*=UTF-8''(.*)$/u.exec(header)?.[1] ?? "")).toBe(expected);
    expect(/filename="([^"]*)"/u.exec(header)?.[1]).not.toMatch(/[/\\\r\n]|^\./u);
  });

  test("has no folder in its ASCII form either, where a letter taken apart holds one", () => {
    expect(contentDisposition("℀\uff0fb\uff3cc.pdf")).toMatch(/filename="[^/\\"]*"/u);
  });

  test("of any length keeps its extension and fits", () => {
    const name = downloadName(`${"ө".repeat(300)}.docx`);
    expect([new TextEncoder().encode(name).length <= 200, name.endsWith("ө.docx")]).toEqual([true, true]);
  });

  test("is kept without the folders it came with", () => {
    expect(["../../a.pdf", "C:\\x\\b.pdf", "c.pdf", "d\r\n.pdf", ".."].map(baseName)).toEqual([
      "a.pdf",
      "b.pdf",
      "c.pdf",
      "d.pdf",
      "",
    ]);
  });
});
