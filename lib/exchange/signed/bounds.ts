/** Limits of signed copies, shared with screens. Client-safe, without schemas. Source: B-28.1. */
export const MAX_SIGNED_BY_CHARS = 300;
/** Pictures come one per page. */
export const MOST_SIGNED_FILES = 60;
export const SIGNED_FILES_ACCEPTED = ".pdf,.png,.jpg,.jpeg";

/** What someone who has seen the paper says about a difference: it is real, or a misreading. Source: B-28.8. */
export const SETTLEMENTS = ["accepted", "misread"] as const;
export type Settlement = (typeof SETTLEMENTS)[number];
