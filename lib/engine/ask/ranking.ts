import { referencesIn } from "../text/clauses-named";
import type { Candidate } from "./candidates";
import type { ClauseIndex } from "./clause-index";
import { type Network, networkSum } from "./network";
import type { Superseded } from "../port";
import type { Reading } from "../text/reading";
import type { Span } from "../text/spans";
import { supersededIn } from "../text/superseded";

/** A candidate with its score and its share of the total probability, 0 to 1. */
export type Ranked = Candidate & { score: number; chance: number };

/** Candidates by how well they answer, best first, by a learned network. */
export function orderedBy(candidates: readonly Candidate[], network: Network): Ranked[] {
  const scored = candidates
    .map((candidate) => ({ ...candidate, score: networkSum(network, candidate.features) }))
    .sort((one, other) => other.score - one.score || one.at - other.at);
  const best = scored[0]?.score ?? 0;
  const whole = scored.reduce((sum, { score }) => sum + Math.exp(score - best), 0);
  return scored.map((one) => ({ ...one, chance: Math.exp(one.score - best) / whole }));
}

const MOST_SHOWN = 5;
const LOOKED_AT_FOR_AMENDMENTS = 6;

/**
 * The clauses to show, in order: the best, those it changes or is changed by, the best of an amendment, the next best;
 * last the one that the best refers to, for its day or sum may stand only there.
 */
export function selectShown(order: readonly Ranked[], index: ClauseIndex): Ranked[] {
  const [top] = order;
  if (!top) return [];
  const tied = (index.inForce.ties.get(top.at) ?? []).flatMap((at) => order.find((one) => one.at === at) ?? []);
  const amending = index.inForce.amending.has(top.at)
    ? undefined
    : order.slice(1, LOOKED_AT_FOR_AMENDMENTS).find(({ at }) => index.inForce.amending.has(at));
  const wanted = [...new Set([top, ...tied, ...(amending ? [amending] : []), ...order])].slice(0, MOST_SHOWN);
  const named = referredTo(top, order, index);
  return named && !wanted.includes(named) ? [...wanted.slice(0, MOST_SHOWN - 1), named] : wanted;
}

/** Of so many clauses, the first ones shown, the clause that changes them is shown too. */
const FIRST_SHOWN = 3;

/** The clauses shown, and behind each of the first that another one changes, that one. Linear in the clauses. */
export function withChangers(shown: readonly Ranked[], order: readonly Ranked[], index: ClauseIndex): Ranked[] {
  const { changers, amended } = index.inForce;
  const all = shown.flatMap((one, place) => {
    if (place >= FIRST_SHOWN) return [one];
    const changing = (changers.get(one.at) ?? []).filter((at) => !amended.has(at));
    const known = changing.some((at) => shown.some((other) => other.at === at));
    const first = known ? undefined : order.find(({ at }) => changing.includes(at));
    return first ? [one, first] : [one];
  });
  return [...new Set(all)].slice(0, Math.max(MOST_SHOWN, shown.length));
}

/** The first clause that another one refers to by its number. */
function referredTo({ at }: Ranked, order: readonly Ranked[], { units }: ClauseIndex): Ranked | undefined {
  const numbers = new Set(referencesIn(units[at]?.text ?? ""));
  if (numbers.size === 0) return undefined;
  return order.find((one) => one.at !== at && numbers.has(units[one.at]?.number?.toLowerCase() ?? ""));
}

/**
 * A clause, with the words another clause replaces in it, and its sentence that is most about the question. `rival`: it
 * may hold the answer as well as the first.
 */
export type AnsweringClause = Span & { superseded?: Superseded; says?: Span; rival?: true };
type Said = (ranked: Ranked) => Span | null;

/** Whether a clause meets nearly as much of the question as the one that it changes. */
function isAsMuchAbout({ features: changing }: Ranked, { features: changed }: Ranked): boolean {
  return (changing.toldSentence ?? 0) >= NEARLY_AS_MUCH * (changed.toldSentence ?? 0);
}
const NEARLY_AS_MUCH = 0.6;

/**
 * The clauses to show. A clause with replaced words comes after the clauses that changed it; so does one of which only
 * that it is changed is known, if the change is about the question too.
 */
export function inForceFirst(
  reading: Reading,
  shown: readonly Ranked[],
  { index, said }: { index: ClauseIndex; said: Said },
): AnsweringClause[] {
  const { units, inForce } = index;
  const marked = shown.flatMap((ranked, place) => {
    const { at } = ranked;
    const unit = units[at];
    if (!unit) return [];
    const superseded = supersededIn(at, { units, inForce, text: reading.contract.text });
    const ties = superseded ? (inForce.ties.get(at) ?? []) : [];
    const isKnown = superseded !== null && superseded.words.length > 0;
    const changing = shown.findLastIndex(
      (other) => ties.includes(other.at) && (isKnown || isAsMuchAbout(other, ranked)),
    );
    const says = said(ranked);
    const clause = { ...unit, ...(superseded ? { superseded } : {}), ...(says ? { says } : {}) };
    return [{ clause, place: Math.max(place, changing + 0.5) }];
  });
  return marked.sort((one, other) => one.place - other.place).map(({ clause }) => clause);
}
