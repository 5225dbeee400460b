/** Keys are two levels of plain letters; anything else could lead out of the folder or bucket, and is a bug. */
export function requireStorageKey(key: string): string {
  if (!/^[a-z]+\/[A-Za-z0-9-]+$/.test(key)) throw new Error(`not a storage key: ${key}`);
  return key;
}
