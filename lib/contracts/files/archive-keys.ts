/** Where a piece of an evidence bundle lies: made of ids alone, so that one whose writing wasn't recorded is found. */
export function archiveKey(bundleId: string, place: number): string {
  return `bundles/${bundleId}-${place}`;
}

/** @param pieces how many were begun */
export function archiveKeys(bundleId: string, pieces: number): string[] {
  return Array.from({ length: pieces }, (_, at) => archiveKey(bundleId, at + 1));
}
