import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { EditGrant } from "@/lib/access/contract-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";

/** How signed documents of its family end a contract. Source: B-31.11. */

const SIGNED_TERMINATION = () => ({
  role: "termination",
  OR: [{ isSigned: true }, { contract: { signedOn: { not: null } } }],
});

/** The document that ends a contract; `on` is null where nobody knows the day. */
export type ContractEnd = { on: string | null; contractId: string; name: string };

/** Which of some contracts signed documents end that the actor can open: of each contract the earliest. */
export async function findContractEnds(
  { userId }: Actor,
  contractIds: readonly string[],
  client: DatabaseClient = db,
): Promise<ReadonlyMap<string, ContractEnd>> {
  const part = { collaborators: { some: { userId } } };
  const ended = await client.familyMember.findMany({
    where: { contractId: { in: [...new Set(contractIds)] }, contract: part },
    select: { id: true, contractId: true, familyId: true },
  });
  if (ended.length === 0) return new Map();
  const rows = await client.familyMember.findMany({
    where: {
      familyId: { in: [...new Set(ended.map(({ familyId }) => familyId))] },
      parentId: { in: ended.map(({ id }) => id) },
      ...SIGNED_TERMINATION(),
      AND: { contract: { deletedAt: null, ...part } },
    },
    select: { parentId: true, holdsFrom: true, contractId: true, contract: { select: { name: true } } },
  });
  const first = new Map<string | null, ContractEnd>();
  for (const { parentId, holdsFrom: on, contractId, contract } of rows) {
    const known = first.get(parentId);
    if (!known || toKey(on) < toKey(known.on)) first.set(parentId, { on, contractId, name: contract.name });
  }
  return new Map(
    ended.flatMap(({ id, contractId }) => {
      const end = first.get(id);
      return end ? [[contractId, end]] : [];
    }),
  );
}

const toKey = (on: string | null) => on ?? "9999";

/** The same of one contract, whoever can open the document: null if none ends it. */
export async function findSignedEnd(
  { contractId }: EditGrant,
  client: DatabaseClient,
): Promise<{ on: string | null } | null> {
  const own = await client.familyMember.findUnique({ where: { contractId }, select: { id: true, familyId: true } });
  if (!own) return null;
  const rows = await client.familyMember.findMany({
    where: {
      familyId: own.familyId,
      parentId: own.id,
      ...SIGNED_TERMINATION(),
      AND: { contract: { deletedAt: null } },
    },
    select: { holdsFrom: true },
  });
  const days = rows.map(({ holdsFrom }) => toKey(holdsFrom)).sort();
  const [first] = days;
  return first === undefined ? null : { on: first === toKey(null) ? null : first };
}
