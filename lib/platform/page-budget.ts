/** What one page of a list takes at most, in UTF-8 bytes of JSON, beside its number; a single entry may take more. */
export const PAGE_BYTES = 8 * 1024 * 1024;

/** How many entries of these sizes are a page: as many as it has room for, one at least. */
export function countWithin(sizes: readonly number[], budget = PAGE_BYTES): number {
  let bytes = 0;
  for (const [index, size] of sizes.entries()) {
    bytes += size;
    if (bytes > budget) return Math.max(1, index);
  }
  return sizes.length;
}

/** The bytes of anything as JSON. */
export function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
