/** Search, filters and order of a list of contracts, as in the dashboard's URL. Pure, client-safe. */
import {
  CONTRACT_SORTS,
  CONTRACT_TYPES,
  MAX_SEARCH_CHARS,
  STATUS_FILTERS,
  type ContractSort,
  MAX_LABEL_CHARS,
} from "@/lib/contracts/bounds";

/** "" means no search and no filter. */
export type ListView = {
  q: string;
  type: "" | (typeof CONTRACT_TYPES)[number];
  status: "" | (typeof STATUS_FILTERS)[number];
  sort: ContractSort;
  /** One of the reader's own labels. */
  label: string;
  /** The id of a folder. */
  folder: string;
  /** Columns shown in addition to the documented ones, separated by commas; "" for none. `parties`: the other side. */
  columns: string;
};
/** Columns that can be added to the documented ones. */
export const MORE_COLUMNS = ["parties", "price", "ends", "next", "deviations", "labels", "by"] as const;
export type MoreColumn = (typeof MORE_COLUMNS)[number];
export type AddressValues = Readonly<Record<string, string | string[] | undefined>>;

export const PLAIN_VIEW: ListView = {
  q: "",
  type: "",
  status: "",
  sort: "-date",
  label: "",
  folder: "",
  columns: "parties,price,ends,next",
};

/** Parses URL parameters; ignores invalid ones. */
export function viewIn(values: AddressValues): ListView {
  const text = (name: string) => [values[name]].flat()[0] ?? "";
  return {
    q: text("q").trim().slice(0, MAX_SEARCH_CHARS),
    type: CONTRACT_TYPES.find((type) => type === text("type")) ?? "",
    status: STATUS_FILTERS.find((status) => status === text("status")) ?? "",
    sort: CONTRACT_SORTS.find((sort) => sort === text("sort")) ?? "-date",
    label: text("label").trim().slice(0, MAX_LABEL_CHARS),
    folder: text("folder").slice(0, 100),
    columns: columnsIn(values["columns"] === undefined ? PLAIN_VIEW.columns : text("columns")).join(","),
  };
}

/** The additional columns, in their order. */
export function columnsIn(columns: string): MoreColumn[] {
  return MORE_COLUMNS.filter((column) => columns.split(",").includes(column));
}

export type ShownColumn = "type" | "date" | "status" | MoreColumn;
const IN_ORDER: readonly ShownColumn[] = [
  "parties",
  "type",
  "price",
  "ends",
  "next",
  "date",
  "status",
  "deviations",
  "labels",
  "by",
];

/** All columns behind the name, the documented and the added ones, in the order of the table. */
export function shownColumns(columns: readonly MoreColumn[]): ShownColumn[] {
  const added: readonly ShownColumn[] = columns;
  return IN_ORDER.filter((one) => one === "type" || one === "date" || one === "status" || added.includes(one));
}

/** The part of a view sent to the service: columns only concern the screen. */
export function toQuery(view: ListView): Omit<Partial<ListView>, "columns"> {
  return withoutDefaults({ ...view, columns: PLAIN_VIEW.columns });
}

/** The parts that differ from the defaults: for the URL and the service. */
function withoutDefaults(view: ListView): Partial<ListView> {
  return Object.fromEntries(
    Object.entries(view).filter(([name, value]) => value !== PLAIN_VIEW[name as keyof ListView]),
  ); // entries of a ListView have its keys
}

/** The URL of a view's first page. */
export function viewUrl(path: string, view: ListView): string {
  const query = new URLSearchParams(withoutDefaults(view)).toString();
  return query === "" ? path : `${path}?${query}`;
}

/** Whether a search or filter is active. */
export function isNarrowed({ q, type, status, label, folder }: ListView): boolean {
  return [q, type, status, label, folder].some((value) => value !== "");
}

/** How many filters are set, not counting the search. */
export function countOfFilters({ type, status, label, folder }: ListView): number {
  return [type, status, label, folder].filter((value) => value !== "").length;
}

/** The order after clicking a column header: by that column, or reversed. Dates start with the newest. */
export function sortByColumn(column: "name" | "date" | "type" | "status", current: ContractSort): ContractSort {
  if (current === column) return `-${column}`;
  if (current === `-${column}`) return column;
  return column === "date" ? "-date" : column;
}

// The position in a list paged by cursor: the cursors passed so far, oldest first, kept in the URL.

/** Steps back that the URL remembers; beyond them 'Newer' leads to the first page. */
const MAX_STEPS = 20;

export type PageLinks = { newer: string | null; older: string | null };

/** The cursors in a URL (`?cursor=a&cursor=b`); the last one is the current page, none is the first page. */
export function trailIn(cursor: string | readonly string[] | undefined): readonly string[] {
  if (cursor === undefined) return [];
  return (typeof cursor === "string" ? [cursor] : cursor).filter((step) => step !== "");
}

/** URLs of the neighbouring pages; null if there is none. `path` may have its own query. */
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
