/** Processes that send the morning's letters are killed in the midst of it, again and again. */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { remindEverybody } from "@/lib/deadlines/reminders";
import { localTime } from "@/lib/time-zone";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { resetDatabase, testDatabase } from "@/tests/support/database";
import { createContract, person } from "@/tests/support/factories";

const PEOPLE = 90;
/** One process owns a SQLite file; on Postgres three nodes send at once. */
const NODES = testDatabase === "postgres" ? 3 : 1;
const KILLS = 6;
const DAY_MS = 86_400_000;

/** Where it is about noon now. */
const ZONE = (() => {
  const hours = 12 - new Date().getUTCHours();
  return hours === 0 ? "UTC" : `Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`;
})();

/** People to whom a date of today and a mention of yesterday are to be told. */
async function dueForAll(): Promise<string[]> {
  const owner = await person("Owner");
  const { contractId } = await createContract(owner);
  const { day } = localTime(new Date(), ZONE);
  const ids = Array.from({ length: PEOPLE }, () => newId());
  const emailVerifiedAt = new Date();
  await db.user.createMany({
    data: ids.map((id) => ({ id, name: id, email: `${id}@example.com`, passwordHash: "", emailVerifiedAt })),
  });
  await db.reminderSettings.createMany({ data: ids.map((userId) => ({ userId, timeZone: ZONE })) });
  const part = { contractId, role: "reviewer", contractUploadedAt: new Date() };
  await db.collaborator.createMany({ data: ids.map((userId) => ({ ...part, id: `part-${userId}`, userId })) });
  const duty = { contractId, kind: "duty", title: "Report", date: day, state: "confirmed", foundOn: day };
  await db.deadline.createMany({ data: ids.map((id) => ({ ...duty, id: newId(), assigneeId: `part-${id}` })) });
  const mention = { contractId, kind: "mentioned", byName: "Owner", letter: "due" };
  const createdAt = new Date(Date.now() - DAY_MS);
  await db.notification.createMany({ data: ids.map((userId) => ({ ...mention, id: newId(), userId, createdAt })) });
  return ids;
}

function newNode(): ChildProcess {
  return fork(path.join(import.meta.dirname, "reminders-child.ts"), {
    execArgv: ["--conditions=react-server", "--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}
async function killed(node: ChildProcess): Promise<void> {
  if (node.exitCode !== null || node.signalCode !== null) return;
  node.kill("SIGKILL");
  await once(node, "exit");
}
const countSent = () => db.reminderDigest.count({ where: { count: { gt: 0 } } });

/** Who got no letter or more than one, and what does not agree with the letters. */
async function faults(ids: readonly string[]): Promise<string[]> {
  const letters = await db.outgoingMail.findMany({ where: { kind: "notice" }, select: { id: true, recipient: true } });
  const of = (id: string) => letters.filter(({ recipient }) => recipient === `${id}@example.com`).length;
  const jobs = await db.job.findMany({ where: { name: "sendMail" }, select: { payload: true } });
  const queued = new Set(jobs.map(({ payload }) => payload));
  return [
    ...ids.filter((id) => of(id) !== 1).map((id) => `${of(id)} letters to ${id}`),
    ...letters.filter(({ id }) => !queued.has(JSON.stringify({ mailId: id }))).map(({ id }) => `${id} is never sent`),
    ...((await db.notification.count({ where: { letter: "due" } })) > 0 ? ["a mention was left out"] : []),
    ...((await db.reminderDigest.count({ where: { count: { gt: 0 } } })) === ids.length
      ? []
      : ["days and people do not agree"]),
  ];
}

test(`every morning letter goes out once while ${NODES} of its processes are killed, on ${testDatabase}`, async () => {
  await resetDatabase();
  const ids = await dueForAll();
  let hits = 0;
  const nodes = Array.from({ length: NODES }, newNode);
  try {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const wanted = Math.min(PEOPLE, (await countSent()) + 5);
      while ((await countSent()) < wanted) await pause(5);
      const at = kill % NODES;
      const [node] = nodes.slice(at);
      if (node) await killed(node);
      if ((await countSent()) < PEOPLE) hits += 1; // it died in the midst of its work
      nodes[at] = newNode();
    }
    while ((await countSent()) < PEOPLE) await pause(20);
  } finally {
    await Promise.all(nodes.map(killed));
  }
  expect(hits).toBeGreaterThan(0);
  expect(await faults(ids)).toEqual([]);
  expect(await remindEverybody()).toBe(0);

  // what is sent twice would be found
  const [first = ""] = ids;
  await db.reminderDigest.deleteMany({ where: { userId: first } });
  expect(await remindEverybody()).toBe(1);
  expect(await faults(ids)).toEqual([`2 letters to ${first}`]);
});
