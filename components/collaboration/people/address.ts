/** What the screen's address says: the selected contract, and the page of the list. */
export type Address = { contract?: string | string[]; cursor?: string | string[] };

/** The address at which a contract is selected on the page that `trail` leads to. */
export function addressOfContract(contractId: string, trail: readonly string[]): string {
  const query = new URLSearchParams([["contract", contractId], ...trail.map((cursor) => ["cursor", cursor])]);
  return `/collaborators?${query.toString()}`;
}
