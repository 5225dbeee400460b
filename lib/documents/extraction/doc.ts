import { formatNumber } from "@/lib/documents/numbering/number-format";
import { UnreadableDocument, type ReadDocument } from "./document";
import { CompoundFile, isCompoundFile } from "./doc/compound-file";
import { fontsIn } from "@/lib/documents/extraction/doc/code-pages";
import { FormattedPages, PieceTable, FormattedText } from "@/lib/documents/extraction/doc/text";
import { Lists } from "./doc/lists";
import { StoryReader, type StoryContext } from "./doc/story";
import { StyleSheet } from "./doc/styles";
import { word6Pieces } from "./doc/word-6";
import { withoutSource } from "./docx/origins";
import { toBlocks, withSign, type Piece } from "./docx/pieces";

/**
 * Reads a .doc of Word 97 or later: headings, marks, clause numbers as Word shows them, tables as rows, field results,
 * notes at the end, tracked changes as accepted. For Word 6 and 95 only text and tables.
 * @returns no blocks for an empty document; a .doc doesn't store its pages
 * @throws UnreadableDocument `unsupportedType`, `encryptedDocument`, `corruptDocument`, `documentTooLarge`. Source:
 * B-8.10.
 */
export async function readDoc(bytes: Uint8Array): Promise<ReadDocument> {
  try {
    return {
      kind: "doc",
      blocks: toBlocks(readPieces(bytes)).map(withoutSource),
      pageCount: null,
      pagesWithoutText: [],
    };
  } catch (cause) {
    // In a broken file, structures point past its end.
    throw cause instanceof RangeError ? new UnreadableDocument("corruptDocument", { cause }) : cause;
  }
}

function readPieces(bytes: Uint8Array): Piece[] {
  if (!isCompoundFile(bytes)) throw new UnreadableDocument("unsupportedType"); // includes Word 1 and 2
  const file = new CompoundFile(bytes);
  if (file.has("EncryptedPackage")) throw new UnreadableDocument("encryptedDocument");
  if (!file.has("WordDocument")) throw new UnreadableDocument("unsupportedType");
  const main = file.stream("WordDocument");
  const information = new FileInformation(main);
  return information.isWord97 ? word97Pieces(file, main, information) : word6Pieces(main);
}

function word97Pieces(file: CompoundFile, main: Uint8Array, information: FileInformation): Piece[] {
  const table = file.stream(information.tableStream);
  const structure = (name: StructureName) => slice(table, information.extent(name));
  const data = file.stream("Data");
  const characters = new FormattedPages(main, structure("characterPages"), { kind: "characters", data });
  const { lengths } = information;
  const notes = readNotes(information, structure);
  const context: StoryContext = {
    text: new FormattedText(new PieceTable(main, structure("clx")), characters),
    paragraphs: new FormattedPages(main, structure("paragraphPages"), { kind: "paragraphs", data }),
    styles: new StyleSheet(structure("styles")),
    lists: new Lists(
      slice(table, {
        offset: information.extent("lists").offset,
        bytes: information.extent("lists").bytes === 0 ? 0 : table.length,
      }),
      structure("listInstances"),
    ),
    fonts: fontsIn(structure("fonts")),
    signs: new Map(notes.map(({ at, sign }) => [at, sign])),
  };
  const boxes = lengths.body + lengths.footnotes + lengths.headers + lengths.comments + lengths.endnotes;
  return [
    ...new StoryReader(context).read(0, lengths.body),
    ...new StoryReader(context).read(boxes, boxes + lengths.textBoxes),
    ...notes.flatMap(({ from, to, sign }) => withSign(new StoryReader(context).read(from, to), sign)),
  ];
}

function readNotes(information: FileInformation, structure: (name: StructureName) => DataView): Note[] {
  const { body, footnotes, headers, comments, endnotes } = information.lengths;
  return [
    ...notesIn({
      references: structure("footnoteReferences"),
      text: structure("footnoteText"),
      from: body,
      length: footnotes,
      format: "decimal",
    }),
    ...notesIn({
      references: structure("endnoteReferences"),
      text: structure("endnoteText"),
      from: body + footnotes + headers + comments,
      length: endnotes,
      format: "lowerRoman",
    }),
  ];
}

