import "server-only";
import type { AdminGrant } from "@/lib/access/admin-grant";
import type { DatabaseClient } from "@/lib/platform/db";
import { enqueueEach } from "@/lib/platform/jobs/queue";
import { contractsLeftBy, promoteToOwner, takeOver, type OrphanedContract } from "./admin-store";
import type { InheritanceDto } from "@/lib/people/accounts/schema";

const BATCH = 200;

/** Contracts per heir if the actor deleted the user; most first. Source: B-18.7. */
export async function listInheritance(grant: AdminGrant, userId: string): Promise<InheritanceDto[]> {
  const shares = new Map<string, InheritanceDto>();
  for (const contract of await contractsLeftBy(grant, userId, {})) {
    const heir = chooseHeir(contract, grant);
    shares.set(heir.userId, { ...heir, contracts: (shares.get(heir.userId)?.contracts ?? 0) + 1 });
  }
  return [...shares.values()].sort((one, other) => other.contracts - one.contracts);
}

export type Passed = { contractId: string; heir: { userId: string; name: string } };

/**
 * To each contract's longest-standing manager whose account is open, otherwise to the actor. Repeats until none is
 * left, so that a manager leaving at the same moment takes none along. @returns which passed to whom. Source: B-18.7.
 */
export async function passContractsOn(grant: AdminGrant, userId: string, tx: DatabaseClient): Promise<Passed[]> {
  const passed: Passed[] = [];
  for (let left = await nextLeft(); left.length > 0; left = await nextLeft()) {
    await promoteToOwner(
      grant,
      left.flatMap((contract) => oldestManager(contract)?.id ?? []),
      tx,
    );
    await takeOver(
      grant,
      left.filter((contract) => !oldestManager(contract)),
      tx,
    );
    await enqueueEach(
      "registerParties",
      left.map(({ id }) => ({ contractId: id })),
      {},
      tx,
    );
    passed.push(...left.map((contract) => ({ contractId: contract.id, heir: chooseHeir(contract, grant) })));
  }
  return passed.sort((one, other) => (one.contractId < other.contractId ? -1 : 1));

  function nextLeft(): Promise<OrphanedContract[]> {
    return contractsLeftBy(grant, userId, { limit: BATCH }, tx);
  }
}

function chooseHeir(contract: OrphanedContract, grant: AdminGrant): { userId: string; name: string } {
  const manager = oldestManager(contract);
  return manager
    ? { userId: manager.userId, name: manager.user.name }
    : { userId: grant.actor.userId, name: grant.actor.name };
}

function oldestManager(contract: OrphanedContract): OrphanedContract["collaborators"][number] | undefined {
  return contract.collaborators[0];
}
