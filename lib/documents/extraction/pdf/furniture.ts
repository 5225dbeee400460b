import { groupedBy } from "@/lib/grouped-by";
import { joinedText, type Row } from "./rows";

/** The rows of one page with the heights of its edges. */
export type PageRows = { rows: Row[]; top: number; bottom: number };

/** How far running headers and footers reach into a page, and how many rows they may have. */
const MARGIN_SHARE = 0.12;
const NUMBERING_SHARE = 0.2;
const MOST_ROWS = 5;
const FEWEST_REPEATS = 3;

type Edge = "top" | "bottom";
type Place = { page: number; y: number; isNumbering: boolean };

/**
 * Drops rows near the edge that repeat at the same height on other pages, ignoring numbers. The first page keeps a
 * header that says more than a number, unless the text says it too.
 */
export function withoutFurniture(pages: readonly PageRows[]): Row[][] {
  const places = findPlaces(pages);
  const numbers = {
    top: pages.map((page) => numbersAt(page, "top")),
    bottom: pages.map((page) => numbersAt(page, "bottom")),
  };
  const elsewhere = new Set<string>();
  const bare = pages.map((page, index) => {
    const isFurniture = (row: Row, edge: Edge) => {
      const alike = places.get(toKey(row, edge)) ?? [];
      return (
        !isField(row) &&
        (countsPages(row, numbers[edge], index) || repeats(alike, toPlace(row, { page, index, edge }), pages.length))
      );
    };
    const top = furnitureCount(edgeRows(page, "top"), (row) => isFurniture(row, "top"));
    const bottom = furnitureCount(edgeRows(page, "bottom"), (row) => isFurniture(row, "bottom"));
    const rows = page.rows.slice(top, page.rows.length - Math.min(bottom, page.rows.length - top));
    for (const row of rows) elsewhere.add(joinedText(row.pieces).toLowerCase());
    return { header: page.rows.slice(0, top), rows };
  });
  const title = (bare[0]?.header ?? []).filter(
    (row) => !isNumbering(joinedText(row.pieces)) && !elsewhere.has(joinedText(row.pieces).toLowerCase()),
  );
  const stamps = countStamps(pages);
  return bare.map((page, index) => {
    const rows = index === 0 ? [...title, ...page.rows] : page.rows;
    return rows.length > 0 ? rows : (pages[index]?.rows ?? []).filter((row) => !isStamp(row, stamps));
  });
}

/**
 * Printed on every page of a scan: numbers, and lines identical except for the page number. A single line that differs
 * is kept, even in the header area.
 */
function isStamp(row: Row, stamps: ReadonlyMap<string, number>): boolean {
  const text = joinedText(row.pieces);
  return isNumbering(text) || !/\s/.test(text) || (stamps.get(withoutPageNumber(text)) ?? 0) > 1;
}

function countStamps(pages: readonly PageRows[]): Map<string, number> {
  const stamps = new Map<string, number>();
  for (const row of pages.flatMap((page) => page.rows)) {
    const text = withoutPageNumber(joinedText(row.pieces));
    stamps.set(text, (stamps.get(text) ?? 0) + 1);
  }
  return stamps;
}

function withoutPageNumber(text: string): string {
  return text.toLowerCase().replace(/(?:page|стр\.?|хуудас)\s*\d+|\d+\s*(?:of|из|\/)\s*\d+/g, "");
}

function findPlaces(pages: readonly PageRows[]): Map<string, Place[]> {
  const keyed = pages.flatMap((page, index) =>
    (["top", "bottom"] as const).flatMap((edge) =>
      marginRows(page, edge).map((row) => ({ key: toKey(row, edge), place: toPlace(row, { page, index, edge }) })),
    ),
  );
  return new Map([...groupedBy(keyed, ({ key }) => key)].map(([key, all]) => [key, all.map(({ place }) => place)]));
}

function toPlace(row: Row, { page, index, edge }: { page: PageRows; index: number; edge: Edge }): Place {
  return { page: index, y: distanceToEdge(row, page, edge), isNumbering: isNumbering(joinedText(row.pieces)) };
}

/** The rows at an edge, outermost first. */
function edgeRows(page: PageRows, edge: Edge): Row[] {
  return edge === "top" ? page.rows.slice(0, MOST_ROWS) : page.rows.slice(-MOST_ROWS).reverse();
}

/** Those of them in the margin. */
function marginRows(page: PageRows, edge: Edge): Row[] {
  return edgeRows(page, edge).filter((row) => {
    const share = isNumbering(joinedText(row.pieces)) ? NUMBERING_SHARE : MARGIN_SHARE;
    return distanceToEdge(row, page, edge) <= (page.bottom - page.top) * share;
  });
}

function distanceToEdge(row: Row, page: PageRows, edge: Edge): number {
  return edge === "top" ? row.y - page.top : page.bottom - row.y;
}

/** How many rows from the edge are furniture, up to the first that isn't. */
function furnitureCount(rows: readonly Row[], isFurniture: (row: Row) => boolean): number {
  const first = rows.findIndex((row) => !isFurniture(row));
  return first < 0 ? rows.length : first;
}

/** Fields to fill in are never furniture, although signature pages repeat them at one height. */
function isField(row: Row): boolean {
  return /_{3}|:\s*$/.test(joinedText(row.pieces));
}

/** Rows count as equal if only numbers differ, including Roman ones. */
function toKey(row: Row, edge: Edge): string {
  const text = joinedText(row.pieces).toLowerCase();
  return `${edge} ${text.replace(/\d+/g, "#").replace(/(?<![\p{L}])[ivxlc]+(?![\p{L}])/gu, "#")}`;
}

/** Repeated on enough nearby pages; in a two-page document two are enough. */
function repeats(alike: readonly Place[], place: Place, pageCount: number): boolean {
  const SAME_HEIGHT = 4;
  const pages = alike.filter((other) => Math.abs(other.y - place.y) <= SAME_HEIGHT).map((other) => other.page);
  if (pageCount === 2 || place.isNumbering) return pages.length >= 2;
  const [first = 0, last = 0] = [Math.min(...pages), Math.max(...pages)];
  return pages.length >= FEWEST_REPEATS && pages.length / (last - first + 1) >= 0.35;
}

/** Page numbers alone on a row at an edge, at any height: on short pages they are higher up. */
function numbersAt(page: PageRows, edge: Edge): Set<number> {
  return new Set(
    edgeRows(page, edge)
      .map(pageNumberIn)
      .filter((number) => number !== null),
  );
}

function pageNumberIn(row: Row): number | null {
  const text = joinedText(row.pieces);
  const digits = isNumbering(text) ? /^\D{0,6}?(\d{1,4})\D*(?:\d{1,4})?\D?$/.exec(text) : null;
  return digits ? Number(digits[1]) : null;
}

/** Whether the row's number continues that of the page before or after. */
function countsPages(row: Row, numbers: readonly ReadonlySet<number>[], page: number): boolean {
  const number = pageNumberIn(row);
  return (
    number !== null && ((numbers[page - 1]?.has(number - 1) ?? false) || (numbers[page + 1]?.has(number + 1) ?? false))
  );
}

/** A row with only the page number. */
function isNumbering(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/page|of|стр(?:аница)?|из|хуудас/g, "")
    .replace(/(?<![\p{L}])[ivxlc]+(?![\p{L}])/gu, "");
  return (words.match(/\p{L}/gu)?.length ?? 0) < 2;
}
