/** `npm run move-files` between a folder and S3, with what goes wrong on the way. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { removeStored } from "@/lib/platform/storage/removal";
import { isAboveDatabase, resetDatabase } from "@/tests/support/database";
import { person, type Person } from "@/tests/support/factories";
import { command, filesIn, ownInstallation, type Installation } from "@/tests/support/installations";
import { upload } from "@/tests/support/rich-installation";
import { startFakeS3, type FakeS3 } from "@/tests/support/s3/fake-s3";
import { fakeBucketSettings } from "@/tests/support/s3/place";

const LIMIT_MS = 300_000;
let owner: Person;
let fake: FakeS3;
let installation: Installation;

beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  for (const name of ["one", "two", "three"]) await upload(owner, `${name}.txt`, `This is lease ${name}.\n`);
  fake = await startFakeS3();
  installation = { ...ownInstallation(), settings: { ...fakeBucketSettings(fake.endpoint), FILES_IN: "disk" } };
});
afterEach(async () => {
  await fake.close();
  vi.unstubAllEnvs();
});

const move = (...args: string[]) => command("move-files", installation, ...args);
const inUse = (place: string) => ({ ...installation, settings: { ...installation.settings, FILES_IN: place } });
const folder = () => path.join(env.dataFolder, "files");
const inBucket = () =>
  Object.fromEntries([...fake.objects].map(([key, { sha256 }]) => [key.replace("originals/", ""), sha256]));
/** Only of the rows that there are: other tests leave files in the folder. */
async function hashes(): Promise<Record<string, string | null>> {
  const rows = await db.storedFile.findMany({ orderBy: { storageKey: "asc" } });
  return Object.fromEntries(rows.map(({ storageKey, sha256 }) => [storageKey.replace("originals/", ""), sha256]));
}

// Of the database a move only asks for every file, page by page, which this one shows; the rest is between two places.
test("moves every file, repeats without copying, and picks up what came (B-43.5)", { timeout: LIMIT_MS }, async () => {
  const first = await move("--to", "s3");
  expect(first).toMatchObject({ code: 0, output: expect.stringContaining("3 files: 3 copied") });
  expect(first.output).toContain("set FILES_IN=s3");
  expect(inBucket()).toEqual(await hashes());
  expect(await filesIn(installation)).toMatchObject(await hashes()); // the source stays

  await upload(owner, "four.txt", "This is lease four.\n");
  expect((await move("--to", "s3")).output).toContain("4 files: 1 copied");
  expect(inBucket()).toEqual(await hashes());
  expect((await command("verify", inUse("s3"))).output).toContain("everything is as it was written");
});

test.runIf(isAboveDatabase)("a run that broke off is simply repeated (B-43.5)", { timeout: LIMIT_MS }, async () => {
  const down = { kind: "answer", status: 403, code: "AccessDenied" } as const;
  await move("--to", "s3");
  const [key = ""] = fake.objects.keys();
  const whole = fake.objects.get(key)?.bytes ?? Buffer.alloc(0);
  fake.objects.delete(key);
  fake.become(down);
  expect(await move("--to", "s3")).toMatchObject({ code: 1, output: expect.stringContaining("AccessDenied") });
  fake.become(null);
  const [other = ""] = fake.objects.keys();
  fake.objects.get(other)?.bytes.write("B");
  expect((await move("--to", "s3")).output).toContain("3 files: 2 copied");
  expect(fake.objects.get(key)?.bytes).toEqual(whole);
});

test.runIf(isAboveDatabase)(
  "a damaged or missing source is a fault, and then nothing is removed (B-43.5)",
  { timeout: LIMIT_MS },
  async () => {
    const [damaged = "", missing = ""] = Object.keys(await hashes());
    await move("--to", "s3");
    for (const name of [damaged, missing]) fake.objects.delete(`originals/${name}`);
    await writeFile(path.join(folder(), "originals", damaged), "other");
    const row = await db.storedFile.update({
      where: { storageKey: `originals/${missing}` },
      data: { storageKey: "originals/nowhere" },
    });
    const ended = await command("move-files", inUse("s3"), "--from", "disk", "--to", "s3", "--remove-source");
    expect(ended).toMatchObject({
      code: 1,
      output: expect.stringContaining("2 could not be moved. Nothing was removed"),
    });
    expect(ended.output).toMatch(new RegExp(`FAULT: File .*${damaged}.*not those that were uploaded`));
    expect(ended.output).toMatch(new RegExp(`FAULT: File ${row.id} .*missing from the source`));
    expect(fake.objects.has(`originals/${damaged}`)).toBe(false);
    expect((await readdir(path.join(folder(), "originals"))).includes(missing)).toBe(true);
  },
);

test.runIf(isAboveDatabase)(
  "the source is emptied only on request and once it isn't in use; the way back works (B-43.5)",
  async () => {
    await move("--to", "s3");
    const kept = await hashes();
    expect(await move("--to", "s3", "--remove-source")).toMatchObject({
      code: 1,
      output: expect.stringContaining("Set FILES_IN=s3, restart it"),
    });
    expect(await filesIn(installation)).toMatchObject(kept);
    const emptied = await command("move-files", inUse("s3"), "--from", "disk", "--to", "s3", "--remove-source");
    expect(emptied).toMatchObject({ code: 0, output: expect.stringContaining("3 removed") });
    expect(Object.keys(await filesIn(installation)).filter((name) => name in kept)).toEqual([]);
    expect(await command("move-files", inUse("s3"), "--to", "disk")).toMatchObject({ code: 0 });
    expect(await filesIn(installation)).toMatchObject(kept);
  },
);

test.runIf(isAboveDatabase)("wrong calls are refused in words (B-43.5)", { timeout: LIMIT_MS }, async () => {
  for (const args of [[], ["--to", "attic"], ["--to", "s3", "--force"], ["--to"], ["s3"]])
    expect(await move(...args)).toMatchObject({ code: 2, output: expect.stringContaining("Usage") });
  expect((await move("--to", "disk")).output).toContain("Files are in disk already");
  expect((await move("--to", "blob")).output).toContain("set BLOB_READ_WRITE_TOKEN");
  expect(fake.seen).toEqual([]);
});

test.runIf(isAboveDatabase)(
  "what is deleted meanwhile goes from every place that the settings know (B-43.6)",
  async () => {
    await move("--to", "s3");
    for (const [name, value] of Object.entries(installation.settings ?? {})) vi.stubEnv(name, value);
    vi.resetModules();
    const fresh = await import("@/lib/platform/storage/removal");
    const [gone = "", kept = ""] = Object.keys(await hashes());
    await fresh.removeStored(`originals/${gone}`);
    expect([...fake.objects.keys()]).toContain(`originals/${kept}`);
    expect([...fake.objects.keys()]).not.toContain(`originals/${gone}`);
    await expect(readFile(path.join(folder(), "originals", gone))).rejects.toThrow("ENOENT");
    await removeStored(`originals/${kept}`); // settings of before, without S3
    expect([...fake.objects.keys()]).toContain(`originals/${kept}`);
  },
);
