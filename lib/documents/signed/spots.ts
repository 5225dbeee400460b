/** The position of each word of a signed copy on its page. Pure. Source: B-28.6. */
import { matchSequences } from "@/lib/documents/redline/match-sequences";
import { Interner } from "@/lib/documents/redline/tokens";
import type { PageTurn, PageWords, ScannedLine } from "@/lib/documents/scans/scanned-page";
import { groupedBy } from "@/lib/grouped-by";
import { comparedTokens, type ComparedWord } from "./words";

/** A word's place on `page.lines[line]`, in points, and the reader's confidence, in per cent. */
export type Spot = { page: PageWords; line: number; x: number; width: number; confidence: number };

/** Part of a page, in points from the top left of the turned page; `marks` are highlighted in it. */
export type Box = { left: number; top: number; width: number; height: number };
export type Strip = Box & { turn: PageTurn; marks: Box[] };

/** Words that the page shows differently from the text, such as joined ones, have none. */
export function findSpots(
  words: readonly ComparedWord[],
  files: readonly (readonly PageWords[])[],
): ReadonlyMap<ComparedWord, Spot> {
  const spots = new Map<ComparedWord, Spot>();
  const pages = groupedBy(words, ({ file, page }) => `${file} ${page}`);
  for (const [file, places] of files.entries())
    for (const page of places) addSpots(spots, pages.get(`${file} ${page.page}`) ?? [], page);
  return spots;
}

/**
 * Whether words were read from an image, which alone can be misread. @param words none: it is about a gap
 * @param page of the words or the gap
 */
export function isOfImage(
  words: readonly ComparedWord[],
  spots: ReadonlyMap<ComparedWord, Spot>,
  page: PageWords | undefined,
): boolean {
  const seen = words.flatMap((word) => spots.get(word) ?? []);
  if (words.some(({ isUncertain }) => isUncertain)) return true;
  return seen.length > 0 ? seen.some((spot) => spot.page.isScanned) : page?.isScanned === true;
}

function addSpots(spots: Map<ComparedWord, Spot>, words: readonly ComparedWord[], page: PageWords): void {
  const drawn = drawnTokens(page);
  const ids = new Interner();
  const read = ids.toIds(words.map(({ norm }) => norm));
  const shown = ids.toIds(drawn.map(({ norm }) => norm));
  for (const { from, to } of matchSequences(read, shown, ids.size)) {
    const [word, token] = [words[from], drawn[to]];
    if (word && token) spots.set(word, token.spot);
  }
}

function drawnTokens(page: PageWords): { norm: string; spot: Spot }[] {
  return page.lines.flatMap(({ words }, line) =>
    words.flatMap(({ text, confidence, x, width }) =>
      comparedTokens(text).map(({ norm, start, end }) => {
        const letter = width / text.length;
        return { norm, spot: { page, line, x: x + start * letter, width: (end - start) * letter, confidence } };
      }),
    ),
  );
}

/** Context around a mark, so that people see where it is. */
const BESIDE = 110;
const LEAST_WIDTH = 260;
/** In type sizes: how far letters reach above and below the line, and the context shown. */
const ABOVE = 1;
const BELOW = 0.35;
const AROUND = 1.5;
/** Marks with more lines aren't shown in full. */
const MOST_LINES = 6;
/** Mark for missing words. */
const GAP_WIDTH = 4;

/**
 * The part of a page that shows words, or, if they are missing, the gap between their neighbours. @returns null if none
 * of the words has a place
 */
export function findStrip(
  words: readonly ComparedWord[],
  neighbours: readonly (ComparedWord | undefined)[],
  spots: ReadonlyMap<ComparedWord, Spot>,
): Strip | null {
  const own = words.flatMap((word) => spots.get(word) ?? []);
  const [before, after] = neighbours.map((word) => word && spots.get(word));
  const shown = own.length > 0 ? own : [before ?? after].flatMap((spot) => spot ?? []);
  const [first] = shown;
  if (!first) return null;
  const onPage = shown.filter(({ page }) => page === first.page).slice(0, MOST_WORDS);
  const marks = own.length > 0 ? toBoxes(onPage) : [toGap(first, first === before)];
  return around(marks, first);
}

const MOST_WORDS = 200;

function toBoxes(spots: readonly Spot[]): Box[] {
  return [...groupedBy(spots, ({ line }) => line)].slice(0, MOST_LINES).map(([line, onLine]) => {
    const left = Math.min(...onLine.map(({ x }) => x));
    const right = Math.max(...onLine.map(({ x, width }) => x + width));
    return { left, width: right - left, ...lineBox(onLine[0]?.page.lines[line]) };
  });
}

function toGap({ page, line, x, width }: Spot, isBefore: boolean): Box {
  return { left: isBefore ? x + width : x - GAP_WIDTH, width: GAP_WIDTH, ...lineBox(page.lines[line]) };
}

function lineBox(line: ScannedLine | undefined): { top: number; height: number } {
  const { y, size } = line ?? { y: 0, size: 0 };
  return { top: y - size * ABOVE, height: size * (ABOVE + BELOW) };
}

function around(marks: readonly Box[], { page, line }: Spot): Strip {
  const room = (page.lines[line]?.size ?? 0) * AROUND;
  const [top, bottom] = [
    Math.min(...marks.map((mark) => mark.top)) - room,
    Math.max(...marks.map((mark) => mark.top + mark.height)) + room,
  ];
  const edges = [Math.min(...marks.map(({ left }) => left)), Math.max(...marks.map(({ left, width }) => left + width))];
  const [from = 0, to = 0] = [(edges[0] ?? 0) - BESIDE, (edges[1] ?? 0) + BESIDE];
  const missing = Math.max(0, LEAST_WIDTH - (to - from)) / 2;
  const left = Math.max(0, from - missing);
  const width = Math.max(LEAST_WIDTH, to + missing - left);
  const strip = { left, top: Math.max(0, top), width, height: bottom - Math.max(0, top) };
  return { ...inTenths(strip), turn: page.turn, marks: marks.map(inTenths) };
}

/** Nobody sees less than a tenth of a point. */
function inTenths({ left, top, width, height }: Box): Box {
  const [a, b, c, d] = [left, top, width, height].map((length) => Math.round(length * 10) / 10);
  return { left: a ?? 0, top: b ?? 0, width: c ?? 0, height: d ?? 0 };
}
