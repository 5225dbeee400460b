import { weighed, type Weights } from "../../ask/network";
import { anyOf } from "../../language/patterns";
import { parseAmount } from "../../review/amounts";
import { isPaidBesides } from "../../review/facts/price-besides";
import { startIn } from "../../review/facts/price-changes";
import * as values from "../../review/values.cues";
import { either } from "../../text/either";
import { folded } from "../../text/folding";
import type { Reading } from "../../text/reading";
import type { Span } from "../../text/spans";
import type { Unit } from "../../text/units";
import { clauseCandidates, type ClauseCandidate, type ClauseKind } from "./candidates";
import { priceIn, priceNoun } from "./nouns";
import { isOfOtherClause, needsOutright, saysOutright } from "./other-clause";
import { signsIn } from "./signs";
import learned from "./weights.json";

export type ClauseWeights = { rank: Weights; certainty: { bias: number; weights: Weights; stated: number } };
type Ranked = { candidate: ClauseCandidate; score: number; chance: number };
/** A clause that states a fact or changes one that does, the sentence that does, and whether that is certain. */
export type ChosenClause = {
  unit: Unit;
  sentence: { start: number; end: number };
  isCertain: boolean;
  isChange: boolean;
  /** That the first clause states the fact. */
  chance: number;
};

/** What a sentence needs before it can state the fact at all. */
const NEEDED: Readonly<Record<ClauseKind, readonly string[]>> = {
  price: ["s.money", "s.percent", "s.perTime", "s.perThing", "s.figure"],
  payment_terms: ["s.span", "s.day", "s.dayOfMonth", "s.inAdvance", "s.within", "s.perTime"],
  liability_cap: ["s.atMost", "s.beyond"],
  governing_law: ["s.lawOf"],
  dispute_resolution: ["s.court"],
  renewal: ["t.renew"],
  convenience: ["t.terminate"],
};
/** Below this chance the first clause isn't shown. */
const LEAST_CHANCE: Readonly<Record<ClauseKind, number>> = {
  price: 0.35,
  payment_terms: 0.2,
  liability_cap: 0.25,
  governing_law: 0.3,
  dispute_resolution: 0.3,
  renewal: 0.4,
  convenience: 0.25,
};
/** Prices and payment dates are often in two clauses: the fee and the royalty, the advance and the rest. */
const SECOND_CHANCE = 0.2;
const HAS_A_SECOND: ReadonlySet<ClauseKind> = new Set(["price", "payment_terms"]);

/**
 * The clauses that state a fact, best first, each followed by the clause that changes it. `likely` are passages that
 * the topic review, whose weights know long contracts, assigns to the fact; they go first among the best.
 */
export function clausesStating(reading: Reading, kind: ClauseKind, likely: readonly Span[] = []): ChosenClause[] {
  const { all, amendmentsByClause } = clauseCandidates(reading);
  const { certainty } = (learned as Record<ClauseKind, ClauseWeights>)[kind]; // as the training script writes it
  const order = likelyFirst(rankedFor(kind, all), likely);
  const chance = 1 / (1 + Math.exp(-certainty.bias - weighed(sureness(order), certainty.weights)));
  const outright = order.filter(({ candidate }) => saysOutright(kind, candidate));
  const ranked = outright.length > 0 ? outright : order.filter((one) => !needsOutright(kind, one.candidate));
  const owed = kind === "price" ? withoutFeeOnceFirst(reading, ranked) : ranked;
  const [first, second] = HAS_A_SECOND.has(kind) ? unconditionalFirst(owed) : owed;
  const isRanked = first === order[0];
  const isReviewed = first && likely.some((span) => overlaps(first.candidate.unit, span));
  if (!first || (chance < LEAST_CHANCE[kind] && !isReviewed)) return [];
  const changing = new Set([...amendmentsByClause.values()].flat());
  const isSecond = second && HAS_A_SECOND.has(kind) && second.chance >= SECOND_CHANCE && isOwn(kind, second.candidate);
  const changed = kind === "price" && !isSecond ? priceBefore(first, ranked) : [];
  const beside = isSecond ? [second] : changed;
  const later = kind === "price" && changed.length === 0 ? priceLater(reading, first, ranked) : [];
  const chosen = [first, ...beside.filter((one) => !later.includes(one)), ...later];
  return chosen.flatMap(({ candidate: { unit, sentence } }, at) => [
    {
      unit,
      sentence,
      isCertain: at === 0 && isRanked && chance >= certainty.stated,
      isChange: changing.has(unit) || at >= chosen.length - later.length,
      chance,
    },
    ...(amendmentsByClause.get(unit) ?? [])
      .filter((change) => mayChange(kind, change))
      .map((change) => ({ unit: change, sentence: change, isCertain: false, isChange: true, chance })),
  ]);
}

