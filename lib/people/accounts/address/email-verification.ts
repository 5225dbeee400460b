import "server-only";
import type { Actor } from "@/lib/access/actor";
import { forgiveStrangers } from "@/lib/access/limit-counts";
import { copyFor } from "@/lib/copy/copy";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newSecret, secretHash } from "@/lib/platform/ids";
import { buildLetter } from "@/lib/platform/mail/letter";
import { queueMail, wipeLetters } from "@/lib/platform/mail/send-mail";
import {
  insertVerification,
  findMailAccount,
  takeVerification,
  findVerification,
  type MailAccount,
} from "./address-store";
import { holdAccount } from "@/lib/people/accounts/account-store";
import { setPassword } from "@/lib/people/accounts/password/password-store";
import { requireGoodPassword, hashPassword } from "@/lib/people/accounts/password/passwords";
import { proveAddress } from "./proven-address";
import type { VerificationDto, VerifyEmail } from "@/lib/people/accounts/schema";

const VERIFICATION_MS = 3 * 24 * 60 * 60_000;

/**
 * What a link's page shows: the account it would confirm and whether that needs a new password; or that the link was
 * already used, or is invalid.
 */
export type VerificationState =
  | { step: "open"; name: string; email: string; needsPassword: boolean }
  | { step: "used" }
  | { step: "invalid" };
/** Who opens the link, if signed in, and their preferred language. */
export type Visitor = { actor: Actor | null; language: Language };

/** @param language used if the person has chosen none. Source: B-2.4, B-6.8. */
export async function queueVerification(
  account: MailAccount,
  { language }: { language: Language },
  tx: DatabaseClient,
): Promise<void> {
  const linkToken = newSecret(); // 256 bits
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + VERIFICATION_MS);
  await insertVerification(
    { userId: account.id, email: account.email, tokenHash: secretHash(linkToken), createdAt, expiresAt },
    tx,
  );
  await queueMail(
    {
      kind: "verification",
      to: account.email,
      linkToken,
      expiresAt,
      ...verificationLetter(account, linkToken, language),
    },
    tx,
  );
}

/** @returns `message`, to be shown @throws AppError `emailAlreadyVerified`. Source: behaviour §2, §21, B-2.4. */
export async function resendVerification(actor: Actor, commit: Commit = inTransaction): Promise<{ message: string }> {
  const { verification } = copyFor(actor.language);
  return commit(async (tx) => {
    const account = await findMailAccount({ id: actor.userId }, tx);
    if (!account) throw new AppError("signInRequired"); // deleted just now
    if (account.emailVerifiedAt) throw new AppError("emailAlreadyVerified");
    await queueVerification(account, { language: actor.language }, tx);
    return { message: verification.sent(actor.email) };
  });
}

/**
 * Proves an address once. Whoever has the link reads the address's mail, but may not be the one who opened the account
 * and knows its password. So it takes a session of the account, or a password set at the same time.
 *
 * @throws AppError `verificationLinkInvalid`; `verificationPasswordNeeded` and as `requireGoodPassword`, which leave
 *   the link valid. Source: B-3.1, B-3.6.
 */
export async function verifyEmail({ token, password }: VerifyEmail, visitor: Visitor): Promise<VerificationDto> {
  const { owner, inSession } = await openVerification(token, visitor);
  if (!inSession && password === undefined) throw new AppError("verificationPasswordNeeded");
  if (password !== undefined) requireGoodPassword(password, owner.user);
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const tokenHash = secretHash(token);
  const { language } = visitor;
  const becameAdministrator = await inTransaction(async (tx) => {
    await holdAccount(owner.userId, tx);
    if (!(await takeVerification(tokenHash, clock.now(), tx))) throw new AppError("verificationLinkInvalid");
    await wipeLetters([tokenHash], tx);
    if (passwordHash !== null) await setPassword(owner.userId, { passwordHash }, tx);
    const proven = await proveAddress(owner.userId, { by: "link", inSession, language }, tx);
    // three days are too long for a password link
    if (!proven.isFirst) throw new AppError("verificationLinkInvalid");
    return proven.becameAdministrator;
  });
  if (passwordHash !== null) await forgiveStrangers(owner.user.email);
  const { done, doneWithPassword } = copyFor(language).verification;
  return {
    emailVerified: true,
    message: inSession ? done : doneWithPassword,
    ...(becameAdministrator ? { becameAdministrator } : {}),
  };
}

/** A link's state for its visitor; viewing it doesn't use the link up. */
export async function verificationState(token: string, actor: Actor | null): Promise<VerificationState> {
  const row = await findVerification(secretHash(token));
  if (row?.usedAt) return { step: "used" };
  if (!row || !isGood(row)) return { step: "invalid" };
  const { user, email, userId } = row;
  return { step: "open", name: user.name, email, needsPassword: actor?.userId !== userId };
}

type Verification = NonNullable<Awaited<ReturnType<typeof findVerification>>>;

async function openVerification(
  token: string,
  { actor }: Visitor,
): Promise<{ owner: Verification; inSession: Actor | null }> {
  const owner = await findVerification(secretHash(token));
  if (!owner || owner.usedAt || !isGood(owner)) throw new AppError("verificationLinkInvalid");
  return { owner, inSession: actor?.userId === owner.userId ? actor : null };
}

function isGood({ expiresAt, email, user }: Verification): boolean {
  return expiresAt > clock.now() && email === user.email;
}

/** Uses the configured address: a request's `Host` can be forged. */
function verificationLetter(
  account: MailAccount,
  token: string,
  asked: Language,
): { subject: string; html: string; text: string } {
  const language = chosenLanguage(account) ?? asked;
  const {
    password,
    verification: { letter },
  } = copyFor(language);
  const url = new URL("/verify-email", env.publicUrl);
  url.searchParams.set("token", token);
  const content = {
    language,
    title: letter.subject,
    paragraphs: [password.letter.greeting(account.name), letter.reason(account.email), letter.validity],
    button: { label: letter.button, url: url.href },
    footer: letter.footer,
  };
  return { subject: letter.subject, ...buildLetter(content) };
}

export function chosenLanguage({
  defaultLanguage,
  settingsUpdatedAt,
}: {
  defaultLanguage: string;
  settingsUpdatedAt: Date | null;
}): Language | undefined {
  return settingsUpdatedAt ? LANGUAGES.find((known) => known === defaultLanguage) : undefined;
}
