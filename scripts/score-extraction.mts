/**
 * Measures text extraction on a corpus: `npx tsx scripts/score-extraction.mts [corpus]` (otherwise CORPUS_DIR,
 * otherwise ../shared/corpus). First word recall and precision against the corpus's reference texts, by its own tool;
 * then every hostile and text file through the worker, with expectation, outcome, seconds and the process's peak memory
 * meanwhile.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { CORPUS, endsAsExpected, readCorpusFile, readRows, type Expectation } from "../tests/corpus/expectations";

const corpus = path.resolve(process.argv[2] ?? CORPUS);
if (!existsSync(path.join(corpus, "reference/index.jsonl"))) {
  console.log(`No corpus at ${corpus}: nothing measured.`);
  process.exit(0);
}
execFileSync(process.execPath, ["scripts/build-workers.mjs"], { stdio: "inherit" });
await scoreReferences();
await runExpectations();

async function scoreReferences(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "extracted-"));
  const slow: string[] = [];
  for (const row of readRows<{ file: string; ref: string }>("reference/index.jsonl", corpus)) {
    const outcome = await readCorpusFile(row.file, path.basename(row.file), corpus);
    if (outcome.ended === "text") writeFileSync(path.join(folder, path.basename(row.ref)), outcome.text);
    else console.log(`${row.file}: ${outcome.ended}`);
    if (outcome.seconds > 2) slow.push(`${row.file} ${outcome.seconds.toFixed(1)} s`);
  }
  console.log(
    execFileSync(process.execPath, [path.join(corpus, "tools/score_extract.mjs"), "--gold", corpus, "--out", folder], {
      encoding: "utf8",
    }),
  );
  console.log(`Slower than 2 s: ${slow.join(", ") || "none"}\nTexts are in ${folder}\n`);
}

async function runExpectations(): Promise<void> {
  const rows = readRows<Expectation>("files/expect.jsonl", corpus).filter((row) =>
    /^files\/(hostile|txt)\//.test(row.file),
  );
  let asExpected = 0;
  let peakMb = 0;
  for (const row of rows) {
    const outcome = await readCorpusFile(row.file, row.uploadAs ?? path.basename(row.file), corpus);
    const isExpected = endsAsExpected(row, outcome, corpus);
    if (isExpected) asExpected += 1;
    peakMb = Math.max(peakMb, outcome.peakMb);
    const ended =
      outcome.pagesWithoutText > 0 ? `${outcome.ended}, ${outcome.pagesWithoutText} page(s) without` : outcome.ended;
    const figures = `${outcome.seconds.toFixed(2).padStart(6)} s ${outcome.peakMb.toFixed(0).padStart(5)} MB`;
    console.log(
      `${isExpected ? "ok  " : "FAIL"} ${path.basename(row.file).padEnd(60).slice(0, 60)} ${row.expect.padEnd(21)} ${ended.padEnd(26)} ${figures}`,
    );
  }
  console.log(
    `\n${asExpected} of ${rows.length} files ended as expected; the process's peak was ${peakMb.toFixed(0)} MB.`,
  );
}
