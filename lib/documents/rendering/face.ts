import { BREAKING_SPACES, codePointOf, COMBINING, INVISIBLE, lettersOf } from "./letters";
import type { FontSubset, GlyphMove, OpenedFont } from "./opened-font";
import { HAS_SIGN, SIGNS, type Sign } from "./signs";

/** Text as the PDF writer draws it: for each glyph its place in the embedded font and how far it moves the pen. */
type Shape = { glyphs: readonly Slot[]; positions: readonly Position[]; advanceWidth: number };
/** A pair of glyph and text; each has its own `id` in the embedded font. */
type Slot = { id: number; advanceWidth: number; codePoints: readonly number[]; glyphId: number };
type Position = Pick<GlyphMove, "xAdvance"> & Partial<GlyphMove> & { advanceWidth: number };
/** Text that one face draws, `x` from the left end of the whole. */
export type Run = { face: Face; text: string; x: number };

/** How text is to be drawn: what each space grows by, in thousandths of the size. A fresh one for each drawing. */
export type DrawingFeatures = { gap: number; isDrawn: boolean };

const SPACES = new RegExp(`([${BREAKING_SPACES}]+)`, "u");
const GROWING_SPACE = /[ \u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/u;
/** Figures are all of one width, and stay so. */
const FIGURE = /\p{Number}/u;
/** Ligatures are off: the text that is copied must be the text that was written. */
const NO_LIGATURES = { liga: false, clig: false, dlig: false, rlig: false, calt: false };
const ONLY_KERNING = {
  ...NO_LIGATURES,
  ccmp: false,
  locl: false,
  mark: false,
  mkmk: false,
  frac: false,
  numr: false,
  dnom: false,
  rclt: false,
  curs: false,
};
const NOTHING: Shape = { glyphs: [], positions: [], advanceWidth: 0 };
const EM = 1000;
const SPACE = 0x20;
const ZERO_WIDTH_SPACE = 0x200b;
const FIRST_SLOT = 0x10000;
const MAX_SLOTS = 60_000;

/**
 * A typeface of one document: measures words, and is the font that the PDF writer embeds. It shapes each word once, and
 * gives every pair of glyph and text its own place in the embedded font, so that a character without a glyph, a soft
 * hyphen or a combined letter is copied out of the PDF as it stood in the contract. Letters that it lacks it may borrow
 * from another face, and signs are lines over a blank glyph. Lengths are thousandths of the size.
 */
export class Face {
  readonly ascent: number;
  readonly descent: number;
  readonly #scale: number;
  readonly #shapes = new Map<string, Shape>();
  readonly #slots: Slot[] = [];
  readonly #slotOf = new Map<string, Slot>();
  readonly #kernings = new Map<string, number>();
  #borrowed: { face: Face; letters: RegExp } | null = null;

  constructor(
    readonly name: string,
    readonly font: OpenedFont,
  ) {
    this.#scale = EM / font.unitsPerEm;
    this.ascent = font.ascent * this.#scale;
    this.descent = -font.descent * this.#scale;
  }

  /** Whether `letter` would show as an empty box. */
  lacks(letter: string): boolean {
    const shown = letter.normalize("NFC");
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
    if (!borrowed) return [{ face: this, text, x: 0 }];
    let end = 0;
    return text.split(borrowed.letters).flatMap((part, index) => {
      if (part === "") return [];
      const run = { face: index % 2 === 0 ? this : borrowed.face, text: part, x: end };
      end += run.face.#runOf(part, gap).advanceWidth;
      return [run];
    });
  }

  /** The signs in a run of this face that are drawn as lines, with their distances from its left end. */
  signsIn(text: string, gap: number): { sign: Sign; x: number }[] {
    if (!HAS_SIGN.test(text)) return [];
    const { glyphs, positions } = this.#runOf(text, gap);
    let x = 0;
    return glyphs.flatMap(({ codePoints }, index) => {
      const sign = SIGNS.get(String.fromCodePoint(...codePoints));
      const left = x;
      x += positions[index]?.xAdvance ?? 0;
      return sign ? [{ sign, x: left }] : [];
    });
  }

  /** Width in points of any text on one line. */
  widthOf(text: string, size: number): number {
    return (this.#runOf(text, 0).advanceWidth * size) / EM;
  }

  /** Width in points of one word or one run of white space. */
  widthOfPart(part: string, size: number): number {
    return (this.#shape(part).advanceWidth * size) / EM;
  }

  /**
   * This face as the PDF writer knows fonts: react-pdf's painter takes any object that lays text out. Being scaled
   * already, it may share positions between drawings, which the writer otherwise scales in place.
   */
  forWriter(): object {
    const { font } = this;
    const scale = (length: number) => length * this.#scale;
    const { minX, minY, maxX, maxY } = font.bbox;
    return Object.create(
      font,
      Object.getOwnPropertyDescriptors({
        unitsPerEm: EM,
        ascent: scale(font.ascent),
        descent: scale(font.descent),
        xHeight: scale(font.xHeight),
        capHeight: scale(font.capHeight),
        lineGap: scale(font.lineGap),
        bbox: { minX: scale(minX), minY: scale(minY), maxX: scale(maxX), maxY: scale(maxY) },
        layout: (text: string, features: DrawingFeatures) => this.#drawn(text, features),
        createSubset: () => this.#subset(),
      }),
    ) as object;
  }

  /** The writer asks twice: to draw, and then where the text ends, which nobody needs. */
  #drawn(text: string, features: DrawingFeatures): Shape {
    if (features.isDrawn) return NOTHING;
    features.isDrawn = true;
    return this.#runOf(text, features.gap);
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
    const shape = part === "" ? NOTHING : this.#shape(part);
    if (gap === 0 || !GROWING_SPACE.test(part)) return shape;
    const grow = ({ codePoints }: Slot) => (codePoints[0] === ZERO_WIDTH_SPACE ? 0 : gap);
    const positions = shape.positions.map((position, index) => ({
      ...position,
      xAdvance: position.xAdvance + grow(shape.glyphs[index] as Slot),
    }));
    return { ...shape, positions, advanceWidth: positions.reduce((sum, position) => sum + position.xAdvance, 0) };
  }

  #shape(part: string): Shape {
    const known = this.#shapes.get(part);
    if (known) return known;
    const shape = this.#borrowed?.letters.test(part) ? this.#composed(part) : this.#own(part);
    this.#shapes.set(part, shape);
    return shape;
  }

  /** Only its width: each face draws its own runs. */
  #composed(part: string): Shape {
    const last = this.runsOf(part, 0).at(-1);
    return { ...NOTHING, advanceWidth: last ? last.x + last.face.#shape(last.text).advanceWidth : 0 };
  }

  #own(part: string): Shape {
    const needsRules = COMBINING.test(part.normalize("NFC")) && this.#hasAll(part);
    return needsRules ? this.#shaped(part) : this.#spelled(part);
  }

  #hasAll(part: string): boolean {
    return (
      !INVISIBLE.test(part) &&
      Array.from(part).every((character) => this.font.hasGlyphForCodePoint(codePointOf(character)))
    );
  }

  /** By the font's own rules, which put combining marks in their places. */
  #shaped(part: string): Shape {
    const { glyphs: opened, positions: moves } = this.font.layout(part, NO_LIGATURES);
    const glyphs = opened.map((glyph) => this.#slot(glyph.id, glyph.codePoints, glyph.advanceWidth * this.#scale));
    const positions = moves.map((move, index) => ({
      xAdvance: move.xAdvance * this.#scale,
      xOffset: move.xOffset * this.#scale,
      yOffset: move.yOffset * this.#scale,
      advanceWidth: glyphs[index]?.advanceWidth ?? 0,
    }));
    return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
  }

  /** Letter by letter, kerned by pairs: a document has ten times as many words as pairs of letters. */
  #spelled(part: string): Shape {
    const characters = lettersOf(part);
    const glyphs = characters.map((character) => this.#slotFor(character));
    let end = 0;
    const positions = glyphs.map(({ advanceWidth }, index) => {
      const xAdvance = advanceWidth + this.#kerning(characters[index], characters[index + 1]);
      end += xAdvance;
      return { xAdvance, advanceWidth };
    });
    return { glyphs, positions, advanceWidth: end };
  }

  #slotFor(letter: string): Slot {
    const known = this.#slotOf.get(letter);
    if (known) return known;
    const shown = codePointOf(letter.normalize("NFC"));
    const isInvisible = INVISIBLE.test(letter);
    const sign = SIGNS.get(letter);
    const isBlank = isInvisible || sign !== undefined || (/\s/u.test(letter) && !this.font.hasGlyphForCodePoint(shown));
    const glyph = this.font.glyphForCodePoint(isBlank ? SPACE : shown);
    const slot = this.#slot(
      glyph.id,
      Array.from(letter, codePointOf),
      isInvisible ? 0 : (sign?.width ?? glyph.advanceWidth * this.#scale),
    );
    this.#slotOf.set(letter, slot);
    return slot;
  }

  #kerning(left: string | undefined, right: string | undefined): number {
    if (left === undefined || right === undefined) return 0;
    const known = this.#kernings.get(left + right);
    if (known !== undefined) return known;
    const kerning = !FIGURE.test(left + right) && this.#hasAll(left + right) ? this.#measuredKerning(left + right) : 0;
    this.#kernings.set(left + right, kerning);
    return kerning;
  }

  #measuredKerning(pair: string): number {
    const { glyphs, positions } = this.font.layout(pair, ONLY_KERNING);
    const [glyph, move] = [glyphs[0], positions[0]];
    return glyphs.length === 2 && glyph && move ? (move.xAdvance - glyph.advanceWidth) * this.#scale : 0;
  }

  #slot(glyphId: number, codePoints: readonly number[], advanceWidth: number): Slot {
    const key = `glyph ${glyphId}: ${codePoints.join(",")}`;
    const known = this.#slotOf.get(key);
    if (known) return known;
    const isFull = this.#slots.length >= MAX_SLOTS; // more distinct characters than a font can hold: they look alike
    const slot = { id: isFull ? 0 : FIRST_SLOT + this.#slots.length, advanceWidth, codePoints, glyphId };
    if (!isFull) this.#slots.push(slot);
    this.#slotOf.set(key, slot);
    return slot;
  }

  #subset(): FontSubset {
    const subset = this.font.createSubset();
    const includeGlyph = subset.includeGlyph.bind(subset);
    subset.includeGlyph = (id) => {
      if (id < FIRST_SLOT) return includeGlyph(id);
      return (subset.mapping[id] ??= subset.glyphs.push(this.#slots[id - FIRST_SLOT]?.glyphId ?? 0) - 1);
    };
    return subset;
  }
}
