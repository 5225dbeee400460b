import "server-only";
import type { Actor } from "@/lib/access/actor";
import { idsLabelled, labelledAmong } from "./workplace-store";
import {
  allListed,
  countListed,
  hasUnnamed,
  idsInFolder,
  indexed,
  listedAmong,
  findListed,
  nextListed,
  valuesListed,
} from "./listed-store";
import { cutPage, pageBehind, placeIn, type ListCursor, type ListedRow, type ListOrder, type Narrowed } from "./order";
import { allFound, foundAmong, searchFor, type Search } from "./searching";

/** Filter for a list of contracts; terms are folded (`search-text.ts`) and must all occur. */
export type ContractFilter = Narrowed & { terms: readonly string[]; label: string | null; folderId: string | null };
type Page = { after: ListCursor | null; limit: number };

/**
 * If a filter leaves no more than this, its contracts are all read and sorted here. If it leaves more, matches come
 * often enough while walking the sort order's index: of n contracts, n in 20 are checked for a page.
 */
const FEW = 1_000;
const LOOKED_AT_ONCE = 500;
/** Checked in a search before asking the word index for all matches: a word in every contract is found among these. */
const SEARCHED_AT_ONCE = 60;

/** A page of the actor's contracts, in time independent of their number. */
export async function pageOfList(
  actor: Actor,
  filter: ContractFilter,
  order: ListOrder,
  page: Page,
): Promise<{ shown: ListedRow[]; next: ListCursor | null }> {
  const search = await searchFor(filter.terms);
  const few = await readFew(actor, filter, order);
  if (few !== null) return pageBehind(await passing(actor, few, filter, search), order, page);
  const rows: ListedRow[] = [];
  let isFirst = true;
  for await (const some of readInOrder(actor, { filter, search }, order, page)) {
    rows.push(...some);
    if (rows.length > page.limit) break;
    const found = isFirst && search ? await allFound(actor, search, filter) : null;
    if (found) return pageBehind(await passing(actor, found, filter, null), order, page);
    isFirst = false;
  }
  return cutPage(rows, order, page.limit);
}

/** How many contracts match a filter without words; counts up to `most`. */
export async function countMatching(actor: Actor, filter: ContractFilter, most: number): Promise<number> {
  const { label, folderId } = filter;
  if (folderId !== null) return (await passing(actor, await inFolder(actor, filter, folderId), filter, null)).length;
  if (label === null) return countListed(actor, filter, most);
  return (await idsLabelled(actor, { ...filter, label }, most)).length;
}

/** Everything a filter may leave, if that is little, or if no index has the order yet; otherwise null. */
async function readFew(actor: Actor, filter: ContractFilter, order: ListOrder): Promise<ListedRow[] | null> {
  const isByName = order.kind === "name";
  if (filter.folderId !== null) return inFolder(actor, filter, filter.folderId);
  if (isByName && (await hasUnnamed(actor))) return allListed(actor, filter);
  const { label } = filter;
  if (label !== null) {
    const ids = await idsLabelled(actor, { ...filter, label }, FEW + 1);
    if (ids.length <= FEW) return listedAmong(actor, ids, filter);
  }
  if (!isByName || !isTwofold(filter)) return null;
  const rows = await findListed(actor, filter, FEW + 1);
  return rows.length <= FEW ? rows : null;
}

/** What lies in a folder; there is room for so little that all of it is read. */
async function inFolder(actor: Actor, filter: ContractFilter, folderId: string): Promise<ListedRow[]> {
  return listedAmong(actor, await idsInFolder(actor, folderId), filter);
}

/** What matches, in order, in batches. */
async function* readInOrder(
  actor: Actor,
  { filter, search }: { filter: ContractFilter; search: Search | null },
  order: ListOrder,
  { after, limit }: Page,
): AsyncGenerator<ListedRow[]> {
  const isSifted = filter.label !== null || (order.kind === "name" && isTwofold(filter));
  const atOnce = isSifted ? LOOKED_AT_ONCE : search ? Math.max(limit + 1, SEARCHED_AT_ONCE) : limit + 1;
  for (const stretch of await splitStretches(actor, filter, order, after)) {
    for (let at = stretch.after; ;) {
      const rows = await nextListed(actor, stretch.where, stretch.order, { after: at, limit: atOnce });
      yield passing(actor, rows, filter, search);
      const last = rows.at(-1);
      if (!last || rows.length < atOnce) break;
      at = placeIn(last, order);
    }
  }
}

type Stretch = {
  where: { contractType?: string; status?: string };
  order: Pick<ListOrder, "column" | "isDescending">;
  after: ListCursor | null;
};

/** The consecutive stretches of an order, each read from one index: for type and status, one per value. */
async function splitStretches(
  actor: Actor,
  filter: ContractFilter,
  order: ListOrder,
  after: ListCursor | null,
): Promise<Stretch[]> {
  const { column } = order;
  if (column !== "contractType" && column !== "status")
    return [{ where: order.kind === "name" && isTwofold(filter) ? {} : indexed(filter), order, after }];
  const sign = order.isDescending ? -1 : 1;
  const values = (await valuesListed(actor, column, filter)).toSorted(
    (one, other) => order.compareValues(one, other) * sign,
  );
  return values
    .filter((value) => after === null || order.compareValues(value, after.value) * sign >= 0)
    .map((value) => ({
      where: { ...indexed(filter), [column]: value },
      order: { column: "uploadedAt", isDescending: true },
      after: value === after?.value ? after : null,
    }));
}

/** Those of some rows that match the filter, in the same order. */
async function passing(
  actor: Actor,
  rows: readonly ListedRow[],
  { contractType, status, label }: ContractFilter,
  search: Search | null,
): Promise<ListedRow[]> {
  let left = rows.filter(
    (row) => (contractType === null || row.contractType === contractType) && (status === null || row.status === status),
  );
  if (label !== null && left.length > 0) {
    const labelled = await labelledAmong(
      actor,
      label,
      left.map(({ contractId }) => contractId),
    );
    left = left.filter(({ contractId }) => labelled.has(contractId));
  }
  return search && left.length > 0 ? foundAmong(actor, left, search) : left;
}

/** Filtered by both type and status: no index has names for that. */
function isTwofold({ contractType, status }: Narrowed): boolean {
  return contractType !== null && status !== null;
}
