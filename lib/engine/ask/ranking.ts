import type { Candidate } from "./candidates";
import type { ClauseIndex } from "./clause-index";

export type Weights = Readonly<Record<string, number>>;
/** A candidate with its score and its share of the total probability, 0 to 1. */
export type Ranked = Candidate & { score: number; chance: number };

/** Candidates by how well they answer, best first, by learned `weights`. */
export function orderedBy(candidates: readonly Candidate[], weights: Weights): Ranked[] {
  const scored = candidates
    .map((candidate) => ({ ...candidate, score: weighed(candidate.features, weights) }))
    .sort((one, other) => other.score - one.score || one.at - other.at);
  const best = scored[0]?.score ?? 0;
  const whole = scored.reduce((sum, { score }) => sum + Math.exp(score - best), 0);
  return scored.map((one) => ({ ...one, chance: Math.exp(one.score - best) / whole }));
}

export function weighed(features: Readonly<Record<string, number>>, weights: Weights): number {
  let sum = 0;
  for (const [name, weight] of Object.entries(weights)) sum += weight * (features[name] ?? 0);
  return sum;
}

/** Minimum and maximum number of clauses in an answer; in between it stops where little probability is left. */
const FEWEST_SHOWN = 3;
const MOST_SHOWN = 5;
const HARDLY_ANY_CHANCE = 0.003;
const LOOKED_AT_FOR_AMENDMENTS = 6;

/**
 * The clauses to show, in order: the best, those it changes or is changed by, the best of an amendment, the next best.
 */
export function shownOf(order: readonly Ranked[], index: ClauseIndex): Ranked[] {
  const [top] = order;
  if (!top) return [];
  const tied = (index.inForce.ties.get(top.at) ?? []).flatMap((at) => order.find((one) => one.at === at) ?? []);
  const amending = index.inForce.amending.has(top.at)
    ? undefined
    : order.slice(1, LOOKED_AT_FOR_AMENDMENTS).find(({ at }) => index.inForce.amending.has(at));
  const wanted = [...new Set([top, ...tied, ...(amending ? [amending] : []), ...order])].slice(0, MOST_SHOWN);
  let left = 1;
  const end = wanted.findIndex(({ chance }, at) => {
    left -= chance;
    return at + 1 >= FEWEST_SHOWN && left < HARDLY_ANY_CHANCE;
  });
  return end < 0 ? wanted : wanted.slice(0, end + 1);
}
