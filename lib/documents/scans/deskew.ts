/** Turns a page's picture until its lines are level. Pure; linear in pixels. Source: B-51.3. */
import type { GreyPicture } from "./scanned-page";

/** In degrees: how far a page may lie askew, and the steps in which that is looked for. */
const MOST = 10;
const COARSE = 0.5;
const FINE = 0.05;
/** Less is level. */
const LEAST = 0.3;
/** How much clearer the lines must be than on the page as it is. */
const CLEARER = 1.15;
/** The width at which ink is looked at, in cells. */
const CELLS = 800;
/** Darker than this is ink, once the paper is white. */
const INK = 140;
const WHITE = 255;
/** A patch of ink is a letter or a word from so many cells to this share of the page's width. */
const SMALLEST_LETTER = 3;
const LARGEST_LETTER = 0.15;
/** Fewer cells of letters show no lines. */
const FEWEST_LETTER_CELLS = 300;
/** In degrees: less, and the recogniser sees to it. */
const DISAGREES = 1;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * By how much to turn a page so that its lines are level: radians clockwise about its centre, 0 if it is level or shows
 * no lines. The second, where the letters alone say something else than all ink does: the edge of a sheet is ink too.
 *
 * @param picture with white paper (`evenLight`)
 */
export function findTilts(picture: GreyPicture): number[] {
  const ink = findInk(picture);
  const letters = findLetters(ink);
  const tilt = tiltOf(ink);
  if (letters.columns.length < FEWEST_LETTER_CELLS) return [tilt];
  const byLetters = tiltOf(letters);
  return Math.abs(byLetters - tilt) < toRadians(DISAGREES) ? [tilt] : [tilt, byLetters];
}

function tiltOf(ink: Ink): number {
  const level = clearness(ink, 0);
  let best = { angle: 0, clear: level };
  const look = (angle: number) => {
    const clear = clearness(ink, Math.tan(toRadians(angle)));
    if (clear > best.clear) best = { angle, clear };
  };
  for (let angle = -MOST; angle <= MOST; angle += COARSE) look(angle);
  const around = best.angle;
  for (let angle = around - COARSE; angle <= around + COARSE; angle += FINE) look(angle);
  if (Math.abs(best.angle) < LEAST || best.clear < CLEARER * level) return 0;
  return -toRadians(best.angle);
}

/** The same picture turned clockwise about its centre; what turns in from beyond its edge is white. */
export function turnedBy({ width, height, pixels }: GreyPicture, tilt: number): GreyPicture {
  const turned = new Uint8Array(pixels.length);
  const [sin, cos, middleX, middleY] = [Math.sin(tilt), Math.cos(tilt), width / 2, height / 2];
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, to += 1) {
      const [fromX, fromY] = [x - middleX, y - middleY];
      const at = { x: middleX + cos * fromX + sin * fromY, y: middleY - sin * fromX + cos * fromY };
      turned[to] = sample({ width, height, pixels }, at);
    }
  return { width, height, pixels: turned };
}

/** The outermost pixels of a drawn page are half covered; turned, their edge would be read as a row of bars. */
const RIM = 4;

/** The grey between four pixels; white at the edge and beyond. */
export function sample({ width, height, pixels }: GreyPicture, { x, y }: { x: number; y: number }): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < RIM || top < RIM || left + RIM >= width || top + RIM >= height) return WHITE;
  const [across, down, at] = [x - left, y - top, top * width + left];
  const [a = WHITE, b = WHITE] = [pixels[at], pixels[at + 1]];
  const [c = WHITE, d = WHITE] = [pixels[at + width], pixels[at + width + 1]];
  return (a + (b - a) * across) * (1 - down) + (c + (d - c) * across) * down;
}

/** Where cells of ink are, in cells. */
type Ink = { columns: Int32Array; rows: Int32Array; width: number; height: number };

/** Cells whose middle is ink: enough to see lines by. */
function findInk({ width, height, pixels }: GreyPicture): Ink {
  const step = Math.max(1, Math.floor(width / CELLS));
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  const cells = new Int32Array(columns * rows);
  let end = 0;
  for (let cell = 0; cell < cells.length; cell += 1) {
    const [x, y] = [(cell % columns) * step, Math.floor(cell / columns) * step];
    if ((pixels[y * width + x] ?? WHITE) >= INK) continue;
    cells[end] = cell;
    end += 1;
  }
  return placed(cells.subarray(0, end), columns, rows);
}

function placed(cells: Int32Array, width: number, height: number): Ink {
  return {
    columns: cells.map((cell) => cell % width),
    rows: cells.map((cell) => Math.floor(cell / width)),
    width,
    height,
  };
}

/** Of patches as large as letters or words: neither grain nor a rule, nor the shade beside a sheet. */
function findLetters({ columns, rows, width, height }: Ink): Ink {
  const isOpen = new Uint8Array(width * height);
  for (const [at, x] of columns.entries()) isOpen[(rows[at] ?? 0) * width + x] = 1;
  const cells = new Int32Array(columns.length);
  let end = 0;
  const add = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height || !isOpen[y * width + x]) return;
    isOpen[y * width + x] = 0;
    cells[end] = y * width + x;
    end += 1;
  };
  for (const [at, startX] of columns.entries()) {
    const from = end;
    add(startX, rows[at] ?? 0);
    let [left, right, top, bottom] = [width, 0, height, 0];
    for (let next = from; next < end; next += 1) {
      const cell = cells[next] ?? 0;
      const [x, y] = [cell % width, Math.floor(cell / width)];
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
      add(x - 1, y);
      add(x + 1, y);
      add(x, y - 1);
      add(x, y + 1);
    }
    const isLarge = Math.max(right - left, bottom - top) > LARGEST_LETTER * width;
    if (end - from < SMALLEST_LETTER || isLarge) end = from;
  }
  return placed(cells.subarray(0, end), width, height);
}

/** How sharply rows of ink and gaps alternate along lines of this slope: the sum of squared differences. */
function clearness({ columns, rows, width, height }: Ink, slope: number): number {
  const reach = Math.ceil(Math.abs(slope) * width) + 1;
  const counts = new Float64Array(height + 2 * reach + 1);
  for (let at = 0; at < columns.length; at += 1) {
    const row = Math.round((rows[at] ?? 0) - (columns[at] ?? 0) * slope) + reach;
    counts[row] = (counts[row] ?? 0) + 1;
  }
  let clear = 0;
  for (let row = 1; row < counts.length; row += 1) clear += ((counts[row] ?? 0) - (counts[row - 1] ?? 0)) ** 2;
  return clear;
}
