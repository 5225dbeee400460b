/**
 * Scores the built-in engine on a corpus of labelled contracts: `npx tsx scripts/eval.mts`.
 *
 * CORPUS_DIR names the corpus (default ../shared/corpus); `--half dev|check` takes half of the contracts, by a hash of
 * their ids, so that one half can be read while working and the other only measured. Prints the tables of the corpus's
 * own tools, `score.mjs` and `score_qa.mjs`, then abstention and false 'none'. `--show N` lists the first N missed
 * answers, `--keep FOLDER` keeps predictions, `--pages` checks pages on the corpus's PDF files too (half a minute),
 * `--write` puts the table of quality, on all contracts and on the held-out half, into docs/quality.md.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { readEvalCorpus } from "@/tests/evals/corpus";
import { goldFolder } from "@/tests/evals/gold";
import { answersOf, predictionsOf, summariesOf, type Prediction } from "@/tests/evals/predictions";
import { honestyOf, pagesWithinOne, percent, sum } from "@/tests/evals/measures";
import { measure, qualityTable } from "@/tests/evals/quality-table";

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
const PAPER = "docs/quality.md";
const BEGIN = "<!-- quality: written by npm run eval -- --write -->";
const END = "<!-- quality: end -->";
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
  const predictions = await predictionsOf(corpus);
  writeLines("find.jsonl", predictions);
  run("score.mjs", [
    "--gold",
    gold,
    "--pred",
    path.join(folder, "find.jsonl"),
    ...(values.by ? ["--by", values.by] : []),
  ]);
  await printHonesty(predictions);
}
if (values.only !== "find") {
  writeLines("chat.jsonl", await answersOf(corpus));
  writeLines("summaries.jsonl", await summariesOf(corpus));
  run("score_qa.mjs", [
    "--gold",
    gold,
    "--pred",
    path.join(folder, "chat.jsonl"),
    "--sum",
    path.join(folder, "summaries.jsonl"),
    "--show",
    values.show ?? "0",
  ]);
}
if (values.write) await writeTable();
if (!values.keep) rmSync(folder, { recursive: true });

/** What the corpus's tools don't print: by language and category, and pages where they are asked for. */
async function printHonesty(predictions: Prediction[]): Promise<void> {
  const honesty = honestyOf(corpus, predictions);
  process.stdout.write("\n'none' where there is none / where there is one, in percent (contracts)\n");
  for (const row of honesty) {
    process.stdout.write(
      `${row.language} ${row.category.padEnd(14)}${percent(row.abstention).padStart(6)} (${row.abstention.of}) /${percent(row.falseNone).padStart(6)} (${row.falseNone.of})\n`,
    );
  }
  process.stdout.write(
    `all              ${percent(sum(honesty.map((row) => row.abstention))).padStart(6)} / ${percent(sum(honesty.map((row) => row.falseNone)))}\n`,
  );
  if (!values.pages) return;
  const pages = await pagesWithinOne(corpus);
  process.stdout.write(`page within one: ${percent(pages)} (${pages.of} passages)\n`);
}

/** Puts the table between the paper's two markers. */
async function writeTable(): Promise<void> {
  const all = await measure(readEvalCorpus(corpusDir), path.join(folder, "all"), { pages: true });
  const check = await measure(readEvalCorpus(corpusDir, "check"), path.join(folder, "check"), { pages: true });
  const [before, rest] = readFileSync(PAPER, "utf8").split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${PAPER} lacks the markers ${BEGIN} and ${END}.`);
  writeFileSync(PAPER, `${before}${BEGIN}\n${qualityTable(all, check)}${END}${after}`);
  process.stdout.write(qualityTable(all, check));
}

function writeLines(name: string, lines: readonly unknown[]): void {
  writeFileSync(path.join(folder, name), lines.map((line) => JSON.stringify(line)).join("\n"));
}

function run(tool: string, args: string[]): void {
  const done = spawnSync(process.execPath, [path.resolve(corpusDir, "tools", tool), ...args], { encoding: "utf8" });
  process.stdout.write(done.stdout);
  process.stderr.write(done.stderr);
}
