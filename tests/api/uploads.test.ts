import { beforeEach, describe, expect, test } from "vitest";
import { POST as analyze } from "@/app/api/contracts/analyze/route";
import { GET as read } from "@/app/api/contracts/[contractId]/route";
import { GET as versions } from "@/app/api/contracts/[contractId]/versions/route";
import { POST as upload } from "@/app/api/contracts/upload/route";
import { GET as content, PUT as put } from "@/app/api/files/[fileId]/content/route";
import { GET as download } from "@/app/api/files/download/[fileId]/route";
import { POST as presign } from "@/app/api/files/presigned-url/route";
import { GET as suggestions } from "@/app/api/suggestions/[contractId]/route";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { db } from "@/lib/platform/db";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { isAboveDatabase, resetDatabase } from "../support/database";
import { call } from "../support/api";
import { join, person, type Person } from "../support/factories";

const LEASE =
  "LEASE AGREEMENT\n\n1. Parties. Acme LLC, the Landlord, and Bold Bat, the Tenant.\n\n2. Governing law. This Agreement is governed by the laws of Mongolia.\n";

let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

async function prepared(filename: string): Promise<{ uploadUrl: string; fileId: string }> {
  const response = await call(presign, {
    method: "POST",
    token: owner.token,
    body: { filename, contentType: "text/plain" },
  });
  expect(response.status).toBe(201);
  return response.json();
}

function sent(fileId: string, uploadUrl: string, bytes: Uint8Array | string, how: object = {}): Promise<Response> {
  const { pathname, search } = new URL(uploadUrl);
  return call(put, { method: "PUT", params: { fileId }, path: pathname + search, body: bytes, ...how });
}

async function uploaded(filename: string, bytes: Uint8Array | string): Promise<Response> {
  const { uploadUrl, fileId } = await prepared(filename);
  expect((await sent(fileId, uploadUrl, bytes)).status).toBe(204);
  return call(upload, { method: "POST", token: owner.token, body: { name: "Lease", type: "Lease Agreement", fileId } });
}

const finish = () => runDueJobs(jobHandlers, jobGivenUp);
const contract = async (contractId: string) =>
  (await call(read, { params: { contractId }, token: owner.token })).json();

describe("an upload", () => {
  test("is processing, then read and analyzed in the background, once (B-8.7, B-11.5, B-21.10, B-21.13)", async () => {
    const response = await uploaded("lease.txt", LEASE);
    expect(response.status).toBe(201);
    const { id, status } = await response.json();
    expect(status).toBe("processing");
    expect(await finish()).toBe(3); // read, analyzed, and its parties entered
    expect(await contract(id)).toMatchObject({
      status: "analyzed",
      name: "Lease",
      metadata: { contractType: "Lease Agreement" },
    });
    const list = await (await call(versions, { params: { contractId: id }, token: owner.token })).json();
    expect(list).toMatchObject([{ versionNumber: 1, createdByUser: { name: "Owner" } }]);
    expect(list[0].plainText).toContain("governed by the laws of Mongolia");
    const analysis = await (await call(suggestions, { params: { contractId: id }, token: owner.token })).json();
    expect(analysis).toMatchObject({ suggestions: expect.any(Array), cacheId: expect.any(String) });
    expect(await finish()).toBe(0);
  });

  test("taken up again after the process died in the middle has one version and one analysis (B-8.9)", async () => {
    const { id } = await (await uploaded("lease.txt", LEASE)).json();
    const job = await db.job.findFirstOrThrow({ where: { name: "readContract" } });
    await finish();
    // As if the end had not been written down before the crash.
    await db.job.update({ where: { id: job.id }, data: { doneAt: null, lockedBy: "gone", lockedUntil: new Date(0) } });
    expect(await finish()).toBe(1);
    expect(await db.contractVersion.count({ where: { contractId: id } })).toBe(1);
    expect(await db.analysis.count({ where: { contractId: id } })).toBe(1);
  });

  test("whose job is locked by a living worker is left alone", async () => {
    await uploaded("lease.txt", LEASE);
    await db.job.updateMany({ data: { lockedBy: "another", lockedUntil: new Date(Date.now() + 3_600_000) } });
    expect(await finish()).toBe(0);
  });

  test("whose original is lost fails after three attempts and says so (B-8.9)", async () => {
    const { id } = await (await uploaded("lease.txt", LEASE)).json();
    await db.storedFile.updateMany({ data: { storageKey: "originals/lost" } });
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(await finish()).toBe(1);
      await db.job.updateMany({ data: { runAt: new Date(0) } });
    }
    expect(await contract(id)).toMatchObject({
      status: "failed",
      statusMessage: "Something went wrong. Please try again.",
    });
    expect(await finish()).toBe(0);
  });

  test("that can't be read is failed with its reason; the original can be downloaded, and Retry reads it again (B-8.8, B-21.12)", async () => {
    const broken = new Uint8Array([
      ...new TextEncoder().encode("%PDF-1.7\n"),
      ...Array.from({ length: 2000 }, (_, index) => (index * 7919) % 251),
    ]);
    const { id } = await (await uploaded("scan.pdf", broken)).json();
    await finish();
    const failed = await contract(id);
    expect(failed).toMatchObject({
      status: "failed",
      currentVersionId: null,
      statusMessage: expect.stringContaining("damaged"),
    });
    const { downloadUrl } = await (
      await call(download, { params: { fileId: failed.file.id }, token: owner.token })
    ).json();
    const { pathname, search } = new URL(downloadUrl);
    const original = await call(content, { params: { fileId: failed.file.id }, path: pathname + search });
    expect(new Uint8Array(await original.arrayBuffer())).toEqual(broken);
    const retried = await call(analyze, { method: "POST", token: owner.token, body: { contractId: id } });
    expect(retried.status).toBe(202);
    expect(await retried.json()).toMatchObject({ status: "processing" });
    expect(await finish()).toBe(1);
    expect(await contract(id)).toMatchObject({ status: "failed" });
  });
});

