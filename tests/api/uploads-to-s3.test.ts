/** Uploads of an installation whose files are in S3, while S3 works, is busy, breaks off, and works again. */
import { afterAll, beforeEach, expect, test } from "vitest";
import { call } from "../support/api";
import { startFakeS3 } from "../support/s3/fake-s3";
import { fakeBucketSettings } from "../support/s3/place";

const s3 = await startFakeS3();
// The settings are read when the first product module is, so these come first and the modules after.
Object.assign(process.env, fakeBucketSettings(s3.endpoint));
const { POST: upload } = await import("@/app/api/contracts/upload/route");
const { GET: read } = await import("@/app/api/contracts/[contractId]/route");
const { GET: content, PUT: put } = await import("@/app/api/files/[fileId]/content/route");
const { POST: presign } = await import("@/app/api/files/presigned-url/route");
const { db } = await import("@/lib/platform/db");
const { jobGivenUp, jobHandlers } = await import("@/lib/server/jobs/handlers");
const { checkStorage } = await import("@/lib/server/jobs/start-background");
const { log } = await import("@/lib/platform/log");
const { runDueJobs } = await import("@/lib/platform/jobs/queue");
const { resetDatabase } = await import("../support/database");
const { person } = await import("../support/factories");

const LEASE = "LEASE AGREEMENT\n\n1. Governing law. This Agreement is governed by the laws of Mongolia.\n";
const BUSY = { kind: "answer", status: 503, code: "SlowDown" } as const;
let owner: Awaited<ReturnType<typeof person>>;

beforeEach(async () => {
  await resetDatabase();
  s3.become(null);
  s3.objects.clear();
  owner = await person("Owner");
});
afterAll(() => s3.close());

async function prepared(): Promise<{ uploadUrl: string; fileId: string }> {
  const body = { filename: "lease.txt", contentType: "text/plain" };
  return (await call(presign, { method: "POST", token: owner.token, body })).json();
}

function sent({ uploadUrl, fileId }: { uploadUrl: string; fileId: string }): Promise<Response> {
  const { pathname, search } = new URL(uploadUrl);
  return call(put, { method: "PUT", params: { fileId }, path: pathname + search, body: LEASE });
}

const made = (fileId: string) =>
  call(upload, { method: "POST", token: owner.token, body: { name: "Lease", type: "Other", fileId } });
const statusOf = async (contractId: string) =>
  (await (await call(read, { params: { contractId }, token: owner.token })).json()).status;
const download = (fileId: string) => call(content, { params: { fileId }, token: owner.token });

test("go through us into the bucket, and come back to those who may read them alone (B-43.1, B-43.2)", async () => {
  const place = await prepared();
  expect(new URL(place.uploadUrl).origin).not.toBe(s3.endpoint);
  expect((await sent(place)).status).toBe(204);
  expect([...s3.objects.values()].map(({ bytes }) => bytes.toString())).toEqual([LEASE]);
  expect(await (await download(place.fileId)).text()).toBe(LEASE);
  const stranger = await person("Stranger");
  expect((await call(content, { params: { fileId: place.fileId }, token: stranger.token })).status).toBe(404);
});

test.each([BUSY, { kind: "resetHalfway" } as const, { kind: "reset" } as const])(
  "are 503 while S3 fails ($kind), leave nothing half-stored, and work with the same place afterwards (B-43.3)",
  async (fault) => {
    const place = await prepared();
    s3.become(fault);
    const refused = await sent(place);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([503, true]);
    expect(JSON.stringify(await refused.json())).not.toMatch(/S3|AKIA|contract-files/);
    expect(s3.objects.size).toBe(0);
    expect(await db.storedFile.findUniqueOrThrow({ where: { id: place.fileId } })).toMatchObject({ uploadedAt: null });
    s3.become(null);
    expect((await sent(place)).status).toBe(204);
    expect((await made(place.fileId)).status).toBe(201);
  },
);

test("are contracts that wait while S3 is down, and are read when it is back (B-43.3)", async () => {
  const place = await prepared();
  await sent(place);
  const { id } = await (await made(place.fileId)).json();
  s3.become(BUSY);
  await runDueJobs(jobHandlers, jobGivenUp);
  expect(await statusOf(id)).toBe("processing");
  expect((await download(place.fileId)).status).toBe(503);
  s3.become(null);
  await db.job.updateMany({ where: { doneAt: null }, data: { runAt: new Date(0), lockedUntil: null, lockedBy: null } });
  await runDueJobs(jobHandlers, jobGivenUp);
  expect(await statusOf(id)).toBe("analyzed");
});

test("would fail: the start says at once that S3 refuses us, and nothing if it doesn't (B-43.2)", async ({
  onTestFinished,
}) => {
  const lines: string[] = [];
  const error = log.error;
  log.error = (event, cause) => void lines.push(`${event}: ${String(cause)}`);
  onTestFinished(() => void (log.error = error));
  await checkStorage();
  expect(lines).toEqual([]);
  s3.become({ kind: "answer", status: 403, code: "InvalidAccessKeyId" });
  await checkStorage();
  expect(lines).toEqual([expect.stringMatching(/^storage.not-reached: .*InvalidAccessKeyId .*S3_ACCESS_KEY_ID/)]);
});
