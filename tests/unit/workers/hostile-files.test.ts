import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { readInWorker } from "@/lib/workers/file-reading";
import { isLong } from "../../support/form";
import { makeMutant, WAYS } from "../../support/files/mutations";
import { readMutants } from "../../support/files/reading-run";
import { smallFiles, type SmallFile } from "../../support/files/small-files";
import { createChance } from "../../torture/random";

/** In the short form; `npm run torture -- files` reads 10,000. */
const COUNT = Number(process.env.HOSTILE_FILES ?? (isLong ? 200 : 12));
const SEED = Number(process.env.HOSTILE_SEED ?? 5_000_000);
let folder: string;
let files: SmallFile[];

beforeAll(async () => {
  files = await smallFiles();
  folder = mkdtempSync(path.join(tmpdir(), "hostile-files-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("files made to do harm", () => {
  test("begin as files that are read", async () => {
    for (const { name, bytes } of files)
      expect([name, (await readInWorker(bytes, name)).plainText.length > 10]).toEqual([name, true]);
  });

  test("are different, of every way to spoil a file, and the same for the same seed", async () => {
    const made = Array.from({ length: 600 }, (_, number) => makeMutant(files, createChance(number * 7_919)));
    expect(new Set(made.map(({ bytes }) => Buffer.from(bytes).toString("base64"))).size).toBeGreaterThan(500);
    expect(new Set(made.map(({ how }) => how))).toEqual(new Set(WAYS));
    expect(makeMutant(files, createChance(77)).bytes).toEqual(makeMutant(files, createChance(77)).bytes);
    const honest = await smallFiles();
    const texts = (some: SmallFile[]) =>
      some.filter(({ name }) => name.endsWith(".txt")).map(({ bytes }) => [...bytes]);
    expect(texts(files)).toEqual(texts(honest)); // no mutant is made of another one
  });

  test("end with text or with a reason, within limits of time and memory, and reach for nothing outside (B-8.13)", async () => {
    const tally = await readMutants({ seed: SEED, count: COUNT, folder });
    expect(tally.faults).toEqual([]);
    expect(tally.reached).toEqual([]);
    expect(Object.values(tally.ended).reduce((sum, count) => sum + count, 0)).toBe(COUNT);
    expect(tally.ended.text).toBeGreaterThan(COUNT / 10);
    expect(tally.ended.corruptDocument).toBeGreaterThan(0);
  }, 600_000);

  test("leave the reader as it was for honest files", async () => {
    const [file] = files;
    expect((await readInWorker(file?.bytes ?? new Uint8Array(), "lease.pdf")).plainText).toContain("LEASE AGREEMENT");
  });
});

test("the guard sees a thread that asks the network, writes a file, reads one or starts a program", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  const here = mkdtempSync(path.join(tmpdir(), "guarded-"));
  onTestFinished(() => rmSync(here, { recursive: true, force: true }));
  const log = path.join(here, "seen.log");
  const port = await new Promise<number>((resolve) =>
    server.once("listening", () => resolve((server.address() as { port: number }).port)),
  );
  const source = `
    import net from "node:net"; import { readFileSync, writeFileSync } from "node:fs"; import { execFileSync } from "node:child_process";
    net.connect(${port}, "127.0.0.1").destroy(); writeFileSync(${JSON.stringify(path.join(here, "x"))}, ""); readFileSync("/etc/hostname".slice(0, 1) + "etc/../" + ${JSON.stringify(path.join(here, "x").slice(1))}); execFileSync(process.execPath, ["-e", "0"]);`;
  const before = process.env.NODE_OPTIONS;
  Object.assign(process.env, {
    NODE_OPTIONS: `--import ${pathToFileURL(path.resolve("tests/support/files/guard.mjs")).href}`,
    READER_GUARD_LOG: log,
  });
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`), { execArgv: [] });
  const code = await new Promise((resolve) => worker.once("exit", resolve));
  if (before === undefined) delete process.env.NODE_OPTIONS;
  else process.env.NODE_OPTIONS = before;
  delete process.env.READER_GUARD_LOG;
  server.close();
  expect(code).toBe(0);
  const seen = readFileSync(log, "utf8");
  for (const kind of ["network connect", "write writeFileSync", "read readFileSync", "program execFileSync"])
    expect(seen).toContain(kind);
});
