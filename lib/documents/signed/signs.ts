/** What in a file may be a signature. Client-safe. Source: B-28.9. */

/** `picture`: any, as a signature may be scanned; a page that is one counts. */
export const SIGNATURE_SIGNS = ["digital", "ink", "picture"] as const;
export type SignatureSign = (typeof SIGNATURE_SIGNS)[number];
