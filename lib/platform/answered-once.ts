import "server-only";
import { clock } from "./clock";
import { db, inOneTransaction, isUniqueViolation, type DatabaseClient } from "./db";
import { seal, unseal } from "./sealed";

/** A request that is known again when it is repeated. All three are fingerprints but the person. */
export type Repeatable = { id: string; userId: string | null; requestHash: string };
export type KeptAnswer = { status: number; headers: [string, string][]; body: string };
export type Once = { answer: KeptAnswer; isRepeated: boolean } | "otherRequest";

/** How long an answer is kept. */
const KEPT_MS = 24 * 60 * 60_000;
/** Repetitions in this process wait here, and not each on a connection. */
const running = new Map<string, Promise<unknown>>();

/**
 * Does work once for all repetitions of a request, on all nodes: its answer is kept in the transaction of what it did, so
 * that after a crash there are both or neither. Whoever comes at once waits for the first. Work that throws leaves nothing.
 *
 * @param work runs in `inOneTransaction`; its answer may hold secrets and is kept sealed, for 24 hours
 * @returns `otherRequest` when the same key came with another request before
 */
export function answeredOnce(request: Repeatable, work: () => Promise<KeptAnswer>): Promise<Once> {
  return inTurn(request.id, async () => {
    const known = await keptAnswer(request);
    if (known) return known;
    try {
      return { answer: await firstAnswer(request, work), isRepeated: false };
    } catch (cause) {
      const elsewhere = isUniqueViolation(cause) ? await keptAnswer(request) : null; // another node was quicker
      if (elsewhere) return elsewhere;
      throw cause;
    }
  });
}

/** Removes answers that are kept no longer. @returns how many */
export async function removeOldAnswers(): Promise<number> {
  return (await db.idempotencyKey.deleteMany({ where: { createdAt: { lte: oldest() } } })).count;
}

function firstAnswer(request: Repeatable, work: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
  return inOneTransaction(async (tx) => {
    await claim(request, tx);
    const { status, ...rest } = await work();
    await tx.idempotencyKey.update({ where: { id: request.id }, data: { status, body: seal("idempotency", JSON.stringify(rest)) } });
    return { status, ...rest };
  });
}

/** The row is the lock: on another node the same one waits here until the transaction ends. */
async function claim({ id, userId, requestHash }: Repeatable, tx: DatabaseClient): Promise<void> {
  await tx.idempotencyKey.deleteMany({ where: { id, createdAt: { lte: oldest() } } });
  await tx.idempotencyKey.create({ data: { id, userId, requestHash, status: 0, body: "", createdAt: clock.now() } });
}

async function keptAnswer({ id, requestHash }: Repeatable): Promise<Once | null> {
  const row = await db.idempotencyKey.findFirst({ where: { id, createdAt: { gt: oldest() } }, select: { requestHash: true, status: true, body: true } });
  if (!row) return null;
  if (row.requestHash !== requestHash) return "otherRequest";
  const rest = JSON.parse(unseal("idempotency", row.body)) as Omit<KeptAnswer, "status">; // written by `firstAnswer`
  return { answer: { status: row.status, ...rest }, isRepeated: true };
}

function oldest(): Date {
  return new Date(clock.now().getTime() - KEPT_MS);
}

async function inTurn<T>(id: string, task: () => Promise<T>): Promise<T> {
  const before = running.get(id) ?? Promise.resolve();
  const mine = before.then(task, task);
  running.set(id, mine);
  try {
    return await mine;
  } finally {
    if (running.get(id) === mine) running.delete(id);
  }
}
