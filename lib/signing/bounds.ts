/** Limits of signing elsewhere. No zod: browsers load this. Source: B-44.1, B-44.3. */
export const SIGNING_PROVIDERS = ["docuseal", "documenso"] as const;
export type SigningProviderName = (typeof SIGNING_PROVIDERS)[number];
export const MOST_SIGNERS = 10;
export const MAX_SIGNER_NAME_CHARS = 200;
export const MAX_SIGNING_URL_CHARS = 500;
export const MAX_SIGNING_TOKEN_CHARS = 500;
/** A nudge with more is not read. */
export const MAX_NUDGE_BYTES = 256 * 1024;
