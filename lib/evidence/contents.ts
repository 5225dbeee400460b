import "server-only";
import type { EditGrant } from "@/lib/access/contract-grant";
import { findHead } from "@/lib/audit/audit-store";
import type { Language } from "@/lib/copy/languages";
import { computeSha256 } from "@/lib/contracts/files/file-hash";
import { findVersion } from "@/lib/contracts/versions/version-store";
import { exportInWorker } from "@/lib/workers/exporting";
import { WorkerFailure } from "@/lib/workers/threads/worker-failure";
import type { BundleRow } from "./bundle-store";
import { findFacts, versionsInOrder, type EvidenceVersion } from "./contents-store";
import { MANIFEST_SCHEMA, type EvidenceKind, type Manifest, type Missing } from "./manifest";
import { comments, records, trail } from "./records";
import { StoredFiles, type Collected, type Content } from "./stored-files";
import type { ZipEntry } from "./zip-writer";

/** Kinds that are stored as they are: packing them again gains nothing. */
const PACKED: readonly EvidenceKind[] = ["pdf", "original", "carrier", "sent", "received", "signed"];

/**
 * Every file of a bundle but its manifest and page, one after the other; what is written is noted in `collected`.
 * @param onVersion called after each version, with how many of how many
 */
export async function* contentsOf(
  grant: EditGrant,
  bundle: BundleRow,
  { collected, onVersion }: { collected: Collected; onVersion: (done: number, total: number) => Promise<void> },
): AsyncGenerator<ZipEntry, Manifest> {
  const facts = await findFacts(grant);
  if (!facts) throw new Error("the contract is gone");
  const head = (await findHead(grant.contractId)) ?? { lastSequence: 0, lastHash: "" };
  const versions = await versionsInOrder(grant);
  const note = noting(collected);
  const files = new StoredFiles(collected);
  if (facts.file) yield* note(files.content(facts.file, "original"));
  for (const [at, version] of versions.entries()) {
    yield* note(versionFiles(grant, { version, bundle, name: facts.name, files, missing: collected.missing }));
    await onVersion(at + 1, versions.length);
  }
  yield* note(records(grant, { versions, files }));
  yield* note(comments(grant, bundle));
  yield* note(trail(grant, head.lastSequence));
  return toManifest(grant, { bundle, name: facts.name, head, versions, collected });
}

function noting({ files }: Collected) {
  return async function* (contents: AsyncIterable<Content>): AsyncGenerator<ZipEntry> {
    for await (const { path, bytes, kind, ...place } of contents) {
      const sha256 = await computeSha256(bytes);
      files.push({ path, bytes: bytes.length, sha256, kind, ...place });
      yield { path, bytes, isText: !PACKED.includes(kind) };
    }
  };
}

type OneVersion = { version: EvidenceVersion; bundle: BundleRow; name: string; files: StoredFiles; missing: Missing[] };

async function* versionFiles(
  grant: EditGrant,
  { version, bundle, name, files, missing }: OneVersion,
): AsyncGenerator<Content> {
  const { versionNumber } = version;
  const row = await findVersion(grant, version.id);
  if (!row) throw new Error("a version is gone");
  const folder = `versions/${String(versionNumber).padStart(4, "0")}`;
  const place = { version: versionNumber };
  yield { path: `${folder}/text.canonical.html`, kind: "version", bytes: Buffer.from(row.html), ...place };
  const pdf = await writtenPdf({ html: row.html, name, version, bundle });
  if (pdf) yield { path: `${folder}/text.pdf`, kind: "pdf", bytes: pdf, ...place };
  else missing.push({ kind: "pdf", fileName: "text.pdf", reason: "notWritten", ...place });
  if (version.carrier) yield* files.content(version.carrier, "carrier", place);
}

/** Null for a text whose pages take longer than an export may. */
async function writtenPdf(of: Pick<OneVersion, "version" | "bundle" | "name"> & { html: string }) {
  const { version, bundle, name, html } = of;
  const { versionNumber, hash, createdAt } = version;
  const language = bundle.language as Language; // written by `makeBundle`
  const content = { name, html, versionNumber, language, createdAt, ...(hash === "" ? {} : { fingerprint: hash }) };
  try {
    return await exportInWorker({ ...content, format: "pdf" }, { account: bundle.createdById });
  } catch (cause) {
    if (cause instanceof WorkerFailure && (cause.end === "timedOut" || cause.end === "outOfMemory")) return null;
    throw cause;
  }
}

type Told = {
  bundle: BundleRow;
  name: string;
  head: { lastSequence: number; lastHash: string };
  versions: readonly EvidenceVersion[];
  collected: Collected;
};

function toManifest({ contractId }: EditGrant, { bundle, name, head, versions, collected }: Told): Manifest {
  return {
    schema: MANIFEST_SCHEMA,
    bundleId: bundle.id,
    contractId,
    contractName: name,
    createdAt: bundle.createdAt.toISOString(),
    createdByName: bundle.createdByName,
    comments: bundle.comments,
    trail: { chain: contractId, ...head },
    versions: versions.map(({ versionNumber, createdAt, createdByName, hash, restoredFromNumber }) => ({
      number: versionNumber,
      createdAt: createdAt.toISOString(),
      createdByName,
      hash,
      restoredFrom: restoredFromNumber,
    })),
    ...collected,
  };
}
