import "server-only";
import type { Actor } from "@/lib/access/actor";
import { MAX_COLUMNS, ROWS_PER_PAGE } from "@/lib/portfolio/bounds";
import { cellsIn, type ReadRow } from "@/lib/portfolio/cells/cells";
import { findRows } from "@/lib/portfolio/cells/row-store";
import type { GridPageDto, GridQuery, GridRowDto } from "@/lib/portfolio/schema";
import { toGroupKey, readCursor, writeCursor, type Place } from "./order";
import { placesInOrder } from "./pages";
import { planned, type Planned } from "./planned";

const USUAL_ROWS = 50;

/**
 * The caller's contracts as rows of a table, in order, by pages; only those in which they have a part.
 * @throws AppError `invalidInput`, `positionsNotFound`, `questionNotFound`, `fieldNotFound`. Source: B-29.2, B-29.4.
 */
export async function queryGrid(actor: Actor, query: GridQuery): Promise<GridPageDto> {
  const plan = await planned(actor, query);
  const limit = Math.min(query.limit ?? USUAL_ROWS, ROWS_PER_PAGE);
  const after = query.cursor === undefined ? null : readCursor(query.cursor, plan.order);
  const found: { place: Place; read: ReadRow }[] = [];
  for await (const rows of rowsInOrder(plan, { after, atOnce: limit + 1, quotes: false })) {
    found.push(...rows);
    if (found.length > limit) break;
  }
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown.map(({ place, read }) => toRowDto(plan, place, read)),
    nextCursor: last && found.length > limit ? writeCursor(last.place, plan.order) : null,
  };
}

/** The rows that pass, in order, some at a time; a contract that was deleted in this moment is left out. */
export async function* rowsInOrder(
  plan: Planned,
  { after, atOnce, quotes }: { after: Place | null; atOnce: number; quotes: boolean },
): AsyncGenerator<{ place: Place; read: ReadRow }[]> {
  const { actor, context, shown } = plan;
  for await (const places of placesInOrder(plan, after, atOnce)) {
    const ids = places.map(({ contractId }) => contractId);
    const read = await cellsIn(context, await findRows(actor, ids, { quotes }), shown);
    const byId = new Map(read.map((one) => [one.row.id, one]));
    yield places.flatMap((place) => {
      const one = byId.get(place.contractId);
      return one ? [{ place, read: one }] : [];
    });
  }
}

function toRowDto({ order, shown }: Planned, place: Place, { contract, cells }: ReadRow): GridRowDto {
  const wanted = shown.slice(0, MAX_COLUMNS).map(({ id }) => [id, cells[id]] as const);
  return {
    contract,
    groupKey: order.isGroupAsked ? toGroupKey(place) : "",
    cells: Object.fromEntries(wanted.flatMap(([id, cell]) => (cell ? [[id, cell]] : []))),
  };
}
