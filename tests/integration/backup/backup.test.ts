import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { KEPT_MODELS, MODELS } from "@/lib/server/backup/models";
import { saveVersion } from "@/lib/contracts/versions/versions";
import { deleteContract } from "@/lib/contracts/trash/trash";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { db, inTransaction } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newId } from "@/lib/platform/ids";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { isAboveDatabase, resetDatabase, testDatabase } from "@/tests/support/database";
import { isLong } from "@/tests/support/form";
import {
  command,
  emptyInstallation,
  filesIn,
  ownInstallation,
  MADE_BY_DATABASE,
  rowsIn,
  type Installation,
} from "@/tests/support/installations";
import { expectRowsOfAll, makeRichInstallation, upload, type Rich } from "@/tests/support/rich-installation";

const LIMIT_MS = 300_000; // each starts several processes, beside all other tests
/** Contracts of which one goes in each round of writing. */
const EARLY = 10;
const own = ownInstallation();

let rich: Rich;
let file: string;
beforeAll(async () => {
  await resetDatabase();
  rich = await makeRichInstallation({ hasLongText: isLong });
});
beforeEach(() => {
  file = path.join(env.dataFolder, `${newId()}.backup`);
});

async function succeeds(...[name, installation, ...args]: Parameters<typeof command>): Promise<string> {
  const { code, output } = await command(name, installation, ...args);
  expect(output).not.toContain("FAULT");
  expect([code, output]).toEqual([0, output]);
  return output;
}

/**
 * What a restored installation must have: all rows but those of the models that are left out on purpose. Of what the
 * database writes by itself with others as many as there were.
 */
function kept(rows: Record<string, string[]>): Record<string, string[]> {
  return numbersOfMade(
    Object.fromEntries(
      Object.entries(rows).map(([model, list]) => [
        model,
        "leftOut" in MODELS[model as keyof typeof MODELS] && !MADE_BY_DATABASE.includes(model) ? [] : list,
      ]),
    ),
  );
}

function numbersOfMade(rows: Record<string, string[]>): Record<string, string[]> {
  const numbers = MADE_BY_DATABASE.map((model) => [model, [String(rows[model]?.length)]]);
  return { ...rows, ...Object.fromEntries(numbers) };
}

/** The databases that a backup of this run's own is moved through, one after the other. */
const ROUTE = testDatabase === "sqlite" ? (["sqlite"] as const) : (["sqlite", "postgres"] as const);

