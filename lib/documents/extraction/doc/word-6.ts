import { paragraph, type ParagraphBlock } from "@/lib/documents/richtext/blocks";
import { cleanCharacters } from "@/lib/documents/richtext/characters";
import { UnreadableDocument, MAX_TEXT_CHARS } from "@/lib/documents/extraction/document";
import { FieldStack } from "@/lib/documents/extraction/docx/runs";
import { rowOfCells, type Piece } from "@/lib/documents/extraction/docx/pieces";
import { detectCodePage } from "./code-pages";

const FAST_SAVED = 0x0004;
/** Asian editions may store text as UTF-16. */
const HAS_WIDE_TEXT = 0x1000;
// eslint-disable-next-line no-control-regex -- Word's control characters are what is looked for
const SIGNS = /([\u0000-\u0008\u000b-\u001f])/;

/** Reads a document of Word 6 or 95: its text and table rows, without formatting. */
export function word6Pieces(main: Uint8Array): Piece[] {
  const view = new DataView(main.buffer, main.byteOffset, main.byteLength);
  const flags = view.getUint16(0x0a, true);
  const bytesPerChar = (flags & HAS_WIDE_TEXT) === 0 ? 1 : 2;
  const decoder = new TextDecoder(
    bytesPerChar === 2
      ? "utf-16le"
      : detectCodePage(main.subarray(view.getUint32(0x18, true)), view.getUint16(6, true)),
  );
  const length = Math.min(Math.max(view.getInt32(0x34, true), 0), main.length);
  if (length > MAX_TEXT_CHARS) throw new UnreadableDocument("documentTooLarge");
  const start = view.getUint32(0x18, true);
  const text =
    (flags & FAST_SAVED) === 0
      ? decoder.decode(main.subarray(start, start + length * bytesPerChar))
      : textOfPieces(main, view, { length, decoder, bytesPerChar });
  return piecesOfText(text);
}

function textOfPieces(
  main: Uint8Array,
  view: DataView,
  encoding: { length: number; decoder: TextDecoder; bytesPerChar: number },
): string {
  const { length, decoder, bytesPerChar } = encoding;
  let at = view.getUint32(0x160, true);
  const end = Math.min(at + view.getUint32(0x164, true), main.length);
  while (at + 3 <= end && view.getUint8(at) === 1) at += 3 + view.getUint16(at + 1, true);
  if (at + 5 > end || view.getUint8(at) !== 2) throw new UnreadableDocument("corruptDocument");
  const count = Math.floor((Math.min(view.getUint32(at + 1, true), end - at - 5) - 4) / 12);
  let text = "";
  for (let index = 0; index < count && text.length < length; index += 1) {
    const chars = view.getUint32(at + 9 + index * 4, true) - view.getUint32(at + 5 + index * 4, true);
    const offset = view.getUint32(at + 5 + (count + 1) * 4 + index * 8 + 2, true);
    if (chars < 0) throw new UnreadableDocument("corruptDocument");
    text += decoder.decode(main.subarray(offset, offset + chars * bytesPerChar));
  }
  return text.slice(0, length);
}

/** Cells end with a mark, rows with a second one right after it. */
function piecesOfText(text: string): Piece[] {
  const pieces: Piece[] = [];
  let cells: Piece[][] = [];
  let cell: Piece[] = [];
  let line = "";
  let fields = new FieldStack();
  const endParagraph = () => {
    const block = toParagraph(line);
    if (block) cell.push({ kind: "block", block });
    line = "";
    fields = new FieldStack();
  };
  for (const part of text.split(SIGNS)) {
    if (part === "\u0007") {
      const isRowEnd = line === "" && cell.length === 0 && cells.length > 0;
      endParagraph();
      if (isRowEnd) pieces.push(...rowOfCells(cells, pieces));
      cells = isRowEnd ? [] : [...cells, cell];
      cell = [];
    } else if (part === "\r" || part === "\u000c") {
      endParagraph();
      if (cells.length > 0) continue;
      pieces.push(...cell);
      cell = [];
    } else line += shown(part, fields);
  }
  endParagraph();
  return [...pieces, ...cells.flat(), ...cell];
}

function shown(part: string, fields: FieldStack): string {
  if (part === "\u0013") fields.begin();
  else if (part === "\u0014") fields.separate();
  else if (part === "\u0015") return fields.end();
  else if (fields.isInInstruction) fields.instruct(part);
  else if (part === "\u000b") return "\n";
  else if (part === "\u001e") return "-";
  else if (!SIGNS.test(part)) return part;
  return "";
}

function toParagraph(line: string): ParagraphBlock | null {
  const text = cleanCharacters(line).trim();
  return text === "" ? null : paragraph(text);
}
