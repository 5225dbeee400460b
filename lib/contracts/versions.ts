import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type EditGrant, type ReadGrant } from "@/lib/access/contract-grant";
import { demandRoom } from "@/lib/access/quotas";
import { record, recordOpening } from "@/lib/audit/audit";
import type { AuditFact } from "@/lib/audit/schema";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/jobs/queue";
import { cleanHtml } from "@/lib/richtext/clean";
import { blocksFromHtml } from "@/lib/richtext/from-html";
import { plainTextOf } from "@/lib/richtext/plain-text";
import { contractOf, ownerOf, setStatus } from "./contract-store";
import { MAX_HTML_BYTES, VERSIONS_PER_PAGE, type SaveVersion, type VersionDto, type VersionListQuery, type VersionSummaryDto } from "./schema";
import { conflictWith } from "./version-conflict";
import { insertVersion, takeNextNumber, versionOf, versionTexts, versionsOf, type VersionRow, type VersionSummaryRow } from "./version-store";

/**
 * Versions of a contract, newest first, a page at a time; with their text unless `fields` is `summary`.
 * @throws AppError `contractNotFound`. Source: spec §7, decisions §2.
 */
export async function listVersions(actor: Actor, contractId: string, query: VersionListQuery): Promise<{ items: (VersionSummaryDto | VersionDto)[]; nextCursor: string | null }> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const limit = query.limit ?? VERSIONS_PER_PAGE;
  const below = query.cursor === undefined ? null : readCursor(query.cursor);
  const [rows, currentId] = await Promise.all([versionsOf(grant, { limit: limit + 1, below }), currentVersionId(grant)]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = rows.length > limit && last ? String(last.versionNumber) : null;
  if (query.fields === "summary") return { items: shown.map((row) => toSummary(row, currentId)), nextCursor };
  await recordOpening(actor, contractId, shown.map((row) => row.versionNumber));
  const texts = new Map((await versionTexts(grant, shown.map((row) => row.id))).map((row) => [row.id, row.html]));
  return { items: shown.map((row) => toVersionDto({ ...row, html: texts.get(row.id) ?? "" }, { currentId })), nextCursor };
}

/** One version with its text. @throws AppError `contractNotFound`, `versionNotFound`. Source: spec §7. */
export async function getVersion(actor: Actor, contractId: string, versionId: string): Promise<VersionDto> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const [row, currentId] = await Promise.all([versionOf(grant, versionId), currentVersionId(grant)]);
  if (!row) throw new AppError("versionNotFound");
  await recordOpening(actor, contractId, [row.versionNumber]);
  return toVersionDto(row, { currentId });
}

/**
 * Stores text as a new version and makes it the current one.
 * @throws AppError `contractNotFound`, `forbidden`, `versionConflict` when `baseVersionId` is given and no longer current (its
 *   issues name the version that is), `bodyTooLarge`. Source: spec §4, decisions §6.
 */
export async function saveVersion(actor: Actor, contractId: string, input: SaveVersion, commit: Commit = inTransaction): Promise<VersionDto> {
  const grant = await ContractGrant.request(actor, contractId, "edit");
  const html = cleanHtml(input.content);
  if (Buffer.byteLength(html) > MAX_HTML_BYTES) throw new AppError("bodyTooLarge");
  return addEdited(grant, actor, { text: versionText(html), baseVersionId: input.baseVersionId ?? null, restoredFromNumber: null, commit });
}

/**
 * Brings an older version's text back as a new version; the older one stays as it is.
 * @throws AppError `contractNotFound`, `forbidden`, `versionNotFound`. Source: spec §4, decisions §6.
 */
export async function restoreVersion(actor: Actor, contractId: string, input: { versionId: string }, commit: Commit = inTransaction): Promise<VersionDto> {
  const grant = await ContractGrant.request(actor, contractId, "edit");
  const older = await versionOf(grant, input.versionId);
  if (!older) throw new AppError("versionNotFound");
  return addEdited(grant, actor, { text: versionText(older.html), baseVersionId: null, restoredFromNumber: older.versionNumber, commit });
}

