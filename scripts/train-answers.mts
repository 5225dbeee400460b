/**
 * Learns which clause answers a question and when that is certain, on `corpus/natural`, by folds over whole contracts:
 * `npx tsx --conditions=react-server scripts/train-answers.mts [--write] [--misses] [--unsure]`. `--write` keeps the
 * weights of all contracts in `lib/engine/ask/weights.json`. Every figure it prints is of contracts that the weights of
 * their fold have not seen.
 */
import { writeFileSync } from "node:fs";
import { certaintyFeatures } from "@/lib/engine/ask/certainty";
import { candidatesFor, withShares, type Candidate } from "@/lib/engine/ask/candidates";
import { clauseIndexOf, type ClauseIndex } from "@/lib/engine/ask/clause-index";
import { meetingsOf } from "@/lib/engine/ask/meetings";
import { readQuestion, type ReadQuestion } from "@/lib/engine/ask/question";
import { orderedBy, shownOf, weighed, type Weights } from "@/lib/engine/ask/ranking";
import type { Telling } from "@/lib/engine/ask/telling";
import { groupedBy } from "@/lib/grouped-by";
import { VOCABULARY } from "@/lib/engine/lexicon/all";
import { answerJudge, naturalCases, type NaturalQuestion } from "./reader/natural.mts";
import { sigmoid, trainLogistic, trainRanker } from "./reader/learn.mts";
import { learnTelling } from "./reader/telling.mts";

const FOLDS = 10;
const GOAL = 0.98;
/** A question whose answer was taken out of the contract counts so much beside one that somebody asked. */
const OF_A_STRIPPED_ONE = 0.1;
const FEWEST_LEFT = 6;

type Asked = {
  fold: number;
  id: string;
  language: string;
  label: NaturalQuestion;
  question: ReadQuestion;
  index: ClauseIndex;
  /** For each clause of the contract whether it answers. */
  answers: boolean[];
};
type Row = Asked & { candidates: Candidate[]; isStripped: boolean };
type Outcome = { row: Row; rank: number; x: Record<string, number>; isRight: boolean; passages: string[] };

const judge = await answerJudge();
const asked = naturalCases().flatMap((one, number) => {
  const index = clauseIndexOf(one.reading, VOCABULARY);
  return one.questions.map((label): Asked => {
    const answers = index.units.map(
      ({ text }) => label.answerable && label.quotes.some((quote) => judge.overlap(text, quote) >= 0.6),
    );
    const question = readQuestion(label.q, index, VOCABULARY);
    return { fold: number % FOLDS, id: one.id, language: one.lang, label, question, index, answers };
  });
});
const tellings = folds().map((fold) => tellingFrom(asked.filter((one) => one.fold !== fold)));
const rows = asked.map((one): Row => {
  const telling = tellings[one.fold] ?? tellingFrom([]);
  const candidates = candidatesFor(one.question, one.index, { vocabulary: VOCABULARY, telling });
  return { ...one, candidates, isStripped: false };
});
const rankers = folds().map((fold) => rankerFrom(rows.filter((row) => row.fold !== fold)));
const outcomes = [...rows, ...rows.flatMap((row) => withoutAnswer(row) ?? [])].map((row) =>
  outcomeOf(row, rankers[row.fold] ?? {}),
);
printRanks(outcomes);
const certainties = folds().flatMap((fold) => {
  const model = certaintyFrom(outcomes.filter(({ row }) => row.fold !== fold));
  return outcomes
    .filter(({ row }) => row.fold === fold && !row.isStripped)
    .map((outcome) => ({ outcome, chance: sigmoid(model.bias + weighed(outcome.x, model.weights)) }));
});
const threshold = printCertainty(certainties);
if (process.argv.includes("--write")) {
  const kept = {
    rank: rankerFrom(rows),
    certainty: { ...certaintyFrom(outcomes), stated: threshold },
    telling: tellingFrom(asked),
  };
  writeFileSync(new URL("../lib/engine/ask/weights.json", import.meta.url), `${JSON.stringify(kept, null, 2)}\n`);
}

function tellingFrom(training: readonly Asked[]): Telling {
  return learnTelling(
    training.map(({ question, index, answers }) => {
      const meetings = meetingsOf(question, index, VOCABULARY);
      return { language: question.language, answering: meetings.filter((_, at) => answers[at]) };
    }),
  );
}

function rankerFrom(training: readonly Row[]): Weights {
  return trainRanker(
    training
      .filter(({ label }) => label.answerable)
      .map(({ candidates, answers }) => ({
        candidates: candidates.map(({ features }) => features),
        right: candidates.map(({ at }) => answers[at] ?? false),
      })),
  );
}

function certaintyFrom(training: readonly Outcome[]) {
  return trainLogistic(
    training.map(({ x, isRight, row }) => ({ x, right: isRight, weight: row.isStripped ? OF_A_STRIPPED_ONE : 1 })),
  );
}

/** The same question asked of the contract without the clauses that answer it; null where there is nothing to take. */
function withoutAnswer(row: Row): Row | null {
  const musts = (row.label.must ?? []).map((one) => new RegExp(one, "iu"));
  const isAnswer = (at: number) =>
    row.answers[at] === true ||
    (musts.length > 0 && musts.every((must) => must.test(row.index.units[at]?.text.replace(/\s+/gu, " ") ?? "")));
  const left = row.candidates.filter(({ at }) => !isAnswer(at));
  if (!row.label.answerable || left.length < FEWEST_LEFT || left.length === row.candidates.length) return null;
  const units = left.flatMap(({ at }) => row.index.units[at] ?? []);
  const index = {
    ...row.index,
    stemsIn: countsOf(units.map(({ counts, headingStems }) => [...counts.keys(), ...headingStems])),
    conceptsIn: countsOf(units.map(({ concepts, headingConcepts }) => [...concepts, ...headingConcepts])),
  };
  const label = { ...row.label, answerable: false, must: [], quotes: [] };
  return { ...row, label, index, answers: [], candidates: withShares(left), isStripped: true };
}

function countsOf<Key>(lists: readonly (readonly Key[])[]): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const list of lists) for (const key of new Set(list)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function folds(): number[] {
  return Array.from({ length: FOLDS }, (_, fold) => fold);
}

function outcomeOf(row: Row, weights: Weights): Outcome {
  const order = orderedBy(row.candidates, weights);
  const shown = shownOf(order, row.index);
  const passages = shown.map(({ at }) => row.index.units[at]?.text ?? "");
  const rank = order.findIndex(({ at }) => row.answers[at] === true);
  const telling = tellings[row.fold] ?? tellingFrom([]);
  const x = certaintyFeatures(row.question, row.index, { order, shown, telling });
  return { row, rank, x, passages, isRight: judge.isRight(row.label, passages) };
}

function printRanks(all: readonly Outcome[]): void {
  const answerable = all.filter(({ row }) => row.label.answerable);
  const keyed = answerable.flatMap((one) =>
    ["all", one.row.language, `kind ${one.row.label.kind}`].map((key) => ({ key, one })),
  );
  const groups = groupedBy(keyed, ({ key }) => key);
  console.log("answerable questions: n, the right clause first, among three, among five, %");
  for (const [key, group] of groups)
    console.log(
      key.padEnd(18),
      group.length,
      ...[1, 3, 5].map((most) =>
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
