import "server-only";
import { type DatabaseClient, inRestoringTransaction } from "@/lib/platform/db";
import { storage } from "@/lib/platform/storage/storage";
import { isSame, readArchive, entryFacts, type Manifest, type TarEntry } from "./archive";
import { KEPT_MODELS, keptModel } from "./models";
import { RowDigest, writeRow, parseRow } from "./row-lines";
import { countAsProven, loadRows, readRows, tablesInUse, takeOver } from "./row-store";

/** Accounts in a backup older than this migration count as proven, like those the migration found. */
const PROOF_BEGINS = "0005_proven_addresses";

/** Never overwrite an installation in use; the message is for the operator. */
class NotEmpty extends Error {
  constructor(tables: readonly string[]) {
    super(
      `This installation is in use: there are rows in ${tables.join(", ")}. A backup is restored only into an empty one: name another DATA_DIR or DATABASE_URL. Nothing was written.`,
    );
  }
}

/**
 * Loads a checked backup into the empty, migrated database of this installation, and its files into the storage. Rows
 * are loaded in one transaction that ends only after all of them were read back and match the manifest's hashes, so an
 * interrupted restore leaves an empty database and can simply be run again; its files are overwritten.
 * @throws NotEmpty; any other error leaves the database empty too
 */
export function restore(file: string, manifest: Manifest): Promise<void> {
  return inRestoringTransaction(async (tx) => {
    await takeOver(tx);
    await refuseUsed(tx);
    let index = 0;
    for await (const entry of readArchive(file)) {
      const expected = manifest.entries[index];
      if (expected === undefined) break; // the manifest itself
      if (!isSame(expected, entryFacts(entry.name, entry.bytes)))
        throw new Error(`${entry.name} changed while the backup was being restored`);
      await takeIn(entry, tx);
      index += 1;
    }
    await compareRows(manifest, tx);
    if (!manifest.migrations.includes(PROOF_BEGINS)) await countAsProven(tx);
  });
}

/** @throws NotEmpty if this installation is in use */
export async function refuseUsed(client?: DatabaseClient): Promise<void> {
  const used = await tablesInUse(client);
  if (used.length > 0) throw new NotEmpty(used);
}

async function takeIn({ name, bytes }: TarEntry, tx: DatabaseClient): Promise<void> {
  const [kind = "", ...rest] = name.split("/");
  if (kind === "rows") return takeInRows(rest[0] ?? "", bytes, tx);
  if (kind === "files") return takeInFile(rest.join("/"), bytes, tx);
  throw new Error(`the backup has an entry that this program does not know: ${name}`);
}

async function takeInRows(model: string, bytes: Uint8Array, tx: DatabaseClient): Promise<void> {
  const lines = Buffer.from(bytes)
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "");
  await loadRows(keptModel(model), lines.map(parseRow), tx);
}

/** Rows come before files in a backup, so a file's row exists. */
async function takeInFile(storageKey: string, bytes: Uint8Array, tx: DatabaseClient): Promise<void> {
  const { contentType } = await tx.storedFile.findUniqueOrThrow({
    where: { storageKey },
    select: { contentType: true },
  });
  await storage.write(storageKey, bytes, contentType);
}

async function compareRows(manifest: Manifest, tx: DatabaseClient): Promise<void> {
  for (const kept of KEPT_MODELS) {
    const digest = new RowDigest();
    // a model newer than the backup
    const wanted = manifest.rows[kept.model] ?? { count: 0, hash: digest.hash, columns: [] };
    for await (const row of readRows(kept, tx))
      digest.add(writeRow(Object.fromEntries(wanted.columns.map((column) => [column, row[column]]))));
    if (digest.count !== wanted.count)
      throw new Error(`${kept.model}: ${digest.count} rows were restored of ${wanted.count}`);
    if (digest.hash !== wanted.hash) throw new Error(`${kept.model}: the restored rows are not those of the backup`);
  }
}
