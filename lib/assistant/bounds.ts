/** Limits and names shared by the assistant panel and schemas. No zod, because browsers load them. */
export const MAX_MESSAGE_CHARS = 8_000;
export const MAX_HISTORY_MESSAGES = 50;

/** Maximum suggestions accepted in one version. */
export const MAX_ACCEPTED_AT_ONCE = 100;

/** Media type of a streamed answer: one `StreamPiece` per line. Requested by `Accept`. */
export const PIECES_TYPE = "application/x-ndjson";
