import { normalized } from "@/lib/normalized";
import { BREAKING_SPACES, codePointOf, INVISIBLE } from "./letters";
import { EM, NOTHING, type EmbeddedFace, type OpenedFont, type Position, type Shape, type Slot } from "./react-pdf";
import { Shaper } from "./shaper";
import { SIGNS } from "./signs";

/** Text that one face draws, `x` from the left end of the whole. */
export type Run = { face: Face; text: string; x: number; shape: Shape };

const SPACES = new RegExp(`([${BREAKING_SPACES}]+)`, "u");
const GROWING_SPACE = /[ \u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/u;
const ZERO_WIDTH_SPACE = 0x200b;

/**
 * A typeface of one document: measures words and shapes the text that is drawn. Letters that it lacks it may borrow
 * from another face, and signs are lines over a blank glyph. Lengths are thousandths of the size.
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
    return isShown && !this.font.hasGlyphForCodePoint(codePointOf(shown));
  }

  /** From now on takes those of the letters that it lacks from another face, where that has them. */
  borrow(face: Face, letters: readonly string[]): void {
    const taken = letters.filter((letter) => this.lacks(letter) && !face.lacks(letter));
    if (taken.length === 0) return;
    const codes = taken.map((letter) => `\\u{${codePointOf(letter).toString(16)}}`).join("");
    this.#borrowed = { face, letters: new RegExp(`((?:[${codes}]\\p{Mark}*)+)`, "u") };
  }

  /** The text by the faces that draw it; `gap` is what each space grows by. */
  runsOf(text: string, gap: number): readonly Run[] {
    const borrowed = this.#borrowed;
    if (!borrowed) return [{ face: this, text, x: 0, shape: this.#runOf(text, gap) }];
    let end = 0;
    return text.split(borrowed.letters).flatMap((part, index) => {
      if (part === "") return [];
      const face = index % 2 === 0 ? this : borrowed.face;
      const run = { face, text: part, x: end, shape: face.#runOf(part, gap) };
      end += run.shape.advanceWidth;
      return [run];
    });
  }

  /** Width in points of any text on one line. */
  widthOf(text: string, size: number): number {
    const last = this.runsOf(text, 0).at(-1);
    return last ? ((last.x + last.shape.advanceWidth) * size) / EM : 0;
  }

  /** Width in points of one word or one run of white space. */
  widthOfPart(part: string, size: number): number {
    let width = this.#widths.get(part);
    if (width === undefined) {
      width = this.widthOf(part, EM);
      this.#widths.set(part, width);
    }
    return (width * size) / EM;
  }

  glyphOf(slotId: number): number {
    return this.#shaper.glyphOf(slotId);
  }

  #runOf(text: string, gap: number): Shape {
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
