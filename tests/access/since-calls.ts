/** Who may call what on what changed since signing: whoever has a part in the contract, and one's own watches. */
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import type { Expected, Row, World } from "./calls";

const KEY = "standard iso 9001";

/** As if the contract's text named a standard. */
async function referring({ contractId }: World): Promise<{ contractId: string; key: string }> {
  const { currentVersionId } = await db.contract.findUniqueOrThrow({ where: { id: contractId } });
  const passage = { content: "T", page: 1, start: 0, end: 1 };
  const found = JSON.stringify([{ key: KEY, kind: "standard", name: "ISO 9001", edition: "", isSure: true, passage }]);
  const row = { versionId: currentVersionId ?? "", versionNumber: 1, rules: 1, found };
  await db.contractReferences.upsert({ where: { contractId }, create: { contractId, ...row }, update: row });
  return { contractId, key: KEY };
}

async function watchOfOwner({ people }: World): Promise<{ watchedId: string }> {
  const { userId } = people.owner.actor;
  await db.watchedReference.deleteMany({ where: { userId } });
  const id = newId();
  await db.watchedReference.create({
    data: { id, userId, key: KEY, kind: "standard", name: "ISO 9001", createdAt: clock.now() },
  });
  return { watchedId: id };
}

/** The rows of `calls.ts` on what changed since signing. */
export function sinceRows(
  part: (ok: number) => Expected,
  anybodySignedIn: (ok: number) => Expected,
): Record<string, Row> {
  return {
    "GET /contracts/[contractId]/since": {
      expected: part(200),
      make: ({ contractId }) => ({ params: { contractId } }),
    },
    "PUT /contracts/[contractId]/since/references/[key]": {
      expected: part(200),
      make: async (world) => ({
        params: await referring(world),
        body: { isWatched: true, add: { day: "2026-02-01", words: "New edition of 2026" } },
      }),
    },
    "GET /since": { expected: anybodySignedIn(200), make: () => ({}) },
    "DELETE /since/references/[watchedId]": {
      expected: { ...anybodySignedIn(404), owner: 204 },
      make: async (world) => ({ params: await watchOfOwner(world) }),
    },
  };
}
