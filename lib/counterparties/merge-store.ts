import "server-only";
import type { Actor } from "@/lib/access/actor";
import { clock } from "@/lib/platform/clock";
import type { DatabaseClient } from "@/lib/platform/db";
import { nameByContracts, type CounterpartyRow } from "./counterparty-store";

/** Spellings and contracts of one become another's; the row of the first stays, so that it can be taken out again. */
export async function moveInto(
  { userId }: Actor,
  { from, into }: { from: CounterpartyRow; into: CounterpartyRow },
  client: DatabaseClient,
): Promise<void> {
  await client.counterpartySpelling.updateMany({
    where: { userId, counterpartyId: from.id },
    data: { counterpartyId: into.id },
  });
  await client.counterpartyLink.updateMany({
    where: { userId, counterpartyId: from.id },
    data: { counterpartyId: into.id },
  });
  await client.counterparty.updateMany({
    where: { id: from.id, userId },
    data: { mergedIntoId: into.id, mergedAt: clock.now(), wasIntoUs: into.isUs },
  });
  if (from.isUs) await client.counterparty.updateMany({ where: { id: into.id, userId }, data: { isUs: true } });
  for (const { id } of [from, into]) await countAgain(userId, id, client);
}

/** The spellings that one brought along are its own again, with what had been merged into it before. */
export async function takeOut(
  { userId }: Actor,
  { merged, from }: { merged: CounterpartyRow; from: CounterpartyRow },
  client: DatabaseClient,
): Promise<void> {
  const homes = await withAllMerged(userId, merged.id, client);
  const brought = await client.counterpartySpelling.findMany({
    where: { userId, counterpartyId: from.id, homeId: { in: homes } },
    select: { key: true },
  });
  const keys = brought.map(({ key }) => key);
  await client.counterpartySpelling.updateMany({
    where: { userId, key: { in: keys } },
    data: { counterpartyId: merged.id },
  });
  await client.counterpartyLink.updateMany({
    where: { userId, counterpartyId: from.id, key: { in: keys } },
    data: { counterpartyId: merged.id },
  });
  await client.counterparty.updateMany({
    where: { id: merged.id, userId },
    data: { mergedIntoId: null, mergedAt: null },
  });
  if (merged.isUs && !merged.wasIntoUs)
    await client.counterparty.updateMany({ where: { id: from.id, userId }, data: { isUs: false } });
  for (const { id } of [merged, from]) await countAgain(userId, id, client);
}

/** A counterparty, and all that was merged into it, step by step. */
async function withAllMerged(userId: string, id: string, client: DatabaseClient): Promise<string[]> {
  const all = [id];
  for (let last = [id]; last.length > 0;) {
    const rows = await client.counterparty.findMany({
      where: { userId, mergedIntoId: { in: last }, id: { notIn: all } },
      select: { id: true },
    });
    last = rows.map((row) => row.id);
    all.push(...last);
  }
  return all;
}

/** Links that only change hands fire no trigger. */
async function countAgain(userId: string, id: string, client: DatabaseClient): Promise<void> {
  await client.$executeRaw`
    UPDATE "Counterparty" SET
      "contractCount" = (SELECT COUNT(DISTINCT l."partId") FROM "CounterpartyLink" l WHERE l."counterpartyId" = ${id}),
      "firstDay" = COALESCE((SELECT l."day" FROM "CounterpartyLink" l WHERE l."counterpartyId" = ${id} ORDER BY l."day" LIMIT 1), ''),
      "lastDay" = COALESCE((SELECT l."day" FROM "CounterpartyLink" l WHERE l."counterpartyId" = ${id} ORDER BY l."day" DESC LIMIT 1), '')
    WHERE "id" = ${id} AND "userId" = ${userId}`;
  await nameByContracts(userId, id, client);
}

export async function listKeys({ userId }: Actor, id: string, most: number, client: DatabaseClient): Promise<string[]> {
  const rows = await client.counterpartySpelling.findMany({
    where: { userId, counterpartyId: id },
    orderBy: { id: "asc" },
    take: most,
    select: { key: true },
  });
  return rows.map(({ key }) => key);
}
