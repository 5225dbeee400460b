/** Files in S3, where the service is slow, busy, cut off, or tells lies. The fake checks every signature. */
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { inspect } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { S3Bucket, S3Patience } from "@/lib/platform/storage/s3/exchange";
import { reportingWhenAway } from "@/lib/platform/storage/port";
import { s3Storage } from "@/lib/platform/storage/s3/s3";
import { FAKE_KEYS, startFakeS3, type FakeS3, type Fault } from "@/tests/support/s3/fake-s3";
import { fakeBucket, HASTY } from "@/tests/support/s3/place";

let folder: string;
let fake: FakeS3;
const bytes = new TextEncoder().encode("A lease. ".repeat(4_000));
const BUSY: Fault = { kind: "answer", status: 503, code: "SlowDown" };

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "on-the-way-"));
  fake = await startFakeS3();
});
afterEach(async () => {
  await fake.close();
  await rm(folder, { recursive: true });
});

function storage(changed: Partial<S3Bucket> = {}, patience: Partial<S3Patience> = {}) {
  return s3Storage(fakeBucket(fake.endpoint, changed), folder, { ...HASTY, ...patience });
}

async function* pieces(...all: Uint8Array[]) {
  for (const piece of all) yield piece;
}

describe("every request is signed (B-43.2)", () => {
  test.each<[string, Partial<S3Bucket>, RegExp]>([
    ["another secret", { secretAccessKey: "another" }, /403 SignatureDoesNotMatch .*S3_SECRET_ACCESS_KEY/],
    ["another region", { region: "us-east-1" }, /400 AuthorizationHeaderMalformed .*S3_REGION/],
    ["another key", { accessKeyId: "AKIAOTHER" }, /403 InvalidAccessKeyId .*S3_ACCESS_KEY_ID/],
    ["another bucket", { name: "other-bucket" }, /404 NoSuchBucket .*S3_BUCKET/],
  ])("%s is refused in words that name the setting, at once; the right one is taken", async (_, changed, words) => {
    await expect(storage(changed).write("originals/a", bytes, "text/plain")).rejects.toThrow(words);
    await expect(storage(changed).read("originals/a", 1_000_000)).rejects.toThrow(words);
    await expect(storage(changed).remove("originals/a")).rejects.toThrow(words);
    expect(fake.seen).toHaveLength(3);
    await storage().write("originals/a", bytes, "text/plain");
    expect(await storage().read("originals/a", 1_000_000)).toEqual(bytes);
  });

  test("and a clock that differs by more than a quarter of an hour is named", async () => {
    const late = await startFakeS3({ now: () => new Date(Date.now() + 16 * 60_000) });
    try {
      const other = s3Storage(fakeBucket(late.endpoint), folder, HASTY);
      await expect(other.write("originals/a", bytes, "text/plain")).rejects.toThrow(/RequestTimeTooSkewed .*clocks/);
    } finally {
      await late.close();
    }
  });

  test("no credential stands in a failure, its causes, or the address", async () => {
    fake.become({ kind: "answer", status: 403, code: "SignatureDoesNotMatch" });
    const failure: unknown = await reportingWhenAway(storage())
      .write("originals/a", bytes, "text/plain")
      .catch((cause: unknown) => cause);
    const shown = inspect(failure, { depth: 10, showHidden: true });
    expect(shown).toContain("SignatureDoesNotMatch");
    for (const secret of [FAKE_KEYS.accessKeyId, FAKE_KEYS.secretAccessKey, "AWS4-HMAC", "Signature="])
      expect(shown).not.toContain(secret);
    expect(fake.seen.map(({ path: asked }) => asked)).toEqual(["/contract-files/originals/a"]);
  });
});

