/**
 * A small neural network with one hidden layer, and a straight sum beside it. `scripts/reader/network.mts` trains it.
 * Numbers are in the order of `names`; `hidden` has a row of weights per unit, its bias last.
 */
export type Network = {
  names: readonly string[];
  mean: readonly number[];
  scale: readonly number[];
  hidden: readonly (readonly number[])[];
  out: readonly number[];
  straight: readonly number[];
  bias: number;
};

/** Features this many deviations from the mean count as no further away. */
export const FARTHEST = 6;

/** The network's sum for some features; those without a name count as 0. Linear in the number of weights. */
export function networkSum(network: Network, features: Readonly<Record<string, number>>): number {
  const { names, mean, scale, hidden, out, straight, bias } = network;
  const x = names.map((name, at) => {
    const away = ((features[name] ?? 0) - (mean[at] ?? 0)) / (scale[at] ?? 1);
    return Math.max(-FARTHEST, Math.min(FARTHEST, away));
  });
  const dot = (weights: readonly number[]) => x.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
  return hidden.reduce(
    (sum, weights, unit) => sum + (out[unit] ?? 0) * Math.tanh(dot(weights) + (weights[x.length] ?? 0)),
    bias + dot(straight),
  );
}

/** By feature name, as learned. */
export type Weights = Readonly<Record<string, number>>;

/** A straight sum; features without a value count as 0. */
export function weighed(features: Readonly<Record<string, number>>, weights: Weights): number {
  let sum = 0;
  for (const [name, weight] of Object.entries(weights)) sum += weight * (features[name] ?? 0);
  return sum;
}
