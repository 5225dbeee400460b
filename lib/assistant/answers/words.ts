/** What people said of cells, as it holds for a version. Pure. Source: B-29.6. */
import { foldForSearch } from "@/lib/documents/search/search-text";
import type { AnswerCell, AnswerValue } from "./cells";
import { sortKeyOf, type SortKey } from "./sort-key";

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
  byName: string;
  at: Date;
};
/** `holds`: on the version that is shown, or on one whose passage it still has, word for word. */
export type KeptWord = {
  byName: string;
  at: string;
  versionNumber: number;
  isCorrection: boolean;
  note: string;
  value: AnswerValue | null;
  holds: boolean;
};
export type Words = Readonly<Record<string, { said: KeptWord | null; isFlagged: boolean }>>;

/** @param rows oldest first: of several on a cell the newest counts */
export function wordsFor(rows: readonly WordRow[], current: { versionId: string; text: () => string }): Words {
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

function keptWord(row: WordRow, { versionId, text }: { versionId: string; text: () => string }): KeptWord {
  return {
    byName: row.byName,
    at: row.at.toISOString(),
    versionNumber: row.versionNumber,
    isCorrection: row.kind === "corrected",
    note: row.note,
    value: row.value === null ? null : (JSON.parse(row.value) as AnswerValue), // as its schema let it in
    holds: row.versionId === versionId || (row.quote !== "" && text().includes(row.quote)),
  };
}

/** As much of a value as it is looked through for words. UTF-16 units. */
const SEARCHED_CHARS = 200;

/** By what a cell is ordered and found: a person's word goes before the machine's; null where it has no value. */
export function indexOf(
  cell: AnswerCell | undefined,
  said: KeptWord | null | undefined,
): (SortKey & { state: string; shown: string }) | null {
  const value = said?.holds && said.isCorrection ? said.value : (cell?.value ?? null);
  const state = said?.holds ? "verified" : (cell?.state ?? "notFound");
  return value && { ...sortKeyOf(value), state, shown: foldForSearch(value.text.slice(0, SEARCHED_CHARS)) };
}
