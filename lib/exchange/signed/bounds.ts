/** Limits of signed copies that screens know too. Client-safe, without schemas. Source: B-28.1. */
export const MAX_SIGNED_BY_CHARS = 300;
/** Pictures come a page each. */
export const MOST_SIGNED_FILES = 60;
export const SIGNED_FILES_ACCEPTED = ".pdf,.png,.jpg,.jpeg";

/** What a person who has seen the paper says of a difference: it holds, or was misread. Source: B-28.8. */
export const SETTLEMENTS = ["accepted", "misread"] as const;
export type Settlement = (typeof SETTLEMENTS)[number];
