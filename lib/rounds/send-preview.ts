import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import type { VersionRow } from "@/lib/contracts/version-store";
import { returnInWorker } from "@/lib/workers/returning";
import { markedIn, parcelOf, writtenParcel, type Parcel } from "./parcels";
import type { PreviewQuery, SendPreviewDto } from "./schema";
import { theirTextOf } from "./their-text";

/**
 * What the other side would see of a sending: how many changes its file marks, and how many of ours it would not. The
 * file is made as it would go out, and read as any other.
 * @throws AppError as `parcelOf` and `writtenParcel`. Source: B-26.17.
 */
export async function previewSending(actor: Actor, contractId: string, query: PreviewQuery): Promise<SendPreviewDto> {
  const grant = await ContractGrant.request(actor, contractId, "manage");
  const theirs = await theirTextOf(grant);
  const asked = await parcelOf(grant, query);
  const parcel = markedIn(asked, theirs);
  const { version } = asked;
  const marked = parcel && (await marksOf(actor, grant, parcel));
  const { since = null, answersId = null } = parcel ?? {};
  const base = since && theirs && since.versionNumber > theirs.version.versionNumber ? theirs.version : null;
  const unmarked = base && since ? await differences(actor, base, since) : 0;
  const isReply = answersId !== null && theirs?.answersId === answersId;
  return {
    theirs: theirs && {
      versionId: theirs.version.id,
      versionNumber: theirs.version.versionNumber,
      answersId: theirs.answersId,
    },
    tracked: marked === null ? null : { changes: marked, unmarked },
    clean: { unmarked: isReply ? (marked ?? 0) : theirs ? await differences(actor, theirs.version, version) : 0 },
  };
}

async function marksOf(actor: Actor, grant: ContractGrant<"manage">, parcel: Parcel): Promise<number> {
  const { bytes } = await writtenParcel(actor, grant, { parcel, comments: "none" });
  return returnInWorker({ verb: "count", file: bytes }, actor.userId);
}

async function differences(actor: Actor, from: VersionRow, to: VersionRow): Promise<number> {
  if (from.id === to.id) return 0;
  const sent = { html: from.html, file: null, original: null, editions: [], answered: null, isOwn: false };
  const task = { verb: "read", returned: { file: null, html: to.html }, sent } as const;
  return (await returnInWorker(task, actor.userId)).changes.length;
}
