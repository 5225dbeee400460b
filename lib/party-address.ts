/** The address that leads to the counterparty that a contract names so. Client-safe. Source: B-30.12. */
export function partyAddress(contractId: string, name: string): string {
  return `/counterparties?${new URLSearchParams({ contract: contractId, name: name.slice(0, MOST_CHARS) })}`;
}

const MOST_CHARS = 200;
