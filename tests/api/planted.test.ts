/**
 * Somebody registers another person's address first, and sets up what they can. Once that person proves the address,
 * nothing of it opens anything, alone or together (B-3.6). Each way of proof is attacked with all that can be planted.
 */
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { POST as confirmAddress } from "@/app/api/admin/users/[userId]/verify-email/route";
import { POST as forgot } from "@/app/api/auth/forgot-password/route";
import { GET as profile } from "@/app/api/auth/profile/route";
import { POST as register } from "@/app/api/auth/register/route";
import { POST as reset } from "@/app/api/auth/reset-password/route";
import { POST as verify } from "@/app/api/auth/verify-email/route";
import { POST as resend } from "@/app/api/auth/verify-email/resend/route";
import { POST as invite } from "@/app/api/contracts/[contractId]/collaborators/route";
import { POST as accept } from "@/app/api/invitations/[token]/accept/route";
import { GET as pending } from "@/app/api/invitations/pending/route";
import type { Actor } from "@/lib/access/actor";
import { verificationState } from "@/lib/people/accounts/address/email-verification";
import type * as passwords from "@/lib/people/accounts/password/passwords";
import { startPasskeySignIn } from "@/lib/people/accounts/second-factor/passkey-answers";
import { signInByPasskey } from "@/lib/people/accounts/second-factor/second-step";
import type * as webauthn from "@/lib/people/accounts/second-factor/webauthn";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newId } from "@/lib/platform/ids";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, PASSWORD, person, type Person } from "../support/factories";
import {
  readBody,
  browser,
  settledKey,
  readLeft,
  lettersTo,
  logIn,
  mailedTo,
  NOTHING_LEFT,
  passkeyAnswer,
  stranger,
  waysStillOpen,
  type Stranger,
} from "../support/planted";

vi.hoisted(() =>
  Object.assign(process.env, {
    OIDC_ISSUER: "https://issuer.test",
    OIDC_CLIENT_ID: "contracts",
    OIDC_CLIENT_SECRET: "of tests only",
  }),
);
/** Every signature is right, so that only whose passkey it is decides. */
vi.mock("@/lib/people/accounts/second-factor/webauthn", async (original) => ({
  ...(await original<typeof webauthn>()),
  checkSignature: () => Promise.resolve(1),
}));
/** What happens once behind the next password that was found right. */
const meanwhile = vi.hoisted(() => ({ action: null as (() => Promise<unknown>) | null }));
vi.mock("@/lib/people/accounts/password/passwords", async (original) => {
  const real = await original<typeof passwords>();
  const isPassword: typeof real.isPassword = async (...asked) => {
    const isRight = await real.isPassword(...asked);
    const { action } = meanwhile;
    meanwhile.action = null;
    await action?.();
    return isRight;
  };
  return { ...real, isPassword };
});

const OWN_PASSWORD = "the owner's own words";
const TOLD = "Your address is confirmed: earlier logins were removed";

async function resetByMail({ email }: Stranger): Promise<void> {
  await call(forgot, { method: "POST", body: { email } });
  const body = { token: await mailedTo(email, "/reset-password/"), password: OWN_PASSWORD };
  expect((await call(reset, { method: "POST", body })).status).toBe(204);
}

async function linkFromElsewhere({ email }: Stranger): Promise<void> {
  const body = { token: await mailedTo(email, "/verify-email\\?token="), password: OWN_PASSWORD };
  expect(await readBody(await call(verify, { method: "POST", body }))).toMatchObject({
    status: 200,
    emailVerified: true,
    message: "Your email address is confirmed and your password is set. You can log in now.",
  });
}

let admin: Person;
beforeEach(async () => {
  meanwhile.action = null;
  await resetDatabase();
  admin = await person("Administrator", "admin");
});

