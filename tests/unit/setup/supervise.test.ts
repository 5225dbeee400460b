/**
 * `npm start` keeps its server alive (scripts/setup/supervise.mjs), with real processes and a clock of the test's own.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { supervise } from "@/scripts/setup/supervise.mjs";
import { freePort } from "@/tests/support/postgres";
import { ROOT } from "@/tests/support/routes";

/** A program that ends as its nth start is told to; behind the last it ends well. */
function program(...ends: string[]): string[] {
  const count = path.join(mkdtempSync(path.join(tmpdir(), "supervise-")), "starts");
  const source = `const fs = require("node:fs"); fs.appendFileSync(${JSON.stringify(count)}, "x"); const end = ${JSON.stringify(ends)}[fs.readFileSync(${JSON.stringify(count)}, "utf8").length - 1] ?? "0"; if (end === "killed") process.kill(process.pid, "SIGKILL"); else process.exit(Number(end));`;
  return [process.execPath, "-e", source];
}

async function run(command: string[], lives: number[] = []) {
  const pauses: number[] = [];
  const said: string[] = [];
  let now = 0;
  let life = 0;
  const clock = {
    now: () => ((life += 1) % 2 === 1 ? now : (now += (lives[life / 2 - 1] ?? 0) * 1000)),
    pause: (ms: number) => Promise.resolve(pauses.push(ms / 1000)),
  };
  const code = await supervise(command, { env: process.env, cwd: ROOT, say: (words) => said.push(words), clock });
  return { code, pauses, said };
}

describe("a server that died", () => {
  test("is started again, with growing pauses, and it is said (B-23.7)", async () => {
    const { code, pauses, said } = await run(program("killed", "1", "1", "1", "1", "1", "1", "1"));
    expect([code, pauses]).toEqual([0, [1, 2, 4, 8, 16, 32, 60, 60]]);
    expect(said[0]).toBe("The server died (SIGKILL). It is started again in 1 s.");
    expect(said[1]).toBe("The server died (code 1). It is started again in 2 s.");
  });

  test("after it had stayed up is started again at once", async () => {
    expect((await run(program("1", "1", "1", "1"), [0, 0, 61, 0])).pauses).toEqual([1, 2, 1, 2]);
  });

  test("for its settings is not started again (B-23.7)", async () => {
    expect(await run(program("78"))).toEqual({ code: 78, pauses: [], said: [] });
  });

  test("because it was asked to is not started again, and its answer is passed on", async () => {
    const source = `import { supervise } from "./scripts/setup/supervise.mjs"; process.exit(await supervise([process.execPath, "-e", 'process.on("SIGTERM", () => process.exit(143)); setInterval(() => 0, 1000); console.log("up")'], { env: process.env, cwd: "." }));`;
    const start = spawn(process.execPath, ["--input-type=module", "-e", source], {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(start.stdout, "data");
    start.kill("SIGTERM");
    expect(await once(start, "exit")).toEqual([143, null]);
  });
});

test("settings that can't be used end a start before anything is built, in one line (B-23.6)", async () => {
  const start = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_OPTIONS: "",
      PORT: String(await freePort()),
      REGISTRATION: "nonsense",
      JOB_RUNNER: "sometimes",
    },
  });
  let said = "";
  for (const stream of [start.stdout, start.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(start, "exit")) as [number];
  expect(code).not.toBe(0);
  expect(said).not.toContain("Building");
  expect(said.trim().split("\n").at(-1)).toMatch(
    /^Settings that can't be used: REGISTRATION \(.*\); JOB_RUNNER \(.*\)$/,
  );
});
