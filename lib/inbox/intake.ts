import "server-only";
import { createHash } from "node:crypto";
import { clock } from "@/lib/platform/clock";
import { inTransaction } from "@/lib/platform/db";
import { deriveId, newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/jobs/queue";
import { storage } from "@/lib/platform/storage/storage";
import { insertMail, isReceived } from "./mail-store";

/**
 * Keeps a mail as it came, with the job that takes it apart, in one transaction. The same bytes are kept once, so that
 * whoever delivers may die before noting that it did. @param isCut whether it is too large, and `bytes` only its head
 * @returns false if it was here already. Source: B-42.2.
 */
export async function receiveMail(bytes: Uint8Array, { isCut }: { isCut: boolean }): Promise<boolean> {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const id = deriveId("received mail", sha256);
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
    throw cause;
  }
}
