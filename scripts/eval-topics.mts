/**
 * Scores the review of topics and the facts by five folds over whole contracts: `npx tsx scripts/eval-topics.mts
 * [FOLDER]`. Prints the same tables as `npm run eval`; FOLDER keeps the input of the corpus's tool. Takes a few
 * minutes: every fold's weights are trained anew.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { scoresByFolds } from "./training/by-folds";
import { readLabelled } from "./training/dataset";
import { factsTable, measureTopics, topicsTable } from "./training/measured";

const corpus = path.resolve(process.env.CORPUS_DIR ?? "../shared/corpus");
const kept = process.argv[2];
const into = kept ?? mkdtempSync(path.join(tmpdir(), "eval-topics-"));
mkdirSync(into, { recursive: true });
const labelled = readLabelled(corpus);
const measured = measureTopics(corpus, labelled.developers, { scores: scoresByFolds(labelled), into });
process.stdout.write(`${topicsTable(measured)}\n\n${factsTable(measured)}\n`);
if (kept === undefined) rmSync(into, { recursive: true });
