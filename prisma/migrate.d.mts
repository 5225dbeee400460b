/** Applies pending SQL files; see `migrate.mjs`. Answers the names applied by this call, oldest first. */
export function migrate(options: { url: string; folder?: string }): Promise<string[]>;
/** What `migrate` would apply; `isNew` where there is no database yet, or nothing in it. Changes nothing. */
export function pendingMigrations(options: {
  url: string;
  folder?: string;
}): Promise<{ pending: string[]; isNew: boolean }>;
/** The names of all migrations of this program, oldest first. */
export function knownMigrations(): Promise<string[]>;
