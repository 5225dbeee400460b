import "server-only";
import type { EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import { UNREAD } from "@/lib/documents/scans/numbers";
import type { ScannedPage } from "@/lib/documents/scans/scanned-page";
import type { DatabaseClient } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import type { ReadResult } from "@/lib/workers/file-reading";
import { readWithScans, type ScannedPart } from "@/lib/workers/scan-reading";
import { carryRanges } from "@/lib/workers/texts";
import { setPages } from "@/lib/contracts/contract-store";
import {
  confirmedWords,
  expectScans,
  firstUncertain,
  forgetScans,
  insertUncertain,
  keepScannedPage,
  keptUncertain,
  knownScans,
  type DoubtfulWord,
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
      withDoubts: true,
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
  if (scan) {
    const words = scan.uncertain.map((range, word) => ({ ...range, word }));
    await insertUncertain(grant, versionId, { words, ...(scan.strips ? { strips: scan.strips } : {}) }, tx);
  }
  await forgetScans(grant, tx);
}

/**
 * Where words read from a picture, which may be wrong, are in a version's plain text: those of the first text that no
 * one has changed or confirmed since. What nobody could read stays open until it is changed, although earlier releases
 * let people confirm it. Source: B-8.18, B-51.5, B-51.9.
 */
export async function findUncertainWords(grant: ReadGrant, versionId: string): Promise<DoubtfulWord[]> {
  const words = await wordsOfVersion(grant, versionId);
  if (words.length === 0) return words;
  const confirmed = await confirmedWords(grant);
  const isSettled = ({ word }: DoubtfulWord) => confirmed.has(word);
  if (!words.some(isSettled)) return words;
  const { text } = await plainTextOfVersion(grant, versionId);
  return words.filter((word) => !isSettled(word) || text.slice(word.start, word.end) === UNREAD);
}

async function wordsOfVersion(grant: ReadGrant, versionId: string): Promise<DoubtfulWord[]> {
  const kept = await keptUncertain(grant, versionId);
  if (kept) return kept;
  const first = await firstUncertain(grant);
  if (!first) return [];
  if (first.versionId === versionId) return first.words;
  const to = await plainTextOfVersion(grant, versionId);
  const words = await wordsCarriedTo(grant, { versionId: first.versionId, words: first.words }, to.text);
  await insertUncertain(grant, versionId, { words });
  return words;
}

/** Those of a version's words that another text has unchanged, with their places there. */
export async function wordsCarriedTo(
  grant: ReadGrant,
  from: { versionId: string; words: readonly DoubtfulWord[] },
  text: string,
): Promise<DoubtfulWord[]> {
  const { text: before } = await plainTextOfVersion(grant, from.versionId);
  const account = grant.actor?.userId ?? "";
  const carried = await carryRanges({ from: before, to: text, ranges: from.words }, { account });
  return carried.flatMap(({ start, end, word }) => (word === undefined ? [] : [{ start, end, word }]));
}
