import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { MODELS } from "@/lib/server/backup/models";
import { BadBackup, checkedManifest } from "@/lib/server/backup/archive";
import { backUp } from "@/lib/server/backup/back-up";
import { env } from "@/lib/platform/env";
import { newId } from "@/lib/platform/ids";
import { migrate } from "@/prisma/migrate.mjs";
import { isAboveDatabase, resetDatabase, testDatabase } from "@/tests/support/database";
import { programArguments } from "@/tests/support/commands";
import { isLong } from "@/tests/support/form";
import {
  command,
  emptyInstallation,
  execute,
  filesIn,
  ownInstallation,
  MADE_BY_DATABASE,
  rowsIn,
  type Installation,
} from "@/tests/support/installations";
import { makeRichInstallation } from "@/tests/support/rich-installation";

const LIMIT_MS = 300_000; // each starts several processes, beside all other tests
/** Beside the two that are always tried: at once, and when the rows are in and the first file is there. */
const MORE_MOMENTS = isLong ? 4 : 0;
/** So many places of a backup are damaged, spread over all of it. */
const PLACES = isLong ? 60 : 12;
const own = ownInstallation();
const good = path.join(env.dataFolder, "good.backup");
let bytes: Buffer;

beforeAll(async () => {
  await resetDatabase();
  await makeRichInstallation();
  await backUp(good);
  bytes = await readFile(good);
});

async function written(content: Uint8Array): Promise<string> {
  const file = path.join(env.dataFolder, newId());
  await writeFile(file, content);
  return file;
}

const rowCount = async (installation: Installation) => Object.values(await rowsIn(installation)).flat().length;

