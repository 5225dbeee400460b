/**
 * Learns which sentence of a contract states a fact, on `corpus/natural`, by folds over whole contracts: `npx tsx
 * --conditions=react-server scripts/train-facts.mts [--write] [--kind KIND] [--misses]`. `--write` saves weights from
 * all contracts to `lib/engine/facts/clauses/weights.json`. Every figure printed is for contracts not seen by the
 * weights of their fold; misses are from the half that may be read.
 */
import { parseArgs } from "node:util";
import { weighed, type Weights } from "@/lib/engine/ask/network";
import { clauseCandidates, type ClauseCandidate } from "@/lib/engine/facts/clauses/candidates";
import { CLAUSE_KINDS, type ClauseKind } from "@/lib/engine/facts/clauses/candidates";
import { isOfOtherClause } from "@/lib/engine/facts/clauses/other-clause";
import * as choice from "@/lib/engine/facts/clauses/choice";
import { answerJudge, factCases } from "./reader/natural.mts";
import { sigmoid, trainLogistic, trainRanker } from "./reader/learn.mts";
import { writeWeights } from "./reader/written-weights.mts";

type Label = { value: string; quote?: string; must?: string[] };
type Case = {
  at: number;
  id: string;
  lang: string;
  label: Label | undefined;
  candidates: readonly ClauseCandidate[];
  right: boolean[];
  /** Of other clauses, so that it isn't ranked. */
  isOther: boolean[];
};
type Outcome = { one: Case; rank: number; first: string; x: Record<string, number> };

const FOLDS = 10;
const GOAL = 0.98;
/** The 38 surest times to pay were right; by nested folds, only 16 of 18. */
const FEWEST_STATED = 40;
const LABELS: Record<ClauseKind, string> = {
  price: "price",
  payment_terms: "payment_days",
  liability_cap: "liability_cap",
  governing_law: "governing_law",
  dispute_resolution: "forum",
  renewal: "renewal",
  convenience: "convenience",
};
/** Kinds whose weights are learned without the sentences that are no candidates in use: by folds these gain by it. */
const WITHOUT_OTHERS: ReadonlySet<ClauseKind> = new Set(["payment_terms"]);
/** The features of each kind: few, because there are few contracts. */
const OF_ALL = "order place amending amended blank length row";
const FEATURES: Record<ClauseKind, string> = {
  price:
    "n.own n.ownOther n.clean n.bare n.whole h.price h.pay n.before n.behind n.label n.otherBefore n.otherBehind n.otherLabel n.case n.caseBehind n.sum n.sums n.start n.size " +
    "n.heading n.otherHeading s.atMost s.perTime s.perThing s.lateness s.minor s.liability s.percent s.money f.money s.pays a.n.clean a.n.bare a.n.otherBefore",
  payment_terms:
    "n.otherBefore n.otherLabel n.label n.case n.heading n.before n.otherHeading s.pays u.pays s.lateness s.minor s.within " +
    "s.dayOfMonth s.inAdvance s.perTime s.span s.day p.span+pays p.within+pays p.dayOfMonth+pays p.inAdvance+pays f.pays " +
    "f.within f.dayOfMonth w.late w.side w.otherMoney w.other w.bill w.paid w.anyBill",
  liability_cap:
    "n.heading n.otherHeading n.case n.before n.otherBefore n.otherLabel s.liability u.liability s.money s.percent " +
    "s.perTime s.pays s.lateness s.excludes u.excludes s.minor s.span s.within s.dispute p.atMost+liability p.money+atMost " +
    "p.percent+atMost f.liability p.money+liability s.beyond",
  governing_law:
    "s.court s.dispute u.court u.dispute u.lawOf f.lawOf f.court s.money s.excludes s.liability s.pays s.within",
  dispute_resolution:
    "s.dispute s.lawOf u.court u.dispute u.lawOf f.lawOf f.court s.money s.excludes s.liability s.pays s.within " +
    "p.court+dispute s.name s.address",
  renewal:
    "t.byItself t.agreed t.not t.notice t.until t.term t.contract t.thisContract t.option t.when t.price t.pay t.deliver " +
    "t.secret t.insurance t.each t.first t.probation t.season t.party h.term h.renew h.price h.pay s.money s.span s.day f.renew x.ofTerm x.unlessNotice ut.byItself ut.until ut.term",
  convenience:
    "t.anyReason t.breach t.option t.notice t.not t.when t.pay t.law t.renew t.party t.must t.contract t.thisContract t.deliver " +
    "t.probation t.agreed t.after t.first s.span s.court s.money h.terminate h.term h.pay f.terminate " +
    "x.mayEnd x.onNotice x.inACase x.wentWrong x.noCause ut.anyReason ut.breach ut.option",
};

const { values: options } = parseArgs({
  options: {
    write: { type: "boolean", default: false },
    misses: { type: "boolean", default: false },
    kind: { type: "string" },
  },
});
const judge = await answerJudge();
const contracts = factCases();
const kept: Partial<Record<ClauseKind, choice.ClauseWeights>> = {};
for (const kind of CLAUSE_KINDS.filter((one) => options.kind === undefined || one === options.kind))
  kept[kind] = learned(kind);
