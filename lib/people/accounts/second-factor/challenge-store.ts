import "server-only";
import { clock } from "@/lib/platform/clock";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { newSecret, secretHash } from "@/lib/platform/ids";

export type ChallengeKind =
  | "secondFactor"
  | "passkeySignIn"
  | "passkeySecondFactor"
  | "passkeyConfirm"
  | "passkeyAdd"
  | "link";
export type ChallengeOwner = { userId: string | null; sessionId?: string };
export type ChallengeRow = { id: string; userId: string | null; sessionId: string | null };

const CHALLENGE = { id: true, userId: true, sessionId: true } as const;

const CHALLENGE_MS = 5 * 60_000;

export async function openChallenge(
  kind: ChallengeKind,
  owner: ChallengeOwner,
  client: DatabaseClient = db,
): Promise<string> {
  const secret = newSecret();
  const createdAt = clock.now();
  if (owner.sessionId !== undefined)
    await client.signInChallenge.deleteMany({ where: { kind, sessionId: owner.sessionId } }); // started again
  await client.signInChallenge.create({
    data: {
      id: secretHash(secret),
      kind,
      userId: owner.userId,
      sessionId: owner.sessionId ?? null,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + CHALLENGE_MS),
    },
    select: { id: true },
  });
  return secret;
}

/** The step a secret belongs to, if still valid. */
export function readChallenge(kind: ChallengeKind, secret: string): Promise<ChallengeRow | null> {
  return db.signInChallenge.findFirst({
    where: { id: secretHash(secret), kind, expiresAt: { gt: clock.now() } },
    select: CHALLENGE,
  });
}

/** Counts an attempt. @returns false after `most` attempts, or if the step was used meanwhile */
export async function countTry(id: string, most: number): Promise<boolean> {
  return (
    (await db.signInChallenge.updateMany({ where: { id, tries: { lt: most } }, data: { tries: { increment: 1 } } }))
      .count === 1
  );
}

/** Uses up a step. @returns it, or null if it is unknown, expired or used, even just now */
export async function takeChallenge(
  kind: ChallengeKind,
  secret: string,
  client: DatabaseClient = db,
): Promise<ChallengeRow | null> {
  const row = await client.signInChallenge.findFirst({
    where: { id: secretHash(secret), kind, expiresAt: { gt: clock.now() } },
    select: CHALLENGE,
  });
  const taken = row && (await client.signInChallenge.deleteMany({ where: { id: row.id } }));
  return taken?.count === 1 ? row : null;
}

/** Ends everything the account has started and not finished. */
export async function endChallenges(userId: string, client: DatabaseClient): Promise<void> {
  await client.signInChallenge.deleteMany({ where: { userId } });
}

/** Removes steps not completed in time. @returns how many */
export async function removeOldChallenges(): Promise<number> {
  return (await db.signInChallenge.deleteMany({ where: { expiresAt: { lte: clock.now() } } })).count;
}
