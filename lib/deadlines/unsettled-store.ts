import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/platform/db";
import { parseFound } from "./answer";
import type { Found } from "./found";

type Unsettled = NonNullable<Found["unsettled"]>;
/** The dates of a contract's term by the name under which they are found. */
export type UnsettledTerm = Readonly<Record<string, Unsettled>>;

/**
 * Of some of the actor's contracts, which of the end, the renewal and the notice before it stand in words that both
 * sides do not hold to, by contract id. Source: B-27.20.
 */
export async function findUnsettledTerms(
  actor: Actor,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, UnsettledTerm>> {
  const rows = await db.deadline.findMany({
    where: {
      contractId: { in: [...contractIds] },
      contract: { collaborators: { some: { userId: actor.userId } } },
      foundAs: { in: ["expiration", "renewal", "notice"] },
      found: { contains: '"unsettled":' },
    },
    select: { contractId: true, foundAs: true, found: true },
  });
  const terms = new Map<string, Record<string, Unsettled>>();
  for (const row of rows) {
    const unsettled = parseFound(row)?.unsettled;
    if (unsettled === undefined || row.foundAs === null) continue; // words of the contract, not our mark
    terms.set(row.contractId, { ...terms.get(row.contractId), [row.foundAs]: unsettled });
  }
  return terms;
}
