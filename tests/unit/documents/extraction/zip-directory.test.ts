/** One reader of ZIP directories serves detection, reading and writing back: what it refuses, all of them refuse. */
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { kindOfContent } from "@/lib/documents/extraction/detect";
import { ZipArchive } from "@/lib/documents/extraction/docx/zip";
import { readDirectory, packedStart, toView } from "@/lib/documents/extraction/docx/zip-directory";
import { withParts } from "@/lib/word/file/zip-parts";

const TYPES = "<Types><Override ContentType='application/x.wordprocessingml.document.main+xml'/></Types>";
const whole = () => zipSync({ "[Content_Types].xml": strToU8(TYPES), "word/document.xml": strToU8("<w:document/>") });
const replaced = new Map([["word/document.xml", strToU8("<w:document>1</w:document>")]]);
const CORRUPT = expect.objectContaining({ reason: "corruptDocument" }) as Error;

test("a whole archive is known, read and written back", () => {
  const bytes = whole();
  expect(readDirectory(bytes).records.map(({ name }) => name)).toEqual(["[Content_Types].xml", "word/document.xml"]);
  expect(kindOfContent(bytes)).toBe("docx");
  expect(new ZipArchive(bytes).names).toContain("word/document.xml");
  expect(readDirectory(withParts(bytes, replaced)).records).toHaveLength(2);
});

test.each<[string, (bytes: Uint8Array) => Uint8Array]>([
  ["a record that reaches behind the directory", (bytes) => withLongName(bytes)],
  ["more records than there are", (bytes) => set(bytes, readDirectory(bytes).end + 10, 0xffff)],
  ["a directory behind the file's end", (bytes) => set(bytes, readDirectory(bytes).end + 18, 0x7fff)],
  ["no directory", (bytes) => bytes.subarray(0, readDirectory(bytes).start)],
])("%s is corrupt for reader and writer, and told by its local headers", (_, damaged) => {
  const bytes = damaged(whole());
  expect(() => new ZipArchive(bytes)).toThrow(CORRUPT);
  expect(() => withParts(bytes, replaced)).toThrow(CORRUPT);
  expect(kindOfContent(bytes)).toBe("docx");
});

test("an entry without its header is corrupt once it is asked for", () => {
  const bytes = whole();
  const [first] = readDirectory(bytes).records;
  expect(packedStart(bytes, first?.offset ?? -1)).toBeGreaterThan(30);
  const beheaded = set(bytes, first?.offset ?? 0, 0);
  expect(() => new ZipArchive(beheaded).stream("[Content_Types].xml", () => undefined)).toThrow(CORRUPT);
  expect(() => withParts(beheaded, replaced)).toThrow(CORRUPT);
});

function withLongName(bytes: Uint8Array): Uint8Array {
  const { records, end } = readDirectory(bytes);
  return set(bytes, end - (records.at(-1)?.bytes.length ?? 0) + 28, 0x7fff);
}

function set(bytes: Uint8Array, at: number, value: number): Uint8Array {
  toView(bytes).setUint16(at, value, true);
  return bytes;
}
