/**
 * Learns which clause answers a question and when that is certain, on `corpus/natural`, by folds over whole contracts:
 * `npx tsx --conditions=react-server scripts/train-answers.mts [--write] [--misses] [--unsure]`. `--write` saves
 * weights from all contracts to `lib/engine/ask/weights.json`. Every figure printed is for contracts not seen by the
 * weights of their fold.
 */
import { writeFileSync } from "node:fs";
import { certaintyFeatures, QUESTION_KINDS, questionKind, type QuestionKind } from "@/lib/engine/ask/certainty";
import { candidatesFor, type Candidate } from "@/lib/engine/ask/candidates";
import { clauseIndexOf, indexFrom, type ClauseIndex } from "@/lib/engine/ask/clause-index";
import { meetingsOf } from "@/lib/engine/ask/meetings";
import { readQuestion, type ReadQuestion } from "@/lib/engine/ask/question";
import { orderedBy, shownOf, weighed, type Weights } from "@/lib/engine/ask/ranking";
import type { Telling } from "@/lib/engine/ask/telling";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import type { FactKind } from "@/lib/engine/review/fact";
import { groupedBy } from "@/lib/grouped-by";
import { VOCABULARY } from "@/lib/engine/lexicon/all";
import { answerJudge, naturalCases, type NaturalQuestion } from "./reader/natural.mts";
import { sigmoid, trainLogistic, trainRanker } from "./reader/learn.mts";
import { askedFactFeatures, askedFacts, type AskedFactWeights } from "@/lib/engine/ask/asked-fact";
import { asksForFact, PLAIN_KINDS, plainExamples, plainQuestions } from "./reader/plain-questions.mts";
import { trainSparse } from "./reader/sparse.mts";
import { learnTelling } from "./reader/telling.mts";

const FOLDS = 10;
/** The share of stated, or likely, answers that must be right. */
const GOALS = { stated: 0.98, likely: 0.95 };
const FEWEST_JUDGED = 30;
/** Weight of a question asked of part of its contract, relative to the original question. */
const OF_A_PART: Readonly<Record<Part, number>> = { unanswered: 0.1, small: 0.05, smallUnanswered: 0.05 };
const FEWEST_LEFT = 6;
/** Sizes of short contracts, in clauses, made from parts of longer ones. */
const SMALL = [5, 10];

/** A short question that anybody asks counts so much beside one that somebody asked of this very contract. */
const PLAIN_WEIGHT = Number(process.env.PLAINW ?? 0.1);
/** The order is learned from one plain question in so many: there are far more of them than of natural ones. */
const PLAIN_IN_ORDER = Number(process.env.PLAINR ?? 5);

type Asked = {
  fold: number;
  /** Of the plain questions some are learned from, the others only measured; null: none of them. */
  plain: "learned" | "measured" | null;
  /** Of a natural question the facts whose label is its answer. */
  kinds: readonly FactKind[];
  id: string;
  language: string;
  label: NaturalQuestion;
  question: ReadQuestion;
  index: ClauseIndex;
  /** For each clause of the contract, whether it answers. */
  answers: boolean[];
};
type Row = Asked & { candidates: Candidate[]; part: Part | null };
/** What was kept of a contract: all but the answer, a few clauses with it, or a few without it. */
type Part = "unanswered" | "small" | "smallUnanswered";
type Outcome = { row: Row; rank: number; x: Record<string, number>; isRight: boolean; passages: string[] };

const NO_CLAUSES = indexFrom([]);
const judge = await answerJudge();
const asked = naturalCases().flatMap((one, number) => {
  const index = clauseIndexOf(one.reading, VOCABULARY);
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
    return { kinds, fold: number % FOLDS, plain, id: one.id, language: one.lang, label, question, index, answers };
  });
});
const tellings = folds().map((fold) => tellingFrom(asked.filter((one) => one.plain === null && one.fold !== fold)));
const factWeights = folds().map((fold) => factsAskedFrom(asked.filter((one) => one.fold !== fold)));
printAskedFacts();
const rows = asked.map((one): Row => ({ ...one, candidates: candidatesOf(one), part: null }));
const rankers = folds().map((fold) => rankerFrom(learned(rows.filter((row) => row.fold !== fold))));
const outcomes = [...rows, ...rows.filter(({ plain }) => plain === null).flatMap(partsOf)].map((row) =>
  outcomeOf(row, rankers[row.fold] ?? {}),
);
printRanks(outcomes.filter(({ row }) => row.part === null && row.plain === null));
printRanks(outcomes.filter(({ row }) => row.plain === "measured"));
const certainties = folds().flatMap((fold) => {
  const model = certaintyFrom(learnedOutcomes().filter(({ row }) => row.fold !== fold));
  return outcomes
    .filter(({ row }) => row.fold === fold)
    .map((outcome) => ({ outcome, chance: sigmoid(model.bias + weighed(outcome.x, model.weights)) }));
});
const natural = printCertainty(certainties.filter(({ outcome: { row } }) => row.part === null && row.plain === null));
const plain = printCertainty(certainties.filter(({ outcome: { row } }) => row.plain === "measured"));
const both = printCertainty(certainties.filter(({ outcome: { row } }) => row.part === null && row.plain !== "learned"));
const limits = process.env.STRICT ? strictest(natural, plain) : both;
console.log("limits", limits);
for (const [name, of] of [
  ["natural", null],
  ["plain", "measured"],
] as const) {
  const group = certainties.filter(({ outcome: { row } }) => row.part === null && row.plain === of);
  for (const language of LANGUAGES) {
    const own = group.filter(({ outcome }) => outcome.row.question.language === language);
    const stated = own.filter((one) => one.chance >= limits.stated[language][kindOf(one)]);
    const answerable = own.filter(({ outcome }) => outcome.row.label.answerable);
    console.log(
      `${name}, asked in ${language}: stated ${stated.length} of ${answerable.length} answerable, right ${shareRight(stated)} %`,
    );
  }
}
printParts(certainties, limits.stated);
if (process.argv.includes("--write")) {
  const kept = {
    rank: rankerFrom(learned(rows)),
    certainty: { ...certaintyFrom(learnedOutcomes()), ...limits },
    telling: tellingFrom(asked.filter(({ plain }) => plain === null)),
    askedFacts: factsAskedFrom(asked),
  };
  writeFileSync(new URL("../lib/engine/ask/weights.json", import.meta.url), `${JSON.stringify(kept, null, 2)}\n`);
}

