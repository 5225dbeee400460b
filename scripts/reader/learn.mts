/** Two small learners with human-readable weights: a listwise ranker and a logistic regression. */

type Example = Readonly<Record<string, number>>;
export type Weights = Record<string, number>;
export type Listed = { candidates: readonly Example[]; right: readonly boolean[] };
export type Logistic = { bias: number; weights: Weights };

/** Weights that give right candidates most of the softmax over each list. Full-batch RMSprop, L2. */
export function trainRanker(lists: readonly Listed[], { epochs = 100, decay = 0.005 } = {}): Weights {
  const names = listNames(lists.flatMap(({ candidates }) => candidates.slice(0, 1)));
  const rows = lists
    .filter(({ right }) => right.some(Boolean))
    .map(({ candidates, right }) => ({ x: candidates.map((one) => vector(one, names)), right }));
  const scale = spread(rows.flatMap(({ x }) => x));
  for (const { x } of rows) for (const one of x) one.forEach((value, at) => (one[at] = value / (scale[at] ?? 1)));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-8);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const slope = new Float64Array(names.length);
    for (const { x, right } of rows) addSlope(slope, { x, right, weights });
    step({ weights, squares, slope, rows: rows.length, decay, rate: 0.15 / (1 + epoch / 15) });
  }
  return Object.fromEntries(names.map((name, at) => [name, rounded((weights[at] ?? 0) / (scale[at] ?? 1))]));
}

type Step = {
  weights: Float64Array;
  squares: Float64Array;
  slope: Float64Array;
  rows: number;
  decay: number;
  rate: number;
};
function step({ weights, squares, slope, rows, decay, rate }: Step): void {
  weights.forEach((weight, at) => {
    const gradient = (slope[at] ?? 0) / rows + decay * weight;
    squares[at] = (squares[at] ?? 0) * 0.9 + 0.1 * gradient ** 2;
    weights[at] = weight - (rate * gradient) / Math.sqrt(squares[at] ?? 1);
  });
}

type Slope = { x: readonly Float64Array[]; right: readonly boolean[]; weights: Float64Array };
function addSlope(slope: Float64Array, { x, right, weights }: Slope): void {
  const scores = x.map((one) => dot(weights, one));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const whole = powers.reduce((sum, power) => sum + power, 0);
  const good = powers.reduce((sum, power, at) => sum + (right[at] ? power : 0), 0);
  x.forEach((one, row) => {
    const off = (powers[row] ?? 0) / whole - (right[row] ? (powers[row] ?? 0) / good : 0);
    for (let at = 0; at < slope.length; at += 1) slope[at] = (slope[at] ?? 0) + off * (one[at] ?? 0);
  });
}

export type Judged = { x: Example; right: boolean; weight?: number };
const NEWTON_STEPS = 12;

/**
 * Logistic regression on centred and scaled features, with weights returned for the raw features: Newton's method, L2
 * of `decay` per row.
 */
export function trainLogistic(rows: readonly Judged[], { decay = 0.03 } = {}): Logistic {
  const names = listNames(rows.map(({ x }) => x).slice(0, 1));
  const x = rows.map((row) => vector(row.x, names));
  const mean = names.map((_, at) => x.reduce((sum, one) => sum + (one[at] ?? 0), 0) / x.length);
  const scale = names.map(
    (_, at) => Math.sqrt(x.reduce((sum, one) => sum + ((one[at] ?? 0) - (mean[at] ?? 0)) ** 2, 0) / x.length) || 1,
  );
  const z = x.map((one) => [1, ...one.map((value, at) => (value - (mean[at] ?? 0)) / (scale[at] ?? 1))]);
  const all = rows.reduce((sum, { weight = 1 }) => sum + weight, 0);
  let weights: number[] = Array.from({ length: names.length + 1 }, () => 0);
  for (let turn = 0; turn < NEWTON_STEPS; turn += 1) weights = newtonStep(weights, z, { rows, ridge: decay * all });
  const plain = names.map((_, at) => (weights[at + 1] ?? 0) / (scale[at] ?? 1));
  return {
    bias: rounded((weights[0] ?? 0) - plain.reduce((sum, weight, at) => sum + weight * (mean[at] ?? 0), 0)),
    weights: Object.fromEntries(names.map((name, at) => [name, rounded(plain[at] ?? 0)])),
  };
}

