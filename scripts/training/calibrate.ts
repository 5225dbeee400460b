/** Where a topic starts to count as present, based on scores of contracts its weights were not trained on. */
import { highest, passagesFrom, reaching } from "@/lib/engine/review/review";
import type { Limits } from "@/lib/engine/review/classifier";
import type { Labelled } from "./dataset";
import { BY_DESCENT } from "./descent";
import type { Fitted } from "./fit";

export type Scored = { contract: Labelled; ofSentences: Float64Array };

/** 'Stated' and 'absent' are only used if this many contracts support it. */
const [ENOUGH_STATED, ENOUGH_ABSENT] = [20, 12];
const ABSENT_MISSES = 0.01;
/**
 * 'Stated' starts this far above the highest wrong contract: by folds it is then right in 98.5 of 100, against 97.6 at
 * 0.15. Logits.
 */
const MARGIN = 0.35;
/** Step size when searching a limit, how far a contract counts for both of its sides, and a value below all. Logits. */
const [FINE, BLUR, LOWEST] = [0.05, 0.3, -30];
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

/** The limits that work best on these contracts. */
export function findLimits(contracts: readonly Scored[], topic: string): Limits {
  const ranked = contracts
    .map((one) => ({ best: highest(one.ofSentences), is: one.contract.rows.get(topic)?.impossible !== true }))
    .sort((a, b) => b.best - a.best);
  const present = BY_DESCENT.has(topic) ? limitBetween(ranked) : presenceLimit(ranked);
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

/**
 * Where accuracy plus F1 is highest. A contract near a limit counts partly for both sides, because new contracts won't
 * have exactly these scores.
 */
function presenceLimit(ranked: Ranked): number {
  const there = ranked.filter(({ is }) => is).length;
  const bests = ranked.map(({ best }) => Math.max(LOWEST, best));
  const [from, to] = [Math.min(...bests), Math.max(...bests)];
  let [most, found] = [-1, Infinity];
  for (let limit = from; limit <= to; limit += FINE) {
    let [right, wrong] = [0, 0];
    ranked.forEach(({ is }, index) => {
      const share = 1 / (1 + Math.exp((limit - (bests[index] ?? 0)) / BLUR));
      if (is) right += share;
      else wrong += share;
    });
    const worth = (2 * right) / (right + wrong + there) + (right + ranked.length - there - wrong) / ranked.length;
    if (worth > most) [most, found] = [worth, limit];
  }
  return found;
}

/** Half-way between the two contracts where accuracy plus F1 is highest. */
function limitBetween(ranked: Ranked): number {
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

/** The limit above which every contract has the topic. */
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
    gold += (contract.rows.get(topic)?.spans ?? []).filter(({ optional }) => optional !== true).length;
    if (highest(ofSentences) < present) continue;
    const items = passagesFrom(contract.reading, reaching(ofSentences, passage)).map((span) =>
      judged(contract, topic, span),
    );
    shown += items.length;
    right += items.filter(({ isRight }) => isRight).length;
    hit += new Set(items.flatMap(({ met }) => met)).size;
  }
  return hit * right === 0 ? 0 : 2 / (gold / hit + shown / right);
}

/** Whether a passage was labelled, and which of the required ones it matches. */
type Judged = { isRight: boolean; met: readonly number[] };
const judgedBefore = new WeakMap<Labelled, Map<string, Judged>>();

function judged(contract: Labelled, topic: string, span: { start: number; end: number }): Judged {
  const before = judgedBefore.get(contract) ?? new Map<string, Judged>();
  judgedBefore.set(contract, before);
  const key = `${topic} ${span.start} ${span.end}`;
  const ready = before.get(key);
  if (ready) return ready;
  const { text } = contract.reading.contract;
  const shown = spanWords(text, span);
  const marked = (contract.rows.get(topic)?.spans ?? []).map((one) => ({ ...one, words: spanWords(text, one) }));
  const made = {
    isRight: marked.some(({ words }) => hits(shown, words) || liesIn(shown, words)),
    met: [...marked.keys()].filter((at) => {
      const one = marked[at];
      return one !== undefined && one.optional !== true && hits(shown, one.words);
    }),
  };
  before.set(key, made);
  return made;
}

const known = new Map<string, Words>();

function spanWords(text: string, { start, end }: { start: number; end: number }): Words {
  const span = text.slice(start, end);
  const words = known.get(span) ?? wordsIn(span);
  known.set(span, words);
  return words;
}

function rounded(limit: number): number {
  return Math.round(limit * 1_000) / 1_000;
}

type Words = { count: number; each: ReadonlyMap<string, number> };

function wordsIn(text: string): Words {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const each = new Map<string, number>();
  for (const word of words) each.set(word, (each.get(word) ?? 0) + 1);
  return { count: words.length, each };
}

/**
 * When a passage counts as the marked one, by the rule of the corpus's own tool, `score_topics.mjs`: half of all words
 * are shared, or most of the marked ones are shown, or a good part of them and little else.
 */
function hits(shown: Words, marked: Words): boolean {
  if (shown.count === 0 || marked.count === 0) return false;
  const different = [...shown.each.keys()].filter((word) => marked.each.has(word)).length;
  if (different / (shown.each.size + marked.each.size - different) >= 0.5) return true;
  const both = shared(shown, marked);
  if (shown.count <= Math.max(150, 4 * marked.count) && both / marked.count >= 0.8) return true;
  return both / shown.count >= 0.8 && shown.count >= 0.4 * marked.count;
}

/** A part of what was marked. */
function liesIn(shown: Words, marked: Words): boolean {
  return shown.count >= 6 && shared(shown, marked) / shown.count >= 0.8;
}

function shared(one: Words, other: Words): number {
  let count = 0;
  for (const [word, times] of one.each) count += Math.min(times, other.each.get(word) ?? 0);
  return count;
}