/** What changes a clause on law and courts in other points names neither. */
function mayChange(kind: ClauseKind, { text }: Unit): boolean {
  if (kind !== "dispute_resolution" && kind !== "governing_law") return true;
  const signs = signsIn(text);
  return signs.has("court") || signs.has("lawOf");
}

/** A second price is called one, beside its sum, and a second payment says when; both are owed in any case. */
function isOwn(kind: ClauseKind, { features }: ClauseCandidate): boolean {
  if (features.amending === 1) return true;
  const isBare = features["n.case"] !== 1 && features["n.otherBefore"] !== 1;
  if (kind === "payment_terms")
    return isBare && isPlainlyPaid(features) && SAYS_WHEN.some((name) => features[name] === 1);
  return isBare && features["n.own"] === 1 && features["n.heading"] === 1;
}
/** Of many second sentences that name a time, those of a notice, a refund or a debt that is late. */
function isPlainlyPaid(features: ClauseCandidate["features"]): boolean {
  return features["w.paid"] === 1 && OF_OTHERS.every((name) => features[name] !== 1);
}
const OF_OTHERS = ["s.minor", "w.other", "w.otherMoney", "w.late"];
const SAYS_WHEN = ["s.within", "s.dayOfMonth", "s.inAdvance"];

/** Where a clause of an amendment tells the price first: the best of those that told it before. */
function priceBefore(first: Ranked, ranked: readonly Ranked[]): Ranked[] {
  if (first.candidate.features.amending !== 1) return [];
  const noun = priceNoun(first.candidate.sentence.folded);
  const isBase = ({ candidate: { features, sentence } }: Ranked) =>
    features.amending !== 1 && features["n.clean"] === 1 && noun !== "" && priceNoun(sentence.folded) === noun;
  return ranked.slice(0, LOOKED_AT).filter(isBase).slice(0, 1);
}

/** The best of those that tell what the price is from a day on. */
function priceLater(reading: Reading, first: Ranked, ranked: readonly Ranked[]): Ranked[] {
  const others = ranked.slice(1, LOOKED_AT).filter((one) => one !== first);
  return others.filter((one) => isLaterPrice(reading, first.candidate, one.candidate)).slice(0, 1);
}

/** A price that rises or falls by more is another one. */
const MOST_TIMES = 2.5;

/** Whether a sentence tells what the price is from a day on, of the same kind as the sentence that tells it first. */
function isLaterPrice(
  { contract: { text } }: Reading,
  base: ClauseCandidate,
  { features, sentence }: ClauseCandidate,
): boolean {
  const isOwn = features["n.own"] === 1 && features["n.clean"] === 1;
  if (!isOwn || features["n.case"] === 1 || features["n.caseBehind"] === 1) return false;
  if (features["s.perTime"] !== base.features["s.perTime"]) return false;
  const noun = priceNoun(sentence.folded);
  if (noun === "" || noun !== priceNoun(base.sentence.folded)) return false;
  const words = text.slice(sentence.start, sentence.end);
  return startIn(words) !== "" && isNear(text.slice(base.sentence.start, base.sentence.end), words);
}

function isNear(base: string, later: string): boolean {
  const [one, other] = [base, later].map((words) => parseAmount(priceIn(words) ?? ""));
  if (one?.amount === undefined || other?.amount === undefined || one.currency !== other.currency) return false;
  const times = other.amount / one.amount;
  return times < MOST_TIMES && times > 1 / MOST_TIMES && times !== 1;
}

/** How many of the best are checked for one that the topic review also found. */
const LOOKED_AT = 5;
/** One that is less likely than this by its own words doesn't go first. */
const LEAST_LIKELY = 0.08;

function likelyFirst(order: readonly Ranked[], likely: readonly Span[]): readonly Ranked[] {
  const found = order
    .slice(0, LOOKED_AT)
    .find(({ candidate: { unit }, chance }) => chance >= LEAST_LIKELY && likely.some((span) => overlaps(unit, span)));
  return found ? [found, ...order.filter((one) => one !== found)] : order;
}

