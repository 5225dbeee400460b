import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import iconv from "iconv-lite";
import { beforeAll, describe, expect, test } from "vitest";
import { readInWorker } from "@/lib/workers/file-reading";
import { runWorker, workerFile } from "@/lib/workers/threads/run-worker";
import { makePdf, printed } from "../documents/extraction/pdf-fixture";

const TEXT = new Uint8Array(Buffer.from("LEASE AGREEMENT\nThe rent is <b>due</b> on the first day of each month."));

beforeAll(() => {
  execFileSync(process.execPath, ["scripts/build-workers.mjs"]);
});

describe("reading in a worker", () => {
  test("gives canonical HTML with the original's pages, and tells how far it is", async () => {
    const shares: number[] = [];
    const bytes = await makePdf([printed(["The first page."]), printed(["The second page."])]);
    const result = await readInWorker(bytes, "lease.pdf", { onProgress: (share) => shares.push(share) });
    expect(result).toEqual({
      kind: "pdf",
      before: null,
      html: '<p><span data-page="1"></span>The first page.</p><p><span data-page="2"></span>The second page.</p>',
      plainText: "The first page.\nThe second page.",
      pages: [
        { start: 0, page: 1 },
        { start: 16, page: 2 },
      ],
      answerBytes: 140,
      folded: "the first page. the second page.",
      words: expect.stringContaining("the first page second"),
      pageCount: 2,
      pagesWithoutText: [],
    });
    expect(shares).toEqual([0.5, 1]);
  });

  test("loads what only PDFs and pictures need when there is one", () => {
    const source = readFileSync(workerFile("reading-worker"), "utf8");
    const atItsStart = [...source.matchAll(/^import .* from "(.+)"/gm)].map(([, name]) => name);
    const whenNeeded = [...source.matchAll(/import\("(.+?)"\)/g)].map(([, name]) => name);
    expect(atItsStart).toContain("node:worker_threads");
    expect(atItsStart.filter((name) => !/^(node:|module$)/.test(name ?? ""))).toEqual([]); // the rest is in it
    for (const heavy of ["unpdf/pdfjs"]) {
      expect(atItsStart).not.toContain(heavy);
      expect(whenNeeded).toContain(heavy);
    }
  });

  test("leaves the caller's bytes alone and shows markup as text", async () => {
    const { html } = await readInWorker(TEXT, "lease.txt");
    expect(html).toContain("&lt;b&gt;due&lt;/b&gt;");
    expect(TEXT.byteLength).toBeGreaterThan(0);
  });

  test("knows the letters of old encodings, whose tables are in the bundle", async () => {
    const bytes = new Uint8Array(
      iconv.encode("Арендная плата вносится не позднее пятого числа месяца.", "windows-1251"),
    );
    expect((await readInWorker(bytes, "lease.txt")).plainText).toBe(
      "Арендная плата вносится не позднее пятого числа месяца.",
    );
  });

  test("guesses an encoding that hardly any file has, by a package that is loaded only then", async () => {
    const text = "本契約は、賃貸人と賃借人との間で締結される。賃料は毎月一日に支払うものとする。";
    const bytes = new Uint8Array(iconv.encode(text, "shift_jis"));
    expect((await readInWorker(bytes, "lease.txt")).plainText).toBe(text);
    expect(readFileSync(workerFile("reading-worker"), "utf8")).not.toContain("node_modules/jschardet/");
  });

  test("more readings than places all come to their end", async () => {
    const results = await Promise.all(Array.from({ length: 5 }, () => readInWorker(TEXT, "lease.txt")));
    expect(results.map((result) => result.kind)).toEqual(Array.from({ length: 5 }, () => "txt"));
  });

  test("says why a file gives no text (B-8.8)", async () => {
    await expect(readInWorker(new Uint8Array(), "lease.pdf")).rejects.toMatchObject({ reason: "emptyDocument" });
    await expect(readInWorker(TEXT, "lease.exe")).rejects.toMatchObject({ reason: "unsupportedType" });
    await expect(readInWorker(new Uint8Array(Buffer.from("%PDF-1.7 nothing")), "lease.pdf")).rejects.toMatchObject({
      reason: "corruptDocument",
    });
  });

  test("ends at the time limit, and frees its place for others (B-20.15)", async () => {
    await expect(readInWorker(TEXT, "lease.txt", { timeoutMs: 1 })).rejects.toMatchObject({
      reason: "readingTimedOut",
    });
    await expect(readInWorker(TEXT, "lease.txt", { timeoutMs: 1 })).rejects.toMatchObject({
      reason: "readingTimedOut",
    });
    await expect(readInWorker(TEXT, "lease.txt")).resolves.toMatchObject({ kind: "txt" });
  });

  test("ends when the caller gives up", async () => {
    await expect(readInWorker(TEXT, "lease.txt", { signal: AbortSignal.abort() })).rejects.toMatchObject({
      end: "aborted",
    });
  });
});

describe("limits of any worker", () => {
  /** Long enough to be still at work when its limits are looked at, twenty times a second. */
  const long = new TextEncoder().encode("The rent is due on the first day of each month.\n".repeat(40_000));
  const message = { bytes: long.buffer, fileName: "lease.txt" };

  test("growing past the memory limit ends the task (B-8.13, B-20.15)", async () => {
    const task = { message, timeoutMs: 150_000, memoryMb: 512, growthMb: -1_000_000 }; // a process may shrink, too
    await expect(runWorker("reading-worker", task)).rejects.toMatchObject({ end: "outOfMemory" });
  });

  test("no sign of progress ends the task", async () => {
    const task = { message, timeoutMs: 150_000, stallMs: 0, memoryMb: 512 };
    await expect(runWorker("reading-worker", task)).rejects.toMatchObject({ end: "timedOut" });
  });

  test("a worker that isn't there is a crash, not a hang", async () => {
    await expect(runWorker("absent-worker", { message, timeoutMs: 150_000, memoryMb: 64 })).rejects.toMatchObject({
      end: "crashed",
    });
  });
});
