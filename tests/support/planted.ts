/**
 * Somebody who registered another person's address, with what they can have set up on the account before that was
 * proven, by an older version of the product; and whether any of it still opens something.
 */
import { POST as login } from "@/app/api/auth/login/route";
import { GET as profile } from "@/app/api/auth/profile/route";
import { POST as register } from "@/app/api/auth/register/route";
import { POST as secondFactor } from "@/app/api/auth/second-factor/route";
import { GET as calendar } from "@/app/api/calendar/[feed]/route";
import type { Actor } from "@/lib/access/actor";
import { signInByIssuer } from "@/lib/people/accounts/openid/sign-in-by-issuer";
import { openChallenge } from "@/lib/people/accounts/second-factor/challenge-store";
import { startPasskeySignIn } from "@/lib/people/accounts/second-factor/passkey-answers";
import { newRecoveryCodes, recoveryCodeHash, newAppSecret } from "@/lib/people/accounts/second-factor/codes";
import type { PasskeyAnswer } from "@/lib/people/accounts/second-factor/schema";
import { signInByPasskey } from "@/lib/people/accounts/second-factor/second-step";
import { actorOfSession } from "@/lib/people/accounts/session/session";
import { readToken } from "@/lib/people/accounts/session/token";
import { db } from "@/lib/platform/db";
import { newId, newSecret, secretHash } from "@/lib/platform/ids";
import { seal } from "@/lib/platform/sealed";
import { call } from "./api";
import { PASSWORD, type Person } from "./factories";
import { currentCode } from "./second-factor";

export const ISSUER = "https://issuer.test";

type Planted = {
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
export async function readLeft(userId: string) {
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

export const browser = { userAgent: "tests", language: "en" } as const;

export const NOTHING_LEFT = {
  sessions: 0,
  apps: 0,
  recoveryCodes: 0,
  passkeys: 0,
  identities: 0,
  calendars: 0,
  challenges: 0,
  resets: 0,
  verifications: 0,
};
export const readBody = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as object),
});
export const logIn = (email: string, password: string) => call(login, { method: "POST", body: { email, password } });
export const settledKey = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (cause: { key?: string }) => cause.key,
  );
export const lettersTo = (recipient: string) =>
  db.outgoingMail.findMany({ where: { recipient }, orderBy: { createdAt: "asc" } });
export async function mailedTo(email: string, path: string): Promise<string> {
  const links = (await lettersTo(email)).flatMap(({ text }) => new RegExp(`${path}([\\w-]{43})`).exec(text)?.[1] ?? []);
  return links.at(-1) ?? "";
}
export async function actorBehind(token: string): Promise<Actor> {
  const content = await readToken(token);
  const actor = content && (await actorOfSession(content, "en"));
  if (!actor) throw new Error("a live session was expected");
  return actor;
}
export const passkeyAnswer = (id: string, challenge: string): PasskeyAnswer => ({
  id,
  rawId: id,
  type: "public-key",
  clientExtensionResults: {},
  response: {
    clientDataJSON: Buffer.from(JSON.stringify({ challenge })).toString("base64url"),
    authenticatorData: "AA",
    signature: "AA",
  },
});

export type Stranger = Person & { planted: Planted };
/** A stranger who registered somebody's address: signed in twice, with everything planted. */
export async function stranger(email = `${newId()}@example.com`): Promise<Stranger> {
  const body = { name: "Owner", email, password: PASSWORD };
  const { access_token: token } = (await readBody(await call(register, { method: "POST", body }))) as unknown as {
    access_token: string;
  };
  const actor = await actorBehind(token);
  await logIn(email, PASSWORD);
  return { actor, token, email, planted: await planted(actor.userId) };
}

/** All that the stranger has, tried one by one. @returns what let them in */
export async function waysStillOpen({ email, token, planted: kept }: Stranger): Promise<string[]> {
  const open: string[] = [];
  if ((await call(profile, { token })).status === 200) open.push("session");
  if ((await logIn(email, PASSWORD)).status === 200) open.push("password");
  const { challenge } = await startPasskeySignIn();
  const passkey = passkeyAnswer(kept.credentialId, challenge);
  if ((await settledKey(signInByPasskey({ passkey }, browser))) === "done") open.push("passkey");
  const claims = { issuer: ISSUER, subject: kept.subject, email: "s@example.com", isEmailVerified: false, name: "" };
  if ((await settledKey(signInByIssuer(claims, browser))) === "done") open.push("issuer");
  for (const code of [currentCode(kept.secret), kept.recoveryCode]) {
    const body = { challenge: kept.challenge, code };
    if ((await call(secondFactor, { method: "POST", body })).status === 200) open.push("challenge");
  }
  if ((await call(calendar, { params: { feed: `${kept.calendar}.ics` } })).status === 200) open.push("calendar");
  return open;
}
