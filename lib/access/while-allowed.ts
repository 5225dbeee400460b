import "server-only";
import { CONTRACT_ROLES, type Actor } from "./actor";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { isAllowed, type Ability } from "./policy";

/** The longest someone still gets pieces after losing their role or session. */
const CHECK_MS = 1_000;

/** With neither a contract nor a role the session alone is looked at. */
type Standing = { actor: Actor } & ({ contractId: string; ability: Ability } | { systemRole: "admin" } | object);

/**
 * Rechecks session and role every second, even if no piece arrives; of several, all have to stand. `ended` stops the
 * work. Source: B-12.17.
 */
export async function* whileAllowed<T>(
  pieces: AsyncIterable<T>,
  standing: Standing | readonly Standing[],
  ended?: AbortController,
): AsyncGenerator<T> {
  const iterator = pieces[Symbol.asyncIterator]();
  let checkedAt = clock.now().getTime();
  try {
    for (let coming = iterator.next(); ;) {
      const came = await soon(coming);
      if (clock.now().getTime() - checkedAt >= CHECK_MS) {
        for (const one of [standing].flat()) await requireStanding(one);
        checkedAt = clock.now().getTime();
      }
      if (came === "nothing yet") continue;
      if (came.done) return;
      yield came.value;
      coming = iterator.next();
    }
  } finally {
    ended?.abort();
    void iterator.return?.(); // the signal stops a silent engine; don't wait for it
  }
}

async function soon<T>(coming: Promise<T>): Promise<T | "nothing yet"> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<"nothing yet">((resolve) => {
    timer = setTimeout(() => resolve("nothing yet"), CHECK_MS);
  });
  try {
    return await Promise.race([coming, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** Checks access again after slow work. @throws AppError `signInRequired`, `contractNotFound`, `forbidden` */
export async function requireStanding({ actor, ...needed }: Standing): Promise<void> {
  const way = await findWayIn(actor);
  if (!way) throw new AppError("signInRequired");
  if ("systemRole" in needed) {
    if (way.user.systemRole !== needed.systemRole) throw new AppError("forbidden");
    return;
  }
  if (!("contractId" in needed)) return;
  const { contractId, ability } = needed;
  const part = await db.collaborator.findUnique({
    where: { contractId_userId: { contractId, userId: actor.userId } },
    select: { role: true },
  });
  const role = CONTRACT_ROLES.find((known) => known === part?.role);
  if (!role || !isAllowed(role, ability)) throw new AppError("contractNotFound");
}

/** The session or token behind the actor, if it is still good. */
function findWayIn({ sessionId, userId, token }: Actor): Promise<{ user: { systemRole: string } } | null> {
  const live = { userId, expiresAt: { gt: clock.now() }, user: { deactivatedAt: null } };
  const select = { user: { select: { systemRole: true } } } as const;
  if (!token) return db.session.findFirst({ where: { id: sessionId, ...live }, select });
  return db.apiToken.findFirst({ where: { id: token.id, prefix: token.prefix, ...live }, select }); // rotated: ended
}

/**
 * Guards anything that opens or reads the account without a session: otherwise, someone who signed up with another
 * person's address would keep that access. @throws AppError `addressUnproven`. Source: B-3.6.
 */
export function requireProven(actor: Actor): void {
  if (!actor.emailVerified) throw new AppError("addressUnproven");
}

/**
 * For anything that outlives a session: it is created only while the session lives, and ending that session waits for
 * the transaction. Call it after locking the account's row. @throws AppError `signInRequired`. Source: B-5.10.
 */
export async function holdSession({ sessionId, userId }: Actor, tx: DatabaseClient): Promise<void> {
  const { count } = await tx.session.updateMany({
    where: { id: sessionId, userId, expiresAt: { gt: clock.now() } },
    data: { userId },
  });
  if (count === 0) throw new AppError("signInRequired");
}
