import { describe, expect, test } from "vitest";
import { contentDisposition, exportFileName } from "@/lib/contracts/rendering/file-name";

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
  test("carries Cyrillic whole, with a name in ASCII for old clients", () => {
    expect(contentDisposition("Гэрээ_1.pdf")).toBe(`attachment; filename="______1.pdf"; filename*=UTF-8''%D0%93%D1%8D%D1%80%D1%8D%D1%8D_1.pdf`);
    expect(contentDisposition("Гэрээ.pdf")).toBe(`attachment; filename="contract.pdf"; filename*=UTF-8''%D0%93%D1%8D%D1%80%D1%8D%D1%8D.pdf`);
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
