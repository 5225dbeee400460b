/** Secrets no one has to choose: generated once, stored in the git-ignored `.env`, never changed afterwards. */
import { randomBytes } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { ENV_FILE } from "./environment.mjs";

const SECRETS = ["NEXTAUTH_SECRET"];

/**
 * Adds secrets missing from both environment and file, and loads the file.
 * @param {string} [file]
 * @returns {boolean} whether anything was added
 */
export function ensureSecrets(file = ENV_FILE) {
  if (existsSync(file)) process.loadEnvFile(file);
  const missing = SECRETS.filter((name) => !process.env[name]);
  if (missing.length === 0) return false;
  try {
    return addSecrets(file, missing);
  } catch (cause) {
    throw new Error(`${missing.join(", ")} is not set and can't be kept in ${file} (${cause.code}). Set it.`, {
      cause,
    });
  }
}

function addSecrets(file, missing) {
  if (!existsSync(file))
    writeFileSync(file, "# Made by npm start. Settings and their meaning: .env.example\n", { mode: 0o600 });
  const text = readFileSync(file, "utf8");
  const secrets = missing.map((name) => [name, randomBytes(32).toString("base64url")]);
  appendFileSync(
    file,
    (text === "" || text.endsWith("\n") ? "" : "\n") + secrets.map((pair) => `${pair.join("=")}\n`).join(""),
  );
  Object.assign(process.env, Object.fromEntries(secrets));
  return true;
}