if (options.write) writeWeights("../../lib/engine/facts/clauses/weights.json", kept);

function learned(kind: ClauseKind): choice.ClauseWeights {
  const cases = listCases(kind);
  const outcomes = byFolds(cases, (training, held) => {
    const weights = ranker(kind, training);
    return held.map((one) => toOutcome(one, weights));
  });
  printRanks(kind, outcomes);
  const chances = byFolds(outcomes, (training, held) => {
    const model = trainLogistic(training.map(({ x, rank }) => ({ x, right: rank === 0 })));
    return held.map(({ x, rank }) => ({
      chance: sigmoid(model.bias + weighed(x, model.weights)),
      isRight: rank === 0,
    }));
  });
  const certainty = trainLogistic(outcomes.map(({ x, rank }) => ({ x, right: rank === 0 })));
  return { rank: ranker(kind, cases), certainty: { ...certainty, stated: statedFrom(chances) } };
}

/** Every tenth of the contracts, using what was learned from the others. */
function byFolds<One, Made>(all: readonly One[], make: (training: One[], held: One[]) => Made[]): Made[] {
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) =>
    make(
      all.filter((_, at) => at % FOLDS !== fold),
      all.filter((_, at) => at % FOLDS === fold),
    ),
  );
}

function listCases(kind: ClauseKind): Case[] {
  return contracts.map((one, at) => {
    const label = one.facts[LABELS[kind]];
    const { all, amendmentsByClause } = clauseCandidates(one.reading);
    const candidates = choice.candidatesFor(kind, all);
    const isOther = candidates.map((one) => isOfOtherClause(kind, one));
    const right = candidates.map(
      ({ sentence, unit }) =>
        label !== undefined &&
        (isRight(label, one.text.slice(sentence.start, sentence.end), unit.text) ||
          (amendmentsByClause.get(unit) ?? []).some(({ text }) => isRight(label, text, text))),
    );
    return { at, id: one.id, lang: one.lang, label, candidates, right, isOther };
  });
}

function isRight({ quote, must }: Label, sentence: string, clause: string): boolean {
  if (!quote) return false;
  if (judge.overlap(clause, quote) < 0.6 || judge.overlap(sentence, quote) < 0.8) return false;
  return must === undefined || must.length === 0 || must.some((one) => new RegExp(one, "iu").test(sentence));
}

function ranker(kind: ClauseKind, training: readonly Case[]): Weights {
  const names = `${FEATURES[kind]} ${OF_ALL}`.split(" ");
  const lists = training
    .filter(({ label }) => label)
    .map(({ candidates, right, isOther }) => {
      const isIn = (_: unknown, at: number) => !WITHOUT_OTHERS.has(kind) || isOther[at] !== true;
      return {
        candidates: candidates
          .filter(isIn)
          .map(({ features }) => Object.fromEntries(names.map((name) => [name, features[name] ?? 0]))),
        right: right.filter(isIn),
      };
    });
  return trainRanker(lists, { decay: 0.03 });
}

/** The passage is the whole clause, so any sentence of it counts as right. */
function toOutcome(one: Case, weights: Weights): Outcome {
  const order = choice.chosenBy(
    one.candidates.filter((_, at) => one.isOther[at] !== true),
    weights,
  );
  const rightUnits = new Set(one.candidates.filter((_, at) => one.right[at]).map(({ unit }) => unit));
  const rank = order.findIndex(({ candidate }) => rightUnits.has(candidate.unit));
  return { one, rank, first: order[0]?.candidate.unit.text ?? "", x: choice.sureness(order) };
}

function printRanks(kind: ClauseKind, outcomes: readonly Outcome[]): void {
  const labelled = outcomes.filter(({ one }) => one.label);
  const share = (some: readonly Outcome[], most = 1) =>
    `${some.filter(({ rank }) => rank >= 0 && rank < most).length}/${some.length}`;
  const languages = ["en", "ru", "mn"].map(
    (lang) => `${lang} ${share(labelled.filter(({ one }) => one.lang === lang))}`,
  );
  console.log(kind.padEnd(20), "first", share(labelled), "among two", share(labelled, 2), ...languages);
  if (options.misses)
    for (const { one, rank, first } of labelled.filter((outcome) => outcome.rank !== 0))
      console.log(`  ${one.id} ${rank + 1}: ${shortened(one.label?.quote ?? "")}\n    before ${shortened(first)}`);
}

function shortened(text: string): string {
  return text.slice(0, 160).replace(/\s+/gu, " ");
}

/** The probability from which the goal's share is right; 2, meaning never, with too few cases. */
function statedFrom(chances: readonly { chance: number; isRight: boolean }[]): number {
  let right = 0;
  let stated = 2;
  [...chances]
    .sort((one, other) => other.chance - one.chance)
    .forEach(({ chance, isRight: isOne }, at) => {
      right += isOne ? 1 : 0;
      if (at + 1 >= FEWEST_STATED && right / (at + 1) >= GOAL) stated = chance;
    });
  console.log("  stated from", stated.toFixed(3), "of", chances.filter(({ chance }) => chance >= stated).length);
  return Number(stated.toFixed(4));
}
