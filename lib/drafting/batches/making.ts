import "server-only";
import { setImmediate as others } from "node:timers/promises";
import type { Actor } from "@/lib/access/actor";
import { AppError, ERROR_STATUS } from "@/lib/errors";
import { findJobActor } from "@/lib/people/accounts/job-actor";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { LineTooLong } from "@/lib/platform/gates";
import { enqueueUnlessWaiting } from "@/lib/platform/jobs/once";
import { log } from "@/lib/platform/log";
import { isDatabaseAway, PartAway } from "@/lib/platform/part-away";
import { claimDraft, failWaiting, markFailed, markMade, nextDrafts, type BatchKind } from "./batch-store";

/** Drafts that one job makes before the other jobs of its lane have their turn. */
const MADE_AT_ONCE = 10;

/** A draft to make: what its batch says for all, and its own. */
type DraftToMake = { source: string; name: string; input: string };
/** Makes one draft, ending in one `commit`. */
export type DraftMaker = (actor: Actor, draft: DraftToMake, commit: Commit) => Promise<{ id: string; name: string }>;

/**
 * Makes the next drafts of a batch, and comes again while there are more. Each is made in the transaction that marks it
 * as made: once, however often this runs. One that can't be made holds up no other. A job. Source: B-33.6.
 */
export async function makeNext(batchId: string, makers: Readonly<Record<BatchKind, DraftMaker>>): Promise<void> {
  const next = await nextDrafts(batchId, MADE_AT_ONCE);
  const actor = next && (await findJobActor(next.userId));
  if (!next || !actor) return;
  const make = makers[next.kind as BatchKind]; // written by `insertBatch`
  for (const { id, ...draft } of next.rows) {
    await makeOne(id, (commit) => make(actor, { ...draft, source: next.source }, commit));
    await others();
  }
  if (next.rows.length < MADE_AT_ONCE) return;
  await inTransaction((tx) => enqueueUnlessWaiting("makeDrafts", { batchId }, { accountId: actor.userId }, tx));
}

/** What is left of a batch whose job was given up. */
export const giveUpBatch = (batchId: string): Promise<void> => failWaiting(batchId, "unexpected");

async function makeOne(id: string, make: (commit: Commit) => Promise<{ id: string; name: string }>): Promise<void> {
  const commit: Commit = (work) =>
    inTransaction(async (tx) => {
      if (!(await claimDraft(id, tx))) throw new AlreadyMade();
      const made = await work(tx);
      const { id: contractId, name } = made as { id: string; name: string }; // what a maker's work gives
      await markMade(id, { contractId, name }, tx);
      return made;
    });
  try {
    await make(commit);
  } catch (cause) {
    if (cause instanceof AlreadyMade) return;
    if (isDatabaseAway(cause) || cause instanceof PartAway || cause instanceof LineTooLong) throw cause;
    if (cause instanceof AppError && ERROR_STATUS[cause.key] < 500) return fail(id, cause);
    if (cause instanceof AppError && ERROR_STATUS[cause.key] === 507) return fail(id, cause);
    log.error("draft.not-made", cause, { draftId: id });
    await fail(id, new AppError("unexpected"));
  }
}

const fail = (id: string, { key, values }: AppError) => markFailed(id, { failure: key, values });

/** By another run of the job, or its batch is gone. */
class AlreadyMade extends Error {}
