/**
 * The short form of `npm run torture parts`: parts of a running app fail for some seconds. Needs the built app. A
 * locked database and a full disk are in `npm test` too, without waiting for them to pass
 * (`tests/e2e/database-locked.spec.ts`, `tests/integration/disk-full.test.ts`).
 */
import { describe, expect, inject, test } from "vitest";
import { testDatabase } from "@/tests/support/database";
import { isLong } from "@/tests/support/form";
import { newDatabaseFor } from "./databases";
import type { OutageReport } from "./outage";
import { databaseLocked, diskFull, fileThatDoesNotFit, postgresAway, storageGone } from "./parts";

const SHORT_MS = 3_000;
const isRoot = process.getuid?.() === 0; // who may mount a small disk

function expectClear({ faults, tally }: OutageReport, refusal: string | null): void {
  expect(faults).toEqual([]);
  expect(Object.keys(tally).filter((name) => name !== "201")).toEqual(refusal === null ? [] : [refusal]);
}

const suites = { sqlite: onSqlite, postgres: onPostgres };
describe(`a part that fails, on ${testDatabase}`, suites[testDatabase]);

function onSqlite(): void {
  test.runIf(isLong)(
    "a database that another program holds makes savers wait, and then all are served (B-23.9)",
    async () => {
      expectClear(await databaseLocked(SHORT_MS), null);
    },
  );

  test("a storage that is gone is told as such, and uploads go on when it is back (B-23.9)", async () => {
    expectClear(await storageGone(SHORT_MS), "503 storageUnavailable");
  });

  test.runIf(isLong && isRoot)(
    "a full disk is told as such, leaves nothing half-written, and all goes on when there is room (root only: mounts one) (B-23.9)",
    async () => {
      expectClear(await diskFull("versions", SHORT_MS), "507 diskFull");
    },
  );

  test.runIf(isLong && isRoot)(
    "a file that does not fit on the disk leaves no part of itself (root only: mounts one)",
    async () => {
      const { refusal, left, isKeptLater } = await fileThatDoesNotFit();
      expect([refusal.includes("ENOSPC"), left, isKeptLater]).toEqual([true, [], true]);
    },
  );
}

function onPostgres(): void {
  test("a database that refuses is told as such, and all goes on when it is back (B-23.9)", async () => {
    expectClear(
      await postgresAway(await newDatabaseFor(inject("template")), "refuse", SHORT_MS),
      "503 databaseUnavailable",
    );
  });
}
