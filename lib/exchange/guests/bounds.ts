/** Limits of guests' links and replies, shared with screens. Client-safe, without schemas. Source: B-41.1, B-41.6. */
export const DEFAULT_LINK_DAYS = 14;
export const MAX_LINK_DAYS = 90;
export const MAX_LABEL_CHARS = 120;
export const MAX_GUEST_NAME_CHARS = 100;
export const MAX_GUEST_COMMENT_CHARS = 4_000;
export const MAX_GUEST_WORDS_CHARS = 20_000;
/** In one reply. */
export const MOST_GUEST_CHANGES = 100;
export const MOST_GUEST_COMMENTS = 100;
export const MOST_LINKS_OF_ROUND = 50;
