/**
 * Somebody registers another person's address first, and sets up what they can. Once that person proves the address,
 * nothing of it opens anything, alone or together (B-3.6). Each way of proof is attacked with all that could be planted.
 */
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { DELETE as resetFactor } from "@/app/api/admin/users/[userId]/second-factor/route";
import { POST as confirmAddress } from "@/app/api/admin/users/[userId]/verify-email/route";
import { POST as forgot } from "@/app/api/auth/forgot-password/route";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as profile } from "@/app/api/auth/profile/route";
import { POST as register } from "@/app/api/auth/register/route";
import { POST as reset } from "@/app/api/auth/reset-password/route";
import { POST as secondFactor } from "@/app/api/auth/second-factor/route";
import { POST as verify } from "@/app/api/auth/verify-email/route";
import { POST as resend } from "@/app/api/auth/verify-email/resend/route";
import { GET as calendar } from "@/app/api/calendar/[feed]/route";
import { POST as invite } from "@/app/api/contracts/[contractId]/collaborators/route";
import { POST as makeFeed } from "@/app/api/deadlines/feed/route";
import { POST as accept } from "@/app/api/invitations/[token]/accept/route";
import { GET as pending } from "@/app/api/invitations/pending/route";
import type { Actor } from "@/lib/access/actor";
import { verificationState } from "@/lib/accounts/email-verification";
import { finishLink, startLink } from "@/lib/accounts/openid/link";
import { signInByIssuer } from "@/lib/accounts/openid/sign-in-by-issuer";
import type * as passwords from "@/lib/accounts/passwords";
import { openChallenge } from "@/lib/accounts/second-factor/challenge-store";
import { confirmItsMe } from "@/lib/accounts/second-factor/confirmation";
import { startPasskeySignIn } from "@/lib/accounts/second-factor/passkey-answers";
import { addPasskey, startPasskey } from "@/lib/accounts/second-factor/passkeys";
import type { PasskeyAnswer } from "@/lib/accounts/second-factor/schema";
import { signInByPasskey } from "@/lib/accounts/second-factor/second-step";
import { confirmAppCode, renewRecoveryCodes, startApp } from "@/lib/accounts/second-factor/set-up";
import type * as webauthn from "@/lib/accounts/second-factor/webauthn";
import { actorOfSession } from "@/lib/accounts/session";
import { readToken } from "@/lib/accounts/token";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newId } from "@/lib/platform/ids";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { contractOf, PASSWORD, person, type Person } from "../support/factories";
import { ISSUER, leftOf, planted, type Planted } from "../support/planted";
import { codeOf } from "../support/second-factor";

vi.hoisted(() =>
  Object.assign(process.env, {
    OIDC_ISSUER: "https://issuer.test",
    OIDC_CLIENT_ID: "contracts",
    OIDC_CLIENT_SECRET: "of tests only",
  }),
);
/** Every signature is right, so that only whose passkey it is decides. */
vi.mock("@/lib/accounts/second-factor/webauthn", async (original) => ({
  ...(await original<typeof webauthn>()),
  checkSignature: () => Promise.resolve(1),
}));
/** What happens once behind the next password that was found right. */
const meanwhile = vi.hoisted(() => ({ deed: null as (() => Promise<unknown>) | null }));
vi.mock("@/lib/accounts/passwords", async (original) => {
  const real = await original<typeof passwords>();
  const isPassword: typeof real.isPassword = async (...asked) => {
    const isRight = await real.isPassword(...asked);
    const { deed } = meanwhile;
    meanwhile.deed = null;
    await deed?.();
    return isRight;
  };
  return { ...real, isPassword };
});

const OWN_PASSWORD = "the owner's own words";
const NOTHING_LEFT = {
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
const browser = { userAgent: "tests", language: "en" } as const;
const TOLD = "Your address is confirmed: earlier log-ins were removed";

const bodyOf = async (response: Response) => ({ status: response.status, ...((await response.json()) as object) });
const logIn = (email: string, password: string) => call(login, { method: "POST", body: { email, password } });
const keyOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (cause: { key?: string }) => cause.key,
  );
const lettersTo = (recipient: string) =>
  db.outgoingMail.findMany({ where: { recipient }, orderBy: { createdAt: "asc" } });
