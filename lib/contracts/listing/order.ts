/** Orders of the list of contracts, and where a page of it begins. Pure, on the server. */
import { createHash } from "node:crypto";
import { CONTRACT_SORTS, type ContractSort } from "@/lib/contracts/schema";

/** What an order looks at. */
export type SortRow = { id: string; name: string; contractType: string; status: string; uploadedAt: Date };
/** By date the database keeps the order (one index); by anything else it is made here, in the reader's own alphabet. */
export type DateSort = "date" | "-date";
export type OtherSort = Exclude<ContractSort, DateSort>;

/** A contract's way through its states, which is the order by status. */
const WAY = ["processing", "failed", "", "analyzed", "reviewed"];

export function isByDate(sort: ContractSort): sort is DateSort {
  return sort === "date" || sort === "-date";
}

/** Those alike in it newest first. `language` is a BCP 47 tag: its alphabet orders names and types. */
export function inOrder(rows: readonly SortRow[], sort: OtherSort, language: string): SortRow[] {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: "base" });
  const by: Record<OtherSort, (one: SortRow, other: SortRow) => number> = {
    name: (one, other) => compare(one.name, other.name),
    "-name": (one, other) => compare(other.name, one.name),
    type: (one, other) => compare(one.contractType, other.contractType),
    "-type": (one, other) => compare(other.contractType, one.contractType),
    status: (one, other) => WAY.indexOf(one.status) - WAY.indexOf(other.status),
    "-status": (one, other) => WAY.indexOf(other.status) - WAY.indexOf(one.status),
  };
  return rows.toSorted(
    (one, other) =>
      by[sort](one, other) || other.uploadedAt.getTime() - one.uploadedAt.getTime() || (one.id < other.id ? -1 : 1),
  );
}

/** The last contract of a page: by id the next begins, by place where it no longer stands there. */
export type PlaceCursor = { id: string; place: number; mark: string };

/** The page behind a cursor, or from its place where its contract is gone, filtered out or moved (another mark). */
export function pageBehind(
  ordered: readonly SortRow[],
  sort: OtherSort,
  page: { after: PlaceCursor | null; limit: number },
): { ids: string[]; next: PlaceCursor | null } {
  const { after, limit } = page;
  const found =
    after === null ? -1 : ordered.findIndex((row) => row.id === after.id && markOf(row, sort) === after.mark);
  const start = after === null ? 0 : found >= 0 ? found + 1 : after.place;
  const shown = ordered.slice(start, start + limit);
  const last = shown.at(-1);
  const hasMore = last !== undefined && start + limit < ordered.length;
  return {
    ids: shown.map((row) => row.id),
    next: hasMore ? { id: last.id, place: start + limit - 1, mark: markOf(last, sort) } : null,
  };
}

/** A short stand-in for what a contract is ordered by, to see whether it is the same still. */
function markOf(row: SortRow, sort: OtherSort): string {
  const value = { name: row.name, type: row.contractType, status: row.status }[
    sort.replace("-", "") as "name" | "type" | "status"
  ]; // the sorts without their sign
  return createHash("sha256").update(value).digest("base64url").slice(0, 8);
}

export function sortOf(text: string | undefined): ContractSort {
  return CONTRACT_SORTS.find((sort) => sort === text) ?? "-date";
}
