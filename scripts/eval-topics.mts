/**
 * Scores the review of topics and the facts by five folds over whole contracts: `npx tsx scripts/eval-topics.mts
 * [PREDICTIONS]`. Prints the table of the corpus's own tool, then how often each basis was right, and of each kind of
 * fact what was stated and what likely. Takes some minutes: every fold's weights are made anew.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { scoresByFolds } from "./training/by-folds";
import { readLabelled } from "./training/dataset";
import { predictedOf, type JudgedFact } from "./training/predicted";

const corpus = path.resolve(process.env.CORPUS_DIR ?? "../shared/corpus");
const folder = mkdtempSync(path.join(tmpdir(), "eval-topics-"));
const file = process.argv[2] ?? path.join(folder, "topics.jsonl");
const labelled = readLabelled(corpus);
const scores = scoresByFolds(labelled);
const predicted = labelled.developers.map((contract) => predictedOf(contract, scores.get(contract) ?? new Map()));
const topics = predicted.flatMap((one) => one.topics);
writeFileSync(file, topics.map((one) => JSON.stringify(one)).join("\n"));
const tool = path.join(corpus, "tools/score_topics.mjs");
const done = spawnSync(process.execPath, [tool, "--gold", corpus, "--pred", file], { encoding: "utf8" });
process.stdout.write(done.stdout);
process.stderr.write(done.stderr);

const truth = new Map(labelled.developers.map(({ id, rows }) => [id, rows]));
for (const basis of ["stated", "likely", "nearest", "absent"]) {
  const said = topics.filter((one) => one.basis === basis);
  const right = said.filter(
    ({ id, category, present }) => (truth.get(id)?.get(category)?.impossible !== true) === present,
  );
  process.stdout.write(`topics ${basis}: ${share(right.length, said.length)}\n`);
}
const facts = predicted.flatMap((one) => one.facts).filter(({ isRight }) => isRight !== null);
for (const kind of new Set(facts.map((one) => one.kind)))
  for (const basis of ["stated", "likely"]) {
    const said = facts.filter((one: JudgedFact) => one.kind === kind && one.basis === basis);
    process.stdout.write(`${kind} ${basis}: ${share(said.filter(({ isRight }) => isRight).length, said.length)}\n`);
  }
rmSync(folder, { recursive: true });

function share(right: number, of: number): string {
  return `${of} said, ${of === 0 ? "-" : ((100 * right) / of).toFixed(1)} % right`;
}
