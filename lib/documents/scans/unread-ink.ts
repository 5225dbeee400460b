/**
 * Finds what looks like letters on a page and belongs to no word that was read: something was missed there, and a
 * number may be among it. Pure. Source: B-51.9.
 */
import { hasFigure, UNREAD } from "./numbers";
import type { GreyPicture, ScannedLine, ScannedWord } from "./scanned-page";

/** Side of the squares a page is looked at in, in pixels: letters at 300 dpi are about 40 high, specks one or two. */
const CELL = 4;
/** Darker than this is ink, once the light is even. */
const INK = 150;
/** This share of a square's pixels makes it ink. */
const INKED = 0.4;
/** All in type sizes of the page. How far a word's letters may reach beyond its box. */
const ROOM = { across: 0.2, above: 1.1, below: 0.45 };
/** What is as high and as wide may be letters; a rule is flatter, a stamp or a picture larger. */
const LETTER = { lowest: 0.35, highest: 1.7, narrowest: 0.12, widest: 14 };
/** Letters that are no further apart belong to one place. */
const TOGETHER = 0.9;
/** Of a place, how much of its box is ink: less is a line drawn around something, more a blot. */
const FILLED = { least: 0.12, most: 0.85 };
/** Nearer to the edge of a page than this it is the edge itself. */
const EDGE = 0.6;
/** Of more, those with the most ink: a page like that has a drawing on it, or can't be read at all. */
const MOST_PLACES = 60;

/** Part of a page, in pixels. */
export type UnreadPlace = { x: number; width: number; from: number; to: number };

/**
 * Places with the ink of letters that no word covers, from the top. Linear in the pixels.
 * @param page turned so that its lines are level, with even light
 * @param lines in its pixels
 */
export function findUnreadInk(page: GreyPicture, lines: readonly ScannedLine[]): UnreadPlace[] {
  const size = medianSize(lines);
  if (size < 2 * CELL) return [];
  const grid = inkOf(page);
  for (const line of lines) for (const word of line.words) wipe(grid, word, line);
  const letters = connected(grid).filter((part) => isLetter(part, size) && isInside(part, page, EDGE * size));
  const places = joined(letters, size).filter(({ ink, width, from, to }) => {
    const filled = ink / ((width / CELL) * ((to - from) / CELL));
    return filled >= FILLED.least && filled <= FILLED.most;
  });
  const kept = places.length > MOST_PLACES ? new Set([...places].sort(byInk).slice(0, MOST_PLACES)) : new Set(places);
  return places.filter((place) => kept.has(place)).map(({ x, width, from, to }) => ({ x, width, from, to }));
}

const byInk = (one: Part, other: Part) => other.ink - one.ink;

function medianSize(lines: readonly ScannedLine[]): number {
  return lines.map(({ size }) => size).sort((one, other) => one - other)[Math.floor(lines.length / 2)] ?? 0;
}

/** Squares with ink; those a word covers are wiped out of it. */
type Grid = { columns: number; rows: number; cells: Uint8Array };

function inkOf({ width, height, pixels }: GreyPicture): Grid {
  const [columns, rows] = [Math.floor(width / CELL), Math.floor(height / CELL)];
  const cells = new Uint8Array(columns * rows);
  const enough = INKED * CELL * CELL;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      let ink = 0;
      for (let y = row * CELL; y < (row + 1) * CELL; y += 1)
        for (let x = column * CELL; x < (column + 1) * CELL; x += 1) if ((pixels[y * width + x] ?? INK) < INK) ink += 1;
      if (ink >= enough) cells[row * columns + column] = 1;
    }
  return { columns, rows, cells };
}

function wipe({ columns, rows, cells }: Grid, { x, width, height }: ScannedWord, { y, size }: ScannedLine): void {
  const top = Math.min(y - ROOM.above * size, height?.from ?? Infinity);
  const bottom = Math.max(y + ROOM.below * size, height?.to ?? 0);
  const [left, right] = [x - ROOM.across * size, x + width + ROOM.across * size];
  const [firstRow, lastRow] = [Math.max(0, Math.floor(top / CELL)), Math.min(rows - 1, Math.floor(bottom / CELL))];
  const [first, last] = [Math.max(0, Math.floor(left / CELL)), Math.min(columns - 1, Math.floor(right / CELL))];
  for (let row = firstRow; row <= lastRow; row += 1)
    if (last >= first) cells.fill(0, row * columns + first, row * columns + last + 1);
}

type Part = UnreadPlace & { ink: number };

