import { codePointOf, INVISIBLE } from "./letters";
import { EM, type OpenedFont } from "./react-pdf";

/** Ligatures are off: the text that is copied must be the text that was written. */
export const NO_LIGATURES = { liga: false, clig: false, dlig: false, rlig: false, calt: false };
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
/** Figures are all of one width, and stay so. */
const FIGURE = /\p{Number}/u;
/** Texts of all the world's letters would else be remembered pair by pair. */
const MOST_PAIRS = 30_000;

const known = new WeakMap<OpenedFont, Kernings>();

/** The kernings of a font, kept between documents: asking the font for one takes longer than for a whole word. */
export function kerningsOf(font: OpenedFont): Kernings {
  const kernings = known.get(font) ?? new Kernings(font);
  known.set(font, kernings);
  return kernings;
}

/** Whether the font has a glyph of its own for each letter. */
export function hasAll(font: OpenedFont, letters: string): boolean {
  return (
    !INVISIBLE.test(letters) &&
    Array.from(letters).every((character) => font.hasGlyphForCodePoint(codePointOf(character)))
  );
}

class Kernings {
  readonly #known = new Map<string, number>();

  constructor(readonly font: OpenedFont) {}

  /** How much nearer two letters stand than they are wide, in thousandths of the size. */
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