/** A note's reference in the text and the span of its own text, both in characters. */
type Note = { at: number; from: number; to: number; sign: string };
type Tables = { references: DataView; text: DataView; from: number; length: number; format: "decimal" | "lowerRoman" };

const REFERENCE_BYTES = 6;

/** The notes of one kind, numbered in order; notes with a custom mark have no sign. */
function notesIn({ references, text, from, length, format }: Tables): Note[] {
  const count = Math.floor((references.byteLength - 4) / REFERENCE_BYTES);
  const notes: Note[] = [];
  let number = 0;
  let last = 0;
  for (let index = 0; index < count && (index + 2) * 4 <= text.byteLength; index += 1) {
    const isNumbered = references.getUint16((count + 1) * 4 + index * 2, true) !== 0;
    if (isNumbered) number += 1;
    const start = text.getUint32(index * 4, true);
    const end = Math.min(text.getUint32(index * 4 + 4, true), length);
    if (start < last || end < start) continue; // notes are consecutive
    last = end;
    notes.push({
      at: references.getUint32(index * 4, true),
      from: from + start,
      to: from + end,
      sign: isNumbered ? `[${formatNumber(number, format)}]` : "",
    });
  }
  return notes;
}

/** The parts of the text in order, with their lengths in characters. */
type StoryLengths = {
  body: number;
  footnotes: number;
  headers: number;
  comments: number;
  endnotes: number;
  textBoxes: number;
};
/** A structure in the table stream. */
type Extent = { offset: number; bytes: number };

/** Positions of offset/length pairs in the file information block ([MS-DOC] FibRgFcLcb97), counted in pairs. */
const PAIRS = {
  styles: 1,
  footnoteReferences: 2,
  footnoteText: 3,
  characterPages: 12,
  paragraphPages: 13,
  fonts: 15,
  clx: 33,
  endnoteReferences: 46,
  endnoteText: 47,
  lists: 73,
  listInstances: 74,
} as const;
type StructureName = keyof typeof PAIRS;

const WORD_97 = 0xa5ec;
/** Word 6 and 95 and their Asian editions. */
const BEFORE_WORD_97 = [0xa5dc, 0xa697, 0xa698, 0xa699, 0xa6dc];
const FIRST_FORMAT_OF_97 = 0xc1;
const PAIRS_OFFSET = 0x9a;

/** The header of a Word binary document: format, encryption, lengths, location of each structure ([MS-DOC] Fib). */
class FileInformation {
  readonly #view: DataView;

  constructor(main: Uint8Array) {
    this.#view = new DataView(main.buffer, main.byteOffset, main.byteLength);
    const magic = this.#view.getUint16(0, true);
    if (magic !== WORD_97 && !BEFORE_WORD_97.includes(magic)) throw new UnreadableDocument("corruptDocument");
    if ((this.#flags & 0x0100) !== 0) throw new UnreadableDocument("encryptedDocument");
  }

  /** Whether the format is Word 97 or later; Word 6 and 95 differ. */
  get isWord97(): boolean {
    return this.#view.getUint16(2, true) >= FIRST_FORMAT_OF_97;
  }

  get tableStream(): "0Table" | "1Table" {
    return (this.#flags & 0x0200) === 0 ? "0Table" : "1Table";
  }

  get lengths(): StoryLengths {
    const at = (offset: number) => Math.max(this.#view.getInt32(offset, true), 0);
    return {
      body: at(0x4c),
      footnotes: at(0x50),
      headers: at(0x54),
      comments: at(0x5c),
      endnotes: at(0x60),
      textBoxes: at(0x64),
    };
  }

  extent(name: StructureName): Extent {
    const at = PAIRS_OFFSET + PAIRS[name] * 8;
    return { offset: this.#view.getUint32(at, true), bytes: this.#view.getUint32(at + 4, true) };
  }

  get #flags(): number {
    return this.#view.getUint16(0x0a, true);
  }
}

/** The bytes of a structure; fewer or none if the file ends early. */
function slice(bytes: Uint8Array, { offset, bytes: length }: Extent): DataView {
  const part = bytes.subarray(offset, offset + length);
  return new DataView(part.buffer, part.byteOffset, part.byteLength);
}