describe.runIf(isAboveDatabase)("what is no contract is refused before it becomes one", () => {
  test.each([
    [
      "picture.pdf",
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
      415,
      "unsupportedType",
    ],
    ["program.exe", "MZ", 415, "unsupportedType"],
    ["notes.rtf", "plain words", 415, "unsupportedType"],
  ])("%s", async (name, bytes, status, code) => {
    const response = await uploaded(name, bytes);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
    expect(await db.contract.count()).toBe(0);
  });

  test("an empty file (B-8.6)", async () => {
    const { uploadUrl, fileId } = await prepared("empty.txt");
    const response = await sent(fileId, uploadUrl, "");
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: "emptyDocument" });
  });

  test("more than 25 MB (B-22.1)", async () => {
    const { uploadUrl, fileId } = await prepared("large.txt");
    expect((await sent(fileId, uploadUrl, new Uint8Array(25 * 1024 * 1024 + 1).fill(97))).status).toBe(413);
    expect((await sent(fileId, uploadUrl, new Uint8Array(25 * 1024 * 1024).fill(97))).status).toBe(204);
  });

  test.each([
    [{ type: "Other", fileId: "x" }, "Please enter a name for the contract"],
    [{ name: "Lease", fileId: "x" }, "Please select the contract type"],
    [{ name: "Lease", type: "Other" }, "Please select a file to upload"],
  ])("an incomplete form %o", async (body, message) => {
    const response = await call(upload, { method: "POST", token: owner.token, body });
    expect(response.status).toBe(400);
    expect((await response.json()).message).toBe(message);
  });

  test("a file that was prepared and never sent", async () => {
    const { fileId } = await prepared("never.txt");
    const response = await call(upload, {
      method: "POST",
      token: owner.token,
      body: { name: "Lease", type: "Other", fileId },
    });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: "fileNotUploaded" });
  });
});

describe.runIf(isAboveDatabase)("a signed address", () => {
  test("is for one file, one purpose and a short time, and for one sending", async () => {
    const [one, other] = [await prepared("one.txt"), await prepared("other.txt")];
    expect((await sent(other.fileId, one.uploadUrl, "text")).status).toBe(401);
    const { pathname, search } = new URL(one.uploadUrl);
    expect((await call(content, { params: { fileId: one.fileId }, path: pathname + search })).status).toBe(401);
    const late = search.replace(/expires=\d+/, `expires=${Date.now() - 1}`);
    expect((await sent(one.fileId, `http://x${pathname}${late}`, "text")).status).toBe(401);
    expect((await sent(one.fileId, one.uploadUrl, "text")).status).toBe(204);
    expect((await sent(one.fileId, one.uploadUrl, "again")).status).toBe(409);
  });
});

test("the original is for those who have a part in the contract (B-8.12, B-21.8)", async () => {
  const [reviewer, stranger] = [await person("Reviewer"), await person("Stranger")];
  const { id, file } = await (await uploaded("Гэрээ 2026.txt", LEASE)).json();
  await join(id, reviewer, "reviewer");
  const asked = (who: Person) => call(content, { params: { fileId: file.id }, token: who.token });
  expect((await asked(stranger)).status).toBe(404);
  const original = await asked(reviewer);
  expect(original.status).toBe(200);
  expect(original.headers.get("content-disposition")).toMatch(/^attachment; .*filename\*=UTF-8''%D0%93/);
  expect(original.headers.get("content-security-policy")).toContain("sandbox");
});
