/** Limits of files that forms and schemas share. No zod: browsers load them. Source: B-22.1. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;
export const MAX_FILE_NAME_CHARS = 255;
