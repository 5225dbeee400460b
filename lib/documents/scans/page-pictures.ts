import { createRequire } from "node:module";
import path from "node:path";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import type { DocumentInitParameters } from "pdfjs-dist/types/src/display/api";
import type { GreyPicture } from "./scanned-page";

const DOTS_PER_INCH = 300;
const POINTS_PER_INCH = 72;
/** An A4 page at 300 dpi has 8.7 million; larger ones are drawn smaller. */
const MOST_PIXELS = 12_000_000;
/** Larger pictures within a page are skipped unread: A4 at 600 dpi has 35 million. */
const MOST_PICTURE_PIXELS = 40_000_000;

/** A drawn page, and how many pixels make a point of the page. */
export type DrawnPage = { picture: GreyPicture; scale: number; pageHeight: number };

/** A PDF's pages as pictures, one at a time. */
export type PagePictures = { draw: (page: number) => Promise<DrawnPage>; close: () => Promise<void> };

/** What we need of the canvas that pdf.js creates itself. */
type Drawing = {
  canvas: HTMLCanvasElement;
  context: { getImageData: (x: number, y: number, width: number, height: number) => { data: Uint8ClampedArray } };
};
type CanvasFactory = { create: (width: number, height: number) => Drawing; destroy: (drawing: Drawing) => void };

/**
 * Draws a PDF's pages: no scripts, no evaluated code, no network. @returns null if this machine can't draw (the native
 * part of `@napi-rs/canvas` is optional)
 */
export async function openPictures(bytes: Uint8Array): Promise<PagePictures | null> {
  const pdf = await openToDraw(bytes);
  if (!pdf) return null;
  return { draw: async (number) => drawn(pdf, await pdf.getPage(number)), close: () => pdf.loadingTask.destroy() };
}

/** Where both pdf.js packages look for their parser half: each must find its own, because the versions differ. */
const shared = globalThis as { pdfjsWorker?: unknown };

/** Like `openPictures`, for callers that draw themselves. */
export async function openToDraw(bytes: Uint8Array): Promise<PDFDocumentProxy | null> {
  if (!canDraw()) return null;
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const { pdfjsWorker } = shared;
  shared.pdfjsWorker = undefined; // looked up during this call, then remembered
  const task = getDocument(toDraw(bytes));
  try {
    return await task.promise;
  } finally {
    if (pdfjsWorker) shared.pdfjsWorker = pdfjsWorker;
  }
}

function toDraw(bytes: Uint8Array): DocumentInitParameters {
  const folder = path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
  return {
    data: new Uint8Array(bytes), // pdf.js takes over the buffer
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    enableXfa: false,
    maxImageSize: MOST_PICTURE_PIXELS,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    wasmUrl: `${path.join(folder, "wasm")}/`,
    cMapUrl: `${path.join(folder, "cmaps")}/`,
    cMapPacked: true,
    standardFontDataUrl: `${path.join(folder, "standard_fonts")}/`,
    verbosity: 0,
  };
}

function canDraw(): boolean {
  try {
    createRequire(import.meta.url)("@napi-rs/canvas");
    return true;
  } catch {
    return false; // the error differs by system; either way drawing isn't possible
  }
}

async function drawn(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<DrawnPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(DOTS_PER_INCH / POINTS_PER_INCH, Math.sqrt(MOST_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale });
  const factory = toCanvasFactory(pdf.canvasFactory);
  const drawing = factory.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  try {
    await page.render({ canvas: drawing.canvas, viewport, background: "white" }).promise;
    return { picture: toGrey(drawing), scale, pageHeight: height };
  } finally {
    page.cleanup();
    factory.destroy(drawing);
  }
}

function toCanvasFactory(factory: object): CanvasFactory {
  if (!isCanvasFactory(factory)) throw new Error("pdf.js makes no canvas");
  return factory;
}

function isCanvasFactory(factory: object): factory is CanvasFactory {
  return "create" in factory && "destroy" in factory;
}

function toGrey({ canvas: { width, height }, context }: Drawing): GreyPicture {
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = new Uint8Array(width * height);
  for (let place = 0, from = 0; place < pixels.length; place += 1, from += 4)
    pixels[place] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  return { width, height, pixels };
}
