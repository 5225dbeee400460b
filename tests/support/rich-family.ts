/** A contract family for a rich installation: two contracts of one, and one that isn't related. */
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";

/** @param words odd ones, which a backup has to carry unchanged */
export async function plantFamily(
  [root, other, third]: readonly [string, string, string],
  { userId, words, at }: { userId: string; words: string; at: Date },
): Promise<void> {
  const family = await db.contractFamily.create({ data: { id: newId(), name: words, createdAt: at } });
  const by = { addedById: userId, addedByName: words, addedAt: at };
  const rows = [
    { id: newId(), contractId: root, role: "agreement", parentId: null, holdsFrom: "2024-03-01", isSigned: true },
    { id: newId(), contractId: other, role: "amendment", parentId: null, holdsFrom: null, isSigned: false },
  ];
  for (const row of rows) await db.familyMember.create({ data: { ...row, familyId: family.id, ...by } });
  const named = { number: words, numberKey: "14", day: "2025-03-12", quote: "{}" };
  await db.paperReference.create({ data: { contractId: root, place: 11, ...named } });
  await db.notRelated.create({ data: { id: newId(), contractId: root, otherId: third, byName: words, at } });
}
