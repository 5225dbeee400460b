/** Limits of files shared by forms and schemas. No zod: browsers load this. Source: B-22.1. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;
export const MAX_FILE_NAME_CHARS = 255;
