/**
 * `npm run backup -- FILE`: writes a snapshot of the whole installation into one file, whether or not the app is
 * running. Doesn't include secrets (`.env`).
 */
import { stat } from "node:fs/promises";
import { loadEnvFile } from "./setup/environment.mjs";
import { named, place, refuseOutdated, runCommand, say } from "./backup/command.mjs";

await runCommand("Usage: npm run backup -- FILE\n", 1, async (typed = "") => {
  const file = named(typed);
  loadEnvFile();
  await refuseOutdated();
  const { backUp } = await import("@/lib/server/backup/back-up");
  say(`Backing up ${place()}`);
  const { rows, files, missingFiles, leftOut } = await backUp(file);
  for (const [model, { count }] of Object.entries(rows)) say(`  ${model}: ${count}`);
  say(`  files: ${files.count}, ${files.bytes} bytes`);
  say(`Left out: ${Object.keys(leftOut).join(", ")}, and .env.`);
  say(
    `Written to ${file} (${(await stat(file)).size} bytes), readable by you only. It holds everybody's contracts: keep it safe.`,
  );
  for (const key of missingFiles)
    process.stderr.write(`MISSING: the storage does not have ${key}. Run npm run verify.\n`);
  return missingFiles.length === 0 ? 0 : 1;
});
