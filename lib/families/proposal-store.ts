import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { EditGrant } from "@/lib/access/contract-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { Prisma } from "@/prisma/client/sqlite";

/** `child` names `parent`, of whose parties it shares so many. */
export type NamedPair = {
  childId: string;
  childName: string;
  childKind: string;
  childFamilyId: string | null;
  parentId: string;
  parentName: string;
  parentFamilyId: string | null;
  number: string;
  numberKey: string;
  day: string;
  parentDay: string;
  quote: string;
  shared: number | bigint;
};

/** Each side by itself, so that a frequent number is never paired with all that name it. */
const MOST = 200;
const AGREEMENTS = Prisma.sql`('agreement', 'framework', '')`;
const PARTIES = Prisma.sql`('party:0', 'party:1')`;

/** Contracts of the actor that one of these names, or that name one of these. Found by indexes. Source: B-31.1. */
export async function namedPairs(actor: Actor, contractIds: readonly string[]): Promise<NamedPair[]> {
  if (contractIds.length === 0) return [];
  const ids = Prisma.join([...contractIds]);
  const parts = [Prisma.sql`r."contractId" IN (${ids})`, Prisma.sql`i."contractId" IN (${ids})`];
  const keys = [
    Prisma.sql`r."numberKey" <> '' AND i."numberKey" = r."numberKey" AND (r."day" = i."day" OR r."day" = '' OR i."day" = '')`,
    Prisma.sql`r."numberKey" = '' AND r."day" <> '' AND i."day" = r."day"`,
  ];
  const found: NamedPair[] = [];
  for (const part of parts) for (const key of keys) found.push(...(await pairsBy(actor, { part, key })));
  return found;
}

function pairsBy({ userId }: Actor, { part, key }: { part: Prisma.Sql; key: Prisma.Sql }): Promise<NamedPair[]> {
  return db.$queryRaw<NamedPair[]>`
    SELECT c."id" AS "childId", c."name" AS "childName", COALESCE(own."kind", '') AS "childKind", cm."familyId" AS "childFamilyId",
      d."id" AS "parentId", d."name" AS "parentName", dm."familyId" AS "parentFamilyId",
      r."number" AS "number", r."numberKey" AS "numberKey", r."day" AS "day", i."day" AS "parentDay", r."quote" AS "quote",
      (SELECT COUNT(*) FROM "AnswerIndex" a JOIN "AnswerIndex" b ON b."contractId" = i."contractId" AND b."text" = a."text"
        AND b."column" IN ${PARTIES}
        WHERE a."contractId" = r."contractId" AND a."column" IN ${PARTIES} AND a."text" <> '') AS "shared"
    FROM "PaperReference" r JOIN "PaperIdentity" i ON ${key} AND i."contractId" <> r."contractId"
    JOIN "ListedPart" p ON p."userId" = ${userId} AND p."contractId" = r."contractId"
    JOIN "ListedPart" q ON q."userId" = ${userId} AND q."contractId" = i."contractId"
    JOIN "Contract" c ON c."id" = r."contractId" JOIN "Contract" d ON d."id" = i."contractId"
    LEFT JOIN "PaperIdentity" own ON own."contractId" = r."contractId"
    LEFT JOIN "FamilyMember" cm ON cm."contractId" = r."contractId"
    LEFT JOIN "FamilyMember" dm ON dm."contractId" = i."contractId"
    WHERE ${part} AND i."kind" IN ${AGREEMENTS}
      AND NOT EXISTS (SELECT 1 FROM "NotRelated" n
        WHERE (n."contractId" = r."contractId" AND n."otherId" = i."contractId")
           OR (n."contractId" = i."contractId" AND n."otherId" = r."contractId"))
    ORDER BY c."uploadedAt" DESC, c."id" LIMIT ${MOST}`;
}

const ordered = (one: string, other: string) =>
  one < other ? { contractId: one, otherId: other } : { contractId: other, otherId: one };

/** Two contracts don't belong together; saying it again changes nothing. */
export async function insertUnrelated(
  one: EditGrant,
  other: EditGrant,
  row: { id: string; byName: string; at: Date },
  client: DatabaseClient,
): Promise<void> {
  const pair = ordered(one.contractId, other.contractId);
  const where = { contractId_otherId: pair };
  await client.notRelated.upsert({ where, create: { ...row, ...pair }, update: {} });
}

/** Whoever puts two contracts into one family takes back that they aren't related. */
export async function deleteUnrelated(
  grant: EditGrant,
  others: readonly string[],
  client: DatabaseClient,
): Promise<void> {
  const { contractId } = grant;
  await client.notRelated.deleteMany({
    where: {
      OR: [
        { contractId, otherId: { in: [...others] } },
        { otherId: contractId, contractId: { in: [...others] } },
      ],
    },
  });
}
