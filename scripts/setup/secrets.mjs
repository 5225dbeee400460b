/** Secrets that nobody has to think of: made once, kept in the git-ignored `.env`, never changed afterwards. */
import { randomBytes } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { ENV_FILE, loadEnvFile } from "./environment.mjs";

const SECRETS = ["NEXTAUTH_SECRET"];

/**
 * Adds what is set neither in the environment nor in `.env`, and loads the file.
 * @returns {boolean} whether anything was added
 */
export function ensureSecrets() {
  loadEnvFile();
  const missing = SECRETS.filter((name) => !process.env[name]);
  if (missing.length === 0) return false;
  if (!existsSync(ENV_FILE)) writeFileSync(ENV_FILE, "# Made by npm start. Settings and their meaning: .env.example\n", { mode: 0o600 });
  const text = readFileSync(ENV_FILE, "utf8");
  const lines = missing.map((name) => `${name}=${randomBytes(32).toString("base64url")}\n`);
  appendFileSync(ENV_FILE, (text === "" || text.endsWith("\n") ? "" : "\n") + lines.join(""));
  for (const line of lines) Object.assign(process.env, Object.fromEntries([line.trim().split("=")]));
  return true;
}
