import "server-only";
import type { Actor } from "@/lib/access/actor";
import { AppError } from "@/lib/errors";
import { inTransaction } from "@/lib/platform/db";
import { refuseWhenDiskIsFull } from "@/lib/platform/disk-reserve";
import { PAIR_REASONS, PAIRS_AT_ONCE } from "./bounds";
import { requireCounterparty, getCounterparty, tell } from "./counterparties";
import { counterpartyRow } from "./counterparty-store";
import { listKeys, moveInto, takeOut } from "./merge-store";
import { keepApart as rememberApart, openPairs } from "./pair-store";
import { lockRegister } from "./register-store";
import type { CounterpartyDto, KeepApart, Merge, PairDto, Split } from "./schema";

/** Of each of two counterparties that are told apart, so many spellings are remembered. */
const SPELLINGS_TOLD_APART = 20;

/** Counterparties of the caller's that may be one firm, and why; nothing is merged by itself. Source: B-30.4. */
export async function listPairs(actor: Actor): Promise<PairDto[]> {
  const pairs = await openPairs(actor, PAIRS_AT_ONCE);
  return pairs.flatMap(({ reason, registration, one, other }) => {
    const known = PAIR_REASONS.find((name) => name === reason);
    return known ? [{ reason: known, registration, one, other }] : [];
  });
}

/**
 * Makes counterparties one. Of two who do it at once, the second finds it done. @throws AppError
 * `counterpartyNotFound`. Source: B-30.9.
 */
export async function mergeCounterparties(actor: Actor, id: string, { from }: Merge): Promise<CounterpartyDto> {
  refuseWhenDiskIsFull();
  await inTransaction(async (tx) => {
    await lockRegister(actor.userId, tx);
    for (const otherId of from) {
      const [into, other] = [await requireCounterparty(actor, id, tx), await requireCounterparty(actor, otherId, tx)];
      if (into.id === other.id) continue;
      await moveInto(actor, { from: other, into }, tx);
      await tell(actor, "counterparty.merged", { counterpartyId: into.id, otherId: other.id }, tx);
    }
  });
  return getCounterparty(actor, id);
}

/**
 * Takes out what was merged into a counterparty: all is as it was before, with the contracts that came since.
 * @returns the counterparty that it was taken out of
 * @throws AppError `counterpartyNotFound`, also where it is not merged into this one. Source: B-30.9.
 */
export async function splitCounterparty(actor: Actor, id: string, { mergedId }: Split): Promise<CounterpartyDto> {
  await inTransaction(async (tx) => {
    await lockRegister(actor.userId, tx);
    const [from, merged] = [await requireCounterparty(actor, id, tx), await counterpartyRow(actor, mergedId, tx)];
    if (merged?.mergedIntoId !== from.id) throw new AppError("counterpartyNotFound");
    await takeOut(actor, { merged, from }, tx);
    await tell(actor, "counterparty.split", { counterpartyId: from.id, otherId: merged.id }, tx);
  });
  return getCounterparty(actor, id);
}

/** Remembers that two are not the same: they aren't suggested again. @throws AppError `counterpartyNotFound` */
export async function keepApart(actor: Actor, id: string, { otherId }: KeepApart): Promise<void> {
  refuseWhenDiskIsFull();
  await inTransaction(async (tx) => {
    await lockRegister(actor.userId, tx);
    const [one, other] = [await requireCounterparty(actor, id, tx), await requireCounterparty(actor, otherId, tx)];
    if (one.id === other.id) throw new AppError("counterpartyNotFound");
    const keys = (of: string) => listKeys(actor, of, SPELLINGS_TOLD_APART, tx);
    await rememberApart(actor, [await keys(one.id), await keys(other.id)], tx);
    await tell(actor, "counterparty.keptApart", { counterpartyId: one.id, otherId: other.id }, tx);
  });
}
