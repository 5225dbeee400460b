import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { diskStorage } from "@/lib/platform/storage/disk";
import type { Storage } from "@/lib/platform/storage/port";

let folder: string;
let storage: Storage;
const bytes = new TextEncoder().encode("Гэрээ");

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "storage-"));
  storage = diskStorage(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test("gives back what was written, leaves nothing half-written beside it, and forgets what is removed", async () => {
  await storage.write("originals/one", bytes, "text/plain");
  expect(await storage.read("originals/one", 100)).toEqual(bytes);
  expect(await readdir(path.join(folder, "originals"))).toEqual(["one"]);
  await storage.remove("originals/one");
  expect(await storage.read("originals/one", 100)).toBeNull();
});

test("refuses more than may be read", async () => {
  await storage.write("originals/two", bytes, "text/plain");
  await expect(storage.read("originals/two", bytes.length - 1)).rejects.toThrow(/larger/);
  expect(await storage.read("originals/two", bytes.length)).toEqual(bytes);
});

test.each(["../outside", "originals/../../etc", "/etc/passwd", "originals/a/b", "originals/a.b"])("no key leads out of the folder: %s", async (key) => {
  await expect(storage.write(key, bytes, "text/plain")).rejects.toThrow(/not a storage key/);
});
