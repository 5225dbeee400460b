/** `npm run torture container`: a release is started as its container would be, used, stopped and started again. */
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { readLastStage, type Stage } from "@/tests/support/dockerfile";
import { freePort } from "@/tests/support/postgres";
import { newClient } from "../rest-client";
import { assembleRoot, type CleanRoot } from "./clean-root";

const run = promisify(execFile);
const MOST_BYTES = 400e6;
/** `gcr.io/distroless/cc-debian12` unpacked, rounded up; it can't be pulled here. */
const BASE_BYTES = 30e6;
/** With it nobody needs the setup code, which only the log has. */
const ADMINISTRATOR = { ADMIN_EMAIL: "administrator@example.com" };
const START_LIMIT_MS = 240_000;
const STOP_LIMIT_MS = 30_000;

type Started = { stage: Stage; root: CleanRoot; environment: NodeJS.ProcessEnv; process: ChildProcess; pid: number };

/** Needs Linux and root. @param makeRelease leaves a release in `release/` */
export async function container(
  report: (line: string) => void,
  makeRelease: () => Promise<unknown> = npmRunRelease,
): Promise<{ figures: string; faults: string[] }> {
  if (process.platform !== "linux" || process.getuid?.() !== 0)
    throw new Error("only root on Linux can make a clean root");
  await makeRelease();
  const stage = readLastStage(await readFile("Dockerfile", "utf8"));
  const empty = await mkdtemp(path.join(tmpdir(), "contract-manager-empty-"));
  const sources = { "/usr/local/bin/node": process.execPath, "/app": await releaseFolder(), "/empty": empty };
  const root = await assembleRoot(stage, sources);
  const megabytes = `${Math.round(root.bytes / 1e6)} MB and a base of about ${BASE_BYTES / 1e6} MB`;
  const faults = root.foreign.map((name) => `The base image has no ${name}.`);
  if (root.bytes + BASE_BYTES > MOST_BYTES) faults.push(`It is too large: ${megabytes}.`);
  report(megabytes);
  try {
    const { faults: seen, startMs } = await tried(stage, root, report);
    return { figures: `${megabytes}, healthy after ${(startMs / 1_000).toFixed(1)} s`, faults: [...faults, ...seen] };
  } finally {
    await root.remove();
    await rm(empty, { recursive: true, force: true });
  }
}

function npmRunRelease(): Promise<unknown> {
  return run(process.execPath, ["scripts/release.mjs"], { maxBuffer: 64 << 20 });
}

async function releaseFolder(): Promise<string> {
  const { name, version } = JSON.parse(await readFile("package.json", "utf8")) as { name: string; version: string };
  const found = (await readdir("release")).find(
    (entry) => entry.startsWith(`${name}-${version}-`) && !entry.endsWith("gz"),
  );
  if (found === undefined) throw new Error("npm run release left nothing");
  return path.resolve("release", found);
}

async function tried(
  stage: Stage,
  root: CleanRoot,
  report: (line: string) => void,
): Promise<{ faults: string[]; startMs: number }> {
  const begun = performance.now();
  const first = await start(stage, root);
  const startMs = performance.now() - begun;
  report(`healthy after ${Math.round(startMs)} ms`);
  const faults: string[] = [];
  try {
    faults.push(...(await writesIn(first)), ...(await userOf(first)), ...(await used(first, report)));
    faults.push(...(await backedUp(first)));
  } finally {
    faults.push(...(await stopped(first)));
  }
  const secret = await readFile(path.join(root.data, ".env"), "utf8");
  faults.push(...(await stopped(await start(stage, root))));
  if ((await readFile(path.join(root.data, ".env"), "utf8")) !== secret)
    faults.push("The second start made other secrets.");
  return { faults, startMs };
}

/** As `read_only`, `tmpfs: /tmp`, the volume and `USER` make it; the server is the first process. */
async function start(stage: Stage, root: CleanRoot): Promise<Started> {
  const port = String(await freePort());
  const environment: NodeJS.ProcessEnv = {
    NODE_ENV: "production",
    PATH: "/usr/local/bin",
    ...stage.environment,
    PORT: port,
    ...ADMINISTRATOR,
  };
  const script = [
    "set -e",
    `/usr/bin/mount --bind ${root.folder} ${root.folder}`,
    `/usr/bin/mount -o remount,bind,ro ${root.folder}`,
    `/usr/bin/mount --bind ${root.data} ${root.folder}/data`,
    `/usr/bin/mount -t tmpfs -o size=256m,mode=1777 tmpfs ${root.folder}/tmp`,
    `/usr/bin/mount --rbind /dev ${root.folder}/dev`,
    `/usr/bin/mount -t proc proc ${root.folder}/proc`,
    `exec /usr/sbin/chroot --userspec=${stage.user} ${root.folder} ${stage.command.join(" ")}`,
  ].join("\n");
  const child = spawn("/usr/bin/unshare", ["--mount", "--pid", "--fork", "--kill-child", "/bin/sh", "-c", script], {
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (output += piece.toString()));
  const pid = () => readFile(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").then(Number, () => 0);
  for (const until = Date.now() + START_LIMIT_MS; ; await pause(200)) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`The container does not start:\n${output}`);
    const started = { stage, root, environment, process: child, pid: await pid() };
    if (started.pid > 0 && (await inside(started, stage.health)).code === 0) return started;
  }
}

