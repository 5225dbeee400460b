import type { PDFPageProxy } from "unpdf/pdfjs";
import type { Graphics } from "./graphics";
import type { Layers } from "./painting";
import { differs, graphicsOf, markUnseen, UNSEEN, unseenShows } from "./unseen";
import { groupedBy } from "@/lib/grouped-by";
import { visibleText } from "@/lib/documents/richtext/characters";

/**
 * Text with one look at one place. Points, upright: `x` to the right, `y` down to the baseline. Blank: only a space.
 */
export type Piece = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
  isRightToLeft: boolean;
};

/**
 * The text of one page; `turned` are pieces at another angle than most (stamps, margin notes). `quarters`: clockwise
 * quarter turns from the displayed page that make most pieces upright; null: an odd angle.
 */
export type PagePieces = {
  upright: Piece[];
  turned: Piece[][];
  left: number;
  top: number;
  bottom: number;
  quarters: number | null;
};

/** What may still be read from a document; shared by its pages. */
export type Allowance = { characters: number; pieces: number };

export class AllowanceSpent extends Error {}

type RawPiece = Piece & { angle: number };
type Chunk = { items: readonly unknown[] };
type TextItem = { str: string; dir: string; transform: number[]; width: number; fontName: string };

/**
 * Includes text typed into form fields, excludes text outside the page's visible box.
 * @throws {AllowanceSpent} as soon as more is read than `allowance` has left; the rest isn't even inflated
 */
export async function readPieces(page: PDFPageProxy, allowance: Allowance, layers: Layers): Promise<PagePieces> {
  const raw: RawPiece[] = [];
  const view = page.view as [number, number, number, number];
  // The stream ends when reading stops, so a bomb is abandoned after a few megabytes.
  const reader = (page.streamTextContent() as ReadableStream<Chunk>).getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    for (const item of chunk.value.items) {
      if (!isTextItem(item) || item.str === "") continue;
      spend(allowance, item.str.length, reader);
      const piece = rawPiece(item);
      if (isWithin(view, item)) raw.push(piece);
    }
  }
  const annotations = (await page.getAnnotations({ intent: "display" })) as Annotation[];
  if (raw.length + annotations.length === 0) return turnedUpright(raw, view, page.rotate);
  const graphics = await graphicsOf(page, layers, annotations);
  const marked = markUnseen(raw, unseenShows(graphics));
  marked.push(...formPieces(annotations, graphics).map((piece) => ({ ...piece, angle: 0 })));
  return turnedUpright(marked, view, page.rotate);
}

function isTextItem(item: unknown): item is TextItem {
  return typeof item === "object" && item !== null && "str" in item;
}

function spend(allowance: Allowance, characters: number, reader: ReadableStreamDefaultReader<Chunk>): void {
  allowance.characters -= characters;
  allowance.pieces -= 1;
  if (allowance.characters >= 0 && allowance.pieces >= 0) return;
  void reader.cancel(new Error("limit reached")).catch(() => undefined); // the whole document is discarded
  throw new AllowanceSpent();
}

function rawPiece(item: TextItem): RawPiece {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = item.transform;
  return {
    text: readable(item.str),
    x,
    y,
    width: Math.abs(item.width),
    size: Math.hypot(c, d) || Math.hypot(a, b) || 1,
    font: item.fontName,
    isRightToLeft: item.dir === "rtl",
    angle: Math.round((Math.atan2(b, a) * 180) / Math.PI / 5) * 5,
  };
}

/** Symbol fonts put bullets into Unicode's private area; other characters there mean nothing outside their font. */
function readable(text: string): string {
  return visibleText(text.replace(/[\uf0b7\uf0a7\uf0d8\uf076\uf0fc]/g, "•").replace(/\n/g, " ")).replace(
    /\t|\u00a0/g,
    " ",
  );
}

function isWithin(view: readonly [number, number, number, number], item: TextItem): boolean {
  const [, , , , x = 0, y = 0] = item.transform;
  const SLACK = 5;
  return x >= view[0] - SLACK - item.width && x <= view[2] + SLACK && y >= view[1] - SLACK && y <= view[3] + SLACK;
}