async function mailedTo(email: string, path: string): Promise<string> {
  const links = (await lettersTo(email)).flatMap(({ text }) => new RegExp(`${path}([\\w-]{43})`).exec(text)?.[1] ?? []);
  return links.at(-1) ?? "";
}
async function actorBehind(token: string): Promise<Actor> {
  const content = await readToken(token);
  const actor = content && (await actorOfSession(content, "en"));
  if (!actor) throw new Error("a live session was expected");
  return actor;
}
const passkeyAnswer = (id: string, challenge: string): PasskeyAnswer => ({
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

type Stranger = Person & { planted: Planted };
/** A stranger who registered somebody's address: signed in twice, with everything planted. */
async function stranger(email = `${newId()}@example.com`): Promise<Stranger> {
  const body = { name: "Owner", email, password: PASSWORD };
  const { access_token: token } = (await bodyOf(await call(register, { method: "POST", body }))) as unknown as {
    access_token: string;
  };
  const actor = await actorBehind(token);
  await logIn(email, PASSWORD);
  return { actor, token, email, planted: await planted(actor.userId) };
}

/** All that the stranger has, tried one by one. @returns what let them in */
async function waysStillOpen({ email, token, planted: kept }: Stranger): Promise<string[]> {
  const open: string[] = [];
  if ((await call(profile, { token })).status === 200) open.push("session");
  if ((await logIn(email, PASSWORD)).status === 200) open.push("password");
  const { challenge } = await startPasskeySignIn();
  const passkey = passkeyAnswer(kept.credentialId, challenge);
  if ((await keyOf(signInByPasskey({ passkey }, browser))) === "done") open.push("passkey");
  const claims = { issuer: ISSUER, subject: kept.subject, email: "s@example.com", isEmailVerified: false, name: "" };
  if ((await keyOf(signInByIssuer(claims, browser))) === "done") open.push("issuer");
  for (const code of [codeOf(kept.secret), kept.recoveryCode]) {
    const body = { challenge: kept.challenge, code };
    if ((await call(secondFactor, { method: "POST", body })).status === 200) open.push("challenge");
  }
  if ((await call(calendar, { params: { feed: `${kept.calendar}.ics` } })).status === 200) open.push("calendar");
  return open;
}

async function resetByMail({ email }: Stranger): Promise<void> {
  await call(forgot, { method: "POST", body: { email } });
  const body = { token: await mailedTo(email, "/reset-password/"), password: OWN_PASSWORD };
  expect((await call(reset, { method: "POST", body })).status).toBe(204);
}

async function linkFromElsewhere({ email }: Stranger): Promise<void> {
  const body = { token: await mailedTo(email, "/verify-email\\?token="), password: OWN_PASSWORD };
  expect(await bodyOf(await call(verify, { method: "POST", body }))).toMatchObject({
    status: 200,
    emailVerified: true,
    message: "Your email address is confirmed, and your password is set. Log in with it.",
  });
}

let admin: Person;
beforeEach(async () => {
  meanwhile.deed = null;
  await resetDatabase();
  admin = await person("Administrator", "admin");
});

describe("whoever registered the address first", () => {
  test.each([
    ["a new password by a mailed link", resetByMail],
    ["the mailed link, opened where nobody is signed in", linkFromElsewhere],
  ])("keeps nothing once it is proven by %s, and the owner gets in", async (_how, prove) => {
    const who = await stranger();
    await call(forgot, { method: "POST", body: { email: who.email } }); // a link that lies about
    await prove(who);
    expect(await leftOf(who.actor.userId)).toEqual(NOTHING_LEFT);
    expect(await waysStillOpen(who)).toEqual([]);
    expect((await lettersTo(who.email)).at(-1)).toMatchObject({ subject: TOLD, kind: "notice" });
    expect(await bodyOf(await logIn(who.email, OWN_PASSWORD))).toMatchObject({
      status: 200,
      user: { emailVerified: true },
    });
    const { detail } = await db.auditEvent.findFirstOrThrow({ where: { action: "account.emailVerified" } });
    expect(JSON.parse(detail)).toMatchObject({ cleared: { sessions: 2, factors: 2, identities: 1, calendars: 1 } });
  });

  test("keeps the password alone where an administrator says that the account is the owner's", async () => {
    const who = await stranger();
    const params = { userId: who.actor.userId };
    expect((await call(confirmAddress, { method: "POST", token: admin.token, params })).status).toBe(200);
    expect(await leftOf(who.actor.userId)).toEqual(NOTHING_LEFT);
    expect(await waysStillOpen(who)).toEqual(["password"]);
    expect((await lettersTo(who.email)).at(-1)?.subject).toBe(TOLD);
  });

  test("does not accept, as a manager, what was sent to the owner", async () => {
    const who = await stranger();
    const { contractId } = await contractOf(admin);
    const body = { email: who.email, role: "manager" };
    await call(invite, { method: "POST", token: admin.token, params: { contractId }, body });
    await resetByMail(who);
    const challenge = (await startPasskeySignIn()).challenge;
    const passkey = passkeyAnswer(who.planted.credentialId, challenge);
    expect(await keyOf(signInByPasskey({ passkey }, browser))).toBe("passkeyRefused");
    const { access_token: token } = (await bodyOf(await logIn(who.email, OWN_PASSWORD))) as unknown as {
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
      expect(await bodyOf(await logIn(email, OWN_PASSWORD))).toMatchObject({
        status: 200,
        user: { systemRole: "admin" },
      });
    },
  );

  test("does not get in by a log-in that was under way", async () => {
    const who = await stranger();
    await db.authenticator.deleteMany();
    await db.passkey.deleteMany();
    meanwhile.deed = () => linkFromElsewhere(who);
    expect(await bodyOf(await logIn(who.email, PASSWORD))).toMatchObject({ status: 401, code: "invalidCredentials" });
    expect(await db.session.count({ where: { userId: who.actor.userId } })).toBe(0);
  });

  test("is no known browser any more", async () => {
    const who = await stranger();
    await resetByMail(who);
    const { passwordChangedAt } = await db.user.findUniqueOrThrow({ where: { id: who.actor.userId } });
    expect(passwordChangedAt).not.toBeNull(); // marks from before it are worth nothing: `known-browser.ts`
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

  test("proves nothing, and stays good, where neither a session of the account nor a password comes with it", async () => {
    const who = await stranger();
    const other = await person("Other");
    for (const response of [
      await opened(who.email),
      await opened(who.email, { token: other.token }),
      await opened(who.email, { cookie: other.token }),
    ])
      expect(await bodyOf(response)).toEqual({
        status: 403,
        code: "verificationPasswordNeeded",
        message:
          "You are not logged in to this account. Log in first, or choose a password for it to confirm the address.",
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
    "in the session that opened the account (%s) keeps that session and its password, and ends all else",
    async (by) => {
      const who = await stranger();
      expect((await opened(who.email, { [by]: who.token })).status).toBe(200);
      expect(await leftOf(who.actor.userId)).toEqual({ ...NOTHING_LEFT, sessions: 1 });
      expect(await bodyOf(await call(profile, { token: who.token }))).toMatchObject({ emailVerified: true });
      expect((await logIn(who.email, PASSWORD)).status).toBe(200);
      expect((await lettersTo(who.email)).at(-1)?.subject).toBe(TOLD);
    },
  );

  test("bothers nobody who registered and opens it in the same browser", async () => {
    const body = { name: "Honest", email: "honest@example.com", password: PASSWORD };
    const { access_token: token } = (await bodyOf(await call(register, { method: "POST", body }))) as unknown as {
      access_token: string;
    };
    expect((await opened(body.email, { cookie: token })).status).toBe(200);
    expect((await call(profile, { token })).status).toBe(200);
    expect(await lettersTo(body.email)).toHaveLength(1); // the link, and no news
  });

  test("proves nothing by a session that ended meanwhile", async () => {
    const who = await stranger();
    await db.session.deleteMany();
    expect(await bodyOf(await opened(who.email, { token: who.token }))).toMatchObject({
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
  const { contractId } = await contractOf(admin);
  await call(invite, { method: "POST", token: admin.token, params: { contractId }, body: { email: who.email } });
  const token = await mailedTo(who.email, "/invitation/");
  const joined = await call(accept, { method: "POST", token: who.token, params: { token }, body: {} });
  expect(joined.status).toBe(201);
  expect(await leftOf(who.actor.userId)).toEqual({ ...NOTHING_LEFT, sessions: 1 });
  expect((await call(profile, { token: who.token })).status).toBe(200);
});

describe("an account whose address is not proven", () => {
  const claims = (subject: string) => ({ issuer: ISSUER, subject, email: null, isEmailVerified: false, name: "" });
  const code = "123456";
  const attempts: [string, (actor: Actor) => Promise<unknown>][] = [
    ["begin a passkey", startPasskey],
    ["add a passkey", (actor) => addPasskey(actor, { name: "Mine", passkey: newPasskey() })],
    ["begin an app", startApp],
    ["switch an app on", (actor) => confirmAppCode(actor, { code })],
    ["make recovery codes", renewRecoveryCodes],
    ["begin a link to an issuer", startLink],
    [
      "link an issuer",
      async (actor) =>
        finishLink(
          actor,
          await openChallenge("link", { userId: actor.userId, sessionId: actor.sessionId }),
          claims("x"),
        ),
    ],
  ];
  const newPasskey = () => {
    const { response, ...rest } = passkeyAnswer("new", "challenge");
    return { ...rest, response: { clientDataJSON: response.clientDataJSON, attestationObject: "AA" } };
  };

  test.each(attempts)("can't %s; one that is proven is not refused for that", async (_what, attempt) => {
    const unproven = await person("Unproven", undefined, { isProven: false });
    const proven = await person("Proven");
    for (const { actor } of [unproven, proven]) await confirmItsMe(actor, { password: PASSWORD });
    expect(await keyOf(attempt(unproven.actor))).toBe("addressUnproven");
    expect(await keyOf(attempt({ ...unproven.actor, emailVouched: true }))).toBe("addressUnproven");
    expect(await keyOf(attempt(proven.actor))).not.toBe("addressUnproven");
    const { verifications, ...left } = await leftOf(unproven.actor.userId);
    expect([verifications, left]).toMatchObject([1, { apps: 0, passkeys: 0, recoveryCodes: 0, identities: 0 }]);
  });

  test("can't make a calendar link; one that is proven can", async () => {
    const unproven = await person("Unproven", undefined, { isProven: false });
    const proven = await person("Proven");
    expect(await bodyOf(await call(makeFeed, { method: "POST", token: unproven.token }))).toEqual({
      status: 403,
      code: "addressUnproven",
      message: expect.stringContaining("Confirm your email address first") as string,
    });
    expect((await call(makeFeed, { method: "POST", token: proven.token })).status).toBe(201);
  });

  test("of whom a second factor is demanded can still have the link sent, and open it", async () => {
    const unproven = await person("Unproven", undefined, { isProven: false });
    await db.setting.create({ data: { key: "secondFactorRequired", value: "everybody" } });
    expect((await call(resend, { method: "POST", token: unproven.token })).status).toBe(202);
    const token = await mailedTo(unproven.email, "/verify-email\\?token=");
    expect((await call(verify, { method: "POST", token: unproven.token, body: { token } })).status).toBe(200);
    const actor = await actorBehind(unproven.token);
    await confirmItsMe(actor, { password: PASSWORD });
    const { secret } = await startApp(actor);
    expect((await confirmAppCode(actor, { code: codeOf(secret) })).recoveryCodes).toHaveLength(10);
  });
});

describe("an administrator's reset of somebody's second factor", () => {
  const resetOf = ({ actor }: Person) =>
    call(resetFactor, { method: "DELETE", token: admin.token, params: { userId: actor.userId } });

  test("takes links to an issuer away too, and open log-ins, and leaves the password", async () => {
    const who = await person("Lost");
    const kept = { ...who, planted: await planted(who.actor.userId) };
    expect((await resetOf(who)).status).toBe(204);
    expect(await waysStillOpen(kept)).toEqual(["password", "calendar"]);
    expect((await lettersTo(who.email)).at(-1)?.text).toContain("the linked log-ins");
  });

  test("does so where there is a link alone, and says where there is nothing", async () => {
    const who = await person("Linked");
    await db.identity.create({ data: { id: newId(), userId: who.actor.userId, issuer: ISSUER, subject: "only" } });
    expect((await resetOf(who)).status).toBe(204);
    expect(await db.identity.count()).toBe(0);
    expect((await resetOf(who)).status).toBe(409);
  });
});
