/** Limits of comparing without an account, shared by forms and schemas. No zod: browsers load this. Source: B-45.7. */
export const COMPARISON_MS = 60 * 60_000;
/** A file sent later than this after the beginning isn't taken: no upload may outlast its comparison. */
export const UPLOAD_MS = 30 * 60_000;
/** Most pages of pictures that are read of one file. */
export const MOST_PICTURES = 20;
/** Bytes of all files that wait or are being compared, on all nodes together. */
export const MOST_WAITING_BYTES = 1_000 * 1024 * 1024;
export const MOST_WAITING = 200;
export const MAX_NAME_CHARS = 255;