/** What weights are learned from: natural questions, and half of the plain ones. */
function learned<R extends Asked>(all: readonly R[]): R[] {
  return all.filter(({ plain }, at) => plain === null || (plain === "learned" && at % PLAIN_IN_ORDER === 0));
}

function learnedOutcomes(): Outcome[] {
  return outcomes.filter(({ row }) => row.plain === null || (row.plain === "learned" && PLAIN_WEIGHT > 0));
}

function strictest(one: Limits, other: Limits): Limits {
  const none = () => ({ fact: 1, other: 1 });
  const stated = { en: none(), ru: none(), mn: none() };
  for (const language of LANGUAGES)
    for (const kind of QUESTION_KINDS)
      stated[language][kind] = Math.max(one.stated[language][kind], other.stated[language][kind]);
  return { stated, likely: Math.max(one.likely, other.likely) };
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
  return trainLogistic(training.map(({ x, isRight, row }) => ({ x, right: isRight, weight: weightOf(row) })));
}

function weightOf({ part, plain }: Row): number {
  if (part !== null) return OF_A_PART[part];
  return plain === null ? 1 : PLAIN_WEIGHT;
}

/** Weights that tell which fact a question asks for: from plain questions, and natural ones with a fact's label. */
function factsAskedFrom(training: readonly Asked[]): AskedFactWeights {
  const [first] = asked;
  if (!first) return {};
  const natural = training.filter(({ plain }) => plain === null);
  const plain = plainExamples().map(({ q, kind }) => ({
    kinds: [kind],
    question: readQuestion(q, NO_CLAUSES, VOCABULARY),
  }));
  const examples = [...natural, ...plain].map(({ kinds, question }) => ({ kinds, x: askedFactFeatures(question) }));
  return Object.fromEntries(
    PLAIN_KINDS.map((kind) => [
      kind,
      trainSparse(
        examples.map(({ kinds, x }) => ({ x, right: kinds.some((one) => one === kind) })),
        { decay: 0.5, least: 2 },
      ),
    ]),
  );
}

function printAskedFacts(): void {
  const measured = asked.filter(({ plain }) => plain === "measured");
  let [right, sure, wrong] = [0, 0, 0];
  const missed = new Set<string>();
  for (const { fold, question, label } of measured) {
    const [kind, chance] = [...askedOf(fold, question)].reduce((best, one) => (one[1] > best[1] ? one : best));
    const isRight = label.kind === `plain ${kind}`;
    if (isRight) right += 1;
    if (isRight && chance >= 0.5) sure += 1;
    if (!isRight && chance >= 0.5) wrong += 1;
    if (!isRight || chance < 0.5) missed.add(`${label.q} ${kind} ${chance.toFixed(2)}`);
  }
  console.log(
    `asked fact: ${share(right, measured.length)} % right, sure and right ${share(sure, measured.length)}, sure and wrong ${share(wrong, measured.length)}`,
  );
  if (process.argv.includes("--unsure")) for (const one of missed) console.log("  ", one);
}

function candidatesOf({ fold, question, index }: Asked): Candidate[] {
  const telling = tellings[fold] ?? tellingFrom([]);
  return candidatesFor(question, index, { vocabulary: VOCABULARY, telling, asked: askedOf(fold, question) });
}

function askedOf(fold: number, question: ReadQuestion) {
  return askedFacts(question, factWeights[fold] ?? {});
}

/** The same question asked of parts of its contract: with and without the clauses that answer it, long and short. */
function partsOf(row: Row, number: number): Row[] {
  if (!row.label.answerable) return [];
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
    partOf(row, others, "unanswered"),
    partOf(row, [...few, ...answers], "small"),
    partOf(row, few, "smallUnanswered"),
  ];
}

