import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CORPUS, endsAsExpected, readCorpusFile, readRows, type Expectation } from "./expectations";

type Reference = { file: string; ref: string; method: string };

const isThere = existsSync(path.join(CORPUS, "reference/index.jsonl"));

/** Means over files, in percent; the references are the texts that the files were made of. */
const LEAST = { pdf: 98, docx: 98, doc: 95, txt: 98 };

describe.skipIf(!isThere)(`reading the corpus (skipped where there is none at ${CORPUS})`, () => {
  const folder = mkdtempSync(path.join(tmpdir(), "extracted-"));
  let table = "";

  beforeAll(async () => {
    execFileSync(process.execPath, ["scripts/build-workers.mjs"]);
    const exact = readRows<Reference>("reference/index.jsonl").filter((row) => row.method.startsWith("exact"));
    for (const row of exact) {
      const { text } = await readCorpusFile(row.file, path.basename(row.file));
      writeFileSync(path.join(folder, path.basename(row.ref)), text);
    }
    table = execFileSync(
      process.execPath,
      [path.join(CORPUS, "tools/score_extract.mjs"), "--gold", CORPUS, "--out", folder],
      { encoding: "utf8" },
    );
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(Object.entries(LEAST))("of %s files, %i % of the words are found and right", (kind, least) => {
    const [, recall = 0, precision = 0] =
      new RegExp(`^${kind} exact\\s+\\d+\\s+0\\s+([\\d.]+)\\s+([\\d.]+)`, "m").exec(table)?.map(Number) ?? [];
    expect(recall).toBeGreaterThanOrEqual(least);
    expect(precision).toBeGreaterThanOrEqual(least);
  });

  test("every hostile file ends as it should, within a minute and 1.5 GB", async () => {
    const rows = readRows<Expectation>("files/expect.jsonl").filter((row) => row.file.startsWith("files/hostile/"));
    const wrong: string[] = [];
    for (const row of rows) {
      const outcome = await readCorpusFile(row.file, row.uploadAs ?? path.basename(row.file));
      const isFine = endsAsExpected(row, outcome) && outcome.seconds < 60 && outcome.peakMb < 1_536;
      if (!isFine)
        wrong.push(
          `${row.file}: ${row.expect}, got ${outcome.ended}, ${outcome.seconds.toFixed(1)} s, ${outcome.peakMb.toFixed(0)} MB`,
        );
    }
    expect(wrong).toEqual([]);
  }, 240_000);
});
