/** The screen's URL parameters: the selected contract, and the page of the list. */
export type Address = { contract?: string | string[]; cursor?: string | string[] };

/** The URL that selects a contract on the page reached by `trail`. */
export function addressOfContract(contractId: string, trail: readonly string[]): string {
  const query = new URLSearchParams([["contract", contractId], ...trail.map((cursor) => ["cursor", cursor])]);
  return `/collaborators?${query.toString()}`;
}
