/**
 * Learns which sentence of a contract states a fact, on `corpus/natural`, by folds over whole contracts:
 * `npx tsx --conditions=react-server scripts/train-facts.mts [--write] [--misses KIND]`. `--write` keeps the weights of
 * all contracts in `lib/engine/facts/clauses/weights.json`. Every figure it prints is of contracts that the weights of
 * their fold have not seen.
 */
import { writeFileSync } from "node:fs";
import { clauseCandidates, type ClauseCandidate } from "@/lib/engine/facts/clauses/candidates";
import { CLAUSE_KINDS, candidatesFor, chosenBy, sureness, type ClauseKind, type ClauseWeights } from "@/lib/engine/facts/clauses/choice";
import { answerJudge, naturalCases } from "./reader/natural.mts";
import { sigmoid, trainLogistic, trainRanker } from "./reader/learn.mts";

const FOLDS = 10;
const GOAL = 0.98;
const FEWEST_STATED = 20;
const judge = await answerJudge();
const NAMES: Record<ClauseKind, string> = {
  price: "price",
  payment_terms: "payment_days",
  liability_cap: "liability_cap",
  governing_law: "governing_law",
  dispute_resolution: "forum",
};
type Label = { value: string; quote: string; must?: string[] };
type Case = { id: string; lang: string; fold: number; at: number; candidates: readonly ClauseCandidate[]; label?: Label; right: boolean[] };

const CASES = naturalCases();
/** What the weights of a kind may look at: few features, for there are few contracts. */
const OF_ALL = ["order", "place", "amending", "amended", "blank", "length", "row"];
const NOUNS = "before behind label otherBefore otherBehind otherLabel case caseBehind sum sums start size heading otherHeading";
const SIGNS: Record<ClauseKind, string> = {
  price: `${n(NOUNS)} s.atMost s.perTime s.perThing s.lateness s.minor s.liability s.percent s.money f.money s.pays`,
  payment_terms:
    `${n("otherBefore otherLabel label case heading before otherHeading")} s.pays u.pays s.lateness s.minor s.within ` +
    "s.dayOfMonth s.inAdvance s.perTime s.span s.day p.span+pays p.within+pays p.dayOfMonth+pays p.inAdvance+pays f.pays " +
    "f.within f.dayOfMonth",
  liability_cap:
    `${n("heading otherHeading case before otherBefore otherLabel")} s.liability u.liability s.money s.percent s.perTime ` +
    "s.pays s.lateness s.excludes u.excludes s.minor s.span s.within s.dispute p.atMost+liability p.money+atMost " +
    "p.percent+atMost f.liability p.money+liability",
  governing_law: "s.court s.dispute u.court u.dispute u.lawOf f.lawOf f.court s.money s.excludes s.liability s.pays s.within",
  dispute_resolution:
    "s.dispute s.lawOf u.court u.dispute u.lawOf f.lawOf f.court s.money s.excludes s.liability s.pays s.within " +
    "p.dispute+court s.name s.address",
};
const namesOf = (kind: ClauseKind) => [...SIGNS[kind].split(" "), ...OF_ALL];

