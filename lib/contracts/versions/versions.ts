import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type EditGrant, type ReadGrant } from "@/lib/access/contract-grant";
import { recordInTransaction, recordOpening } from "@/lib/audit/audit";
import type { AuditFact } from "@/lib/audit/schema";
import { AppError } from "@/lib/errors";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { countWithin } from "@/lib/platform/page-budget";
import { cleanText, readText } from "@/lib/workers/writing";
import { findContract } from "@/lib/contracts/contract-store";
import type { SearchableText } from "@/lib/documents/search/index-words";
import {
  VERSIONS_PER_PAGE,
  type RestoreVersion,
  type SaveVersion,
  type VersionDto,
  type VersionListQuery,
  type VersionSummaryDto,
} from "@/lib/contracts/schema";
import { isCorrection } from "@/lib/contracts/reading/correction";
import { findGap } from "@/lib/contracts/reading/gaps";
import { findUncertainWords } from "@/lib/contracts/reading/scans";
import { addVersion, toSummary, toVersionDto } from "./new-version";
import {
  conflictWith,
  takeNextNumber,
  findVersion,
  versionText,
  findVersions,
  type VersionRow,
  type VersionSummaryRow,
} from "./version-store";
import { answerSizes } from "./version-text-store";
import { keepText, plainTextOfVersion } from "./version-texts";

/**
 * Newest first, paged, with texts unless `fields` is `summary`; a page ends at the byte limit, after at least one
 * version. @throws AppError `contractNotFound`. Source: B-20.9, B-20.10, B-21.14.
 */
export async function listVersions(
  actor: Actor,
  contractId: string,
  query: VersionListQuery,
): Promise<{ items: (VersionSummaryDto | VersionDto)[]; nextCursor: string | null }> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const limit = query.limit ?? VERSIONS_PER_PAGE;
  const below = query.cursor === undefined ? null : readCursor(query.cursor);
  const [rows, currentId] = await Promise.all([
    findVersions(grant, { limit: limit + 1, below }),
    currentVersionId(grant),
  ]);
  const asked = rows.slice(0, limit);
  const shown = query.fields === "summary" ? asked : await thatFit(grant, asked);
  const last = shown.at(-1);
  const nextCursor = rows.length > shown.length && last ? String(last.versionNumber) : null;
  if (query.fields === "summary") return { items: shown.map((row) => toSummary(row, currentId)), nextCursor };
  await recordOpening(
    actor,
    contractId,
    shown.map((row) => row.versionNumber),
  );
  const items: VersionDto[] = [];
  for (const row of shown) {
    const stored = await versionText(grant, row.id); // none: the contract was deleted just now
    if (stored) items.push(toVersionDto(row, currentId, stored));
  }
  return { items, nextCursor };
}

/** As many of the first versions as fit in one answer. Sizes are stored, or computed now. */
async function thatFit(grant: ReadGrant, rows: readonly VersionSummaryRow[]): Promise<VersionSummaryRow[]> {
  const known = await answerSizes(
    grant,
    rows.map((row) => row.id),
  );
  const sizes: number[] = [];
  for (const { id } of rows) {
    sizes.push(known.get(id) ?? (await keepText(grant, id)).answerBytes);
    if (countWithin(sizes) < sizes.length) break;
  }
  return rows.slice(0, countWithin(sizes));
}

/** One version with its text. @throws AppError `contractNotFound`, `versionNotFound`. Source: B-21.14. */
export async function getVersion(actor: Actor, contractId: string, versionId: string): Promise<VersionDto> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const [row, currentId] = await Promise.all([findVersion(grant, versionId), currentVersionId(grant)]);
  if (!row) throw new AppError("versionNotFound");
  await recordOpening(actor, contractId, [row.versionNumber]);
  const { text } = await plainTextOfVersion(grant, versionId);
  const uncertain = (await findUncertainWords(grant, versionId)).map(({ start, end }) => ({ start, end }));
  const version = toVersionDto(row, currentId, { html: row.html, plainText: text });
  const { unseen, unread } = await findGap(grant, versionId);
  return {
    ...version,
    ...(uncertain.length > 0 ? { uncertain } : {}),
    ...(unseen.length > 0 ? { unseen: unseen.map(({ start, end }) => ({ start, end })) } : {}),
    ...(unread.length > 0 ? { unread } : {}),
  };
}

