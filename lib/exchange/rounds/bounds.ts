/** Limits of rounds that forms and schemas share. No zod: browsers load them. */
export const MAX_MESSAGE_CHARS = 2_000;
