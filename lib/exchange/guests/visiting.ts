import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { GuestGrant, type Presented } from "@/lib/access/guest-grant";
import { requireCodeOfLink, requireUseOfLink } from "@/lib/access/limit-counts";
import { Refused } from "@/lib/access/policy";
import { recordAtOnce, recordInTransaction } from "@/lib/audit/audit";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { AppError } from "@/lib/errors";
import { findJobActor } from "@/lib/people/accounts/job-actor";
import { clock } from "@/lib/platform/clock";
import { inTransaction } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { storage } from "@/lib/platform/storage/storage";
import { fileOfContract } from "@/lib/contracts/files/file-store";
import { findVersion, type VersionRow } from "@/lib/contracts/versions/version-store";
import { plainTextOfVersion } from "@/lib/contracts/versions/version-texts";
import { findOpened, findReplies, noteVisit, type OpenedRound } from "./link-store";
import type { GuestPassDto, GuestViewDto } from "./schema";

/** What a guest may see, each time it is asked for. @throws AppError `guestLinkNotFound`. Source: B-41.2, B-41.4. */
export async function readAsGuest(presented: Presented): Promise<GuestViewDto> {
  const { guest, round, version, plainText, makers } = await opened(presented, "read");
  const at = clock.now();
  await inTransaction(async (tx) => {
    await noteVisit(guest, at, tx);
    const detail = { linkId: guest.linkId, version: version.versionNumber };
    await recordInTransaction(asGuest(guest), { chain: guest.contractId, action: "guest.visited", detail }, tx);
  });
  return {
    contractName: round.contractName,
    sentByName: round.createdByName,
    sentAt: round.createdAt.toISOString(),
    label: guest.label,
    expiresAt: guest.expiresAt.toISOString(),
    fileName: round.fileId === null ? null : round.fileName,
    textContent: version.html,
    plainText,
    earlierText: await earlierText(makers.grant, round.sentSinceId),
    replies: (await findReplies(guest)).map(({ id, sentBy, createdAt }) => {
      return { id, name: sentBy, sentAt: createdAt.toISOString() };
    }),
  };
}

/** What the tracked changes in the file strike and leave; in it for the guest to read as well. */
async function earlierText(grant: Makers["grant"], sinceId: string | null): Promise<string | null> {
  const since = sinceId === null ? null : await findVersion(grant, sinceId);
  return since && (await plainTextOfVersion(grant, since.id)).text;
}

/** The very file that was sent. @throws AppError `guestLinkNotFound`, `fileNotFound`. Source: B-41.4. */
export async function fileAsGuest(presented: Presented): Promise<{ fileName: string; bytes: Uint8Array }> {
  const { guest, round, makers } = await opened(presented, "file");
  const file = round.fileId === null ? null : await fileOfContract(makers.grant, round.fileId);
  const bytes = file && (await storage.read(file.storageKey, MAX_FILE_BYTES));
  if (!bytes) throw new AppError("fileNotFound");
  const detail = { linkId: guest.linkId, fileName: round.fileName };
  await recordAtOnce(asGuest(guest), { chain: guest.contractId, action: "guest.downloaded", detail });
  return { fileName: round.fileName, bytes };
}

/**
 * A pass for the right code. Tries count by link, also for links that never were, so that no answer says which is.
 * @throws AppError `tooManyRequests`, `guestLinkNotFound`: the same for a wrong code and for no link. Source: B-41.5.
 */
export async function enterGuestCode(token: string, code: string): Promise<GuestPassDto> {
  await requireCodeOfLink(token);
  const entered = await GuestGrant.openByCode(token, code);
  if (entered.grant) return { pass: entered.pass, endsAt: entered.endsAt.toISOString() };
  const { link } = entered;
  if (link) {
    const event = { chain: link.contractId, action: "guest.codeRefused" as const, detail: { linkId: link.id } };
    // not waited for: an answer that takes longer would tell that there is a link
    recordAtOnce({ userId: null, name: link.label }, event).catch((cause: unknown) =>
      log.error("guest.code-not-recorded", cause),
    );
  }
  throw new AppError("guestLinkNotFound");
}

/** Whether the link is open to whoever presents this, for the page that shows it; no visit yet. */
export async function requireGuest(presented: Presented): Promise<void> {
  await GuestGrant.open(presented);
}

/** In the trail by the name that the link was given, not the one a guest gives themselves. */
export function asGuest({ label }: GuestGrant) {
  return { userId: null, name: label };
}

export type Opened = { guest: GuestGrant; round: OpenedRound; version: VersionRow; plainText: string; makers: Makers };

/** The link, what it opens, and the version that was sent. @throws AppError `guestLinkNotFound`, `tooManyRequests` */
export async function opened(presented: Presented, use: "read" | "file" | "reply"): Promise<Opened> {
  const guest = await GuestGrant.open(presented);
  await requireUseOfLink(guest, use);
  const [round, makers] = await Promise.all([findOpened(guest), makersGrant(guest)]);
  const version = await findVersion(makers.grant, round.sentVersionId ?? "");
  if (!version) throw new AppError("guestLinkNotFound"); // a round that is sent always has one
  const { text: plainText } = await plainTextOfVersion(makers.grant, version.id);
  return { guest, round, version, plainText, makers };
}

type Makers = { grant: ContractGrant<"manage">; maker: Actor };

/**
 * The proof by which the server reads and writes for a guest: that of whoever made the link, as they are now, so that a
 * link can never do more than its maker may. It stays within this folder. Source: B-41.3.
 */
async function makersGrant(guest: GuestGrant): Promise<Makers> {
  const maker = await findJobActor(guest.makerId);
  if (!maker) throw new AppError("guestLinkNotFound");
  try {
    return { maker, grant: await ContractGrant.request(maker, guest.contractId, "manage") };
  } catch (cause) {
    if (cause instanceof Refused) throw new AppError("guestLinkNotFound", { cause }); // lost just now
    throw cause;
  }
}