describe(`a backup from ${testDatabase}`, () => {
  test(
    `restored to ${ROUTE.join(", then ")} has every row and every file, equal by hash (B-23.11)`,
    { timeout: LIMIT_MS },
    async () => {
      const [rows, files] = [await rowsIn(own), await filesIn(own)];
      expectRowsOfAll(rows);
      expect(Object.keys(files)).toHaveLength(3);
      let from: Installation = own;
      for (const [step, provider] of ROUTE.entries()) {
        const [to, backup] = [await emptyInstallation(provider), `${file}.${step}`];
        await succeeds("backup", from, backup);
        expect(await succeeds("restore", to, backup)).toMatch(/everything is as it was written/);
        expect(numbersOfMade(await rowsIn(to))).toEqual(kept(rows));
        expect(await filesIn(to)).toEqual(files);
        from = to;
      }
      expect((await stat(`${file}.0`)).mode & 0o777).toBe(0o600);
    },
  );

  test.runIf(isAboveDatabase)(
    "keeps no half of itself when it fails, and does not write over a file",
    { timeout: LIMIT_MS },
    async () => {
      await writeFile(file, "an earlier backup");
      expect(await command("backup", own, file)).toMatchObject({
        code: 1,
        output: expect.stringContaining("exists already"),
      });
      expect(await readFile(file, "utf8")).toBe("an earlier backup");
      expect(await command("backup", own, path.join(env.dataFolder, "no such folder", "x"))).toMatchObject({ code: 1 });
      expect((await readdir(env.dataFolder)).filter((name) => name.endsWith(".part"))).toEqual([]);
    },
  );

  test.runIf(isAboveDatabase)(
    "of an installation that has lost a file says so, and holds the rest",
    { timeout: LIMIT_MS },
    async () => {
      const lost = await db.storedFile.findFirstOrThrow({ where: { fileName: "lease 0.txt" } });
      const setKey = (storageKey: string) => db.storedFile.update({ where: { id: lost.id }, data: { storageKey } });
      await setKey("originals/lost");
      expect(await command("backup", own, file)).toMatchObject({
        code: 1,
        output: expect.stringContaining("MISSING: the storage does not have originals/lost"),
      });
      const to = await emptyInstallation(testDatabase);
      expect(await command("restore", to, file)).toMatchObject({
        code: 1,
        output: expect.stringContaining("its bytes are missing from the storage"),
      });
      expect((await rowsIn(to))["StoredFile"]).toHaveLength(4);
      await setKey(lost.storageKey);
    },
  );

  test(
    "is of one moment, whatever is written and deleted while it is made (B-23.11)",
    { timeout: LIMIT_MS },
    async () => {
      const { owner, contractId } = rich;
      for (let index = 0; index < EARLY; index += 1)
        await upload(owner, `early ${index}.txt`, `Lease number ${index} of Acme LLC.\n`);
      await runDueJobs(jobHandlers, jobGivenUp);
      const before = await db.contractVersion.findMany({ where: { contractId }, select: { id: true } });
      await setPair("before");
      const writing = { goesOn: true, rounds: 0 };
      const writer = keepWriting(owner, contractId, writing);
      await succeeds("backup", own, file);
      await succeeds("verify", own); // nor does work that goes on look like a fault
      writing.goesOn = false;
      await writer;
      expect(writing.rounds).toBeGreaterThan(0); // a busy machine writes few

      const to = await emptyInstallation(testDatabase);
      expect(await succeeds("restore", to, file)).toMatch(/everything is as it was written/);
      const restored = await rowsIn(to);
      const pair = (restored["Setting"] ?? [])
        .map((row) => JSON.parse(row) as { key: string; value: string })
        .filter(({ key }) => key.startsWith("pair"));
      expect(new Set(pair.map(({ value }) => value)).size).toBe(1);
      for (const { id } of before) expect(restored["ContractVersion"]?.some((row) => row.includes(id))).toBe(true);
      await runDueJobs(jobHandlers, jobGivenUp); // what was deleted is removed now that nobody copies it
      expect(await db.setting.count({ where: { key: { startsWith: "keepFiles:" } } })).toBe(0);
    },
  );
});

test("every model is kept or left out for a reason, and what is referred to is loaded first", async () => {
  const order = KEPT_MODELS.map(({ model }) => model as string);
  const rows = await rowsIn(own);
  expect(Object.keys(MODELS).toSorted()).toEqual(Object.keys(rows).toSorted());
  for (const entry of Object.values(MODELS)) if ("leftOut" in entry) expect(entry.leftOut).not.toBe("");
  expect(order.indexOf("User")).toBeLessThan(order.indexOf("Contract"));
});

/** Saves, uploads, deletes and counts a pair up in one transaction, until it is told to stop. */
async function keepWriting(
  owner: Parameters<typeof upload>[0],
  contractId: string,
  writing: { goesOn: boolean; rounds: number },
): Promise<void> {
  const doomed = await db.contract.findMany({ where: { name: { startsWith: "early" } }, select: { id: true } });
  for (; writing.goesOn; writing.rounds += 1) {
    await saveVersion(owner.actor, contractId, { content: `<p>Round ${writing.rounds}</p>` });
    await upload(owner, `late ${writing.rounds}.txt`, `Round ${writing.rounds} of Acme LLC.\n`);
    const next = doomed.pop();
    if (next)
      for (let time = 0; time < 2; time += 1)
        // to the trash, and for good
        await deleteContract(owner.actor, next.id);
    await runDueJobs(jobHandlers, jobGivenUp);
    await setPair(String(writing.rounds));
  }
}

/** Two rows that are alike at every moment, to whoever sees one moment. */
async function setPair(value: string): Promise<void> {
  await inTransaction(async (tx) => {
    for (const key of ["pair a", "pair b"])
      await tx.setting.upsert({ where: { key }, create: { key, value }, update: { value } });
  });
}
