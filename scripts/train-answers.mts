/**
 * Learns which clause answers a question and when that is certain, on `corpus/natural`, by folds over whole contracts:
 * `npx tsx --conditions=react-server scripts/train-answers.mts [--write] [--misses] [--unsure]`. `--write` saves
 * weights from all contracts to `lib/engine/ask/weights.json`. Every figure printed is for contracts not seen by the
 * weights of their fold.
 */
import { certaintyFeatures } from "@/lib/engine/ask/certainty";
import { candidatesFor, type Candidate } from "@/lib/engine/ask/candidates";
import { buildClauseIndex, indexFrom } from "@/lib/engine/ask/clause-index";
import { findMatches } from "@/lib/engine/ask/meetings";
import { readQuestion, type ReadQuestion } from "@/lib/engine/ask/question";
import { type Network, networkSum } from "@/lib/engine/ask/network";
import { orderedBy, selectShown, inForceFirst } from "@/lib/engine/ask/ranking";
import { reasonsToDoubt } from "@/lib/engine/ask/reasons-to-doubt";
import type { Significance } from "@/lib/engine/ask/significance";
import { VOCABULARY } from "@/lib/engine/lexicon/all";
import { answerCases, answerJudge } from "./reader/natural.mts";
import {
  printAskedFacts,
  printCertainty,
  printCovered,
  printDoubts,
  printNested,
  printParts,
  printRanks,
  type Asked,
  type Judged,
  type Outcome,
  type Part,
  type Row,
} from "./reader/answer-report.mts";
import { sigmoid } from "./reader/learn.mts";
import { trainOrder } from "./reader/list-network.mts";
import { trainNetwork } from "./reader/network.mts";
import { askedFactFeatures, askedFacts, type AskedFactWeights } from "@/lib/engine/ask/asked-fact";
import { asksForFact, PLAIN_KINDS, plainExamples, plainQuestions } from "./reader/plain-questions.mts";
import { trainSparse } from "./reader/sparse.mts";
import { learnSignificance } from "./reader/significance.mts";
import { writeWeights } from "./reader/written-weights.mts";

const FOLDS = 5;
/** Weight of a question asked of part of its contract, relative to the original question. */
const OF_A_PART: Readonly<Record<Part, number>> = { unanswered: 0.1, small: 0.05, smallUnanswered: 0.05 };
const FEWEST_LEFT = 6;
/** Sizes of short contracts, in clauses, made from parts of longer ones. */
const SMALL = [5, 10];

/** A short question that anybody asks counts so much beside one that somebody asked of this very contract. */
const PLAIN_WEIGHT = 0.2;
/** The order is learned from one plain question in so many: there are far more of them than of natural ones. */
const PLAIN_IN_ORDER = 3;

