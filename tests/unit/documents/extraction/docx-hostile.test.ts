import { strToU8, zipSync, type Zippable } from "fflate";
import { describe, expect, test } from "vitest";
import { MAX_INFLATED_BYTES } from "@/lib/documents/extraction/document";
import { readDocx } from "@/lib/documents/extraction/docx";
import { withParts } from "@/lib/word/file/zip-parts";
import { docxFiles, p, read } from "./docx-fixture";

const readFiles = (files: Zippable) => readDocx(zipSync(files, { level: 9 }));
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const withDtd = (dtd: string, text: string) => ({
  ...docxFiles(""),
  "word/document.xml": strToU8(
    `<!DOCTYPE d [${dtd}]><w:document ${W}><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
  ),
});

/** Overwrites the size that the directory states for an entry. */
function withStatedSize(zip: Uint8Array, name: string, size: number): Uint8Array {
  const at = Buffer.from(zip).lastIndexOf(name) - 46;
  new DataView(zip.buffer, zip.byteOffset).setUint32(at + 24, size, true);
  return zip;
}

describe("a file made to do harm", () => {
  test("external entities are never read, expansions never made", async () => {
    await expect(readFiles(withDtd('<!ENTITY x SYSTEM "file:///etc/passwd">', "&x;"))).rejects.toMatchObject({
      reason: "corruptDocument",
    });
    await expect(readFiles(withDtd('<!ENTITY a "lol"><!ENTITY b "&a;&a;">', "&b;"))).rejects.toMatchObject({
      reason: "corruptDocument",
    });
  });

  test("a declared type without entities is harmless", async () => {
    expect((await readFiles(withDtd("<!ELEMENT d ANY>", "text"))).blocks).toHaveLength(1);
  });

  test("a part that inflates past the limit is too large, whether it says so or lies", async () => {
    const large = Buffer.alloc(MAX_INFLATED_BYTES + 1, " ");
    const zip = withParts(zipSync(docxFiles("")), new Map([["word/document.xml", large]]));
    await expect(readDocx(zip)).rejects.toMatchObject({ reason: "documentTooLarge" });
    await expect(readDocx(withStatedSize(zip, "word/document.xml", 100))).rejects.toMatchObject({
      reason: "documentTooLarge",
    });
  });

  test("a bomb among the pictures is never inflated", async () => {
    const zip = zipSync({ ...docxFiles(p("text")), "word/media/image1.png": new Uint8Array(1000) });
    expect((await readDocx(withStatedSize(zip, "word/media/image1.png", 0xfffffff0))).blocks).toHaveLength(1);
  });

  test("more text than any contract has is too large", async () => {
    await expect(read(p("x".repeat(5_000_001)))).rejects.toMatchObject({ reason: "documentTooLarge" });
  });

  test("twenty thousand tables inside each other end in a clear error", async () => {
    const depth = 20_000;
    const body = "<w:tbl><w:tr><w:tc>".repeat(depth) + p("deep") + "</w:tc></w:tr></w:tbl>".repeat(depth);
    await expect(read(body)).rejects.toMatchObject({ reason: "documentTooLarge" });
  });

  test("styles based on each other end", async () => {
    const styles = ["A:B", "B:A"]
      .map((pair) => `<w:style w:type="paragraph" w:styleId="${pair[0]}"><w:basedOn w:val="${pair[2]}"/></w:style>`)
      .join("");
    expect(await read(p("text", '<w:pStyle w:val="A"/>'), { styles })).toHaveLength(1);
  });

  test("a note referred to again and again is written once", async () => {
    const reference = '<w:r><w:footnoteReference w:id="1"/></w:r>';
    expect(
      await read(p(reference.repeat(50)), { footnotes: `<w:footnote w:id="1">${p("long note")}</w:footnote>` }),
    ).toHaveLength(2);
  });

  test("parts outside the package are passed over", async () => {
    const files = docxFiles(p("text"));
    files["word/_rels/document.xml.rels"] = strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="x/styles" Target="http://127.0.0.1:9/styles.xml" TargetMode="External"/></Relationships>',
    );
    expect((await readFiles(files)).blocks).toHaveLength(1);
  });
});

describe("a file that is broken or something else", () => {
  test("an empty body gives no blocks", async () => {
    expect(await read("")).toEqual([]);
  });

  test("bad XML, a missing main part and a cut-off file are corrupt", async () => {
    const zip = zipSync(docxFiles(p("text")));
    const { "word/document.xml": main, ...others } = docxFiles(p("text"));
    expect(main).toBeDefined();
    await expect(read("<w:p><w:r></w:p>")).rejects.toMatchObject({ reason: "corruptDocument" });
    await expect(readFiles(others)).rejects.toMatchObject({ reason: "corruptDocument" });
    await expect(readDocx(zip.subarray(0, zip.length - 100))).rejects.toMatchObject({ reason: "corruptDocument" });
  });

  test("a zip of something else is no Word document", async () => {
    await expect(readFiles({ "readme.txt": strToU8("hello") })).rejects.toMatchObject({ reason: "unsupportedType" });
  });

  test("the main part is found by its content type, wherever it lies, also in strict documents", async () => {
    const files = docxFiles("");
    delete files["word/document.xml"];
    delete files["_rels/.rels"];
    files["[Content_Types].xml"] = strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/odd/тест.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    );
    files["odd/тест.xml"] = strToU8(
      '<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:body><x:p><x:r><x:t>strict</x:t></x:r></x:p></x:body></x:document>',
    );
    expect((await readFiles(files)).blocks[0]?.inlines).toEqual([{ text: "strict", marks: [] }]);
  });
});
