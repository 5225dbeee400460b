import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { fittedTopics, weightsFile, type TopicWeights } from "@/scripts/training/weights";

const CORPUS = path.resolve(process.env["CORPUS_DIR"] ?? "../shared/corpus");
const isThere = existsSync(path.join(CORPUS, "training/clauses/topics"));
const FILE = "lib/engine/review/weights-en.json";

/** One of many contracts and one of few; each is made without the others. */
const SAMPLE = ["governing_law", "non_disparagement"];

describe.skipIf(!isThere)(`weights of topics (skipped where there is no corpus at ${CORPUS})`, () => {
  test("the script makes the file's weights again, byte for byte", () => {
    const kept = JSON.parse(readFileSync(FILE, "utf8")) as { topics: TopicWeights[] }; // written by the script
    expect(fittedTopics(CORPUS, SAMPLE)).toEqual(kept.topics.filter(({ topic }) => SAMPLE.includes(topic)));
    expect(readFileSync(FILE, "utf8")).toBe(weightsFile(kept.topics));
  });
});
