import "server-only";
import type { EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import type { ScanFacts } from "@/lib/documents/extraction/document";
import type { ScannedPage } from "@/lib/documents/scans/scanned-page";
import type { DatabaseClient } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import type { ReadResult } from "@/lib/workers/file-reading";
import { readWithScans, type ScannedPart } from "@/lib/workers/scan-reading";
import { carryRanges } from "@/lib/workers/texts";
import { setPages } from "@/lib/contracts/contract-store";
import {
  expectScans,
  firstUncertain,
  forgetScans,
  insertUncertain,
  keepScannedPage,
  keptUncertain,
  knownScans,
} from "./scan-store";
import { plainTextOfVersion } from "@/lib/contracts/versions/version-texts";

/** Marks a page known to be unreadable. */
const UNREADABLE = "";

/**
 * A file's text including its picture pages. Each page is stored as soon as it is read, so that a killed job resumes
 * where it was. @throws {UnreadableDocument} if nothing can be read. Source: B-8.16, B-8.17.
 */
export async function readScan(grant: EditGrant, bytes: Uint8Array, fileName: string): Promise<ReadResult> {
  const kept: Promise<void>[] = [];
  const known = await knownScans(grant);
  const unreadable = known.filter(({ words }) => words === UNREADABLE).map(({ page }) => page);
  try {
    return await readWithScans(bytes, fileName, {
      known: known.flatMap(({ words }) => (words ? [JSON.parse(words) as ScannedPage] : [])), // written below
      without: unreadable,
      onPages: (pages) => expectScans(grant, pages),
      onPage: (part) => kept.push(keepPage(grant, part)),
    });
  } finally {
    await Promise.all(kept);
  }
}

/** If storing a page fails, it is merely read again when the job is repeated. */
async function keepPage(grant: EditGrant, { page, read }: ScannedPart): Promise<void> {
  try {
    await keepScannedPage(grant, page, read ? JSON.stringify(read) : UNREADABLE);
  } catch (cause) {
    log.error("contract.page-not-kept", cause, { contractId: grant.contractId, page });
  }
}

/** Stores what is known of the pages of a text just stored as a version. */
export async function keepScan(
  grant: EditGrant,
  { scan, pagesWithoutText }: ReadResult,
  versionId: string,
  tx: DatabaseClient,
): Promise<void> {
  await setPages(grant, { withoutText: pagesWithoutText, scanned: scan?.pages ?? [] }, tx);
  if (scan) await insertUncertain(grant, versionId, scan.uncertain, tx);
  await forgetScans(grant, tx);
}

/**
 * Where words read from a picture, which may be wrong, are in a version's plain text: those of the first text that no
 * one has changed since. Source: B-8.18.
 */
export async function findUncertainWords(grant: ReadGrant, versionId: string): Promise<ScanFacts["uncertain"]> {
  const kept = await keptUncertain(grant, versionId);
  if (kept) return kept;
  const first = await firstUncertain(grant);
  if (!first) return [];
  const [from, to] = [await plainTextOfVersion(grant, first.versionId), await plainTextOfVersion(grant, versionId)];
  const uncertain = await carryRanges(
    { from: from.text, to: to.text, ranges: first.uncertain },
    { account: grant.actor?.userId ?? "" },
  );
  await insertUncertain(grant, versionId, uncertain);
  return uncertain;
}
