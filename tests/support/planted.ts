/** What somebody can have set up on an account before its address was proven, by an older version of the product. */
import { openChallenge } from "@/lib/accounts/second-factor/challenge-store";
import { newRecoveryCodes, recoveryCodeHash } from "@/lib/accounts/second-factor/recovery-codes";
import { newAppSecret } from "@/lib/accounts/second-factor/totp";
import { db } from "@/lib/platform/db";
import { newId, newSecret, secretHash } from "@/lib/platform/ids";
import { seal } from "@/lib/platform/sealed";

export const ISSUER = "https://issuer.test";

export type Planted = {
  secret: string;
  recoveryCode: string;
  credentialId: string;
  subject: string;
  calendar: string;
  challenge: string;
};

/** Every way in but the password, and the calendar link. */
export async function planted(userId: string): Promise<Planted> {
  const [secret, [recoveryCode = ""], calendar] = [newAppSecret(), newRecoveryCodes(), newSecret()];
  const [credentialId, subject] = [newId(), newId()];
  await db.authenticator.create({
    data: { userId, secret: seal("authenticator", secret), confirmedAt: new Date(), lastStep: 0 },
  });
  await db.recoveryCode.create({ data: { id: newId(), userId, codeHash: recoveryCodeHash(userId, recoveryCode) } });
  await db.passkey.create({ data: { id: newId(), userId, name: "Mine", credentialId, publicKey: "" } });
  await db.identity.create({ data: { id: newId(), userId, issuer: ISSUER, subject, email: "s@example.com" } });
  await db.calendarFeed.create({ data: { userId, secretHash: secretHash(calendar) } });
  const challenge = await openChallenge("secondFactor", { userId });
  return { secret, recoveryCode, credentialId, subject, calendar, challenge };
}

/** How much of it is left, sessions and mailed links that work included. */
export async function leftOf(userId: string) {
  const where = { userId };
  return {
    sessions: await db.session.count({ where }),
    apps: await db.authenticator.count({ where }),
    recoveryCodes: await db.recoveryCode.count({ where }),
    passkeys: await db.passkey.count({ where }),
    identities: await db.identity.count({ where }),
    calendars: await db.calendarFeed.count({ where }),
    challenges: await db.signInChallenge.count({ where }),
    resets: await db.passwordReset.count({ where: { userId, usedAt: null } }),
    verifications: await db.emailVerification.count({ where: { userId, usedAt: null } }),
  };
}
