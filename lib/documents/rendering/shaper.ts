import { normalized } from "@/lib/normalized";
import { toCodePoint, COMBINING, INVISIBLE, splitLetters, SIGNS } from "./signs";
import { EM, FIRST_SLOT, type OpenedFont, type Position, type Shape, type Slot } from "./react-pdf";

const SPACE = 0x20;
const MAX_SLOTS = 60_000;
/**
 * For each mark the font searches all marks before it on the same letter, so endless marks are passed in limited
 * groups; no letter in any language has a quarter as many.
 */
const BEARABLE = /(?:\P{Mark}+\p{Mark}{0,32})+|\p{Mark}{1,32}/gu;

/**
 * Shapes each word of a document once, with one font. Every pair of glyph and text gets its own place in the embedded
 * font, so that a character without a glyph, a soft hyphen or a combined letter copies from the PDF as it was in the
 * contract. Lengths are thousandths of the size.
 */
export class Shaper {
  readonly #scale: number;
  readonly #shapes = new Map<string, Shape>();
  readonly #slots: Slot[] = [];
  readonly #slotByKey = new Map<string, Slot>();
  readonly #kernings;

  constructor(readonly font: OpenedFont) {
    this.#scale = EM / font.unitsPerEm;
    this.#kernings = loadKernings(font);
  }

  shape(part: string): Shape {
    const known = this.#shapes.get(part);
    if (known) return known;
    const needsRules = COMBINING.test(normalized(part, "NFC")) && hasAll(this.font, part);
    const shape = needsRules ? joined(bearable(part).map((some) => this.#shaped(some))) : this.#spelled(part);
    this.#shapes.set(part, shape);
    return shape;
  }

  findGlyph(slotId: number): number {
    return this.#slots[slotId - FIRST_SLOT]?.glyphId ?? 0;
  }

  widthOf(slotId: number): number {
    return this.#slots[slotId - FIRST_SLOT]?.advanceWidth ?? 0;
  }

  /** By the font's own rules, which position combining marks. */
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

  /** Letter by letter, with pair kerning: a document has ten times as many words as letter pairs. */
  #spelled(part: string): Shape {
    const characters = splitLetters(part);
    const glyphs = characters.map((character) => this.#slotFor(character));
    let end = 0;
    const positions = glyphs.map(({ advanceWidth }, index): Position => {
      const xAdvance = advanceWidth + this.#kernings.between(characters[index], characters[index + 1]);
      end += xAdvance;
      return { xAdvance, advanceWidth };
    });
    return { glyphs, positions, advanceWidth: end };
  }

  #slotFor(letter: string): Slot {
    const known = this.#slotByKey.get(letter);
    if (known) return known;
    const shown = toCodePoint(normalized(letter, "NFC"));
    const isInvisible = INVISIBLE.test(letter);
    const sign = SIGNS.get(letter);
    const isBlank = isInvisible || sign !== undefined || (/\s/u.test(letter) && !this.font.hasGlyphForCodePoint(shown));
    const glyph = this.font.glyphForCodePoint(isBlank ? SPACE : shown);
    const slot = this.#slot(
      glyph.id,
      Array.from(letter, toCodePoint),
      isInvisible ? 0 : (sign?.width ?? glyph.advanceWidth * this.#scale),
    );
    this.#slotByKey.set(letter, slot);
    return slot;
  }

  #slot(glyphId: number, codePoints: readonly number[], advanceWidth: number): Slot {
    const key = `glyph ${glyphId}: ${codePoints.join(",")}`;
    const known = this.#slotByKey.get(key);
    if (known) return known;
    const isFull = this.#slots.length >= MAX_SLOTS; // more distinct characters than a font can hold: they share one
    const slot = { id: isFull ? 0 : FIRST_SLOT + this.#slots.length, advanceWidth, codePoints, glyphId };
    if (!isFull) this.#slots.push(slot);
    this.#slotByKey.set(key, slot);
    return slot;
  }
}

const bearable = (part: string): string[] => part.match(BEARABLE) ?? [];

function joined(shapes: readonly Shape[]): Shape {
  const [first, second] = shapes;
  if (first && !second) return first;
  return {
    glyphs: shapes.flatMap(({ glyphs }) => glyphs),
    positions: shapes.flatMap(({ positions }) => positions),
    advanceWidth: shapes.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0),
  };
}

/** No ligatures: copied text must equal the written text. */
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
/** Digits have equal width and aren't kerned. */
const FIGURE = /\p{Number}/u;
/** Limits the pairs remembered for texts with letters of all scripts. */
const MOST_PAIRS = 30_000;

const known = new WeakMap<OpenedFont, Kernings>();

/** A font's kerning, cached between documents: one lookup in the font takes longer than a whole word. */
function loadKernings(font: OpenedFont): Kernings {
  const kernings = known.get(font) ?? new Kernings(font);
  known.set(font, kernings);
  return kernings;
}

/** Whether the font has a glyph for each letter. */
function hasAll(font: OpenedFont, letters: string): boolean {
  return (
    !INVISIBLE.test(letters) &&
    Array.from(letters).every((character) => font.hasGlyphForCodePoint(toCodePoint(character)))
  );
}

class Kernings {
  readonly #known = new Map<string, number>();

  constructor(readonly font: OpenedFont) {}

  /** The kerning of two letters, in thousandths of the size. */
  between(left: string | undefined, right: string | undefined): number {
    if (left === undefined || right === undefined) return 0;
    const pair = left + right;
    const known = this.#known.get(pair);
    if (known !== undefined) return known;
    if (this.#known.size >= MOST_PAIRS) this.#known.clear();
    const kerning = !FIGURE.test(pair) && hasAll(this.font, pair) ? this.#measured(pair) : 0;
    this.#known.set(pair, kerning);
    return kerning;
  }

  #measured(pair: string): number {
    const { glyphs, positions } = this.font.layout(pair, ONLY_KERNING);
    const [glyph, move] = [glyphs[0], positions[0]];
    return glyphs.length === 2 && glyph && move
      ? ((move.xAdvance - glyph.advanceWidth) * EM) / this.font.unitsPerEm
      : 0;
  }
}
