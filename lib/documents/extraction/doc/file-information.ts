import { UnreadableDocument } from "@/lib/documents/extraction/document";

/** Which part of the text is which: lengths in characters, in the order in which they follow one another. */
export type StoryLengths = {
  body: number;
  footnotes: number;
  headers: number;
  comments: number;
  endnotes: number;
  textBoxes: number;
};
/** A structure in the table stream. */
export type Extent = { offset: number; bytes: number };

/** Positions of offset/length pairs in the file information block ([MS-DOC] FibRgFcLcb97), in pairs. */
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
export type StructureName = keyof typeof PAIRS;

const WORD_97 = 0xa5ec;
/** Word 6 and 95 and their Asian editions. */
const BEFORE_WORD_97 = [0xa5dc, 0xa697, 0xa698, 0xa699, 0xa6dc];
const FIRST_FORMAT_OF_97 = 0xc1;
const PAIRS_OFFSET = 0x9a;

/** The head of a Word binary document: format, encryption, lengths and where each structure lies ([MS-DOC] Fib). */
export class FileInformation {
  readonly #view: DataView;

  constructor(main: Uint8Array) {
    this.#view = new DataView(main.buffer, main.byteOffset, main.byteLength);
    const magic = this.#view.getUint16(0, true);
    if (magic !== WORD_97 && !BEFORE_WORD_97.includes(magic)) throw new UnreadableDocument("corruptDocument");
    if ((this.#flags & 0x0100) !== 0) throw new UnreadableDocument("encryptedDocument");
  }

  /** Whether the format is that of Word 97 and later; Word 6 and 95 have another. */
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

/** The bytes of a structure, fewer or none where the file ends early. */
export function slice(bytes: Uint8Array, { offset, bytes: length }: Extent): DataView {
  const part = bytes.subarray(offset, offset + length);
  return new DataView(part.buffer, part.byteOffset, part.byteLength);
}
