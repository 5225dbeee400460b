import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { ContractGrant, ReadGrant } from "@/lib/access/contract-grant";
import { findContract } from "@/lib/contracts/contract-store";
import { exportedFile } from "@/lib/contracts/export/exports";
import { findTakenVersions } from "@/lib/contracts/export/taken-version-store";
import { findVersion, type VersionRow, findVersions } from "@/lib/contracts/versions/version-store";
import { AppError } from "@/lib/errors";
import { findOriginal } from "@/lib/contracts/files/file-store";
import { answeredFile } from "./answering";
import { findRounds, type RoundRow } from "./round-store";
import type { RemarksSent, SendForm } from "./schema";

type Grant = ContractGrant<"manage">;
/** What is sent: a version, with changes marked since an older one, or in the file of a round if one is named. */
export type Parcel = { name: string; version: VersionRow; since: VersionRow | null; answersId: string | null };
type Asked = {
  versionId?: string | undefined;
  sinceId?: string | undefined;
  answersId?: string | undefined;
  form?: SendForm | undefined;
};

/**
 * What was asked for; if tracked changes are wanted without naming a base, marked against what the other side has.
 * @throws AppError `contractNotFound`, `noVersions`, `versionNotFound`, `invalidInput` for a base version that is not
 *   older, and for tracked changes if there is nothing to mark against
 */
export async function toParcel(grant: Grant, { versionId, sinceId, answersId, form }: Asked): Promise<Parcel> {
  const contract = await findContract(grant);
  if (!contract) throw new AppError("contractNotFound");
  const id = versionId ?? contract.currentVersionId;
  if (!id) throw new AppError("noVersions");
  const version = await findVersion(grant, id);
  const since = sinceId === undefined ? null : await findVersion(grant, sinceId);
  if (!version || (sinceId !== undefined && !since)) throw new AppError("versionNotFound");
  if (since && since.versionNumber >= version.versionNumber) throw unfit("sinceId");
  const asked = { name: contract.name, version, since, answersId: answersId ?? null };
  if (form === undefined || form === "clean") return asked;
  const marked = markedIn(asked, await findTheirText(grant));
  if (!marked) throw unfit("form");
  return marked;
}

/** The parcel with a base to mark against, unless it has one already; null if there is none. */
export function markedIn(parcel: Parcel, theirs: TheirText | null): Parcel | null {
  if (parcel.since || parcel.answersId !== null) return parcel;
  if (!theirs) return null;
  if (theirs.answersId !== null) return { ...parcel, answersId: theirs.answersId };
  return theirs.version.versionNumber < parcel.version.versionNumber ? { ...parcel, since: theirs.version } : null;
}

function unfit(path: string): AppError {
  return new AppError("invalidInput", { issues: [{ path, message: path }] });
}

/** The file of a parcel; `since`: the version its changes are marked against, null if nothing is marked. */
export async function writtenParcel(
  actor: Actor,
  grant: Grant,
  { parcel, comments }: { parcel: Parcel; comments: RemarksSent },
): Promise<{ bytes: Uint8Array; since: VersionRow | null }> {
  const { name, version, since, answersId } = parcel;
  if (answersId === null) {
    const query = { format: "docx", comments } as const;
    return { since, bytes: await exportedFile(actor, grant, { query, name, version, since, isSigned: true }) };
  }
  const { bytes, sent } = await answeredFile(actor, grant, { roundId: answersId, name, version, comments });
  return { bytes, since: sent.id === version.id ? null : sent };
}

/** The version whose text the other side has, or may have; `answersId`: their file that is still unanswered. */
export type TheirText = { version: VersionRow; answersId: string | null };

/**
 * What our edits can be marked against: whatever was last sent or returned, otherwise the file the contract was read
 * from, whoever drafted it. Null if the contract was written here and nothing was sent. Source: B-26.17.
 */
export async function findTheirText(grant: ReadGrant): Promise<TheirText | null> {
  const newest = (await findRounds(grant)).find(({ status }) => status === "ready");
  if (newest) return fromRound(grant, newest);
  if (!(await findOriginal(grant))) return null;
  const [first] = await findVersions(grant, { limit: 1, below: 2 });
  return first ? known(grant, first.id, null) : null;
}

async function fromRound(grant: ReadGrant, { id, kind, sentVersionId }: RoundRow): Promise<TheirText | null> {
  if (kind !== "version") return known(grant, sentVersionId, kind === "sent" ? null : id);
  const taken = (await findTakenVersions(grant)).find(({ roundId }) => roundId === id);
  return known(grant, taken?.versionId ?? null, null);
}

async function known(grant: ReadGrant, versionId: string | null, answersId: string | null): Promise<TheirText | null> {
  const version = versionId === null ? null : await findVersion(grant, versionId);
  return version && { version, answersId };
}