describe.runIf(isAboveDatabase)("a backup that is not whole is refused", () => {
  test("wherever it is cut off", async () => {
    const lengths = [
      0,
      1,
      10,
      ...Array.from({ length: PLACES / 2 }, (_, index) => Math.floor((bytes.length * (index + 1)) / (PLACES / 2 + 1))),
      bytes.length - 9,
      bytes.length - 1,
    ];
    for (const length of lengths)
      await expect(checkedManifest(await written(bytes.subarray(0, length)))).rejects.toThrow(BadBackup);
    await expect(checkedManifest(await written(bytes))).resolves.toMatchObject({ files: { count: 3 } });
  });

  test("whichever bit of the file is flipped", async () => {
    const tar = gunzipSync(bytes);
    let flipped = 0;
    for (let index = 0; index < PLACES; index += 1) {
      const damaged = Buffer.from(bytes);
      // the first ten bytes tell a date and a system, which nobody reads
      const at = 10 + Math.floor(((bytes.length - 10) * index) / PLACES);
      damaged[at] = (damaged[at] ?? 0) ^ (1 << (index % 8));
      // a bit that fills the last byte of a packed stretch and says nothing
      if (unpacked(damaged)?.equals(tar)) continue;
      flipped += 1;
      await expect(checkedManifest(await written(damaged))).rejects.toThrow(BadBackup);
    }
    expect(flipped).toBeGreaterThan(PLACES * 0.9);
  });

  test("whichever bit of what it holds was flipped before it was packed", async () => {
    const tar = gunzipSync(bytes);
    const held = tar.lastIndexOf("manifest.json\0"); // it tells of what stands before it, and of nothing by a hash of its own
    const outcomes = new Set<string>();
    for (let index = 0; index < PLACES; index += 1) {
      const damaged = Buffer.from(tar);
      const at = Math.floor((held * index) / PLACES) + (index % 7);
      damaged[at] = (damaged[at] ?? 0) ^ (1 << (index % 8));
      const outcome = await checkedManifest(await written(gzipSync(damaged, { level: 1 }))).then(
        () => "accepted",
        (cause: unknown) => (cause instanceof BadBackup ? "refused" : "broken"),
      );
      outcomes.add(outcome === "accepted" && isPadding(tar, at) ? "refused" : outcome);
    }
    expect([...outcomes]).toEqual(["refused"]);
  });

  test("when an entry, or the manifest, is taken away", async () => {
    const tar = gunzipSync(bytes);
    const blocks = (start: number, end: number) => Buffer.concat([tar.subarray(0, start), tar.subarray(end)]);
    const firstSize = Number.parseInt(tar.toString("latin1", 124, 135), 8);
    const firstEnd = 512 + Math.ceil(firstSize / 512) * 512;
    await expect(checkedManifest(await written(gzipSync(blocks(0, firstEnd))))).rejects.toThrow(/missing or damaged/);
    const manifest = tar.lastIndexOf("manifest.json\0");
    await expect(
      checkedManifest(await written(gzipSync(Buffer.concat([tar.subarray(0, manifest), Buffer.alloc(1024)])))),
    ).rejects.toThrow(/does not end with its manifest/);
  });

  test("and nothing is written then, not even a database", { timeout: LIMIT_MS }, async () => {
    const damaged = Buffer.from(bytes);
    damaged[damaged.length - 5] = (damaged.at(-5) ?? 0) ^ 1; // in the check sum
    const to = await emptyInstallation("sqlite");
    expect(await command("restore", to, await written(damaged))).toMatchObject({
      code: 1,
      output: expect.stringMatching(/can't be used: it is cut off or damaged.*Nothing was written/),
    });
    expect(await command("restore", to, path.join(env.dataFolder, "no such file"))).toMatchObject({
      code: 1,
      output: expect.stringContaining("there is no file"),
    });
    await expect(readFile(path.join(to.dataFolder, "app.db"))).rejects.toThrow(/ENOENT/);
  });
});

describe(`a restore on ${testDatabase}`, () => {
  test.runIf(isAboveDatabase)(
    "refuses an installation that somebody uses, and leaves it as it is (B-23.11)",
    { timeout: LIMIT_MS },
    async () => {
      const to = await emptyInstallation(testDatabase);
      await migrate({ url: to.url });
      await execute(
        to,
        `INSERT INTO "User" ("id", "name", "email", "passwordHash") VALUES ('u', 'Somebody', 's@example.com', 'x')`,
      );
      const before = await rowsIn(to);
      expect(await command("restore", to, good)).toMatchObject({
        code: 1,
        output: expect.stringMatching(/in use: there are rows in User\. .*Nothing was written/),
      });
      expect(await rowsIn(to)).toEqual(before);
    },
  );

  test.runIf(isAboveDatabase)(
    "takes an installation that was started and not used",
    { timeout: LIMIT_MS },
    async () => {
      const to = await emptyInstallation(testDatabase);
      await migrate({ url: to.url });
      await execute(to, `INSERT INTO "Setting" ("key", "value") VALUES ('versionsSealed', 'at its start')`);
      expect(await command("restore", to, good)).toMatchObject({ code: 0 });
      expect((await rowsIn(to))["Setting"]).toEqual((await rowsIn(own))["Setting"]);
    },
  );

  test.runIf(isAboveDatabase)("refuses a backup of a newer program", { timeout: LIMIT_MS }, async () => {
    const newer = gunzipSync(bytes);
    const manifest = newer.lastIndexOf("manifest.json\0");
    const at = newer.indexOf("0003_trust", manifest);
    newer.write("0009_later", at);
    const to = await emptyInstallation(testDatabase);
    expect(await command("restore", to, await written(gzipSync(newer)))).toMatchObject({
      code: 1,
      output: expect.stringMatching(/newer version of the program \(0009_later\)/),
    });
  });

  test.runIf(isAboveDatabase)(
    "counts the addresses of a backup from before there were proofs as proven, and those of a later one as they are (B-3.5)",
    { timeout: LIMIT_MS },
    async () => {
      await execute(own, `UPDATE "User" SET "emailVerifiedAt" = NULL`);
      const file = path.join(env.dataFolder, "unproven.backup");
      await backUp(file);
      const tar = gunzipSync(await readFile(file));
      const name = `0005_proven_addresses"`;
      tar.write(`0003_trust"`.padEnd(name.length), tar.indexOf(name, tar.lastIndexOf("manifest.json\0")));
      const provenAfter = async (backup: string) => {
        const to = await emptyInstallation(testDatabase);
        expect(await command("restore", to, backup)).toMatchObject({ code: 0 });
        return (await rowsIn(to))["User"]?.map(
          (row) => (JSON.parse(row) as { emailVerifiedAt: string | null }).emailVerifiedAt !== null,
        );
      };
      const people = (await rowsIn(own))["User"]?.length;
      expect(await provenAfter(file)).toEqual(Array(people).fill(false));
      expect(await provenAfter(await written(gzipSync(tar)))).toEqual(Array(people).fill(true));
    },
  );

  test.runIf(isAboveDatabase)(
    `killed at ${2 + MORE_MOMENTS} moments leaves nothing in the database, and is run again (B-23.11)`,
    { timeout: LIMIT_MS },
    async () => {
      const to = await emptyInstallation(testDatabase);
      await migrate({ url: to.url });
      const all = (await rowCount(own)) - (await leftOutRows());
      let killed = 0;
      for (const moment of [async () => undefined, firstFileIn(to), ...(await moreMoments())]) {
        killed += (await restoreKilled(to, moment)) ? 1 : 0;
        expect([0, all]).toContain(await rowCount(to));
        if ((await rowCount(to)) > 0) break; // it was over before it was killed
      }
      expect(killed).toBeGreaterThan(0); // the first one always is
      if ((await rowCount(to)) === 0) expect(await command("restore", to, good)).toMatchObject({ code: 0 });
      expect((await rowsIn(to))["ContractVersion"]).toEqual((await rowsIn(own))["ContractVersion"]);
      const files = Object.entries(await filesIn(to)).filter(([name]) => !name.endsWith(".part")); // cleared away later
      expect(Object.fromEntries(files)).toEqual(await filesIn(own));
    },
  );
});

/** How many rows a backup doesn't hold: sessions, limits, and what is made anew. */
async function leftOutRows(): Promise<number> {
  const rows = await rowsIn(own);
  return Object.entries(MODELS).flatMap(([model, entry]) =>
    "leftOut" in entry && !MADE_BY_DATABASE.includes(model) ? (rows[model] ?? []) : [],
  ).length;
}

async function measureDuration(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

type Moment = () => Promise<unknown>;

function firstFileIn({ dataFolder }: Installation): Moment {
  const folder = path.join(dataFolder, "files", "originals");
  const isThere = () => existsSync(folder) && readdirSync(folder).length > 0;
  return () => expect.poll(isThere, { interval: 1, timeout: LIMIT_MS }).toBe(true);
}

/** Spread over what a restore takes beside the same work. */
async function moreMoments(): Promise<Moment[]> {
  if (MORE_MOMENTS === 0) return [];
  const to = await emptyInstallation(testDatabase);
  const whole = await measureDuration(async () => void (await command("restore", to, good)));
  return Array.from({ length: MORE_MOMENTS }, (_, index) => () => pause((whole * (index + 1)) / (MORE_MOMENTS + 2)));
}

/** @returns whether the process was killed before it ended by itself */
async function restoreKilled(to: Installation, moment: Moment): Promise<boolean> {
  const child = spawn(process.execPath, [...(await programArguments("restore")), good], {
    env: { ...process.env, DATA_DIR: to.dataFolder, DATABASE_URL: to.url, NODE_ENV: "production" },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  await Promise.race([ended, moment()]);
  const wasRunning = child.exitCode === null;
  child.kill("SIGKILL");
  await ended;
  return wasRunning;
}

/** Whether a byte only fills up an entry's last block, or the end of the archive. */
function isPadding(tar: Buffer, at: number): boolean {
  for (let start = 0; start < tar.length;) {
    const size = Number.parseInt(tar.toString("latin1", start + 124, start + 135), 8);
    if (Number.isNaN(size)) return at >= start;
    const end = start + 512 + size;
    const next = start + 512 + Math.ceil(size / 512) * 512;
    if (at < next) return at >= end;
    start = next;
  }
  return true;
}

/** What a packed file holds, or null where it can't be unpacked. */
function unpacked(bytes: Buffer): Buffer | null {
  try {
    return gunzipSync(bytes);
  } catch {
    return null; // damaged, which is what is asked
  }
}
