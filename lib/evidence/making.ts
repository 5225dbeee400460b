import "server-only";
import { createHash } from "node:crypto";
import type { EditGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { archiveKey, archiveKeys } from "@/lib/contracts/files/archive-keys";
import { computeSha256 } from "@/lib/contracts/files/file-hash";
import type { ErrorKey } from "@/lib/errors";
import { inTransaction } from "@/lib/platform/db";
import { enqueue } from "@/lib/platform/jobs/queue";
import { storage } from "@/lib/platform/storage/storage";
import { MOST_BUNDLE_BYTES } from "./bounds";
import { endMaking, findBundle, insertHashes, keepProgress, type BundleRow, type Progress } from "./bundle-store";
import { contentsOf } from "./contents";
import { isStillOwner } from "./contents-store";
import { MANIFEST_PATH, PAGE_PATH, type Manifest } from "./manifest";
import { pageHtml } from "./page-html";
import { inPieces, MOST_PIECES } from "./pieces";
import type { Collected } from "./stored-files";
import { zipPieces, type ZipEntry } from "./zip-writer";

/** Somebody deleted the bundle or its contract while it was being made. */
class Gone extends Error {}
class TooLarge extends Error {}

/**
 * Makes the archive (a job, safe to run twice: the same pieces are written again). Nobody can download it before it is
 * whole, because only its end makes the row ready, together with its hashes and its event. Source: B-48.2.
 */
export async function makeBundle(grant: EditGrant, bundleId: string): Promise<void> {
  const bundle = await findBundle(grant, bundleId);
  if (bundle?.status !== "waiting") return;
  if (!(await isStillOwner(grant, bundle.createdById))) return failBundle(grant, bundleId, "bundleNotAllowed");
  try {
    await write(grant, bundle);
  } catch (cause) {
    if (cause instanceof Gone) return removePieces(bundleId, MOST_PIECES);
    if (!(cause instanceof TooLarge)) throw cause;
    await failBundle(grant, bundleId, "bundleTooLarge");
  }
}

async function write(grant: EditGrant, bundle: BundleRow): Promise<void> {
  const collected: Collected = { files: [], missing: [] };
  const hash = createHash("sha256");
  const hashes: string[] = [];
  let [pieces, sizeBytes] = [0, 0];
  for await (const piece of inPieces(zipPieces(allEntries(grant, bundle, { collected, hashes }), bundle.createdAt))) {
    pieces += 1;
    sizeBytes += piece.length;
    if (sizeBytes > MOST_BUNDLE_BYTES) throw new TooLarge();
    hash.update(piece);
    await requireWaiting(grant, bundle, { pieces });
    await storage.write(archiveKey(bundle.id, pieces), piece, "application/octet-stream");
    await requireWaiting(grant, bundle, { pieces }); // deleted meanwhile: this piece goes too
  }
  const sha256 = hash.digest("hex");
  const known = [...new Set([...collected.files.map((file) => file.sha256), ...hashes, sha256])];
  const end = { status: "ready", sha256, sizeBytes, fileCount: collected.files.length, pieces } as const;
  await inTransaction(async (tx) => {
    if (!(await endMaking(grant, bundle.id, end, tx))) throw new Gone();
    await insertHashes(bundle.id, known, tx);
    const detail = { bundleId: bundle.id, files: end.fileCount, sha256 };
    await recordInTransaction(null, { chain: grant.contractId, action: "bundle.made", detail }, tx);
  });
}

type Noted = { collected: Collected; hashes: string[] };

/** What is in it, then the list of that, then the page that checks it. */
async function* allEntries(
  grant: EditGrant,
  bundle: BundleRow,
  { collected, hashes }: Noted,
): AsyncGenerator<ZipEntry> {
  const onVersion = (done: number, total: number) => requireWaiting(grant, bundle, { done, total });
  const manifest: Manifest = yield* contentsOf(grant, bundle, { collected, onVersion });
  const added = [
    { path: MANIFEST_PATH, bytes: Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`), isText: true },
    { path: PAGE_PATH, bytes: Buffer.from(await pageHtml(manifest, bundle.language)), isText: true },
  ];
  for (const entry of added) hashes.push(await computeSha256(entry.bytes));
  yield* added;
}

async function requireWaiting(grant: EditGrant, { id }: BundleRow, progress: Progress): Promise<void> {
  if (!(await keepProgress(grant, id, progress))) throw new Gone();
}

/** Says why there is no archive, and removes what there is of it. */
export async function failBundle(grant: EditGrant, bundleId: string, reason: ErrorKey): Promise<void> {
  const bundle = await findBundle(grant, bundleId);
  await inTransaction(async (tx) => {
    if (!(await endMaking(grant, bundleId, { status: "failed", reason }, tx))) return;
    for (const storageKey of archiveKeys(bundleId, bundle?.pieces ?? 0))
      await enqueue("removeFile", { storageKey }, {}, tx);
  });
}

async function removePieces(bundleId: string, count: number): Promise<void> {
  for (const storageKey of archiveKeys(bundleId, count)) await storage.remove(storageKey);
}
