import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readDocx } from "@/lib/documents/extraction/docx";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { cleanDocx } from "@/lib/word/export";
import { docxFiles, p } from "./docx-fixture";

const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const chunk = (id: string) => `<w:altChunk ${R} r:id="${id}"/>`;

/** A Word file with other files in it, by their names. */
function withChunks(body: string, chunks: Record<string, Uint8Array | string>): Uint8Array {
  const relations = Object.keys(chunks).map(
    (name, index) => `<Relationship Id="c${index + 1}" Type="urn:x/aFChunk" Target="${name}"/>`,
  );
  const files = docxFiles(body);
  files["word/_rels/document.xml.rels"] = strToU8(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join("")}</Relationships>`,
  );
  for (const [name, content] of Object.entries(chunks))
    files[`word/${name}`] = typeof content === "string" ? strToU8(content) : content;
  return zipSync(files);
}

async function read(file: Uint8Array): Promise<{ lines: string[]; unread: readonly string[] }> {
  const { blocks, unread = [] } = await readDocx(file);
  return { lines: toPlainText(blocks).text.split("\n"), unread };
}

const PENALTY = "2. The Tenant shall pay a penalty of $1,000,000.";

describe("a file that a Word file includes is read where it stands (B-8.22)", () => {
  test("HTML without its scripts, and text", async () => {
    const html = `<html><head><title>T</title><style>p{}</style></head><body><h2>Penalty</h2><p>${PENALTY}</p><script>x()</script><table><tr><td>A</td><td>B</td></tr></table></body></html>`;
    const file = withChunks(p("1. Rent.") + chunk("c1") + p("3. Law.") + chunk("c2"), {
      "a.html": html,
      "b.txt": "4. Notice by post.",
    });
    expect(await read(file)).toEqual({
      lines: ["1. Rent.", "Penalty", PENALTY, "A\tB", "3. Law.", "4. Notice by post."],
      unread: [],
    });
  });

  test("a web archive, as html-docx writes it", async () => {
    const archive = `MIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n  type="text/html";\r\n  boundary="----=b"\r\n\r\n------=b\r\nContent-Type: text/html; charset="utf-8"\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<html><body><p style=3D"x">2. =D0=9D=D0=B5=D1=83=D1=81=\r\n=D1=82=D0=BE=D0=B9=D0=BA=D0=B0.</p></body></html>\r\n------=b--`;
    expect(await read(withChunks(p("1.") + chunk("c1"), { "afchunk.mht": archive }))).toEqual({
      lines: ["1.", "2. Неустойка."],
      unread: [],
    });
  });

  test("a Word file, but not the files that it includes itself", async () => {
    const inner = withChunks(p(PENALTY) + chunk("c1"), { "deep.txt": "Deeper." });
    expect(await read(withChunks(p("1. Rent.") + chunk("c1"), { "inner.docx": inner }))).toEqual({
      lines: ["1. Rent.", PENALTY],
      unread: ["deep.txt"],
    });
  });
});

test("what can't be read is named: other kinds, missing, elsewhere, too many, too large (B-8.22)", async () => {
  const body = p("1. Rent.") + chunk("c1") + chunk("c2") + chunk("c9") + `<w:subDoc ${R} r:id="c3"/>`;
  const chunks = {
    "a.rtf": "{\\rtf1 Penalty}",
    "b.docx": new Uint8Array([0x50, 0x4b, 3, 4, 9]),
    "c.pdf": "%PDF-1.4 x",
  };
  expect(await read(withChunks(body, chunks))).toEqual({
    lines: ["1. Rent."],
    unread: ["a.rtf", "b.docx", "w:altChunk", "c.pdf"],
  });
  const many = await read(withChunks(p("1. Rent.") + chunk("c1").repeat(51), { "a.txt": "Again." }));
  expect([many.lines.length, many.unread]).toEqual([51, ["a.txt"]]);
  const large = zipSync(docxFiles(p("x".repeat(21 * 1024 * 1024))));
  expect(await read(withChunks(p("1. Rent.") + chunk("c1"), { "bomb.docx": large }))).toEqual({
    lines: ["1. Rent."],
    unread: ["bomb.docx"],
  });
});

test("a version is written back beside it; a change of its words is refused (B-8.22)", async () => {
  const original = withChunks(p("1. Rent.") + chunk("c1") + p("3. Law."), {
    "a.html": `<p>${PENALTY}</p><ul><li>a</li></ul>`,
  });
  const html = htmlFromBlocks((await readDocx(original)).blocks);
  expect(cleanDocx(original, html)).toEqual(original);
  const edited = html.replace("1. Rent.", "1. Rent is due.").replace("3. Law.", "3. Law.</p><p>4. New.");
  const { lines } = await read(cleanDocx(original, edited));
  expect(lines).toEqual(["1. Rent is due.", PENALTY, "a", "3. Law.", "4. New."]);
  expect(() => cleanDocx(original, html.replace("$1,000,000", "$1"))).toThrow("otherFile");
  expect(() => cleanDocx(original, html.replace(`<p>${PENALTY}</p>`, ""))).toThrow("otherFile");
});
