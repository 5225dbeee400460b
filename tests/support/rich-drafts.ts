/** A list of drafts for a rich installation: one that is made, and one that waits. */
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";

/** @param words odd ones, which a backup has to carry unchanged */
export async function plantDrafts(
  contractId: string,
  { userId, words, at }: { userId: string; words: string; at: Date },
): Promise<void> {
  const batchId = newId();
  await db.draftBatch.create({
    data: { id: batchId, userId, kind: "template", name: words, source: "{}", createdAt: at },
  });
  const row = { batchId, name: words, failure: "", values: "{}" };
  await db.draftRow.create({ data: { ...row, id: newId(), place: 0, row: 2, input: "", state: "made", contractId } });
  const waiting = { ...row, id: newId(), place: 1, row: 3, input: JSON.stringify({ words }), contractId: null };
  await db.draftRow.create({ data: { ...waiting, state: "waiting" } });
}