function turnedUpright(
  raw: readonly RawPiece[],
  view: readonly [number, number, number, number],
  shownAt: number,
): PagePieces {
  const byAngle = groupedBy(raw, ({ angle }) => angle);
  const groups = [...byAngle].sort((one, other) => countCharacters(other[1]) - countCharacters(one[1]));
  const [main, ...rest] = groups.map(([angle, pieces]) => pieces.map((piece) => upright(piece, angle)));
  const angle = groups[0]?.[0] ?? 0;
  const corners = [
    [view[0], view[1]],
    [view[0], view[3]],
    [view[2], view[1]],
    [view[2], view[3]],
  ].map(([x = 0, y = 0]) => turn(x, y, angle));
  const heights = corners.map(({ y }) => y);
  return {
    upright: main ?? [],
    turned: rest,
    left: Math.min(...corners.map(({ x }) => x)),
    top: Math.min(...heights),
    bottom: Math.max(...heights),
    quarters: angle % 90 === 0 ? ((((angle - shownAt) / 90) % 4) + 4) % 4 : null,
  };
}

function countCharacters(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + piece.text.length, 0);
}

function upright({ angle: _angle, ...piece }: RawPiece, angle: number): Piece {
  return { ...piece, ...turn(piece.x, piece.y, angle) };
}

function turn(x: number, y: number, angle: number): { x: number; y: number } {
  const radians = (angle * Math.PI) / 180;
  return { x: x * Math.cos(radians) + y * Math.sin(radians), y: x * Math.sin(radians) - y * Math.cos(radians) };
}

const HIDDEN = 0b10;
const NO_VIEW = 0b10_0000;
const LARGEST_SIZE = 12;
/** A thousand form fields on one page is a lot; more than this is an attack. */
const MOST_FIELDS = 5_000;

type Annotation = {
  id?: string;
  subtype?: string;
  fieldType?: string;
  fieldValue?: unknown;
  textContent?: readonly string[];
  contentsObj?: { str?: string };
  options?: readonly { exportValue?: string; displayValue?: string }[];
  checkBox?: boolean;
  radioButton?: boolean;
  buttonValue?: string;
  rect?: readonly number[];
  annotationFlags?: number;
};

/** Text typed into a page's form fields and into text boxes laid over it, as pieces at their positions. */
function formPieces(annotations: readonly Annotation[], { inNotes }: Graphics): Piece[] {
  return annotations.slice(0, MOST_FIELDS).flatMap((annotation) => {
    const [x = 0, bottom = 0, , top = 0] = annotation.rect ?? [];
    const shown = inNotes.get(annotation.id ?? "") ?? "";
    const lines = isShown(annotation) ? fieldLines(annotation, shown) : [];
    const isOther = annotation.subtype === "Widget" && differs(lines.join(""), shown);
    const size = Math.min(LARGEST_SIZE, Math.max(1, ((top - bottom) / Math.max(1, lines.length)) * 0.7));
    const first = lines.length === 1 ? bottom + (top - bottom - size) / 2 + size * 0.2 : top - size;
    return lines.map((text, index) => ({
      text,
      x,
      y: first - index * size * 1.2,
      width: text.length * size * 0.5,
      size,
      font: isOther ? UNSEEN : "",
      isRightToLeft: false,
    }));
  });
}

function isShown(annotation: Annotation): boolean {
  return ((annotation.annotationFlags ?? 0) & (HIDDEN | NO_VIEW)) === 0;
}

function fieldLines(annotation: Annotation, shown: string): string[] {
  if (annotation.subtype === "Stamp") return /\p{L}/u.test(shown) ? linesIn(shown) : [];
  if (annotation.subtype === "FreeText") return linesIn(annotation.contentsObj?.str ?? "");
  if (annotation.subtype !== "Widget") return [];
  if (annotation.fieldType === "Tx")
    return typeof annotation.fieldValue === "string" ? linesIn(annotation.fieldValue) : [];
  if (annotation.fieldType === "Ch") return chosenOptions(annotation);
  if (annotation.fieldType === "Btn" && annotation.checkBox)
    return [annotation.fieldValue === "Off" || annotation.fieldValue === null ? "☐" : "☒"];
  if (annotation.fieldType === "Btn" && annotation.radioButton)
    return [annotation.fieldValue === annotation.buttonValue ? "☒" : "☐"];
  return [];
}

function chosenOptions(annotation: Annotation): string[] {
  const chosen = Array.isArray(annotation.fieldValue) ? annotation.fieldValue : [annotation.fieldValue];
  return chosen.flatMap((value: unknown) => {
    if (typeof value !== "string") return [];
    return linesIn(annotation.options?.find((option) => option.exportValue === value)?.displayValue ?? value);
  });
}

function linesIn(text: string): string[] {
  return visibleText(text)
    .split("\n")
    .filter((line) => line.trim() !== "");
}
