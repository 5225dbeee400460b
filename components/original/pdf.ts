/** The one place that knows pdf.js: a PDF's pages in the browser. Fetched when an original is opened. */
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy, type RenderTask } from "pdfjs-dist";
import { rectanglesOf, type Rectangle } from "./find-on-page";

GlobalWorkerOptions.workerSrc = new URL("pdfjs-dist/build/pdf.worker.min.mjs", import.meta.url).toString();

/** Pixels of a canvas; browsers draw nothing on larger ones. */
const MOST_PIXELS = 16_000_000;
const MOST_RATIO = 3;

export type OpenPdf = { pageCount: number; draw: DrawPage; close: () => void };
export type Drawing = { done: Promise<{ isMarked: boolean }>; cancel: () => void };
/** Draws a page so wide, and marks a passage where it stands there. */
export type DrawPage = (
  canvas: HTMLCanvasElement,
  page: { number: number; width: number; passage: string | null; mark: string },
) => Drawing;

/** Nothing in a file is run, and nothing but the file is loaded. @throws for what is no PDF, or is locked */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const task = getDocument({ data: bytes, isEvalSupported: false, enableXfa: false, useWasm: false });
  const close = () => void task.destroy();
  try {
    const pdf = await task.promise;
    return { pageCount: pdf.numPages, draw: (canvas, page) => draw(pdf, canvas, page), close };
  } catch (cause) {
    close();
    throw cause;
  }
}

function draw(pdf: PDFDocumentProxy, canvas: HTMLCanvasElement, page: Parameters<DrawPage>[1]): Drawing {
  let rendering: RenderTask | null = null;
  let isCancelled = false;
  const cancel = () => {
    isCancelled = true;
    rendering?.cancel();
  };
  const work = async () => {
    const drawn = await pdf.getPage(page.number);
    const natural = drawn.getViewport({ scale: 1 });
    const ratio = Math.min(MOST_RATIO, window.devicePixelRatio || 1);
    const wanted = (page.width * ratio) / Math.max(1, natural.width);
    const largest = Math.sqrt(MOST_PIXELS / Math.max(1, natural.width * natural.height));
    const viewport = drawn.getViewport({ scale: Math.min(wanted, largest) });
    if (isCancelled) return { isMarked: false };
    canvas.width = Math.max(1, Math.floor(viewport.width));
    canvas.height = Math.max(1, Math.floor(viewport.height));
    canvas.style.width = `${page.width}px`;
    rendering = drawn.render({ canvas, viewport });
    await rendering.promise;
    if (page.passage === null || isCancelled) return { isMarked: false };
    const { items } = await drawn.getTextContent();
    const pieces = items.flatMap((item) => ("str" in item ? [item] : []));
    const marked = rectanglesOf(pieces, page.passage).map((box) => viewport.convertToViewportRectangle(box));
    if (!isCancelled) paint(canvas, marked as Rectangle[], page.mark); // four numbers each, as pdf.js gives them
    return { isMarked: marked.length > 0 };
  };
  return { done: work(), cancel };
}

function paint(canvas: HTMLCanvasElement, boxes: readonly Rectangle[], colour: string): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  context.save();
  context.globalCompositeOperation = "multiply"; // the letters stay readable
  context.fillStyle = colour;
  for (const [x1, y1, x2, y2] of boxes)
    context.fillRect(Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1));
  context.restore();
}