/** One Newton step towards the maximum likelihood; the first weight, the bias, is not regularised. */
function newtonStep(
  weights: readonly number[],
  z: readonly (readonly number[])[],
  { rows, ridge }: { rows: readonly Judged[]; ridge: number },
): number[] {
  const size = weights.length;
  const slope = weights.map((weight, at) => (at === 0 ? 0 : ridge * weight));
  const bend = weights.map((_, at) =>
    Float64Array.from({ length: size }, (__, to) => (at === to && at > 0 ? ridge : 0)),
  );
  z.forEach((one, row) => {
    const { right, weight = 1 } = rows[row] ?? { right: false };
    const chance = sigmoid(dot(weights, one));
    const curve = Math.max(1e-6, weight * chance * (1 - chance));
    for (let at = 0; at < size; at += 1) {
      const value = one[at] ?? 0;
      slope[at] = (slope[at] ?? 0) + weight * (chance - (right ? 1 : 0)) * value;
      const line = bend[at];
      if (line) for (let to = 0; to <= at; to += 1) line[to] = (line[to] ?? 0) + curve * value * (one[to] ?? 0);
    }
  });
  const step = solved(bend, slope);
  return weights.map((weight, at) => weight - (step[at] ?? 0));
}

/** Solves a symmetric positive definite system, given its lower half (Cholesky). */
function solved(lower: Float64Array[], right: readonly number[]): number[] {
  const at = (row: number, column: number) => lower[row]?.[column] ?? 0;
  const put = (row: number, column: number, value: number) => {
    const line = lower[row];
    if (line) line[column] = value;
  };
  const upTo = (end: number, of: (place: number) => number) => {
    let sum = 0;
    for (let place = 0; place < end; place += 1) sum += of(place);
    return sum;
  };
  right.forEach((_, row) => {
    for (let column = 0; column < row; column += 1)
      put(row, column, (at(row, column) - upTo(column, (k) => at(row, k) * at(column, k))) / at(column, column));
    put(row, row, Math.sqrt(at(row, row) - upTo(row, (k) => at(row, k) ** 2)));
  });
  const half: number[] = [];
  right.forEach((value, row) => half.push((value - upTo(row, (k) => at(row, k) * (half[k] ?? 0))) / at(row, row)));
  const solution = half.slice();
  for (let row = right.length - 1; row >= 0; row -= 1) {
    let sum = half[row] ?? 0;
    for (let below = row + 1; below < right.length; below += 1) sum -= at(below, row) * (solution[below] ?? 0);
    solution[row] = sum / at(row, row);
  }
  return solution;
}

export function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function dot(weights: ArrayLike<number>, x: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < x.length; at += 1) sum += (weights[at] ?? 0) * (x[at] ?? 0);
  return sum;
}

function listNames(examples: readonly Example[]): string[] {
  return [...new Set(examples.flatMap((example) => Object.keys(example)))];
}

function vector(example: Example, names: readonly string[]): Float64Array {
  return Float64Array.from(names, (name) => example[name] ?? 0);
}

function spread(x: readonly Float64Array[]): Float64Array {
  const width = x[0]?.length ?? 0;
  return Float64Array.from(
    { length: width },
    (_, at) => Math.sqrt(x.reduce((sum, one) => sum + (one[at] ?? 0) ** 2, 0) / x.length) || 1,
  );
}

function rounded(value: number): number {
  return Number(value.toPrecision(5));
}
