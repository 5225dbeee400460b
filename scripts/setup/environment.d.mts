/** The project folder. */
export const ROOT: string;
/** The git-ignored settings file, `.env`. */
export const ENV_FILE: string;
/** Reads `.env` into the environment. Existing values win. */
export function loadEnvFile(): void;
/** The configured database: `DATABASE_URL`, or the SQLite file under `DATA_DIR`. */
export function databaseUrl(): string;