/** Runs a program as `docker exec` would. */
async function inside(
  { stage, root, environment, pid }: Omit<Started, "process">,
  command: readonly string[],
): Promise<{ code: number; output: string }> {
  const chroot = ["/usr/sbin/chroot", `--userspec=${stage.user}`, root.folder, ...command];
  try {
    const { stdout } = await run("/usr/bin/nsenter", ["-t", String(pid), "-m", "-p", ...chroot], { env: environment });
    return { code: 0, output: stdout };
  } catch (cause) {
    // of a program that failed
    const { code, stdout, stderr } = cause as { code?: number; stdout?: string; stderr?: string };
    return { code: typeof code === "number" ? code : -1, output: `${stdout ?? ""}${stderr ?? ""}` };
  }
}

/** Only the data and `/tmp` can be written to. */
async function writesIn(started: Started): Promise<string[]> {
  const faults: string[] = [];
  for (const [folder, isOpen] of [
    ["/data", true],
    ["/tmp", true],
    ["/app", false],
    ["/app/.next", false],
    ["/etc", false],
  ] as const) {
    const write = `require("fs").writeFileSync("${folder}/tried", "")`;
    const { code, output } = await inside(started, ["/usr/local/bin/node", "-e", write]);
    if ((code === 0) !== isOpen) faults.push(`Writing to ${folder} ended with ${code}.`);
    if (!isOpen && !/EROFS|EACCES/.test(output)) faults.push(`Writing to ${folder} failed otherwise: ${output}`);
  }
  return faults;
}

async function backedUp(started: Started): Promise<string[]> {
  const command = ["/usr/local/bin/node", "/app/scripts/operate.mjs", "backup", "/data/backup"];
  const { code, output } = await inside(started, command);
  return code === 0 ? [] : [`npm run backup ended with ${code}: ${output}`];
}

async function userOf({ pid, stage }: Started): Promise<string[]> {
  const [, ids = ""] = /^Uid:\s+(.+)$/m.exec(await readFile(`/proc/${pid}/status`, "utf8")) ?? [];
  const [user = ""] = stage.user.split(":");
  return ids.split(/\s+/).every((id) => id === user) ? [] : [`It runs as ${ids}.`];
}

/** A file is uploaded, read by the threads, and exported with the fonts. */
async function used({ environment }: Started, report: (line: string) => void): Promise<string[]> {
  const url = `http://localhost:${environment["PORT"]}`;
  const client = await newClient(() => url, "Sailor");
  const place = await client.call("POST", "/files/presigned-url", { filename: "lease.txt", contentType: "text/plain" });
  const bytes = new TextEncoder().encode("LEASE\n\n1. Law. The laws of Mongolia govern this lease. Гэрээ.\n");
  const put = await client.put(String(place?.body["uploadUrl"]), bytes);
  const made = await client.call("POST", "/contracts/upload", {
    name: "Lease",
    type: "Other",
    fileId: place?.body["fileId"],
  });
  const faults = [place, put, made].flatMap((answer, step) =>
    answer && answer.status < 300 ? [] : [`Upload, step ${step + 1}: ${JSON.stringify(answer)}`],
  );
  const contractId = String(made?.body["id"]);
  let status = "";
  for (const until = Date.now() + START_LIMIT_MS; status !== "analyzed" && Date.now() < until; await pause(200))
    status = String((await client.call("GET", `/contracts/${contractId}`))?.body["status"]);
  if (status !== "analyzed") faults.push(`The contract stays ${status}.`);
  for (const format of ["pdf", "docx"]) {
    const answer = await client.download(`/contracts/${contractId}/export?format=${format}`);
    if (answer?.status !== 200) faults.push(`Export as ${format}: ${answer?.status}`);
  }
  const page = await fetch(`${url}/login`, { headers: { accept: "text/html", "sec-fetch-mode": "navigate" } });
  if (!page.ok || !(await page.text()).includes("<html")) faults.push(`The log-in page: ${page.status}`);
  report("a contract was uploaded, read and exported");
  return faults;
}

async function stopped({ process: child, pid }: Started): Promise<string[]> {
  const begun = performance.now();
  process.kill(pid, "SIGTERM");
  if (child.exitCode === null) await once(child, "exit");
  const tookMs = performance.now() - begun;
  return tookMs > STOP_LIMIT_MS ? [`It took ${Math.round(tookMs)} ms to stop.`] : [];
}
