/** What the table asks: which questions, of which contracts, in which order. Pure. */
import { MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from "@/lib/portfolio/bounds";
import type { GridFilter, GridSummaryQuery } from "@/lib/portfolio/schema";
import type { ViewDto } from "@/lib/portfolio/view-schema";

/** With how wide columns are, which no answer depends on. */
export type Asked = GridSummaryQuery & { widths: ViewDto["widths"] };

export const askedBy = ({ query, widths }: Pick<ViewDto, "query" | "widths">): Asked => ({ ...query, widths });

/** What the server is asked. */
export function toSummaryQuery({ columns, filters, sort, group }: Asked): GridSummaryQuery {
  return { columns, filters, sort, group };
}

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

/** How wide a column is; null: as usual. */
export function withWidth(asked: Asked, column: string, width: number | null): Asked {
  const { [column]: _, ...widths } = asked.widths;
  return { ...asked, widths: width === null ? widths : { ...widths, [column]: widthWithin(width) } };
}

/** Whole pixels, as wide as a column may be. */
export const widthWithin = (width: number) => Math.round(Math.min(MAX_COLUMN_WIDTH, Math.max(MIN_COLUMN_WIDTH, width)));

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
function ordered({ columns, filters, sort, group, widths }: Asked) {
  const entries = filters.map((filter) => Object.entries(filter).sort(([one], [other]) => (one < other ? -1 : 1)));
  const wide = Object.entries(widths).sort(([one], [other]) => (one < other ? -1 : 1));
  return [columns, entries, sort.column, sort.isDescending, group, wide];
}
