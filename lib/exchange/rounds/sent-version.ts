import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { writersIn } from "@/lib/contracts/export/taken-version-store";
import { findVersion, findVersions, type VersionRow } from "@/lib/contracts/versions/version-store";
import { editionsBetween, wordOriginal } from "@/lib/contracts/export/word-originals";
import type { Identifier } from "@/lib/word/identifier";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { fileOfContract } from "@/lib/contracts/files/file-store";
import { storage } from "@/lib/platform/storage/storage";
import { returnInWorker, type Candidate, type ReturnedFile, type SentVersion } from "@/lib/workers/returning";
import { type RoundRow, findRound, findSentRound } from "./round-store";

/** How many of the newest versions are searched for the sent one. */
const MOST_CANDIDATES = 30;
/** UTF-16 units across all of them. */
const MOST_CHARS = 20_000_000;

/**
 * The version that a returned file is based on, and the one since which our changes were tracked in it: as the user
 * said, or as the file itself says, or the one with the nearest text. Source: B-26.2.
 */
export async function findSentVersion(
  grant: ReadGrant,
  round: RoundRow,
  { returned, account }: { returned: ReturnedFile; account: string },
): Promise<{ sent: VersionRow; since: VersionRow | null }> {
  const said = await knownVersions(grant, { versionId: round.sentVersionId, sinceId: round.sentSinceId });
  if (said && (said.since || round.kind === "first")) return said;
  const rows = await listCandidates(grant);
  const writers = await writersIn(grant);
  const candidates = rows.map((row): Candidate => {
    return { id: row.id, author: writers.get(row.id) ?? row.createdByName, at: row.createdAt, html: row.html };
  });
  const facts = await returnInWorker({ verb: "know", returned, candidates }, account);
  const identified = await identifiedVersions(grant, facts.identifier);
  if (said) return identified?.sent.id === said.sent.id ? identified : said;
  if (identified) return identified;
  const nearest = rows.find(({ id }) => id === facts.nearestId);
  if (!nearest) throw new Error(`contract ${grant.contractId} has no version that could have been sent`);
  return { sent: nearest, since: rows.find(({ id }) => id === facts.sinceId) ?? null };
}

function identifiedVersions(grant: ReadGrant, identifier: Identifier | null) {
  return identifier?.contractId === grant.contractId ? knownVersions(grant, identifier) : null;
}

async function knownVersions(
  grant: ReadGrant,
  { versionId, sinceId }: { versionId: string | null; sinceId: string | null },
): Promise<{ sent: VersionRow; since: VersionRow | null } | null> {
  const sent = versionId === null ? null : await findVersion(grant, versionId);
  if (!sent) return null;
  const since = sinceId === null ? null : await findVersion(grant, sinceId);
  return { sent, since: since && since.versionNumber < sent.versionNumber ? since : null };
}

async function listCandidates(grant: ReadGrant): Promise<VersionRow[]> {
  const found: VersionRow[] = [];
  let chars = 0;
  for (const { id } of await findVersions(grant, { limit: MOST_CANDIDATES, below: null })) {
    const row = await findVersion(grant, id);
    chars += row?.html.length ?? 0;
    if (!row || (found.length > 0 && chars > MOST_CHARS)) break;
    found.push(row);
  }
  return found;
}

/** What was sent, and the version since which our changes were tracked in it. */
type SentBasis = { sent: VersionRow; since: VersionRow | null };

/**
 * What a returned file is compared with: the exact file that was sent, if recorded, otherwise one made again from the
 * version. Source: B-26.14.
 */
export async function findSentText(
  grant: ReadGrant,
  round: RoundRow,
  basis: SentBasis,
): Promise<SentBasis & { answersId: string | null; text: SentVersion }> {
  const { sent } = basis;
  const nothing = { html: sent.html, file: null, original: null, editions: [], answered: null, isOwn: false };
  if (round.kind === "first") return { ...basis, answersId: null, text: nothing }; // we sent nothing
  const asked = { versionId: sent.id, sinceId: basis.since?.id ?? null, before: round.createdAt };
  const sending = await findSentRound(grant, asked);
  const original = await wordOriginal(grant, sent);
  const since = basis.since ?? (sending?.sentSinceId ? await findVersion(grant, sending.sentSinceId) : null);
  const file = sending && (await wordOriginal(grant, { carrierFileId: sending.fileId ?? "" })); // a PDF says less
  if (sending && file) {
    const former = sending.answersId === null ? null : await findRound(grant, sending.answersId);
    const answered = former && (await loadBytes(grant, former));
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

async function loadBytes(grant: ReadGrant, { fileId }: RoundRow): Promise<Uint8Array | null> {
  const file = fileId === null ? null : await fileOfContract(grant, fileId);
  return file && storage.read(file.storageKey, MAX_FILE_BYTES);
}
