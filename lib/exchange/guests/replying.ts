import "server-only";
import { GuestGrant, type Presented } from "@/lib/access/guest-grant";
import { Places } from "@/lib/access/places";
import { requireRoom } from "@/lib/access/quotas";
import { recordInTransaction, type Recorded } from "@/lib/audit/audit";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { computeSha256 } from "@/lib/contracts/files/file-hash";
import { keepMadeFiles } from "@/lib/contracts/files/made-files";
import { lockContract } from "@/lib/contracts/contract-store";
import { requireKnownContent } from "@/lib/contracts/reading/intake";
import { copyFor } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import { detectMediaType } from "@/lib/documents/extraction/detect";
import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { hasMacros } from "@/lib/documents/extraction/macros";
import { exportFileName, MEDIA_TYPE } from "@/lib/documents/rendering/file-name";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type DatabaseClient } from "@/lib/platform/db";
import { refuseWhenDiskIsFull } from "@/lib/platform/disk-reserve";
import { deriveId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/jobs/queue";
import { findReply, insertReply } from "./link-store";
import { replyFile } from "./reply-file";
import type { GuestFile, GuestReceiptDto, GuestReply } from "./schema";
import { asGuest, opened, type Opened } from "./visiting";

/** Bytes of guests' files in memory at once, by link and in total. */
const room = new Places({ each: MAX_FILE_BYTES, all: 4 * MAX_FILE_BYTES });

/**
 * Takes in what a guest proposes and says, as a round that came back: the file that went out with their tracked changes
 * and comments, read by the same job as any other. The same reply sent again is taken once.
 * @throws AppError `guestLinkNotFound`, `guestWordsMoved`, `wordOriginalRefuses`, `storageQuotaExceeded`, `diskFull`.
 *   Source: B-41.6, B-41.7.
 */
export async function replyAsGuest(
  presented: Presented,
  reply: GuestReply,
  language: Language,
): Promise<GuestReceiptDto> {
  const open = await opened(presented, "reply");
  const { replyId, name, changes, comments } = reply;
  const id = deriveId("guest reply", open.guest.linkId, replyId, JSON.stringify([name, changes, comments]));
  const author = copyFor(open.guest.language).guests.authorName(name);
  return once(open, id, async () => {
    refuseWhenDiskIsFull();
    const bytes = await replyFile(open, { reply, author, language });
    const fileName = exportFileName(`${open.round.contractName} ${name}`, "docx");
    return {
      file: { fileName, contentType: MEDIA_TYPE.docx, bytes },
      author,
      fact: {
        action: "guest.replied",
        detail: { linkId: open.guest.linkId, roundId: id, name, changes: changes.length, comments: comments.length },
      },
    };
  });
}

/**
 * Takes in the file that a guest made in Word, like one that came back by mail. None of its bytes are read before the
 * link and the room for them are checked.
 * @throws AppError as `replyAsGuest`, `fileTooLarge`, `unsupportedType`, `macrosRefused`, `emptyDocument`. Source:
 *   B-41.6.
 */
export async function returnAsGuest(
  presented: Presented,
  { replyId, name, fileName }: GuestFile,
  pieces: AsyncIterable<Uint8Array>,
): Promise<GuestReceiptDto> {
  const open = await opened(presented, "reply");
  refuseWhenDiskIsFull();
  await requireRoom(open.makers.maker.userId, { bytes: 1 });
  const leave = room.take(open.guest.linkId, MAX_FILE_BYTES);
  try {
    const bytes = await readAll(pieces);
    requireKnownContent(bytes, fileName);
    requireNoMacros(bytes);
    const id = deriveId("guest file", open.guest.linkId, replyId, await computeSha256(bytes));
    const author = copyFor(open.guest.language).guests.authorName(name);
    const file = { fileName, contentType: detectMediaType(bytes), bytes };
    const detail = { linkId: open.guest.linkId, roundId: id, name, fileName };
    return await once(open, id, async () => ({ file, author, fact: { action: "guest.returned", detail } }));
  } finally {
    leave();
  }
}

type Fact = Extract<Recorded, { action: "guest.replied" | "guest.returned" }>;
type Made = {
  file: { fileName: string; contentType: string; bytes: Uint8Array };
  author: string;
  fact: Omit<Fact, "chain">;
};

/** The round of a reply, made once, if the link is still open when everything is ready. */
async function once(open: Opened, id: string, make: () => Promise<Made>): Promise<GuestReceiptDto> {
  const { guest, makers } = open;
  const known = await findReply(guest, id);
  if (known) return toReceipt(known);
  const { file, author, fact } = await make();
  return keepMadeFiles(makers.maker, [file], inTransaction, async ([kept], tx) => {
    await lockContract(makers.grant, tx); // whoever decides, revokes or sends the same again waits, or was first
    const again = await findReply(guest, id, tx);
    if (again) throw new TakenAlready(again);
    await GuestGrant.requireStillOpen(guest, tx);
    await insertRow(open, { id, author, file: kept }, tx);
    const facts = { accountId: makers.maker.userId, size: file.bytes.length };
    await enqueue("readRound", { contractId: guest.contractId, roundId: id }, facts, tx);
    await recordInTransaction(asGuest(guest), { ...fact, chain: guest.contractId } as Recorded, tx);
    const made = await findReply(guest, id, tx);
    if (!made) throw new AppError("guestLinkNotFound");
    return toReceipt(made);
  }).catch((cause: unknown) => {
    if (cause instanceof TakenAlready) return toReceipt(cause.reply);
    throw cause;
  });
}

type Reply = NonNullable<Awaited<ReturnType<typeof findReply>>>;

/** The same reply came twice at once: the file of this one isn't kept. */
class TakenAlready extends Error {
  constructor(readonly reply: Reply) {
    super("the reply was taken by another request");
  }
}

function insertRow(
  { guest, round }: Opened,
  { id, author, file }: { id: string; author: string; file: { id: string; fileName: string } | undefined },
  tx: DatabaseClient,
): Promise<void> {
  const row = {
    id,
    fileId: file?.id ?? "",
    fileName: file?.fileName ?? "",
    sentBy: author,
    createdByName: author,
    sentVersionId: round.sentVersionId,
    sentSinceId: round.sentSinceId,
    createdAt: clock.now(),
  };
  return insertReply(guest, row, tx);
}

function toReceipt({ id, sentBy, createdAt }: Reply): GuestReceiptDto {
  return { id, name: sentBy, sentAt: createdAt.toISOString() };
}

/** The door has bounded them. */
async function readAll(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  for await (const piece of pieces) read.push(piece);
  return Buffer.concat(read);
}

/** No reply needs macros. @throws AppError `macrosRefused`, or why the file can't be read */
function requireNoMacros(bytes: Uint8Array): void {
  try {
    if (!hasMacros(bytes)) return;
  } catch (cause) {
    if (cause instanceof UnreadableDocument) throw new AppError(cause.reason, { cause });
    throw cause;
  }
  throw new AppError("macrosRefused");
}
