import { deflateSync } from "node:zlib";
import { srgbProfile } from "./srgb-profile";

const BYTES = "latin1";
/** An entry of a classic cross-reference table. */
const ENTRY_LENGTH = 20;
/** Control characters, halves of surrogate pairs and non-characters: XML forbids most, and a name needs none. */
const NOT_IN_XML = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

type Described = { title: string; creator: string; createdAt: Date };

/**
 * Makes a PDF that `react-pdf` wrote one for archives, PDF/A-2b: it says so in its metadata, and names the colour space
 * of its screen colours. Fonts are embedded as it is, and nothing else stands in the file that the standard forbids.
 * What was written stays byte for byte; the rest is an incremental update behind it.
 *
 * @throws Error if the file isn't built the way react-pdf builds it
 */
export function toArchivalPdf(pdf: Uint8Array, described: Described): Uint8Array<ArrayBuffer> {
  const written = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const { trailer, table, size, root } = readTrailer(written);
  const catalog = readObject(written, { table, number: root });
  const [metadata, intent, profile] = [size, size + 1, size + 2];
  const icc = deflateSync(srgbProfile());
  const objects = [
    {
      number: root,
      body: `<<\n/Version /1.7\n/Metadata ${metadata} 0 R\n/OutputIntents [${intent} 0 R]\n${catalog}>>`,
    },
    { number: metadata, body: toStream("/Type /Metadata /Subtype /XML", Buffer.from(toXmp(described))) },
    {
      number: intent,
      body:
        "<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) /Info (sRGB) " +
        `/DestOutputProfile ${profile} 0 R >>`,
    },
    { number: profile, body: toStream("/N 3 /Filter /FlateDecode", icc) },
    ...countedOutline(written, { table, catalog }),
  ];
  return appended(written, { objects, trailer, table });
}

/**
 * The outline with the number of its entries, which ISO 32000-1 (12.3.3) asks for and react-pdf leaves out; none in a
 * file without an outline. Linear in the entries.
 */
function countedOutline(
  written: Buffer,
  { table, catalog }: { table: number; catalog: string },
): { number: number; body: string }[] {
  const number = referred(catalog, "Outlines");
  if (number === undefined) return [];
  const outline = readObject(written, { table, number });
  let count = 0;
  for (let entry = referred(outline, "First"); entry !== undefined; count += 1)
    entry = referred(readObject(written, { table, number: entry }), "Next");
  return count === 0 ? [] : [{ number, body: `<<${outline}/Count ${count}\n>>` }];
}

function referred(dictionary: string, key: string): number | undefined {
  const number = new RegExp(`/${key} (\\d+) 0 R`, "u").exec(dictionary)?.[1];
  return number === undefined ? undefined : Number(number);
}

function appended(
  written: Buffer,
  { objects, trailer, table }: { objects: readonly { number: number; body: string }[]; trailer: string; table: number },
): Uint8Array<ArrayBuffer> {
  let text = "";
  let rows = "";
  for (const { number, body } of objects) {
    rows += `${number} 1\n${String(written.length + text.length).padStart(10, "0")} 00000 n \n`;
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const start = written.length + text.length;
  const size = Math.max(...objects.map(({ number }) => number)) + 1;
  const keys = trailer.replace(/\/Size \d+/u, `/Size ${size}\n/Prev ${table}`);
  text += `xref\n${rows}trailer\n<<${keys}>>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([written, Buffer.from(text, BYTES)]));
}

/** `table`: where the cross-reference table begins; `size`: the first number that no object has. */
function readTrailer(written: Buffer): { trailer: string; table: number; size: number; root: number } {
  const end = written.subarray(Math.max(0, written.lastIndexOf("trailer\n<<"))).toString(BYTES);
  const [, trailer, table] = /^trailer\n<<([^>]*(?:<[\da-f]*>[^>]*)*)>>\nstartxref\n(\d+)\n%%EOF/u.exec(end) ?? [];
  const size = /\/Size (\d+)/u.exec(trailer ?? "")?.[1];
  const root = /\/Root (\d+) 0 R/u.exec(trailer ?? "")?.[1];
  if (trailer === undefined || !size || !root)
    throw new Error("react-pdf ends its files otherwise than this file knows");
  return { trailer, table: Number(table), size: Number(size), root: Number(root) };
}

/** What stands in an object's dictionary; the table is in one piece from object 0 on. */
function readObject(written: Buffer, { table, number }: { table: number; number: number }): string {
  const rows = written.indexOf("\n", table + "xref\n".length) + 1;
  const offset = Number(written.toString(BYTES, rows + number * ENTRY_LENGTH, rows + number * ENTRY_LENGTH + 10));
  const text = written.toString(BYTES, offset, written.indexOf("endobj", offset));
  const start = `${number} 0 obj\n<<`;
  const end = text.lastIndexOf(">>");
  if (!text.startsWith(start) || end < 0) throw new Error("react-pdf writes objects otherwise than this file knows");
  return text.slice(start.length, end);
}

function toStream(keys: string, bytes: Buffer): string {
  return `<< ${keys} /Length ${bytes.length} >>\nstream\n${bytes.toString(BYTES)}\nendstream`;
}

/** What the file says of itself, in XMP. */
function toXmp({ title, creator, createdAt }: Described): string {
  const day = `${createdAt.toISOString().slice(0, "2026-01-01T00:00:00".length)}Z`;
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<pdfaid:part>2</pdfaid:part>
<pdfaid:conformance>B</pdfaid:conformance>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<xmp:CreatorTool>${escaped(creator)}</xmp:CreatorTool>
<pdf:Producer>${escaped(creator)}</pdf:Producer>
<xmp:CreateDate>${day}</xmp:CreateDate>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
}

const escaped = (text: string) =>
  text.replace(NOT_IN_XML, "").replace(/[&<>]/gu, (character) => ENTITIES[character] ?? character);
