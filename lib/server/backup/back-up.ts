import "server-only";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { clock } from "@/lib/platform/clock";
import { type DatabaseClient, inSnapshot } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { whileKeepingFiles } from "@/lib/platform/storage/removal";
import { storage } from "@/lib/platform/storage/storage";
import { writeArchive, FORMAT, MANIFEST_NAME, entryFacts, type Manifest, type TarEntry } from "./archive";
import { KEPT_MODELS, MODELS } from "./models";
import { RowDigest, writeRow } from "./row-lines";
import { appliedMigrations, listColumns, readRows } from "./row-store";

/** Rows per archive entry, in characters, approximately; more only if a single row is longer. */
const ENTRY_CHARS = 4_000_000;

/**
 * Writes the whole installation, as it is at one moment, into one file, while others keep working: every row of every
 * kept model and every uploaded file. Holds one bounded piece in memory at a time.
 * @returns what is in it; `missingFiles` lists files that were not in the storage
 */
export function backUp(file: string): Promise<Manifest> {
  const createdAt = clock.now();
  return whileKeepingFiles(() =>
    inSnapshot(async (tx) => {
      const manifest = await emptyManifest(createdAt, tx);
      await writeArchive(file, listEntries(manifest, tx), createdAt);
      return manifest;
    }),
  );
}

async function emptyManifest(createdAt: Date, tx: DatabaseClient): Promise<Manifest> {
  const leftOut = Object.entries(MODELS).flatMap(([model, entry]) =>
    "leftOut" in entry ? [[model, entry.leftOut]] : [],
  );
  return {
    format: FORMAT,
    createdAt: createdAt.toISOString(),
    database: env.isPostgres ? "postgres" : "sqlite",
    migrations: await appliedMigrations(tx),
    rows: {},
    files: { count: 0, bytes: 0 },
    missingFiles: [],
    leftOut: Object.fromEntries(leftOut),
    entries: [],
  };
}

/** All entries; the manifest is filled along the way and comes last. */
async function* listEntries(manifest: Manifest, tx: DatabaseClient): AsyncGenerator<TarEntry> {
  for await (const entry of listContent(manifest, tx)) {
    manifest.entries.push(entryFacts(entry.name, entry.bytes));
    yield entry;
  }
  yield { name: MANIFEST_NAME, bytes: Buffer.from(JSON.stringify(manifest, null, 1)) };
}

async function* listContent(manifest: Manifest, tx: DatabaseClient): AsyncGenerator<TarEntry> {
  for (const kept of KEPT_MODELS) {
    const digest = new RowDigest();
    for await (const [index, lines] of numbered(splitPages(writeLines(readRows(kept, tx), digest)))) {
      yield {
        name: `rows/${kept.model}/${String(index + 1).padStart(6, "0")}.ndjson`,
        bytes: Buffer.from(lines.join("")),
      };
    }
    manifest.rows[kept.model] = { count: digest.count, hash: digest.hash, columns: listColumns(kept.model) };
  }
  yield* listFiles(manifest, tx);
}

/** The files that the snapshot's rows refer to. One whose upload was only prepared has no bytes. */
async function* listFiles(manifest: Manifest, tx: DatabaseClient): AsyncGenerator<TarEntry> {
  for await (const row of readRows({ model: "StoredFile", key: "id" }, tx)) {
    if (row["uploadedAt"] === null) continue;
    const key = String(row["storageKey"]);
    const bytes = await storage.read(key, MAX_FILE_BYTES);
    if (!bytes) {
      manifest.missingFiles.push(key);
      continue;
    }
    manifest.files.count += 1;
    manifest.files.bytes += bytes.length;
    yield { name: `files/${key}`, bytes };
  }
}

async function* writeLines(rows: AsyncIterable<Record<string, unknown>>, digest: RowDigest): AsyncGenerator<string> {
  for await (const row of rows) {
    const line = writeRow(row);
    digest.add(line);
    yield `${line}\n`;
  }
}

async function* splitPages(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let page: string[] = [];
  let chars = 0;
  for await (const line of lines) {
    page.push(line);
    chars += line.length;
    if (chars < ENTRY_CHARS) continue;
    yield page;
    [page, chars] = [[], 0];
  }
  if (page.length > 0) yield page;
}

async function* numbered<T>(items: AsyncIterable<T>): AsyncGenerator<[number, T]> {
  let index = 0;
  for await (const item of items) yield [index++, item];
}
