import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/platform/db";
import { CONTRACT, type ContractWithRole } from "./contract-store";
import type { DateCursor } from "./listing/cursors";
import type { DateSort, SortRow } from "./listing/order";

/** What the contracts of a list have in common; terms are folded (`search-text.ts`) and all of them occur. */
export type ContractFilter = { terms: readonly string[]; contractType: string | null; status: string | null };

/** The contracts in which the actor has a part, by date; unfiltered they come from one index, whatever their number. */
export function contractsByDate(actor: Actor, filter: ContractFilter, page: { sort: DateSort; limit: number; after: DateCursor | null }): Promise<ContractWithRole[]> {
  const { after, sort } = page;
  const beyond = sort === "date" ? "gt" : "lt";
  const direction = sort === "date" ? "asc" : "desc";
  const isBehind = after ? { OR: [{ contractUploadedAt: { [beyond]: after.uploadedAt } }, { contractUploadedAt: after.uploadedAt, contractId: { [beyond]: after.contractId } }] } : {};
  return db.collaborator.findMany({
    where: { userId: actor.userId, ...isBehind, ...(isOpen(filter) ? {} : { contract: conditions(filter) }) },
    orderBy: [{ contractUploadedAt: direction }, { contractId: direction }],
    take: page.limit,
    select: { role: true, contract: { select: CONTRACT } },
  });
}

/** What any other order looks at, of all the actor's contracts that pass the filter. */
export function sortRows(actor: Actor, filter: ContractFilter): Promise<SortRow[]> {
  return db.contract.findMany({
    where: { collaborators: { some: { userId: actor.userId } }, ...conditions(filter) },
    select: { id: true, name: true, contractType: true, status: true, uploadedAt: true },
  });
}

/** Some of the actor's contracts in the order of `ids`; one deleted in this moment is left out. */
export async function contractsById(actor: Actor, ids: readonly string[]): Promise<ContractWithRole[]> {
  const rows = await db.collaborator.findMany({ where: { userId: actor.userId, contractId: { in: [...ids] } }, select: { role: true, contract: { select: CONTRACT } } });
  const byId = new Map(rows.map((row) => [row.contract.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The current text of one of the actor's contracts as HTML, or null when it has none yet. */
export async function currentHtml(actor: Actor, contract: { id: string; currentVersionId: string | null }): Promise<string | null> {
  if (contract.currentVersionId === null) return null;
  const version = await db.contractVersion.findFirst({
    where: { id: contract.currentVersionId, contract: { id: contract.id, collaborators: { some: { userId: actor.userId } } } },
    select: { html: true },
  });
  return version?.html ?? null;
}

function isOpen(filter: ContractFilter): boolean {
  return filter.terms.length === 0 && filter.contractType === null && filter.status === null;
}

function conditions({ terms, contractType, status }: ContractFilter) {
  return {
    ...(terms.length === 0 ? {} : { AND: terms.map((term) => ({ searchText: { contains: term } })) }),
    ...(contractType === null ? {} : { contractType }),
    ...(status === null ? {} : { status }),
  };
}

/** Contracts of which nothing is kept for searching: those from before there was a search. */
export function contractsWithoutSearchText(): Promise<{ id: string }[]> {
  return db.contract.findMany({ where: { searchText: "" }, select: { id: true } });
}
