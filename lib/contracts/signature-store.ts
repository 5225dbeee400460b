import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db, type DatabaseClient } from "@/lib/platform/db";

/** As a comparison is written where no signature is seen, and where somebody said that there is one. */
const [NONE_SEEN, CONFIRMED] = ['"signs":[]', '"confirmed":{'];

/** Which of some of the actor's contracts count as signed by a copy in which no signature is seen. Source: B-28.9. */
export async function findUnseenSignatures(
  actor: Actor,
  contracts: readonly { id: string; signedOn: string | null }[],
  client: DatabaseClient = db,
): Promise<ReadonlySet<string>> {
  const ids = contracts.filter(({ signedOn }) => signedOn !== null).map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const rows = await client.signedCopy.findMany({
    where: {
      contractId: { in: ids },
      contract: { collaborators: { some: { userId: actor.userId } } },
      reopenedAt: null,
      comparison: { contains: NONE_SEEN },
      NOT: { comparison: { contains: CONFIRMED } },
    },
    select: { contractId: true },
  });
  return new Set(rows.map(({ contractId }) => contractId));
}

/** As a comparison is written that found other words, and one of them that nobody has settled. */
const [DIFFERS, OPEN] = ['"outcome":"differs"', '"settled":null'];

/** Which of some of the actor's contracts have a copy in which no signature is seen, or an open difference. B-34.3. */
export async function findDoubtfulCopies(actor: Actor, contractIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (contractIds.length === 0) return new Set();
  const rows = await db.signedCopy.findMany({
    where: {
      contractId: { in: [...contractIds] },
      contract: { collaborators: { some: { userId: actor.userId } } },
      reopenedAt: null,
      OR: [
        { comparison: { contains: NONE_SEEN }, NOT: { comparison: { contains: CONFIRMED } } },
        { AND: [{ comparison: { contains: DIFFERS } }, { comparison: { contains: OPEN } }] },
      ],
    },
    select: { contractId: true },
  });
  return new Set(rows.map(({ contractId }) => contractId));
}
