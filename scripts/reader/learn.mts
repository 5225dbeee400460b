/** Two small learners whose weights a person can read: a listwise ranker and a logistic regression. */

export type Example = Readonly<Record<string, number>>;
export type Weights = Record<string, number>;
export type Listed = { candidates: readonly Example[]; right: readonly boolean[] };
export type Logistic = { bias: number; weights: Weights };

/** Weights under which right candidates have most of the softmax over each list. Full-batch RMSprop, L2. */
export function trainRanker(lists: readonly Listed[], { epochs = 60, decay = 0.002 } = {}): Weights {
  const names = namesOf(lists.flatMap(({ candidates }) => candidates.slice(0, 1)));
  const rows = lists
    .filter(({ right }) => right.some(Boolean))
    .map(({ candidates, right }) => ({ x: candidates.map((one) => vector(one, names)), right }));
  const scale = spread(rows.flatMap(({ x }) => x));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-8);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const slope = new Float64Array(names.length);
    for (const { x, right } of rows) addSlope(slope, { x, right, weights, scale });
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

type Slope = { x: readonly Float64Array[]; right: readonly boolean[]; weights: Float64Array; scale: Float64Array };
function addSlope(slope: Float64Array, { x, right, weights, scale }: Slope): void {
  const scores = x.map((one) =>
    one.reduce((sum, value, at) => sum + ((weights[at] ?? 0) * value) / (scale[at] ?? 1), 0),
  );
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const whole = powers.reduce((sum, power) => sum + power, 0);
  const good = powers.reduce((sum, power, at) => sum + (right[at] ? power : 0), 0);
  x.forEach((one, row) => {
    const off = (powers[row] ?? 0) / whole - (right[row] ? (powers[row] ?? 0) / good : 0);
    one.forEach((value, at) => (slope[at] = (slope[at] ?? 0) + (off * value) / (scale[at] ?? 1)));
  });
}

/** Weights of a logistic regression on centred and scaled features, given for the features as they are. */
export function trainLogistic(
  rows: readonly { x: Example; right: boolean }[],
  { epochs = 400, decay = 0.03 } = {},
): Logistic {
  const names = namesOf(rows.map(({ x }) => x).slice(0, 1));
  const x = rows.map((row) => vector(row.x, names));
  const mean = names.map((_, at) => x.reduce((sum, one) => sum + (one[at] ?? 0), 0) / x.length);
  const scale = names.map(
    (_, at) => Math.sqrt(x.reduce((sum, one) => sum + ((one[at] ?? 0) - (mean[at] ?? 0)) ** 2, 0) / x.length) || 1,
  );
  const z = x.map((one) => one.map((value, at) => (value - (mean[at] ?? 0)) / (scale[at] ?? 1)));
  const weights = new Float64Array(names.length);
  let bias = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const slope = new Float64Array(names.length);
    let off = 0;
    z.forEach((one, row) => {
      const error = sigmoid(bias + dot(weights, one)) - (rows[row]?.right ? 1 : 0);
      off += error;
      one.forEach((value, at) => (slope[at] = (slope[at] ?? 0) + error * value));
    });
    bias -= (1.2 * off) / z.length;
    weights.forEach((weight, at) => (weights[at] = weight - 1.2 * ((slope[at] ?? 0) / z.length + decay * weight)));
  }
  const plain = names.map((_, at) => (weights[at] ?? 0) / (scale[at] ?? 1));
  return {
    bias: rounded(bias - plain.reduce((sum, weight, at) => sum + weight * (mean[at] ?? 0), 0)),
    weights: Object.fromEntries(names.map((name, at) => [name, rounded(plain[at] ?? 0)])),
  };
}

export function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function dot(weights: Float64Array, x: Float64Array): number {
  return x.reduce((sum, value, at) => sum + (weights[at] ?? 0) * value, 0);
}

function namesOf(examples: readonly Example[]): string[] {
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
