import "server-only";
import type { EditGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { findOwner } from "@/lib/contracts/contract-store";
import { notify } from "@/lib/people/notifications/notify";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type DatabaseClient } from "@/lib/platform/db";
import { enqueue } from "@/lib/platform/jobs/queue";
import { ProviderFailure, type SigningProvider } from "./port";
import { takeTurn, type SigningChange, type SigningRequestRow } from "./request-store";
import type { SigningProblem, SigningState } from "./schema";

const MINUTE_MS = 60_000;
const LONGEST_MS = 6 * 60 * MINUTE_MS;

/** One step of a request: its row as seen, the proof for the work, and the provider. */
export type Step = { grant: EditGrant; row: SigningRequestRow; provider: SigningProvider };

/** Names that people know. */
const PROVIDER_NAMES: Readonly<Record<string, string>> = { docuseal: "DocuSeal", documenso: "Documenso" };

/** The longer nobody signs, the more seldom it is asked: a quarter of the time since, a minute to six hours. B-44.5. */
export function pollPause(sentAt: Date, now: Date): number {
  return Math.min(LONGEST_MS, Math.max(MINUTE_MS, (now.getTime() - sentAt.getTime()) / 4));
}

/** A minute after the first failure, then twice as long each time, up to six hours. */
function failurePause(failures: number): number {
  return Math.min(LONGEST_MS, MINUTE_MS * 2 ** Math.min(failures - 1, 10));
}

/**
 * What became of the step, with the job of the next one, in one transaction.
 * @param pause in milliseconds until then @param also a part of the same fact
 * @returns the row as it is now; null if somebody else went on meanwhile
 */
export function goOn(
  { grant, row }: Pick<Step, "grant" | "row">,
  change: SigningChange,
  pause: number,
  also: (tx: DatabaseClient) => Promise<void> = async () => undefined,
): Promise<SigningRequestRow | null> {
  const nextAt = new Date(clock.now().getTime() + pause);
  return inTransaction(async (tx) => {
    const turn = await takeTurn(grant, row, { ...change, nextAt }, tx);
    if (turn === null) return null;
    const ids = { contractId: grant.contractId, requestId: row.id };
    await enqueue("trackSigning", { ...ids, turn }, { accountId: row.createdById, runAt: nextAt }, tx);
    await also(tx);
    return { ...row, ...change, nextAt, turn };
  });
}

/** The same step again, later. @param isPersons whether a person has to solve it: they are notified once */
export function tryLater(
  step: Pick<Step, "grant" | "row">,
  problem: SigningProblem,
  { isPersons = false }: { isPersons?: boolean } = {},
): Promise<unknown> {
  const isNew = step.row.problem !== problem;
  const failures = isNew ? 1 : step.row.failures + 1;
  const change = { problem, failures, askedAt: clock.now() };
  return goOn(step, change, failurePause(failures), async (tx) => {
    if (isNew && isPersons) await tell(step, "signingStopped", tx);
  });
}

type Ended = Extract<SigningState, "attached" | "declined" | "expired" | "cancelled" | "failed" | "unsure">;

/** Nothing goes on by itself any more; whoever sent it is notified. Source: B-44.8. */
export function end(
  step: Pick<Step, "grant" | "row">,
  state: Ended,
  change: Omit<SigningChange, "state"> = {},
): Promise<boolean> {
  return inTransaction((tx) => endInTransaction(step, state, change, tx));
}

/** @returns false if somebody else went on meanwhile */
export async function endInTransaction(
  { grant, row }: Pick<Step, "grant" | "row">,
  state: Ended,
  change: Omit<SigningChange, "state">,
  tx: DatabaseClient,
): Promise<boolean> {
  const endedAt = state === "unsure" ? null : clock.now();
  const turn = await takeTurn(grant, row, { problem: "", nextAt: null, ...change, state, endedAt }, tx);
  if (turn === null) return false;
  const detail = { requestId: row.id, version: row.versionNumber, state };
  await recordInTransaction(null, { chain: grant.contractId, action: "signing.ended", detail }, tx);
  if (state !== "cancelled") await tell({ grant, row }, state === "attached" ? "signingDone" : "signingStopped", tx);
  return true;
}

/** Notifies whoever sent it, and the owner. */
async function tell(
  { grant, row }: Pick<Step, "grant" | "row">,
  kind: "signingDone" | "signingStopped",
  tx: DatabaseClient,
): Promise<void> {
  const to = [row.createdById, await findOwner(grant, tx)].filter((id) => id !== null);
  await notify(grant, { kind, to, about: {}, by: PROVIDER_NAMES[row.provider] ?? row.provider }, tx);
}

/** What the work gives, or why the provider didn't do it. */
export async function tried<T>(work: Promise<T>): Promise<{ done: T } | { failure: ProviderFailure }> {
  try {
    return { done: await work };
  } catch (cause) {
    if (cause instanceof ProviderFailure) return { failure: cause };
    throw cause;
  }
}
