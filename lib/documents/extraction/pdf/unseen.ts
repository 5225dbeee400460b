/** Words of a PDF's page that nobody sees on it. Source: B-8.21. */
import type { PDFDocumentProxy, PDFPageProxy } from "unpdf/pdfjs";
import { isLost } from "@/lib/documents/extraction/contrast";
import { visibleText } from "@/lib/documents/richtext/characters";
import type { Box } from "./geometry";
import { FAINT, readGraphics, type Graphics } from "./graphics";
import type { Area, Layers, Show } from "./painting";

/** Font name of such words, which is also how they are told from others until the blocks are made. */
export const UNSEEN = "unseen";

/** Points; nobody can read anything smaller. */
const TINY = 1.5;
const WHITE = "ffffff";
/** What programs put into every file that they make. */
const BY_PROGRAM = /^Powered by TCPDF \(www\.tcpdf\.org\)$/;
/** Of a page's letters, from which on those painted in nothing are a scanner's, over its picture. */
const SCANNED_SHARE = 0.5;
/** More areas than these, the largest, cover nothing; grounds further down are the paper's. */
const MOST_COVERS = 2_000;
const MOST_GROUNDS = 5_000;
/** Pairs of words and areas to look at on one page: with more words there are fewer areas for each. */
const MOST_LOOKS = 10_000_000;
/** Points; thinner areas are rules. */
const THINNEST_COVER = 4;

/** Which of a document's layers are shown. */
export async function layersIn(pdf: PDFDocumentProxy): Promise<Layers> {
  const config = await pdf.getOptionalContentConfig();
  return { isShown: (group) => isShown(config, group) };
}

function isShown(config: Awaited<ReturnType<PDFDocumentProxy["getOptionalContentConfig"]>>, group: unknown): boolean {
  try {
    return config.isVisible(group as Parameters<typeof config.isVisible>[0]);
  } catch {
    return true; // layers of an unknown kind hide nothing
  }
}

/** Notes that are more than a mark on what they lie over. */
const COVERING = new Set(["FreeText", "Square", "Circle", "Polygon", "Stamp", "Redact"]);

type Note = { id?: string; subtype?: string };

/** What a page paints, with what lies over it; nothing is known of one that can't be drawn, though it can be read. */
export async function graphicsOf(page: PDFPageProxy, layers: Layers, notes: readonly Note[]): Promise<Graphics> {
  try {
    return await drawnOn(page, layers, notes);
  } catch {
    return { shows: [], areas: [], inNotes: new Map() };
  }
}

async function drawnOn(page: PDFPageProxy, layers: Layers, notes: readonly Note[]): Promise<Graphics> {
  const { OPS } = await import("unpdf/pdfjs"); // loaded when the file was opened
  const names = Object.fromEntries(Object.entries(OPS).map(([name, code]) => [Number(code), name]));
  const isShape = (font: string) => isShapeFont(page.commonObjs.has(font) ? page.commonObjs.get(font) : null);
  const covering = new Set(notes.flatMap(({ id, subtype = "" }) => (COVERING.has(subtype) ? [id] : [])));
  const isCover = (id: string) => covering.has(id);
  return readGraphics(await page.getOperatorList(), { names, layers, isShape, isCover });
}

/** The words of a page that nobody sees, each as it was shown at once. */
export function unseenShows({ shows, areas }: Graphics): Show[] {
  const written = shows.filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && !BY_PROGRAM.test(text));
  const most = Math.ceil(MOST_LOOKS / Math.max(1, written.length));
  const covers = coversAmong(areas, Math.min(MOST_COVERS, most));
  const isLostAt = (show: Show) => isOfGround(show, areas, Math.min(MOST_GROUNDS, most));
  const unpainted = new Set(written.filter(({ paints }) => paints.every(({ opacity }) => opacity < FAINT)));
  const pictures = areas
    .filter(({ isPicture }) => isPicture)
    .map(({ box }) => box)
    .slice(0, most);
  const isScan = countLetters([...unpainted]) >= countLetters(written) * SCANNED_SHARE;
  const unseen = written.filter((show) => {
    if (show.isInHiddenLayer) return true;
    if (unpainted.has(show)) return !isScan || !pictures.some((box) => holds(box, show.from));
    return show.size < TINY || isCutOff(show) || isLostAt(show) || covers.some((one) => isUnder(one, show));
  });
  return withoutRepeated(unseen, written);
}

function isShapeFont(font: unknown): boolean {
  return typeof font === "object" && font !== null && "isType3Font" in font && font.isType3Font === true;
}

const countLetters = (shows: readonly Show[]) => shows.reduce((sum, { text }) => sum + text.length, 0);

function holds({ left, right, bottom, top }: Box, { x, y }: { x: number; y: number }): boolean {
  return x >= left - 1 && x <= right + 1 && y >= bottom - 1 && y <= top + 1;
}

/** Whether all of it stands outside the area to which painting is held. */
function isCutOff({ clip, from, to, size }: Show): boolean {
  const high = Number.isFinite(size) ? size : 0;
  const isLevel = Math.abs(from.y - to.y) < 1;
  if (!isLevel) return false;
  return from.y >= clip.top || from.y + high <= clip.bottom || to.x <= clip.left || from.x >= clip.right;
}

/** Whether every colour of it is that of what it stands on. Pictures and patterns have any colour. */
function isOfGround({ paints, from, to, size, at }: Show, areas: readonly Area[], most: number): boolean {
  const high = Number.isFinite(size) ? size / 4 : 0;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + high };
  const ground = groundAt(middle, areas, { before: countUntil(areas, at), most });
  return ground !== null && paints.every(({ color }) => color !== null && isLost(color, ground));
}

