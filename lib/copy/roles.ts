/** How a sentence names a party by what the contract calls it: 'the Landlord', 'Арендодатель'. Pure, client-safe. */

/** At the beginning of a sentence. */
export function opening(role: string): string {
  return role.slice(0, 1).toUpperCase() + role.slice(1);
}

/** In a language without articles. */
export function bare(role: string): string {
  return role.replace(/^the /u, "");
}
