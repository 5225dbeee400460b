/** Goes to an address with a full load, so that nothing of the old session stays in memory. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}

export function reloadPage(): void {
  window.location.reload();
}

export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, "", address);
}

/** The current URL without the host: for `/login?next=`. */
export function currentPath(): string {
  return window.location.pathname + window.location.search;
}
