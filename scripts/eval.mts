/**
 * Scores the built-in engine on a corpus of labelled contracts: `npx tsx scripts/eval.mts`.
 *
 * CORPUS_DIR names the corpus (default ../shared/corpus); `--half dev|check` takes half of the contracts, by a hash of
 * their ids, so that one half can be read while working and the other only measured. Prints the tables of the corpus's
 * own tools, `score.mjs` and `score_qa.mjs`. `--show N` lists the first N missed answers, `--keep FOLDER` keeps predictions.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { readEvalCorpus, type EvalCorpus } from "@/tests/evals/corpus";
import { answersOf, predictionsOf, summariesOf } from "@/tests/evals/predictions";

const { values } = parseArgs({
  options: { half: { type: "string" }, show: { type: "string" }, keep: { type: "string" }, by: { type: "string" }, only: { type: "string" } },
});
const corpusDir = process.env.CORPUS_DIR ?? "../shared/corpus";
if (!existsSync(path.join(corpusDir, "clauses"))) {
  process.stderr.write(`No corpus at ${corpusDir}; set CORPUS_DIR.\n`);
  process.exit(1);
}

const corpus = readEvalCorpus(corpusDir, values.half);
const folder = values.keep ?? mkdtempSync(path.join(tmpdir(), "eval-"));
mkdirSync(folder, { recursive: true });
const gold = goldFolder(corpus, folder);

if (values.only !== "chat") {
  writeLines("find.jsonl", await predictionsOf(corpus));
  run("score.mjs", ["--gold", gold, "--pred", path.join(folder, "find.jsonl"), ...(values.by ? ["--by", values.by] : [])]);
}
if (values.only !== "find") {
  writeLines("chat.jsonl", await answersOf(corpus));
  writeLines("summaries.jsonl", await summariesOf(corpus));
  run("score_qa.mjs", ["--gold", gold, "--pred", path.join(folder, "chat.jsonl"), "--sum", path.join(folder, "summaries.jsonl"), "--show", values.show ?? "0"]);
}
if (!values.keep) rmSync(folder, { recursive: true });

/** A folder like the corpus, with only the rows that are scored. */
function goldFolder(rows: EvalCorpus, into: string): string {
  const root = path.join(into, "gold");
  rmSync(root, { recursive: true, force: true });
  for (const [file, lines] of rows.files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), lines.map((line) => JSON.stringify(line)).join("\n"));
  }
  cpSync(path.join(corpusDir, "clauses/texts"), path.join(root, "clauses/texts"), { recursive: true });
  return root;
}

function writeLines(name: string, lines: readonly unknown[]): void {
  writeFileSync(path.join(folder, name), lines.map((line) => JSON.stringify(line)).join("\n"));
}

function run(tool: string, args: string[]): void {
  const done = spawnSync(process.execPath, [path.resolve(corpusDir, "tools", tool), ...args], { encoding: "utf8" });
  process.stdout.write(done.stdout);
  process.stderr.write(done.stderr);
}
