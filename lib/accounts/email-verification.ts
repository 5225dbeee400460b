import "server-only";
import type { Actor } from "@/lib/access/actor";
import { copyFor } from "@/lib/copy/copy";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newSecret, secretHash } from "@/lib/platform/ids";
import { letterOf } from "@/lib/platform/mail/letter";
import { queueMail, wipeLetters } from "@/lib/platform/mail/send-mail";
import { insertVerification, mailAccountOf, takeVerification, verificationOf, type MailAccount } from "./address-store";
import { proveAddress } from "./proven-address";
import type { VerificationDto, VerifyEmail } from "./schema";

const VERIFICATION_MS = 3 * 24 * 60 * 60_000;

/** What a link's page shows: whose account it would confirm, that it was used already, or that it is none. */
export type VerificationState = { step: "open"; name: string; email: string } | { step: "used" } | { step: "invalid" };

/** @param language where the person has chosen none. Source: B-2.4, B-6.8. */
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
    const account = await mailAccountOf({ id: actor.userId }, tx);
    if (!account) throw new AppError("signInRequired"); // deleted in this moment
    if (account.emailVerifiedAt) throw new AppError("emailAlreadyVerified");
    await queueVerification(account, { language: actor.language }, tx);
    return { message: verification.sent(actor.email) };
  });
}

/**
 * Proves an address once; whoever holds the link need not be signed in. @throws AppError `verificationLinkInvalid`.
 * Source: B-2.4.
 */
export async function verifyEmail(
  { token }: VerifyEmail,
  { language }: { language: Language },
): Promise<VerificationDto> {
  const tokenHash = secretHash(token);
  const becameAdministrator = await inTransaction(async (tx) => {
    const userId = await takeVerification(tokenHash, clock.now(), tx);
    if (userId === null) throw new AppError("verificationLinkInvalid");
    await wipeLetters([tokenHash], tx);
    return proveAddress(userId, "link", tx);
  });
  return {
    emailVerified: true,
    message: copyFor(language).verification.done,
    ...(becameAdministrator ? { becameAdministrator } : {}),
  };
}

/** How a link stands, for its page; looking at it uses nothing up. */
export async function verificationState(token: string): Promise<VerificationState> {
  const row = await verificationOf(secretHash(token));
  if (row?.usedAt) return { step: "used" };
  if (!row || row.expiresAt <= clock.now() || row.email !== row.user.email) return { step: "invalid" };
  return { step: "open", name: row.user.name, email: row.email };
}

/** The address is the configured one: a request's `Host` can be anybody's. */
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
  return { subject: letter.subject, ...letterOf(content) };
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
