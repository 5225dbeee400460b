/** The part of a `fontkit` font that is used here; react-pdf opens the file and hands it out untyped. */
export type OpenedFont = {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  xHeight: number;
  capHeight: number;
  lineGap: number;
  bbox: { minX: number; minY: number; maxX: number; maxY: number };
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): OpenedGlyph;
  layout(
    text: string,
    features: Record<string, boolean>,
  ): { glyphs: readonly OpenedGlyph[]; positions: readonly GlyphMove[] };
  createSubset(): FontSubset;
};
type OpenedGlyph = {
  id: number;
  advanceWidth: number;
  codePoints: readonly number[];
  path: { commands: readonly PathCommand[] };
};
export type PathCommand = {
  command: "moveTo" | "lineTo" | "quadraticCurveTo" | "bezierCurveTo" | "closePath";
  args: readonly number[];
};
export type FontSubset = { glyphs: number[]; mapping: Record<number, number>; includeGlyph(id: number): number };
/** How far a glyph moves the pen, and where it stands beside it. */
export type GlyphMove = { xAdvance: number; xOffset: number; yOffset: number };