describe("what passes is tried again, with pauses (B-43.3)", () => {
  test.each<[string, Fault]>([
    ["a busy service", BUSY],
    ["a failing service", { kind: "answer", status: 500, code: "InternalError" }],
    ["a broken connection", { kind: "reset" }],
    ["a connection that breaks halfway", { kind: "resetHalfway" }],
    ["a silent service", { kind: "silent" }],
  ])("%s: writing, and removing", async (_, fault) => {
    fake.failNext(fault, fault);
    await storage().write("originals/a", pieces(bytes.subarray(0, 20_000), bytes.subarray(20_000)), "text/plain");
    expect(fake.objects.get("originals/a")?.bytes).toEqual(Buffer.from(bytes));
    expect(fake.seen).toHaveLength(3);
    if (fault.kind !== "resetHalfway") fake.failNext(fault);
    await storage().remove("originals/a");
    expect([...fake.objects.keys()]).toEqual([]);
  });

  test.each<Fault>([BUSY, { kind: "reset" }, { kind: "silent" }, { kind: "cutBody" }])(
    "reading: $kind",
    async (fault) => {
      await storage().write("originals/a", bytes, "text/plain");
      fake.failNext(fault, fault);
      expect(await storage().read("originals/a", 1_000_000)).toEqual(bytes);
    },
  );

  test("but not for ever, and what is refused for good not at all", async () => {
    fake.become(BUSY);
    await expect(storage().write("originals/a", bytes, "text/plain")).rejects.toThrow("503 SlowDown");
    expect(fake.seen).toHaveLength(3);
    fake.become({ kind: "answer", status: 403, code: "AccessDenied" });
    await expect(storage().read("originals/a", 10)).rejects.toThrow(/AccessDenied .*s3:ListBucket/);
    expect(fake.seen).toHaveLength(4);
    fake.become({ kind: "answer", status: 400, code: "<b>odd</b>" });
    await expect(storage().read("originals/a", 10)).rejects.toThrow(/400 without a code/);
  });

  test("a service that only trickles is given up when the whole time is over", async () => {
    await storage().write("originals/a", bytes, "text/plain");
    fake.become({ kind: "slow", pieceMs: 5 });
    await expect(storage({}, { wholeMs: 300 }).read("originals/a", 1_000_000)).rejects.toThrow("within 300 ms");
    expect(fake.seen).toHaveLength(2);
  });
});

describe("bytes are those that were written (B-43.4)", () => {
  test("damaged ones, and others in their place, are no answer", async () => {
    await storage().write("originals/a", bytes, "text/plain");
    const stored = fake.objects.get("originals/a");
    stored?.bytes.write("B", 5);
    await expect(storage().read("originals/a", 1_000_000)).rejects.toThrow(/damaged/);
    stored?.bytes.write("e", 5);
    stored?.bytes.set(bytes.subarray(5, 6), 5);
    expect(await storage().read("originals/a", 1_000_000)).toEqual(bytes);
  });

  test("bytes that another program put there, without a hash, are read", async () => {
    fake.objects.set("originals/b", { bytes: Buffer.from("Lease"), contentType: "text/plain", sha256: undefined });
    expect(await storage().read("originals/b", 10)).toEqual(new TextEncoder().encode("Lease"));
  });

  test("nothing half-written is left when the sender or the service fails, here or there", async () => {
    async function* broken() {
      yield bytes;
      throw new Error("gone away");
    }
    await expect(reportingWhenAway(storage()).write("originals/a", broken(), "text/plain")).rejects.toThrow(
      /^gone away$/,
    );
    expect(fake.seen).toEqual([]); // the service hears of whole files only
    fake.become({ kind: "resetHalfway" });
    await expect(reportingWhenAway(storage()).write("originals/a", pieces(bytes), "text/plain")).rejects.toMatchObject({
      name: "PartAway",
      part: "storage",
    });
    expect([await readdir(folder), [...fake.objects.keys()]]).toEqual([[], []]);
  });

  test("and what a process left that died on the way is removed once it is old", async () => {
    const [old, young] = ["one.part", "two.part"].map((name) => path.join(folder, name));
    for (const file of [old, young]) await writeFile(file ?? "", "half");
    const now = (await stat(young ?? "")).mtimeMs;
    await utimes(old ?? "", new Date(now - 7_200_000), new Date(now - 7_200_000));
    expect(await storage().removeUnfinished(new Date(now - 3_600_000))).toBe(1);
    expect(await readdir(folder)).toEqual(["two.part"]);
  });
});

test("a redirect is not followed: no signed request goes to another host (B-43.2)", async () => {
  const elsewhere = await startFakeS3();
  try {
    fake.failNext({ kind: "redirect", to: `${elsewhere.endpoint}/contract-files/originals/a` });
    await expect(storage().write("originals/a", bytes, "text/plain")).rejects.toThrow("307 TemporaryRedirect");
    expect(elsewhere.seen).toEqual([]);
    await storage().write("originals/a", bytes, "text/plain");
    expect(fake.objects.size).toBe(1);
  } finally {
    await elsewhere.close();
  }
});

test("files are private: no address for a browser, nothing about access or encryption is said (B-43.2)", async () => {
  expect(await storage().uploadUrl("originals/a", { contentType: "text/plain", maxBytes: 10 })).toBeNull();
  await storage().write("originals/a", bytes, "text/plain");
  const sent = Object.keys(fake.seen[0]?.headers ?? {}).filter((name) => name.startsWith("x-amz-"));
  expect(sent.toSorted()).toEqual(["x-amz-content-sha256", "x-amz-date", "x-amz-meta-sha256"]);
});
