/** A node that stood still for longer than its lease finds its job with another node. */
import { beforeEach, expect, test, vi } from "vitest";
import { db } from "@/lib/platform/db";
import { NotQuick } from "@/lib/platform/jobs/lanes";
import { enqueue, runDueJobs, type JobGivenUp, type JobHandlers } from "@/lib/platform/jobs/queue";
import { resetDatabase } from "../support/database";

const OTHER = { lockedBy: "the other node", lockedUntil: new Date(Date.now() + 3_600_000) };
const givenUp = vi.fn(() => Promise.resolve());

beforeEach(async () => {
  await resetDatabase();
  givenUp.mockClear();
});

/** Runs one job whose handler ends as told; meanwhile another node may take it over. */
async function run({ isTakenOver, failures, cause }: { isTakenOver: boolean; failures: number; cause: Error }) {
  await enqueue("removeFile", { storageKey: "originals/a" });
  await db.job.updateMany({ data: { failures, attempts: failures } });
  let ran = 0;
  const removeFile = async () => {
    if (++ran > 1) return; // in the lane it was sent to
    if (isTakenOver) await db.job.updateMany({ data: OTHER });
    throw cause;
  };
  // no other job is due
  await runDueJobs({ removeFile } as unknown as JobHandlers, { removeFile: givenUp } as unknown as JobGivenUp);
  return db.job.findFirstOrThrow();
}

test.each([
  ["fails", 0, new Error("no")],
  ["fails for good", 2, new Error("no")],
  ["is too large", 0, new NotQuick("slow")],
])("its end is the other node's to write, also where it %s here (B-43.8)", async (_, failures, cause) => {
  const lost = await run({ isTakenOver: true, failures, cause });
  expect(lost).toMatchObject({ ...OTHER, failures, failedAt: null, doneAt: null, lane: "clearing" });
  expect(givenUp).not.toHaveBeenCalled();
});

test("of a job that it still has it writes the end itself (B-43.8)", async () => {
  expect(await run({ isTakenOver: false, failures: 0, cause: new Error("no") })).toMatchObject({
    failures: 1,
    failedAt: null,
    lockedBy: null,
  });
  await resetDatabase();
  expect(await run({ isTakenOver: false, failures: 2, cause: new Error("no") })).toMatchObject({
    failedAt: expect.any(Date),
    lockedBy: null,
  });
  expect(givenUp).toHaveBeenCalledTimes(1);
  await resetDatabase();
  expect((await run({ isTakenOver: false, failures: 0, cause: new NotQuick("slow") })).lane).toBe("slow");
});
