/** Shows a word of a page alone, larger and with full contrast, to be read once more. Pure. Source: B-51.4. */
import { sample } from "./deskew";
import type { GreyPicture, ScannedWord } from "./scanned-page";

const WHITE = 255;
/** How much larger. */
const ENLARGED = 1.6;
/** White around the word, in shares of its height. */
const MARGIN = 0.6;
/** How far beyond its box it is shown, in shares of its height: boxes cut commas off. */
const ROOM = { across: 0.08, down: 0.12 };
/** In pixels: more is no word. */
const LARGEST = { width: 3_000, height: 400 };

/** @param tilt radians by which the page is turned so that its lines are level @param widened times its own width */
export function shownAlone(
  page: GreyPicture,
  word: ScannedWord,
  { tilt, widened }: { tilt: number; widened: number },
): GreyPicture {
  const { from, to } = word.height ?? { from: 0, to: 1 };
  const size = Math.max(1, to - from);
  const [left, top] = [word.x - ROOM.across * size, from - ROOM.down * size];
  const [across, down] = [ENLARGED * widened, ENLARGED];
  const margin = Math.round(MARGIN * size * ENLARGED);
  const width = Math.min(LARGEST.width, Math.round((word.width + 2 * ROOM.across * size) * across) + 2 * margin);
  const height = Math.min(LARGEST.height, Math.round(size * (1 + 2 * ROOM.down) * down) + 2 * margin);
  const pixels = new Uint8Array(width * height).fill(WHITE);
  const [sin, cos, middleX, middleY] = [Math.sin(tilt), Math.cos(tilt), page.width / 2, page.height / 2];
  for (let y = margin; y < height - margin; y += 1)
    for (let x = margin; x < width - margin; x += 1) {
      const [fromX, fromY] = [left + (x - margin) / across - middleX, top + (y - margin) / down - middleY];
      const place = { x: middleX + cos * fromX + sin * fromY, y: middleY - sin * fromX + cos * fromY };
      pixels[y * width + x] = sample(page, place);
    }
  stretchContrast(pixels);
  return { width, height, pixels };
}

/** This share of the pixels may be darker than black, and paper this much darker than white. */
const DARKEST = 0.01;
const PAPER = 20;
const LEAST_SPAN = 40;

/** The darkest becomes black, paper white. */
function stretchContrast(pixels: Uint8Array): void {
  const counts = new Uint32Array(256);
  for (const grey of pixels) counts[grey] = (counts[grey] ?? 0) + 1;
  let [dark, seen] = [0, counts[0] ?? 0];
  while (dark < WHITE - 1 && seen < pixels.length * DARKEST) seen += counts[(dark += 1)] ?? 0;
  const span = Math.max(LEAST_SPAN, WHITE - PAPER - dark);
  pixels.forEach((grey, at) => (pixels[at] = Math.max(0, Math.min(WHITE, ((grey - dark) * WHITE) / span))));
}