function n(names: string): string {
  return names.split(" ").map((name) => `n.${name}`).join(" ");
}
let kindNow: ClauseKind = "price";
const missesOf = process.argv[process.argv.indexOf("--misses") + 1];
const kept: Record<string, ClauseWeights> = {};
const only = process.argv.includes("--kind") ? process.argv[process.argv.indexOf("--kind") + 1] : undefined;
for (const kind of CLAUSE_KINDS.filter((one) => only === undefined || one === only)) {
  const started = Date.now();
  kindNow = kind;
  const cases = casesOf(kind);
  const outcomes = folds().flatMap((fold) => {
    const weights = ranker(cases.filter((one) => one.fold !== fold));
    return cases.filter((one) => one.fold === fold).map((one) => outcomeOf(one, weights));
  });
  const found = outcomes.filter(({ one }) => one.label);
  const share = (some: typeof found, most = 1) =>
    `${some.filter(({ rank }) => rank >= 0 && rank < most).length}/${some.length}`;
  console.log(
    kind.padEnd(20),
    "first", share(found), "two", share(found, 2), "three", share(found, 3),
    ...["en", "ru", "mn"].map((lang) => `${lang} ${share(found.filter(({ one }) => one.lang === lang))}`),
    "read", share(found.filter(({ one }) => one.at % 2 === 0)), "unread", share(found.filter(({ one }) => one.at % 2 === 1)),
  );
  if (process.argv.includes("--misses") && missesOf === kind)
    for (const { one, rank, chosen } of found.filter(({ rank, one }) => rank !== 0 && one.at % 2 === 0))
      console.log(` ${one.id} ${rank} | ${one.label?.quote.slice(0, 120)} | ${chosen?.candidate.unit.text.slice(0, 160).replace(/\s+/gu, " ")}`);
  const sure = folds().flatMap((fold) => {
    const model = trainLogistic(outcomes.filter(({ one }) => one.fold !== fold).map(({ x, rank }) => ({ x, right: rank === 0 })));
    return outcomes.filter(({ one }) => one.fold === fold).map((outcome) => ({ ...outcome, chance: sigmoid(model.bias + dot(outcome.x, model.weights)) }));
  }).sort((a, b) => b.chance - a.chance);
  let right = 0;
  let stated = 2;
  sure.forEach(({ rank, chance }, at) => {
    right += rank === 0 ? 1 : 0;
    if (at + 1 >= FEWEST_STATED && right / (at + 1) >= GOAL) stated = chance;
  });
  console.log("   stated from", stated.toFixed(3), "of", sure.filter(({ chance }) => chance >= stated).length, "| by chance:",
    [0.1, 0.2, 0.3, 0.4, 0.5, 0.7, 0.9].map((limit) => { const told = sure.filter(({ chance }) => chance >= limit); return `${limit}: ${told.filter(({ rank }) => rank === 0).length}/${told.length}`; }).join(" "),
    "without label, by chance:", sure.filter(({ one }) => !one.label).map(({ chance }) => chance.toFixed(2)).join(" "));
  console.log("   ms", Date.now() - started, "candidates", cases.reduce((sum, one) => sum + one.candidates.length, 0), "reachable", cases.filter(({ right }) => right.some(Boolean)).length);
  if (process.argv.includes("--write")) {
    const certainty = trainLogistic(outcomes.map(({ x, rank }) => ({ x, right: rank === 0 })));
    kept[kind] = { rank: ranker(cases), certainty: { ...certainty, stated: Number(stated.toFixed(4)) } };
  }
}
if (process.argv.includes("--write"))
  writeFileSync(new URL("../lib/engine/facts/clauses/weights.json", import.meta.url), `${JSON.stringify(kept, null, 1)}\n`);

function folds(): number[] {
  return Array.from({ length: FOLDS }, (_, fold) => fold);
}

function casesOf(kind: ClauseKind): Case[] {
  return CASES.map((one, at) => {
    const facts = (one as unknown as { facts: Record<string, Label> }).facts;
    const label = facts[NAMES[kind]];
    const candidates = candidatesFor(kind, clauseCandidates(one.reading).all);
    const right = candidates.map(({ sentence, unit }) => label !== undefined && isRight(kind, label, { text: one.text.slice(sentence.start, sentence.end), unit: unit.text }));
    return { id: one.id, lang: one.lang, fold: at % FOLDS, at, candidates, right, ...(label ? { label } : {}) };
  });
}

/** A sentence is right where the labelled quote holds most of it; a short quote inside a long sentence counts too. */
function isRight(kind: ClauseKind, label: Label, { text, unit }: { text: string; unit: string }): boolean {
  if (judge.overlap(unit, label.quote) < 0.6 || judge.overlap(text, label.quote) < 0.8) return false;
  return label.must && label.must.length > 0 ? label.must.some((one) => new RegExp(one, "iu").test(text)) : true;
}

function ranker(training: readonly Case[]) {
  const names = namesOf(kindNow);
  return trainRanker(
    training.filter(({ label }) => label).map(({ candidates, right }) => ({
      candidates: candidates.map(({ features }) => Object.fromEntries(names.map((name) => [name, features[name] ?? 0]))),
      right,
    })),
    { decay: 0.03 },
  );
}

function outcomeOf(one: Case, weights: Record<string, number>) {
  const order = chosenBy(one.candidates, weights);
  const rank = order.findIndex(({ candidate }) => {
    // the passage is the whole clause, so that another sentence of it is as right
    return one.candidates.some((other, at) => other.unit === candidate.unit && one.right[at]);
  });
  return { one, rank, chosen: order[0], x: sureness(order) };
}

function dot(x: Record<string, number>, weights: Record<string, number>): number {
  return Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (x[name] ?? 0), 0);
}
