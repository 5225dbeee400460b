import "server-only";
import type { Actor } from "@/lib/access/actor";
import { groupedBy } from "@/lib/grouped-by";
import { db, type DatabaseClient } from "@/lib/platform/db";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { newId } from "@/lib/platform/ids";

/** The actor's own labels on some contracts. */
export async function labelsOn(actor: Actor, contractIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db.contractLabel.findMany({
    where: { userId: actor.userId, contractId: { in: [...contractIds] } },
    orderBy: { name: "asc" },
    select: { contractId: true, name: true },
  });
  const groups = groupedBy(rows, ({ contractId }) => contractId);
  return new Map([...groups].map(([contractId, own]) => [contractId, own.map(({ name }) => name)]));
}

/** Each once. */
export async function labelNames(actor: Actor): Promise<string[]> {
  const rows = await db.contractLabel.findMany({
    where: { userId: actor.userId, contract: { collaborators: { some: { userId: actor.userId } } } },
    distinct: ["name"],
    orderBy: { name: "asc" },
    select: { name: true },
  });
  return rows.map(({ name }) => name);
}

export async function replaceLabels(
  grant: ReadGrant,
  userId: string,
  names: readonly string[],
  client: DatabaseClient,
): Promise<void> {
  const { contractId } = grant;
  await client.contractLabel.deleteMany({ where: { userId, contractId } });
  await client.contractLabel.createMany({ data: names.map((name) => ({ id: newId(), userId, contractId, name })) });
}
