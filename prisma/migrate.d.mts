/** Applies pending SQL files; see `migrate.mjs`. Answers the names applied by this call, oldest first. */
export function migrate(options: { url: string; folder?: string }): Promise<string[]>;
