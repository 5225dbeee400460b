import "server-only";
import { setTimeout as rest } from "node:timers/promises";
import { claim, giveUp, keep, keptAnswer, renew, type Held, type KeptAnswer, type Repeatable } from "./answers-store";
import { inTransaction, type Commit, type DatabaseClient } from "./db";
import { gate } from "./gates";
import { newId } from "./ids";
import { log } from "./log";

export { removeOldAnswers, type KeptAnswer, type Repeatable } from "./answers-store";
export type Once = { answer: KeptAnswer; isRepeated: boolean } | "otherRequest" | "stillRunning";

type Work<T> = { run: (commit: Commit) => Promise<T>; toAnswer: (result: T) => Promise<KeptAnswer> };

/** A claim not renewed for this long may be taken over: its process died. */
const LEASE_MS = 15_000;
export const patience = { waitMs: 20_000 };
const POLL_MS = 100;
/** Only this many claims at a time reach the database, so that a burst doesn't hold up other statements. */
const inTurn = gate(4);
const claims = new Set<Held>();
let renewal: NodeJS.Timeout | undefined;
const running = new Map<string, Promise<unknown>>();

/**
 * Does work once for all repeats of a request, on all nodes. The request is claimed first, in its own transaction;
 * `commit` stores the answer in the transaction that ends the work, so that after a crash there are both or neither.
 * Work that throws leaves no claim.
 * @param work `run` does the slow part outside any transaction and ends in one `commit`; if it never calls it, the
 *   answer is stored afterwards. `toAnswer` may contain secrets: it is stored encrypted, for 24 hours
 * @returns `otherRequest` if the key came with another request, `stillRunning` if the first takes too long
 */
export async function answeredOnce<T>(request: Repeatable, work: Work<T>): Promise<Once> {
  const giveUpAt = performance.now() + patience.waitMs;
  for (;;) {
    const held = { id: request.id, holder: newId() };
    if (await inTurn(() => claim(request, { ...held, leaseMs: LEASE_MS }))) {
      const answer = await inLine(request.id, () => firstAnswer(held, work));
      if (answer) return { answer, isRepeated: false };
    }
    const known = await keptAnswer(request);
    if (known === "otherRequest") return known;
    if (known !== "unanswered") return { answer: known, isRepeated: true };
    if (performance.now() > giveUpAt) return "stillRunning";
    await soon(request.id);
  }
}

/** @returns null if the claim was lost, and everything done under it: another process has or will have the answer */
async function firstAnswer<T>(held: Held, { run, toAnswer }: Work<T>): Promise<KeptAnswer | null> {
  const release = keepClaimed(held);
  let kept: { result: unknown; answer: KeptAnswer } | null = null;
  const keepIn = async (result: T, tx: DatabaseClient) => {
    const answer = await toAnswer(result);
    if (!(await keep(held, answer, tx))) throw new ClaimLost();
    kept = { result, answer };
  };
  const commit: Commit = (last) => {
    if (kept) throw new Error("the transaction that ends a request's work is its last");
    return inTransaction(async (tx) => {
      const result = await last(tx);
      await keepIn(result as typeof result & T, tx); // it is the work's own result, as checked below
      return result;
    });
  };
  try {
    const result = await run(commit);
    if (kept === null) await inTransaction((tx) => keepIn(result, tx));
    return requireKept(kept, result);
  } catch (cause) {
    if (cause instanceof ClaimLost) return null;
    await giveUp(held).catch((failure: unknown) => log.error("idempotency.claim-left", failure)); // it will expire
    throw cause;
  } finally {
    release();
  }
}

function keepClaimed(held: Held): () => void {
  claims.add(held);
  renewal ??= setInterval(
    () => void renew([...claims], LEASE_MS).catch((cause: unknown) => log.error("idempotency.renewal-failed", cause)),
    LEASE_MS / 3,
  );
  return () => {
    claims.delete(held);
    if (claims.size > 0) return;
    clearInterval(renewal);
    renewal = undefined;
  };
}

function requireKept(kept: { result: unknown; answer: KeptAnswer } | null, result: unknown): KeptAnswer {
  if (kept === null || kept.result !== result)
    throw new Error("the transaction that ends a request's work gives what is answered");
  return kept.answer;
}

/** The process stalled for longer than its lease, and another took over the request. */
class ClaimLost extends Error {}

async function inLine<T>(id: string, task: () => Promise<T>): Promise<T> {
  const mine = task();
  running.set(id, mine);
  try {
    return await mine;
  } finally {
    if (running.get(id) === mine) running.delete(id);
  }
}

/** Waits until the first is done in this process, or until the database is worth checking again. */
async function soon(id: string): Promise<void> {
  const first = running.get(id);
  if (!first) return rest(POLL_MS);
  const isOver = () => undefined; // whatever the outcome, the database has it
  await Promise.race([first.then(isOver, isOver), rest(POLL_MS * 10)]);
}
