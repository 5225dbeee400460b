const KEY = "proposals-aside";
/** The last ones; older contracts have more versions by then. */
const MOST = 200;

/** Whether this browser's person wants no more of a contract's proposal. */
export function isPutAside(contractId: string): boolean {
  return aside().includes(contractId);
}

export function putAside(contractId: string): void {
  const ids = [contractId, ...aside().filter((id) => id !== contractId)].slice(0, MOST);
  localStorage.setItem(KEY, ids.join(" "));
}

function aside(): string[] {
  return (localStorage.getItem(KEY) ?? "").split(" ");
}
