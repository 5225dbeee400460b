/** What becomes of jobs that are over. */
import { beforeEach, expect, test, vi } from "vitest";
import { tidy } from "@/lib/server/jobs/tidy";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { resetDatabase } from "../support/database";

const HOUR_MS = 3_600_000;
const NOON = new Date("2030-01-01T12:00:00.000Z");
const hoursAgo = (hours: number) => new Date(NOON.getTime() - hours * HOUR_MS);
const keep = (id: string, ended: { doneAt?: Date; failedAt?: Date }) =>
  db.job.create({ data: { id, name: "removeFile", payload: "{}", createdAt: hoursAgo(2_000), ...ended } });

beforeEach(async () => {
  await resetDatabase();
  vi.spyOn(clock, "now").mockReturnValue(NOON);
});

test("done jobs go after a day, given up ones after a month, and what waits stays however old it is (B-23.19)", async () => {
  await keep("waits", {});
  await keep("done lately", { doneAt: hoursAgo(23) });
  await keep("done", { doneAt: hoursAgo(25) });
  await keep("given up lately", { failedAt: hoursAgo(29 * 24) });
  await keep("given up", { failedAt: hoursAgo(31 * 24) });
  expect((await tidy()).jobs).toBe(2);
  expect((await db.job.findMany({ orderBy: { id: "asc" } })).map(({ id }) => id)).toEqual([
    "done lately",
    "given up lately",
    "waits",
  ]);
});

test("as many as there are go in one round", async () => {
  const many = Array.from({ length: 1_201 }, (_, index) => ({
    id: `done ${index}`,
    name: "removeFile",
    payload: "{}",
    doneAt: hoursAgo(25),
  }));
  await db.job.createMany({ data: many });
  expect((await tidy()).jobs).toBe(1_201);
  expect(await db.job.count()).toBe(0);
});
