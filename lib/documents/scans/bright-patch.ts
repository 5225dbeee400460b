/** A photograph in small, and the largest bright thing in it. Pure; linear in pixels. Source: B-51.3. */
import type { Corners, GreyPicture } from "./scanned-page";

/** The longer side of the small picture in which a sheet is looked for, in cells. */
const CELLS = 320;
/** How many tiles a square has beside each other, at least, where it has as many pixels. */
const TILES = 4;
/** Another bright thing as large as this share of the largest one may be a second page. */
const SECOND = 0.08;
/** Print is this much darker than the paper around it, of the paper's grey; wood and cloth are more even. */
const PRINT = 0.45;
/** The grain of a darker table would look like print. */
const DARKEST_PAPER = 90;
/** Greys that may part paper from table: a dark one under a lamp, a light one in a dim room. */
const DARKEST_SPLIT = 60;
const BRIGHTEST_SPLIT = 245;
const BETWEEN_SPLITS = 5;

/** From dark to bright. */
export const SPLITS: readonly number[] = Array.from(
  { length: (BRIGHTEST_SPLIT - DARKEST_SPLIT) / BETWEEN_SPLITS + 1 },
  (_, at) => DARKEST_SPLIT + at * BETWEEN_SPLITS,
);

/**
 * Means of squares of pixels, but for a row of pixels at their edges, and 1 for each square that has print in it. None
 * at the picture's own edge has: a drawn page ends within a pixel, so a white line may stand there beside a dark table.
 */
export type SmallPicture = GreyPicture & { isPrint: Uint8Array };

/** `step`: how many pixels of the photograph are as wide as a cell. */
export function shrunk(picture: GreyPicture): { small: SmallPicture; step: number } {
  const step = Math.max(1, Math.ceil(Math.max(picture.width, picture.height) / CELLS));
  const [width, height] = [Math.floor(picture.width / step), Math.floor(picture.height / step)];
  const small = { width, height, pixels: new Uint8Array(width * height), isPrint: new Uint8Array(width * height) };
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const { mean, darkest, brightest } = greysOf(picture, { left: column * step, top: row * step, step });
      small.pixels[row * width + column] = mean;
      const isOutermost = row === 0 || column === 0 || row === height - 1 || column === width - 1;
      const isPrint = !isOutermost && brightest - darkest >= PRINT * Math.max(brightest, DARKEST_PAPER);
      small.isPrint[row * width + column] = isPrint ? 1 : 0;
    }
  return { small, step };
}

type Square = { left: number; top: number; step: number };

/** Of a square's tiles of a few pixels, so that the grain of a dark picture is no print. */
function greysOf({ width, pixels }: GreyPicture, { left, top, step }: Square) {
  const tile = Math.max(1, Math.floor(step / TILES));
  let [all, tiles, darkest, brightest] = [0, 0, 255, 0];
  for (let y = top; y + tile <= top + step; y += tile)
    for (let x = left; x + tile <= left + step; x += tile) {
      let sum = 0;
      for (let down = 0; down < tile; down += 1)
        for (let across = 0; across < tile; across += 1) sum += pixels[(y + down) * width + x + across] ?? 0;
      const grey = sum / (tile * tile);
      all += grey;
      tiles += 1;
      if (grey < darkest) darkest = grey;
      if (grey > brightest) brightest = grey;
    }
  return { mean: all / tiles, darkest, brightest };
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
