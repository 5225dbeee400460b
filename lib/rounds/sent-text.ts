import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { versionOf, type VersionRow } from "@/lib/contracts/version-store";
import { editionsBetween, wordOriginal } from "@/lib/contracts/word-originals";
import { fileOfContract } from "@/lib/files/file-store";
import { MAX_FILE_BYTES } from "@/lib/files/bounds";
import { storage } from "@/lib/platform/storage/storage";
import type { SentVersion } from "@/lib/workers/returning";
import { roundOf, sentRoundOf, type RoundRow } from "./round-store";

/** What was sent, and the version since which our changes were tracked in it. */
type Told = { sent: VersionRow; since: VersionRow | null };

/**
 * What a file that came back is held against: the very file that went out, where that was recorded, else one made again
 * of the version. Source: B-26.14.
 */
export async function sentTextOf(
  grant: ReadGrant,
  round: RoundRow,
  told: Told,
): Promise<Told & { answersId: string | null; text: SentVersion }> {
  const { sent } = told;
  const nothing = { html: sent.html, file: null, original: null, editions: [], answered: null, isOwn: false };
  if (round.kind === "first") return { ...told, answersId: null, text: nothing }; // nothing was sent by us
  const asked = { versionId: sent.id, sinceId: told.since?.id ?? null, before: round.createdAt };
  const sending = await sentRoundOf(grant, asked);
  const original = await wordOriginal(grant, sent);
  const since = told.since ?? (sending?.sentSinceId ? await versionOf(grant, sending.sentSinceId) : null);
  const file = sending && (await wordOriginal(grant, { carrierFileId: sending.fileId ?? "" })); // a PDF tells less
  if (sending && file) {
    const former = sending.answersId === null ? null : await roundOf(grant, sending.answersId);
    const answered = former && (await bytesOf(grant, former));
    return { sent, since, answersId: sending.id, text: { ...nothing, file, answered, isOwn: original === null } };
  }
  const editions = since ? await editionsBetween(grant, since, sent) : [];
  return {
    sent,
    since,
    answersId: sending?.id ?? null,
    text: { ...nothing, original, editions, isOwn: original === null },
  };
}

async function bytesOf(grant: ReadGrant, { fileId }: RoundRow): Promise<Uint8Array | null> {
  const file = fileId === null ? null : await fileOfContract(grant, fileId);
  return file && storage.read(file.storageKey, MAX_FILE_BYTES);
}
