import type { PDFDocumentProxy } from "unpdf/pdfjs";
import { openPdf } from "./open";

/** Letters that are drawn as shapes have curves, rules and frames have few. */
const FEWEST_CURVES = 100;
const CURVES: readonly number[] = [2, 3]; // pdf.js's own numbers in the paths it makes: cubic, quadratic
const COORDINATES = [2, 2, 6, 4, 0]; // of a move, a line, both curves, a closing

/**
 * Those of some pages that show what may be words: a picture, letters without a meaning, letters drawn as shapes. Blank
 * ones, and those with lines alone, show nothing. No picture is unpacked for it.
 */
export async function pagesThatShow(
  bytes: Uint8Array,
  pages: readonly number[],
  pdf: PDFDocumentProxy,
): Promise<number[]> {
  if (pages.length === 0) return [];
  const strict = await openStrictly(bytes);
  if (strict === null) return [...pages];
  try {
    const shown: number[] = [];
    for (const page of pages) if (await showsSomething(page, { pdf, strict })) shown.push(page);
    return shown;
  } finally {
    await strict.loadingTask.destroy();
  }
}

/** Null for a file with faults, which pdf.js reads only when it may pass over them. */
async function openStrictly(bytes: Uint8Array): Promise<PDFDocumentProxy | null> {
  try {
    return await openPdf(bytes, { stopAtErrors: true });
  } catch {
    return null; // it was opened before, so it is no failure that the person should hear of
  }
}

/** A picture is past `maxImageSize`: it is passed over unpacked, or ends what a strict reading gives. */
async function showsSomething(
  number: number,
  { pdf, strict }: { pdf: PDFDocumentProxy; strict: PDFDocumentProxy },
): Promise<boolean> {
  const { OPS } = await import("unpdf/pdfjs"); // loaded when the file was opened
  try {
    const { fnArray, argsArray } = await operatorsOf(pdf, number);
    if ((await operatorsOf(strict, number)).fnArray.length < fnArray.length) return true;
    let curves = 0;
    for (const [index, operator] of fnArray.entries()) {
      const values: unknown = argsArray[index];
      if (operator === OPS.showText && Array.isArray(values) && hasStrangeLetter(values[0])) return true;
      if (operator === OPS.constructPath && Array.isArray(values)) curves += curvesOf(values[1]);
    }
    return curves >= FEWEST_CURVES;
  } catch {
    return true; // what can't be drawn may be anything
  }
}

async function operatorsOf(pdf: PDFDocumentProxy, number: number) {
  const page = await pdf.getPage(number);
  const operators = await page.getOperatorList();
  page.cleanup();
  return operators;
}

function hasStrangeLetter(glyphs: unknown): boolean {
  return Array.isArray(glyphs) && glyphs.some((glyph: unknown) => isStrange(glyph));
}

function isStrange(glyph: unknown): boolean {
  if (typeof glyph !== "object" || glyph === null || !("unicode" in glyph)) return false;
  return typeof glyph.unicode === "string" && /^[\ue000-\uf8ff\ufffd\p{Cc}]*$/u.test(glyph.unicode);
}

function curvesOf(paths: unknown): number {
  const [path] = Array.isArray(paths) ? (paths as unknown[]) : [];
  if (!(path instanceof Float32Array)) return 0;
  let curves = 0;
  for (let at = 0; at < path.length; at += 1 + (COORDINATES[path[at] ?? 0] ?? 0))
    if (CURVES.includes(path[at] ?? 0)) curves += 1;
  return curves;
}
