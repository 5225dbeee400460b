import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");
/** A container's program folder can't be written to, so its settings are kept with the data (`SETTINGS_FILE`). */
export const ENV_FILE = process.env.SETTINGS_FILE?.trim() || path.join(ROOT, ".env");

/** Reads `.env` into the environment. Existing values win. */
export function loadEnvFile() {
  if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
}

/** The same rule as in `lib/platform/env.ts`. */
export function databaseUrl() {
  const given = process.env.DATABASE_URL?.trim();
  if (given) return given;
  return `file:${path.join(path.resolve(ROOT, process.env.DATA_DIR?.trim() || ".data"), "app.db")}`;
}
