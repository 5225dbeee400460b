/** Notices kept in this tab until it is closed: one to show on the next page, and the dismissed ones. */
const ADMINISTRATOR = "becameAdministrator";
const listeners = new Set<() => void>();

/** Carries "you became administrator" from registration to the next page. */
export function announceAdministrator(): void {
  withTab((storage) => storage.setItem(ADMINISTRATOR, "yes"));
}

export function hasAdministratorNews(): boolean {
  return withTab((storage) => storage.getItem(ADMINISTRATOR)) === "yes";
}

export function dismissAdministratorNews(): void {
  withTab((storage) => storage.removeItem(ADMINISTRATOR));
  tellListeners();
}

export function putAway(notice: string): void {
  withTab((storage) => storage.setItem(`putAway:${notice}`, "yes"));
  tellListeners();
}

export function isPutAway(notice: string): boolean {
  return withTab((storage) => storage.getItem(`putAway:${notice}`)) === "yes";
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** Without storage, dismissed notices come back, and only the settings show the role. */
function withTab<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.sessionStorage);
  } catch {
    return null;
  }
}