/** A person's new version. A contract whose file is still being read (or could not be) has no text to edit yet. */
function addEdited(grant: EditGrant, actor: Actor, edit: { text: VersionText; baseVersionId: string | null; restoredFromNumber: number | null; commit: Commit }): Promise<VersionDto> {
  const author = { id: actor.userId, name: actor.name };
  return edit.commit(async (tx) => {
    const { versionNumber, currentVersionId: before } = await takeNextNumber(grant, tx);
    if (before === null) throw new AppError("notReadYet");
    if (edit.baseVersionId !== null && edit.baseVersionId !== before) throw conflictWith(before);
    const version = await addVersion(grant, { text: edit.text, restoredFromNumber: edit.restoredFromNumber, versionNumber, author }, tx);
    await record(actor, { chain: grant.contractId, ...editFact(versionNumber, edit.restoredFromNumber) }, tx);
    return version;
  });
}

function editFact(version: number, restoredFrom: number | null): AuditFact {
  return restoredFrom === null ? { action: "contract.saved", detail: { version } } : { action: "contract.restored", detail: { version, restoredFrom } };
}

/** A version's text in both its forms; made before a transaction begins, because a long text takes a while. */
export type VersionText = { html: string; plainText: string };

/** Both forms of canonical HTML. */
export function versionText(html: string): VersionText {
  return { html, plainText: plainTextOf(blocksFromHtml(html)).text };
}

/**
 * Adds a version under a number that was taken in the same transaction: its row, the contract's current version and
 * status, and the job that analyses it. Its text counts as the contract's owner's.
 * @throws AppError `storageQuotaExceeded` for a person's version
 */
export async function addVersion(grant: EditGrant, input: { text: VersionText; versionNumber: number; restoredFromNumber: number | null; author: { id: string | null; name: string } }, tx: DatabaseClient): Promise<VersionDto> {
  const { text, versionNumber, restoredFromNumber, author } = input;
  const row = { id: newId(), versionNumber, html: text.html, createdAt: clock.now(), createdById: author.id, createdByName: author.name, restoredFromNumber };
  const accountId = await ownerOf(grant, tx);
  if (grant.actor) await demandRoom(accountId, { bytes: Buffer.byteLength(text.html) }, tx); // a file that was let in is read
  const inserted = await insertVersion(grant, row, text.plainText, tx);
  await setStatus(grant, "analyzed", { from: ["reviewed"] }, tx); // what was marked as reviewed was another text
  await enqueue("analyzeContract", { contractId: grant.contractId }, { accountId, size: text.html.length }, tx);
  return toVersionDto(inserted, { currentId: inserted.id, plainText: text.plainText });
}

async function currentVersionId(grant: ReadGrant): Promise<string | null> {
  return (await contractOf(grant))?.currentVersionId ?? null;
}

function toSummary(row: VersionSummaryRow, currentId: string | null): VersionSummaryDto {
  return {
    id: row.id,
    versionNumber: row.versionNumber,
    createdAt: row.createdAt.toISOString(),
    createdByUser: { name: row.createdByName },
    restoredFrom: row.restoredFromNumber,
    isCurrent: row.id === currentId,
  };
}

function toVersionDto(row: VersionRow, { currentId, plainText }: { currentId: string | null; plainText?: string }): VersionDto {
  return { ...toSummary(row, currentId), textContent: row.html, plainText: plainText ?? versionText(row.html).plainText };
}

/** @throws AppError `invalidInput` for anything but a version number */
function readCursor(text: string): number {
  const below = Number(text);
  if (!Number.isSafeInteger(below) || below < 1) throw new AppError("invalidInput", { issues: [{ path: "cursor", message: "cursor" }] });
  return below;
}
