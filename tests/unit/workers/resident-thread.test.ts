import { expect, test } from "vitest";
import { ResidentThread } from "@/lib/workers/threads/resident-pool";

/** Longer than any machine takes; only a failure would wait for it. */
const PATIENCE_MS = 150_000;
const task = (html: string) => ({ verb: "read", html });

test("a thread stays up between tasks and goes after some idle time", async () => {
  const thread = new ResidentThread("writing-worker", { timeoutMs: PATIENCE_MS, memoryMb: 256, idleMs: 50 });
  expect(await thread.run(task("<p>One</p>"))).toMatchObject({ plainText: "One" });
  expect(thread.isRunning).toBe(true);
  expect(await thread.run(task("<p>Two</p>"))).toMatchObject({ plainText: "Two" });
  await expect.poll(() => thread.isRunning).toBe(false);
  expect(await thread.run(task("<p>Three</p>"))).toMatchObject({ plainText: "Three" });
});

test("a task that fails leaves the thread to the next one", async () => {
  const thread = new ResidentThread("writing-worker", { timeoutMs: PATIENCE_MS, memoryMb: 256, idleMs: 1_000 });
  await expect(thread.run({ verb: "read", html: null })).rejects.toMatchObject({ end: "failed" });
  expect(await thread.run(task("<p>One</p>"))).toMatchObject({ plainText: "One" });
});

test("a task that takes too long ends the thread", async () => {
  const thread = new ResidentThread("writing-worker", { timeoutMs: 1, memoryMb: 256, idleMs: 1_000 });
  await expect(thread.run(task("<p>One</p>".repeat(50_000)))).rejects.toMatchObject({ end: "timedOut" });
  expect(thread.isRunning).toBe(false);
});

test("a task that is given up ends the thread", async () => {
  const thread = new ResidentThread("writing-worker", { timeoutMs: PATIENCE_MS, memoryMb: 256, idleMs: 1_000 });
  const given = thread.run(task("<p>One</p>".repeat(50_000)), { signal: AbortSignal.timeout(1) });
  await expect(given).rejects.toMatchObject({ end: "aborted" });
  expect(thread.isRunning).toBe(false);
});

test("a thread that grew by its task gives its answer and is not kept", async () => {
  const limits = { timeoutMs: PATIENCE_MS, memoryMb: 256, idleMs: PATIENCE_MS };
  const [kept, retired] = [1_000, 1].map((keptMb) => new ResidentThread("writing-worker", { ...limits, keptMb }));
  expect(await kept?.run(task("<p>One</p>"))).toMatchObject({ plainText: "One" });
  expect(await retired?.run(task("<p>One</p>"))).toMatchObject({ plainText: "One" });
  expect([kept?.isRunning, retired?.isRunning]).toEqual([true, false]);
});

test("a task by which the process grows too much ends the thread", async () => {
  const limits = { timeoutMs: PATIENCE_MS, memoryMb: 512, idleMs: 1_000, growthMb: 1 };
  const thread = new ResidentThread("writing-worker", limits);
  const grown = thread.run(task("<p>One <strong>two</strong></p>".repeat(60_000)));
  await expect(grown).rejects.toMatchObject({ end: "outOfMemory" });
  expect(thread.isRunning).toBe(false);
});

test("a worker that is not there is a failure, not a hang", async () => {
  const thread = new ResidentThread("absent-worker", { timeoutMs: PATIENCE_MS, memoryMb: 64, idleMs: 1_000 });
  await expect(thread.run({})).rejects.toMatchObject({ end: "crashed" });
});
