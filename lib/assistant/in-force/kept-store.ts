import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { EditGrant } from "@/lib/access/contract-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { Prisma } from "@/prisma/client/sqlite";
import { fingerprint, type CellsInForce, type DateInForce, type QuotesInForce } from "./kept";
import { findSignedDocuments, type SignedDocument } from "./signed-store";

/** A reading of the text in force that its reader may see, of the current versions of all documents, on their day. */
export type KeptInForce = {
  documents: readonly SignedDocument[];
  versionId: string;
  cells: CellsInForce;
  quotes: QuotesInForce;
  dates: readonly DateInForce[];
};
type Raw = { contractId: string; versionId: string; documents: string; cells: string; quotes: string; dates: string };
type Asked = { today: string; withQuotes: boolean };

/**
 * Of some contracts that `documents` amend, as `findSignedDocuments` has them for a person, the readings that they may
 * see. One query. Source: B-31.16.
 */
export async function findKeptInForce(
  { userId }: Actor,
  documents: ReadonlyMap<string, readonly SignedDocument[]>,
  { today, withQuotes }: Asked,
  client: DatabaseClient = db,
): Promise<ReadonlyMap<string, KeptInForce>> {
  const open = [...documents].filter(([, of]) => of.every(({ isOpen }) => isOpen));
  if (open.length === 0) return new Map();
  const quotes = withQuotes ? Prisma.sql`r."quotes"` : Prisma.sql`'{}'`;
  const rows = await client.$queryRaw<Raw[]>`
    SELECT r."contractId", r."versionId", r."documents", r."cells", ${quotes} AS "quotes", r."dates" FROM "InForceReading" r
      JOIN "Contract" c ON c."id" = r."contractId" AND c."currentVersionId" = r."versionId"
      JOIN "Collaborator" p ON p."contractId" = r."contractId" AND p."userId" = ${userId}
    WHERE r."contractId" IN (${Prisma.join(open.map(([id]) => id))}) AND r."cells" IS NOT NULL
      AND r."since" <= ${today} AND r."until" > ${today}`;
  return new Map(
    rows.flatMap((row) => {
      const of = documents.get(row.contractId) ?? [];
      return fingerprint(of) === row.documents ? [[row.contractId, toKept(row, of)] as const] : [];
    }),
  );
}

/** As `keepInForceReading` writes them. */
function toKept({ versionId, cells, quotes, dates }: Raw, documents: readonly SignedDocument[]): KeptInForce {
  return {
    documents,
    versionId,
    cells: JSON.parse(cells) as CellsInForce,
    quotes: JSON.parse(quotes) as QuotesInForce,
    dates: JSON.parse(dates) as DateInForce[],
  };
}

/** `read` is null where the documents can't be read together: there is nothing to show, nor to try again every day. */
export type NewInForce = {
  versionId: string;
  rules: number;
  since: string;
  until: string;
  documents: readonly SignedDocument[];
  read: Pick<KeptInForce, "cells" | "quotes" | "dates"> | null;
};

export async function keepInForceReading(
  { contractId }: EditGrant,
  { documents, read, ...row }: NewInForce,
  client: DatabaseClient,
): Promise<void> {
  const kept = {
    ...row,
    documents: fingerprint(documents),
    cells: read && JSON.stringify(read.cells),
    quotes: JSON.stringify(read?.quotes ?? {}),
    dates: JSON.stringify(read?.dates ?? []),
  };
  await client.inForceReading.upsert({ where: { contractId }, create: { contractId, ...kept }, update: kept });
}

/** What was read of some contracts is of another text by now. */
export async function forgetInForce(contractIds: readonly string[], client: DatabaseClient = db): Promise<void> {
  await client.inForceReading.deleteMany({ where: { contractId: { in: [...contractIds] } } });
}

/**
 * Contracts behind an id that signed documents amend, or that were read as such. `isDue`: they weren't read by these
 * rules, or for this day, or of these versions.
 */
export async function amendedContracts(
  { rules, today }: { rules: number; today: string },
  after: string,
  most: number,
): Promise<{ id: string; isDue: boolean }[]> {
  const contracts = await db.$queryRaw<{ id: string }[]>`
    SELECT c."id" FROM "Contract" c WHERE c."id" > ${after} AND c."deletedAt" IS NULL AND c."currentVersionId" IS NOT NULL
      AND (EXISTS (SELECT 1 FROM "InForceReading" r WHERE r."contractId" = c."id")
        OR EXISTS (SELECT 1 FROM "FamilyMember" o JOIN "FamilyMember" m ON m."familyId" = o."familyId" AND m."parentId" = o."id"
          WHERE o."contractId" = c."id" AND m."role" NOT IN ('agreement', 'annex', 'order')))
    ORDER BY c."id" LIMIT ${most}`;
  const ids = contracts.map(({ id }) => id);
  const [documents, read] = [await findSignedDocuments(null, ids), await findDays(ids)];
  return contracts.map(({ id }) => {
    const [of, row] = [documents.get(id) ?? [], read.get(id)];
    if (!row) return { id, isDue: of.length > 0 };
    const isOfToday = row.since <= today && today < row.until;
    const isSame = row.rules === rules && row.documents === fingerprint(of) && of.length > 0;
    return { id, isDue: !isOfToday || !isSame || row.contract.currentVersionId !== row.versionId };
  });
}

async function findDays(contractIds: readonly string[]) {
  const rows = await db.inForceReading.findMany({
    where: { contractId: { in: [...contractIds] } },
    select: {
      ...{ contractId: true, versionId: true, rules: true, since: true, until: true, documents: true },
      contract: { select: { currentVersionId: true } },
    },
  });
  return new Map(rows.map((row) => [row.contractId, row]));
}
