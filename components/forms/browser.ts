/** Leaves the page for an address with a whole new load, so that nothing of the former session stays in memory. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}

export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, "", address);
}

/** The address on screen without the host: what `/login?next=` carries. */
export function currentPath(): string {
  return window.location.pathname + window.location.search;
}