/**
 * Saves it as the current version. @throws AppError `contractNotFound`, `forbidden`, `versionConflict` when
 * `baseVersionId` is no longer current (its issues name the one that is), `contractSigned`, `bodyTooLarge`,
 * `textTooIntricate`. Source: B-11.1 to B-11.4, B-21.15.
 */
export async function saveVersion(
  actor: Actor,
  contractId: string,
  input: SaveVersion,
  commit: Commit = inTransaction,
): Promise<VersionDto> {
  const grant = await ContractGrant.request(actor, contractId, "edit");
  const text = await cleanText(input.content, actor.userId);
  const baseVersionId = input.baseVersionId ?? null;
  const isCorrected = baseVersionId !== null && (await isCorrection(grant, baseVersionId, text));
  return addEdited(grant, actor, { text, baseVersionId, restoredFrom: null, isCorrected, commit });
}

/**
 * Restores it as a new version. @throws AppError `contractNotFound`, `forbidden`, `versionNotFound`, `versionConflict`
 * when `baseVersionId` is no longer current, `contractSigned`. Source: B-11.8, B-21.16.
 */
export async function restoreVersion(
  actor: Actor,
  contractId: string,
  input: { versionId: string } & RestoreVersion,
  commit: Commit = inTransaction,
): Promise<VersionDto> {
  const grant = await ContractGrant.request(actor, contractId, "edit");
  const older = await findVersion(grant, input.versionId);
  if (!older) throw new AppError("versionNotFound");
  return addEdited(grant, actor, {
    text: await readText(older.html, actor.userId),
    baseVersionId: input.baseVersionId ?? null,
    restoredFrom: older,
    commit,
  });
}

/** A user's new version. A contract whose file is still being read (or couldn't be) has no text to edit yet. */
function addEdited(
  grant: EditGrant,
  actor: Actor,
  edit: {
    text: SearchableText;
    baseVersionId: string | null;
    restoredFrom: VersionRow | null;
    isCorrected?: boolean;
    commit: Commit;
  },
): Promise<VersionDto> {
  const author = { id: actor.userId, name: actor.name };
  return edit.commit(async (tx) => {
    const { versionNumber, currentVersionId: before } = await takeNextNumber(grant, tx);
    if (before === null) throw new AppError("notReadYet");
    if (edit.baseVersionId !== null && edit.baseVersionId !== before) throw conflictWith(before);
    const restoredFromNumber = edit.restoredFrom?.versionNumber ?? null;
    const cause = { kind: edit.restoredFrom ? "restored" : edit.isCorrected ? "corrected" : "saved" } as const;
    const carrier = edit.restoredFrom ? { carrierFileId: edit.restoredFrom.carrierFileId } : {};
    const version = await addVersion(
      grant,
      { text: edit.text, restoredFromNumber, versionNumber, author, cause, ...carrier },
      tx,
    );
    await recordInTransaction(actor, { chain: grant.contractId, ...editFact(versionNumber, restoredFromNumber) }, tx);
    return version;
  });
}

function editFact(version: number, restoredFrom: number | null): AuditFact {
  return restoredFrom === null
    ? { action: "contract.saved", detail: { version } }
    : { action: "contract.restored", detail: { version, restoredFrom } };
}

async function currentVersionId(grant: ReadGrant): Promise<string | null> {
  return (await findContract(grant))?.currentVersionId ?? null;
}

/** @throws AppError `invalidInput` for anything but a version number */
function readCursor(text: string): number {
  const below = Number(text);
  if (!Number.isSafeInteger(below) || below < 1)
    throw new AppError("invalidInput", { issues: [{ path: "cursor", message: "cursor" }] });
  return below;
}