/** How many areas, in the order of painting, were painted until a moment. */
function countUntil(areas: readonly Area[], at: number): number {
  let [low, high] = [0, areas.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((areas[middle]?.at ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The colour painted last under a place, the paper's if none was; null: any. Looks at the last `most` areas. */
function groundAt(
  { x, y }: { x: number; y: number },
  areas: readonly Area[],
  { before, most }: { before: number; most: number },
): string | null {
  for (let index = before - 1; index >= Math.max(0, before - most); index -= 1) {
    const area = areas[index];
    if (!area) continue;
    const { left, right, bottom, top } = area.box;
    const isUnder = x >= left && x <= right && y >= bottom && y <= top && isThick(area);
    if (isUnder) return area.isWhole || area.color === WHITE ? area.color : null;
  }
  return WHITE;
}

const isThick = ({ box }: Area) => Math.min(box.right - box.left, box.top - box.bottom) >= THINNEST_COVER;

/** What hides words under it; the largest. */
function coversAmong(areas: readonly Area[], most: number): Area[] {
  const size = ({ box }: Area) => (box.right - box.left) * (box.top - box.bottom);
  return areas
    .filter((area) => area.isWhole && isThick(area))
    .sort((one, other) => size(other) - size(one))
    .slice(0, most);
}

function isUnder({ box, at }: Area, show: Show): boolean {
  if (at < show.at) return false;
  const high = Number.isFinite(show.size) ? show.size / 3 : 0; // the middle of small letters
  const isOver = ({ x, y }: { x: number; y: number }) =>
    x >= box.left - 1 && x <= box.right + 1 && y + high >= box.bottom && y + high <= box.top;
  return isOver(show.from) && isOver(show.to);
}

/** Without shadows: words that are painted once more at the same place, to be seen. */
function withoutRepeated(unseen: readonly Show[], written: readonly Show[]): Show[] {
  if (unseen.length === 0) return [];
  const hidden = new Set(unseen);
  const seen = new Map<string, Show[]>();
  for (const show of written) {
    if (hidden.has(show)) continue;
    const same = seen.get(show.text);
    if (same) same.push(show);
    else seen.set(show.text, [show]);
  }
  return unseen.filter(
    ({ text, from }) =>
      !seen.get(text)?.some((other) => Math.hypot(other.from.x - from.x, other.from.y - from.y) < SHADOW),
  );
}

/** Points. */
const SHADOW = 4;
/** Pairs of words and pieces to compare; beyond that all of a page counts as unseen. */
const MOST_PAIRS = 20_000_000;

/** As `pieces.ts` reads them, before they are turned upright. */
type Placed = { text: string; x: number; y: number; width: number; size: number; font: string; angle: number };

/** The pieces of a page, those that nobody sees cut out and marked by their font. */
export function markUnseen<T extends Placed>(pieces: readonly T[], unseen: readonly Show[]): T[] {
  if (unseen.length === 0) return [...pieces];
  if (pieces.length * unseen.length > MOST_PAIRS) return pieces.map((piece) => ({ ...piece, font: UNSEEN }));
  return pieces.flatMap((piece) => {
    const ranges = unseen.flatMap((show) => rangeIn(piece, show) ?? []);
    return ranges.length === 0 ? [piece] : cut(piece, ranges);
  });
}

type Range = { start: number; end: number };

/** The letters of a piece that were shown by one operator; null if they are others. */
function rangeIn({ text, x, y, width, size, angle }: Placed, { text: shown, from, to }: Show): Range | null {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const along = (place: { x: number; y: number }) => (place.x - x) * cos + (place.y - y) * sin;
  const aside = Math.abs((from.y - y) * cos - (from.x - x) * sin);
  const slack = Math.max(size, 1);
  const [start, end] = [along(from), along(to)];
  if (aside > slack * 0.35 || end < -slack * 0.1 || start > width + slack * 0.1) return null;
  const words = visibleText(shown).trim();
  const near = Math.round((Math.max(0, start) / Math.max(width, 0.01)) * text.length);
  const at = nearest(text, words, near);
  if (at !== null) return { start: at, end: at + words.length };
  const isAll = words.replace(/\s/g, "").includes(text.replace(/\s/g, "")); // shown with others of its line
  return isAll ? { start: 0, end: text.length } : null;
}

function nearest(text: string, words: string, near: number): number | null {
  if (words === "") return null;
  const [before, after] = [text.lastIndexOf(words, near), text.indexOf(words, near)];
  if (before < 0 || after < 0) return before < 0 && after < 0 ? null : Math.max(before, after);
  return near - before <= after - near ? before : after;
}

function cut<T extends Placed>(piece: T, ranges: readonly Range[]): T[] {
  const { text, width, x, y, angle } = piece;
  const isUnseen = new Uint8Array(text.length);
  for (const { start, end } of ranges) isUnseen.fill(1, start, end);
  const radians = (angle * Math.PI) / 180;
  const letter = width / Math.max(1, text.length);
  const parts: T[] = [];
  for (let start = 0; start < text.length;) {
    let end = start + 1;
    while (end < text.length && isUnseen[end] === isUnseen[start]) end += 1;
    const moved = { x: x + Math.cos(radians) * letter * start, y: y + Math.sin(radians) * letter * start };
    const font = isUnseen[start] === 1 ? UNSEEN : piece.font;
    parts.push({ ...piece, ...moved, text: text.slice(start, end), width: letter * (end - start), font });
    start = end;
  }
  return parts;
}

/** Whether a form field shows something else than its value: neither has all letters and digits of the other. */
export function differs(value: string, shown: string): boolean {
  const [one, other] = [value, shown].map((text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""));
  if (one === undefined || other === undefined || one === "" || other === "") return false;
  return !one.includes(other) && !other.includes(one);
}
