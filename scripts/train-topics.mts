/**
 * Trains the weights that classify English clauses (lib/engine/review/weights-en.json): `npx tsx
 * scripts/train-topics.mts`, the same bytes each time.
 *
 * CORPUS_DIR names the corpus (default ../shared/corpus): its developers' contracts and those for fitting only. Both
 * are CUAD v1 (The Atticus Project, CC BY 4.0); only hashes of their words are stored. Limits are set by five folds
 * over whole contracts, weights are trained on all of them. `--check TOPIC,…` retrains some topics and compares.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { fittedTopics, weightsFile } from "./training/weights";

const FILE = "lib/engine/review/weights-en.json";
const { values } = parseArgs({ options: { check: { type: "string" } } });
const corpus = process.env.CORPUS_DIR ?? "../shared/corpus";
const only = values.check?.split(",");
const made = fittedTopics(corpus, only);
if (only) {
  const kept = JSON.parse(readFileSync(FILE, "utf8")) as { topics: { topic: string }[] }; // written by this script
  const differing = made.filter(
    (topic) => JSON.stringify(topic) !== JSON.stringify(kept.topics.find((one) => one.topic === topic.topic)),
  );
  for (const { topic } of differing) process.stdout.write(`${topic} differs\n`);
  process.exit(differing.length > 0 ? 1 : 0);
}
writeFileSync(FILE, weightsFile(made));
