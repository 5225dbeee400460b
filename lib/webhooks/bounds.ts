/** How many, how long and how often. No zod: browsers load this. Source: B-39.1, B-39.5, B-39.7. */
export const MAX_WEBHOOKS = 10;
export const MAX_URL_CHARS = 2_000;
export const DELIVERIES_PER_PAGE = 50;
export const MAX_DELIVERIES_PER_PAGE = 100;
/** Waiting deliveries of one webhook; one more turns it off. */
export const MOST_WAITING = 10_000;
export const LOG_DAYS = 30;
/** Both secrets sign for so long after a rotation, unless the old one is ended before. */
export const ROTATION_HOURS = 24;
