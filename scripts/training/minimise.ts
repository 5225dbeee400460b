/** Logistic regression with a penalty on large weights, by L-BFGS; deterministic. */

/** Sparse rows of binary features, by place: row r starts at `from[r]`; each feature in it counts `scale`. */
export type Rows = { from: Int32Array; places: Int32Array; scale: Float64Array };
/** The last number is the bias. */
type Weights = Float64Array;

const ROUNDS = 35;
const REMEMBERED = 7;
/** A step is accepted if it gains this share of what its slope promises, and is halved until it does. */
const [GAIN, MOST_HALVINGS] = [1e-4, 20];
const ENOUGH = 1e-5;
const FIRST_STEP = 30;

/** Weights that minimise `fidelity` times the rows' loss plus half the squared weights. */
export function minimised(
  rows: Rows,
  labels: Uint8Array,
  { begin, fidelity }: { begin: Weights; fidelity: number },
): Weights {
  const lossFor = (weights: Weights) => lossAt(rows, labels, { weights, fidelity });
  let at = begin;
  let here = lossFor(at);
  const steps: { moved: Weights; turned: Weights; scale: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const way = direction(here.slope, steps);
    const promised = dot(way, here.slope);
    let length = steps.length === 0 ? FIRST_STEP / Math.sqrt(dot(here.slope, here.slope) || 1) : 1;
    let [next, there] = [at, here];
    for (let halving = 0; halving < MOST_HALVINGS; halving += 1, length /= 2) {
      next = at.map((value, index) => value + length * (way[index] ?? 0));
      there = lossFor(next);
      if (there.loss <= here.loss + GAIN * length * promised) break;
    }
    if (there.loss >= here.loss) return at;
    const [moved, turned] = [minus(next, at), minus(there.slope, here.slope)];
    const curvature = dot(moved, turned);
    if (curvature > 0) steps.push({ moved, turned, scale: 1 / curvature });
    if (steps.length > REMEMBERED) steps.shift();
    const isDone = here.loss - there.loss < ENOUGH * here.loss;
    [at, here] = [next, there];
    if (isDone) return at;
  }
  return at;
}

/** The L-BFGS two-loop recursion over the remembered steps. */
function direction(slope: Weights, steps: readonly { moved: Weights; turned: Weights; scale: number }[]): Weights {
  const way = slope.map((value) => -value);
  const shares = new Map<number, number>();
  for (const [index, { moved, turned, scale }] of [...steps.entries()].reverse()) {
    const share = scale * dot(moved, way);
    shares.set(index, share);
    add(way, turned, -share);
  }
  const last = steps.at(-1);
  const size = last ? 1 / (last.scale * dot(last.turned, last.turned)) : 1;
  for (let at = 0; at < way.length; at += 1) way[at] = (way[at] ?? 0) * size;
  for (const [index, { moved, turned, scale }] of steps.entries())
    add(way, moved, (shares.get(index) ?? 0) - scale * dot(turned, way));
  return way;
}

function lossAt(
  { from, places, scale }: Rows,
  labels: Uint8Array,
  { weights, fidelity }: { weights: Weights; fidelity: number },
): { loss: number; slope: Weights } {
  const slope = Float64Array.from(weights);
  const last = weights.length - 1;
  const bias = weights[last] ?? 0;
  let loss = 0;
  let biasSlope = 0;
  for (let row = 0; row < labels.length; row += 1) {
    const end = from[row + 1] ?? 0;
    const each = scale[row] ?? 0;
    let sum = 0;
    for (let at = from[row] ?? 0; at < end; at += 1) sum += weights[places[at] ?? 0] ?? 0;
    const isLabelled = labels[row] === 1;
    const odds = Math.exp(isLabelled ? -bias - sum * each : bias + sum * each);
    loss += Math.log1p(odds);
    const pull = (isLabelled ? -odds : odds) / (1 + odds);
    biasSlope += pull;
    const share = fidelity * pull * each;
    for (let at = from[row] ?? 0; at < end; at += 1) {
      const place = places[at] ?? 0;
      slope[place] = (slope[place] ?? 0) + share;
    }
  }
  slope[last] = fidelity * biasSlope;
  return { loss: fidelity * loss + sumSquares(weights) / 2, slope };
}

/** Of all weights but the bias, which is not penalised. */
function sumSquares(weights: Weights): number {
  const bias = weights.at(-1) ?? 0;
  return dot(weights, weights) - bias * bias;
}

function dot(one: Weights, other: Weights): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function minus(one: Weights, other: Weights): Weights {
  return one.map((value, index) => value - (other[index] ?? 0));
}

function add(to: Weights, what: Weights, times: number): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) + times * (what[at] ?? 0);
}
