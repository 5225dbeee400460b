/**
 * `npm run verify`: checks the database, every version against its hash, every stored file against its SHA-256, and the
 * audit trail; lists each fault and exits with 1 if there is one. The server may keep running.
 */
import { loadEnvFile } from "./setup/environment.mjs";
import { refuseOutdated, runCommand } from "./backup/command.mjs";

await runCommand("Usage: npm run verify\n", 0, async () => {
  loadEnvFile();
  await refuseOutdated();
  const [{ verifyInstallation }, { reportFindings }] = await Promise.all([
    import("@/lib/server/backup/verify"),
    import("./backup/report.mjs"),
  ]);
  return reportFindings(await verifyInstallation());
});
