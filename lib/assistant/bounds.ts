/** Limits and names of the assistant that panel and schemas share. No zod: browsers load them. */
export const MAX_MESSAGE_CHARS = 8_000;
export const MAX_HISTORY_MESSAGES = 50;

/** Suggestions that are accepted in one version at most. */
export const MAX_ACCEPTED_AT_ONCE = 100;

/** Media type of a streamed answer: a `StreamPiece` a line. Asked for by `Accept`. */
export const PIECES_TYPE = "application/x-ndjson";
