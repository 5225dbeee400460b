import type { FontSubset, GlyphMove, OpenedFont, PathCommand } from "./opened-font";

/** Text as the PDF writer draws it: for each glyph its place in the embedded font and how far it moves the pen. */
type Shape = { glyphs: readonly Slot[]; positions: readonly Position[]; advanceWidth: number };
/** A pair of glyph and text; each has its own `id` in the embedded font. */
type Slot = { id: number; advanceWidth: number; codePoints: readonly number[]; glyphId: number };
type Position = Pick<GlyphMove, "xAdvance"> & Partial<GlyphMove> & { advanceWidth: number };

/** How text is to be drawn: what each space grows by, in thousandths of the size. A fresh one for each drawing. */
export type DrawingFeatures = { gap: number; isDrawn: boolean };

/** White space at which a line may end; not the no-break spaces. A zero-width space breaks too, but never grows. */
export const BREAKING_SPACES = " \\u1680\\u2000-\\u2006\\u2008-\\u200a\\u205f\\u3000\\u200b";
const SPACES = new RegExp(`([${BREAKING_SPACES}]+)`, "u");
const GROWING_SPACE = /[ \u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/u;
/** Characters that show nothing: soft hyphens, joiners, direction marks, variation selectors, tags. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Control}\u2028\u2029]/u;
/** Figures are all of one width, and stay so. */
const FIGURE = /\p{Number}/u;
const COMBINING = /\p{Mark}/u;
/** Ligatures are off: the text that is copied must be the text that was written. */
const NO_LIGATURES = { liga: false, clig: false, dlig: false, rlig: false, calt: false };
const ONLY_KERNING = { ...NO_LIGATURES, ccmp: false, locl: false, mark: false, mkmk: false, frac: false, numr: false, dnom: false, rclt: false, curs: false };
const NOTHING: Shape = { glyphs: [], positions: [], advanceWidth: 0 };
const EM = 1000;
const SPACE = 0x20;
const ZERO_WIDTH_SPACE = 0x200b;
const FIRST_SLOT = 0x10000;
const MAX_SLOTS = 60_000;

/**
 * A typeface of one document: measures words, and is the font that the PDF writer embeds. It shapes each word once, and
 * gives every pair of glyph and text its own place in the embedded font, so that a character without a glyph, a soft
 * hyphen or a combined letter is copied out of the PDF as it stood in the contract. Lengths are thousandths of the size.
 */
export class Face {
  readonly ascent: number;
  readonly descent: number;
  readonly #scale: number;
  readonly #shapes = new Map<string, Shape>();
  readonly #slots: Slot[] = [];
  readonly #slotOf = new Map<string, Slot>();
  readonly #kernings = new Map<string, number>();

  constructor(readonly name: string, readonly font: OpenedFont) {
    this.#scale = EM / font.unitsPerEm;
    this.ascent = font.ascent * this.#scale;
    this.descent = -font.descent * this.#scale;
  }

  /** Width in points of any text on one line. */
  widthOf(text: string, size: number): number {
    return (this.#runOf(text, 0).advanceWidth * size) / EM;
  }

  /** Width in points of one word or one run of white space. */
  widthOfPart(part: string, size: number): number {
    return (this.#shape(part).advanceWidth * size) / EM;
  }

  /** The shapes of the letters of `text` from the left end of its baseline, y upwards, with the width of all. */
  outlineOf(text: string): { commands: readonly PathCommand[]; width: number } {
    let left = 0;
    const commands = Array.from(text).flatMap((character) => {
      const { path, advanceWidth } = this.font.glyphForCodePoint(codePointOf(character));
      const x = left;
      left += advanceWidth * this.#scale;
      return path.commands.map(({ command, args }) => ({ command, args: args.map((arg, index) => arg * this.#scale + (index % 2 === 0 ? x : 0)) }));
    });
    return { commands, width: left };
  }

  /**
   * This face as the PDF writer knows fonts: react-pdf's painter takes any object that lays text out. Being scaled
   * already, it may share positions between drawings, which the writer otherwise scales in place.
   */
  forWriter(): object {
    const { font } = this;
    const scale = (length: number) => length * this.#scale;
    const { minX, minY, maxX, maxY } = font.bbox;
    return Object.create(font, Object.getOwnPropertyDescriptors({
      unitsPerEm: EM,
      ascent: scale(font.ascent),
      descent: scale(font.descent),
      xHeight: scale(font.xHeight),
      capHeight: scale(font.capHeight),
      lineGap: scale(font.lineGap),
      bbox: { minX: scale(minX), minY: scale(minY), maxX: scale(maxX), maxY: scale(maxY) },
      layout: (text: string, features: DrawingFeatures) => this.#drawn(text, features),
      createSubset: () => this.#subset(),
    })) as object;
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
    const positions = shape.positions.map((position, index) => ({ ...position, xAdvance: position.xAdvance + grow(shape.glyphs[index] as Slot) }));
    return { ...shape, positions, advanceWidth: positions.reduce((sum, position) => sum + position.xAdvance, 0) };
  }

  #shape(part: string): Shape {
    const known = this.#shapes.get(part);
    if (known) return known;
    const needsRules = COMBINING.test(part.normalize("NFC")) && this.#hasAll(part);
    const shape = needsRules ? this.#shaped(part) : this.#spelled(part);
    this.#shapes.set(part, shape);
    return shape;
  }

  #hasAll(part: string): boolean {
    return !INVISIBLE.test(part) && Array.from(part).every((character) => this.font.hasGlyphForCodePoint(codePointOf(character)));
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
    const characters = COMBINING.test(part) ? lettersOf(part) : Array.from(part);
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
    const isBlank = isInvisible || (/\s/u.test(letter) && !this.font.hasGlyphForCodePoint(shown));
    const glyph = this.font.glyphForCodePoint(isBlank ? SPACE : shown);
    const slot = this.#slot(glyph.id, Array.from(letter, codePointOf), isInvisible ? 0 : glyph.advanceWidth * this.#scale);
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

const codePointOf = (character: string) => character.codePointAt(0) ?? 0;

/** Characters, but a letter with marks that Unicode has as one letter (и and a breve) stays together. */
function lettersOf(text: string): string[] {
  const clusters = text.match(/\P{Mark}\p{Mark}*|\p{Mark}+/gu) ?? [];
  return clusters.flatMap((cluster) => (Array.from(cluster.normalize("NFC")).length === 1 ? [cluster] : Array.from(cluster)));
}
