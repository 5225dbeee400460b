/** Carries "you became administrator" from the registration page to the first page behind it, in this tab only. */
const KEY = "becameAdministrator";
const listeners = new Set<() => void>();

export function announceAdministrator(): void {
  withTab((storage) => storage.setItem(KEY, "yes"));
}

export function hasNotice(): boolean {
  return withTab((storage) => storage.getItem(KEY)) === "yes";
}

export function dismissNotice(): void {
  withTab((storage) => storage.removeItem(KEY));
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Without storage the notice is not shown; the role still stands in the settings. */
function withTab<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.sessionStorage);
  } catch {
    return null;
  }
}
