/**
 * Scores the review of topics and the facts by five folds over whole contracts: `npx tsx scripts/eval-topics.mts
 * [PREDICTIONS]`. Prints the table of the corpus's own tool, then how often 'stated' and
 * 'absent' were right. Takes some minutes: every fold's weights are made anew.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { predictionsByFolds } from "./training/by-folds";
import { readLabelled } from "./training/dataset";

const corpus = path.resolve(process.env.CORPUS_DIR ?? "../shared/corpus");
const folder = mkdtempSync(path.join(tmpdir(), "eval-topics-"));
const file = process.argv[2] ?? path.join(folder, "topics.jsonl");
const predictions = predictionsByFolds(corpus);
writeFileSync(file, predictions.map((one) => JSON.stringify(one)).join("\n"));
const tool = path.join(corpus, "tools/score_topics.mjs");
const done = spawnSync(process.execPath, [tool, "--gold", corpus, "--pred", file], { encoding: "utf8" });
process.stdout.write(done.stdout);
process.stderr.write(done.stderr);

const truth = new Map(readLabelled(corpus).developers.map(({ id, rows }) => [id, rows]));
for (const basis of ["stated", "likely", "nearest", "absent"]) {
  const said = predictions.filter((one) => one.basis === basis);
  const right = said.filter(
    ({ id, category, present }) => (truth.get(id)?.get(category)?.impossible !== true) === present,
  );
  process.stdout.write(`${basis}: ${said.length} said, ${((100 * right.length) / said.length).toFixed(1)} % right\n`);
}
rmSync(folder, { recursive: true });
