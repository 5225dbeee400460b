import "server-only";
import type { Actor } from "@/lib/access/actor";
import { nameKeyFor } from "@/lib/contracts/list/name-key";
import { AppError } from "@/lib/errors";
import { isIndexed, type Column } from "@/lib/portfolio/columns/columns";
import { loadContext, type Context } from "@/lib/portfolio/columns/context";
import type { GridFilter, GridQuery } from "@/lib/portfolio/schema";
import { chosenCondition, type Condition } from "./condition";
import { toCondition } from "./condition-store";
import { GROUPED_COLUMNS, type Order, type Source } from "./order";
import type { Asked } from "./pages";

/** A query with all that it leads to. `shown`: the columns that are answered. */
export type Planned = Asked & { context: Context; shown: readonly Column[] };
type Query = Pick<GridQuery, "columns" | "filters" | "sort" | "group"> & {
  /** Of these contracts alone. */
  contractIds?: readonly string[] | undefined;
};

/** @throws AppError as `loadContext`, and `invalidInput` for a filter or order that a column does not have */
export async function planned(actor: Actor, query: Query): Promise<Planned> {
  const { columns, filters, sort, group, contractIds } = query;
  const ids = [...columns, ...filters.map(({ column }) => column), sort.column];
  const context = await loadContext(actor, ids, { isGrouped: group === "counterparty" });
  const of = (id: string) => context.columns.get(id) ?? unknown(id);
  const conditions: Condition[] = [];
  for (const filter of filters)
    conditions.push(requireCondition(filter, await toCondition(filter, of(filter.column), context.asker)));
  if (contractIds) conditions.unshift(chosenCondition(contractIds));
  const order = toOrder(actor, of(sort.column), { isDescending: sort.isDescending, group });
  return { actor, asker: context.asker, context, conditions, order, shown: [...new Set(columns)].map(of) };
}

function unknown(id: string): never {
  throw new AppError("invalidInput", { issues: [{ path: "column", message: id }] });
}

function requireCondition(filter: GridFilter, condition: Condition | null): Condition {
  if (!condition) throw new AppError("invalidInput", { issues: [{ path: "filters", message: filter.column }] });
  return condition;
}

function toOrder(
  actor: Actor,
  column: Column,
  { isDescending, group }: { isDescending: boolean; group: Query["group"] },
): Order {
  const asGroups = column.kind === "owner" || column.kind === "labels" ? GROUPED_COLUMNS[column.kind] : undefined;
  const grouping = group === "none" ? null : group;
  if (!asGroups)
    return {
      source: toSource(actor, column),
      isDescending,
      group: grouping,
      isGroupDescending: false,
      isGroupAsked: grouping !== null,
    };
  return {
    source: { kind: "listed", column: "uploadedAt" },
    isDescending: true,
    group: grouping ?? asGroups,
    isGroupDescending: grouping === null && isDescending,
    isGroupAsked: grouping !== null,
  };
}

function toSource(actor: Actor, column: Column): Source {
  if (isIndexed(column)) return { kind: "index", column: column.id };
  switch (column.kind) {
    case "counterparty":
    case "deadline":
      return { kind: column.kind };
    case "name":
      return { kind: "listed", column: nameKeyFor(actor.language) };
    case "type":
      return { kind: "listed", column: "contractType" };
    case "status":
      return { kind: "listed", column: "status" };
    default:
      return { kind: "listed", column: "uploadedAt" };
  }
}
