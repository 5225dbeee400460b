/** Where a photograph in small shows print, told from the grain of a table or of the camera. Pure. Source: B-51.3. */
import type { SmallPicture } from "./bright-patch";

/** Print is this much darker than the paper around it, of the paper's grey; wood and cloth are more even. */
const PRINT = 0.45;
/** The grain of a darker table would look like print. */
const DARKEST_PAPER = 90;
/** Print stands out by so many times what equally bright cells without print differ within themselves. */
const OVER_GRAIN = 2.5;
/** So many of equally bright cells have no print, at least: lines stand apart, and a page has margins. */
const WITHOUT_PRINT = 0.25;
/** Brightness in so many kinds, each measured together with its neighbours. */
const KINDS = 16;
/** Around print lies paper, on all four sides, so many cells away: beside the edge of a field it does not. */
const AROUND = 3;
const LIKE_PAPER = 0.75;

/**
 * 1 for each cell that has print in it. None at the picture's own edge has: a drawn page ends within a pixel, so a
 * white line may stand there beside a dark table.
 */
export function printCells(small: SmallPicture): Uint8Array {
  const { width, height, darkest, brightest } = small;
  const grain = grainOf(small);
  const print = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const paper = brightest[at] ?? 0;
      const differs = paper - (darkest[at] ?? 0);
      if (differs < PRINT * Math.max(paper, DARKEST_PAPER)) continue;
      if (differs < OVER_GRAIN * (grain[kindOf(paper)] ?? 0)) continue;
      if (isOnPaper(small, x, y)) print[at] = 1;
    }
  return print;
}

const kindOf = (grey: number) => Math.floor((grey * KINDS) / 256);

/** By how much cells without print differ within themselves, for each kind of brightness. */
function grainOf({ darkest, brightest }: SmallPicture): number[] {
  const counts = Array.from({ length: KINDS }, () => new Uint32Array(256));
  for (const [at, paper] of brightest.entries()) {
    const kind = counts[kindOf(paper)];
    const differs = paper - (darkest[at] ?? 0);
    if (kind) kind[differs] = (kind[differs] ?? 0) + 1;
  }
  return counts.map((_, kind) => lowest([counts[kind - 1], counts[kind], counts[kind + 1]]));
}

/** What a quarter of the cells does not differ by more than. */
function lowest(kinds: readonly (Uint32Array | undefined)[]): number {
  const count = (differs: number) => kinds.reduce((sum, kind) => sum + (kind?.[differs] ?? 0), 0);
  let all = 0;
  for (let differs = 0; differs < 256; differs += 1) all += count(differs);
  let seen = 0;
  for (let differs = 0; differs < 256; differs += 1) {
    seen += count(differs);
    if (seen >= WITHOUT_PRINT * all) return differs;
  }
  return 0;
}

function isOnPaper({ width, height, brightest }: SmallPicture, x: number, y: number): boolean {
  const like = LIKE_PAPER * (brightest[y * width + x] ?? 0);
  const isPaper = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height || (brightest[row * width + column] ?? 0) >= like;
  return isPaper(x - AROUND, y) && isPaper(x + AROUND, y) && isPaper(x, y - AROUND) && isPaper(x, y + AROUND);
}
