/**
 * What a list of contracts is searched, filtered and ordered by, as the address of the dashboard carries it. Pure,
 * client-safe.
 */
import {
  CONTRACT_SORTS,
  CONTRACT_TYPES,
  MAX_SEARCH_CHARS,
  STATUS_FILTERS,
  type ContractSort,
  MAX_LABEL_CHARS,
} from "@/lib/contracts/bounds";

/** "" is no search and no filter. */
export type ListView = {
  q: string;
  type: "" | (typeof CONTRACT_TYPES)[number];
  status: "" | (typeof STATUS_FILTERS)[number];
  sort: ContractSort;
  /** One of the reader's own labels. */
  label: string;
  /** What is shown beside the documented columns, parted by commas; "" is nothing. */
  columns: string;
};
/** Columns that may be added to the documented ones. */
export const MORE_COLUMNS = ["parties", "price", "labels", "by", "next"] as const;
export type MoreColumn = (typeof MORE_COLUMNS)[number];
export type AddressValues = Readonly<Record<string, string | string[] | undefined>>;

export const PLAIN_VIEW: ListView = { q: "", type: "", status: "", sort: "-date", label: "", columns: "next" };

/** Reads an address; what it can't mean is left out. */
export function viewIn(values: AddressValues): ListView {
  const text = (name: string) => [values[name]].flat()[0] ?? "";
  return {
    q: text("q").trim().slice(0, MAX_SEARCH_CHARS),
    type: CONTRACT_TYPES.find((type) => type === text("type")) ?? "",
    status: STATUS_FILTERS.find((status) => status === text("status")) ?? "",
    sort: CONTRACT_SORTS.find((sort) => sort === text("sort")) ?? "-date",
    label: text("label").trim().slice(0, MAX_LABEL_CHARS),
    columns: columnsIn(values["columns"] === undefined ? PLAIN_VIEW.columns : text("columns")).join(","),
  };
}

/** The columns beside the documented ones, in their order. */
export function columnsIn(columns: string): MoreColumn[] {
  return MORE_COLUMNS.filter((column) => columns.split(",").includes(column));
}

/** What the service is asked for of a view: columns are the screen's own. */
export function askedOf(view: ListView): Omit<Partial<ListView>, "columns"> {
  return partsOf({ ...view, columns: PLAIN_VIEW.columns });
}

/** The parts that are not as they are anyway: for the address and for the service. */
function partsOf(view: ListView): Partial<ListView> {
  return Object.fromEntries(
    Object.entries(view).filter(([name, value]) => value !== PLAIN_VIEW[name as keyof ListView]),
  ); // entries of a ListView have its keys
}

/** The first page of a view. */
export function addressOf(path: string, view: ListView): string {
  const query = new URLSearchParams(partsOf(view)).toString();
  return query === "" ? path : `${path}?${query}`;
}

/** Whether something keeps contracts from being listed. */
export function isNarrowed({ q, type, status, label }: ListView): boolean {
  return q !== "" || type !== "" || status !== "" || label !== "";
}

/** How many filters are set; what is searched for is none. */
export function countOfFilters({ type, status, label }: ListView): number {
  return [type, status, label].filter((value) => value !== "").length;
}

/** What a click on a column's head asks for: its order, or the other way round. Dates begin with the newest. */
export function sortByColumn(column: "name" | "date" | "type" | "status", current: ContractSort): ContractSort {
  if (current === column) return `-${column}`;
  if (current === `-${column}`) return column;
  return column === "date" ? "-date" : column;
}

// Where a list paged by key stands: the cursors walked through, oldest step first, kept in the address.

/** Steps back that an address remembers; beyond them 'Newer' leads to the first page. */
const MAX_STEPS = 20;

export type PageLinks = { newer: string | null; older: string | null };

/** The cursors in an address (`?cursor=a&cursor=b`); the last one is the page on screen, none is the first page. */
export function trailIn(cursor: string | readonly string[] | undefined): readonly string[] {
  if (cursor === undefined) return [];
  return (typeof cursor === "string" ? [cursor] : cursor).filter((step) => step !== "");
}

/** Addresses of the pages beside the one on screen; null where there is none. `path` may carry a query of its own. */
export function pageLinks(path: string, trail: readonly string[], nextCursor: string | null): PageLinks {
  return {
    newer: trail.length === 0 ? null : addressOfPage(path, trail.slice(0, -1)),
    older: nextCursor === null ? null : addressOfPage(path, [...trail, nextCursor].slice(-MAX_STEPS)),
  };
}

function addressOfPage(path: string, trail: readonly string[]): string {
  const query = new URLSearchParams(trail.map((cursor) => ["cursor", cursor])).toString();
  if (query === "") return path;
  return `${path}${path.includes("?") ? "&" : "?"}${query}`;
}
