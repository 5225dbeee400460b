/** Where a topic begins to count as present, by scores of contracts that its weights were not made from. */
import { highest, passagesFrom, reaching } from "@/lib/engine/review/passages";
import type { Limits } from "@/lib/engine/review/classifier";
import type { Labelled } from "./dataset";
import type { Fitted } from "./fit";
import { hits, liesIn, wordsIn, type Words } from "./hits";

export type Scored = { contract: Labelled; ofSentences: Float64Array };

/** 'Stated' and 'absent' are said only where so many contracts bear it out. */
const [ENOUGH_STATED, ENOUGH_ABSENT] = [20, 12];
const ABSENT_MISSES = 0.01;
/**
 * 'Stated' begins so far above the first contract that was wrongly told: by folds it is then right in 98.7 of 100,
 * where 98 right among those that set the limit are 96.8 of those that did not. Logits.
 */
const MARGIN = 0.15;
const SHIFTS = Array.from({ length: 13 }, (_, index) => -3 + index / 2);

export function scored(contract: Labelled, { bias, weights }: Fitted): Scored {
  const { sentences } = contract.reading;
  const ofSentences = Float64Array.from(contract.features, (features, index) => {
    const sentence = sentences[index];
    if (!sentence || sentence.isTitle || sentence.isInstruction) return -Infinity;
    let sum = 0;
    for (const id of features) sum += weights.get(id) ?? 0;
    return bias + sum / Math.sqrt(features.length || 1);
  });
  return { contract, ofSentences };
}

/** The limits that serve best on these contracts. */
export function limitsOf(contracts: readonly Scored[], topic: string): Limits {
  const ranked = contracts
    .map((one) => ({ best: highest(one.ofSentences), is: one.contract.rows.get(topic)?.impossible !== true }))
    .sort((a, b) => b.best - a.best);
  const present = presenceLimit(ranked);
  const shifted = SHIFTS.map((shift) => ({
    limit: present + shift,
    f1: spanF1(contracts, topic, { present, passage: present + shift }),
  }));
  const passage = shifted.reduce((best, one) => (one.f1 > best.f1 ? one : best)).limit;
  return {
    present: rounded(present),
    passage: rounded(passage),
    stated: statedLimit(ranked),
    absent: absentLimit(ranked),
  };
}

type Ranked = readonly { best: number; is: boolean }[];

/** Half-way between the two contracts where accuracy and F1 together are highest. */
function presenceLimit(ranked: Ranked): number {
  const there = ranked.filter(({ is }) => is).length;
  let [right, most, limit] = [0, -1, Infinity];
  ranked.forEach(({ best, is }, index) => {
    if (is) right += 1;
    const wrong = index + 1 - right;
    const worth = (2 * right) / (index + 1 + there) + (right + ranked.length - there - wrong) / ranked.length;
    if (worth <= most) return;
    most = worth;
    limit = (best + (ranked[index + 1]?.best ?? best - 1)) / 2;
  });
  return limit;
}

/** Every contract above it has the topic. */
function statedLimit(ranked: Ranked): number | null {
  const wrong = ranked.findIndex(({ is }) => !is);
  const sure = wrong < 0 ? ranked : ranked.slice(0, wrong);
  const last = sure.at(-1);
  return last && sure.length >= ENOUGH_STATED ? rounded(last.best + MARGIN) : null;
}

function absentLimit(ranked: Ranked): number | null {
  let [there, limit] = [0, null as number | null];
  [...ranked].reverse().forEach(({ best, is }, index) => {
    if (is) there += 1;
    if (index + 1 >= ENOUGH_ABSENT && there / (index + 1) <= ABSENT_MISSES) limit = rounded(best);
  });
  return limit;
}

function spanF1(
  contracts: readonly Scored[],
  topic: string,
  { present, passage }: { present: number; passage: number },
): number {
  let [gold, hit, shown, right] = [0, 0, 0, 0];
  for (const { contract, ofSentences } of contracts) {
    const { text } = contract.reading.contract;
    const spans = (contract.rows.get(topic)?.spans ?? []).map((span) => ({ ...span, words: wordsOf(text, span) }));
    const core = spans.filter(({ optional }) => optional !== true);
    gold += core.length;
    if (highest(ofSentences) < present) continue;
    const items = passagesFrom(contract.reading, reaching(ofSentences, passage)).map((span) => wordsOf(text, span));
    shown += items.length;
    right += items.filter((item) => spans.some(({ words }) => hits(item, words) || liesIn(item, words))).length;
    hit += core.filter(({ words }) => items.some((item) => hits(item, words))).length;
  }
  return hit * right === 0 ? 0 : 2 / (gold / hit + shown / right);
}

const known = new Map<string, Words>();

function wordsOf(text: string, { start, end }: { start: number; end: number }): Words {
  const span = text.slice(start, end);
  const words = known.get(span) ?? wordsIn(span);
  known.set(span, words);
  return words;
}

function rounded(limit: number): number {
  return Math.round(limit * 1_000) / 1_000;
}
