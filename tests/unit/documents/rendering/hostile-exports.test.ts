import { strFromU8, unzipSync } from "fflate";
import { PDFArray, PDFDict, PDFDocument, PDFName } from "pdf-lib";
import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { renderContractDocx } from "@/lib/documents/rendering/contract-docx";
import { renderContractPdf } from "@/lib/documents/rendering/contract-pdf";
import { cleanHtml } from "@/lib/documents/richtext/clean";
import { asHtml, asText, labelled, xssPayloads } from "../../../support/xss-payloads";

const PAYLOADS = xssPayloads({ seed: 99, count: 900 });
const TEXT = asText(PAYLOADS)
  .replaceAll("&", "&amp;")
  .replaceAll("<", "&lt;")
  .split("\n\n")
  .map((line) => `<p>${line}</p>`)
  .join("");
const CONTENT = {
  name: PAYLOADS.slice(0, 3).map(labelled).join(" ").slice(0, 190),
  html: cleanHtml(asHtml(PAYLOADS) + TEXT),
  versionNumber: 2,
  language: "en",
} as const;

/** Entries of a PDF's objects by which a reader of PDFs runs, opens or loads something. */
const ACTIVE = [
  "JS",
  "JavaScript",
  "OpenAction",
  "AA",
  "Launch",
  "URI",
  "SubmitForm",
  "GoToR",
  "RichMedia",
  "EmbeddedFiles",
  "XFA",
  "Annots",
];

function activeParts(pdf: PDFDocument): string[] {
  const found: string[] = [];
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    const dictionary =
      object instanceof PDFDict ? object : "dict" in object && object.dict instanceof PDFDict ? object.dict : null;
    for (const key of ACTIVE) {
      const value = dictionary?.get(PDFName.of(key));
      const isEmpty = value === undefined || (value instanceof PDFArray && value.size() === 0);
      if (!isEmpty) found.push(`${key} ${value.toString().slice(0, 80)}`);
    }
    const action = dictionary?.get(PDFName.of("S"));
    if (action && /^\/(?:JavaScript|URI|Launch|SubmitForm|ImportData)$/.test(action.toString()))
      found.push(action.toString());
  }
  return found;
}

test("a PDF of hostile text has no script, action, link, form or file in it (B-11.12)", async () => {
  const pdf = await PDFDocument.load(await renderContractPdf(CONTENT));
  expect(pdf.getPageCount()).toBeGreaterThan(10);
  expect(activeParts(pdf)).toEqual([]);
}, 60_000);

test("the search for active parts finds them where they are", async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.addJavaScript("x", "app.alert(1)");
  expect(activeParts(await PDFDocument.load(await pdf.save())).length).toBeGreaterThan(0);
});

test("a Word file of hostile text is well-formed and has no link, field, macro or part from outside", async () => {
  const parts = unzipSync(await renderContractDocx(CONTENT));
  const elements = new Set<string>();
  for (const [name, bytes] of Object.entries(parts)) {
    expect(name).toMatch(/^(?:\[Content_Types\]\.xml|_rels\/|docProps\/|word\/)[\w./-]*$|^\[Content_Types\]\.xml$/);
    if (!/\.(?:xml|rels)$/.test(name)) continue;
    const parser = new SaxesParser();
    parser.on("opentag", ({ name: element }) => elements.add(element));
    parser.write(strFromU8(bytes)).close();
    expect([name, /TargetMode="External"/.test(strFromU8(bytes))]).toEqual([name, false]);
  }
  expect(strFromU8(parts["word/document.xml"] ?? new Uint8Array())).toContain("#899");
  const fields = Object.values(parts).flatMap((bytes) =>
    [...strFromU8(bytes).matchAll(/<w:instrText[^>]*>([^<]*)/g)].map(([, words = ""]) => words.trim()),
  );
  expect(fields.filter((words) => !/^(?:PAGE|NUMPAGES)$/.test(words))).toEqual([]);
  for (const element of ["w:hyperlink", "w:object", "w:altChunk", "w:drawing", "w:pict", "script"])
    expect([element, elements.has(element)]).toEqual([element, false]);
  expect(Object.keys(parts).filter((name) => /vbaProject|embeddings|activeX/i.test(name))).toEqual([]);
}, 60_000);
