import "server-only";
import { clock } from "@/lib/platform/clock";
import { inTransaction } from "@/lib/platform/db";
import { enqueue } from "@/lib/platform/jobs/queue";
import { abandonedFiles, forgetAbandoned } from "./file-store";

/** An upload is made a contract at once; a day is for those who do it by hand. */
const KEPT_MS = 24 * 60 * 60_000;
const MOST = 1_000;

/** Removes uploads that became no contract within a day: their rows now, their bytes by a job. @returns how many */
export async function removeAbandonedUploads(): Promise<number> {
  let removed = 0;
  for (const { id, storageKey } of await abandonedFiles(new Date(clock.now().getTime() - KEPT_MS), MOST)) {
    await inTransaction(async (tx) => {
      if (!(await forgetAbandoned(id, tx))) return; // it was made a contract of in this moment
      await enqueue("removeFile", { storageKey }, {}, tx);
      removed += 1;
    });
  }
  return removed;
}
