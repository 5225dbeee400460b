import "server-only";
import type { EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import { wordsKey } from "@/lib/assistant/answers/sort-key";
import { nameKeys } from "@/lib/contracts/list/name-key";
import { clock } from "@/lib/platform/clock";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { insertPairs, type NewSpelling } from "./pair-store";
import type { ReadParty } from "./read-parties";

/** Writings of one spelling by which the table of answers knows it. */
const MOST_WRITINGS = 10;

export type KeptParties = { versionId: string; rules: number; parties: readonly ReadParty[]; day: string };

/** What is kept of a contract's parties; null where nothing is. */
export async function keptParties(grant: ReadGrant): Promise<KeptParties | null> {
  const row = await db.contractParties.findUnique({ where: { contractId: grant.contractId } });
  return row && { ...row, parties: JSON.parse(row.parties) as ReadParty[] }; // written below
}

/** @returns false where another version is current by now, or the contract is gone */
export async function keepParties(grant: EditGrant, kept: KeptParties, client: DatabaseClient): Promise<boolean> {
  const { contractId } = grant;
  const { count } = await client.contract.updateMany({
    where: { id: contractId, deletedAt: null, currentVersionId: kept.versionId },
    data: { lastVersionNumber: { increment: 0 } },
  });
  if (count === 0) return false;
  const row = { ...kept, parties: JSON.stringify(kept.parties) };
  await client.contractParties.upsert({ where: { contractId }, create: { contractId, ...row }, update: row });
  return true;
}

/** Who has a part in the contract: in each one's register its parties stand. */
export function partsIn(grant: EditGrant): Promise<{ id: string; userId: string }[]> {
  return db.collaborator.findMany({
    where: { contractId: grant.contractId },
    orderBy: { id: "asc" },
    select: { id: true, userId: true },
  });
}

/** Whoever changes somebody's register takes turns by this row. */
export async function lockRegister(userId: string, client: DatabaseClient): Promise<void> {
  await client.counterpartyRegister.upsert({
    where: { userId },
    create: { userId },
    update: { revision: { increment: 1 } },
  });
}

/** Puts a contract's parties into the register of one who has a part in it, in place of what stood there of it. */
export async function enterParties(
  grant: EditGrant,
  { part, kept }: { part: { id: string; userId: string }; kept: Pick<KeptParties, "parties" | "day"> },
  client: DatabaseClient,
): Promise<void> {
  const { userId } = part;
  await lockRegister(userId, client);
  if ((await client.collaborator.count({ where: { id: part.id, contractId: grant.contractId } })) === 0) return;
  const spellings = await spelled(userId, kept.parties, client);
  const wanted = kept.parties.flatMap(({ key, name }) => {
    const counterpartyId = spellings.get(key);
    return counterpartyId === undefined ? [] : [{ key, name, counterpartyId, day: kept.day }];
  });
  await link(grant, { part, wanted }, client);
}

/** The counterparty of each spelling; new spellings become counterparties of their own. */
async function spelled(
  userId: string,
  parties: readonly ReadParty[],
  client: DatabaseClient,
): Promise<Map<string, string>> {
  const rows = await client.counterpartySpelling.findMany({
    where: { userId, key: { in: parties.map(({ key }) => key) } },
    select: { id: true, key: true, counterpartyId: true, answerKeys: true, registration: true },
  });
  const known = new Map(rows.map((row) => [row.key, row]));
  const spellings: NewSpelling[] = [];
  for (const party of parties) {
    const row = known.get(party.key);
    if (row && (await writeAgain(row, party, client))) spellings.push({ ...party, counterpartyId: row.counterpartyId });
  }
  const added = parties.filter(({ key }) => !known.has(key)).map((party) => ({ ...party, counterpartyId: newId() }));
  await insertSpellings(userId, added, client);
  await insertPairs(userId, { spellings: [...spellings, ...added], together: parties }, client);
  return new Map([...rows, ...added].map(({ key, counterpartyId }) => [key, counterpartyId]));
}

export async function insertSpellings(
  userId: string,
  added: readonly (Omit<NewSpelling, "registration"> & { registration?: string; isUs?: boolean })[],
  client: DatabaseClient,
): Promise<void> {
  if (added.length === 0) return;
  const createdAt = clock.now();
  await client.counterparty.createMany({
    data: added.map(({ name, counterpartyId: id, isUs = false }) => ({
      ...{ id, userId, name, ...registerKeys(name), isUs, createdAt },
    })),
  });
  await client.counterpartySpelling.createMany({
    data: added.map(({ key, looseKey, lookKey, name, counterpartyId, registration = "" }) => ({
      ...{ id: newId(), userId, key, looseKey, lookKey, name, registration, counterpartyId, homeId: counterpartyId },
      answerKeys: JSON.stringify([wordsKey(name)]),
    })),
  });
}

/** What a register is ordered by: quotation marks before a name are no letter of it. */
export function registerKeys(name: string): { nameLatin: string; nameCyrillic: string } {
  return nameKeys(name.replace(/^[^\p{L}\p{N}]+/u, ""));
}

type SpellingRow = { id: string; answerKeys: string; registration: string };

/** A spelling in one more contract: as it is written there. @returns whether its number is known only now */
async function writeAgain(row: SpellingRow, party: ReadParty, client: DatabaseClient): Promise<boolean> {
  const writings = JSON.parse(row.answerKeys) as string[]; // written by `insertSpellings`
  const writing = wordsKey(party.name);
  const isNew = !writings.includes(writing) && writings.length < MOST_WRITINGS;
  const isNumbered = row.registration === "" && party.registration !== "";
  if (isNew || isNumbered)
    await client.counterpartySpelling.update({
      where: { id: row.id },
      data: {
        ...(isNew ? { answerKeys: JSON.stringify([...writings, writing]) } : {}),
        ...(isNumbered ? { registration: party.registration } : {}),
      },
    });
  return isNumbered;
}

type Wanted = { key: string; name: string; counterpartyId: string; day: string };

async function link(
  { contractId }: EditGrant,
  { part, wanted }: { part: { id: string; userId: string }; wanted: readonly Wanted[] },
  client: DatabaseClient,
): Promise<void> {
  const rows = await client.counterpartyLink.findMany({
    where: { partId: part.id },
    select: { key: true, name: true, counterpartyId: true, day: true },
  });
  const isSame = (one: Wanted, other: Wanted) =>
    one.key === other.key &&
    one.name === other.name &&
    one.counterpartyId === other.counterpartyId &&
    one.day === other.day;
  const gone = rows.filter((row) => !wanted.some((one) => isSame(one, row)));
  const added = wanted.filter((one) => !rows.some((row) => isSame(one, row)));
  if (gone.length > 0)
    await client.counterpartyLink.deleteMany({ where: { partId: part.id, key: { in: gone.map(({ key }) => key) } } });
  for (const one of added)
    await client.counterpartyLink.create({
      data: { partId: part.id, userId: part.userId, contractId, ...one, ...registerKeys(one.name) },
    });
}

/** Contracts, but for those in the trash, whose parties are not kept, or by other rules, or of another version. */
export function contractsWithoutParties(rules: number, after: string, most: number): Promise<{ id: string }[]> {
  return db.$queryRaw<{ id: string }[]>`
    SELECT c."id" FROM "Contract" c LEFT JOIN "ContractParties" p ON p."contractId" = c."id"
    WHERE c."id" > ${after} AND c."currentVersionId" IS NOT NULL AND c."deletedAt" IS NULL
      AND (p."contractId" IS NULL OR p."rules" <> ${rules} OR p."versionId" <> c."currentVersionId")
    ORDER BY c."id" LIMIT ${most}`;
}

/** What lies in a folder, by id from the one behind `after`; not the trash. */
export function contractsInFolder(folderId: string, after: string, most: number): Promise<{ id: string }[]> {
  return db.contract.findMany({
    where: { folderId, deletedAt: null, id: { gt: after } },
    orderBy: { id: "asc" },
    take: most,
    select: { id: true },
  });
}

/** Counterparties without a contract, of which nobody said anything. @returns how many went */
export async function removeUnused(before: Date): Promise<number> {
  return db.$executeRaw`DELETE FROM "Counterparty" WHERE "contractCount" = 0 AND "mergedIntoId" IS NULL AND "isUs" = false
    AND "isNamePersons" = false AND "address" = '' AND "registration" = '' AND "contacts" = '' AND "note" = '' AND "createdAt" < ${before}
    AND NOT EXISTS (SELECT 1 FROM "Counterparty" m WHERE m."mergedIntoId" = "Counterparty"."id")
    AND NOT EXISTS (SELECT 1 FROM "CounterpartyPair" a JOIN "CounterpartySpelling" s ON s."userId" = a."userId" AND s."key" IN (a."oneKey", a."otherKey")
      WHERE a."isApart" = true AND s."counterpartyId" = "Counterparty"."id")`;
}