/** 'If you both sign for another year, the rent is EUR 1,420' comes after the rent that is paid anyway. */
function unconditionalFirst([first, second, ...others]: readonly Ranked[]): Ranked[] {
  const isInACase = (one: Ranked | undefined) => one?.candidate.features["n.case"] === 1;
  if (!first || !second || second.chance < SECOND_CHANCE || !isInACase(first) || isInACase(second))
    return [...(first ? [first] : []), ...(second ? [second] : []), ...others];
  return [second, first, ...others];
}

/** A fee for setting up, or for leaving, comes after the price that is paid for the work. */
function withoutFeeOnceFirst({ contract: { text } }: Reading, ranked: readonly Ranked[]): readonly Ranked[] {
  const isOnce = ({ candidate: { sentence } }: Ranked) => {
    const words = text.slice(sentence.start, sentence.end);
    return isPaidBesides(words, priceIn(words) ?? "");
  };
  const [first, ...others] = ranked;
  if (!first || !isOnce(first)) return ranked;
  const price = others
    .slice(0, LOOKED_AT)
    .find((one) => one.chance >= SECOND_CHANCE && one.candidate.features["n.own"] === 1 && !isOnce(one));
  return price ? [price, first, ...others.filter((one) => one !== price)] : ranked;
}

function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** The clauses that may state a fact, by the weights alone, best first. */
export function rankedFor(kind: ClauseKind, all: readonly ClauseCandidate[]): readonly Ranked[] {
  const { rank } = (learned as Record<ClauseKind, ClauseWeights>)[kind]; // as the training script writes it
  return chosenBy(
    candidatesFor(kind, all).filter((one) => !isOfOtherClause(kind, one)),
    rank,
  );
}

export function candidatesFor(kind: ClauseKind, candidates: readonly ClauseCandidate[]): ClauseCandidate[] {
  const able = candidates.filter(({ features }) => NEEDED[kind].some((name) => features[name] === 1));
  if (kind === "price") return able.filter((one) => !isDueInACase(one));
  const lasting = kind === "convenience" ? able.filter((one) => !isOnTrial(one)) : able;
  return lasting.length > 0 ? lasting : able;
}

/** 'If the Client cancels, it pays costs of EUR 500': a sum for something else, and only in a case. */
function isDueInACase({ features }: ClauseCandidate): boolean {
  return features["n.case"] === 1 && features["n.otherBefore"] === 1 && features["n.before"] === 0;
}

/** A clause about a probation period, not about what applies after it. */
function isOnTrial({ features, sentence, unit }: ClauseCandidate): boolean {
  if (features["ut.probation"] !== 1) return false;
  const from = Math.max(0, sentence.start - unit.start);
  const isAhead = features["t.probation"] !== 1 && !PROBATION.test(folded(unit.text.slice(0, from)));
  return !isAhead && !AFTERWARDS.test(unit.text.slice(from, sentence.end - unit.start));
}
const PROBATION = anyOf(values.probation);
const AFTERWARDS = either(String.raw`\bafter\b`, "[Пп]осле|[Пп]о (?:истечени|окончани)", "дараа|дууссан");

/** Clauses by how likely each states the fact, best first; only the best sentence of each. */
export function chosenBy(candidates: readonly ClauseCandidate[], weights: Weights): Ranked[] {
  const best = new Map<Unit, { candidate: ClauseCandidate; score: number }>();
  for (const candidate of candidates) {
    const score = weighed(candidate.features, weights);
    const known = best.get(candidate.unit);
    if (!known || score > known.score) best.set(candidate.unit, { candidate, score });
  }
  const order = [...best.values()].sort((one, other) => other.score - one.score);
  const most = order[0]?.score ?? 0;
  const whole = order.reduce((sum, { score }) => sum + Math.exp(score - most), 0);
  return order.map((one) => ({ ...one, chance: Math.exp(one.score - most) / whole }));
}

/** Features that predict whether the first clause is the right one. */
export function sureness(order: readonly Ranked[]): Record<string, number> {
  const [first, second] = order;
  return {
    chance: first?.chance ?? 0,
    score: first?.score ?? 0,
    margin: Math.min(8, (first?.score ?? 0) - (second?.score ?? -8)),
    amended: first?.candidate.features.amended ?? 0,
    amends: order.some(({ candidate }) => candidate.features.amending === 1) ? 1 : 0,
  };
}
