/** Middle values of what was counted. Pure. Source: B-35.1. */

/** Of two in the middle the lower one, so that it is always a value that there was; null without any. */
export function medianOf(counts: readonly { value: number; count: number }[]): number | null {
  const sorted = counts.filter(({ count }) => count > 0).toSorted((one, other) => one.value - other.value);
  const all = sorted.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { value, count } of sorted) {
    passed += count;
    if (passed * 2 >= all) return value;
  }
  return null;
}

export const sumOf = (counts: readonly { count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0);

/** Months from one to another, YYYY-MM, both included; the last so many. */
export function monthsBetween(from: string, until: string, most: number): string[] {
  const months: string[] = [];
  for (let month = until.slice(0, 7); month >= from.slice(0, 7) && months.length < most; month = before(month))
    months.unshift(month);
  return months;
}

function before(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const [inYear, at] = number === 1 ? [year - 1, 12] : [year, number - 1];
  return `${String(inYear).padStart(4, "0")}-${String(at).padStart(2, "0")}`;
}
