/** Limits of what is noted since contracts were signed. Client-safe. Source: behaviour §49. */
export const CONTRACTS_PER_PAGE = 20;
export const MAX_CONTRACTS_PER_PAGE = 50;
/** As long as the engine makes them. */
export const MAX_KEY_CHARS = 120;
export const MAX_CHANGES_NOTED = 20;
export const MAX_CHANGE_CHARS = 500;
/** A person's. */
export const MAX_WATCHED = 500;