const NO_CLAUSES = indexFrom([]);
const judge = await answerJudge();
const asked = answerCases().flatMap((one, number) => {
  const index = buildClauseIndex(one.reading, VOCABULARY);
  const labels = [
    ...one.questions.map((label) => ({ label, plain: null })),
    ...plainQuestions(one, number).map((label) => ({ label, plain: label.plain })),
  ];
  return labels.map(({ label, plain }): Asked => {
    const answers = index.units.map(
      ({ text }) => label.answerable && label.quotes.some((quote) => judge.overlap(text, quote) >= 0.6),
    );
    const question = readQuestion(label.q, index, VOCABULARY);
    const kinds = plain === null ? PLAIN_KINDS.filter((kind) => asksForFact(label, kind, one, judge.overlap)) : [];
    return {
      ...{ kinds, fold: number % FOLDS, plain, id: one.id },
      language: one.lang,
      reading: one.reading,
      label,
      question,
      index,
      answers,
    };
  });
});
const natural = asked.filter(({ plain }) => plain === null);
const answering = new Map(
  natural.map((one) => [one, findMatches(one.question, one.index, VOCABULARY).filter((_, at) => one.answers[at])]),
);
const significances = folds().map((fold) => learnFrom(natural.filter((one) => one.fold !== fold)));
const factWeights = folds().map((fold) => factsAskedFrom(asked.filter((one) => one.fold !== fold)));
printAskedFacts(asked, askFacts);
const rows = asked.map((one): Row => ({ ...one, candidates: rankCandidates(one), part: null }));
const rankers = folds().map((fold) => rankerFrom(learned(rows.filter((row) => row.fold !== fold))));
const outcomes = [
  ...rows,
  ...rows.filter(({ plain, label }) => plain === null && label.answerable).flatMap(splitRow),
].flatMap((row) => rankers.slice(row.fold, row.fold + 1).map((ranker) => toOutcome(row, ranker)));
printRanks(outcomes.filter(({ row }) => row.part === null && row.plain === null));
printRanks(outcomes.filter(({ row }) => row.plain === "measured"));
const certainties = folds().flatMap((fold) => {
  const network = certaintyFrom(learnedOutcomes().filter(({ row }) => row.fold !== fold));
  return outcomes
    .filter(({ row }) => row.fold === fold)
    .map((outcome) => ({ outcome, chance: sigmoid(networkSum(network, outcome.x)) }));
});
printCertainty(certainties.filter(({ outcome: { row } }) => row.part === null && row.plain === null));
printCertainty(certainties.filter(({ outcome: { row } }) => row.plain === "measured"));
const limits = printCertainty(asWhole());
console.log("limits", limits);
printCovered(certainties, limits);
printDoubts(asWhole(), limits);
printNested(asWhole(), folds());
printParts(certainties, limits.stated);
if (process.argv.includes("--write")) {
  const kept = {
    rank: rankerFrom(learned(rows)),
    certainty: { ...certaintyFrom(learnedOutcomes()), ...limits },
    telling: learnFrom(natural),
    askedFacts: factsAskedFrom(asked),
  };
  writeWeights("../../lib/engine/ask/weights.json", kept);
}

/** Answers to whole contracts, natural and short, that nothing was learned from. */
function asWhole(): Judged[] {
  return certainties.filter(({ outcome: { row } }) => row.part === null && row.plain !== "learned");
}

/** What weights are learned from: natural questions, and half of the plain ones. */
function learned<R extends Asked>(all: readonly R[]): R[] {
  return all.filter(({ plain }, at) => plain === null || (plain === "learned" && at % PLAIN_IN_ORDER === 0));
}

function learnedOutcomes(): Outcome[] {
  return outcomes.filter(({ row }) => row.plain === null || (row.plain === "learned" && PLAIN_WEIGHT > 0));
}

function learnFrom(training: readonly Asked[]): Significance {
  return learnSignificance(
    training.map((one) => ({ language: one.question.language, answering: answering.get(one) ?? [] })),
  );
}

function rankerFrom(training: readonly Row[]): Network {
  return trainOrder(
    training
      .filter(({ label }) => label.answerable)
      .map(({ candidates, answers }) => ({
        candidates: candidates.map(({ features }) => features),
        right: candidates.map(({ at }) => answers[at] ?? false),
      })),
  );
}

function certaintyFrom(training: readonly Outcome[]) {
  return trainNetwork(training.map(({ x, isRight, row }) => ({ x, right: isRight, weight: rowWeight(row) })));
}

function rowWeight({ part, plain }: Row): number {
  if (part !== null) return OF_A_PART[part];
  return plain === null ? 1 : PLAIN_WEIGHT;
}

