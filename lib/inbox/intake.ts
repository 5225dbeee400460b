import "server-only";
import { createHash } from "node:crypto";
import { clock } from "@/lib/platform/clock";
import { inTransaction, isUniqueViolation } from "@/lib/platform/db";
import { deriveId, newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/jobs/queue";
import { storage } from "@/lib/platform/storage/storage";
import { log } from "@/lib/platform/log";
import { WorkerFailure } from "@/lib/workers/threads/worker-failure";
import { MAX_MAIL_BYTES } from "./bounds";
import { judge } from "./judging";
import { insertMail, insertRefused, isReceived } from "./mail-store";

/**
 * A mail at the door. `head`: at least its head, or as much of it as anybody reads; `size` in bytes; `id`: by which it
 * is known again, if not by its bytes.
 */
type ArrivingMail = { head: Uint8Array; size: number; whole: () => Promise<Uint8Array | null>; id?: string };

/**
 * Takes a mail in, by whichever way it came. Its head alone decides whether anybody here awaits it; of a stranger's
 * mail the rest is neither fetched nor read, and nothing kept but that it came. What is taken in is kept durably when
 * this returns. Source: B-42.2, B-42.6.
 * @returns `refused` for strangers' mail, `repeated` for what is here already, `gone` if there is no whole mail
 */
export async function takeIn({
  head,
  size,
  whole,
  id: known,
}: ArrivingMail): Promise<"taken" | "repeated" | "refused" | "gone"> {
  const refused = await refusalAtTheDoor(head);
  if (refused !== null) {
    const id = known ?? deriveId("refused mail", createHash("sha256").update(head).digest("hex"));
    const isNew = await insertRefused({ id, ...refused, at: clock.now() });
    if (isNew) log.info("inbox.refused", { receivedId: id, reason: refused.reason });
    return "refused";
  }
  const isCut = size > MAX_MAIL_BYTES;
  const bytes = isCut ? head : await whole();
  if (!bytes) return "gone";
  return (await receiveMail(bytes, { isCut, id: known })) ? "taken" : "repeated";
}

/** Where the thread that reads the head fails for want of time or memory, the mail is kept: its job judges again. */
async function refusalAtTheDoor(head: Uint8Array) {
  try {
    const judged = await judge(head);
    return judged.kind === "refused" ? judged : null;
  } catch (cause) {
    if (!(cause instanceof WorkerFailure)) throw cause;
    log.error("inbox.not-judged", cause);
    return null;
  }
}

/**
 * Keeps a mail as it came, with the job that takes it apart, in one transaction. The same bytes, or the same `id`, are
 * kept once, so that whoever delivers may die before noting that it did.
 * @param isCut whether it is too large, and `bytes` only its head
 * @returns false if it was here already. Source: B-42.2.
 */
export async function receiveMail(
  bytes: Uint8Array,
  { isCut, id: known }: { isCut: boolean; id?: string | undefined },
): Promise<boolean> {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const id = known ?? deriveId("received mail", sha256);
  if (await isReceived(id)) return false;
  const file = { id: newId(), storageKey: `originals/${newId()}`, sizeBytes: bytes.length, sha256 };
  await storage.write(file.storageKey, bytes, "message/rfc822");
  try {
    const isNew = await inTransaction(async (tx) => {
      if (await isReceived(id, tx)) return false;
      await insertMail({ id, isCut, receivedAt: clock.now(), file }, tx);
      await enqueue("takeMail", { receivedId: id }, {}, tx);
      return true;
    });
    if (!isNew) await storage.remove(file.storageKey);
    return isNew;
  } catch (cause) {
    await storage.remove(file.storageKey); // no row refers to it
    if (isUniqueViolation(cause)) return false; // another delivery of it was faster
    throw cause;
  }
}
