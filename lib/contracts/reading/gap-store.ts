import "server-only";
import type { EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";

/** How a version's text differs from what its file shows: words that nobody sees there, and what wasn't read. */
export type ReadingGap = {
  /** In the version's plain text, ascending. */
  unseen: readonly { start: number; end: number }[];
  /** Names of parts. */
  unread: readonly string[];
};

/** Once per version that was read from a file. */
export async function insertGap(
  grant: EditGrant,
  versionId: string,
  { unseen, unread }: ReadingGap,
  client: DatabaseClient,
): Promise<void> {
  const ranges = JSON.stringify(unseen.map(({ start, end }) => [start, end]));
  await client.$executeRaw`INSERT INTO "ReadingGap" ("id", "versionId", "unseen", "unread")
    SELECT ${newId()}, "id", ${ranges}, ${JSON.stringify(unread)} FROM "ContractVersion"
    WHERE "id" = ${versionId} AND "contractId" = ${grant.contractId}`;
}

export type FileGap = ReadingGap & { versionId: string; versionNumber: number };

/** Of each version that has one, ascending by number. */
export async function keptGaps(grant: ReadGrant): Promise<FileGap[]> {
  const rows = await db.readingGap.findMany({
    where: { version: { contractId: grant.contractId } },
    orderBy: { version: { versionNumber: "asc" } },
    select: { versionId: true, unseen: true, unread: true, version: { select: { versionNumber: true } } },
  });
  return rows.map(({ versionId, unseen, unread, version }) => ({
    versionId,
    versionNumber: version.versionNumber,
    // written by `insertGap`
    unseen: (JSON.parse(unseen) as [number, number][]).map(([start, end]) => ({ start, end })),
    unread: JSON.parse(unread) as string[],
  }));
}
