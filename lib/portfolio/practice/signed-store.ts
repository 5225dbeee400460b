import "server-only";
import type { Actor } from "@/lib/access/actor";
import { findDoubtfulCopies } from "@/lib/contracts/signature-store";
import { db } from "@/lib/platform/db";
import { Prisma } from "@/prisma/client/sqlite";

/** Which signed contracts are meant; '' for any. `but`: without this one. */
export type SignedFilter = { counterpartyId: string; type: string; from: string; until: string; but?: string };
/** `isInDoubt`: its copy shows no signature, or differs from what was agreed. */
export type SignedRow = { id: string; name: string; contractType: string; signedOn: string; isInDoubt?: true };
export type SignedAnswers = { contractId: string; versionId: string; cells: string; words: string; quotes: string };

const ANY = Prisma.empty;
/** What amends or ends another contract has only the clauses that it changes: those are no practice of their own. */
const IS_WHOLE = Prisma.sql`NOT EXISTS (SELECT 1 FROM "FamilyMember" m WHERE m."contractId" = c."id"
  AND m."role" NOT IN ('agreement', 'annex', 'order'))`;

/** Those of the actor's contracts that count as signed and pass, newest first. Source: B-34.1. */
export async function signedContracts(actor: Actor, filter: SignedFilter, most: number): Promise<SignedRow[]> {
  const { userId } = actor;
  const { counterpartyId, type, from, until, but = "" } = filter;
  const isWith = Prisma.sql`AND (SELECT 1 FROM "CounterpartyLink" l WHERE l."userId" = ${userId}
    AND l."contractId" = c."id" AND l."counterpartyId" = ${counterpartyId} LIMIT 1) IS NOT NULL`;
  const rows = await db.$queryRaw<SignedRow[]>`
    SELECT c."id", c."name", c."contractType", c."signedOn" FROM "Contract" c CROSS JOIN "ListedPart" p
    WHERE c."signedOn" >= ${from || "0"} AND c."signedOn" <= ${until || "9"} AND c."id" <> ${but}
      AND p."userId" = ${userId} AND p."contractId" = c."id" AND ${IS_WHOLE}
      ${type === "" ? ANY : Prisma.sql`AND c."contractType" = ${type}`} ${counterpartyId === "" ? ANY : isWith}
    ORDER BY c."signedOn" DESC, c."id" DESC LIMIT ${most}`;
  const doubtful = await findDoubtfulCopies(
    actor,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => (doubtful.has(row.id) ? { ...row, isInDoubt: true } : row));
}

/** How many of the actor's contracts count as signed. */
export async function countSigned({ userId }: Actor): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number | bigint }[]>`
    SELECT COUNT(*) AS "count" FROM "Contract" c CROSS JOIN "ListedPart" p
    WHERE c."signedOn" >= '0' AND p."userId" = ${userId} AND p."contractId" = c."id" AND ${IS_WHOLE}`;
  return Number(row?.count ?? 0);
}

/** What is kept of the answers of some of the actor's contracts; quotes are long, and read only where wanted. */
export function keptAnswers(
  { userId }: Actor,
  contractIds: readonly string[],
  { quotes }: { quotes: boolean },
): Promise<SignedAnswers[]> {
  if (contractIds.length === 0) return Promise.resolve([]);
  return db.$queryRaw<SignedAnswers[]>`
    SELECT a."contractId", a."versionId", a."cells", a."words", ${quotes ? Prisma.sql`a."quotes"` : Prisma.sql`'{}'`} AS "quotes"
    FROM "ListedPart" p CROSS JOIN "ContractAnswers" a
    WHERE p."userId" = ${userId} AND p."contractId" IN (${Prisma.join([...contractIds])}) AND a."contractId" = p."contractId"`;
}
