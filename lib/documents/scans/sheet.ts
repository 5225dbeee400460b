/**
 * Finds a sheet of paper in a photograph and shows it as from straight above. Pure; linear in pixels. A sheet that is
 * not clearly seen is left as it is: a crooked page is read worse, a wrongly cut one loses words. Source: B-51.3.
 */
import { brightestPatch, furthestCorners, shrunk, SPLITS, type SmallPicture } from "./bright-patch";
import { sample } from "./deskew";
import type { Corners, GreyPicture } from "./scanned-page";
import { distance, hasEdges } from "./sheet-edges";

type Point = Corners[0];

/** Shares of the photograph: a smaller sheet isn't what was photographed, a larger one fills it already. */
const SMALLEST = 0.15;
const LARGEST = 0.96;
/** How much of the quadrangle must be bright (lines of text are not), and of the paper within the quadrangle. */
const FILLED = 0.54;
const WITHIN = 0.98;
/** How much opposite sides may differ: more is no sheet seen from above it. */
const UNEVEN = 1.6;
/** Beside a sheet, in cells: its edge and shadow. */
const RIM_CELLS = 6;
/** How much of what lies around a sheet may look like print: this share of the cells, or of what does on the sheet. */
const PRINT_AROUND = 0.02;
const PRINT_LIKE_SHEET = 0.2;

/**
 * The corners of the sheet, in pixels; null if it fills the picture or isn't clearly seen. Paper may be parted from a
 * dark table and from a light one by different greys: the darkest grey by which a whole sheet is seen cuts off least.
 */
export function findSheet(picture: GreyPicture): Corners | null {
  const { small, step } = shrunk(picture);
  for (const split of SPLITS) {
    const sheet = brightestPatch(small, split);
    const corners = sheet && furthestCorners(sheet, small.width);
    if (corners && isSheet(corners, sheet, small)) return scaledBy(corners, step);
  }
  return null;
}

function isSheet(corners: Corners, sheet: Int32Array, small: SmallPicture): boolean {
  const share = area(corners) / (small.width * small.height);
  if (share < SMALLEST || share > LARGEST || !isEven(corners)) return false;
  return hasEdges(corners, small) && isFilled(corners, sheet, small.width) && isAlone(corners, small);
}

/** The same corners in another unit. */
export function scaledBy([a, b, c, d]: Corners, factor: number): Corners {
  const scaled = ({ x, y }: Point) => ({ x: x * factor, y: y * factor });
  return [scaled(a), scaled(b), scaled(c), scaled(d)];
}

/** Width and height of a sheet as seen from above, in the unit of its corners. */
export function sheetSize([a, b, c, d]: Corners): { width: number; height: number } {
  return {
    width: Math.max(1, Math.round(Math.max(distance(a, b), distance(d, c)))),
    height: Math.max(1, Math.round(Math.max(distance(a, d), distance(b, c)))),
  };
}

/** Where a point of the flat sheet is in the photograph: the projective map of its rectangle onto the corners. */
export function toPhoto(corners: Corners): (x: number, y: number) => Point {
  const { width, height } = sheetSize(corners);
  const [a, b, c, d] = corners;
  const [sumX, sumY] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const [p, q] = [
    { x: b.x - c.x, y: b.y - c.y },
    { x: d.x - c.x, y: d.y - c.y },
  ];
  const whole = p.x * q.y - q.x * p.y;
  const [g, h] = [(sumX * q.y - q.x * sumY) / whole, (p.x * sumY - sumX * p.y) / whole];
  const [ux, uy] = [b.x - a.x + g * b.x, b.y - a.y + g * b.y];
  const [vx, vy] = [d.x - a.x + h * d.x, d.y - a.y + h * d.y];
  return (x, y) => {
    const [u, v] = [x / width, y / height];
    const far = g * u + h * v + 1;
    return { x: (ux * u + vx * v + a.x) / far, y: (uy * u + vy * v + a.y) / far };
  };
}

/** The edge of the paper, and a little of the table that shows beside it, is no text: two millimetres of A4. */
const RIM = 0.009;
const WHITE = 255;

/** The sheet alone, flat. */
export function flattened(picture: GreyPicture, corners: Corners): GreyPicture {
  const { width, height } = sheetSize(corners);
  const place = toPhoto(corners);
  const pixels = new Uint8Array(width * height).fill(WHITE);
  const rim = Math.round(width * RIM);
  for (let y = rim; y < height - rim; y += 1)
    for (let x = rim; x < width - rim; x += 1) pixels[y * width + x] = sample(picture, place(x, y));
  return { width, height, pixels };
}

function area(corners: Corners): number {
  const sum = corners.reduce((all, { x, y }, at) => {
    const next = corners[(at + 1) % 4] ?? { x, y };
    return all + x * next.y - next.x * y;
  }, 0);
  return sum / 2;
}

function isEven([a, b, c, d]: Corners): boolean {
  const alike = (one: number, other: number) => Math.max(one, other) <= UNEVEN * Math.min(one, other);
  return alike(distance(a, b), distance(d, c)) && alike(distance(a, d), distance(b, c));
}

/** How far a point lies outside, beyond the side that it is furthest beyond; less than nothing within. */
function beyond(corners: Corners, x: number, y: number): number {
  let most = -Infinity;
  for (let at = 0; at < 4; at += 1) {
    const [from, to] = [corners[at] ?? corners[0], corners[(at + 1) % 4] ?? corners[0]];
    const inward = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
    most = Math.max(most, -inward / distance(from, to));
  }
  return most;
}

function isFilled(corners: Corners, sheet: Int32Array, width: number): boolean {
  let inside = 0;
  for (const cell of sheet) if (beyond(corners, cell % width, Math.floor(cell / width)) <= 1) inside += 1;
  return inside >= WITHIN * sheet.length && inside >= FILLED * area(corners);
}

/** Whether what lies around has no print: a part of a page in bright light isn't the page. */
function isAlone(corners: Corners, { width, height, isPrint }: SmallPicture): boolean {
  const [within, around] = [
    { cells: 0, print: 0 },
    { cells: 0, print: 0 },
  ];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const far = beyond(corners, x, y);
      if (Math.abs(far) <= RIM_CELLS) continue;
      const side = far > 0 ? around : within;
      side.cells += 1;
      side.print += isPrint[y * width + x] ?? 0;
    }
  const onSheet = within.print / Math.max(1, within.cells);
  return around.print <= Math.max(PRINT_AROUND, PRINT_LIKE_SHEET * onSheet) * around.cells;
}
