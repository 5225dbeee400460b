/**
 * Trains the network that orders clauses: right ones get most of the softmax over their list. One hidden layer and a
 * straight sum beside it, Adam, some hidden units left out at each step. The same lists always give the same weights.
 */
import type { Network } from "@/lib/engine/ask/network";
import { createRandom } from "../training/random";
import type { Listed } from "./learn.mts";
import {
  addScaled,
  beginWith,
  HIDDEN,
  networkFrom,
  pack,
  type Packed,
  shapeFor,
  shuffled,
  spreadOf,
  stepDown,
} from "./network.mts";

const EPOCHS = 18;
/** One start alone may miss by a hundredth; the mean of several doesn't. */
const STARTS = 3;
/** Lists for each step. */
const BATCH = 128;
const RATE = 0.01;
const LEFT_OUT = 0.3;

/** Candidates of all lists one after the other; list `at` has those from `from[at]` to `from[at + 1]`. */
type Lists = Packed & { from: readonly number[] };

export function trainOrder(lists: readonly Listed[]): Network {
  const useful = lists.filter(({ right }) => right.some(Boolean));
  const judged = useful.flatMap(({ candidates, right }) =>
    candidates.map((x, at) => ({ x, right: right[at] ?? false })),
  );
  const names = [...new Set(judged.flatMap(({ x }) => Object.keys(x)))].sort();
  const spread = spreadOf(judged, names);
  let next = 0;
  const from = [0, ...useful.map(({ candidates }) => (next += candidates.length))];
  const packed = { ...pack(judged, names, spread), from };
  const parts = Array.from({ length: STARTS }, (_, start) => fitted(packed, createRandom(start + 1)));
  return networkFrom(parts, names, spread);
}

function fitted(lists: Lists, random: () => number): Float64Array {
  const shape = shapeFor(lists.width);
  const weights = beginWith(lists.width, random);
  const [mean, square, slope] = [weights, weights, weights].map(({ length }) => new Float64Array(length));
  if (!mean || !square || !slope) return weights;
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const order = shuffled(lists.from.length - 1, random);
    for (let at = 0; at < order.length; at += BATCH) {
      slope.fill(0);
      const kept = Float64Array.from({ length: HIDDEN }, () => (random() > LEFT_OUT ? 1 / (1 - LEFT_OUT) : 0));
      const batch = order.subarray(at, at + BATCH);
      for (const list of batch) addSlope(slope, { weights, lists, list, kept, share: 1 / batch.length });
      step += 1;
      stepDown(weights, { mean, square, slope, shape, step, rate: RATE * (1 - epoch / EPOCHS) });
    }
  }
  return weights;
}

type OneList = { weights: Float64Array; lists: Lists; list: number; kept: Float64Array; share: number };

/** Adds one list's part of the slope. */
function addSlope(slope: Float64Array, { weights, lists, list, kept, share }: OneList): void {
  const { x, y, width, from } = lists;
  const [first, last] = [from[list] ?? 0, from[list + 1] ?? 0];
  const shape = shapeFor(width);
  const active = new Float64Array((last - first) * HIDDEN);
  const scores = new Float64Array(last - first);
  for (let row = first; row < last; row += 1) {
    let sum = 0;
    for (let at = 0; at < width; at += 1) sum += (weights[shape.straight + at] ?? 0) * (x[row * width + at] ?? 0);
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      const own = unit * (width + 1);
      let inner = weights[own + width] ?? 0;
      if (kept[unit] === 0) continue;
      for (let at = 0; at < width; at += 1) inner += (weights[own + at] ?? 0) * (x[row * width + at] ?? 0);
      const is = Math.tanh(inner);
      active[(row - first) * HIDDEN + unit] = is;
      sum += (weights[shape.out + unit] ?? 0) * is * (kept[unit] ?? 0);
    }
    scores[row - first] = sum;
  }
  const most = scores.reduce((best, one) => Math.max(best, one), -Infinity);
  const powers = scores.map((score) => Math.exp(score - most));
  const whole = powers.reduce((sum, one) => sum + one, 0);
  const good = powers.reduce((sum, one, at) => sum + one * (y[first + at] ?? 0), 1e-12);
  for (let row = first; row < last; row += 1) {
    const power = powers[row - first] ?? 0;
    const off = share * (power / whole - ((y[row] ?? 0) * power) / good);
    if (Math.abs(off) < NOTHING) continue;
    addScaled(slope, shape.straight, { x, from: row * width, width, by: off });
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      const [is, place] = [active[(row - first) * HIDDEN + unit] ?? 0, shape.out + unit];
      slope[place] = (slope[place] ?? 0) + off * is * (kept[unit] ?? 0);
      const back = off * (weights[place] ?? 0) * (kept[unit] ?? 0) * (1 - is * is);
      if (back === 0) continue;
      const own = unit * (width + 1);
      addScaled(slope, own, { x, from: row * width, width, by: back });
      slope[own + width] = (slope[own + width] ?? 0) + back;
    }
  }
}
const NOTHING = 1e-6;
