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

/** The first lines; "" for files that only the server reads. */
async function beginningOf(file: File): Promise<string> {
  if (/\.txt$/i.test(file.name)) return new TextDecoder().decode(await file.slice(0, BEGINNING_CHARS).arrayBuffer());
  return /\.docx$/i.test(file.name) ? beginningOfWord(file) : "";
}

async function beginningOfWord(file: File): Promise<string> {
  const { unzipSync, strFromU8 } = await import("fflate");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) =>
    name === WORD_TEXT && originalSize <= MAX_FILE_BYTES;
  try {
    const markup = unzipSync(bytes, { filter })[WORD_TEXT];
    return markup ? linesOf(strFromU8(markup.subarray(0, BEGINNING_MARKUP))) : "";
  } catch {
    return ""; // fflate throws if it isn't a zip; the server says what is wrong with such a file
  }
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
