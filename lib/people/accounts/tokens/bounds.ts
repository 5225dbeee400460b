/** Limits of API tokens, shared by forms and schemas. No zod: browsers load this. Source: B-36.1, B-36.2. */
export const MAX_TOKENS = 50;
export const MAX_TOKEN_NAME_CHARS = 60;
export const TOKEN_DAYS = 90;
export const MAX_TOKEN_DAYS = 365;
