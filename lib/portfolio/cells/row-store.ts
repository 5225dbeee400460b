import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/platform/db";
import { Prisma } from "@/prisma/client/sqlite";

/** A contract with what is kept of its answers; null where it is not read yet. */
export type RowOfAnswers = {
  id: string;
  name: string;
  contractType: string;
  status: string;
  uploadedAt: Date;
  currentVersionId: string | null;
  lastVersionNumber: number;
  answers: { versionId: string; cells: string; words: string; quotes: string } | null;
};
type Raw = Omit<RowOfAnswers, "answers" | "uploadedAt" | "lastVersionNumber"> & {
  uploadedAt: Date | string;
  lastVersionNumber: number | bigint;
  versionId: string | null;
  cells: string | null;
  words: string | null;
  quotes: string | null;
};

/** Those of some contracts in which the actor has a part, in the order of `ids`. */
export async function findRows(
  actor: Actor,
  ids: readonly string[],
  wants: { quotes: boolean },
): Promise<RowOfAnswers[]> {
  if (ids.length === 0) return [];
  const quotes = wants.quotes ? Prisma.sql`a."quotes"` : Prisma.sql`NULL`;
  const rows = await db.$queryRaw<Raw[]>`
    SELECT c."id", c."name", c."contractType", c."status", c."uploadedAt", c."currentVersionId", c."lastVersionNumber",
      a."versionId", a."cells", a."words", ${quotes} AS "quotes"
    FROM "ListedPart" p JOIN "Contract" c ON c."id" = p."contractId" LEFT JOIN "ContractAnswers" a ON a."contractId" = c."id"
    WHERE p."userId" = ${actor.userId} AND p."contractId" IN (${Prisma.join([...ids])})`;
  const byId = new Map(rows.map((row) => [row.id, toRow(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function toRow({ versionId, cells, words, quotes, ...row }: Raw): RowOfAnswers {
  const answers =
    versionId === null ? null : { versionId, cells: cells ?? "{}", words: words ?? "{}", quotes: quotes ?? "{}" };
  const lastVersionNumber = Number(row.lastVersionNumber);
  return { ...row, uploadedAt: new Date(row.uploadedAt), lastVersionNumber, answers };
}

/** Of some of the actor's contracts, who each belongs to. */
export async function ownerNames(actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.collaborator.findMany({
    where: {
      contractId: { in: [...ids] },
      role: "admin",
      contract: { collaborators: { some: { userId: actor.userId } } },
    },
    select: { contractId: true, user: { select: { name: true } } },
  });
  return new Map(rows.map(({ contractId, user }) => [contractId, user.name]));
}

/** Of some of the actor's contracts, the parties by which they are found: the first of each, as they are written. */
export async function findParties(
  actor: Actor,
  ids: readonly string[],
): Promise<{ contractId: string; column: string; text: string; shown: string }[]> {
  return db.answerIndex.findMany({
    where: {
      contractId: { in: [...ids] },
      column: { in: ["party:0", "party:1"] },
      contract: { collaborators: { some: { userId: actor.userId } } },
    },
    orderBy: { column: "asc" },
    select: { contractId: true, column: true, text: true, shown: true },
  });
}
