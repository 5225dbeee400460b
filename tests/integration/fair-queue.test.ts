/** The queue serves accounts in turn, small work never waits behind large, and it says who is before whom. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { GET as readStatus } from "@/app/api/contracts/[contractId]/status/route";
import { ContractGrant } from "@/lib/access/contract-grant";
import { insertContract } from "@/lib/contracts/contract-store";
import { saveVersion } from "@/lib/contracts/versions/versions";
import { clock } from "@/lib/platform/clock";
import { db, inTransaction } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { NotQuick, chooseLane, type JobName, type Lane } from "@/lib/platform/jobs/lanes";
import { enqueue, runDueJobs, type JobGivenUp, type JobHandlers } from "@/lib/platform/jobs/queue";
import { jobsBefore } from "@/lib/platform/jobs/turns";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, join, person } from "../support/factories";

const LARGE = 10_000_000;
const SMALL = 10_000;
let begun: string[] = [];

beforeEach(async () => {
  begun = [];
  await resetDatabase();
});

const note = (name: string) => async (payload: object) =>
  void begun.push(`${name} ${String(Object.values(payload)[0])}`);
const handlers = {
  readContract: note("read"),
  openFirstRound: note("first round"),
  readRound: note("round"),
  compareSigned: note("signed"),
  analyzeContract: note("analyse"),
  suggestByModel: note("suggest"),
  answerContract: note("answer"),
  registerParties: note("register"),
  rereadDeadlines: note("reread"),
  rereadFamily: note("reread family"),
  registerFolder: note("register folder"),
  askQuestion: note("ask"),
  makeDrafts: note("drafts"),
  compareFiles: note("pairs"),
  forgetComparison: note("forgetting"),
  makeBundle: note("bundle"),
  sendMail: note("mail"),
  takeMail: note("take mail"),
  spreadWebhooks: note("spread webhooks"),
  sendWebhook: note("webhook"),
  trackSigning: note("signing"),
  removeFile: note("remove"),
} satisfies JobHandlers;
const givenUp: JobGivenUp = handlers;
/** Each in a millisecond of its own: of two that came in the same one, either may be the first. */
const read = async (contractId: string, accountId: string, size = LARGE) => {
  await enqueue("readContract", { contractId }, { accountId, size });
  for (const cameAt = Date.now(); Date.now() === cameAt;) await clock.rest(1);
};
const many = async (account: string, count: number, size = LARGE) => {
  for (let index = 1; index <= count; index += 1) await read(`${account}${index}`, account, size);
};
const names = () => begun.map((line) => line.replace("read ", ""));

describe("accounts take turns", () => {
  test("twelve jobs of one hold up another's first by one (B-8.14)", async () => {
    await many("a", 12);
    await many("b", 2);
    await runDueJobs(handlers, givenUp, "slow");
    expect(names().slice(0, 5)).toEqual(["a1", "b1", "a2", "b2", "a3"]);
    expect(names()).toHaveLength(14);
  });

  test("whoever comes while others' work runs is next, and a stream of new ones holds up nobody for good", async () => {
    await many("a", 6);
    const handling: JobHandlers = {
      ...handlers,
      readContract: async (payload) => {
        await handlers.readContract(payload);
        if (payload.contractId.startsWith("a")) await read(`n${begun.length}`, `new ${begun.length}`);
      },
    };
    await runDueJobs(handling, givenUp, "slow");
    expect(names()).toEqual(["a1", "n1", "a2", "n3", "a3", "n5", "a4", "n7", "a5", "n9", "a6", "n11"]);
  });

  test("an account that has had its turn may come again, behind those who wait", async () => {
    await many("a", 1);
    await many("b", 3);
    await runDueJobs(handlers, givenUp, "slow");
    await many("a", 1);
    await many("c", 1);
    await runDueJobs(handlers, givenUp, "slow");
    expect(names()).toEqual(["a1", "b1", "b2", "b3", "a1", "c1"]);
  });

  test("on several nodes each job runs once, and nobody's first comes after another's third", async () => {
    await many("a", 8);
    await many("b", 8);
    const nodes = [];
    for (let node = 0; node < 3; node += 1) {
      vi.resetModules(); // nothing but the database in common
      nodes.push((await import("@/lib/platform/jobs/queue")).runDueJobs);
    }
    await Promise.all(nodes.map((run) => run(handlers, givenUp, "slow")));
    expect([...names()].sort()).toEqual([
      ...Array.from({ length: 8 }, (_, index) => `a${index + 1}`),
      ...Array.from({ length: 8 }, (_, index) => `b${index + 1}`),
    ]);
    expect(names().indexOf("b1")).toBeLessThan(names().indexOf("a4"));
  });
});

