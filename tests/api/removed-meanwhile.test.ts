/** Somebody who loses their part while their text is being worked on: nothing of it is saved (B-19.8). */
import { beforeEach, expect, test, vi } from "vitest";
import { POST as restore } from "@/app/api/contracts/[contractId]/versions/[versionId]/restore/route";
import { POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { POST as decide } from "@/app/api/contracts/[contractId]/rounds/[roundId]/decide/route";
import { db } from "@/lib/platform/db";
import type * as returning from "@/lib/workers/returning";
import type * as writing from "@/lib/workers/writing";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import { createLease, RETURNED } from "./rounds-stage";

/** What happens once while a worker has the text. */
const meanwhile = vi.hoisted(() => ({
  action: null as (() => Promise<unknown>) | null,
  async worked<T>(done: Promise<T>): Promise<T> {
    const { action } = meanwhile;
    meanwhile.action = null;
    await action?.();
    return done;
  },
}));
vi.mock("@/lib/workers/writing", async (original) => {
  const real = await original<typeof writing>();
  const cleanText: typeof real.cleanText = (...asked) => meanwhile.worked(real.cleanText(...asked));
  const readText: typeof real.readText = (...asked) => meanwhile.worked(real.readText(...asked));
  return { ...real, cleanText, readText };
});
vi.mock("@/lib/workers/returning", async (original) => {
  const real = await original<typeof returning>();
  const returnInWorker: typeof real.returnInWorker = (...asked) => meanwhile.worked(real.returnInWorker(...asked));
  return { ...real, returnInWorker };
});

let owner: Person;
let editor: Person;
let lease: Awaited<ReturnType<typeof createLease>>;
beforeEach(async () => {
  meanwhile.action = null;
  await resetDatabase();
  [owner, editor] = [await person("Owner"), await person("Editor")];
  lease = await createLease(owner);
  await join(lease.contractId, editor, "reviewer");
});

const leave = () =>
  db.collaborator.deleteMany({ where: { contractId: lease.contractId, userId: editor.actor.userId } });
const asEditor = (handler: Parameters<typeof call>[0], params: Record<string, string>, body: object) =>
  call(handler, { method: "POST", token: editor.token, params: { contractId: lease.contractId, ...params }, body });

async function expectNothingSaved(write: () => Promise<Response>): Promise<void> {
  const before = (await lease.versions()).length;
  meanwhile.action = leave;
  expect((await write()).status).toBe(404);
  expect(await lease.versions()).toHaveLength(before);
  await join(lease.contractId, editor, "reviewer");
  expect((await write()).status).toBeLessThan(300);
  expect(await lease.versions()).toHaveLength(before + 1);
}

test("a version isn't saved (B-19.8)", async () => {
  await expectNothingSaved(() => asEditor(save, {}, { content: "<p>The rent is 120 dollars a month.</p>" }));
});

test("an older one isn't restored (B-19.8)", async () => {
  const [first] = await lease.versions();
  await lease.save("<p>The rent is 130 dollars a month.</p>");
  await expectNothingSaved(() => asEditor(restore, { versionId: first?.id ?? "" }, {}));
});

test("changes of a round aren't decided (B-19.8)", async () => {
  const roundId = await lease.takeIn("returned.docx", RETURNED);
  const [change] = await lease.changes(roundId);
  const [current] = await lease.versions();
  const body = { accept: [change?.id], baseVersionId: current?.id };
  await expectNothingSaved(() => asEditor(decide, { roundId }, body));
});
