/** What the table asks: which questions, of which contracts, in which order. Pure. */
import type { GridFilter, GridSummaryQuery } from "@/lib/portfolio/schema";

export type Asked = GridSummaryQuery;

export const NO_ORDER: Asked["sort"] = { column: "uploaded", isDescending: true };

export function isSame(one: Asked, other: Asked): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

/** A click on a column's head orders by it, then the other way round, then as at first. */
export function sortedBy(asked: Asked, column: string): Asked {
  const { sort } = asked;
  if (sort.column !== column) return { ...asked, sort: { column, isDescending: false } };
  return { ...asked, sort: sort.isDescending ? NO_ORDER : { column, isDescending: true } };
}

/** One filter of a kind for a column: the newer holds. */
export function withFilter(asked: Asked, filter: GridFilter): Asked {
  const others = asked.filters.filter((one) => !isAlike(one, filter));
  return { ...asked, filters: [...others, filter] };
}

export function withoutFilter(asked: Asked, filter: GridFilter): Asked {
  return { ...asked, filters: asked.filters.filter((one) => !isAlike(one, filter)) };
}

/** What is shown; whoever hides the column that orders has the first order back. */
export function withColumns(asked: Asked, columns: readonly string[]): Asked {
  const isGone = asked.columns.includes(asked.sort.column) && !columns.includes(asked.sort.column);
  return { ...asked, columns: [...columns], sort: isGone ? NO_ORDER : asked.sort };
}

function isAlike(one: GridFilter, other: GridFilter): boolean {
  return one.column === other.column && one.by === other.by;
}

/** With its keys in one order, whoever wrote it. */
function ordered({ columns, filters, sort, group }: Asked) {
  const entries = filters.map((filter) => Object.entries(filter).sort(([one], [other]) => (one < other ? -1 : 1)));
  return [columns, entries, sort.column, sort.isDescending, group];
}
