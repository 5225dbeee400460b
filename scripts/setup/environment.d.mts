/** The project's folder. */
export const ROOT: string;
/** The git-ignored file of settings, `.env`. */
export const ENV_FILE: string;
/** Reads `.env` into the environment. What is set already wins. */
export function loadEnvFile(): void;
/** The configured database: `DATABASE_URL`, or the SQLite file under `DATA_DIR`. */
export function databaseUrl(): string;
