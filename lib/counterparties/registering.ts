import "server-only";
import { ContractGrant, type EditGrant } from "@/lib/access/contract-grant";
import { textToRead } from "@/lib/assistant/contract-text";
import { keptReviewFor } from "@/lib/assistant/review/reviews";
import { findContract } from "@/lib/contracts/contract-store";
import { clock } from "@/lib/platform/clock";
import { inTransaction } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { toDay, readParties } from "./read-parties";
import {
  contractsInFolder,
  contractsWithoutParties,
  enterParties,
  keepParties,
  keptParties,
  partsIn,
  removeUnused,
  type KeptParties,
} from "./register-store";

/** To be counted up with every change of what is read of a party, or of the keys by which it is known. */
const RULES = 1;
const OLD_AT_ONCE = 50;
const DAY_MS = 86_400_000;

/**
 * Puts the parties of a contract's current version into the registers of all who have a part in it. Safe to run twice;
 * where the version was not read yet, its reading asks again. Source: B-30.1.
 */
export async function registerParties(grant: EditGrant): Promise<void> {
  const kept = await currentParties(grant);
  if (!kept) return;
  for (const part of await partsIn(grant)) await inTransaction((tx) => enterParties(grant, { part, kept }, tx));
}

/** The same for all contracts of a folder, when people newly see them. Safe to run twice, and to be cut off. */
export async function registerFolder(folderId: string): Promise<void> {
  for (let after = ""; ;) {
    const contracts = await contractsInFolder(folderId, after, OLD_AT_ONCE);
    for (const { id } of contracts) await registerParties(ContractGrant.forJob(id));
    const last = contracts.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function currentParties(grant: EditGrant): Promise<KeptParties | null> {
  const contract = await findContract(grant);
  const versionId = contract?.currentVersionId ?? null;
  if (!contract || versionId === null) return null;
  const known = await keptParties(grant);
  if (known?.versionId === versionId && known.rules === RULES) return known;
  const review = await keptReviewFor(grant, versionId);
  if (!review) return null;
  const parties = readParties(review.facts, await textToRead(grant, versionId));
  const kept = { versionId, rules: RULES, parties, day: toDay(review.facts, contract.uploadedAt) };
  return (await inTransaction((tx) => keepParties(grant, kept, tx))) ? kept : null;
}

/**
 * Registers contracts from before there were registers, one after the other, while people work. Safe to run twice, on
 * several nodes, and to be cut off: the next start goes on. Source: B-30.1.
 */
export async function registerOldContracts(): Promise<void> {
  for (let after = ""; ;) {
    const contracts = await contractsWithoutParties(RULES, after, OLD_AT_ONCE);
    for (const { id } of contracts) {
      try {
        await registerParties(ContractGrant.forJob(id));
      } catch (cause) {
        log.error("counterparties.not-registered", cause, { contractId: id }); // one that fails holds up no other
      }
    }
    const last = contracts.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Forgets counterparties whose last contract is gone, and of which nobody said anything. @returns how many */
export function forgetUnused(): Promise<number> {
  return removeUnused(new Date(clock.now().getTime() - DAY_MS));
}
