import { Canvas, Document, Font, Page, renderToBuffer, View } from "@react-pdf/renderer";
import { common } from "@/lib/copy/en/common";
import { toArchivalPdf } from "./archival-pdf";
import { withWidths } from "./program-widths";
import { PAGE } from "./typography";

/**
 * The only file that uses react-pdf. Drawing goes through its components; two of its internals are used to save cost,
 * and `tests/unit/documents/rendering/react-pdf.test.ts` fails if a new version changes them:
 *
 * - It gives access to the fonts it opens (by fontkit), so that lines are measured with the embedded file.
 * - Its painter accepts any object that lays out text for a font. Ours returns the measured glyphs, so that each word
 *   is shaped once and each glyph copies from the PDF as the text it represents.
 */

/** The part of an opened font that we use. */
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
/** `includeGlyph` returns a glyph's place in the embedded font, `glyphs` is what is at each place. */
type FontSubset = { glyphs: number[]; includeGlyph(id: number): number; encode(): Uint8Array };
/** How far a glyph moves the pen, and its offset from the pen. */
type GlyphMove = { xAdvance: number; xOffset: number; yOffset: number };

/** Text ready to draw: for each glyph its place in the embedded font and how far it moves the pen. */
export type Shape = { glyphs: readonly Slot[]; positions: readonly Position[]; advanceWidth: number };
/** A glyph with its text; each pair has its own `id` in the embedded font, from `FIRST_SLOT` on. */
export type Slot = { id: number; advanceWidth: number; codePoints: readonly number[]; glyphId: number };
export type Position = Pick<GlyphMove, "xAdvance"> & Partial<GlyphMove> & { advanceWidth: number };
/** A typeface as embedded in one document. */
export interface EmbeddedFace {
  readonly name: string;
  readonly font: OpenedFont;
  /** The font's own glyph for a slot. */
  findGlyph(slotId: number): number;
  /** How wide a slot is, whatever its glyph is: thousandths of the size. */
  widthOf(slotId: number): number;
}

/** The file's creator property. */
const CREATOR = common.productName;
export const NOTHING: Shape = { glyphs: [], positions: [], advanceWidth: 0 };
/** Shapes use thousandths of the size. */
export const EM = 1000;
/** Slot ids start above glyph ids, which have 16 bits. */
export const FIRST_SLOT = 0x10000;

/** The part of `Canvas`'s painter that we use. */
type Painter = {
  font(face: object, family: string, size: number): Painter;
  text(
    text: string,
    x: number,
    y: number,
    options: { lineBreak: false; baseline: "alphabetic"; features: DrawingFeatures },
  ): Painter;
  fillColor(color: string): Painter;
  rect(x: number, y: number, width: number, height: number): Painter;
  circle(x: number, y: number, radius: number): Painter;
  lineWidth(width: number): Painter;
  strokeColor(color: string): Painter;
  moveTo(x: number, y: number): Painter;
  lineTo(x: number, y: number): Painter;
  quadraticCurveTo(cpx: number, cpy: number, x: number, y: number): Painter;
  bezierCurveTo(cp1x: number, cp1y: number, cp2x: number, cp2y: number, x: number, y: number): Painter;
  save(): Painter;
  restore(): Painter;
  fill(): Painter;
  stroke(): Painter;
};
/** The layout of some text; a new one for each drawing. */
type DrawingFeatures = { shape: Shape; isDrawn: boolean };

/** Lines and areas; lengths in points from the page's upper left corner. */
export type Pencil = Omit<Painter, "font" | "text">;
/** What a page is drawn with. */
export interface Pen {
  readonly lines: Pencil;
  text(shape: Shape, at: { face: EmbeddedFace; size: number; x: number; baseline: number; text: string }): void;
}
/** An entry in the PDF outline; `top` counts from the page's upper edge. */
export type Bookmark = { title: string; top: number };
export type DrawnPage = { draw: (pen: Pen) => void; bookmarks: readonly Bookmark[] };

/** Opens a font file, always as the same object. @throws Error if react-pdf returns it in another form */
export async function openFont(file: {
  path: string;
  family: string;
  weight: number;
  style: "normal" | "italic";
}): Promise<OpenedFont> {
  const family = `${file.family} ${file.weight} ${file.style}`;
  if (!Font.getRegisteredFontFamilies().includes(family)) Font.register({ family, src: file.path });
  await Font.load({ fontFamily: family });
  const opened: unknown = Font.getFont({ fontFamily: family }).data;
  if (!isOpenedFont(opened)) throw new Error("react-pdf hands out its fonts otherwise than this file knows");
  return opened;
}

