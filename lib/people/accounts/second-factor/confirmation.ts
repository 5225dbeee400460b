import "server-only";
import type { Actor } from "@/lib/access/actor";
import { requireCodeTry, forgiveCodes } from "@/lib/access/limit-counts";
import { recordAtOnce } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { AppError, type ErrorKey } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction } from "@/lib/platform/db";
import { isPassword } from "../password/passwords";
import { findConfirmation, markConfirmed } from "../session/session-store";
import { useCode } from "./codes";
import { keepPasskeyUse, passkeyBehind } from "./passkey-answers";
import type { Confirmation } from "./schema";

/** For this long, don't ask again. */
const CONFIRMED_MS = 10 * 60_000;

/**
 * A password, code or passkey proves that the caller is still there; for ten minutes the session may change how they
 * sign in.
 * @throws AppError `wrongPassword`, `codeWrong`, `passkeyRefused`, `tooManyRequests`. Source: behaviour §4.
 */
export async function confirmItsMe(actor: Actor, proof: Confirmation): Promise<void> {
  const refused = await whyRefused(actor, proof);
  if (refused) {
    await recordAtOnce(actor, { chain: ACCOUNTS_CHAIN, action: "account.confirmationRefused", detail: {} });
    throw new AppError(refused);
  }
  await markConfirmed(actor, clock.now());
}

/** Without a password, signing in was the proof. @throws AppError `confirmFirst`, `signInRequired` after a race */
export async function requireConfirmed(actor: Actor): Promise<void> {
  const session = await findConfirmation(actor);
  if (!session) throw new AppError("signInRequired");
  const since = clock.now().getTime() - CONFIRMED_MS;
  const shown = session.confirmedAt ?? (session.user.passwordHash === "" ? session.createdAt : null);
  if (shown === null || shown.getTime() < since) throw new AppError("confirmFirst");
}

async function whyRefused(actor: Actor, proof: Confirmation): Promise<ErrorKey | null> {
  if ("password" in proof) {
    const session = await findConfirmation(actor);
    return (await isPassword(proof.password, session?.user.passwordHash ?? null)) ? null : "wrongPassword";
  }
  if ("passkey" in proof) {
    await keepPasskeyUse(await passkeyBehind(proof.passkey, "passkeyConfirm", actor.userId));
    return null;
  }
  await requireCodeTry(actor);
  if ((await inTransaction((tx) => useCode(actor, proof.code, tx))) === null) return "codeWrong";
  await forgiveCodes(actor);
  return null;
}
