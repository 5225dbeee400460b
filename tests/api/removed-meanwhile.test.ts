/** Somebody who loses their part while their text is being worked on: nothing of it is saved (B-19.8). */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { POST as send } from "@/app/api/contracts/[contractId]/rounds/send/route";
import { POST as takeIn } from "@/app/api/contracts/[contractId]/rounds/route";
import { POST as attach } from "@/app/api/contracts/[contractId]/signed/route";
import { POST as restore } from "@/app/api/contracts/[contractId]/versions/[versionId]/restore/route";
import { POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { POST as decide } from "@/app/api/contracts/[contractId]/rounds/[roundId]/decide/route";
import { db } from "@/lib/platform/db";
import type * as uploads from "@/lib/contracts/files/uploads";
import type * as returning from "@/lib/workers/returning";
import type * as writing from "@/lib/workers/writing";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import { leasePdf } from "../support/documents";
import { createLease, RETURNED, sentFile } from "./rounds-stage";

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
vi.mock("@/lib/contracts/files/uploads", async (original) => {
  const real = await original<typeof uploads>();
  const uploadedBytes: typeof real.uploadedBytes = (...asked) => meanwhile.worked(real.uploadedBytes(...asked));
  return { ...real, uploadedBytes };
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

describe("by a manager whose files are being read", () => {
  const asManager = async (handler: Parameters<typeof call>[0], body: object) => {
    await db.collaborator.updateMany({ where: { userId: editor.actor.userId }, data: { role: "manager" } });
    return asEditor(handler, {}, body);
  };
  async function expectOne(write: () => Promise<Response>, count: () => Promise<number>): Promise<void> {
    meanwhile.action = leave;
    expect((await write()).status).toBe(404);
    expect([await count(), meanwhile.action]).toEqual([0, null]);
    await join(lease.contractId, editor, "reviewer");
    expect((await write()).status).toBeLessThan(300);
    expect(await count()).toBe(1);
  }

  test("a signed copy isn't attached (B-19.8)", async () => {
    const fileIds = [await sentFile("signed.pdf", await leasePdf([["The rent is 100 dollars a month."]]), editor)];
    await expectOne(
      () => asManager(attach, { fileIds, signedOn: "2026-11-20" }),
      () => db.signedCopy.count(),
    );
  });

  test("a file isn't recorded as sent, nor taken in as a reply (B-19.8)", async () => {
    const fileId = await sentFile("Lease.txt", "The rent is 100 dollars a month.", editor);
    const [version] = await lease.versions();
    const count = (kind: string) => () => db.round.count({ where: { kind } });
    const sending = { deliver: "download", to: ["Khangai"], fileId, versionId: version?.id };
    await expectOne(() => asManager(send, sending), count("sent"));
    const back = await sentFile("Back.txt", "The rent is 90 dollars a month.", editor);
    await expectOne(() => asManager(takeIn, { fileId: back, kind: "returned" }), count("returned"));
  });
});
