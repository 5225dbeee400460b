import type { Clause } from "./clause";
import { weightsIn, type Weights } from "./clause";
import type { Layout } from "./sides";

/** Clauses that say the same in two languages; null where one side has none. `likeness` is how much they share. */
export type Aligned = { first: Clause | null; second: Clause | null; likeness: number };

/** Leaving a clause without its counterpart costs this. */
const GAP = -0.55;
/** Up to so many pairs are held against each other all with all; beyond that within a band. */
const MOST_HELD = 250_000;
const BAND = 80;
const SAME_ROW = 2.5;
const BY_TURNS = 1;

/** The order of both sides is kept. Time grows with the clauses, times a band of 160. */
export function aligned(sides: readonly [readonly Clause[], readonly Clause[]], layout: Layout): Aligned[] {
  const [firsts, seconds] = sides;
  const weights = weightsIn([...firsts, ...seconds]);
  const likeness = (one: Clause, other: Clause) => likenessOf(one, other, { weights, layout });
  const steps = stepsThrough(firsts, seconds, likeness);
  return steps.map(([at, to]) => {
    const [first, second] = [at === null ? null : (firsts[at] ?? null), to === null ? null : (seconds[to] ?? null)];
    return { first, second, likeness: first && second ? likeness(first, second) : 0 };
  });
}

type Step = readonly [first: number | null, second: number | null];

/** The best way through both sides: pairs and gaps in order. */
function stepsThrough(
  firsts: readonly Clause[],
  seconds: readonly Clause[],
  likeness: (one: Clause, other: Clause) => number,
): Step[] {
  const [height, width] = [firsts.length, seconds.length];
  const isBanded = height * width > MOST_HELD;
  const from = (row: number) => (isBanded ? Math.max(0, Math.round((row * width) / height) - BAND) : 0);
  const to = (row: number) => (isBanded ? Math.min(width, Math.round((row * width) / height) + BAND) : width);
  const moves: { from: number; taken: Uint8Array }[] = [];
  let before: { from: number; scores: Float64Array } = { from: 0, scores: new Float64Array(0) };
  for (let row = 0; row <= height; row += 1) {
    const [low, high] = [from(row), to(row)];
    const scores = new Float64Array(high - low + 1).fill(-Infinity);
    const taken = new Uint8Array(high - low + 1);
    for (let column = low; column <= high; column += 1) {
      const above = before.scores[column - before.from] ?? -Infinity;
      const diagonal = before.scores[column - 1 - before.from] ?? -Infinity;
      const [one, other] = [firsts[row - 1], seconds[column - 1]];
      let [best, move] = row === 0 && column === 0 ? [0, 0] : [-Infinity, 0];
      if (above + GAP > best) [best, move] = [above + GAP, UP];
      const left = (scores[column - 1 - low] ?? -Infinity) + GAP;
      if (left > best) [best, move] = [left, LEFT];
      if (one && other && diagonal > -Infinity) {
        const both = diagonal + likeness(one, other);
        if (both > best) [best, move] = [both, BOTH];
      }
      scores[column - low] = best;
      taken[column - low] = move;
    }
    moves.push({ from: low, taken });
    before = { from: low, scores };
  }
  return wayBack(moves, height, width);
}

const [UP, LEFT, BOTH] = [1, 2, 3];

function wayBack(moves: readonly { from: number; taken: Uint8Array }[], height: number, width: number): Step[] {
  const steps: Step[] = [];
  let [row, column] = [height, width];
  while (row > 0 || column > 0) {
    const move = moves[row]?.taken[column - (moves[row]?.from ?? 0)];
    if (move === BOTH) steps.push([(row -= 1), (column -= 1)]);
    else if (move === UP || column === 0) steps.push([(row -= 1), null]);
    else steps.push([null, (column -= 1)]);
  }
  return steps.reverse();
}

type Weighing = { weights: Weights; layout: Layout };

/** Above 0: they may say the same. Numbers, figures, concepts, length and place each count. */
function likenessOf(one: Clause, other: Clause, { weights, layout }: Weighing): number {
  return (
    byNumber(one, other) +
    byFigures(one, other) +
    byConcepts(one, other, weights) +
    byLength(one, other) +
    (one.isHeading === other.isHeading ? 0.3 : -0.6) +
    byPlace(one, other, layout)
  );
}

function byNumber({ number: one }: Clause, { number: other }: Clause): number {
  if (one === null && other === null) return 0.2;
  if (one === null || other === null) return -0.6;
  return levelOf(one) === levelOf(other) ? 1.6 : -0.9;
}

/** Letters of lists differ between alphabets: only their being letters counts. */
const levelOf = (number: string) => (/^\p{L}+$/u.test(number) ? "letter" : number.replace(/\.$/u, ""));

function byFigures({ keys: one }: Clause, { keys: other }: Clause): number {
  if (one.size === 0 && other.size === 0) return 0;
  let shared = 0;
  for (const key of one) if (other.has(key)) shared += 1;
  const apart = one.size + other.size - 2 * shared;
  return Math.min(shared, 3) * 0.8 - Math.min(apart, 4) * 0.25;
}

function byConcepts({ concepts: one }: Clause, { concepts: other }: Clause, weights: Weights): number {
  if (one.size === 0 || other.size === 0) return 0;
  const [less, more] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const concept of less) if (more.has(concept)) shared += weights.ofConcept(concept);
  return 2.6 * (shared / Math.sqrt(weights.of(one) * weights.of(other))) - 0.4;
}

function byLength({ body: one }: Clause, { body: other }: Clause): number {
  const ratio = Math.abs(Math.log((one.length + 8) / (other.length + 8)));
  return 0.3 - 0.9 * ratio;
}

function byPlace(one: Clause, other: Clause, layout: Layout): number {
  if (layout === "columns") {
    if (!one.cell || !other.cell) return one.cell === other.cell ? 0 : -1;
    return one.cell.table === other.cell.table && one.cell.row === other.cell.row ? SAME_ROW : -SAME_ROW;
  }
  return layout === "turns" && Math.abs(one.order - other.order) <= 2 ? BY_TURNS : 0;
}
