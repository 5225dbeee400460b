/**
 * `npm run move-files -- --to s3|disk|blob [--from PLACE] [--remove-source]`: copies all files to another storage and
 * checks each against its SHA-256, while the server runs or not. Run it again to pick up what came meanwhile.
 */
import { parseArgs } from "node:util";
import type { FilesPlace } from "@/lib/platform/storage/storage";
import type { Moved } from "@/lib/server/backup/move-files";
import { Refusal, refuseOutdated, runCommand, say } from "./backup/command.mjs";
import { loadEnvFile } from "./setup/environment.mjs";

const USAGE = "Usage: npm run move-files -- --to disk|blob|s3 [--from disk|blob|s3] [--remove-source]\n";
const SETTINGS: Record<FilesPlace, string> = {
  disk: "DATA_DIR",
  blob: "BLOB_READ_WRITE_TOKEN",
  s3: "S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY",
};
type Asked = { to: FilesPlace; from: FilesPlace | undefined; isSourceRemoved: boolean };

await runCommand(
  USAGE,
  (args) => readArgs(args) !== null,
  async (...args) => {
    const asked = readArgs(args);
    if (asked === null) return 2;
    loadEnvFile();
    await refuseOutdated();
    const [{ storageIn }, { env }, { moveFiles }] = await Promise.all([
      import("@/lib/platform/storage/storage"),
      import("@/lib/platform/env"),
      import("@/lib/server/backup/move-files"),
    ]);
    const { to, isSourceRemoved, from = env.filesIn } = asked;
    refuseUnfit({ to, from, isSourceRemoved }, env.filesIn);
    const [source, target] = [from, to].map((place) => storageIn(place) ?? refuseUnset(place));
    if (!source || !target) return 1;
    say(`Moving files from ${from} to ${to}`);
    const moved = await moveFiles({
      from: source,
      to: target,
      isSourceRemoved,
      report: (now) => say(`  ${figures(now)}`),
    });
    for (const fault of moved.faults) say(`FAULT: ${fault}`);
    say(closing(moved, { to, from, isSourceRemoved }, env.filesIn));
    return moved.faults.length === 0 ? 0 : 1;
  },
);

function readArgs(args: readonly string[]): Asked | null {
  const isPlace = (name: string | undefined): name is FilesPlace => name !== undefined && Object.hasOwn(SETTINGS, name);
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { to: { type: "string" }, from: { type: "string" }, "remove-source": { type: "boolean" } },
    });
    const { to, from } = values;
    if (!isPlace(to) || !(from === undefined || isPlace(from))) return null;
    return { to, from, isSourceRemoved: values["remove-source"] === true };
  } catch (cause) {
    if (cause instanceof TypeError) return null; // an option that doesn't exist
    throw cause;
  }
}

function refuseUnfit({ to, from, isSourceRemoved }: Required<Asked>, inUse: FilesPlace): void {
  if (from === to)
    throw new Refusal(`Files are in ${to} already. To pick up what came meanwhile say --from with the other place.`);
  if (isSourceRemoved && from === inUse)
    throw new Refusal(
      `The server's files are in ${from} by its settings. Set FILES_IN=${to}, restart it, then say --from ${from} --remove-source.`,
    );
}

function refuseUnset(place: FilesPlace): never {
  throw new Refusal(`Nothing is known of ${place}: set ${SETTINGS[place]}.`);
}

function figures({ files, copied, bytes, alreadyThere, prepared, removed }: Moved): string {
  const also = [prepared > 0 ? `, ${prepared} never uploaded` : "", removed > 0 ? `, ${removed} removed` : ""];
  return `${files} files: ${copied} copied (${bytes} bytes), ${alreadyThere} there already${also.join("")}`;
}

function closing({ faults }: Moved, { to, from, isSourceRemoved }: Required<Asked>, inUse: FilesPlace): string {
  if (faults.length > 0)
    return `${faults.length} could not be moved. Nothing was removed from ${from}. Run npm run verify, then this again.`;
  if (inUse !== to)
    return `Every file is in ${to}, checked against its SHA-256. Stop the server, run this again, set FILES_IN=${to}, start.`;
  return isSourceRemoved
    ? `Every file is in ${to}, and none is left in ${from}.`
    : `Every file is in ${to}. ${from} still has its copies; --remove-source removes them.`;
}
