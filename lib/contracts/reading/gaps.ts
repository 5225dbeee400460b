import "server-only";
import type { EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import { findVersionNumber } from "@/lib/contracts/versions/version-store";
import { plainTextOfVersion } from "@/lib/contracts/versions/version-texts";
import type { DatabaseClient } from "@/lib/platform/db";
import type { ReadResult } from "@/lib/workers/file-reading";
import { carryRanges } from "@/lib/workers/texts";
import { insertGap, keptGaps, type FileGap, type ReadingGap } from "./gap-store";

const NONE: ReadingGap = { unseen: [], unread: [] };

/**
 * Stores how the text of a version just read from a file differs from what the file shows.
 * @param isNew whether the contract had another file before: then this one's gaps count, even if there are none
 */
export async function keepGap(
  grant: EditGrant,
  versionId: string,
  { unseen = [], unread = [] }: Pick<ReadResult, "unseen" | "unread">,
  { isNew, tx }: { isNew: boolean; tx: DatabaseClient },
): Promise<void> {
  if (isNew || unseen.length > 0 || unread.length > 0) await insertGap(grant, versionId, { unseen, unread }, tx);
}

/**
 * Those of the file that a version comes from: what nobody sees there and nobody has changed since, and what wasn't
 * read. Source: B-8.21.
 */
export async function findGap(grant: ReadGrant, versionId: string): Promise<ReadingGap> {
  const gaps = await keptGaps(grant);
  if (gaps.every(({ unseen, unread }) => unseen.length + unread.length === 0)) return NONE;
  const number = (await findVersionNumber(grant, versionId)) ?? 0;
  const own = gaps.findLast(({ versionNumber }) => versionNumber <= number) ?? gaps[0];
  if (!own) return NONE;
  if (own.versionId === versionId || own.unseen.length === 0) return own;
  const { text } = await plainTextOfVersion(grant, versionId);
  return { ...own, unseen: await unseenIn(grant, own, text) };
}

/** Those of a version that its copy has, given the copy's text; null if there are none. */
export async function gapOfCopy(grant: ReadGrant, versionId: string, text: string): Promise<ReadingGap | null> {
  const { unseen, unread } = await findGap(grant, versionId);
  if (unseen.length + unread.length === 0) return null;
  return { unseen: await unseenIn(grant, { unseen, versionId }, text), unread };
}

async function unseenIn(
  grant: ReadGrant,
  { versionId, unseen }: Pick<FileGap, "versionId" | "unseen">,
  to: string,
): Promise<ReadingGap["unseen"]> {
  const { text: from } = await plainTextOfVersion(grant, versionId);
  const ranges = unseen.flatMap((range) => wordsWithin(from, range)); // an edit of one leaves the others
  const carried = await carryRanges({ from, to, ranges }, { account: grant.actor?.userId ?? "" });
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of carried) {
    const last = joined.at(-1);
    if (last && to.slice(last.end, start).trim() === "") last.end = end;
    else joined.push({ start, end });
  }
  return joined;
}

function wordsWithin(text: string, { start, end }: { start: number; end: number }): { start: number; end: number }[] {
  return [...text.slice(start, end).matchAll(/\S+/gu)].map(({ index, 0: word }) => ({
    start: start + index,
    end: start + index + word.length,
  }));
}
