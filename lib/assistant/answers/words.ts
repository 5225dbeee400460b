/** What people said of cells, as it holds for a version. Pure. Source: B-29.6. */
import { foldForSearch } from "@/lib/documents/search/search-text";
import type { AnswerCell, AnswerValue } from "./cells";
import { emptyKey, NO_NUMBER, toSortKey, staleKey, type SortKey } from "./sort-key";

export type WordKind = "verified" | "corrected" | "flagged";
/** A person's word that was not withdrawn. */
export type WordRow = {
  column: string;
  kind: string;
  versionId: string;
  versionNumber: number;
  value: string | null;
  note: string;
  quote: string;
  isAmended: boolean;
  byName: string;
  at: Date;
};
/**
 * `holds`: on the version that is shown, or on one whose passage it still has, word for word, and which no other clause
 * changes since. `isAmended`: another clause does. `knewAmended`: it was said of words that something changed by then.
 */
export type KeptWord = {
  byName: string;
  at: string;
  versionNumber: number;
  isCorrection: boolean;
  note: string;
  value: AnswerValue | null;
  holds: boolean;
  isAmended?: boolean;
  knewAmended?: true;
};
export type Words = Readonly<Record<string, { said: KeptWord | null; isFlagged: boolean }>>;

/** A version as far as words on it go: its text, and where clauses stand that another one of it changes. */
export type Current = { versionId: string; text: () => string; amended: readonly Stretch[] };
export type Stretch = readonly [start: number, end: number];

/** @param rows oldest first: of several on a cell the newest counts */
export function wordsFor(rows: readonly WordRow[], current: Current): Words {
  const words = new Map<string, { said: KeptWord | null; isFlagged: boolean }>();
  for (const row of rows) {
    const known = words.get(row.column) ?? { said: null, isFlagged: false };
    words.set(
      row.column,
      row.kind === "flagged" ? { ...known, isFlagged: true } : { ...known, said: keptWord(row, current) },
    );
  }
  return Object.fromEntries(words);
}

function keptWord(row: WordRow, { versionId, text, amended }: Current): KeptWord {
  const isSeen = row.versionId === versionId;
  const isThere = isSeen || (row.quote !== "" && text().includes(row.quote));
  const isAmended = !isSeen && !row.isAmended && isThere && isIn(amended, text(), row.quote);
  return {
    byName: row.byName,
    at: row.at.toISOString(),
    versionNumber: row.versionNumber,
    isCorrection: row.kind === "corrected",
    note: row.note,
    value: row.value === null ? null : (JSON.parse(row.value) as AnswerValue), // as its schema let it in
    holds: isThere && !isAmended,
    ...(isAmended ? { isAmended } : {}),
    ...(row.isAmended ? { knewAmended: true } : {}),
  };
}

/** Whether the words stand in one of these clauses, at any of their places. */
export function isIn(stretches: readonly Stretch[], text: string, words: string): boolean {
  if (words === "" || stretches.length === 0) return false;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length))
    if (stretches.some(([start, end]) => start < at + words.length && at < end)) return true;
  return false;
}

/** As much of a value as it is looked through for words. UTF-16 units. */
const SEARCHED_CHARS = 200;

type IndexKey = SortKey & { state: string; shown: string };
export type IndexRow = IndexKey & { column: string };

/** By what a cell is ordered and found: a person's word goes before the machine's; null where it has no value. */
function indexOf(cell: AnswerCell | undefined, said: KeptWord | null | undefined): IndexKey | null {
  const value = valueIn(cell, said);
  return (
    value && {
      ...toSortKey(value),
      state: stateIn(cell, said),
      shown: foldForSearch([value.text, value.sentence ?? ""].join(" ").trim().slice(0, SEARCHED_CHARS)),
    }
  );
}

/** All rows of a cell: its value, or that there is none, and whether what a person said is out of date. */
export function indexRows(column: string, cell: AnswerCell | undefined, said: KeptWord | null | undefined): IndexRow[] {
  const mark = (of: string) => ({ column: of, text: "", number: NO_NUMBER, state: stateIn(cell, said), shown: "" });
  const index = indexOf(cell, said);
  const rows = index ? [{ column, ...index }] : cell || said ? [mark(emptyKey(column))] : [];
  return said && !said.holds ? [...rows, mark(staleKey(column))] : rows;
}

const valueIn = (cell: AnswerCell | undefined, said: KeptWord | null | undefined) =>
  said?.holds && said.isCorrection ? said.value : (cell?.value ?? null);
const stateIn = (cell: AnswerCell | undefined, said: KeptWord | null | undefined) =>
  said?.holds ? "verified" : (cell?.state ?? "notFound");
