import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { ContractGrant } from "@/lib/access/contract-grant";
import { contractOf } from "@/lib/contracts/contract-store";
import { exportedFile } from "@/lib/contracts/exports";
import { versionOf, type VersionRow } from "@/lib/contracts/version-store";
import { AppError } from "@/lib/errors";
import { answeredFile } from "./answering";
import type { RemarksSent, SendForm } from "./schema";
import { theirTextOf, type TheirText } from "./their-text";

type Grant = ContractGrant<"manage">;
/** What goes out: a version, marked since an older one or in the file of a round where one is named. */
export type Parcel = { name: string; version: VersionRow; since: VersionRow | null; answersId: string | null };
type Asked = {
  versionId?: string | undefined;
  sinceId?: string | undefined;
  answersId?: string | undefined;
  form?: SendForm | undefined;
};

/**
 * What is asked for; tracked without a word since when it is marked against what the other side has.
 * @throws AppError `contractNotFound`, `noVersions`, `versionNotFound`, `invalidInput` for a version to compare with
 *   that is no older one, and for tracked ones where there is nothing to mark against
 */
export async function parcelOf(grant: Grant, { versionId, sinceId, answersId, form }: Asked): Promise<Parcel> {
  const contract = await contractOf(grant);
  if (!contract) throw new AppError("contractNotFound");
  const id = versionId ?? contract.currentVersionId;
  if (!id) throw new AppError("noVersions");
  const version = await versionOf(grant, id);
  const since = sinceId === undefined ? null : await versionOf(grant, sinceId);
  if (!version || (sinceId !== undefined && !since)) throw new AppError("versionNotFound");
  if (since && since.versionNumber >= version.versionNumber) throw unfit("sinceId");
  const asked = { name: contract.name, version, since, answersId: answersId ?? null };
  if (form === undefined || form === "clean") return asked;
  const marked = markedIn(asked, await theirTextOf(grant));
  if (!marked) throw unfit("form");
  return marked;
}

/** The parcel with something to mark against, unless it has that; null where there is nothing. */
export function markedIn(parcel: Parcel, theirs: TheirText | null): Parcel | null {
  if (parcel.since || parcel.answersId !== null) return parcel;
  if (!theirs) return null;
  if (theirs.answersId !== null) return { ...parcel, answersId: theirs.answersId };
  return theirs.version.versionNumber < parcel.version.versionNumber ? { ...parcel, since: theirs.version } : null;
}

function unfit(path: string): AppError {
  return new AppError("invalidInput", { issues: [{ path, message: path }] });
}

/** The file of a parcel; `since`: the version against which something is marked in it, null where nothing is. */
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