/**
 * Writes an A4 PDF for archives (PDF/A-2b); each page says how it is drawn. `createdAt` is the file's creation date, by
 * default now; `language` is for screen readers.
 */
export async function writePdf(document: {
  title: string;
  language: string;
  createdAt?: Date | undefined;
  pages: readonly DrawnPage[];
}): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = new Map<EmbeddedFace, object>();
  const createdAt = document.createdAt ?? new Date();
  const buffer = await renderToBuffer(
    <Document
      title={document.title}
      language={document.language}
      creator={CREATOR}
      producer={CREATOR}
      creationDate={createdAt}
    >
      {document.pages.map(({ draw, bookmarks }, index) => (
        <Page key={index} size="A4" wrap={false}>
          <Canvas
            style={{ width: PAGE.width, height: PAGE.height }}
            paint={(painter: Painter) => {
              draw(new ReactPdfPen(painter, fonts));
              return null;
            }}
          />
          {bookmarks.map((bookmark) => (
            <View key={bookmark.top} {...bookmarkProps(bookmark)} style={{ position: "absolute" }} />
          ))}
        </Page>
      ))}
    </Document>,
  );
  return toArchivalPdf(buffer, { title: document.title, creator: CREATOR, createdAt });
}

/** Any element may have a bookmark, although react-pdf's types allow only pages; its `left` counts from the right. */
const bookmarkProps = (bookmark: Bookmark) => ({ bookmark: { ...bookmark, left: PAGE.width } });

class ReactPdfPen implements Pen {
  readonly lines: Pencil;

  constructor(
    readonly painter: Painter,
    readonly fonts: Map<EmbeddedFace, object>,
  ) {
    this.lines = painter;
  }

  text(
    shape: Shape,
    { face, size, x, baseline, text }: { face: EmbeddedFace; size: number; x: number; baseline: number; text: string },
  ): void {
    const features: DrawingFeatures = { shape, isDrawn: false };
    this.painter
      .font(this.#loadFont(face), face.name, size)
      .text(text, x, baseline, { lineBreak: false, baseline: "alphabetic", features });
  }

  #loadFont(face: EmbeddedFace): object {
    const known = this.fonts.get(face);
    if (known) return known;
    const font = toFont(face);
    this.fonts.set(face, font);
    return font;
  }
}

/**
 * A face in the form the painter expects of fonts. It is already scaled, so that drawings can share positions, which
 * are otherwise scaled in place.
 */
function toFont(face: EmbeddedFace): object {
  const { font } = face;
  const scale = (length: number) => (length * EM) / font.unitsPerEm;
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
      layout: (_: string, features: DrawingFeatures) => drawn(features),
      createSubset: () => toSubset(face),
    }),
  ) as object;
}

/** The painter calls this twice: to draw, and for the end of the text, which we don't need. */
function drawn(features: DrawingFeatures): Shape {
  if (features.isDrawn) return NOTHING;
  features.isDrawn = true;
  return features.shape;
}

function toSubset(face: EmbeddedFace): FontSubset {
  const subset = face.font.createSubset();
  const includeGlyph = subset.includeGlyph.bind(subset);
  const placeOfSlot: number[] = []; // looked up for each letter, so outside the subset
  subset.includeGlyph = (id) => {
    if (id < FIRST_SLOT) return includeGlyph(id);
    return (placeOfSlot[id - FIRST_SLOT] ??= subset.glyphs.push(face.findGlyph(id)) - 1);
  };
  const encode = subset.encode.bind(subset);
  subset.encode = () => {
    const widths = new Map<number, number>();
    placeOfSlot.forEach((place, slot) => widths.set(place, face.widthOf(FIRST_SLOT + slot)));
    return withWidths(encode(), widths, EM);
  };
  return subset;
}

const FONT_METHODS = ["hasGlyphForCodePoint", "glyphForCodePoint", "layout", "createSubset"] as const;

function isOpenedFont(opened: unknown): opened is OpenedFont {
  if (typeof opened !== "object" || opened === null) return false;
  return "unitsPerEm" in opened && FONT_METHODS.every((method) => typeof Reflect.get(opened, method) === "function");
}
