import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { refuseWhenDiskIsFull } from "@/lib/platform/disk-reserve";
import { newId } from "@/lib/platform/ids";
import type { AcceptTopic, AcceptedDto } from "./review-schema";
import { countAccepted, deleteAccepted, keepAccepted } from "./acceptance-store";

/** Twice the maximum of a book. */
const MOST_ACCEPTED = 200;

/**
 * Accepts a contract as it is on a topic, including later versions, with a reason. A repeated call replaces the reason.
 * @throws AppError `contractNotFound`, `forbidden`, `positionsFull`. Source: B-24.11.
 */
export async function acceptTopic(
  actor: Actor,
  contractId: string,
  { topic, reason }: AcceptTopic,
  commit: Commit = inTransaction,
): Promise<AcceptedDto> {
  const grant = await ContractGrant.request(actor, contractId, "edit");
  refuseWhenDiskIsFull();
  const row = { topic, reason, acceptedByName: actor.name, acceptedAt: clock.now() };
  return commit(async (tx) => {
    await keepAccepted(grant, { id: newId(), ...row }, tx);
    if ((await countAccepted(grant, tx)) > MOST_ACCEPTED) throw new AppError("positionsFull");
    await recordInTransaction(actor, { chain: contractId, action: "topic.accepted", detail: { topic } }, tx);
    return { topic, reason, byName: row.acceptedByName, at: row.acceptedAt.toISOString() };
  });
}

/**
 * Withdraws an acceptance. No effect if there was none.
 * @throws AppError `contractNotFound`, `forbidden`. Source: B-24.11.
 */
export async function reopenTopic(actor: Actor, contractId: string, topic: string): Promise<void> {
  const grant = await ContractGrant.request(actor, contractId, "edit");
  await inTransaction(async (tx) => {
    if (!(await deleteAccepted(grant, topic, tx))) return;
    await recordInTransaction(actor, { chain: contractId, action: "topic.reopened", detail: { topic } }, tx);
  });
}
