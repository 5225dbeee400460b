/**
 * Trains small neural networks (`lib/engine/ask/network.ts`): one hidden layer, a straight sum beside it, Adam on
 * weighted log loss, with some hidden units left out at each step. The same rows always give the same weights.
 */
import { FARTHEST, type Network } from "@/lib/engine/ask/network";
import { createRandom } from "../training/random";
import type { Judged } from "./learn.mts";

export const HIDDEN = 16;
/** Networks from as many starts are averaged; one alone depends too much on its start. */
const STARTS = 3;
const EPOCHS = 20;
const BATCH = 256;
const RATE = 0.003;
const DECAY = 0.001;
const LEFT_OUT = 0.3;
const [KEPT, KEPT_SQUARES] = [0.9, 0.999];
const DIGITS = 3;

export type Packed = { x: Float64Array; y: Float64Array; weight: Float64Array; rows: number; width: number };
type Shape = { hidden: number; out: number; straight: number; bias: number; size: number };

/** The mean of several networks, as one network. */
export function trainNetwork(judged: readonly Judged[]): Network {
  const names = [...new Set(judged.flatMap(({ x }) => Object.keys(x)))].sort();
  const { mean, scale } = spreadOf(judged, names);
  const packed = pack(judged, names, { mean, scale });
  const shape = shapeFor(names.length);
  const parts = Array.from({ length: STARTS }, (_, start) => trainOne(packed, shape, createRandom(start + 1)));
  return networkFrom(parts, names, { mean, scale });
}

/** The mean of networks that were trained alike, as one with the hidden units of all. */
export function networkFrom(
  parts: readonly Float64Array[],
  names: readonly string[],
  { mean, scale }: Pick<Network, "mean" | "scale">,
): Network {
  const shape = shapeFor(names.length);
  const average = (at: number) => parts.reduce((sum, part) => sum + (part[at] ?? 0), 0) / parts.length;
  return {
    names,
    mean,
    scale,
    hidden: parts.flatMap((part) =>
      Array.from({ length: HIDDEN }, (_, unit) => {
        const from = unit * (names.length + 1);
        return [...part.slice(from, from + names.length + 1)].map(rounded);
      }),
    ),
    out: parts.flatMap((part) => [...part.slice(shape.out, shape.straight)].map((one) => rounded(one / parts.length))),
    straight: names.map((_, at) => rounded(average(shape.straight + at))),
    bias: rounded(average(shape.bias)),
  };
}

export function shapeFor(width: number): Shape {
  const out = HIDDEN * (width + 1);
  const straight = out + HIDDEN;
  return { hidden: 0, out, straight, bias: straight + width, size: straight + width + 1 };
}

export function spreadOf(judged: readonly Judged[], names: readonly string[]): Pick<Network, "mean" | "scale"> {
  const mean = names.map((name) => judged.reduce((sum, { x }) => sum + (x[name] ?? 0), 0) / judged.length);
  const scale = names.map((name, at) => {
    const squares = judged.reduce((sum, { x }) => sum + ((x[name] ?? 0) - (mean[at] ?? 0)) ** 2, 0);
    return Math.sqrt(squares / judged.length) || 1;
  });
  return { mean: mean.map((one) => Number(one.toPrecision(5))), scale: scale.map((one) => Number(one.toPrecision(5))) };
}

export function pack(
  judged: readonly Judged[],
  names: readonly string[],
  { mean, scale }: Pick<Network, "mean" | "scale">,
): Packed {
  const width = names.length;
  const x = new Float64Array(judged.length * width);
  judged.forEach((one, row) =>
    names.forEach((name, at) => {
      const away = ((one.x[name] ?? 0) - (mean[at] ?? 0)) / (scale[at] ?? 1);
      x[row * width + at] = Math.max(-FARTHEST, Math.min(FARTHEST, away));
    }),
  );
  return {
    x,
    y: Float64Array.from(judged, ({ right }) => (right ? 1 : 0)),
    weight: Float64Array.from(judged, ({ weight = 1 }) => weight),
    rows: judged.length,
    width,
  };
}

function blank({ size }: Shape): Float64Array {
  return new Float64Array(size);
}

