/**
 * Scores the built-in engine on a corpus of labelled contracts: `npm run eval`.
 *
 * CORPUS_DIR names the corpus (default ../shared/corpus); `--half dev|check` takes half of the contracts, by a hash of
 * their ids, so that one half can be read during development and the other only measured. Prints the tables of the
 * corpus's own tools for Find, chat and summaries, then abstention and false 'none', answers by basis, language and
 * kind of question, and topics and facts. No contract is scored with weights trained on it: it first trains those of
 * five folds, which takes a few minutes. `--only find|chat|topics` does one of the three, `--show N` lists the first N
 * missed answers, `--model` scores only natural questions, by the built-in engine and by the configured model
 * (`eval-natural.mts`, whose `--half` and `--ids` it takes), `--keep FOLDER` keeps predictions, `--pages` also checks
 * pages on the corpus's PDF files (half a minute), `--write` updates the tables of docs/quality.md between their
 * markers.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Scores } from "@/lib/engine/review/classifier";
import { answerKinds, answerLanguages, answersTogether, honestyTable, kindsTable } from "@/tests/evals/answer-kinds";
import { readEvalCorpus } from "@/tests/evals/corpus";
import { goldFolder } from "@/tests/evals/gold";
import { measureHonesty, pagesWithinOne, percent, sum } from "@/tests/evals/measures";
import { writeTables } from "@/tests/evals/paper";
import { answerAll, predictAll, summarizeAll, type Prediction } from "@/tests/evals/predictions";
import { measure, qualityTable } from "@/tests/evals/quality-table";
import { scoresByFolds } from "./training/by-folds";
import { readLabelled } from "./training/dataset";
import { factsTable, measureTopics, topicsTable } from "./training/measured";

if (process.argv.includes("--model")) {
  const natural = [
    "--import",
    "tsx",
    "--conditions=react-server",
    "scripts/eval-natural.mts",
    ...process.argv.slice(2),
  ];
  process.exit(spawnSync(process.execPath, natural, { stdio: "inherit" }).status ?? 1);
}

const { values } = parseArgs({
  options: {
    half: { type: "string" },
    show: { type: "string" },
    keep: { type: "string" },
    by: { type: "string" },
    only: { type: "string" },
    pages: { type: "boolean" },
    write: { type: "boolean" },
  },
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
const wants = (what: string) => values.write === true || values.only === undefined || values.only === what;
const tables = new Map<string, string>();

const labelled = wants("chat") || wants("topics") ? readLabelled(corpusDir) : null;
const scores = labelled ? scoresByFolds(labelled) : new Map();
const unseen = new Map<string, Scores>([...scores].map(([{ id }, own]) => [id, own]));
if (wants("find")) await printFind();
if (wants("chat")) await printChat();
if (labelled && wants("topics")) printTopics(labelled);
if (values.write) await write();
if (!values.keep) rmSync(folder, { recursive: true });

async function printFind(): Promise<void> {
  const predictions = await predictAll(corpus);
  writeLines("find.jsonl", predictions);
  const by = values.by ? ["--by", values.by] : [];
  run("score.mjs", ["--gold", gold, "--pred", path.join(folder, "find.jsonl"), ...by]);
  await printHonesty(predictions);
}

async function printChat(): Promise<void> {
  const answers = await answerAll(corpus, unseen);
  writeLines("chat.jsonl", answers);
  writeLines("summaries.jsonl", await summarizeAll(corpus));
  const [asked, summed] = [path.join(folder, "chat.jsonl"), path.join(folder, "summaries.jsonl")];
  run("score_qa.mjs", ["--gold", gold, "--pred", asked, "--sum", summed, "--show", values.show ?? "0"]);
  const kinds = kindsTable([...answerLanguages(corpus, answers, folder), ...answerKinds(corpus, answers, folder)]);
  tables.set("kinds", kinds);
  print(`\n${kinds}`);
}

function printTopics({ developers }: NonNullable<typeof labelled>): void {
  const measured = measureTopics(corpusDir, developers, { scores, into: folder });
  tables.set("topics", topicsTable(measured)).set("facts", factsTable(measured));
  print(`\n${topicsTable(measured)}\n\n${factsTable(measured)}`);
}

/** What the corpus's tools don't print: results by language and category, and pages if requested. */
async function printHonesty(predictions: Prediction[]): Promise<void> {
  const honesty = measureHonesty(corpus, predictions);
  print("\n'none' where there is none / where there is one, in percent (contracts)");
  for (const row of honesty)
    print(
      `${row.language} ${row.category.padEnd(14)}${percent(row.abstention).padStart(6)} (${row.abstention.of}) /${percent(row.falseNone).padStart(6)} (${row.falseNone.of})`,
    );
  print(
    `all              ${percent(sum(honesty.map((row) => row.abstention))).padStart(6)} / ${percent(sum(honesty.map((row) => row.falseNone)))}`,
  );
  if (!values.pages) return;
  const pages = await pagesWithinOne(corpus);
  print(`page within one: ${percent(pages)} (${pages.of} passages)`);
}

/** Updates the tables of the paper: those printed, and the two that compare the halves. */
async function write(): Promise<void> {
  const [developers, heldOut] = [readEvalCorpus(corpusDir, "dev"), readEvalCorpus(corpusDir, "check")];
  const [known, other] = [await answerAll(developers, unseen), await answerAll(heldOut, unseen)];
  const all = readEvalCorpus(corpusDir);
  const whole = await measure(all, path.join(folder, "all"), { pages: true, answers: [...known, ...other] });
  const half = await measure(heldOut, path.join(folder, "check"), { pages: true, answers: other });
  tables
    .set("clauses", qualityTable(whole, half))
    .set("answers", honestyTable(answersTogether(developers, known, folder), answersTogether(heldOut, other, folder)));
  writeTables("docs/quality.md", tables);
}

function writeLines(name: string, lines: readonly unknown[]): void {
  writeFileSync(path.join(folder, name), lines.map((line) => JSON.stringify(line)).join("\n"));
}

function run(tool: string, args: string[]): void {
  const done = spawnSync(process.execPath, [path.resolve(corpusDir, "tools", tool), ...args], { encoding: "utf8" });
  process.stdout.write(done.stdout);
  process.stderr.write(done.stderr);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
