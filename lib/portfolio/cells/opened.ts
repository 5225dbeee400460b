import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { AppError } from "@/lib/errors";
import { loadContext, knownColumn } from "@/lib/portfolio/columns/context";
import type { OpenedCellDto } from "@/lib/portfolio/schema";
import { cellsIn, type ReadRow } from "./cells";
import { UNREAD } from "./contract-cells";
import { findGrounds, toPassages, type Grounds } from "./passages";
import { findRows } from "./row-store";

/**
 * A cell with the passages on which it rests and their version.
 * @throws AppError `contractNotFound`, `invalidInput`, `positionsNotFound`, `questionNotFound`, `fieldNotFound`.
 *   Source: B-29.8.
 */
export async function openCell(
  actor: Actor,
  { contractId, column: id }: { contractId: string; column: string },
): Promise<OpenedCellDto> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const column = knownColumn(id);
  const context = await loadContext(actor, [id]);
  const [row] = await findRows(actor, [contractId], { quotes: false });
  const [read] = await cellsIn(context, row ? [row] : [], [column], { quotes: true });
  if (!row || !read) throw new AppError("contractNotFound"); // deleted in this moment
  const versionId = row.answers?.versionId ?? null;
  const grounds =
    versionId === null ? null : (quotesInForce(read, id) ?? (await findGrounds(context, grant, { column, versionId })));
  return {
    cell: read.cells[id] ?? UNREAD,
    contract: read.contract,
    versionId,
    clause: grounds?.clause ?? "",
    passages: grounds?.passages ?? [],
    sentence: grounds?.sentence ?? null,
    ask: grounds?.ask ?? "",
  };
}

/** Words of the amendments with those that they replace; null where the cell is of the contract's own text. */
function quotesInForce({ cells, inForce }: ReadRow, id: string): Grounds | null {
  if (!inForce || !cells[id]?.inForce) return null;
  return { passages: toPassages(inForce, id), ask: "", clause: "" };
}
