import type { Alignment } from "@/lib/documents/richtext/blocks";
import type { Face } from "./face";
import { BREAKING_SPACES } from "./signs";
import { TAB_STOP } from "./typography";

/** `ink` is the text colour, if not the page's. */
type Look = { face: Face; size: number; underline: boolean; strike: boolean; ink?: string };
export type StyledText = { text: string; look: Look };
/** Text with one look within a line. `gap` is added to each of its spaces when the line is justified. */
export type Segment = {
  text: string;
  x: number;
  width: number;
  gap: number;
  look: Look;
  /** How far a writing line at its end is drawn, from `x`; by default to the text's end. */
  ruledTo?: number;
};
export type Line = readonly Segment[];

type Piece = { kind: "word" | "space" | "tab" | "break"; text: string; width: number; look: Look };

const BETWEEN_WORDS = new RegExp(`(\\n|\\t|[${BREAKING_SPACES}]+)`, "u");
const MAX_PIECE_CHARS = 2_000;
const ROUNDING = 0.01;
/** A justified line stays ragged if its spaces would grow wider than this many letter heights. */
const MAX_GAP_EM = 1.2;

/**
 * Breaks a block's text into lines of at most `width` points. Lines end only at white space (not at a hyphen, because
 * copied text would differ); a word wider than a line breaks after its hyphens, slashes and points, or is cut where the
 * line is full. An empty block is one empty line.
 */
export function breakLines(
  texts: readonly StyledText[],
  { width, align }: { width: number; align: Alignment | "left" },
): Line[] {
  const filler = new LineFiller(width, align);
  let word: Piece[] = [];
  for (const piece of splitPieces(texts)) {
    if (piece.kind === "word") {
      word.push(piece);
      continue;
    }
    filler.word(word);
    word = [];
    if (piece.kind === "break") filler.end({ isSoft: false });
    else filler.space(piece);
  }
  filler.word(word);
  filler.end({ isSoft: false });
  return filler.lines;
}

class LineFiller {
  readonly lines: Line[] = [];
  #pieces: Piece[] = [];
  #spaces: Piece[] = [];
  #x = 0;

  constructor(
    readonly width: number,
    readonly align: Alignment | "left",
  ) {}

  /** Holds white space back until a word follows on the same line. */
  space(piece: Piece): void {
    this.#spaces.push(piece);
  }

