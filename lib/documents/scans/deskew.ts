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

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * By how much to turn a page so that its lines are level: radians clockwise about its centre, 0 if it is level or shows
 * no lines. @param picture with white paper (`evenLight`)
 */
export function findTilt(picture: GreyPicture): number {
  const ink = inkCells(picture);
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

type Cell = { x: number; y: number };
type Ink = { cells: readonly Cell[]; width: number; height: number };

/** Cells whose middle is ink: enough to see lines by. */
function inkCells({ width, height, pixels }: GreyPicture): Ink {
  const step = Math.max(1, Math.floor(width / CELLS));
  const cells: Cell[] = [];
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step)
      if ((pixels[y * width + x] ?? WHITE) < INK) cells.push({ x: x / step, y: y / step });
  return { cells, width: Math.ceil(width / step), height: Math.ceil(height / step) };
}

/** How sharply rows of ink and gaps alternate along lines of this slope: the sum of squared differences. */
function clearness({ cells, width, height }: Ink, slope: number): number {
  const reach = Math.ceil(Math.abs(slope) * width) + 1;
  const rows = new Float64Array(height + 2 * reach + 1);
  for (const { x, y } of cells) {
    const row = Math.round(y - x * slope) + reach;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let clear = 0;
  for (let row = 1; row < rows.length; row += 1) clear += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return clear;
}
