/** Evidence bundles are their contract's owner's, who alone reads the trail; checking a hash is everybody's. */
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { storage } from "@/lib/platform/storage/storage";
import type { Expected, Row, World } from "./calls";

/** A bundle that is ready, with its archive. */
export async function bundleIn(contractId: string): Promise<string> {
  const [id, now] = [newId(), new Date()];
  await storage.write(`bundles/${id}-1`, new TextEncoder().encode("PK"), "application/octet-stream");
  const made = {
    createdAt: now,
    createdById: "owner",
    createdByName: "Owner",
    language: "en",
    comments: "all",
    status: "ready",
    pieces: 1,
  };
  const { id: bundleId } = await db.evidenceBundle.create({
    data: { id, contractId, ...made, sizeBytes: 2, endsAt: new Date(now.getTime() + 3_600_000) },
  });
  return bundleId;
}

const onBundle = async ({ contractId }: World) => ({ params: { contractId, bundleId: await bundleIn(contractId) } });

/** The rows of `calls.ts` on evidence bundles. */
export function bundleRows(part: (ok: number) => Expected, everybody: (ok: number) => Expected): Record<string, Row> {
  const owners = (ok: number) => ({ ...part(403), owner: ok });
  return {
    "GET /contracts/[contractId]/bundles": {
      expected: owners(200),
      make: ({ contractId }) => ({ params: { contractId } }),
    },
    "POST /contracts/[contractId]/bundles": {
      expected: owners(202),
      make: async ({ contractId }) => {
        await db.evidenceBundle.deleteMany({ where: { contractId, status: "waiting" } });
        return { params: { contractId }, body: { comments: "open" } };
      },
    },
    "GET /contracts/[contractId]/bundles/[bundleId]/archive": { expected: owners(200), make: onBundle },
    "DELETE /contracts/[contractId]/bundles/[bundleId]": { expected: owners(204), make: onBundle },
    "POST /verify": { expected: everybody(200), make: () => ({ body: { sha256: "a".repeat(64) } }) },
  };
}
