/** The last entry of a backup: what must be in it. Without it a backup is not whole. */
import { createHash } from "node:crypto";
import { z } from "zod";

export const MANIFEST_NAME = "manifest.json";
/** A backup of another form is refused. */
export const FORMAT = "contract-manager-backup/1";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  database: z.enum(["sqlite", "postgres"]),
  /** The migrations that the database had had, oldest first. */
  migrations: z.array(z.string()),
  /** Rows of each model: how many, their columns, and their hash whatever their order (`RowDigest`). */
  rows: z.record(z.string(), z.object({ count, hash: sha256, columns: z.array(z.string()) })),
  files: z.object({ count, bytes: count }),
  /** Keys of files that rows speak of and the storage did not have. */
  missingFiles: z.array(z.string()),
  /** Models that are not in it, and why. */
  leftOut: z.record(z.string(), z.string()),
  /** Every other entry, in order. */
  entries: z.array(z.object({ name: z.string(), bytes: count, sha256 })),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestEntry = Manifest["entries"][number];

/** What the manifest says of an entry. */
export function entryFacts(name: string, bytes: Uint8Array): ManifestEntry {
  return { name, bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}
