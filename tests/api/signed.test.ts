/** The signed copy over REST: attached, compared, read-only, reopened. Source: behaviour §28. */
import { beforeEach, describe, expect, test } from "vitest";
import { POST as upload } from "@/app/api/contracts/upload/route";
import { GET as contractRead } from "@/app/api/contracts/[contractId]/route";
import { POST as decide } from "@/app/api/contracts/[contractId]/rounds/[roundId]/decide/route";
import { POST as startRound } from "@/app/api/contracts/[contractId]/rounds/route";
import { POST as again } from "@/app/api/contracts/[contractId]/signed/[signedId]/compare/route";
import { DELETE as remove } from "@/app/api/contracts/[contractId]/signed/[signedId]/route";
import { POST as reopen } from "@/app/api/contracts/[contractId]/signed/reopen/route";
import { GET as list, POST as attach } from "@/app/api/contracts/[contractId]/signed/route";
import { POST as restore } from "@/app/api/contracts/[contractId]/versions/[versionId]/restore/route";
import { GET as versions, POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { GET as contracts } from "@/app/api/contracts/route";
import { GET as download } from "@/app/api/files/download/[fileId]/route";
import { POST as accept } from "@/app/api/suggestions/[contractId]/accept/route";
import { endContract, trashContract, undeleteContract } from "@/lib/contracts/trash/trash";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { db } from "@/lib/platform/db";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { storage } from "@/lib/platform/storage/storage";
import type { SignedCopyDto } from "@/lib/exchange/signed/schema";
import { createRound } from "../access/round-calls";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { leasePdf } from "../support/documents";
import { createContract, join, person, type Person } from "../support/factories";
import { suggestion } from "./audit-events/stage";
import { sentFile } from "./rounds-stage";

const TEXT = ["Rent. The Tenant shall pay USD 1,500 each month.", "", "Law. The laws of Mongolia govern this lease."];
const HTML = `<p>${TEXT[0]}</p><p>${TEXT[2]}</p>`;
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
let owner: Person;
let [contractId, versionId] = ["", ""];
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  const made = await createContract(owner, { html: HTML });
  [contractId, versionId] = [made.contractId, made.version.id];
});

const signedPdf = (replaced = "1,500") => leasePdf([TEXT.map((line) => line.replace("1,500", replaced))]);
const on = (method: string, who = owner, body?: object) => ({
  method,
  params: { contractId },
  token: who.token,
  ...(body ? { body } : {}),
});
async function attached(bytes: Uint8Array, more: object = {}, who = owner): Promise<SignedCopyDto> {
  const body = { fileIds: [await sentFile("signed.pdf", bytes, who)], signedOn: "2026-11-20", ...more };
  const answer = await call(attach, on("POST", who, body));
  expect(answer.status, await answer.clone().text()).toBe(201);
  return answer.json();
}
async function compared(bytes: Uint8Array, more: object = {}): Promise<SignedCopyDto> {
  await attached(bytes, more);
  await runDueJobs(jobHandlers, jobGivenUp);
  const [copy] = await copies();
  if (!copy) throw new Error("a copy was attached");
  return copy;
}
const copies = async () => (await (await call(list, on("GET"))).json()) as SignedCopyDto[];
const readCode = async (answer: Response) => ((await answer.json()) as { code: string }).code;
const saved = (who = owner) => call(save, on("POST", who, { content: "<p>Another text.</p>" }));

