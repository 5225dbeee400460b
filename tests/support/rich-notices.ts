/** Notice letters for a rich installation. */
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";

/** A notice that was posted, with its proof, and one that went out by mail. */
export async function plantNotices(userId: string, { words, at: soon }: { words: string; at: Date }): Promise<void> {
  const file = await db.storedFile.findFirstOrThrow({ where: { ownerId: userId, sha256: { not: null } } });
  const version = await db.contractVersion.findFirstOrThrow({ where: { contract: { name: "lease 0.txt" } } });
  const { contractId, versionNumber } = version;
  const deadline = await db.deadline.findFirst({ where: { contractId } });
  const letter = { contractId, kind: "claim", language: "mn", title: words, text: words, facts: "[]" };
  const quoted = { versionId: version.id, versionNumber, quote: words, quoteNumber: "6.2" };
  const made = { ...letter, ...quoted, createdAt: soon, createdByName: "Эзэн" };
  const sent = { sentOn: "2026-11-20", sentAt: soon, sentByName: "Эзэн", sentTo: words, tracking: "RR1" };
  const proofs = { create: { id: newId(), fileId: file.id, fileName: words, createdAt: soon, addedByName: "Эзэн" } };
  const posted = { ...made, ...sent, sentHow: "posted", sentWay: "registered", deadlineId: deadline?.id ?? null };
  await db.noticeLetter.create({ data: { ...posted, id: newId(), proofs } });
  const mailed = { ...made, ...sent, sentHow: "mail", sentWay: "email", mailedFileId: file.id };
  await db.noticeLetter.create({ data: { ...mailed, id: newId() } });
}
