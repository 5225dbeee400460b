/**
 * `npm run restore -- FILE`: loads a backup into an empty installation, on either database, and checks the result. The
 * server should not be running yet. If interrupted, the installation stays empty; simply run it again.
 */
import { databaseUrl, loadEnvFile } from "./setup/environment.mjs";
import { makeTables, named, place, Refusal, runCommand, say } from "./backup/command.mjs";
import { knownMigrations, pendingMigrations } from "../prisma/migrate.mjs";

await runCommand("Usage: npm run restore -- FILE\n", 1, async (typed = "") => {
  const file = named(typed);
  loadEnvFile();
  const { checkedManifest } = await import("@/lib/server/backup/archive");
  say(`Reading ${file}`);
  const manifest = await checkedManifest(file);
  await refuseNewer(manifest.migrations);
  const { isNew } = await pendingMigrations({ url: databaseUrl() });
  const { refuseUsed, restore } = await import("@/lib/server/backup/restore");
  if (!isNew) await refuseUsed(); // before the tables are changed
  await makeTables();
  say(`Restoring what was backed up at ${manifest.createdAt} into ${place()}`);
  await restore(file, manifest);
  for (const [model, { count }] of Object.entries(manifest.rows)) say(`  ${model}: ${count}`);
  say(`  files: ${manifest.files.count}, ${manifest.files.bytes} bytes`);
  say("Every row was read back and is that of the backup. Everybody signs in again.");
  const [{ verifyInstallation }, { reportFindings }] = await Promise.all([
    import("@/lib/server/backup/verify"),
    import("./backup/report.mjs"),
  ]);
  return reportFindings(await verifyInstallation());
});

/** A newer program's backup may have columns this one would lose. */
async function refuseNewer(migrations: readonly string[]): Promise<void> {
  const known = await knownMigrations();
  const unknown = migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Refusal(
      `The backup was made by a newer version of the program (${unknown.join(", ")}). Update the program first. Nothing was written.`,
    );
}
