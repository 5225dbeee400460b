import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";

/** Only the caller's own rows: nobody can read another person's conversation. */
function ownRows(grant: ReadGrant): { contractId: string; userId: string } {
  return { contractId: grant.contractId, userId: grant.actor?.userId ?? "" };
}

export type ExchangeRow = {
  id: string;
  versionId: string;
  versionNumber: number;
  request: string;
  answer: string;
  ending: string;
  bytes: number;
  createdAt: Date;
};

/** Oldest first. */
export function ownExchanges(grant: ReadGrant): Promise<ExchangeRow[]> {
  return db.keptExchange.findMany({ where: ownRows(grant), orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
}

/** Newest first, without the text. */
export function sizesOfOwnExchanges(
  grant: ReadGrant,
  client: DatabaseClient,
): Promise<{ id: string; bytes: number }[]> {
  return client.keptExchange.findMany({
    where: ownRows(grant),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true, bytes: true },
  });
}

export async function insertExchange(grant: ReadGrant, row: ExchangeRow, client: DatabaseClient): Promise<void> {
  await client.keptExchange.create({ data: { ...row, ...ownRows(grant) } });
}

/** Deletes these of the caller's own exchanges about the contract, or all. */
export async function deleteOwnExchanges(
  grant: ReadGrant,
  ids: readonly string[] | "all",
  client: DatabaseClient = db,
): Promise<void> {
  const which = ids === "all" ? {} : { id: { in: [...ids] } };
  await client.keptExchange.deleteMany({ where: { ...ownRows(grant), ...which } });
}
