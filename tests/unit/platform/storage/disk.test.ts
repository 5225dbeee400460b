import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { diskStorage } from "@/lib/platform/storage/disk";
import { type Storage, reportingWhenAway } from "@/lib/platform/storage/port";

let folder: string;
let storage: Storage;
const bytes = new TextEncoder().encode("Гэрээ");

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "storage-"));
  await mkdir(path.join(folder, "originals")); // as it is after the first file
  storage = diskStorage(folder);
});
afterEach(() => rm(folder, { recursive: true }));

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

test.each(["../outside", "originals/../../etc", "/etc/passwd", "originals/a/b", "originals/a.b"])(
  "no key leads out of the folder: %s",
  async (key) => {
    await expect(storage.write(key, bytes, "text/plain")).rejects.toThrow(/not a storage key/);
  },
);

describe("bytes that come in pieces", () => {
  const list = () => readdir(path.join(folder, "originals"));
  async function* pieces(...texts: string[]) {
    for (const text of texts) yield new TextEncoder().encode(text);
  }

  test("are kept as one file", async () => {
    await storage.write("originals/three", pieces("Гэр", "ээ"), "text/plain");
    expect(await storage.read("originals/three", 100)).toEqual(bytes);
  });

  test("leave nothing where they end in a failure, which is told as it is", async () => {
    const before = await list();
    async function* broken() {
      yield new TextEncoder().encode("half");
      throw new Error("gone away");
    }
    await expect(storage.write("originals/four", broken(), "text/plain")).rejects.toThrow("gone away");
    expect(await list()).toEqual(before);
  });

  test("whose failure is the sender's is no failure of the storage; a failing disk is one", async () => {
    const reporting = reportingWhenAway(storage);
    async function* broken(): AsyncGenerator<Uint8Array> {
      throw new Error("gone away");
    }
    await expect(reporting.write("originals/five", broken(), "text/plain")).rejects.toThrow(/^gone away$/);
    const full = reportingWhenAway({ ...storage, write: () => Promise.reject(new Error("ENOSPC")) });
    await expect(full.write("originals/five", pieces("a"), "text/plain")).rejects.toMatchObject({
      name: "PartAway",
      part: "storage",
    });
  });

  test("and were left by a writer that died are removed once they are old", async () => {
    const [old, young] = ["six.1.part", "seven.2.part"].map((name) => path.join(folder, "originals", name));
    for (const file of [old, young]) await writeFile(file ?? "", "half");
    const now = (await stat(young ?? "")).mtimeMs; // the disk's clock may be another one
    await utimes(old ?? "", new Date(now - 7_200_000), new Date(now - 7_200_000));
    expect(await storage.removeUnfinished(new Date(now - 3_600_000))).toBe(1);
    expect((await list()).filter((name) => name.endsWith(".part"))).toEqual(["seven.2.part"]);
    expect(await diskStorage(path.join(folder, "absent")).removeUnfinished(new Date())).toBe(0);
  });
});
