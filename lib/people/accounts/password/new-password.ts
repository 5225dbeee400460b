import "server-only";
import type { Actor } from "@/lib/access/actor";
import { recordInTransaction, recordAtOnce } from "@/lib/audit/audit";
import { maskedLogin } from "@/lib/audit/masked-login";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { forgiveStrangers, forgiveStrangersCodes, mayMail } from "@/lib/access/limit-counts";
import { copyFor } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newSecret, secretHash } from "@/lib/platform/ids";
import { buildLetter } from "@/lib/platform/mail/letter";
import { queueMail, wipeLetters } from "@/lib/platform/mail/send-mail";
import { holdAccount, userById } from "@/lib/people/accounts/account-store";
import { chosenLanguage } from "@/lib/people/accounts/address/email-verification";
import {
  endSessions,
  insertReset,
  ownerOfReset,
  findResetAccount,
  setPassword,
  takeReset,
  writeNothing,
  type ResetAccount,
  findPasswordHash,
} from "./password-store";
import { endUnattended } from "@/lib/people/accounts/tokens/tokens";
import { requireGoodPassword, hashPassword, isPassword } from "./passwords";
import { proveAddress } from "@/lib/people/accounts/address/proven-address";
import type { PasswordResetInput, PasswordChange } from "@/lib/people/accounts/schema";

const RESET_MS = 60 * 60_000;

/**
 * The answer, and roughly its time, are the same if the address has no account or got too many letters this hour.
 * @param language of the answer, and of the letter if the person has chosen none
 * @returns `message`, to be shown. Source: B-2.14.
 */
export async function requestPasswordReset(
  { email }: { email: string },
  { language }: { language: Language },
  commit: Commit = inTransaction,
): Promise<{ message: string }> {
  const account = await findResetAccount(email);
  const isMailed = (await mayMail(email)) && account !== null; // a letter sent within the hour is still valid
  return commit(async (tx) => {
    if (isMailed) await queueReset(account, { language }, tx);
    else await queueNothing({ language }, tx);
    await recordInTransaction(
      null,
      {
        chain: ACCOUNTS_CHAIN,
        action: "account.resetAsked",
        detail: { email: account ? email : maskedLogin(email), userId: account?.id ?? null },
      },
      tx,
    );
    return { message: copyFor(language).password.forgot.sent };
  });
}

/** Queues the letter with a password link. @param language of the letter if the person has chosen none */
export async function queueReset(
  account: ResetAccount,
  { language }: { language: Language },
  tx: DatabaseClient,
): Promise<void> {
  const linkToken = newSecret();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + RESET_MS);
  await insertReset({ userId: account.id, tokenHash: secretHash(linkToken), createdAt, expiresAt }, tx);
  await queueMail(
    { kind: "reset", to: account.email, linkToken, expiresAt, ...resetLetter(account, linkToken, language) },
    tx,
  );
}

/** Does as much work as `queueReset` and leaves nothing behind. */
async function queueNothing({ language }: { language: Language }, tx: DatabaseClient): Promise<void> {
  resetLetter({ name: "", defaultLanguage: language, settingsUpdatedAt: null }, newSecret(), language);
  await writeNothing(clock.now(), tx);
}

/** Whether a link's token is still valid; for the page that asks for the new password. */
export async function isResetToken(token: string): Promise<boolean> {
  return (await ownerOfReset(secretHash(token), clock.now())) !== null;
}

/**
 * Works once, and also proves the address, whose account is then reset. All sessions end, other links become invalid.
 * @throws AppError `resetLinkInvalid`; as `requireGoodPassword`, which leaves the link valid. Source: B-2.15.
 */
export async function resetPassword(
  { token, password }: PasswordResetInput,
  { language }: { language: Language },
): Promise<void> {
  const userId = await ownerOfReset(secretHash(token), clock.now());
  if (userId === null) throw new AppError("resetLinkInvalid"); // before the expensive hash
  const passwordHash = await hashPassword(password);
  const email = await inTransaction(async (tx) => {
    await holdAccount(userId, tx);
    if (!(await takeReset(secretHash(token), clock.now(), tx))) throw new AppError("resetLinkInvalid");
    await setPassword(userId, { passwordHash }, tx);
    await wipeLetters([secretHash(token)], tx);
    const user = await userById(userId, tx);
    if (user) requireGoodPassword(password, user);
    await recordInTransaction(
      user && { userId, name: user.name },
      { chain: ACCOUNTS_CHAIN, action: "account.passwordReset", detail: {} },
      tx,
    );
    // whoever has the link reads the address's mail
    await proveAddress(userId, { by: "reset", inSession: null, language }, tx);
    await endSessions(userId, { except: null }, tx);
    if (user) await endUnattended({ userId, name: user.name }, language, tx);
    return user?.email;
  });
  if (email) await forgiveStrangers(email);
  await forgiveStrangersCodes(userId);
}

/** Uses the configured address: a request's `Host` can be forged. */
function resetLetter(
  account: Pick<ResetAccount, "name" | "defaultLanguage" | "settingsUpdatedAt">,
  token: string,
  asked: Language,
): { subject: string; html: string; text: string } {
  const language = chosenLanguage(account) ?? asked;
  const { letter } = copyFor(language).password;
  const url = new URL(`/reset-password/${token}`, env.publicUrl).href;
  const content = {
    language,
    title: letter.subject,
    paragraphs: [letter.greeting(account.name), letter.reason],
    button: { label: letter.button, url },
    footer: letter.footer,
  };
  return { subject: letter.subject, ...buildLetter(content) };
}

/** Ends every session but the caller's own. @throws AppError `wrongPassword`. Source: B-2.16. */
export async function changePassword(actor: Actor, change: PasswordChange): Promise<void> {
  const instead = await findPasswordHash(actor);
  const isRight = await isPassword(change.currentPassword, instead);
  if (instead === null || !isRight) {
    await recordAtOnce(actor, { chain: ACCOUNTS_CHAIN, action: "account.passwordChangeRefused", detail: {} });
    throw new AppError("wrongPassword");
  }
  requireGoodPassword(change.newPassword, actor);
  const passwordHash = await hashPassword(change.newPassword);
  await inTransaction(async (tx) => {
    // changed elsewhere meanwhile
    if (!(await setPassword(actor.userId, { passwordHash, instead }, tx))) throw new AppError("wrongPassword");
    await endSessions(actor.userId, { except: actor.sessionId }, tx);
    await endUnattended(actor, actor.language, tx);
    await recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, action: "account.passwordChanged", detail: {} }, tx);
  });
  await forgiveStrangersCodes(actor.userId);
}
