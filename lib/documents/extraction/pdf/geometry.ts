/** Places and areas on a page, in its own points. */
export type Matrix = readonly [number, number, number, number, number, number];
export type Box = { left: number; bottom: number; right: number; top: number };

export const EVERYWHERE: Box = { left: -Infinity, bottom: -Infinity, right: Infinity, top: Infinity };
export const NOTHING: Box = { left: 0, bottom: 0, right: 0, top: 0 };

export function isList(values: unknown): values is ArrayLike<number> {
  return Array.isArray(values) || values instanceof Float32Array || values instanceof Float64Array;
}

export function toMatrix(values: ArrayLike<unknown>): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(values, Number);
  return [a, b, c, d, e, f];
}

export function toBox(values: ArrayLike<number>): Box {
  const [left = 0, bottom = 0, right = 0, top = 0] = Array.from(values, Number);
  return { left, bottom, right, top };
}

/** First the second, then the first. */
export function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function place([a, b, c, d, e, f]: Matrix, x: number, y: number): { x: number; y: number } {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

export function boxAround(matrix: Matrix, { left, bottom, right, top }: Box): Box {
  const corners = [
    place(matrix, left, bottom),
    place(matrix, left, top),
    place(matrix, right, bottom),
    place(matrix, right, top),
  ];
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
}

export function within(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    bottom: Math.max(one.bottom, other.bottom),
    right: Math.min(one.right, other.right),
    top: Math.min(one.top, other.top),
  };
}
