/** Limits of rounds shared by forms and schemas. No zod: browsers load this. */
export const MAX_MESSAGE_CHARS = 2_000;
