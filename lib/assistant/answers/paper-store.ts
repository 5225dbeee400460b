import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import type { Identified } from "@/lib/engine/family/identity";
import type { DatabaseClient } from "@/lib/platform/db";

/** What a contract's current version calls itself and others, in place of what an earlier one did. Source: B-31.1. */
export async function keepPapers(
  { contractId }: ReadGrant,
  { versionId, own, references }: { versionId: string } & Identified,
  client: DatabaseClient,
): Promise<void> {
  const { kind, number, key, day, holdsFrom, passage } = own;
  const row = {
    versionId,
    kind: kind ?? "",
    number,
    numberKey: key,
    day: day ?? "",
    holdsFrom: holdsFrom ?? "",
    quote: JSON.stringify(passage),
  };
  await client.paperIdentity.upsert({ where: { contractId }, create: { contractId, ...row }, update: row });
  await client.paperReference.deleteMany({ where: { contractId } });
  await client.paperReference.createMany({
    data: references.map((one, place) => ({
      contractId,
      place,
      number: one.number,
      numberKey: one.key,
      day: one.day ?? "",
      quote: JSON.stringify(one.passage),
    })),
  });
}
