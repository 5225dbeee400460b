import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";

/** An evidence bundle larger than an Int counts, and a hash that went out in it. */
export async function makeEvidence(contractId: string, { at, words }: { at: Date; words: string }): Promise<void> {
  const id = newId();
  const by = { createdById: "owner", createdByName: words, language: "mn", comments: "all" };
  const kept = { status: "ready", pieces: 1, sizeBytes: 3e9, endsAt: at };
  await db.evidenceBundle.create({ data: { id, contractId, createdAt: at, ...by, ...kept } });
  await db.issuedHash.create({ data: { id: newId(), bundleId: id, sha256: "ab".repeat(32) } });
}