/** Squares that touch, corners too. Each is visited once; what was visited is wiped. */
function connected({ columns, rows, cells }: Grid): Part[] {
  const parts: Part[] = [];
  const open: number[] = [];
  for (let start = 0; start < cells.length; start += 1) {
    if (cells[start] === 0) continue;
    cells[start] = 0;
    open.push(start);
    let [left, right, top, bottom, ink] = [columns, 0, rows, 0, 0];
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      const [row, column] = [Math.floor(cell / columns), cell % columns];
      [left, right] = [Math.min(left, column), Math.max(right, column)];
      [top, bottom, ink] = [Math.min(top, row), Math.max(bottom, row), ink + 1];
      for (let down = Math.max(0, row - 1); down <= Math.min(rows - 1, row + 1); down += 1)
        for (let across = Math.max(0, column - 1); across <= Math.min(columns - 1, column + 1); across += 1) {
          const next = down * columns + across;
          if (cells[next] === 0) continue;
          cells[next] = 0;
          open.push(next);
        }
    }
    parts.push({ x: left * CELL, width: (right - left + 1) * CELL, from: top * CELL, to: (bottom + 1) * CELL, ink });
  }
  return parts;
}

function isLetter({ width, from, to }: Part, size: number): boolean {
  const height = to - from;
  const isHigh = height >= LETTER.lowest * size && height <= LETTER.highest * size;
  return isHigh && width >= LETTER.narrowest * size && width <= LETTER.widest * size;
}

function isInside({ x, width, from, to }: Part, page: GreyPicture, edge: number): boolean {
  return x > edge && x + width < page.width - edge && from > edge && to < page.height - edge;
}

/** Letters side by side become one place. Linear but for sorting. */
function joined(letters: readonly Part[], size: number): Part[] {
  /** The last place of each band of the page. */
  const bands = new Map<number, Part>();
  const places: Part[] = [];
  for (const letter of [...letters].sort((one, other) => one.x - other.x)) {
    const middle = (letter.from + letter.to) / 2;
    const band = Math.floor(middle / size);
    const before = [band - 1, band, band + 1]
      .flatMap((near) => bands.get(near) ?? [])
      .find(
        (place) => middle > place.from && middle < place.to && letter.x - (place.x + place.width) < TOGETHER * size,
      );
    if (!before) {
      const place = { ...letter };
      places.push(place);
      bands.set(band, place);
      continue;
    }
    before.width = Math.max(before.x + before.width, letter.x + letter.width) - before.x;
    [before.from, before.to] = [Math.min(before.from, letter.from), Math.max(before.to, letter.to)];
    before.ink += letter.ink;
  }
  return places.sort((one, other) => one.from - other.from || one.x - other.x);
}

/** In type sizes: ink this near to a number's box, and no wider than a figure, is a part of the number. */
const PART = { nearest: 0.45, widest: 0.75 };
/** A number with ink at its edge is in doubt, however sure the reader was. */
const IN_DOUBT = 0;

/**
 * The lines with a word in doubt at each such place: `UNREAD`, or the number that it is part of. Linear in the places
 * and the words of their lines.
 */
export function withUnread(lines: readonly ScannedLine[], places: readonly UnreadPlace[]): ScannedLine[] {
  const size = medianSize(lines);
  const known = lines.map((line) => ({ ...line, words: [...line.words] }));
  const added: ScannedLine[] = [];
  for (const place of places) {
    const middle = (place.from + place.to) / 2;
    const line = known.find(({ y, size: own }) => middle < y + 0.1 * own && middle > y - 0.9 * own);
    if (line) addTo(line.words, place, size);
    else added.push({ y: place.to, size, words: [unreadAt(place)] });
  }
  return [...known, ...added].sort((one, other) => one.y - other.y);
}

function addTo(words: ScannedWord[], place: UnreadPlace, size: number): void {
  const at = words.findIndex(({ x }) => x > place.x);
  const [before, after] = at < 0 ? [words.at(-1), undefined] : [words[at - 1], words[at]];
  const gaps = [
    before && { word: before, gap: place.x - before.x - before.width },
    after && { word: after, gap: after.x - place.x - place.width },
  ];
  const isPart = place.width <= PART.widest * size;
  const torn = gaps.find((side) => isPart && side && side.gap < PART.nearest * size && hasFigure(side.word.text))?.word;
  if (torn) words[words.indexOf(torn)] = { ...torn, confidence: IN_DOUBT };
  else words.splice(at < 0 ? words.length : at, 0, unreadAt(place));
}

function unreadAt({ x, width, from, to }: UnreadPlace): ScannedWord {
  return { text: UNREAD, confidence: IN_DOUBT, x, width, height: { from, to } };
}
