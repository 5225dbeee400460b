/** Several runners share the queue: each job is run by one of them, and none waits for another's claim (B-8.14). */
import { beforeEach, expect, test } from "vitest";
import { db, inTransaction } from "@/lib/platform/db";
import type { Lane } from "@/lib/platform/jobs/lanes";
import { enqueue, runDueJobs } from "@/lib/platform/jobs/queue";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { resetDatabase, testDatabase } from "../support/database";

let begun: string[] = [];
const note = async ({ contractId }: { contractId: string }) => void begun.push(contractId);
const run = (lane: Lane) => runDueJobs({ ...jobHandlers, registerParties: note }, jobGivenUp, lane);
const give = (contractId: string, accountId = contractId) => enqueue("registerParties", { contractId }, { accountId });

beforeEach(async () => {
  begun = [];
  await resetDatabase();
});

test("eight runners run each of sixty jobs once", async () => {
  const ids = Array.from({ length: 60 }, (_, at) => `contract-${at}`);
  for (const id of ids) await give(id, `account-${id.length}`);
  const counts = await Promise.all(Array.from({ length: 8 }, () => run("quick")));
  expect(begun.toSorted()).toEqual(ids.toSorted());
  expect(counts.reduce((one, other) => one + other)).toBe(60);
  expect(await db.job.count({ where: { attempts: { not: 1 } } })).toBe(0);
});

test("a job keeps to its lane and its time", async () => {
  await give("now");
  await enqueue("registerParties", { contractId: "later" }, { runAt: new Date(Date.now() + 3_600_000) });
  expect(await run("slow")).toBe(0);
  expect(await run("quick")).toBe(1);
  expect(begun).toEqual(["now"]);
});

test.skipIf(testDatabase !== "postgres")("a row that another node is claiming holds up nobody", async () => {
  await give("first");
  await give("second");
  await inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT "id" FROM "Job" WHERE "accountId" = 'first' FOR UPDATE`;
    expect(await run("quick")).toBe(1);
    expect(begun).toEqual(["second"]);
  });
  expect(await run("quick")).toBe(1);
  expect(begun).toEqual(["second", "first"]);
});
