import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/platform/db";
import { CONTRACT, type ContractWithRole } from "./contract-store";
import type { DateCursor } from "./listing/cursors";
import type { DateSort, SortRow } from "./listing/order";
import { withTerms } from "./search-store";

/** What the contracts of a list have in common; terms are folded (`search-text.ts`) and all of them occur. */
export type ContractFilter = {
  terms: readonly string[];
  contractType: string | null;
  status: string | null;
  label: string | null;
};

type DatePage = { sort: DateSort; limit: number; after: DateCursor | null };
const SEARCHED_AT_ONCE = 200;

/** The contracts in which the actor has a part, by date; unfiltered they come from one index, whatever their number. */
export async function contractsByDate(
  actor: Actor,
  filter: ContractFilter,
  page: DatePage,
): Promise<ContractWithRole[]> {
  if (filter.terms.length > 0) return contractsById(actor, await foundByDate(actor, filter, page));
  return db.collaborator.findMany({
    ...byDate(actor, filter, page),
    select: { role: true, contract: { select: CONTRACT } },
  });
}

/** The ids of a search's page, looked for in order until there are enough. */
async function foundByDate(actor: Actor, filter: ContractFilter, page: DatePage): Promise<string[]> {
  const found: string[] = [];
  let after = page.after;
  for (;;) {
    const rows = await db.collaborator.findMany({
      ...byDate(actor, filter, { ...page, after, limit: SEARCHED_AT_ONCE }),
      select: { contractId: true, contractUploadedAt: true },
    });
    for (const { id } of await withTerms(
      actor,
      rows.map(({ contractId }) => ({ id: contractId })),
      filter.terms,
    ))
      found.push(id);
    const last = rows.at(-1);
    if (!last || rows.length < SEARCHED_AT_ONCE || found.length >= page.limit) return found.slice(0, page.limit);
    after = { uploadedAt: last.contractUploadedAt, contractId: last.contractId };
  }
}

function byDate(actor: Actor, filter: ContractFilter, { sort, limit, after }: DatePage) {
  const beyond = sort === "date" ? "gt" : "lt";
  const direction = sort === "date" ? ("asc" as const) : ("desc" as const);
  const isBehind = after
    ? {
        OR: [
          { contractUploadedAt: { [beyond]: after.uploadedAt } },
          { contractUploadedAt: after.uploadedAt, contractId: { [beyond]: after.contractId } },
        ],
      }
    : {};
  return {
    where: { userId: actor.userId, ...isBehind, ...(isOpen(filter) ? {} : { contract: conditions(actor, filter) }) },
    orderBy: [{ contractUploadedAt: direction }, { contractId: direction }],
    take: limit,
  };
}

/** What any other order looks at, of all the actor's contracts that pass the filter. */
export async function sortRows(actor: Actor, filter: ContractFilter): Promise<SortRow[]> {
  const rows = await db.contract.findMany({
    where: { collaborators: { some: { userId: actor.userId } }, ...conditions(actor, filter) },
    select: { id: true, name: true, contractType: true, status: true, uploadedAt: true },
  });
  return filter.terms.length === 0 ? rows : withTerms(actor, rows, filter.terms);
}

/** Some of the actor's contracts in the order of `ids`; one deleted in this moment is left out. */
export async function contractsById(actor: Actor, ids: readonly string[]): Promise<ContractWithRole[]> {
  const rows = await db.collaborator.findMany({
    where: { userId: actor.userId, contractId: { in: [...ids] } },
    select: { role: true, contract: { select: CONTRACT } },
  });
  const byId = new Map(rows.map((row) => [row.contract.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function currentHtml(
  actor: Actor,
  contract: { id: string; currentVersionId: string | null },
): Promise<string | null> {
  if (contract.currentVersionId === null) return null;
  const version = await db.contractVersion.findFirst({
    where: {
      id: contract.currentVersionId,
      contract: { id: contract.id, collaborators: { some: { userId: actor.userId } } },
    },
    select: { html: true },
  });
  return version?.html ?? null;
}

/** Up to `most`: how many there are beyond nobody counts. */
export async function countContracts(actor: Actor, filter: ContractFilter, most: number): Promise<number> {
  const rows = await db.collaborator.findMany({
    where: { userId: actor.userId, ...(isOpen(filter) ? {} : { contract: conditions(actor, filter) }) },
    take: most,
    select: { id: true },
  });
  return rows.length;
}

function isOpen({ contractType, status, label }: ContractFilter): boolean {
  return contractType === null && status === null && label === null;
}

function conditions(actor: Actor, { contractType, status, label }: ContractFilter) {
  return {
    ...(contractType === null ? {} : { contractType }),
    ...(status === null ? {} : { status }),
    ...(label === null ? {} : { labels: { some: { userId: actor.userId, name: label } } }),
  };
}

/** Contracts of which nothing is kept for searching: those from before there was a search. */
export function contractsWithoutSearchText(): Promise<{ id: string }[]> {
  return db.contract.findMany({ where: { searchText: "" }, select: { id: true } });
}
