import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/platform/db";
import { CONTRACT, type ContractWithRole } from "./contract-store";

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

/** Contracts of which nothing is kept for searching: those from before there was a search. */
export function contractsWithoutSearchText(): Promise<{ id: string }[]> {
  return db.contract.findMany({ where: { searchText: "" }, select: { id: true } });
}
