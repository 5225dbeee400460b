/** Sort orders of the list of contracts, and cursors of its pages. Pure, on the server. */
import { CONTRACT_SORTS, type ContractSort } from "@/lib/contracts/bounds";
import { AppError } from "@/lib/errors";
import { nameKeyFor, type NameKeys } from "./name-key";

/** The columns lists sort by. */
export type ListedRow = NameKeys & { contractId: string; uploadedAt: Date; contractType: string; status: string };
/** Filters on columns of the list's own table; null: no filter. */
export type Narrowed = { contractType: string | null; status: string | null };
/** The last contract of a page: the next page starts after its place, wherever it is by then. */
export type ListCursor = { value: string; uploadedAt: Date; contractId: string };

/** A contract's states in the order they occur, which is the order by status. */
const WAY = ["processing", "failed", "", "analyzed", "reviewed"];

/**
 * `value`: the sort value; by date there is none. Ties come newest first; names descending are names ascending
 * reversed, ties too, so that one index serves both.
 */
export type ListOrder = {
  kind: "date" | "name" | "type" | "status";
  column: "uploadedAt" | "contractType" | "status" | keyof NameKeys;
  isDescending: boolean;
  valueOf: (row: ListedRow) => string;
  compareValues: (one: string, other: string) => number;
};

/** `language` is a BCP 47 tag: names and types sort by its alphabet. */
export function toListOrder(sort: ContractSort, language: string): ListOrder {
  const isDescending = sort.startsWith("-");
  const alphabet = new Intl.Collator(language, { numeric: true, sensitivity: "base" });
  const key = nameKeyFor(language);
  const by = {
    date: { column: "uploadedAt", valueOf: () => "", compareValues: () => 0 },
    name: { column: key, valueOf: (row: ListedRow) => row[key], compareValues: byLetters },
    type: {
      column: "contractType",
      valueOf: (row: ListedRow) => row.contractType,
      compareValues: (one: string, other: string) => alphabet.compare(one, other) || byLetters(one, other),
    },
    status: {
      column: "status",
      valueOf: (row: ListedRow) => row.status,
      compareValues: (one: string, other: string) => statusRank(one) - statusRank(other) || byLetters(one, other),
    },
  } as const;
  const kind = sort.replace("-", "") as ListOrder["kind"]; // the sorts without their sign
  return { kind, ...by[kind], isDescending };
}

/** Unknown statuses would come last. */
const statusRank = (status: string) => (WAY.includes(status) ? WAY.indexOf(status) : WAY.length);
const byLetters = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** The database's order, for rows in memory. */
function inOrder(rows: readonly ListedRow[], order: ListOrder): ListedRow[] {
  return rows.toSorted((one, other) => comparePlaces(placeIn(one, order), placeIn(other, order), order));
}

/** A page of rows in memory. */
export function pageBehind(
  rows: readonly ListedRow[],
  order: ListOrder,
  { after, limit }: { after: ListCursor | null; limit: number },
): { shown: ListedRow[]; next: ListCursor | null } {
  const behind = after ? rows.filter((row) => comparePlaces(placeIn(row, order), after, order) > 0) : rows;
  return cutPage(inOrder(behind, order), order, limit);
}

/** @param rows what follows the cursor, in order; one more than the page if there are more */
export function cutPage(
  rows: readonly ListedRow[],
  order: ListOrder,
  limit: number,
): { shown: ListedRow[]; next: ListCursor | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { shown, next: last && rows.length > limit ? placeIn(last, order) : null };
}

export function placeIn(row: ListedRow, order: ListOrder): ListCursor {
  return { value: order.valueOf(row), uploadedAt: row.uploadedAt, contractId: row.contractId };
}

/** Whether ties come oldest first. */
export function areAlikeOldestFirst({ column, isDescending }: Pick<ListOrder, "column" | "isDescending">): boolean {
  if (column === "uploadedAt") return !isDescending;
  return isDescending && (column === "nameLatin" || column === "nameCyrillic");
}

function comparePlaces(one: ListCursor, other: ListCursor, order: ListOrder): number {
  const { isDescending, compareValues } = order;
  const byValue = compareValues(one.value, other.value) * (isDescending ? -1 : 1);
  if (byValue !== 0) return byValue;
  const byDate = one.uploadedAt.getTime() - other.uploadedAt.getTime() || byLetters(one.contractId, other.contractId);
  return areAlikeOldestFirst(order) ? byDate : -byDate;
}

export function parseSort(text: string | undefined): ContractSort {
  return CONTRACT_SORTS.find((sort) => sort === text) ?? "-date";
}

/** `kind` is the sort order: a cursor is meaningless in another. */
export function writeCursor({ value, uploadedAt, contractId }: ListCursor, kind: string): string {
  return Buffer.from([kind, uploadedAt.toISOString(), contractId, value].join("|")).toString("base64url");
}

/** @throws AppError `invalidInput` for anything that `writeCursor` did not write for this kind */
export function readCursor(text: string, kind: string): ListCursor {
  const [written, at = "", contractId = "", ...value] = Buffer.from(text, "base64url").toString().split("|");
  const uploadedAt = new Date(at);
  if (written !== kind || Number.isNaN(uploadedAt.getTime()) || contractId === "" || value.length === 0)
    throw new AppError("invalidInput", { issues: [{ path: "cursor", message: "cursor" }] });
  return { value: value.join("|"), uploadedAt, contractId };
}
