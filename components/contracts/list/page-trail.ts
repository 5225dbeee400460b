/** Where a list paged by key stands: the cursors walked through, oldest step first, kept in the address. Pure. */

/** Steps back that an address remembers; beyond them 'Newer' leads to the first page. */
const MAX_STEPS = 20;

export type PageLinks = { newer: string | null; older: string | null };

/** The cursors in an address (`?cursor=a&cursor=b`); the last one is the page on screen, none is the first page. */
export function trailIn(cursor: string | readonly string[] | undefined): readonly string[] {
  if (cursor === undefined) return [];
  return (typeof cursor === "string" ? [cursor] : cursor).filter((step) => step !== "");
}

/** Addresses of the pages beside the one on screen; null where there is none. `path` may carry a query of its own. */
export function pageLinks(path: string, trail: readonly string[], nextCursor: string | null): PageLinks {
  return {
    newer: trail.length === 0 ? null : addressOf(path, trail.slice(0, -1)),
    older: nextCursor === null ? null : addressOf(path, [...trail, nextCursor].slice(-MAX_STEPS)),
  };
}

function addressOf(path: string, trail: readonly string[]): string {
  const query = new URLSearchParams(trail.map((cursor) => ["cursor", cursor])).toString();
  if (query === "") return path;
  return `${path}${path.includes("?") ? "&" : "?"}${query}`;
}
