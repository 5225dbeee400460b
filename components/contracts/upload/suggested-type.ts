/**
 * The type that a chosen file's name or first page says, to preselect it in the form. Runs in the reader's browser;
 * what it needs is loaded with the first file. Source: B-8.20.
 */
import type { CONTRACT_TYPES, UPLOAD_TYPES } from "@/lib/contracts/bounds";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { nameFromFile } from "@/lib/contracts/reading/name-from-file";

type UploadType = (typeof UPLOAD_TYPES)[number];

/** UTF-16 units of a text, and of a Word file's markup: enough for the first page, whatever the file's length. */
const BEGINNING_CHARS = 6_000;
const BEGINNING_MARKUP = 300_000;
/** Bytes that hold that much markup, packed: what doesn't shrink grows by a few bytes in each block. */
const PACKED_BYTES = BEGINNING_MARKUP + 10_000;
/** Inflated at a time: a bomb grows at most some 1,000 times that before it is noticed. */
const STEP_BYTES = 8 * 1024;
/** The end of a zip, with a directory of more parts than Word files have; and the longest head of one part. */
const DIRECTORY_BYTES = 512 * 1024;
const HEAD_BYTES = 30 + 2 * 0xffff;
const WORD_TEXT = "word/document.xml";

/** By a title in the file's name, or else on the first page of a Word or text file; null if neither names a type. */
export async function suggestedType(file: File): Promise<UploadType | null> {
  const { typeGuess } = await import("@/lib/contracts/reading/guessed");
  const named = (text: string) => {
    const { type, isNamed } = typeGuess(text);
    return isNamed ? asUploadType(type) : null;
  };
  return named(nameFromFile(file.name).replace(/[_-]+/g, " ")) ?? named(await beginningOf(file));
}

/** Templates name a sale differently than uploads do. */
function asUploadType(type: (typeof CONTRACT_TYPES)[number]): UploadType {
  return type === "Sales Agreement" ? "Sales Contract" : type;
}

/** The first lines; "" for files that only the server reads, and for those larger than it takes. */
async function beginningOf(file: File): Promise<string> {
  if (file.size > MAX_FILE_BYTES) return "";
  if (/\.txt$/i.test(file.name)) return new TextDecoder().decode(await file.slice(0, BEGINNING_CHARS).arrayBuffer());
  return /\.docx$/i.test(file.name) ? beginningOfWord(file) : "";
}

/** Of all the file only its directory and the beginning of its text are read and inflated. */
async function beginningOfWord(file: File): Promise<string> {
  const { strFromU8 } = await import("fflate");
  try {
    return linesOf(strFromU8(await beginningOfMarkup(file)));
  } catch {
    return ""; // thrown if it isn't a zip; the server says what is wrong with such a file
  }
}

/** Empty for a zip without a readable text. @throws if it isn't a zip */
async function beginningOfMarkup(file: File): Promise<Uint8Array> {
  const [{ Inflate }, { readDirectory, packedStart }] = await Promise.all([
    import("fflate"),
    import("@/lib/documents/extraction/docx/zip-directory"),
  ]);
  const from = Math.max(0, file.size - DIRECTORY_BYTES);
  const { records } = readDirectory(await bytesOf(file, from, file.size), from);
  const entry = records.find(({ name }) => name === WORD_TEXT);
  if (!entry || entry.isEncrypted || entry.inflatedBytes > MAX_FILE_BYTES) return new Uint8Array();
  const start = entry.offset + packedStart(await bytesOf(file, entry.offset, entry.offset + HEAD_BYTES), 0);
  const packed = await bytesOf(file, start, start + Math.min(entry.packedBytes, PACKED_BYTES));
  if (entry.method === 0) return packed.subarray(0, BEGINNING_MARKUP);
  const markup = new Uint8Array(BEGINNING_MARKUP);
  let length = 0;
  const inflater = new Inflate((bytes) => {
    const fitting = bytes.subarray(0, BEGINNING_MARKUP - length);
    markup.set(fitting, length);
    length += fitting.length;
  });
  for (let at = 0; at < packed.length && length < BEGINNING_MARKUP; at += STEP_BYTES)
    inflater.push(packed.subarray(at, at + STEP_BYTES));
  return markup.subarray(0, length);
}

async function bytesOf(file: File, start: number, end: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(start, end).arrayBuffer());
}

/** Text between tags; a paragraph's end is a line's end. */
function linesOf(markup: string): string {
  let text = "";
  for (const piece of markup.split("<").slice(1)) {
    if (text.length > BEGINNING_CHARS) break;
    const end = piece.indexOf(">");
    if (/^\/w:p>|^w:br\b/.test(piece)) text += "\n";
    else if (/^w:t[\s>]/.test(piece)) text += piece.slice(end + 1).replace(/&amp;/g, "&");
  }
  return text;
}
