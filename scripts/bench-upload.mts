/**
 * How long a long PDF takes from its last byte to `analyzed`, how much memory it costs, and how it affects others: the
 * 99th percentile of `GET /api/health` meanwhile, as a ratio to the same server at rest in the same run. A short file
 * goes first, so that loading the program's parts for the first time isn't counted in either.
 *
 * Run: npx tsx scripts/bench-upload.mts [FILE] (the built app; a 107-page contract of the corpus by default)
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { longLeasePdf } from "../tests/support/documents";
import { startApp } from "../tests/support/server";

const CORPUS_FILE = path.join(
  process.env.CORPUS_DIR ?? "../shared/corpus",
  "files/pdf/long-arraybiopharmainclicense-107p.pdf",
);
const IDLE_MS = 4_000;

const app = await startApp();
try {
  const headers = { "content-type": "application/json", authorization: `Bearer ${await newToken()}` };
  const bytes = await bytesToRead();
  await untilAnalyzed(headers, await sent(headers, new Uint8Array(await longLeasePdf(1))));
  const atRest = await probeWhile(new Promise((resolve) => setTimeout(resolve, IDLE_MS)));
  const restMegabytes = await peakMegabytes();
  const fileId = await sent(headers, bytes);
  const start = performance.now();
  const busy = await probeWhile(untilAnalyzed(headers, fileId));
  const seconds = (performance.now() - start) / 1000;
  console.log(`from PUT finished to analyzed: ${seconds.toFixed(2)} s for ${(bytes.length / 1024).toFixed(0)} KB`);
  console.log(`peak memory of the server: ${await peakMegabytes()} MB (${restMegabytes} MB at rest)`);
  console.log(
    `GET /api/health, p99: ${p99(atRest).toFixed(1)} ms at rest (${atRest.length} calls), ${p99(busy).toFixed(1)} ms meanwhile (${busy.length} calls)`,
  );
  console.log(`ratio: ${(p99(busy) / p99(atRest)).toFixed(2)} (aim: at most 3)`);
} finally {
  await app.kill();
  await app.remove();
}

async function newToken(): Promise<string> {
  const body = JSON.stringify({ name: "Bench", email: "bench@example.com", password: "long enough" });
  return (
    await (
      await fetch(`${app.url}/auth/register`, { method: "POST", headers: { "content-type": "application/json" }, body })
    ).json()
  ).access_token;
}

async function bytesToRead(): Promise<Uint8Array<ArrayBuffer>> {
  const file = process.argv[2] ?? CORPUS_FILE;
  try {
    return new Uint8Array(await readFile(file));
  } catch (cause) {
    console.log(`${file} is not there (${String(cause).slice(0, 40)}…); a made-up lease of 107 pages instead`);
    return new Uint8Array(await longLeasePdf(107));
  }
}

/** Uploads a file's bytes. @returns its id */
async function sent(headers: Record<string, string>, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const body = JSON.stringify({ filename: "long.pdf", contentType: "application/pdf" });
  const { uploadUrl, fileId } = await (
    await fetch(`${app.url}/files/presigned-url`, { method: "POST", headers, body })
  ).json();
  await fetch(uploadUrl, { method: "PUT", body: bytes });
  return fileId;
}

async function untilAnalyzed(headers: Record<string, string>, fileId: string): Promise<void> {
  const contract = await (
    await fetch(`${app.url}/contracts/upload`, {
      method: "POST",
      headers,
      body: JSON.stringify({ name: "Long", type: "Other", fileId }),
    })
  ).json();
  for (;;) {
    const { status } = await (await fetch(`${app.url}/contracts/${contract.id}/status`, { headers })).json();
    if (status === "analyzed") return;
    if (status === "failed") throw new Error("the file could not be read");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Times of consecutive health calls until the work ends, in milliseconds. */
async function probeWhile(work: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const over = work.finally(() => (isOver = true));
  const times: number[] = [];
  while (!isOver) {
    const start = performance.now();
    await (await fetch(`${app.url}/api/health`)).text();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await over;
  return times;
}

function p99(times: number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? Number.NaN;
}

/** The server process's peak memory, as Linux counts it. */
async function peakMegabytes(): Promise<number> {
  const status = await readFile(`/proc/${app.pid}/status`, "utf8");
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024);
}
