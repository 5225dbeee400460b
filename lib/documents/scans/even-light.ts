import type { GreyPicture } from "./scanned-page";

/** Side of a tile with uniform paper brightness, in pixels. A letter at 300 dpi is about 40 high. */
const TILE = 64;
/** The share of a tile's pixels at least as bright as its paper. */
const PAPER_SHARE = 0.3;
/** Darker than this it is a figure, not paper. */
const DARKEST_PAPER = 60;

/**
 * Makes the paper white everywhere, so that shadows and a photograph's dark edge don't count as ink. Changes the
 * picture in place; linear in its pixels.
 */
export function evenLight({ width, height, pixels }: GreyPicture): void {
  const columns = Math.ceil(width / TILE);
  const rows = Math.ceil(height / TILE);
  const paper = smoothed(measurePaper({ width, height, pixels }, columns, rows), columns, rows);
  for (let y = 0; y < height; y += 1) {
    const [above, below, down] = neighbours(y, rows);
    for (let x = 0; x < width; x += 1) {
      const [left, right, across] = neighbours(x, columns);
      const upper = mix(at(paper, above * columns + left), at(paper, above * columns + right), across);
      const lower = mix(at(paper, below * columns + left), at(paper, below * columns + right), across);
      const place = y * width + x;
      pixels[place] = Math.min(255, (at(pixels, place) * 255) / mix(upper, lower, down));
    }
  }
}

function measurePaper({ width, height, pixels }: GreyPicture, columns: number, rows: number): Float32Array {
  const paper = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      counts.fill(0);
      const [endX, endY] = [Math.min(width, (column + 1) * TILE), Math.min(height, (row + 1) * TILE)];
      for (let y = row * TILE; y < endY; y += 1)
        for (let x = column * TILE; x < endX; x += 1) {
          const grey = at(pixels, y * width + x);
          counts[grey] = at(counts, grey) + 1;
        }
      const all = (endX - column * TILE) * (endY - row * TILE);
      paper[row * columns + column] = Math.max(DARKEST_PAPER, findBrightness(counts, all * PAPER_SHARE));
    }
  return paper;
}

function findBrightness(counts: Uint32Array, enough: number): number {
  let seen = 0;
  for (let grey = 255; grey > 0; grey -= 1) {
    seen += at(counts, grey);
    if (seen >= enough) return grey;
  }
  return 0;
}

/** Gives an all-ink tile the brightness of the paper around it. */
function smoothed(paper: Float32Array, columns: number, rows: number): Float32Array {
  return paper.map((_, place) => {
    const [row, column] = [Math.floor(place / columns), place % columns];
    const around: number[] = [];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1)
        around.push(at(paper, y * columns + x));
    around.sort((one, other) => one - other);
    return around[Math.floor(around.length * 0.6)] ?? 255;
  });
}

/** The tiles whose centres surround a pixel, and how near it is to the second. */
function neighbours(place: number, tiles: number): [number, number, number] {
  const exact = place / TILE - 0.5;
  const first = Math.max(0, Math.min(tiles - 1, Math.floor(exact)));
  return [first, Math.min(tiles - 1, first + 1), Math.max(0, Math.min(1, exact - first))];
}

function mix(one: number, other: number, share: number): number {
  return one + (other - one) * share;
}

function at(values: Uint8Array | Uint32Array | Float32Array, place: number): number {
  return values[place] ?? 0;
}