describe("small work", () => {
  test("has a lane of its own, in which it never waits behind what is large (B-8.14)", async () => {
    await many("a", 12);
    await read("small", "b", SMALL);
    await runDueJobs(handlers, givenUp, "quick");
    expect(names()).toEqual(["small"]);
  });

  test.each<[JobName, number | undefined, Lane]>([
    ["readContract", SMALL, "quick"],
    ["readContract", LARGE, "slow"],
    ["readContract", undefined, "slow"],
    ["analyzeContract", SMALL, "quick"],
    ["analyzeContract", LARGE, "slow"],
    ["sendMail", undefined, "mail"],
    ["takeMail", undefined, "inbox"],
    ["trackSigning", undefined, "signing"],
    ["suggestByModel", SMALL, "model"],
    ["removeFile", undefined, "clearing"],
    ["compareFiles", undefined, "pairs"],
    ["forgetComparison", undefined, "clearing"],
    ["makeBundle", undefined, "bundles"],
  ])("%s of %s is %s", (name, size, lane) => {
    expect(chooseLane(name, size)).toBe(lane);
  });

  test("that is large after all begins again among the large, once, in its account's turn", async () => {
    await many("a", 3);
    await read("heavy", "b", SMALL);
    const handling: JobHandlers = {
      ...handlers,
      readContract: async (payload, lane) => {
        await handlers.readContract(payload);
        if (lane === "quick") throw new NotQuick(new Error("it took too long"));
      },
    };
    await runDueJobs(handling, givenUp, "quick");
    await runDueJobs(handling, givenUp, "slow");
    expect(names()).toEqual(["heavy", "a1", "heavy", "a2", "a3"]);
    expect(await db.job.findFirstOrThrow({ where: { payload: { contains: "heavy" } } })).toMatchObject({
      lane: "slow",
      failures: 0,
      attempts: 1,
      lastError: null,
    });
  });

  test("of one account takes turns with others' too", async () => {
    await many("a", 5, SMALL);
    await many("b", 1, SMALL);
    await runDueJobs(handlers, givenUp, "quick");
    expect(names().indexOf("b1")).toBe(1);
  });
});

describe("the place in line", () => {
  test("counts those that are begun before, and is none once it runs, rests or is over", async () => {
    await many("a", 3);
    await read("b1", "b");
    const before = (contractId: string) => jobsBefore("readContract", { contractId });
    expect(await Promise.all(["a1", "b1", "a2", "a3"].map(before))).toEqual([0, 1, 2, 3]);
    await db.job.updateMany({
      where: { payload: { contains: "a1" } },
      data: { lockedUntil: new Date(clock.now().getTime() + 3_600_000), lockedBy: "somebody" },
    });
    expect(await Promise.all(["a1", "b1", "a2", "a3"].map(before))).toEqual([null, 0, 1, 2]);
    await db.job.updateMany({
      where: { payload: { contains: "b1" } },
      data: { runAt: new Date(clock.now().getTime() + 3_600_000) },
    });
    expect(await Promise.all(["b1", "a2", "none"].map(before))).toEqual([null, 0, null]);
    await read("small", "b", SMALL);
    expect(await before("small")).toBe(0);
  });

  test("is told by GET /contracts/{id}/status to those who may see it (B-8.14)", async () => {
    const [owner, other] = [await person("Owner"), await person("Other")];
    const contractId = await uploading(owner);
    await db.job.deleteMany();
    await many("a", 2);
    await enqueue("readContract", { contractId }, { accountId: owner.actor.userId, size: LARGE });
    const status = async () => (await call(readStatus, { params: { contractId }, token: owner.token })).json();
    expect(await status()).toEqual({
      status: "processing",
      progress: 0,
      statusMessage: null,
      currentVersionId: null,
      ahead: 1,
      isReading: true,
    });
    await runDueJobs(handlers, givenUp, "slow");
    expect(await status()).toMatchObject({ status: "processing", ahead: null });
    expect((await call(readStatus, { params: { contractId }, token: other.token })).status).toBe(404);
  });
});

test("work on a contract counts as its owner's, whoever asked for it", async () => {
  const [owner, reviewer] = [await person("Owner"), await person("Reviewer")];
  const { contractId } = await createContract(owner);
  await join(contractId, reviewer, "reviewer");
  await db.job.deleteMany();
  await saveVersion(reviewer.actor, contractId, { content: "<p>Other words.</p>" });
  await saveVersion(reviewer.actor, contractId, { content: `<p>${"Many words. ".repeat(20_000)}</p>` });
  expect(await db.job.findMany({ orderBy: { createdAt: "asc" }, select: { accountId: true, lane: true } })).toEqual([
    { accountId: owner.actor.userId, lane: "quick" },
    { accountId: owner.actor.userId, lane: "slow" },
  ]);
});

async function uploading(owner: Awaited<ReturnType<typeof person>>): Promise<string> {
  const id = newId();
  await inTransaction((tx) =>
    insertContract(
      owner.actor,
      {
        id,
        name: "Lease",
        contractType: "Other",
        status: "processing",
        uploadedAt: clock.now(),
        fileId: null,
        collaboratorId: newId(),
      },
      tx,
    ),
  );
  await ContractGrant.request(owner.actor, id, "read");
  return id;
}

test("whoever asks something has a turn after each job, however short and many they are", async () => {
  await many("A", 30, SMALL);
  let turns = 0;
  let isRunning = true;
  const count = () => {
    turns += 1;
    if (isRunning) setImmediate(count); // as often as the event loop comes round, however quick it is
  };
  setImmediate(count);
  try {
    await runDueJobs(handlers, givenUp);
  } finally {
    isRunning = false;
  }
  expect(begun).toHaveLength(30);
  expect(turns).toBeGreaterThanOrEqual(15);
});
