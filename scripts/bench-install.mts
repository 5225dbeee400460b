/**
 * From nothing to the first page: starts a fresh clone of the committed state, with an empty npm cache, until its login
 * page answers; then once more. `npx tsx scripts/bench-install.mts [release/FOLDER]` also starts an unpacked release.
 * Wall-clock times depend on other load, so processor time is printed too (Linux).
 */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, lstatSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const TICKS_A_SECOND = 100;
const BLOCK = 512;
const LONGEST_MS = 1_800_000;

type Start = { steps: string; seconds: number; processor: number | null };

const [release] = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), "contract-manager-install-"));
try {
  const clone = path.join(folder, "clone");
  execFileSync("git", ["clone", "--quiet", "--depth", "1", `file://${process.cwd()}`, clone]);
  const first = await started(clone);
  const rows = [
    ["start from nothing", format(first)],
    ["start again", format(await started(clone))],
    ["node_modules", sizeOf(path.join(clone, "node_modules"))],
    [".next and .build", `${sizeOf(path.join(clone, ".next"))}; ${sizeOf(path.join(clone, ".build"))}`],
  ];
  if (release) rows.push(["release", sizeOf(release)], ["first start of the release", format(await started(release))]);
  console.log(`\n${first.steps}\n| what | measured |\n|---|---|`);
  for (const row of rows) console.log(`| ${row.join(" | ")} |`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Starts it with its own data, until the login page answers, and stops it. */
async function started(program: string): Promise<Start> {
  const port = await freePort();
  const begin = performance.now();
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: program,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: path.join(folder, `data-${port}`),
      npm_config_cache: path.join(folder, "npm-cache"),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let steps = "";
  child.stdout.setEncoding("utf8").on("data", (words: string) => (steps += words));
  try {
    await answers(child, `http://localhost:${port}/login`);
    return { steps, seconds: (performance.now() - begin) / 1000, processor: processorSeconds(child) };
  } finally {
    child.kill("SIGTERM");
    await once(child, "exit");
  }
}

async function answers(child: ChildProcess, address: string): Promise<void> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The start ended with ${child.exitCode}`);
    const answer = await fetch(address, { signal }).catch(() => null); // not listening yet
    if (answer?.ok && (await answer.text()).includes("</html>")) return;
    await pause(100, undefined, { signal });
  }
}

/** Of the process and all its finished children: installing and building, not serving. */
function processorSeconds({ pid }: ChildProcess): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const fields = readFileSync(file, "utf8").split(") ")[1]?.split(" ") ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND;
}

function format({ seconds, processor }: Start): string {
  const clock = `${seconds.toFixed(1)} s`;
  return processor === null ? clock : `${clock}, ${processor.toFixed(1)} s of processors before the server`;
}

/** Its size on disk, as `du` counts, and its number of files. */
function sizeOf(root: string): string {
  let [bytes, files] = [0, 0];
  const count = (place: string) => {
    const { blocks } = lstatSync(place);
    bytes += blocks * BLOCK;
    files += 1;
  };
  count(root);
  for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) count(path.join(root, name));
  return `${Math.round(bytes / 1024 ** 2)} MB, ${files} files and folders`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
