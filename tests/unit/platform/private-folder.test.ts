/** What the installation keeps is its owner's alone, in a data folder that was there before too. */
import { mkdtemp, mkdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createClient } from "@libsql/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { outboxMailer } from "@/lib/platform/mail/mailer";
import { keepDataPrivate, keepPrivate } from "@/lib/platform/private-folder";
import { diskStorage } from "@/lib/platform/storage/disk";
import { env } from "@/lib/platform/env";
import { migrate } from "@/prisma/migrate.mjs";

let folder = "";
let umask = 0;
beforeEach(async () => {
  umask = process.umask(0o022); // what most systems have
  folder = await mkdtemp(path.join(tmpdir(), "private-"));
});
afterEach(async () => {
  process.umask(umask);
  await rm(folder, { recursive: true, force: true });
});

const mode = async (...parts: string[]) => ((await stat(path.join(folder, ...parts))).mode & 0o777).toString(8);

test("files and folders that others could read are theirs no more, links are not followed", async () => {
  await mkdir(path.join(folder, "data", "files"), { recursive: true, mode: 0o755 });
  for (const name of ["data/app.db", "data/app.db-wal", "data/files/one", "outside"])
    await writeFile(path.join(folder, name), "", { mode: 0o644 });
  await symlink(path.join(folder, "outside"), path.join(folder, "data", "link"));
  await keepPrivate(path.join(folder, "data"));
  expect(
    await Promise.all([
      mode("data"),
      mode("data", "files"),
      mode("data", "app.db"),
      mode("data", "app.db-wal"),
      mode("data", "files", "one"),
    ]),
  ).toEqual(["700", "700", "600", "600", "600"]);
  expect(await mode("outside")).toBe("644");
});

test("what is not there is no problem", async () => {
  await expect(keepPrivate(path.join(folder, "nothing"))).resolves.toBeUndefined();
});

test("a new database is private from its first moment, with its journal, whatever the folder was (B-23.15)", async () => {
  await migrate({ url: `file:${path.join(folder, "app.db")}` });
  const client = createClient({ url: `file:${path.join(folder, "app.db")}` });
  await client.execute(`INSERT INTO "Setting" VALUES ('a', 'b')`);
  expect([await mode("app.db"), await mode("app.db-wal"), await mode("app.db-shm")]).toEqual(["600", "600", "600"]);
  client.close();
});

test("a database that others could read is made private by the next start", async () => {
  await migrate({ url: `file:${path.join(folder, "app.db")}` });
  const { chmod } = await import("node:fs/promises");
  await chmod(path.join(folder, "app.db"), 0o644);
  await migrate({ url: `file:${path.join(folder, "app.db")}` });
  expect(await mode("app.db")).toBe("600");
});

test("stored files and outgoing mail are made so (B-23.15)", async () => {
  await diskStorage(path.join(folder, "files")).write("originals/one", new Uint8Array([1]), "text/plain");
  await outboxMailer(path.join(folder, "outbox"), "app@example.com").send({
    id: "one",
    to: "a@example.com",
    subject: "S",
    html: "<p>H</p>",
    text: "T",
  });
  expect([
    await mode("files"),
    await mode("files", "originals"),
    await mode("files", "originals", "one"),
    await mode("outbox"),
    await mode("outbox", "one.eml"),
  ]).toEqual(["700", "700", "600", "700", "600"]);
});

test("a server sees to its own data folder when it starts, and leaves what others keep there (B-23.15)", async () => {
  await mkdir(path.join(env.dataFolder, "files"), { recursive: true });
  const [place, others] = [
    path.join(env.dataFolder, "files", "readable-by-all"),
    path.join(env.dataFolder, "of-another-program"),
  ];
  for (const file of [place, others]) await writeFile(file, "", { mode: 0o644 });
  await keepDataPrivate();
  const readMode = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);
  expect([await readMode(place), await readMode(env.dataFolder), await readMode(others)]).toEqual([
    "600",
    "700",
    "644",
  ]);
  expect(process.umask(0o022)).toBe(0o077);
});
