import type { Language } from "@/lib/copy/languages";
import { detectLanguage, mongolianWeight } from "../language/identify";
import { halved } from "./halved";
import type { Piece } from "./pieces";

/** How the two languages stand: in columns, by turns, or one after the other. */
export type Layout = "columns" | "turns" | "halves";
/** `order` is its place in the whole text; `label` a number in a cell of its own before it. */
export type SidePiece = Piece & { order: number; label?: string };
export type Sides = { languages: readonly [Language, Language]; layout: Layout; pieces: [SidePiece[], SidePiece[]] };

/** The smaller side has at least this share of the letters of the larger one, else it is an annex or a quotation. */
const LEAST_SHARE = 0.4;
const FEWEST_LETTERS = 150;
const FEWEST_PIECES = 4;
/** From this share of changes between neighbours on, the languages stand by turns. */
const TURNS = 0.3;
const SURE_WEIGHT = 1;
const LETTER = /\p{L}/gu;

/** The two languages of a text and what is in which; null if it has one. Linear in the text. */
export function readSides(whole: readonly Piece[]): Sides | null {
  const languages = twoLanguages(whole);
  if (!languages) return null;
  const pieces = whole.flatMap((piece) => halved(piece, languages));
  const known = pieces.map(({ text }) => languageFor(text, languages));
  const columns = columnLanguages(pieces, known);
  const layout = columns.size > 0 && isMostlyColumns(pieces, columns) ? "columns" : layoutOf(known);
  const sides: [SidePiece[], SidePiece[]] = [[], []];
  let before = languages[0];
  const labels = labelsOf(pieces, known);
  pieces.forEach((piece, order) => {
    const ofColumn = piece.cell ? columns.get(columnKey(piece.cell)) : undefined;
    const language = known[order] ?? ofColumn ?? guessed(known, order, { before, layout, languages });
    if (language === null) return;
    before = language;
    const side = sides[language === languages[0] ? 0 : 1];
    const label = piece.cell && side.at(-1)?.cell?.row !== piece.cell.row ? labels.get(rowKey(piece.cell)) : undefined;
    side.push({ ...piece, order, ...(label === undefined ? {} : { label }) });
  });
  if (sides.some((side) => side.length < FEWEST_PIECES)) return null;
  return { languages, layout, pieces: sides };
}

/** The two languages with most letters, the one that comes first in the text first. */
function twoLanguages(pieces: readonly Piece[]): readonly [Language, Language] | null {
  const letters = new Map<Language, number>();
  for (const { text } of pieces)
    for (const part of partsByScript(text)) {
      const language = detectLanguage(part);
      if (language) letters.set(language, (letters.get(language) ?? 0) + countLetters(part));
    }
  const [one, other] = [...letters].sort(([, a], [, b]) => b - a);
  if (!one || !other || other[1] < FEWEST_LETTERS || other[1] < LEAST_SHARE * one[1]) return null;
  const first = pieces.map(({ text }) => detectLanguage(text)).find((found) => found === one[0] || found === other[0]);
  return first === other[0] ? [other[0], one[0]] : [one[0], other[0]];
}

/** Lines that hold both scripts count for both. */
function partsByScript(text: string): string[] {
  return [text.replace(/\p{Script=Cyrillic}+/gu, " "), text.replace(/\p{Script=Latin}+/gu, " ")].filter(
    (part) => countLetters(part) > 0.25 * text.length,
  );
}

const countLetters = (text: string) => text.match(LETTER)?.length ?? 0;

/** The language if its letters or words tell it for sure. */
function languageFor(text: string, languages: readonly [Language, Language]): Language | null {
  const found = detectLanguage(text);
  if (found === null) return null;
  if (found === "en") return languages.includes("en") ? "en" : null;
  if (!languages.includes("en")) return Math.abs(mongolianWeight(text)) >= SURE_WEIGHT ? found : null;
  return languages[0] === "en" ? languages[1] : languages[0];
}

const rowKey = ({ table, row }: { table: number; row: number }) => `${table} ${row}`;
const BARE_NUMBER = /^\d{1,3}(?:\.\d{1,3}){0,4}\.?$/u;

/** Numbers in a column of their own, by row. */
function labelsOf(pieces: readonly Piece[], known: readonly (Language | null)[]): Map<string, string> {
  return new Map(
    pieces.flatMap(({ cell, text }, at) =>
      cell && known[at] === null && BARE_NUMBER.test(text) ? [[rowKey(cell), text.replace(/\.$/u, "")] as const] : [],
    ),
  );
}

const columnKey = ({ table, column }: { table: number; column: number }) => `${table} ${column}`;

/** The language of each column that has one, in tables whose columns have both. */
function columnLanguages(pieces: readonly Piece[], known: readonly (Language | null)[]): Map<string, Language> {
  const counts = new Map<string, Map<Language, number>>();
  pieces.forEach(({ cell, text }, at) => {
    const language = known[at];
    if (!cell || !language) return;
    const count = counts.get(columnKey(cell)) ?? new Map<Language, number>();
    counts.set(columnKey(cell), count.set(language, (count.get(language) ?? 0) + text.length));
  });
  const found = new Map<string, Language>();
  for (const [key, count] of counts) {
    const [most, next] = [...count].sort(([, a], [, b]) => b - a);
    if (most && (!next || most[1] > 4 * next[1])) found.set(key, most[0]);
  }
  const byTable = new Map<string, Set<Language>>();
  for (const [key, language] of found) {
    const table = key.split(" ")[0] ?? "";
    byTable.set(table, (byTable.get(table) ?? new Set()).add(language));
  }
  return new Map([...found].filter(([key]) => (byTable.get(key.split(" ")[0] ?? "")?.size ?? 0) > 1));
}

function isMostlyColumns(pieces: readonly Piece[], columns: ReadonlyMap<string, Language>): boolean {
  let [within, all] = [0, 0];
  for (const { cell, text } of pieces) {
    all += text.length;
    if (cell && columns.has(columnKey(cell))) within += text.length;
  }
  return within > all / 2;
}

function layoutOf(known: readonly (Language | null)[]): Layout {
  const sure = known.filter((language) => language !== null);
  const changes = sure.filter((language, at) => at > 0 && language !== sure[at - 1]).length;
  return changes > TURNS * (sure.length - 1) ? "turns" : "halves";
}

type Around = { before: Language; layout: Layout; languages: readonly [Language, Language] };

/** A line too short to tell: in halves that of the line before, by turns the other one; figures alone are no text. */
function guessed(
  known: readonly (Language | null)[],
  order: number,
  { before, layout, languages }: Around,
): Language | null {
  if (layout === "columns") return null;
  const next = known[order + 1];
  if (layout === "halves") return before;
  const other = before === languages[0] ? languages[1] : languages[0];
  return next === other ? before : other;
}
