/**
 * Learns which clause answers a question and when that is certain, on `corpus/natural`, by folds over whole contracts:
 * `npx tsx --conditions=react-server scripts/train-answers.mts [--write] [--misses] [--unsure]`. `--write` keeps the
 * weights of all contracts in `lib/engine/ask/weights.json`. Every figure it prints is of contracts that the weights of
 * their fold have not seen.
 */
import { writeFileSync } from "node:fs";
import { certaintyFeatures } from "@/lib/engine/ask/certainty";
import { candidatesFor, type Candidate } from "@/lib/engine/ask/candidates";
import { clauseIndexOf, type ClauseIndex } from "@/lib/engine/ask/clause-index";
import { readQuestion, type ReadQuestion } from "@/lib/engine/ask/question";
import { orderedBy, shownOf, weighed, type Weights } from "@/lib/engine/ask/ranking";
import { groupedBy } from "@/lib/grouped-by";
import { VOCABULARY } from "@/lib/engine/lexicon/all";
import { answerJudge, naturalCases, type NaturalQuestion } from "./reader/natural.mts";
import { sigmoid, trainLogistic, trainRanker } from "./reader/learn.mts";

const FOLDS = 10;
const GOAL = 0.98;
type Row = {
  fold: number;
  id: string;
  language: string;
  label: NaturalQuestion;
  question: ReadQuestion;
  index: ClauseIndex;
  candidates: Candidate[];
  right: boolean[];
};
type Outcome = { row: Row; rank: number; x: Record<string, number>; isRight: boolean; passages: string[] };

const judge = await answerJudge();
const rows = naturalCases().flatMap((one, number) => {
  const index = clauseIndexOf(one.reading, VOCABULARY);
  return one.questions.map((label): Row => {
    const question = readQuestion(label.q, index, VOCABULARY);
    const candidates = candidatesFor(question, index, VOCABULARY);
    const right = candidates.map(
      ({ at }) =>
        label.answerable && label.quotes.some((quote) => judge.overlap(index.units[at]?.text ?? "", quote) >= 0.6),
    );
    return { fold: number % FOLDS, id: one.id, language: one.lang, label, question, index, candidates, right };
  });
});

const ranker = (training: readonly Row[]) =>
  trainRanker(
    training
      .filter(({ label }) => label.answerable)
      .map(({ candidates, right }) => ({ candidates: candidates.map(({ features }) => features), right })),
  );
const outcomes = folds().flatMap((fold) => {
  const weights = ranker(rows.filter((row) => row.fold !== fold));
  return rows.filter((row) => row.fold === fold).map((row) => outcomeOf(row, weights));
});
printRanks(outcomes);
const certainties = folds().flatMap((fold) => {
  const model = trainLogistic(
    outcomes.filter(({ row }) => row.fold !== fold).map(({ x, isRight }) => ({ x, right: isRight })),
  );
  return outcomes
    .filter(({ row }) => row.fold === fold)
    .map((outcome) => ({ outcome, chance: sigmoid(model.bias + weighed(outcome.x, model.weights)) }));
});
const threshold = printCertainty(certainties);
if (process.argv.includes("--write")) {
  const certainty = trainLogistic(outcomes.map(({ x, isRight }) => ({ x, right: isRight })));
  const kept = { rank: ranker(rows), certainty: { ...certainty, stated: threshold } };
  writeFileSync(new URL("../lib/engine/ask/weights.json", import.meta.url), `${JSON.stringify(kept, null, 2)}\n`);
}

function folds(): number[] {
  return Array.from({ length: FOLDS }, (_, fold) => fold);
}

function outcomeOf(row: Row, weights: Weights): Outcome {
  const order = orderedBy(row.candidates, weights);
  const shown = shownOf(order, row.index);
  const passages = shown.map(({ at }) => row.index.units[at]?.text ?? "");
  const rank = order.findIndex((one) => row.right[row.candidates.findIndex(({ at }) => at === one.at)]);
  const x = certaintyFeatures(row.question, row.index, { order, shown });
  return { row, rank, x, passages, isRight: judge.isRight(row.label, passages) };
}

function printRanks(all: readonly Outcome[]): void {
  const answerable = all.filter(({ row }) => row.label.answerable);
  const keyed = answerable.flatMap((one) =>
    ["all", one.row.language, `kind ${one.row.label.kind}`].map((key) => ({ key, one })),
  );
  const groups = groupedBy(keyed, ({ key }) => key);
  console.log("answerable questions: n, the right clause first, among three, among four, %");
  for (const [key, group] of groups)
    console.log(
      key.padEnd(18),
      group.length,
      ...[1, 3, 4].map((most) =>
        share(group.filter(({ one: { rank } }) => rank >= 0 && rank < most).length, group.length),
      ),
    );
  if (process.argv.includes("--misses"))
    for (const { row, rank } of answerable.filter((one) => one.rank !== 0))
      console.log(`${row.id} ${row.label.kind} ${rank + 1}: ${row.label.q}`);
}

/** Prints how many of the surest answers are right, and gives the chance from which `GOAL` are. */
function printCertainty(all: { outcome: Outcome; chance: number }[]): number {
  const order = [...all].sort((one, other) => other.chance - one.chance);
  let right = 0;
  let threshold = 1;
  order.forEach(({ outcome, chance }, at) => {
    right += outcome.isRight ? 1 : 0;
    if (at >= 50 && right / (at + 1) >= GOAL) threshold = chance;
    if ((at + 1) % 50 === 0 && at < 600)
      console.log(`surest ${at + 1}: ${share(right, at + 1)} % right, chance ${chance.toFixed(3)}`);
  });
  const stated = order.filter(({ chance }) => chance >= threshold);
  for (const language of ["en", "ru", "mn"]) {
    const group = stated.filter(({ outcome }) => outcome.row.language === language);
    console.log(
      `stated ${language}: ${group.length}, right ${share(group.filter(({ outcome }) => outcome.isRight).length, group.length)} %`,
    );
  }
  if (process.argv.includes("--unsure"))
    for (const { outcome, chance } of order.slice(0, 500))
      if (!outcome.isRight) console.log(chance.toFixed(2), outcome.row.id, outcome.row.label.kind, outcome.row.label.q);
  return Number(threshold.toFixed(4));
}

function share(part: number, whole: number): string {
  return whole === 0 ? "-" : ((100 * part) / whole).toFixed(1);
}
