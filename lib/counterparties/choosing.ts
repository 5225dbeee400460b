import "server-only";
import type { Actor } from "@/lib/access/actor";
import { groupedBy } from "@/lib/grouped-by";
import { ourNames } from "./ours";
import { partiesInRegister, rolesInContracts } from "./our-store";

/** Two parties of a contract, one of which the caller may be. */
export type PartiesToChoose = {
  contractId: string;
  parties: { counterpartyId: string; name: string; role: string | null }[];
};

/**
 * The two parties of the first of some contracts that names just two; null for who answered already, and where none
 * does. Contracts in which the caller has no part are left out. Source: B-30.10.
 */
export async function partiesToChoose(actor: Actor, contractIds: readonly string[]): Promise<PartiesToChoose | null> {
  const { isAnswered, own } = await ourNames(actor);
  if (isAnswered || own.length > 0) return null;
  const [kept, rows] = await Promise.all([rolesInContracts(actor, contractIds), partiesInRegister(actor, contractIds)]);
  const known = groupedBy(rows, ({ contractId }) => contractId);
  const roles = new Map(kept.map(({ contractId, parties }) => [contractId, parties]));
  for (const contractId of contractIds) {
    const byKey = new Map((known.get(contractId) ?? []).map((row) => [row.key, row]));
    const parties = (roles.get(contractId) ?? []).flatMap(({ key, role }) => {
      const row = byKey.get(key);
      return row ? [{ counterpartyId: row.counterpartyId, name: row.name, role }] : [];
    });
    if (new Set(parties.map(({ counterpartyId }) => counterpartyId)).size === 2 && parties.length === 2)
      return { contractId, parties };
  }
  return null;
}
