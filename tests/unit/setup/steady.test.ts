/** What `npm run test:steady` puts around the tests: busy loops that end with it, moved clocks, all kinds of rounds. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";
import { planRounds } from "@/scripts/testing/steady/rounds.mjs";
import { ROOT } from "@/tests/support/routes";

const steady = (file: string) => path.join(ROOT, "scripts/testing/steady", file);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // nobody has this number
  }
}

test.each(["SIGTERM", "SIGKILL"] as const)("busy loops end with who started them, by %s too", async (signal) => {
  const program = `import { startBusyLoops } from ${JSON.stringify(steady("busy-loops.mjs"))}; console.log(startBusyLoops(2).pids.join()); setInterval(() => 0, 1_000);`;
  const parent = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output] = (await once(parent.stdout, "data")) as [Buffer];
  const pids = output.toString().trim().split(",").map(Number);
  expect(pids.map(isRunning)).toEqual([true, true]);
  parent.kill(signal);
  await expect.poll(() => pids.some(isRunning)).toBe(false);
});

test("a moved clock is ahead in all ways to ask it, and a moment that is named stays", () => {
  const program = `console.log(JSON.stringify([Date.now(), new Date(), Date(), new Date(0), new Date() instanceof Date, new Date().constructor === Date]))`;
  const AHEAD_MS = 1_000 * 86_400_000 + 0.75; // by chance, as a round sets it
  const before = Date.now() + AHEAD_MS;
  const output = execFileSync(process.execPath, ["--import", steady("moved-clock.mjs"), "-e", program], {
    env: { ...process.env, TEST_CLOCK_AHEAD_MS: String(AHEAD_MS) },
  });
  const [now, date, words, named, ...isDate] = JSON.parse(output.toString()) as [number, string, string, string];
  for (const moment of [now, Date.parse(date), Date.parse(words) + 1_000])
    expect(moment).toBeGreaterThanOrEqual(before);
  expect(Number.isInteger(now)).toBe(true);
  expect([named, isDate]).toEqual(["1970-01-01T00:00:00.000Z", [true, true]]);
});

test("ten rounds have each setting twice and each a seed of its own; in a browser only zones", () => {
  const rounds = planRounds(10, 7);
  expect(rounds.map(({ seed }) => seed)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
  const words = rounds.map((round) => round.words);
  expect(words.slice(5)).toEqual(words.slice(0, 5));
  expect(new Set(words).size).toBe(5);
  const inBrowser = planRounds(5, 7, { inBrowser: true }).map(({ env }) => env);
  expect(inBrowser).toEqual([
    {},
    { TZ: "Asia/Ulaanbaatar" },
    { TZ: "America/New_York" },
    {},
    { TZ: "Asia/Ulaanbaatar" },
  ]);
});
