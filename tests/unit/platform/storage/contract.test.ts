/** What every storage does alike: a folder, Vercel Blob, and S3 in both styles of address (B-43.1). */
import dns from "node:dns";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { diskStorage } from "@/lib/platform/storage/disk";
import type { Storage } from "@/lib/platform/storage/port";
import { s3Storage } from "@/lib/platform/storage/s3/s3";
import { vercelBlobStorage } from "@/lib/platform/storage/vercel-blob";
import { FAKE_BLOB_TOKEN, startFakeBlob } from "@/tests/support/s3/fake-blob";
import { startFakeS3 } from "@/tests/support/s3/fake-s3";
import { fakeBucket } from "@/tests/support/s3/place";

type Opened = { storage: Storage; close: () => Promise<void> };
const KINDS: Record<string, (folder: string) => Promise<Opened>> = {
  "a folder": (folder) => Promise.resolve({ storage: diskStorage(folder), close: () => Promise.resolve() }),
  "Vercel Blob": async () => {
    const { close } = await startFakeBlob();
    return { storage: vercelBlobStorage(FAKE_BLOB_TOKEN), close };
  },
  "S3, bucket in the path": async (folder) => {
    const { endpoint, close } = await startFakeS3();
    return { storage: s3Storage(fakeBucket(endpoint), folder), close };
  },
  "S3 behind a path": async (folder) => {
    const { endpoint, close } = await startFakeS3({ prefix: "/storage/v1/s3" });
    return { storage: s3Storage(fakeBucket(`${endpoint}/storage/v1/s3/`), folder), close };
  },
  "S3, bucket in the host's name": async (folder) => {
    const { endpoint, close } = await startFakeS3();
    resolveNamesHere();
    const named = endpoint.replace("127.0.0.1", "files.test");
    return { storage: s3Storage(fakeBucket(named, { isPathStyle: false }), folder), close };
  },
};

let folder: string;
let opened: Opened;

describe.each(Object.entries(KINDS))("%s", (_, open) => {
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "storage-"));
    opened = await open(folder);
  });
  afterEach(async () => {
    await opened.close();
    await rm(folder, { recursive: true });
  });

  test("gives back what was written, replaces it, and forgets what is removed, twice too", async () => {
    const { storage } = opened;
    expect(await storage.read("originals/one", 100)).toBeNull();
    await storage.write("originals/one", text("Гэрээ"), "text/plain");
    expect(await storage.read("originals/one", 100)).toEqual(text("Гэрээ"));
    await storage.write("originals/one", text("Lease"), "application/pdf");
    expect(await storage.read("originals/one", 100)).toEqual(text("Lease"));
    await storage.write("originals/other", text("Other"), "text/plain");
    await storage.remove("originals/one");
    await storage.remove("originals/one");
    expect(await storage.read("originals/one", 100)).toBeNull();
    expect(await storage.read("originals/other", 100)).toEqual(text("Other"));
  });

  test("keeps bytes that come in pieces as one file, and none of a sender that fails", async () => {
    const { storage } = opened;
    const megabyte = new Uint8Array(1 << 20).fill(7);
    async function* all() {
      for (let index = 0; index < 3; index += 1) yield megabyte;
    }
    await storage.write("originals/three", all(), "application/octet-stream");
    expect((await storage.read("originals/three", 4 << 20))?.length).toBe(3 << 20);
    async function* broken() {
      yield megabyte;
      throw new Error("gone away");
    }
    await expect(storage.write("originals/four", broken(), "text/plain")).rejects.toThrow();
    expect(await storage.read("originals/four", 4 << 20)).toBeNull();
  });

  test("refuses more than may be read, to the byte", async () => {
    const { storage } = opened;
    await storage.write("originals/five", text("Lease"), "text/plain");
    await expect(storage.read("originals/five", 4)).rejects.toThrow(/larger than 4 bytes/);
    expect(await storage.read("originals/five", 5)).toEqual(text("Lease"));
  });

  test.each([
    "../outside",
    "originals/../../etc",
    "/etc/passwd",
    "originals/a/b",
    "originals/a.b",
    "originals/a?acl",
    "originals/%2e%2e",
    "originals/гэрээ",
    "originals/a\r\nx-amz-acl: public-read",
    "",
  ])("takes no key that leads elsewhere: %s", async (key) => {
    const { storage } = opened;
    for (const attempt of [
      () => storage.write(key, text("a"), "text/plain"),
      () => storage.read(key, 10),
      () => storage.remove(key),
    ])
      await expect(attempt()).rejects.toThrow(/not a storage key/);
  });
});

function text(words: string): Uint8Array {
  return new TextEncoder().encode(words);
}

/** Names under `.test` are this machine. */
function resolveNamesHere(): void {
  const lookup = (_: string, __: unknown, done: (error: null, found: unknown) => void) =>
    done(null, [{ address: "127.0.0.1", family: 4 }]);
  vi.spyOn(dns, "lookup").mockImplementation(lookup as unknown as typeof dns.lookup); // many overloads, one is used
}