describe("whoever registered the address first", () => {
  test.each([
    ["a new password by a mailed link", resetByMail],
    ["the mailed link, opened where nobody is signed in", linkFromElsewhere],
  ])("keeps nothing once it is proven by %s, and the owner gets in (B-3.6)", async (_how, prove) => {
    const who = await stranger();
    await call(forgot, { method: "POST", body: { email: who.email } }); // a link that lies about
    await prove(who);
    expect(await readLeft(who.actor.userId)).toEqual(NOTHING_LEFT);
    expect(await waysStillOpen(who)).toEqual([]);
    expect((await lettersTo(who.email)).at(-1)).toMatchObject({ subject: TOLD, kind: "notice" });
    expect(await readBody(await logIn(who.email, OWN_PASSWORD))).toMatchObject({
      status: 200,
      user: { emailVerified: true },
    });
    const { detail } = await db.auditEvent.findFirstOrThrow({ where: { action: "account.emailVerified" } });
    expect(JSON.parse(detail)).toMatchObject({ cleared: { sessions: 2, factors: 2, identities: 1, calendars: 1 } });
  });

  test("keeps the password alone where an administrator says that the account is the owner's (B-3.6)", async () => {
    const who = await stranger();
    const params = { userId: who.actor.userId };
    expect((await call(confirmAddress, { method: "POST", token: admin.token, params })).status).toBe(200);
    expect(await readLeft(who.actor.userId)).toEqual(NOTHING_LEFT);
    expect(await waysStillOpen(who)).toEqual(["password"]);
    expect((await lettersTo(who.email)).at(-1)?.subject).toBe(TOLD);
  });

  test("does not accept, as a manager, what was sent to the owner", async () => {
    const who = await stranger();
    const { contractId } = await createContract(admin);
    const body = { email: who.email, role: "manager" };
    await call(invite, { method: "POST", token: admin.token, params: { contractId }, body });
    await resetByMail(who);
    const challenge = (await startPasskeySignIn()).challenge;
    const passkey = passkeyAnswer(who.planted.credentialId, challenge);
    expect(await settledKey(signInByPasskey({ passkey }, browser))).toBe("passkeyRefused");
    const { access_token: token } = (await readBody(await logIn(who.email, OWN_PASSWORD))) as unknown as {
      access_token: string;
    };
    const [invitation] = (await (await call(pending, { token })).json()) as { id: string }[];
    const joined = await call(accept, { method: "POST", token, params: { token: invitation?.id ?? "" }, body: {} });
    expect(joined.status).toBe(201);
    expect(await db.collaborator.findMany({ where: { contractId, role: "manager" } })).toMatchObject([
      { userId: who.actor.userId },
    ]);
  });

  test.each([
    ["a new password by a mailed link", resetByMail],
    ["the mailed link, opened where nobody is signed in", linkFromElsewhere],
  ])(
    "does not become administrator through ADMIN_EMAIL by %s, nor locks the administrator out",
    async (_how, prove) => {
      const email = `${newId()}@example.com`;
      const before = env.ADMIN_EMAIL;
      onTestFinished(() => void Object.assign(env, { ADMIN_EMAIL: before }));
      Object.assign(env, { ADMIN_EMAIL: email });
      const who = await stranger(email);
      await prove(who);
      expect(await waysStillOpen(who)).toEqual([]);
      expect(await readBody(await logIn(email, OWN_PASSWORD))).toMatchObject({
        status: 200,
        user: { systemRole: "admin" },
      });
    },
  );

  test("does not get in by a log-in that was under way", async () => {
    const who = await stranger();
    await db.authenticator.deleteMany();
    await db.passkey.deleteMany();
    meanwhile.action = () => linkFromElsewhere(who);
    expect(await readBody(await logIn(who.email, PASSWORD))).toMatchObject({ status: 401, code: "invalidCredentials" });
    expect(await db.session.count({ where: { userId: who.actor.userId } })).toBe(0);
  });

  test("is no known browser any more", async () => {
    const who = await stranger();
    await resetByMail(who);
    const { passwordChangedAt } = await db.user.findUniqueOrThrow({ where: { id: who.actor.userId } });
    expect(passwordChangedAt).not.toBeNull(); // marks from before it are worth nothing: `known-visitor.ts`
  });
});

