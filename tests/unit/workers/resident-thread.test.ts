import { expect, test } from "vitest";
import { ResidentThread } from "@/lib/workers/resident-thread";

const task = (html: string) => ({ verb: "read", html });

test("a thread stays up between tasks and goes after some idle time", async () => {
  const thread = new ResidentThread("writing-worker", { timeoutMs: 20_000, memoryMb: 256, idleMs: 50 });
  expect(await thread.run(task("<p>One</p>"))).toMatchObject({ plainText: "One" });
  expect(thread.isRunning).toBe(true);
  expect(await thread.run(task("<p>Two</p>"))).toMatchObject({ plainText: "Two" });
  await expect.poll(() => thread.isRunning).toBe(false);
  expect(await thread.run(task("<p>Three</p>"))).toMatchObject({ plainText: "Three" });
});

test("a task that fails leaves the thread to the next one", async () => {
  const thread = new ResidentThread("writing-worker", { timeoutMs: 20_000, memoryMb: 256, idleMs: 1_000 });
  await expect(thread.run({ verb: "read", html: null })).rejects.toMatchObject({ end: "failed" });
  expect(await thread.run(task("<p>One</p>"))).toMatchObject({ plainText: "One" });
});

test("a task that takes too long ends the thread", async () => {
  const thread = new ResidentThread("writing-worker", { timeoutMs: 1, memoryMb: 256, idleMs: 1_000 });
  await expect(thread.run(task("<p>One</p>".repeat(50_000)))).rejects.toMatchObject({ end: "timedOut" });
  expect(thread.isRunning).toBe(false);
});

test("a worker that is not there is a failure, not a hang", async () => {
  const thread = new ResidentThread("absent-worker", { timeoutMs: 20_000, memoryMb: 64, idleMs: 1_000 });
  await expect(thread.run({})).rejects.toMatchObject({ end: "crashed" });
});