/** Weights that tell which fact a question asks for: from plain questions, and natural ones with a fact's label. */
function factsAskedFrom(training: readonly Asked[]): AskedFactWeights {
  const [first] = asked;
  if (!first) return {};
  const ofContracts = training.filter(({ plain }) => plain === null);
  const plain = plainExamples().map(({ q, kinds }) => ({ kinds, question: readQuestion(q, NO_CLAUSES, VOCABULARY) }));
  const examples = [...ofContracts, ...plain].map(({ kinds, question }) => ({ kinds, x: askedFactFeatures(question) }));
  return Object.fromEntries(
    PLAIN_KINDS.map((kind) => [
      kind,
      trainSparse(
        examples.map(({ kinds, x }) => ({ x, right: kinds.some((one) => one === kind) })),
        { decay: 0.5, least: 2, smallest: 0.1 },
      ),
    ]),
  );
}

function rankCandidates({ fold, question, index }: Asked): Candidate[] {
  const significance = significances[fold] ?? learnFrom([]);
  return candidatesFor(question, index, { vocabulary: VOCABULARY, significance, asked: askFacts(fold, question) });
}

function askFacts(fold: number, question: ReadQuestion) {
  return askedFacts(question, factWeights[fold] ?? {});
}

/** The same question asked of parts of its contract: with and without the clauses that answer it, long and short. */
function splitRow(row: Row, number: number): Row[] {
  const musts = (row.label.must ?? []).map((one) => new RegExp(one, "iu"));
  const all = row.index.units.map((_, at) => at);
  const others = all.filter(
    (at) =>
      row.answers[at] !== true &&
      !(musts.length > 0 && musts.every((must) => must.test(row.index.units[at]?.text.replace(/\s+/gu, " ") ?? ""))),
  );
  const answers = all.filter((at) => row.answers[at] === true);
  if (others.length < FEWEST_LEFT || answers.length === 0) return [];
  const few = spreadOver(others, (SMALL[number % SMALL.length] ?? 0) - 1, number);
  return [
    takePart(row, others, "unanswered"),
    takePart(row, [...few, ...answers], "small"),
    takePart(row, few, "smallUnanswered"),
  ];
}

/** That many items of the list, evenly spaced, from a start that varies by question. */
function spreadOver(list: readonly number[], count: number, from: number): number[] {
  return Array.from(
    { length: count },
    (_, at) => list[(from + Math.floor((at * list.length) / count)) % list.length] ?? 0,
  );
}

function takePart(row: Row, places: readonly number[], part: Part): Row {
  const kept = [...new Set(places)].sort((one, other) => one - other);
  const units = kept.flatMap((at) => row.index.units[at] ?? []);
  const index = indexFrom(units, row.index.roles);
  const answers = kept.map((at) => row.answers[at] ?? false);
  const isAnswerable = part === "small";
  const label = isAnswerable ? row.label : { ...row.label, answerable: false, must: [], quotes: [] };
  const question = readQuestion(row.label.q, index, VOCABULARY);
  const whole = { ...row, label, index, answers, question };
  return { ...whole, candidates: rankCandidates(whole), part };
}

function folds(): number[] {
  return Array.from({ length: FOLDS }, (_, fold) => fold);
}

function toOutcome(row: Row, ranker: Network): Outcome {
  const order = orderedBy(row.candidates, ranker);
  const shown = selectShown(order, row.index);
  const passages = shown.map(({ at }) => row.index.units[at]?.text ?? "");
  const rank = order.findIndex(({ at }) => row.answers[at] === true);
  const significance = significances[row.fold] ?? learnFrom([]);
  const facts = askFacts(row.fold, row.question);
  const found = { question: row.question, index: row.index, asked: facts, order, shown };
  return {
    row,
    rank,
    x: certaintyFeatures(row.question, row.index, { order, shown, significance, asked: facts }),
    doubts: [...reasonsToDoubt(row.reading, found, inForceFirst(row.reading, shown, { ...row, said: () => null })[0])],
    isRight: row.plain
      ? rank === 0 ||
        (rank > 0 &&
          rank < shown.length &&
          row.label.answerable &&
          judge.overlap(passages[0] ?? "", row.label.quotes[0] ?? "") >= 0.6)
      : judge.isRight(row.label, passages),
  };
}
