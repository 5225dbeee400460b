import "server-only";
import type { Actor } from "@/lib/access/actor";
import { knownColumn, loadContext } from "@/lib/portfolio/columns/context";
import type { CellDto } from "@/lib/portfolio/schema";
import { cellsIn } from "./cells";
import { findRows } from "./row-store";

/**
 * Some columns of the table of answers for the contracts of a list, by contract id; a person's correction goes before
 * the machine's reading. Contracts in which the caller has no part are left out; nothing is read for it.
 * @throws AppError `invalidInput` for a column that there is not. Source: B-7.19.
 */
export async function answersListed(
  actor: Actor,
  contractIds: readonly string[],
  columnIds: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, CellDto>>>> {
  if (contractIds.length === 0 || columnIds.length === 0) return new Map();
  const [context, rows] = await Promise.all([
    loadContext(actor, columnIds),
    findRows(actor, contractIds, { quotes: false }),
  ]);
  const read = await cellsIn(context, rows, columnIds.map(knownColumn));
  return new Map(read.map(({ row, cells }) => [row.id, cells]));
}
