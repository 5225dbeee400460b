/**
 * Finds a sheet of paper in a photograph, in two ways. Pure; linear in pixels. A sheet that is not clearly seen is left
 * as it is: a crooked page is read worse, a wrongly cut one loses words. Source: B-51.3.
 */
import { brightestPatch, furthestCorners, shrunk, type SmallPicture } from "./bright-patch";
import { printCells } from "./print-cells";
import { scaledBy } from "./sheet";
import { distance, endsAtEdges, hasEdges } from "./sheet-edges";
import type { Corners, GreyPicture } from "../scanned-page";

/** Shares of the photograph: a smaller sheet isn't what was photographed, a larger one fills it already. */
const SMALLEST = { plain: 0.3, careful: 0.15 };
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
/** More print around a sheet than this share of the cells may be text that would be lost. */
const PRINT_LEFT = 0.002;
/** Corners that lie no further apart are the same, in shares of the longer side. */
const SAME = 0.015;
/** Greys that may part paper from table: a dark one under a lamp, a light one in a dim room. */
const DARKEST_SPLIT = 60;
const BRIGHTEST_SPLIT = 245;
const BETWEEN_SPLITS = 5;

/**
 * What may be the sheet: corners in pixels, null for the whole picture. Two where the ways of looking disagree, or
 * where print or a shadow's edge goes on around the only sheet seen; which shows more text is known when both are read.
 */
export function findSheets(picture: GreyPicture): readonly (Corners | null)[] {
  const { small, step } = shrunk(picture);
  const print = printCells(small);
  const plain = bySplit(small);
  const careful = byEdges(small, print);
  return opinions(plain, careful, { small, print }).map((corners) => corners && scaledBy(corners, step));
}

type Looked = { small: SmallPicture; print: Uint8Array };

function opinions(plain: Corners | null, careful: Corners | null, { small, print }: Looked): (Corners | null)[] {
  if (careful) return plain && areSame(plain, careful, small) ? [plain] : [plain, careful];
  if (!plain) return [null];
  if (!endsAtEdges(plain, small)) return [plain, null];
  const { print: more, cells } = printOn(plain, small, print).around;
  return more > PRINT_LEFT * cells ? [plain, null] : [plain];
}

/** By the grey that parts dark from bright best: may take the lit part of a sheet for all of it. */
function bySplit(small: SmallPicture): Corners | null {
  const sheet = brightestPatch(small, splitGrey(small));
  const corners = sheet && furthestCorners(sheet, small.width);
  if (!corners || !isShaped(corners, small, SMALLEST.plain)) return null;
  return isFilled(corners, sheet, small.width) && hasEdges(corners, small) ? corners : null;
}

/**
 * By what lies around. Paper may be parted from a dark table and from a light one by different greys: the darkest grey
 * by which a whole sheet is seen cuts off least.
 */
function byEdges(small: SmallPicture, print: Uint8Array): Corners | null {
  for (let split = DARKEST_SPLIT; split <= BRIGHTEST_SPLIT; split += BETWEEN_SPLITS) {
    const sheet = brightestPatch(small, split);
    const corners = sheet && furthestCorners(sheet, small.width);
    if (!corners || !isShaped(corners, small, SMALLEST.careful)) continue;
    if (!endsAtEdges(corners, small) || !isFilled(corners, sheet, small.width)) continue;
    if (isAlone(corners, small, print)) return corners;
  }
  return null;
}

/** The grey that parts dark from bright best (Otsu). */
function splitGrey({ pixels }: GreyPicture): number {
  const counts = new Float64Array(256);
  for (const grey of pixels) counts[grey] = (counts[grey] ?? 0) + 1;
  const all = counts.reduce((sum, count, grey) => sum + count * grey, 0);
  let [dark, darkSum, best, split] = [0, 0, 0, 128];
  for (let grey = 0; grey < 255; grey += 1) {
    dark += counts[grey] ?? 0;
    darkSum += (counts[grey] ?? 0) * grey;
    const bright = pixels.length - dark;
    if (dark === 0 || bright === 0) continue;
    const between = dark * bright * (darkSum / dark - (all - darkSum) / bright) ** 2;
    if (between > best) [best, split] = [between, grey];
  }
  return split;
}

function isShaped(corners: Corners, { width, height }: GreyPicture, smallest: number): boolean {
  const share = area(corners) / (width * height);
  return share >= smallest && share <= LARGEST && isEven(corners);
}

function areSame(one: Corners, other: Corners, { width, height }: GreyPicture): boolean {
  return one.every((corner, at) => distance(corner, other[at] ?? corner) <= SAME * Math.max(width, height));
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
function isAlone(corners: Corners, small: GreyPicture, print: Uint8Array): boolean {
  const { within, around } = printOn(corners, small, print);
  const onSheet = within.print / Math.max(1, within.cells);
  return around.print <= Math.max(PRINT_AROUND, PRINT_LIKE_SHEET * onSheet) * around.cells;
}

/** Cells with print on a sheet and around it. */
function printOn(corners: Corners, { width, height }: GreyPicture, print: Uint8Array) {
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
      side.print += print[y * width + x] ?? 0;
    }
  return { within, around };
}
