import type { PDFPageProxy } from "unpdf/pdfjs";

export type FontStyle = { isBold: boolean; isItalic: boolean };

/** Stands for the font of words that were read from a picture and may be wrong. */
export const DOUBTFUL = "doubtful";

const PLAIN: FontStyle = { isBold: false, isItalic: false };

/** The styles of a document's fonts, by the names that pdf.js gives them. */
export class FontStyles {
  readonly #styles = new Map<string, FontStyle>();

  styleOf(font: string): FontStyle {
    return this.#styles.get(font) ?? PLAIN;
  }

  /**
   * pdf.js tells a font's name only once a page's drawing commands are prepared: done for pages with new fonts alone.
   */
  async learn(page: PDFPageProxy, fonts: Iterable<string>): Promise<void> {
    const unknown = [...new Set(fonts)].filter((font) => font !== "" && !this.#styles.has(font));
    if (unknown.length === 0) return;
    await page.getOperatorList();
    for (const font of unknown)
      this.#styles.set(font, styleOfName(page.commonObjs.has(font) ? page.commonObjs.get(font) : null));
  }
}

function styleOfName(font: unknown): FontStyle {
  if (typeof font !== "object" || font === null || !("name" in font) || typeof font.name !== "string") return PLAIN;
  const name = font.name.replace(/^[A-Z]{6}\+/, "");
  return {
    isBold: /bold|black|heavy|demi(?!l)|(^|[-_,])bd($|[-_,])|^CMBX|^SFBX|^cmb/i.test(name),
    isItalic: /ital|obliq|(^|[-_,])it($|[-_,])|^CMTI|^SFTI|^CMSL/i.test(name),
  };
}
