/** Logistic regression over sparse features. Full-batch Adam, L2. */
export type SparseRow = { x: Readonly<Record<string, number>>; right: boolean; weight?: number };
export type SparseModel = { bias: number; weights: Record<string, number> };

const RATE = 0.05;
const [KEPT, KEPT_SQUARES] = [0.9, 0.99];

/**
 * @param decay pull of each weight to 0, in rows
 * @param least minimum number of rows with a feature
 * @param smallest smaller weights are left out
 */
export function trainSparse(
  rows: readonly SparseRow[],
  { epochs = 250, decay = 3, least = 3, smallest = 0.001 } = {},
): SparseModel {
  const counts = new Map<string, number>();
  for (const { x } of rows)
    for (const [name, value] of Object.entries(x)) if (value) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= least).map(([name]) => name);
  const places = new Map(names.map((name, at) => [name, at + 1]));
  const packed = rows.map(({ x, right, weight = 1 }) => ({
    at: Object.entries(x).flatMap(([name, value]) => (value && places.has(name) ? [places.get(name) ?? 0] : [])),
    right: right ? 1 : 0,
    weight,
  }));
  const weights = new Float64Array(names.length + 1);
  const [mean, square] = [new Float64Array(weights.length), new Float64Array(weights.length)];
  for (let epoch = 1; epoch <= epochs; epoch += 1) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : decay * weight));
    for (const { at, right, weight } of packed) {
      let sum = weights[0] ?? 0;
      for (const place of at) sum += weights[place] ?? 0;
      const off = weight * (1 / (1 + Math.exp(-sum)) - right);
      slope[0] = (slope[0] ?? 0) + off;
      for (const place of at) slope[place] = (slope[place] ?? 0) + off;
    }
    weights.forEach((weight, at) => {
      mean[at] = KEPT * (mean[at] ?? 0) + (1 - KEPT) * (slope[at] ?? 0);
      square[at] = KEPT_SQUARES * (square[at] ?? 0) + (1 - KEPT_SQUARES) * (slope[at] ?? 0) ** 2;
      const [m, s] = [(mean[at] ?? 0) / (1 - KEPT ** epoch), (square[at] ?? 0) / (1 - KEPT_SQUARES ** epoch)];
      weights[at] = weight - (RATE * m) / (Math.sqrt(s) + 1e-8);
    });
  }
  const kept = names.map((name, at) => [name, Number((weights[at + 1] ?? 0).toFixed(3))] as const);
  return {
    bias: Number((weights[0] ?? 0).toFixed(3)),
    weights: Object.fromEntries(kept.filter(([, value]) => Math.abs(value) >= smallest)),
  };
}
