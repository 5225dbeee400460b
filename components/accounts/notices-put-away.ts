/** Notices that a person has put away, in this tab until it is closed. */
const listeners = new Set<() => void>();

export function putAway(notice: string): void {
  withTab((storage) => storage.setItem(`putAway:${notice}`, "yes"));
  for (const listener of listeners) listener();
}

export function isPutAway(notice: string): boolean {
  return withTab((storage) => storage.getItem(`putAway:${notice}`)) === "yes";
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Without storage a notice stays. */
function withTab<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.sessionStorage);
  } catch {
    return null;
  }
}
