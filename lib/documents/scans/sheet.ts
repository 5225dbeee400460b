/**
 * Finds a sheet of paper in a photograph and shows it as from straight above. Pure; linear in pixels. A sheet that is
 * not clearly seen is left as it is: a crooked page is read worse, a wrongly cut one loses words. Source: B-51.3.
 */
import { sample } from "./deskew";
import type { Corners, GreyPicture } from "./scanned-page";

type Point = Corners[0];

/** The longer side of the small picture in which the sheet is looked for, in cells. */
const CELLS = 320;
/** Shares of the photograph: a smaller sheet isn't what was photographed, a larger one fills it already. */
const SMALLEST = 0.3;
const LARGEST = 0.96;
/** Another bright thing as large as this share of the sheet may be a second page. */
const SECOND = 0.08;
/** How much of the quadrangle must be bright (lines of text are not), and of the paper within the quadrangle. */
const FILLED = 0.54;
const WITHIN = 0.98;
/** Between sheet and table, in greys, at least, along this share of each side. */
const EDGE = 24;
const EDGE_SHARE = 0.85;
/** How far from a side both are looked at, in cells. */
const BESIDE = 4;
/** How much opposite sides may differ: more is no sheet seen from above it. */
const UNEVEN = 1.6;

/** The corners of the sheet, in pixels; null if it fills the picture or isn't clearly seen. */
export function findSheet(picture: GreyPicture): Corners | null {
  const step = Math.max(1, Math.ceil(Math.max(picture.width, picture.height) / CELLS));
  const small = shrunk(picture, step);
  const sheet = brightest(small, splitGrey(small));
  if (!sheet) return null;
  const corners = extremes(sheet, small.width);
  const share = area(corners) / (small.width * small.height);
  if (share < SMALLEST || share > LARGEST || !isEven(corners)) return null;
  if (!isFilled(corners, sheet, small.width) || !hasEdges(corners, small)) return null;
  return scaledBy(corners, step);
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

/** Means of squares of pixels. */
function shrunk({ width, height, pixels }: GreyPicture, step: number): GreyPicture {
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
  const small = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      let sum = 0;
      for (let y = row * step; y < (row + 1) * step; y += 1)
        for (let x = column * step; x < (column + 1) * step; x += 1) sum += pixels[y * width + x] ?? 0;
      small[row * columns + column] = sum / (step * step);
    }
  return { width: columns, height: rows, pixels: small };
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

/** The largest bright patch, its lines of text included; null if there is a second one like it. */
function brightest({ width, height, pixels }: GreyPicture, split: number): ReadonlySet<number> | null {
  const seen = new Uint8Array(pixels.length);
  const patches: number[][] = [];
  for (let start = 0; start < pixels.length; start += 1) {
    if (seen[start] || (pixels[start] ?? 0) <= split) continue;
    const patch = [start];
    seen[start] = 1;
    for (let next = 0; next < patch.length; next += 1)
      for (const cell of neighbours(patch[next] ?? 0, width, height))
        if (!seen[cell] && (pixels[cell] ?? 0) > split) {
          seen[cell] = 1;
          patch.push(cell);
        }
    patches.push(patch);
  }
  const [first, second] = patches.sort((one, other) => other.length - one.length);
  if (!first || (second?.length ?? 0) > SECOND * first.length) return null;
  return new Set(first);
}

function neighbours(cell: number, width: number, height: number): number[] {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return [
    ...(x > 0 ? [cell - 1] : []),
    ...(x < width - 1 ? [cell + 1] : []),
    ...(y > 0 ? [cell - width] : []),
    ...(y < height - 1 ? [cell + width] : []),
  ];
}

/** The patch's furthest cells towards each corner of the picture. */
function extremes(cells: ReadonlySet<number>, width: number): Corners {
  const towards = (far: (point: Point) => number): Point => {
    let best = { x: 0, y: 0 };
    let most = -Infinity;
    for (const cell of cells) {
      const point = { x: cell % width, y: Math.floor(cell / width) };
      if (far(point) > most) [best, most] = [point, far(point)];
    }
    return best;
  };
  return [
    towards(({ x, y }) => -x - y),
    towards(({ x, y }) => x - y),
    towards(({ x, y }) => x + y),
    towards(({ x, y }) => y - x),
  ];
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

function isInside(corners: Corners, { x, y }: Point): boolean {
  return corners.every((from, at) => {
    const to = corners[(at + 1) % 4] ?? from;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= -distance(from, to);
  });
}

function isFilled(corners: Corners, sheet: ReadonlySet<number>, width: number): boolean {
  let inside = 0;
  for (const cell of sheet) if (isInside(corners, { x: cell % width, y: Math.floor(cell / width) })) inside += 1;
  return inside >= WITHIN * sheet.size && inside >= FILLED * area(corners);
}

/** Whether each side parts bright from dark sharply: light that fades does not. */
function hasEdges(corners: Corners, small: GreyPicture): boolean {
  return corners.every((from, at) => {
    const to = corners[(at + 1) % 4] ?? from;
    return isSharp(from, to, small);
  });
}

function isSharp(from: Point, to: Point, { width, height, pixels }: GreyPicture): boolean {
  const long = distance(from, to);
  const inward = { x: -(to.y - from.y) / long, y: (to.x - from.x) / long };
  let [looked, sharp] = [0, 0];
  for (let along = 0.04; along < 0.97; along += 0.02) {
    const middle = { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
    const grey = (by: number) => {
      const [x, y] = [Math.round(middle.x + inward.x * by), Math.round(middle.y + inward.y * by)];
      return x < 0 || y < 0 || x >= width || y >= height ? null : (pixels[y * width + x] ?? 0);
    };
    const [paper, table] = [grey(BESIDE), grey(-BESIDE)];
    looked += 1;
    // where the sheet reaches the edge of the photograph there is nothing beside it
    if (table === null || (paper !== null && paper - table >= EDGE)) sharp += 1;
  }
  return long > 0 && sharp >= EDGE_SHARE * looked;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