/** That many items of the list, evenly spaced, from a start that varies by question. */
function spreadOver(list: readonly number[], count: number, from: number): number[] {
  return Array.from(
    { length: count },
    (_, at) => list[(from + Math.floor((at * list.length) / count)) % list.length] ?? 0,
  );
}

function partOf(row: Row, places: readonly number[], part: Part): Row {
  const kept = [...new Set(places)].sort((one, other) => one - other);
  const index = indexFrom(kept.flatMap((at) => row.index.units[at] ?? []));
  const answers = kept.map((at) => row.answers[at] ?? false);
  const isAnswerable = part === "small";
  const label = isAnswerable ? row.label : { ...row.label, answerable: false, must: [], quotes: [] };
  const question = readQuestion(row.label.q, index, VOCABULARY);
  const whole = { ...row, label, index, answers, question };
  return { ...whole, candidates: candidatesOf(whole), part };
}

/** Results for parts at the threshold: few are certain if the answer was removed, and those are wrong. */
function printParts(all: readonly Judged[], from: Limits["stated"]): void {
  for (const part of ["unanswered", "small", "smallUnanswered"] as const) {
    const group = all.filter(({ outcome }) => outcome.row.part === part);
    const stated = group.filter((one) => one.chance >= from[one.outcome.row.question.language][kindOf(one)]);
    const right = stated.filter(({ outcome }) => outcome.isRight);
    console.log(
      `${part}: certain ${share(stated.length, group.length)} %, right ${share(right.length, stated.length)} %`,
    );
  }
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
  const x = certaintyFeatures(row.question, row.index, {
    order,
    shown,
    telling,
    asked: askedOf(row.fold, row.question),
  });
  return {
    row,
    rank,
    x,
    passages,
    isRight: row.plain
      ? rank === 0 ||
        (rank > 0 &&
          rank < shown.length &&
          row.label.answerable &&
          judge.overlap(passages[0] ?? "", row.label.quotes[0] ?? "") >= 0.6)
      : judge.isRight(row.label, passages),
  };
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

type Judged = { outcome: Outcome; chance: number };
type Limits = { stated: Record<Language, Record<QuestionKind, number>>; likely: number };

function kindOf({ outcome: { x } }: Judged): QuestionKind {
  return questionKind(x);
}

/** Prints how many of the surest answers are right, and returns the probabilities at which the goals are reached. */
function printCertainty(all: readonly Judged[]): Limits {
  const order = surestFirst(all);
  for (const most of [50, 100, 200, 300, 400, 500, 600]) {
    const surest = order.slice(0, most);
    console.log(`surest ${most}: ${shareRight(surest)} % right, chance ${surest.at(-1)?.chance.toFixed(3)}`);
  }
  const none = () => ({ fact: 1, other: 1 });
  const stated = { en: none(), ru: none(), mn: none() };
  for (const language of LANGUAGES)
    for (const kind of QUESTION_KINDS) {
      const own = all.filter((one) => one.outcome.row.question.language === language && kindOf(one) === kind);
      stated[language][kind] = lowestWith(GOALS.stated, own);
      const group = own.filter(({ chance }) => chance >= stated[language][kind]);
      console.log(
        `stated, ${kind}, asked in ${language}: ${group.length} of ${own.length}, right ${shareRight(group)} %`,
      );
    }
  const isStated = (one: Judged) => one.chance >= stated[one.outcome.row.question.language][kindOf(one)];
  for (const language of LANGUAGES) {
    const group = all.filter((one) => one.outcome.row.language === language && isStated(one));
    console.log(`stated of contracts in ${language}: ${group.length}, right ${shareRight(group)} %`);
  }
  if (process.argv.includes("--unsure"))
    for (const { outcome, chance } of order.slice(0, 500))
      if (!outcome.isRight) console.log(chance.toFixed(2), outcome.row.id, outcome.row.label.kind, outcome.row.label.q);
  return { stated, likely: lowestWith(GOALS.likely, all) };
}

/** The lowest probability from which that share is right; with fewer than `FEWEST_JUDGED` there is no telling. */
function lowestWith(goal: number, all: readonly Judged[]): number {
  let right = 0;
  let lowest = 1;
  surestFirst(all).forEach(({ outcome, chance }, at) => {
    right += outcome.isRight ? 1 : 0;
    if (at + 1 >= FEWEST_JUDGED && right / (at + 1) >= goal) lowest = chance;
  });
  return Number(lowest.toFixed(4));
}

function surestFirst(all: readonly Judged[]): Judged[] {
  return [...all].sort((one, other) => other.chance - one.chance);
}

function shareRight(some: readonly Judged[]): string {
  return share(some.filter(({ outcome }) => outcome.isRight).length, some.length);
}

function share(part: number, whole: number): string {
  return whole === 0 ? "-" : ((100 * part) / whole).toFixed(1);
}
