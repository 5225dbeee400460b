/** A photograph in small, and the largest bright thing in it. Pure; linear in pixels. Source: B-51.3. */
import type { Corners, GreyPicture } from "../scanned-page";

/** The longer side of the small picture in which a sheet is looked for, in cells. */
const CELLS = 320;
/** How many tiles a square has beside each other, at least, where it has as many pixels. */
const TILES = 4;
/** Another bright thing as large as this share of the largest one may be a second page. */
const SECOND = 0.08;

/** Means of squares of pixels, and of each square its darkest and its brightest tile. */
export type SmallPicture = GreyPicture & { darkest: Uint8Array; brightest: Uint8Array };

/** `step`: how many pixels of the photograph are as wide as a cell. */
export function shrunk(picture: GreyPicture): { small: SmallPicture; step: number } {
  const step = Math.max(1, Math.ceil(Math.max(picture.width, picture.height) / CELLS));
  const [width, height] = [Math.floor(picture.width / step), Math.floor(picture.height / step)];
  const cells = () => new Uint8Array(width * height);
  const small = { width, height, pixels: cells(), darkest: cells(), brightest: cells() };
  const tile = Math.max(1, Math.floor(step / TILES));
  for (let row = 0, at = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1, at += 1) {
      const square = { left: column * step, top: row * step };
      small.pixels[at] = meanOf(picture, square, step);
      [small.darkest[at], small.brightest[at]] = tilesOf(picture, square, { step, tile });
    }
  return { small, step };
}

type Place = { left: number; top: number };

function meanOf({ width, pixels }: GreyPicture, { left, top }: Place, side: number): number {
  let sum = 0;
  for (let y = top; y < top + side; y += 1)
    for (let x = left; x < left + side; x += 1) sum += pixels[y * width + x] ?? 0;
  return sum / (side * side);
}

/** Tiles of a few pixels, so that the grain of a dark picture hardly shows. */
function tilesOf(picture: GreyPicture, { left, top }: Place, { step, tile }: { step: number; tile: number }) {
  let [darkest, brightest] = [255, 0];
  for (let y = top; y + tile <= top + step; y += tile)
    for (let x = left; x + tile <= left + step; x += tile) {
      const grey = meanOf(picture, { left: x, top: y }, tile);
      if (grey < darkest) darkest = grey;
      if (grey > brightest) brightest = grey;
    }
  return [darkest, brightest] as const;
}

/** The cells of the largest patch brighter than `split`; null if there is none, or a second one like it. */
export function brightestPatch({ width, height, pixels }: GreyPicture, split: number): Int32Array | null {
  const seen = new Uint8Array(pixels.length);
  /** All patches, one behind the other. */
  const cells = new Int32Array(pixels.length);
  let [end, largest, second] = [0, { from: 0, size: 0 }, 0];
  const add = (cell: number) => {
    if (seen[cell] || (pixels[cell] ?? 0) <= split) return;
    seen[cell] = 1;
    cells[end] = cell;
    end += 1;
  };
  for (let start = 0; start < pixels.length; start += 1) {
    const from = end;
    add(start);
    for (let next = from; next < end; next += 1) {
      const cell = cells[next] ?? 0;
      const [x, y] = [cell % width, Math.floor(cell / width)];
      if (x > 0) add(cell - 1);
      if (x < width - 1) add(cell + 1);
      if (y > 0) add(cell - width);
      if (y < height - 1) add(cell + width);
    }
    const size = end - from;
    if (size > largest.size) [largest, second] = [{ from, size }, largest.size];
    else if (size > second) second = size;
  }
  if (largest.size === 0 || second > SECOND * largest.size) return null;
  return cells.subarray(largest.from, largest.from + largest.size);
}

/** The patch's furthest cells towards each corner of the picture. */
export function furthestCorners(patch: Int32Array, width: number): Corners {
  const best = Array.from({ length: 4 }, () => ({ far: -Infinity, x: 0, y: 0 }));
  for (const cell of patch) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const towards = [-x - y, x - y, x + y, y - x];
    for (const [at, corner] of best.entries()) {
      const far = towards[at] ?? -Infinity;
      if (far > corner.far) best[at] = { far, x, y };
    }
  }
  const corner = (at: number) => ({ x: best[at]?.x ?? 0, y: best[at]?.y ?? 0 });
  return [corner(0), corner(1), corner(2), corner(3)];
}
