import "server-only";
import { forgetInForce } from "@/lib/assistant/in-force/kept-store";
import { findSignedDocuments } from "@/lib/assistant/in-force/signed-store";
import { inTransaction, type DatabaseClient } from "@/lib/platform/db";
import { enqueueUnlessWaiting } from "@/lib/platform/jobs/once";
import { findPlace } from "./family-store";
import type { Members } from "./members";

/**
 * The text in force of some contracts has changed: what is made of it is made again. Whatever changes that text says so
 * here, in its own transaction, or by the job `rereadFamily`. Source: B-31.12.
 */
async function textInForceChanged(contractIds: Iterable<string>, tx: DatabaseClient): Promise<void> {
  const ids = [...new Set(contractIds)];
  await forgetInForce(ids, tx);
  for (const contractId of ids) await enqueueUnlessWaiting("rereadDeadlines", { contractId }, {}, tx);
}

/** Links of a family have changed: the text of these documents is another. A null stands for an agreement's parent. */
export async function linksChanged(
  { open, hidden }: Members,
  documentIds: readonly (string | null)[],
  tx: DatabaseClient,
): Promise<void> {
  const changed = [...open, ...hidden].filter(({ id }) => documentIds.includes(id));
  await textInForceChanged(
    changed.map(({ contractId }) => contractId),
    tx,
  );
}

/**
 * A contract has another text, was signed or reopened, or went to the trash or came back: the text that it amends is
 * another, and so may be its own. A job, safe to run twice.
 */
export async function documentChanged(contractId: string): Promise<void> {
  const place = await findPlace(contractId);
  if (!place) return;
  const parent = place.parentContractId === null ? [] : [place.parentContractId];
  await inTransaction((tx) => textInForceChanged([contractId, ...parent], tx));
}

/** The same of one that was just read: its own dates are read with it, but not yet with what amends it. */
export async function documentRead(contractId: string): Promise<void> {
  const place = await findPlace(contractId);
  if (!place) return;
  const isAmended = (await findSignedDocuments(null, [contractId])).size > 0;
  const changed = [
    ...(place.parentContractId === null ? [] : [place.parentContractId]),
    ...(isAmended ? [contractId] : []),
  ];
  if (changed.length > 0) await inTransaction((tx) => textInForceChanged(changed, tx));
}
