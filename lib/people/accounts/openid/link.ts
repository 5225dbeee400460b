import "server-only";
import type { Actor } from "@/lib/access/actor";
import { requireProven } from "@/lib/access/while-allowed";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, isUniqueViolation } from "@/lib/platform/db";
import { email as emailShape, type IdentityDto } from "../schema";
import { endChallenges, openChallenge, takeChallenge } from "../second-factor/challenge-store";
import { requireConfirmed } from "../second-factor/confirmation";
import { lockOwnFactors } from "../second-factor/factor-store";
import { queueSecurityLetter } from "../second-factor/letters";
import { type IssuerClaims, issuer } from "./issuer";
import {
  deleteIdentity,
  findIdentities,
  findIdentity,
  insertIdentity,
  markIdentityUsed,
  ownIdentity,
  requireSignInWay,
} from "./identity-store";

export async function listIdentities(actor: Actor): Promise<IdentityDto[]> {
  return (await findIdentities(actor.userId)).map(({ id, email, createdAt }) => ({
    id,
    email,
    linkedAt: createdAt.toISOString(),
  }));
}

/**
 * @returns what to carry to the issuer and back: proof that this session started it
 * @throws AppError `addressUnproven`, `confirmFirst`, `notFound` if no issuer is set
 */
export async function startLink(actor: Actor): Promise<string> {
  if (!issuer) throw new AppError("notFound");
  requireProven(actor);
  await requireConfirmed(actor);
  return openChallenge("link", { userId: actor.userId, sessionId: actor.sessionId });
}

/**
 * Both accounts were proven here, so the issuer's address needn't match.
 * @throws AppError `addressUnproven`, `setUpOver` if this session started nothing or took too long, `identityTaken`
 */
export async function finishLink(actor: Actor, challenge: string, claims: IssuerClaims): Promise<void> {
  requireProven(actor);
  const step = await takeChallenge("link", challenge);
  if (step?.sessionId !== actor.sessionId) throw new AppError("setUpOver");
  const known = await findIdentity(claims);
  if (known && known.userId !== actor.userId) throw new AppError("identityTaken");
  if (known) return void (await markIdentityUsed({ ...claims, userId: actor.userId }, clock.now()));
  const { issuer: address, subject } = claims;
  const email = emailShape.safeParse(claims.email).data ?? "";
  try {
    await inTransaction(async (tx) => {
      await lockOwnFactors(actor, tx);
      await insertIdentity({ userId: actor.userId, issuer: address, subject, email }, clock.now(), tx);
      await queueSecurityLetter(actor.userId, { about: "identityLinked", issuer: address }, actor.language, tx);
      await recordInTransaction(
        actor,
        { chain: ACCOUNTS_CHAIN, action: "account.identityLinked", detail: { issuer: address, email } },
        tx,
      );
    });
  } catch (cause) {
    if (isUniqueViolation(cause)) throw new AppError("identityTaken", { cause });
    throw cause;
  }
}

/** @throws AppError `confirmFirst`, `identityNotFound`, `lastWayIn` */
export async function unlinkIdentity(actor: Actor, { identityId }: { identityId: string }): Promise<void> {
  if (!(await ownIdentity(actor, identityId))) throw new AppError("identityNotFound");
  await requireConfirmed(actor);
  await inTransaction(async (tx) => {
    await lockOwnFactors(actor, tx);
    const identity = await ownIdentity(actor, identityId, tx);
    if (!identity) throw new AppError("identityNotFound");
    const { issuer: address, email } = identity;
    await deleteIdentity(actor, identityId, tx);
    await endChallenges(actor.userId, tx); // the link may have started one
    await requireSignInWay(actor, tx);
    await queueSecurityLetter(actor.userId, { about: "identityUnlinked", issuer: address }, actor.language, tx);
    await recordInTransaction(
      actor,
      { chain: ACCOUNTS_CHAIN, action: "account.identityUnlinked", detail: { issuer: address, email } },
      tx,
    );
  });
}