describe("a signed copy", () => {
  test("is kept with its hash, and says the same text where it does (B-28.1)", async () => {
    const copy = await compared(await signedPdf(), { signedBy: "Acme LLC, Altan LLC", versionId });
    expect(copy).toMatchObject({
      versionId,
      versionNumber: 1,
      signedOn: "2026-11-20",
      signedBy: "Acme LLC, Altan LLC",
      status: "ready",
      statusMessage: null,
      createdByName: "Owner",
      reopenedAt: null,
      files: [{ fileName: "signed.pdf", sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
      comparison: { outcome: "same", differences: [], unread: [], more: 0 },
    });
    const seen = { signedAt: "2026-11-20", signedBy: "Acme LLC, Altan LLC" };
    expect(await (await call(contractRead, on("GET"))).json()).toMatchObject(seen);
    expect(await (await call(contracts, { token: owner.token })).json()).toMatchObject([{ id: contractId, ...seen }]);
  });

  test("with another word in it shows the word, and where it stands in the agreed text (B-28.2)", async () => {
    const { comparison } = await compared(await signedPdf("1,700"));
    const [version] = await (await call(versions, on("GET"))).json();
    expect(comparison).toMatchObject({
      outcome: "differs",
      differences: [{ kind: "changed", doubt: null, agreed: "1,500", signed: "1,700", file: 0, page: 1 }],
    });
    const [{ start, end } = { start: 0, end: 0 }] = comparison?.differences ?? [];
    expect(version.plainText.slice(start, end)).toBe("1,500");
  });

  test("of pictures says that they could not be read, and compares the rest (B-28.2)", async () => {
    const fileIds = [
      await sentFile("1.pdf", await leasePdf([[TEXT[0] ?? ""]]), owner),
      await sentFile("2.png", PNG, owner),
    ];
    const { comparison } = await compared(PNG, { fileIds });
    expect(comparison).toMatchObject({
      outcome: "unsure",
      unread: [{ file: 1, pages: null }],
      differences: [{ kind: "missing", doubt: "unread", agreed: TEXT[2], file: 1 }],
    });
  });

  test("that can't be read says why, and is compared again when asked (B-28.2)", async () => {
    const broken = new TextEncoder().encode("%PDF-1.7\nnothing");
    const { status, statusMessage, id } = await compared(broken);
    expect({ status, statusMessage }).toEqual({
      status: "failed",
      statusMessage: expect.stringMatching(/damaged|read/i),
    });
    const asked = await call(again, { ...on("POST"), params: { contractId, signedId: id } });
    expect({ status: asked.status, is: (await asked.json()).status }).toEqual({ status: 202, is: "processing" });
    await runDueJobs(jobHandlers, jobGivenUp);
    expect(await copies()).toMatchObject([{ id, status: "failed" }]);
  });

  test("is a PDF or pictures, of a day that was, of the version that is current (B-28.1)", async () => {
    const fileId = await sentFile("signed.txt", "Rent", owner);
    const refusals: [object, number, string][] = [
      [{ fileIds: [fileId] }, 415, "unsupportedSignedType"],
      [{ fileIds: [] }, 400, "invalidInput"],
      [{ fileIds: [fileId, fileId] }, 400, "invalidInput"],
      [{ fileIds: ["unknown"] }, 404, "fileNotFound"],
      [{ fileIds: [fileId], signedOn: "2999-01-01" }, 400, "invalidInput"],
      [{ fileIds: [fileId], signedOn: "2026-02-30" }, 400, "invalidInput"],
      [{ fileIds: [fileId], versionId: "unknown" }, 404, "versionNotFound"],
    ];
    for (const [body, status, code] of refusals) {
      const answer = await call(attach, on("POST", owner, { signedOn: "2026-11-20", ...body }));
      expect([body, answer.status, await readCode(answer)]).toEqual([body, status, code]);
    }
    expect((await saved()).status).toBe(201);
    const body = { fileIds: [await sentFile("a.pdf", await signedPdf(), owner)], signedOn: "2026-11-20", versionId };
    const stale = await call(attach, on("POST", owner, body));
    expect([stale.status, await readCode(stale)]).toEqual([409, "versionConflict"]);
    expect(await copies()).toEqual([]);
  });

  test("is a manager's to attach, reopen and take away; a stranger finds nothing (B-28.1, B-28.4)", async () => {
    const [manager, reviewer, stranger] = [await person("Manager"), await person("Reviewer"), await person("Stranger")];
    await join(contractId, manager, "manager");
    await join(contractId, reviewer, "reviewer");
    const { id } = await attached(await signedPdf(), {}, manager);
    const statuses = async (who: Person) => [
      (await call(list, on("GET", who))).status,
      (await call(attach, on("POST", who, { fileIds: ["x"], signedOn: "2026-11-20" }))).status,
      (await call(remove, { ...on("DELETE", who), params: { contractId, signedId: id } })).status,
      (await call(reopen, on("POST", who))).status,
    ];
    expect(await statuses(stranger)).toEqual([404, 404, 404, 404]);
    expect(await statuses(reviewer)).toEqual([200, 403, 403, 403]);
    expect(await statuses(manager)).toEqual([200, 404, 409, 200]);
    expect((await call(remove, { ...on("DELETE", manager), params: { contractId, signedId: id } })).status).toBe(204);
    expect(await copies()).toEqual([]);
  });

  test("is downloaded by who has a part in the contract, and goes with it (B-28.1)", async () => {
    const [reviewer, stranger] = [await person("Reviewer"), await person("Stranger")];
    await join(contractId, reviewer, "reviewer");
    const { files } = await attached(await signedPdf());
    const fileId = files[0]?.fileId ?? "";
    const asked = async (who: Person) => (await call(download, { params: { fileId }, token: who.token })).status;
    expect([await asked(reviewer), await asked(stranger)]).toEqual([200, 404]);
    const chain = { chain: contractId, action: "file.linkGiven" };
    expect(await db.auditEvent.count({ where: chain })).toBe(1);
  });
});

test("in the trash nothing is signed or reopened, and what was asked for goes on when the contract is back", async () => {
  const body = { fileIds: [await sentFile("signed.pdf", await signedPdf(), owner)], signedOn: "2026-11-20" };
  await trashContract(owner.actor, contractId);
  expect((await call(attach, on("POST", owner, body))).status).toBe(404);
  await undeleteContract(owner.actor, contractId);
  expect((await call(attach, on("POST", owner, body))).status).toBe(201);
  await trashContract(owner.actor, contractId);
  await runDueJobs(jobHandlers, jobGivenUp);
  for (const [handler, method] of [
    [reopen, "POST"],
    [list, "GET"],
  ] as const)
    expect((await call(handler, on(method))).status).toBe(404);
  await undeleteContract(owner.actor, contractId);
  expect(await copies()).toMatchObject([{ status: "processing" }]);
  await runDueJobs(jobHandlers, jobGivenUp);
  expect(await copies()).toMatchObject([{ status: "ready" }]);
  expect((await call(reopen, on("POST"))).status).toBe(200);
});

test("ends with its contract: rows and bytes go", async () => {
  const { files } = await attached(await signedPdf());
  const { storageKey } = await db.storedFile.findUniqueOrThrow({ where: { id: files[0]?.fileId ?? "" } });
  await trashContract(owner.actor, contractId);
  await endContract(owner.actor, contractId);
  await runDueJobs(jobHandlers, jobGivenUp);
  expect([await db.signedCopy.count(), await db.signedFile.count(), await db.storedFile.count()]).toEqual([0, 0, 0]);
  expect(await storage.read(storageKey, 100_000)).toBeNull();
});

describe("a signed text", () => {
  test("is read-only on every way to a new version, until it is reopened (B-28.3, B-28.4)", async () => {
    const round = await createRound(contractId, versionId);
    const suggested = await suggestion({ contractId, versionId } as Parameters<typeof suggestion>[0]);
    await attached(await signedPdf());
    const fileId = await sentFile("new.txt", "Another text", owner);
    const writes: Record<string, () => Promise<Response>> = {
      save: () => saved(),
      restore: () => call(restore, { ...on("POST"), params: { contractId, versionId } }),
      suggestion: () => call(accept, on("POST", owner, suggested)),
      round: () =>
        call(decide, {
          ...on("POST", owner, { accept: [round.changeId], baseVersionId: versionId }),
          params: { contractId, roundId: round.id },
        }),
      version: () => call(startRound, on("POST", owner, { fileId, kind: "version" })),
      copy: async () =>
        call(
          attach,
          on("POST", owner, { fileIds: [await sentFile("b.pdf", await signedPdf(), owner)], signedOn: "2026-11-20" }),
        ),
    };
    for (const [name, write] of Object.entries(writes)) {
      const answer = await write();
      expect([name, answer.status, await readCode(answer)]).toEqual([name, 409, "contractSigned"]);
    }
    expect(await db.contractVersion.count({ where: { contractId } })).toBe(1);
    const { signedAt, signedBy } = await (await call(reopen, on("POST"))).json();
    expect({ signedAt, signedBy }).toEqual({ signedAt: null, signedBy: "" });
    for (const name of ["save", "restore"]) expect([name, (await writes[name]?.())?.status]).toEqual([name, 201]);
    expect(await copies()).toMatchObject([{ reopenedByName: "Owner", reopenedAt: expect.any(String) }]);
    const twice = await call(reopen, on("POST"));
    expect([twice.status, await readCode(twice)]).toEqual([409, "contractNotSigned"]);
  });

  test("of a file that was taken in as the new version before it was signed stays as it is (B-28.3)", async () => {
    const fileId = await sentFile("new.txt", "Another text", owner);
    expect((await call(startRound, on("POST", owner, { fileId, kind: "version" }))).status).toBe(202);
    await attached(await signedPdf());
    await runDueJobs(jobHandlers, jobGivenUp);
    expect(await db.contractVersion.count({ where: { contractId } })).toBe(1);
    expect(await db.round.findFirst({ where: { contractId } })).toMatchObject({
      status: "failed",
      statusMessage: "contractSigned",
    });
  });

  test("of two who save and sign at once one is told: never both (B-28.3)", async () => {
    const fileIds = [await sentFile("signed.pdf", await signedPdf(), owner)];
    const answers = await Promise.all([
      saved(),
      call(attach, on("POST", owner, { fileIds, signedOn: "2026-11-20", versionId })),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test("is told of in the trail: signed, compared, reopened, taken away (B-28.4)", async () => {
    const { id } = await compared(await signedPdf("1,700"));
    await call(reopen, on("POST"));
    await call(remove, { ...on("DELETE"), params: { contractId, signedId: id } });
    const events = await db.auditEvent.findMany({ where: { chain: contractId }, orderBy: { sequence: "asc" } });
    const recorded = events.filter(({ action }) => /^contract\.(signed|reopened)|^signed\./.test(action));
    expect(recorded.map(({ action, detail, actorName }) => [action, JSON.parse(detail), actorName])).toEqual([
      ["contract.signed", { signedId: id, version: 1, date: "2026-11-20", files: 1 }, "Owner"],
      ["signed.compared", { signedId: id, outcome: "differs", differences: 1 }, ""],
      ["contract.reopened", { signedId: id }, "Owner"],
      ["signed.removed", { signedId: id }, "Owner"],
    ]);
  });
});

test("restoring names the version it was meant on top of: a stale one is refused (B-11.8)", async () => {
  const second = await (await saved()).json();
  const restored = (baseVersionId: string) =>
    call(restore, { ...on("POST", owner, { baseVersionId }), params: { contractId, versionId } });
  const stale = await restored(versionId);
  expect([stale.status, await readCode(stale)]).toEqual([409, "versionConflict"]);
  expect((await restored(second.id)).status).toBe(201);
});

test("a contract whose file is being read has nothing to sign yet", async () => {
  const fileId = await sentFile("lease.pdf", await signedPdf(), owner);
  const body = { name: "Lease", type: "Lease Agreement", fileId };
  const { id } = await (await call(upload, { method: "POST", token: owner.token, body })).json();
  const signing = { fileIds: [await sentFile("signed.pdf", await signedPdf(), owner)], signedOn: "2026-11-20" };
  const answer = await call(attach, { method: "POST", params: { contractId: id }, token: owner.token, body: signing });
  expect([answer.status, await readCode(answer)]).toEqual([409, "notReadYet"]);
});
