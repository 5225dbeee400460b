/** How many and how large. No zod: browsers load this. Source: B-32.1, B-32.6. */
export const MAX_FOLDER_NAME_CHARS = 100;
/** Folders that one person owns, those within others included; and teams. */
export const MAX_FOLDERS = 200;
export const MAX_TEAMS = 100;
export const MAX_TEAM_MEMBERS = 200;
export const MAX_TEAMS_IN_FOLDER = 20;
/** Together with `MAX_PARTS` of `lib/access/folder-parts.ts` this bounds what one change writes. */
export const MAX_CONTRACTS_IN_FOLDER = 2_000;
/** Contracts moved at once, and people named before a move is confirmed. */
export const MAX_MOVED = 100;
export const MOST_NAMED = 50;
