/** The only place in the browser that uses pdf.js: a PDF's pages. Loaded when an original is opened. */
import {
  getDocument,
  GlobalWorkerOptions,
  version,
  type PDFDocumentProxy,
  type PDFPageProxy,
  type RenderTask,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import { lettersOn, overleaf, findRectangles, type PageLetters, type Rectangle } from "./find-on-page";

/** Copied beside the other static files by `scripts/setup/copy-pdf-reader.mjs`. */
const PARTS = `/pdf-reader/${version}`;
GlobalWorkerOptions.workerSrc = `${PARTS}/pdf.worker.min.mjs`;

/** Pixels of a canvas; browsers don't draw larger ones. */
const MOST_PIXELS = 16_000_000;
const MOST_RATIO = 3;
/** Skips larger pictures within a page: A4 at 600 dpi has 35 million. */
const MOST_PICTURE_PIXELS = 40_000_000;
/** How many pages around the expected one are searched for a passage. */
const FARTHEST = 8;

/** As fractions of a page's width and height: left, top, right, bottom, from 0 to 1. */
export type MarkBox = [left: number, top: number, right: number, bottom: number];
/** `overleaf`: its continuation on the next page. */
export type FoundPassage = { page: number; boxes: MarkBox[]; overleaf: MarkBox[] };
export type Drawing = { done: Promise<void>; cancel: () => void };
export type OpenPdf = {
  pageCount: number;
  /** Draws a page at this width, in device pixels. */
  draw: (canvas: HTMLCanvasElement, page: { number: number; width: number }) => Drawing;
  /** Searches for a passage on and around a page; null if its words are not there as text. */
  find: (passage: string, near: number) => Promise<FoundPassage | null>;
  close: () => void;
};

/** Nothing in a file is executed, and nothing besides it is loaded. @throws if it is not a PDF, or is locked */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const task = getDocument({
    data: bytes,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: MOST_PICTURE_PIXELS,
    wasmUrl: `${PARTS}/wasm/`,
    cMapUrl: `${PARTS}/cmaps/`,
    cMapPacked: true,
    verbosity: 0,
  });
  const close = () => void task.destroy();
  try {
    const pdf = await task.promise;
    const texts = new Map<number, Promise<PageLetters>>();
    return {
      pageCount: pdf.numPages,
      draw: (canvas, page) => draw(pdf, canvas, page),
      find: (passage, near) => find(pdf, texts, { passage, near }),
      close,
    };
  } catch (cause) {
    close();
    throw cause;
  }
}

function draw(pdf: PDFDocumentProxy, canvas: HTMLCanvasElement, page: { number: number; width: number }): Drawing {
  let rendering: RenderTask | null = null;
  let isCancelled = false;
  const cancel = () => {
    isCancelled = true;
    rendering?.cancel();
  };
  const work = async () => {
    const drawn = await pdf.getPage(page.number);
    if (isCancelled) return;
    const natural = drawn.getViewport({ scale: 1 });
    const ratio = Math.min(MOST_RATIO, window.devicePixelRatio || 1);
    const wanted = (page.width * ratio) / Math.max(1, natural.width);
    const largest = Math.sqrt(MOST_PIXELS / Math.max(1, natural.width * natural.height));
    const viewport = drawn.getViewport({ scale: Math.min(wanted, largest) });
    canvas.width = Math.max(1, Math.floor(viewport.width));
    canvas.height = Math.max(1, Math.floor(viewport.height));
    rendering = drawn.render({ canvas, viewport });
    await rendering.promise;
  };
  return { done: work(), cancel };
}

/** Prefers the whole passage anywhere nearby, on one page or across two, to a part of it on the page itself. */
async function find(
  pdf: PDFDocumentProxy,
  texts: Map<number, Promise<PageLetters>>,
  { passage, near }: { passage: string; near: number },
): Promise<FoundPassage | null> {
  const loadLetters = (page: number) => {
    const read = texts.get(page) ?? pdf.getPage(page).then(readLetters);
    texts.set(page, read);
    return read;
  };
  const boxes = async (page: number, rectangles: readonly Rectangle[]) => boxesOn(await pdf.getPage(page), rectangles);
  const pages = around(near, pdf.numPages);
  const on = async (how: "whole" | "part"): Promise<FoundPassage | null> => {
    for (const page of pages) {
      const rectangles = findRectangles(await loadLetters(page), passage, how);
      if (rectangles.length > 0) return { page, boxes: await boxes(page, rectangles), overleaf: [] };
    }
    return null;
  };
  const overTwo = async (): Promise<FoundPassage | null> => {
    for (const page of pages.filter((one) => one < pdf.numPages)) {
      const found = overleaf(await loadLetters(page), await loadLetters(page + 1), passage);
      if (found) return { page, boxes: await boxes(page, found.here), overleaf: await boxes(page + 1, found.there) };
    }
    return null;
  };
  return (await on("whole")) ?? (await overTwo()) ?? on("part");
}

function around(near: number, pageCount: number): number[] {
  const first = Math.max(1, Math.min(pageCount, near));
  const pages = [first];
  for (let far = 1; far <= FARTHEST; far += 1) pages.push(first + far, first - far);
  return pages.filter((page) => page >= 1 && page <= pageCount);
}

async function readLetters(page: PDFPageProxy): Promise<PageLetters> {
  const { items } = await page.getTextContent();
  return lettersOn(items.flatMap((item) => ("str" in item ? [item] : [])));
}

async function boxesOn(page: PDFPageProxy, rectangles: readonly Rectangle[]): Promise<MarkBox[]> {
  const viewport = page.getViewport({ scale: 1 });
  const [width, height] = [Math.max(1, viewport.width), Math.max(1, viewport.height)];
  return rectangles.map((rectangle) => {
    // four numbers, which pdf.js types as any[]
    const [x1, y1, x2, y2] = viewport.convertToViewportRectangle([...rectangle]) as Rectangle;
    const [left, right] = [Math.min(x1, x2) / width, Math.max(x1, x2) / width];
    return [left, Math.min(y1, y2) / height, right, Math.max(y1, y2) / height];
  });
}