  word(pieces: readonly Piece[]): void {
    if (pieces.length === 0) return;
    const width = sum(pieces);
    if (this.#endOfSpaces() + width <= this.width + ROUNDING) return this.#append(pieces);
    if (width <= this.width) return this.#appendBelow(pieces);
    for (const part of splitLongWords(pieces)) this.#longPart(part);
  }

  /** Part of a word wider than a line; cut only if it is wider itself. */
  #longPart(part: Piece): void {
    if (this.#endOfSpaces() + part.width <= this.width + ROUNDING) return this.#append([part]);
    if (part.width <= this.width) return this.#appendBelow([part]);
    if (this.#pieces.length > 0) this.end({ isSoft: true });
    this.#spaces = [];
    for (const letter of splitLetters(part)) {
      if (this.#x + letter.width > this.width && this.#pieces.length > 0) this.end({ isSoft: true });
      this.#append([letter]);
    }
  }

  #appendBelow(pieces: readonly Piece[]): void {
    if (this.#pieces.length > 0) this.end({ isSoft: true });
    this.#spaces = [];
    this.#append(pieces);
  }

  end({ isSoft }: { isSoft: boolean }): void {
    this.lines.push(positioned(this.#pieces, { width: this.width, align: this.align, isSoft }));
    this.#pieces = [];
    this.#spaces = [];
    this.#x = 0;
  }

  #endOfSpaces(): number {
    return this.#spaces.reduce((x, space) => (space.kind === "tab" ? nextStop(x) : x + space.width), this.#x);
  }

  #append(pieces: readonly Piece[]): void {
    for (const space of this.#spaces)
      this.#push(space.kind === "tab" ? { ...space, width: nextStop(this.#x) - this.#x } : space);
    this.#spaces = [];
    for (const piece of pieces) this.#push(piece);
  }

  #push(piece: Piece): void {
    this.#pieces.push(piece);
    this.#x += piece.width;
  }
}

function* splitPieces(texts: readonly StyledText[]): Generator<Piece> {
  for (const { text, look } of texts) {
    const parts = text.split(BETWEEN_WORDS); // words at even indices, what separates them at odd ones
    for (const [index, part] of parts.entries()) {
      if (part.length > MAX_PIECE_CHARS) yield* longPieces(part, index % 2 === 0 ? "word" : "space", look);
      else if (part === "\n") yield { kind: "break", text: "", width: 0, look };
      else if (part === "\t") yield { kind: "tab", text: " ", width: 0, look };
      else if (part !== "")
        yield {
          kind: index % 2 === 0 ? "word" : "space",
          text: part,
          width: look.face.widthOfPart(part, look.size),
          look,
        };
    }
  }
}

/** Measures and draws a megabyte-long word in manageable pieces. */
function* longPieces(part: string, kind: "word" | "space", look: Look): Generator<Piece> {
  for (let start = 0; start < part.length;) {
    let end = Math.min(part.length, start + MAX_PIECE_CHARS);
    if (end < part.length && /^[\udc00-\udfff]/.test(part.slice(end, end + 1))) end += 1;
    const text = part.slice(start, end);
    yield { kind, text, width: look.face.widthOfPart(text, look.size), look };
    start = end;
  }
}

const sum = (pieces: readonly Piece[]) => pieces.reduce((width, piece) => width + piece.width, 0);
const nextStop = (x: number) => (Math.floor(x / TAB_STOP + ROUNDING) + 1) * TAB_STOP;

const GRAPHEMES = new Intl.Segmenter("und", { granularity: "grapheme" });

/** The parts of a long word, such as a web address; each ends with its closing punctuation. */
const PARTS_OF_WORD = /[^-/\\?&=_.,:;@#%+|~]*[-/\\?&=_.,:;@#%+|~]+\p{Mark}*|[^-/\\?&=_.,:;@#%+|~]+/gu;

function* splitLongWords(pieces: readonly Piece[]): Generator<Piece> {
  for (const piece of pieces) yield* pieceBy(piece, piece.text.match(PARTS_OF_WORD) ?? []);
}

function* splitLetters(piece: Piece): Generator<Piece> {
  for (const { segment } of GRAPHEMES.segment(piece.text)) yield* pieceBy(piece, [segment]);
}

function* pieceBy({ look, ...rest }: Piece, texts: readonly string[]): Generator<Piece> {
  for (const text of texts) yield { ...rest, look, text, width: look.face.widthOfPart(text, look.size) };
}

function positioned(
  pieces: readonly Piece[],
  { width, align, isSoft }: { width: number; align: Alignment | "left"; isSoft: boolean },
): Line {
  const free = Math.max(0, width - sum(pieces));
  const lastTab = pieces.findLastIndex((piece) => piece.kind === "tab");
  const gap = align === "justify" && isSoft ? gapFor(pieces.slice(lastTab + 1), free) : 0;
  let x = align === "right" ? free : align === "center" ? free / 2 : 0;
  const segments: Segment[] = [];
  pieces.forEach((piece, index) => {
    const own = index > lastTab ? gap : 0;
    const grown = piece.width + (piece.kind === "space" ? own * growing(piece.text) : 0);
    const last = segments.at(-1);
    const joins =
      last && last.look === piece.look && last.gap === own && piece.kind !== "tab" && pieces[index - 1]?.kind !== "tab";
    if (joins) {
      last.text += piece.text;
      last.width += grown;
    } else segments.push({ text: piece.text, x, width: grown, gap: own, look: piece.look });
    x += grown;
  });
  return segments;
}

function gapFor(pieces: readonly Piece[], free: number): number {
  const spaces = pieces.reduce((count, piece) => count + (piece.kind === "space" ? growing(piece.text) : 0), 0);
  const gap = spaces === 0 ? 0 : free / spaces;
  return gap > (pieces[0]?.look.size ?? 0) * MAX_GAP_EM ? 0 : gap;
}

/** A zero-width space doesn't grow. */
const growing = (text: string) => (text === " " ? 1 : text.replaceAll("\u200b", "").length);

/** The widest word and the widest line of a text, with only its own line breaks; points. */
export function measureWidest(texts: readonly StyledText[]): { word: number; line: number } {
  let [word, line, ofWord, ofLine] = [0, 0, 0, 0];
  for (const piece of splitPieces(texts)) {
    ofWord = piece.kind === "word" ? ofWord + piece.width : 0;
    ofLine = piece.kind === "break" ? 0 : ofLine + piece.width;
    word = Math.max(word, ofWord);
    line = Math.max(line, ofLine);
  }
  return { word, line };
}

/** Splits a text at an index in its letters. */
export function partedAt(texts: readonly StyledText[], length: number): { head: StyledText[]; rest: StyledText[] } {
  const [head, rest]: [StyledText[], StyledText[]] = [[], []];
  let left = length;
  for (const { text, look } of texts) {
    if (left > 0) head.push({ text: text.slice(0, left), look });
    if (left < text.length) rest.push({ text: text.slice(Math.max(0, left)), look });
    left = Math.max(0, left - text.length);
  }
  return { head, rest };
}