/** Small weights to begin with. */
export function beginWith(width: number, random: () => number): Float64Array {
  const shape = shapeFor(width);
  const weights = blank(shape);
  for (let unit = 0; unit < HIDDEN; unit += 1) {
    for (let at = 0; at < width; at += 1) weights[unit * (width + 1) + at] = normal(random) / Math.sqrt(width);
    weights[shape.out + unit] = (0.3 * normal(random)) / Math.sqrt(HIDDEN);
  }
  return weights;
}

function trainOne(packed: Packed, shape: Shape, random: () => number): Float64Array {
  const { rows, width } = packed;
  const weights = beginWith(width, random);
  const [mean, square, slope] = [blank(shape), blank(shape), blank(shape)];
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const order = shuffled(rows, random);
    for (let from = 0; from < rows; from += BATCH) {
      addSlopes(slope, weights, { packed, shape, batch: order.subarray(from, from + BATCH), random });
      step += 1;
      stepDown(weights, { mean, square, slope, shape, step, rate: RATE * (1 - epoch / EPOCHS) });
    }
  }
  return weights;
}

type Batch = { packed: Packed; shape: Shape; batch: Int32Array; random: () => number };
/** Replaces `slope` by the slope of the mean loss over a batch. */
function addSlopes(slope: Float64Array, weights: Float64Array, { packed, shape, batch, random }: Batch): void {
  const { x, y, weight, width } = packed;
  slope.fill(0);
  const whole = batch.reduce((sum, row) => sum + (weight[row] ?? 0), 0) || 1;
  const active = new Float64Array(HIDDEN);
  const kept = new Float64Array(HIDDEN);
  for (const row of batch) {
    const from = row * width;
    let sum = weights[shape.bias] ?? 0;
    for (let at = 0; at < width; at += 1) sum += (weights[shape.straight + at] ?? 0) * (x[from + at] ?? 0);
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      const own = unit * (width + 1);
      let inner = weights[own + width] ?? 0;
      for (let at = 0; at < width; at += 1) inner += (weights[own + at] ?? 0) * (x[from + at] ?? 0);
      active[unit] = Math.tanh(inner);
      kept[unit] = random() > LEFT_OUT ? 1 / (1 - LEFT_OUT) : 0;
      sum += (weights[shape.out + unit] ?? 0) * (active[unit] ?? 0) * (kept[unit] ?? 0);
    }
    const off = ((weight[row] ?? 0) * (1 / (1 + Math.exp(-sum)) - (y[row] ?? 0))) / whole;
    slope[shape.bias] = (slope[shape.bias] ?? 0) + off;
    addScaled(slope, shape.straight, { x, from, width, by: off });
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      const [is, mask, place] = [active[unit] ?? 0, kept[unit] ?? 0, shape.out + unit];
      slope[place] = (slope[place] ?? 0) + off * is * mask;
      const back = off * (weights[place] ?? 0) * mask * (1 - is * is);
      if (back === 0) continue;
      const own = unit * (width + 1);
      addScaled(slope, own, { x, from, width, by: back });
      slope[own + width] = (slope[own + width] ?? 0) + back;
    }
  }
}

type Scaled = { x: Float64Array; from: number; width: number; by: number };
export function addScaled(slope: Float64Array, to: number, { x, from, width, by }: Scaled): void {
  for (let at = 0; at < width; at += 1) slope[to + at] = (slope[to + at] ?? 0) + by * (x[from + at] ?? 0);
}

type Step = { mean: Float64Array; square: Float64Array; slope: Float64Array; shape: Shape; step: number; rate: number };
export function stepDown(weights: Float64Array, { mean, square, slope, shape, step, rate }: Step): void {
  const [first, second] = [1 - KEPT ** step, 1 - KEPT_SQUARES ** step];
  for (let at = 0; at < shape.size; at += 1) {
    const pull = at === shape.bias ? 0 : DECAY * (weights[at] ?? 0);
    const one = (slope[at] ?? 0) + pull;
    mean[at] = KEPT * (mean[at] ?? 0) + (1 - KEPT) * one;
    square[at] = KEPT_SQUARES * (square[at] ?? 0) + (1 - KEPT_SQUARES) * one * one;
    weights[at] =
      (weights[at] ?? 0) - (rate * ((mean[at] ?? 0) / first)) / (Math.sqrt((square[at] ?? 0) / second) + 1e-8);
  }
}

export function shuffled(count: number, random: () => number): Int32Array {
  const order = Int32Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

/** A normally distributed number with variance 1 (Box and Muller). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function rounded(value: number): number {
  return Number(value.toPrecision(DIGITS));
}
