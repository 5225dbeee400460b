import "server-only";
import type { Actor } from "@/lib/access/actor";
import { requireProven } from "@/lib/access/while-allowed";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { copyFor } from "@/lib/copy/copy";
import { AppError } from "@/lib/errors";
import { inTransaction, isUniqueViolation } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { requireSignInWay } from "../openid/identity-store";
import { openChallenge, takeChallenge } from "./challenge-store";
import { requireConfirmed } from "./confirmation";
import { lockOwnFactors } from "./factor-store";
import { queueSecurityLetter } from "./letters";
import { deletePasskey, insertPasskey, ownPasskey, findPasskeys, setPasskeyName } from "./passkey-store";
import { MAX_PASSKEYS, type NewPasskeyAnswer, type NewRecoveryCodesDto, type PasskeyDto } from "./schema";
import { afterRemoval, firstRecoveryCodes, toPasskeyDto } from "./set-up";
import { challengeIn, passkeyCreation, readNewPasskey, type PasskeyCreation } from "./webauthn";

/** Options for the browser to create a passkey. @throws AppError `addressUnproven`, `confirmFirst`, `passkeysFull` */
export async function startPasskey(actor: Actor): Promise<PasskeyCreation> {
  requireProven(actor);
  await requireConfirmed(actor);
  const known = await findPasskeys(actor.userId);
  if (known.length >= MAX_PASSKEYS) throw new AppError("passkeysFull");
  const challenge = await openChallenge("passkeyAdd", { userId: actor.userId, sessionId: actor.sessionId });
  return passkeyCreation(challenge, actor, { product: copyFor(actor.language).common.productName, known });
}

/**
 * From now on signing in takes a second step, or just the passkey.
 * @returns it, and recovery codes, shown once, if there were none. @throws AppError `addressUnproven`, `confirmFirst`,
 *   `passkeyNotAdded`, `passkeysFull`
 */
export async function addPasskey(
  actor: Actor,
  input: { name: string; passkey: NewPasskeyAnswer },
): Promise<NewRecoveryCodesDto & { passkey: PasskeyDto }> {
  requireProven(actor);
  await requireConfirmed(actor);
  const challenge = challengeIn(input.passkey);
  const step = await takeChallenge("passkeyAdd", challenge);
  if (step?.sessionId !== actor.sessionId) throw new AppError("passkeyNotAdded");
  const made = await readNewPasskey(input.passkey, challenge);
  try {
    return await keep(actor, { id: newId(), name: input.name, ...made });
  } catch (cause) {
    if (isUniqueViolation(cause)) throw new AppError("passkeyNotAdded", { cause });
    throw cause;
  }
}

/** @throws AppError `passkeyNotFound` */
export async function renamePasskey(
  actor: Actor,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<void> {
  if (!(await ownPasskey(actor, passkeyId))) throw new AppError("passkeyNotFound");
  await setPasskeyName(actor, passkeyId, name);
}

/** @throws AppError `confirmFirst`, `passkeyNotFound`, `secondFactorNeeded`, `lastWayIn` */
export async function removePasskey(actor: Actor, { passkeyId }: { passkeyId: string }): Promise<void> {
  if (!(await ownPasskey(actor, passkeyId))) throw new AppError("passkeyNotFound");
  await requireConfirmed(actor);
  await inTransaction(async (tx) => {
    await lockOwnFactors(actor, tx);
    const passkey = await ownPasskey(actor, passkeyId, tx);
    if (!passkey) throw new AppError("passkeyNotFound");
    await deletePasskey(actor, passkeyId, tx);
    await requireSignInWay(actor, tx);
    await afterRemoval(actor, tx);
    await queueSecurityLetter(actor.userId, { about: "passkeyRemoved", name: passkey.name }, actor.language, tx);
    await recordInTransaction(
      actor,
      { chain: ACCOUNTS_CHAIN, action: "account.secondFactorRemoved", detail: { way: "passkey", name: passkey.name } },
      tx,
    );
  });
}

function keep(
  actor: Actor,
  row: Parameters<typeof insertPasskey>[1],
): Promise<NewRecoveryCodesDto & { passkey: PasskeyDto }> {
  return inTransaction(async (tx) => {
    await lockOwnFactors(actor, tx);
    if ((await findPasskeys(actor.userId, tx)).length >= MAX_PASSKEYS) throw new AppError("passkeysFull");
    const passkey = await insertPasskey(actor, row, tx);
    const recoveryCodes = await firstRecoveryCodes(actor, tx);
    await queueSecurityLetter(actor.userId, { about: "passkeyAdded", name: passkey.name }, actor.language, tx);
    await recordInTransaction(
      actor,
      { chain: ACCOUNTS_CHAIN, action: "account.secondFactorSet", detail: { way: "passkey", name: passkey.name } },
      tx,
    );
    return { passkey: toPasskeyDto(passkey), recoveryCodes };
  });
}
