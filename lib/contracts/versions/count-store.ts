import "server-only";
import type { EditGrant } from "@/lib/access/contract-grant";
import { db } from "@/lib/platform/db";
import { inReadingTurn } from "./version-text-store";

type Uncounted = { id: string; versionNumber: number };

/** The newest versions whose changes aren't counted, newest first; never the first, which changed nothing. */
export function uncountedVersions({ contractId }: EditGrant, most: number): Promise<Uncounted[]> {
  return db.contractVersion.findMany({
    where: { contractId, versionNumber: { gt: 1 }, insertedWords: null },
    orderBy: { versionNumber: "desc" },
    take: most,
    select: { id: true, versionNumber: true },
  });
}

/** A version's HTML and that of the version before; null if the contract was deleted just now. */
export async function textsAround(
  { contractId }: EditGrant,
  versionNumber: number,
): Promise<{ fromHtml: string; toHtml: string } | null> {
  const [before, after] = await inReadingTurn(() =>
    db.contractVersion.findMany({
      where: { contractId, versionNumber: { in: [versionNumber - 1, versionNumber] } },
      orderBy: { versionNumber: "asc" },
      select: { html: true },
    }),
  );
  return before && after ? { fromHtml: before.html, toHtml: after.html } : null;
}

/** Keeps the counts of one version, unless they are known. */
export async function keepCounts(
  { contractId }: EditGrant,
  id: string,
  counts: { insertedWords: number; deletedWords: number; changedParagraphs: number },
): Promise<void> {
  const { insertedWords, deletedWords, changedParagraphs } = counts;
  await db.contractVersion.updateMany({
    where: { id, contractId, insertedWords: null },
    data: { insertedWords, deletedWords, changedParagraphs },
  });
}
