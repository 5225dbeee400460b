import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import type { Person } from "./factories";

/** A register with a firm that was merged into another, and a pair that somebody told apart. */
export async function makeCounterparties(
  { actor: { userId } }: Person,
  contractId: string,
  words: string,
): Promise<void> {
  const part = await db.collaborator.findUniqueOrThrow({ where: { contractId_userId: { contractId, userId } } });
  const { id: versionId } = await db.contractVersion.findFirstOrThrow({ where: { contractId }, select: { id: true } });
  const read = { versionId, rules: 0, parties: "[]", day: "2026-11-20" };
  await db.contractParties.upsert({ where: { contractId }, create: { contractId, ...read }, update: {} });
  await db.counterpartyRegister.upsert({ where: { userId }, create: { userId }, update: { answeredAt: new Date() } });
  const [into, from] = [newId(), newId()];
  const names = { name: words, nameLatin: "odd", nameCyrillic: "odd" };
  for (const id of [into, from])
    await db.counterparty.create({
      data: { id, userId, ...names, isNamePersons: true, note: words, isUs: id === into, createdAt: new Date() },
    });
  await db.counterparty.update({ where: { id: from }, data: { mergedIntoId: into, mergedAt: new Date() } });
  for (const homeId of [into, from])
    await db.counterpartySpelling.create({
      data: {
        ...{ id: newId(), userId, key: homeId, name: words, answerKeys: JSON.stringify([words]) },
        ...{ looseKey: "odd", lookKey: "odd", registration: "5123456", counterpartyId: into, homeId },
      },
    });
  await db.counterpartyPair.create({
    data: { id: newId(), userId, oneKey: from, otherKey: into, reason: "form", isApart: true },
  });
  await db.counterpartyLink.create({
    data: { partId: part.id, key: into, userId, contractId, counterpartyId: into, day: "2026-11-20", ...names },
  });
}
