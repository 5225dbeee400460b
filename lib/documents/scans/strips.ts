/** Parts of a page as images, so that people see what is on the paper. Source: B-28.6. */
import { createRequire } from "node:module";
import type * as Canvases from "@napi-rs/canvas";
import type { PDFPageProxy } from "pdfjs-dist";
import type { Box, Strip } from "@/lib/documents/signed/spots";
import { openToDraw } from "./page-pictures";
import { isPicture, pdfOfPicture } from "./picture-file";
import type { Corners } from "./scanned-page";
import { scaledBy, sheetSize, toPhoto } from "./sheet/sheet";

/** An A4 page at this scale has three million pixels; larger ones are drawn smaller. */
const PIXELS_PER_POINT = 2.5;
const MOST_PAGE_PIXELS = 6_000_000;
/** A strip's longest side, in points: an A3 sheet. */
const LONGEST = 1_200;
const JPEG_QUALITY = 80;
const MARK = { colour: "#cf3a30", width: 1.1, room: 2.5 };

type Canvas = Canvases.Canvas;
type Drawn = { canvas: Canvas; scale: number };

/**
 * Draws the page once, turned as it was read, and cuts each strip from it with its marks outlined, as a JPEG. No
 * scripts, no network. @param page 1-based @returns null if this machine can't draw
 */
export async function drawStrips(
  bytes: Uint8Array,
  page: number,
  strips: readonly Strip[],
): Promise<Uint8Array[] | null> {
  const [first] = strips;
  const pdf = await openToDraw(isPicture(bytes) ? pdfOfPicture(bytes) : bytes);
  if (!pdf) return null;
  try {
    const drawn = first ? await drawPage(await pdf.getPage(page), first.turn) : null;
    return drawn ? strips.map((strip) => cut(drawn, strip)) : [];
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** Its native part is optional; only machines that have it get here. */
function newCanvas(width: number, height: number): Canvas {
  const { createCanvas } = createRequire(import.meta.url)("@napi-rs/canvas") as typeof Canvases;
  return createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
}

async function drawPage(page: PDFPageProxy, turn: Strip["turn"]): Promise<Drawn> {
  if (turn.corners) return drawSheet(page, { ...turn, corners: turn.corners });
  const { quarters, tilt } = turn;
  const rotation = page.rotate + quarters * 90;
  const { width, height } = page.getViewport({ scale: 1, rotation });
  const scale = Math.min(PIXELS_PER_POINT, Math.sqrt(MOST_PAGE_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale, rotation });
  const canvas = newCanvas(viewport.width, viewport.height);
  await page.render({
    canvas: canvas as unknown as HTMLCanvasElement, // pdf.js uses only what both have
    viewport,
    background: "white",
    transform: aboutMiddle(tilt, canvas),
  }).promise;
  return { canvas, scale };
}

/** A sheet that was photographed at an angle: flat first, as the reader saw it. */
async function drawSheet(page: PDFPageProxy, { quarters, tilt, corners }: Required<Strip["turn"]>): Promise<Drawn> {
  const { canvas, scale } = await drawPage(page, { quarters: 0, tilt: 0 });
  const flat = flattenedCanvas(canvas, scaledBy(corners, scale));
  const isOnSide = quarters % 2 === 1;
  const turned = newCanvas(isOnSide ? flat.height : flat.width, isOnSide ? flat.width : flat.height);
  const context = turned.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, turned.width, turned.height);
  context.translate(turned.width / 2, turned.height / 2);
  context.rotate(tilt + (quarters * Math.PI) / 2);
  context.drawImage(flat, -flat.width / 2, -flat.height / 2);
  return { canvas: turned, scale };
}

function flattenedCanvas(canvas: Canvas, corners: Corners): Canvas {
  const { width, height } = sheetSize(corners);
  const photo = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
  const flat = newCanvas(width, height);
  const context = flat.getContext("2d");
  const shown = context.createImageData(width, height);
  const place = toPhoto(corners);
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, to += 4) {
      const at = place(x, y);
      const [across, down] = [clamped(at.x, canvas.width), clamped(at.y, canvas.height)];
      const from = (down * canvas.width + across) * 4;
      for (let part = 0; part < 4; part += 1) shown.data[to + part] = photo[from + part] ?? 0;
    }
  context.putImageData(shown, 0, 0);
  return flat;
}

function clamped(place: number, length: number): number {
  return Math.max(0, Math.min(length - 1, Math.round(place)));
}

/** Turns like the reader straightens a skewed page. */
function aboutMiddle(tilt: number, { width, height }: Canvas): number[] {
  const [sin, cos, x, y] = [Math.sin(tilt), Math.cos(tilt), width / 2, height / 2];
  return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos];
}

function cut({ canvas, scale }: Drawn, strip: Strip): Uint8Array {
  const { left, top } = strip;
  const width = Math.min(strip.width, LONGEST, canvas.width / scale - left);
  const height = Math.min(strip.height, LONGEST, canvas.height / scale - top);
  const picture = newCanvas(width * scale, height * scale);
  const context = picture.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, picture.width, picture.height);
  context.drawImage(canvas, -left * scale, -top * scale);
  context.scale(scale, scale);
  context.translate(-left, -top);
  context.strokeStyle = MARK.colour;
  context.lineWidth = MARK.width;
  for (const mark of strip.marks) {
    const { left: x, top: y, width: across, height: down } = withRoom(mark);
    context.beginPath();
    context.roundRect(x, y, across, down, down / 3);
    context.stroke();
  }
  return picture.encodeSync("jpeg", JPEG_QUALITY);
}

function withRoom({ left, top, width, height }: Box): Box {
  const { room } = MARK;
  return { left: left - room, top: top - room, width: width + 2 * room, height: height + 2 * room };
}