describe("the mailed link", () => {
  const opened = (email: string, more: { token?: string; cookie?: string; password?: string } = {}) =>
    mailedTo(email, "/verify-email\\?token=").then((token) =>
      call(verify, {
        method: "POST",
        ...(more.token === undefined ? {} : { token: more.token }),
        ...(more.cookie === undefined ? {} : { cookie: more.cookie }),
        body: { token, ...(more.password === undefined ? {} : { password: more.password }) },
      }),
    );

  test("proves nothing, and stays good, where neither a session of the account nor a password comes with it (B-3.1)", async () => {
    const who = await stranger();
    const other = await person("Other");
    for (const response of [
      await opened(who.email),
      await opened(who.email, { token: other.token }),
      await opened(who.email, { cookie: other.token }),
    ])
      expect(await readBody(response)).toEqual({
        status: 403,
        code: "verificationPasswordNeeded",
        message: "You are not logged in to this account. Log in first, or choose a password to confirm the address.",
      });
    expect((await opened(who.email, { password: "password1" })).status).toBe(400);
    expect((await db.user.findUniqueOrThrow({ where: { id: who.actor.userId } })).emailVerifiedAt).toBeNull();
    expect((await opened(who.email, { token: other.token, password: OWN_PASSWORD })).status).toBe(200);
    expect(await waysStillOpen(who)).toEqual([]);
  });

  test("tells its page whether a password is to be chosen", async () => {
    const who = await stranger();
    const other = await person("Other");
    const token = await mailedTo(who.email, "/verify-email\\?token=");
    const needs = async (actor: Actor | null) => {
      const state = await verificationState(token, actor);
      return state.step === "open" && state.needsPassword;
    };
    expect([await needs(null), await needs(other.actor), await needs(who.actor)]).toEqual([true, true, false]);
  });

  test.each(["token", "cookie"] as const)(
    "in the session that opened the account (%s) keeps that session and its password, and ends all else (B-3.6)",
    async (by) => {
      const who = await stranger();
      expect((await opened(who.email, { [by]: who.token })).status).toBe(200);
      expect(await readLeft(who.actor.userId)).toEqual({ ...NOTHING_LEFT, sessions: 1 });
      expect(await readBody(await call(profile, { token: who.token }))).toMatchObject({ emailVerified: true });
      expect((await logIn(who.email, PASSWORD)).status).toBe(200);
      expect((await lettersTo(who.email)).at(-1)?.subject).toBe(TOLD);
    },
  );

  test("bothers nobody who registered and opens it in the same browser", async () => {
    const body = { name: "Honest", email: "honest@example.com", password: PASSWORD };
    const { access_token: token } = (await readBody(await call(register, { method: "POST", body }))) as unknown as {
      access_token: string;
    };
    expect((await opened(body.email, { cookie: token })).status).toBe(200);
    expect((await call(profile, { token })).status).toBe(200);
    expect(await lettersTo(body.email)).toHaveLength(1); // the link, and no news
  });

  test("proves nothing by a session that ended meanwhile", async () => {
    const who = await stranger();
    await db.session.deleteMany();
    expect(await readBody(await opened(who.email, { token: who.token }))).toMatchObject({
      code: "verificationPasswordNeeded",
    });
  });

  test("of an address that is proven by then sets no password: that link is good for an hour, not for three days", async () => {
    const who = await stranger();
    const link = await mailedTo(who.email, "/verify-email\\?token=");
    const row = await db.emailVerification.findFirstOrThrow({ where: { userId: who.actor.userId } });
    await resetByMail(who);
    const sent = () => call(verify, { method: "POST", body: { token: link, password: "planted much later" } });
    expect((await sent()).status).toBe(404);
    await db.emailVerification.create({ data: row }); // as if it had been sent in the moment of the proof
    expect((await sent()).status).toBe(404);
    expect((await logIn(who.email, OWN_PASSWORD)).status).toBe(200);
    expect((await call(resend, { method: "POST", token: who.token })).status).toBe(401);
  });
});

test("an invitation's mailed link, in the account's own session, proves the address and ends all else", async () => {
  const who = await stranger();
  const { contractId } = await createContract(admin);
  await call(invite, { method: "POST", token: admin.token, params: { contractId }, body: { email: who.email } });
  const token = await mailedTo(who.email, "/invitation/");
  const joined = await call(accept, { method: "POST", token: who.token, params: { token }, body: {} });
  expect(joined.status).toBe(201);
  expect(await readLeft(who.actor.userId)).toEqual({ ...NOTHING_LEFT, sessions: 1 });
  expect((await call(profile, { token: who.token })).status).toBe(200);
});
