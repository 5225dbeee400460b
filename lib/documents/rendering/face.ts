import { createRequire } from "node:module";
import { normalized } from "@/lib/normalized";
import type { Mark } from "@/lib/documents/richtext/blocks";
import { BREAKING_SPACES, toCodePoint, INVISIBLE, SIGNS } from "./signs";
import {
  EM,
  NOTHING,
  type EmbeddedFace,
  type OpenedFont,
  type Position,
  type Shape,
  type Slot,
  openFont,
  type PathCommand,
} from "./react-pdf";
import { Shaper } from "./shaper";

/** Text drawn by one face, `x` from the left end of the whole. */
export type Run = { face: Face; text: string; x: number; shape: Shape };

const SPACES = new RegExp(`([${BREAKING_SPACES}]+)`, "u");
const GROWING_SPACE = /[ \u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/u;
const ZERO_WIDTH_SPACE = 0x200b;

/**
 * A typeface of one document: measures words and shapes the text to draw. It may borrow missing letters from another
 * face; signs are lines over a blank glyph. Lengths are thousandths of the size.
 */
export class Face implements EmbeddedFace {
  readonly ascent: number;
  readonly descent: number;
  readonly #shaper: Shaper;
  readonly #widths = new Map<string, number>();
  #borrowed: { face: Face; letters: RegExp } | null = null;

  constructor(
    readonly name: string,
    readonly font: OpenedFont,
  ) {
    this.ascent = (font.ascent * EM) / font.unitsPerEm;
    this.descent = (-font.descent * EM) / font.unitsPerEm;
    this.#shaper = new Shaper(font);
  }

  /** Whether `letter` would show as an empty box. */
  lacks(letter: string): boolean {
    const shown = normalized(letter, "NFC");
    const isShown = !INVISIBLE.test(letter) && !/\s/u.test(letter) && !SIGNS.has(shown);
    return isShown && !this.font.hasGlyphForCodePoint(toCodePoint(shown));
  }

  /** From now on takes those of these letters it lacks from another face, if that has them. */
  borrow(face: Face, letters: readonly string[]): void {
    const taken = letters.filter((letter) => this.lacks(letter) && !face.lacks(letter));
    if (taken.length === 0) return;
    const codes = taken.map((letter) => `\\u{${toCodePoint(letter).toString(16)}}`).join("");
    this.#borrowed = { face, letters: new RegExp(`((?:[${codes}]\\p{Mark}*)+)`, "u") };
  }

  /** The text split by face; `gap` is added to each space. */
  splitRuns(text: string, gap: number): readonly Run[] {
    const borrowed = this.#borrowed;
    if (!borrowed) return [{ face: this, text, x: 0, shape: this.#shapeRun(text, gap) }];
    let end = 0;
    return text.split(borrowed.letters).flatMap((part, index) => {
      if (part === "") return [];
      const face = index % 2 === 0 ? this : borrowed.face;
      const run = { face, text: part, x: end, shape: face.#shapeRun(part, gap) };
      end += run.shape.advanceWidth;
      return [run];
    });
  }

  /** Width in points of any text on one line. */
  measureWidth(text: string, size: number): number {
    const last = this.splitRuns(text, 0).at(-1);
    return last ? ((last.x + last.shape.advanceWidth) * size) / EM : 0;
  }

  /** Width in points of one word or one run of white space. */
  widthOfPart(part: string, size: number): number {
    let width = this.#widths.get(part);
    if (width === undefined) {
      width = this.measureWidth(part, EM);
      this.#widths.set(part, width);
    }
    return (width * size) / EM;
  }

  findGlyph(slotId: number): number {
    return this.#shaper.findGlyph(slotId);
  }

  widthOf(slotId: number): number {
    return this.#shaper.widthOf(slotId);
  }

  #shapeRun(text: string, gap: number): Shape {
    const glyphs: Slot[] = [];
    const positions: Position[] = [];
    let advanceWidth = 0;
    for (const part of text.split(SPACES)) {
      const shape = this.#grown(part, gap);
      for (const glyph of shape.glyphs) glyphs.push(glyph);
      for (const position of shape.positions) positions.push(position);
      advanceWidth += shape.advanceWidth;
    }
    return { glyphs, positions, advanceWidth };
  }

  #grown(part: string, gap: number): Shape {
    const shape = part === "" ? NOTHING : this.#shaper.shape(part);
    if (gap === 0 || !GROWING_SPACE.test(part)) return shape;
    const grow = ({ codePoints }: Slot) => (codePoints[0] === ZERO_WIDTH_SPACE ? 0 : gap);
    const positions = shape.positions.map((position, index) => ({
      ...position,
      xAdvance: position.xAdvance + grow(shape.glyphs[index] as Slot),
    }));
    return { ...shape, positions, advanceWidth: positions.reduce((sum, position) => sum + position.xAdvance, 0) };
  }
}

const PACKAGES = { SourceSerif4: "source-serif-4", NotoSans: "noto-sans" } as const;
type Family = keyof typeof PACKAGES;
const STYLES = {
  regular: { cut: "400Regular", weight: 400, style: "normal" },
  bold: { cut: "700Bold", weight: 700, style: "normal" },
  italic: { cut: "400Regular_Italic", weight: 400, style: "italic" },
  boldItalic: { cut: "700Bold_Italic", weight: 700, style: "italic" },
} as const;
type FaceName = keyof typeof STYLES;
export type Faces = Readonly<Record<FaceName, Face>>;

/** Everything but Source Serif's letters, which cover nearly every contract, and marks, which follow their letters. */
const UNUSUAL = /[^\n\t -~А-яЁёӨөҮү\p{Mark}]/gu;

/**
 * Opens the four faces of Source Serif (English, Russian and Mongolian letters) for one document. Letters of `texts` it
 * lacks come from Noto Sans, whose files are opened only then.
 */
export async function openFaces(texts: readonly string[] = []): Promise<Faces> {
  const faces = await open("SourceSerif4");
  const missing = unusualLetters(texts).filter((letter) => faces.regular.lacks(letter));
  if (missing.length === 0) return faces;
  const lenders = await open("NotoSans");
  for (const name of ["regular", "bold", "italic", "boldItalic"] as const) faces[name].borrow(lenders[name], missing);
  return faces;
}

/** The face for these marks. */
export function faceFor(faces: Faces, marks: readonly Mark[], { bold }: { bold: boolean }): Face {
  const isBold = bold || marks.includes("bold");
  if (marks.includes("italic")) return isBold ? faces.boldItalic : faces.italic;
  return isBold ? faces.bold : faces.regular;
}

function unusualLetters(texts: readonly string[]): string[] {
  const letters = new Set<string>();
  for (const text of texts) for (const letter of text.match(UNUSUAL) ?? []) letters.add(letter);
  return [...letters];
}

async function open(family: Family): Promise<Faces> {
  const face = (name: FaceName) => openFace(family, name);
  const [regular, bold, italic, boldItalic] = await Promise.all([
    face("regular"),
    face("bold"),
    face("italic"),
    face("boldItalic"),
  ]);
  return { regular, bold, italic, boldItalic };
}

async function openFace(family: Family, name: FaceName): Promise<Face> {
  const { cut, weight, style } = STYLES[name];
  const { resolve } = createRequire(import.meta.url);
  const path = resolve(`@expo-google-fonts/${PACKAGES[family]}/${cut}/${family}_${cut}.ttf`);
  return new Face(`${family}-${name}`, await openFont({ path, family, weight, style }));
}

/** The letter shapes of `text` from the left end of its baseline, in thousandths of the size, `y` upwards. */
export function traceOutline(text: string, font: OpenedFont): { commands: readonly PathCommand[]; width: number } {
  const scale = 1000 / font.unitsPerEm;
  let left = 0;
  const commands = Array.from(text).flatMap((character) => {
    const { path, advanceWidth } = font.glyphForCodePoint(toCodePoint(character));
    const x = left;
    left += advanceWidth * scale;
    return path.commands.map(({ command, args }) => ({
      command,
      args: args.map((arg, index) => arg * scale + (index % 2 === 0 ? x : 0)),
    }));
  });
  return { commands, width: left };
}
