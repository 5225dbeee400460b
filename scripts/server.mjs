/** Run by `npm start`, which restarts it if it dies; with `--dev` for development. See `lib/server/main.ts`. */
import "./setup/compiled-patterns.mjs";
import { readFileSync } from "node:fs";
import { ROOT } from "./setup/environment.mjs";
import { isRelease } from "./setup/release-state.mjs";
import { EXIT } from "./setup/supervise.mjs";
import { goOnUnread } from "./setup/unread-output.mjs";

const isDevelopment = process.argv.includes("--dev");
goOnUnread();
process.chdir(ROOT);
process.env.NODE_ENV = isDevelopment ? "development" : "production";
process.env.NEXT_TELEMETRY_DISABLED ??= "1";

// Like Next's standalone server: uses the config resolved from `next.config.mjs` at build time, loading nothing for it.
if (isRelease()) {
  const { config } = JSON.parse(readFileSync(".next/required-server-files.json", "utf8"));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

try {
  const { serve } = await import("../.build/server/main.mjs"); // importing it reads the settings
  await serve({ isDevelopment });
} catch (cause) {
  const isSettings =
    cause instanceof Error &&
    (cause.name === "UnfitSettings" || cause.message.startsWith("Settings that can't be used"));
  console.error(cause instanceof Error && (isSettings || "code" in cause) ? cause.message : cause);
  process.exit(isSettings ? EXIT.unfitSettings : EXIT.failed);
}
