/**
 * A log-in that is under way when what it goes by ends: a new password, a factor that is taken away, a link that is
 * undone. Each test stops a log-in behind its check, lets the other thing happen wholly, and goes on (B-5.10).
 */
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { DELETE as resetFactor } from "@/app/api/admin/users/[userId]/second-factor/route";
import { POST as forgot } from "@/app/api/auth/forgot-password/route";
import { POST as login } from "@/app/api/auth/login/route";
import { PUT as changePassword } from "@/app/api/auth/password/route";
import { POST as reset } from "@/app/api/auth/reset-password/route";
import { POST as secondFactor } from "@/app/api/auth/second-factor/route";
import { nextAuthOptions } from "@/lib/people/accounts/session/next-auth";
import type * as identityStore from "@/lib/people/accounts/openid/identity-store";
import { finishLink, listIdentities, startLink, unlinkIdentity } from "@/lib/people/accounts/openid/link";
import { signInByIssuer } from "@/lib/people/accounts/openid/sign-in-by-issuer";
import type * as passwords from "@/lib/people/accounts/password/passwords";
import type * as challengeStore from "@/lib/people/accounts/second-factor/challenge-store";
import { confirmItsMe } from "@/lib/people/accounts/second-factor/confirmation";
import { startPasskeySecondFactor, startPasskeySignIn } from "@/lib/people/accounts/second-factor/passkey-answers";
import { removePasskey, startPasskey, addPasskey } from "@/lib/people/accounts/second-factor/passkeys";
import type { NewPasskeyAnswer, PasskeyAnswer } from "@/lib/people/accounts/second-factor/schema";
import { finishSignInByPasskey, signInByPasskey } from "@/lib/people/accounts/second-factor/second-step";
import { confirmAppCode, renewRecoveryCodes, startApp } from "@/lib/people/accounts/second-factor/set-up";
import type * as webauthn from "@/lib/people/accounts/second-factor/webauthn";
import { endSession } from "@/lib/people/accounts/session/session";
import { problem } from "@/lib/server/adapters/openapi/problem";
import { db, inTransaction } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { makeFeed } from "@/lib/deadlines/feed";
import { setPassword, endSessions } from "@/lib/people/accounts/password/password-store";
import { call } from "../support/api";
import { resetDatabase, testDatabase } from "../support/database";
import { PASSWORD, person, type Person } from "../support/factories";
import { currentCode, personWithApp, type PersonWithApp } from "../support/second-factor";

vi.hoisted(() =>
  Object.assign(process.env, {
    OIDC_ISSUER: "https://issuer.test",
    OIDC_CLIENT_ID: "contracts",
    OIDC_CLIENT_SECRET: "of tests only",
  }),
);

/** What happens once behind the next check that was passed, before anything else of that log-in does. */
const meanwhile = vi.hoisted(() => ({
  action: null as (() => Promise<unknown>) | null,
  async passes<T>(checked: T): Promise<T> {
    const { action } = meanwhile;
    meanwhile.action = null;
    await action?.();
    return checked;
  },
}));
vi.mock("@/lib/people/accounts/password/passwords", async (original) => {
  const real = await original<typeof passwords>();
  const isPassword: typeof real.isPassword = async (...asked) => meanwhile.passes(await real.isPassword(...asked));
  return { ...real, isPassword };
});
vi.mock("@/lib/people/accounts/second-factor/challenge-store", async (original) => {
  const real = await original<typeof challengeStore>();
  const countTry: typeof real.countTry = async (...asked) => meanwhile.passes(await real.countTry(...asked));
  return { ...real, countTry };
});
/** Every signature is right: what a passkey signed is proven in `tests/e2e/passkeys.spec.ts`. */
vi.mock("@/lib/people/accounts/second-factor/webauthn", async (original) => ({
  ...(await original<typeof webauthn>()),
  checkSignature: () => meanwhile.passes(1),
  readNewPasskey: () => meanwhile.passes({ credentialId: "new", publicKey: "", counter: 0, transports: "[]" }),
}));
vi.mock("@/lib/people/accounts/openid/identity-store", async (original) => {
  const real = await original<typeof identityStore>();
  const findIdentity: typeof real.findIdentity = async (...asked) =>
    meanwhile.passes(await real.findIdentity(...asked));
  return { ...real, findIdentity };
});

const NEW_PASSWORD = "a much better one";
const browser = { userAgent: "tests", language: "en" } as const;
const logIn = (email: string, password = PASSWORD) => call(login, { method: "POST", body: { email, password } });
const answer = (challenge: string, code: string) => call(secondFactor, { method: "POST", body: { challenge, code } });
const codeIn = async (response: Response) => [response.status, ((await response.json()) as { code?: string }).code];
const settledKey = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (cause: { key?: string }) => cause.key,
  );
const countSessions = ({ actor }: Person) => db.session.count({ where: { userId: actor.userId } });
const passwordChanged = ({ token }: Person) =>
  call(changePassword, { method: "PUT", token, body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } });

async function passwordReset({ email }: Person): Promise<Response> {
  await call(forgot, { method: "POST", body: { email } });
  const { text } = await db.outgoingMail.findFirstOrThrow({ where: { kind: "reset" }, orderBy: { createdAt: "desc" } });
  const token = /\/reset-password\/([\w-]+)/.exec(text)?.[1];
  return call(reset, { method: "POST", body: { token, password: NEW_PASSWORD } });
}

async function challengeFor(email: string): Promise<string> {
  return problem.parse(await (await logIn(email)).json()).challenge ?? "";
}

const signed = (id: string, challenge: string): PasskeyAnswer => ({
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
const made = (challenge: string): NewPasskeyAnswer => {
  const { response, ...rest } = signed("new", challenge);
  return { ...rest, response: { clientDataJSON: response.clientDataJSON, attestationObject: "AA" } };
};

async function withPasskey(who: Person): Promise<{ passkeyId: string; credentialId: string }> {
  const { id: passkeyId, credentialId } = await db.passkey.create({
    data: { id: newId(), userId: who.actor.userId, name: "Key", credentialId: newId(), publicKey: "" },
  });
  return { passkeyId, credentialId };
}

beforeEach(async () => {
  meanwhile.action = null;
  await resetDatabase();
  await person("Administrator");
});

describe("a log-in with the old password", () => {
  test.each([
    ["changed in Settings", passwordChanged, 1],
    ["replaced by a mailed link", passwordReset, 0],
  ])("opens nothing where the password is %s behind its check (B-5.10)", async (_how, changed, left) => {
    const who = await person("Victim");
    meanwhile.action = () => changed(who);
    expect(await codeIn(await logIn(who.email))).toEqual([401, "invalidCredentials"]);
    expect(await countSessions(who)).toBe(left);
    expect((await logIn(who.email, NEW_PASSWORD)).status).toBe(200);
  });

  test("is recorded as refused", async () => {
    const who = await person("Victim");
    meanwhile.action = () => passwordChanged(who);
    await logIn(who.email);
    expect(await db.auditEvent.count({ where: { action: "account.signInFailed" } })).toBe(1);
    expect(await db.auditEvent.count({ where: { action: "account.signedIn" } })).toBe(0);
  });

  test("opens nothing by next-auth's own door either", async () => {
    const who = await person("Victim");
    const provider = nextAuthOptions.providers.find(({ id }) => id === "credentials");
    // what next-auth calls
    const { authorize } = (provider as unknown as { options: { authorize: (...asked: unknown[]) => unknown } }).options;
    meanwhile.action = () => passwordChanged(who);
    expect(await authorize({ email: who.email, password: PASSWORD }, { headers: {} })).toBeNull();
    expect(await countSessions(who)).toBe(1);
    expect(await authorize({ email: who.email, password: NEW_PASSWORD }, { headers: {} })).toMatchObject({
      id: who.actor.userId,
    });
  });

  test("gets no second step to go on with", async () => {
    const who = await personWithApp();
    meanwhile.action = () => passwordChanged(who);
    expect(await codeIn(await logIn(who.email))).toEqual([401, "invalidCredentials"]);
    expect(await db.signInChallenge.count()).toBe(0);
  });

  test("is asked for the second factor that was set up behind its check", async () => {
    const who = await person("Careful");
    await confirmItsMe(who.actor, { password: PASSWORD });
    const { secret } = await startApp(who.actor);
    meanwhile.action = () => confirmAppCode(who.actor, { code: currentCode(secret) });
    expect(await codeIn(await logIn(who.email))).toEqual([401, "secondFactorRequired"]);
    expect(await countSessions(who)).toBe(1);
  });
});

describe("a second step", () => {
  const changes: [string, (who: PersonWithApp) => Promise<unknown>][] = [
    ["the password is changed", passwordChanged],
    ["the password is replaced by a mailed link", passwordReset],
    [
      "an administrator takes the factors away",
      async ({ actor }) => {
        const { token } = await person("Helper", "admin");
        return call(resetFactor, { method: "DELETE", token, params: { userId: actor.userId } });
      },
    ],
  ];

  test.each(changes)("that is open ends where %s (B-5.10)", async (_what, change) => {
    const who = await personWithApp();
    const challenge = await challengeFor(who.email);
    await change(who);
    expect(await codeIn(await answer(challenge, currentCode(who.secret, 1)))).toEqual([401, "signInStepOver"]);
    expect(await codeIn(await answer(challenge, who.recoveryCodes[0] ?? ""))).toEqual([401, "signInStepOver"]);
  });

  test.each(changes)("under way opens nothing, and uses no code up, where %s (B-5.10)", async (_what, change) => {
    const who = await personWithApp();
    const challenge = await challengeFor(who.email);
    const codes = await db.recoveryCode.count({ where: { usedAt: { not: null } } });
    const before = await db.session.findMany({ where: { userId: who.actor.userId }, select: { id: true } });
    meanwhile.action = () => change(who);
    expect((await answer(challenge, who.recoveryCodes[0] ?? "")).status).toBe(401);
    const after = await db.session.findMany({ where: { userId: who.actor.userId }, select: { id: true } });
    expect(before).toEqual(expect.arrayContaining(after));
    expect(await db.recoveryCode.count({ where: { usedAt: { not: null } } })).toBe(codes);
  });

  test("by passkey opens nothing where the password is changed behind its check", async () => {
    const who = await person("Careful");
    const { credentialId } = await withPasskey(who);
    const challenge = await challengeFor(who.email);
    const signature = async () => signed(credentialId, (await startPasskeySecondFactor({ challenge })).challenge);
    const passkey = await signature();
    meanwhile.action = () => passwordChanged(who);
    expect(await settledKey(finishSignInByPasskey({ challenge, passkey }, browser))).toBe("signInStepOver");
    expect(await countSessions(who)).toBe(1);
    const again = problem.parse(await (await logIn(who.email, NEW_PASSWORD)).json()).challenge ?? "";
    const next = signed(credentialId, (await startPasskeySecondFactor({ challenge: again })).challenge);
    expect(await settledKey(finishSignInByPasskey({ challenge: again, passkey: next }, browser))).toBe("done");
  });
});

describe("a log-in by passkey alone", () => {
  const signIn = async (credentialId: string) =>
    settledKey(signInByPasskey({ passkey: signed(credentialId, (await startPasskeySignIn()).challenge) }, browser));

  test("opens nothing where the passkey is removed behind its check (B-5.10)", async () => {
    const who = await person("Careful");
    const { passkeyId, credentialId } = await withPasskey(who);
    expect(await signIn(credentialId)).toBe("done");
    await confirmItsMe(who.actor, { password: PASSWORD });
    const sessions = await countSessions(who);
    meanwhile.action = () => removePasskey(who.actor, { passkeyId });
    expect(await signIn(credentialId)).toBe("passkeyRefused");
    expect(await countSessions(who)).toBe(sessions);
  });
});

describe("a log-in by an issuer", () => {
  const claims = (subject: string) => ({
    issuer: "https://issuer.test",
    subject,
    email: "private@example.com",
    isEmailVerified: false,
    name: "",
  });
  async function linked(who: Person, subject: string) {
    await confirmItsMe(who.actor, { password: PASSWORD });
    await finishLink(who.actor, await startLink(who.actor), claims(subject));
    const [identity] = await listIdentities(who.actor);
    return { identityId: identity?.id ?? "" };
  }

  test("opens nothing where it is unlinked behind its check (B-5.10)", async () => {
    const who = await person("Linked");
    const identity = await linked(who, "s1");
    expect(await settledKey(signInByIssuer(claims("s1"), browser))).toBe("done");
    const sessions = await countSessions(who);
    meanwhile.action = () => unlinkIdentity(who.actor, identity);
    expect(await settledKey(signInByIssuer(claims("s1"), browser))).toBe("openIdFailed");
    expect(await countSessions(who)).toBe(sessions);
  });

  test("leaves no second step open where it is unlinked", async () => {
    const who = await personWithApp();
    const identity = await linked(who, "s2");
    const step: unknown = await signInByIssuer(claims("s2"), browser).catch((cause: unknown) => cause);
    const { challenge } = (step as { besides: { challenge: string } }).besides; // `secondFactorRequired`
    await unlinkIdentity(who.actor, identity);
    expect(await codeIn(await answer(challenge, currentCode(who.secret, 1)))).toEqual([401, "signInStepOver"]);
  });
});

describe("a session that ended while it was setting something up", () => {
  test("adds no passkey, app, recovery codes, link or calendar link (B-5.10)", async () => {
    const who = await personWithApp();
    const { challenge } = await startPasskey(who.actor);
    const link = await startLink(who.actor);
    const claims = { issuer: "https://issuer.test", subject: "late", email: null, isEmailVerified: false, name: "" };
    const other = await person("Other");
    await confirmItsMe(other.actor, { password: PASSWORD });
    const { secret } = await startApp(other.actor);

    meanwhile.action = () => endSession(who.actor);
    expect(await settledKey(addPasskey(who.actor, { name: "Late", passkey: made(challenge) }))).toBe("signInRequired");
    expect(await settledKey(finishLink(who.actor, link, claims))).toBe("signInRequired");
    expect(await settledKey(renewRecoveryCodes(who.actor))).toBe("signInRequired");
    expect(await settledKey(makeFeed(who.actor))).toBe("signInRequired");
    await db.session.deleteMany({ where: { id: other.actor.sessionId } });
    expect(await settledKey(confirmAppCode(other.actor, { code: currentCode(secret) }))).toBe("signInRequired");
    expect([await db.passkey.count(), await db.identity.count(), await db.calendarFeed.count()]).toEqual([0, 0, 0]);
  });
});

/** SQLite has one transaction at a time, so that there is nothing to wait for. */
describe.runIf(testDatabase === "postgres")("of two transactions at once", () => {
  test("the log-in that waits for the new password's opens nothing", async () => {
    const who = await person("Victim");
    const entering = await inTransaction(async (tx) => {
      await setPassword(who.actor.userId, { passwordHash: "another" }, tx);
      const answering = logIn(who.email).then(codeIn);
      onTestFinished(() => void answering.catch(() => undefined));
      await untilOneWaits();
      await endSessions(who.actor.userId, { except: null }, tx);
      return { answering }; // awaited outside: it waits for this transaction
    });
    expect(await entering.answering).toEqual([401, "invalidCredentials"]);
    expect(await countSessions(who)).toBe(0);
  });
});

/** Looks until the database itself says that a statement waits for another's row. */
async function untilOneWaits(): Promise<void> {
  for (;;) {
    const rows = await db.$queryRaw<unknown[]>`
      SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%"User"%'`;
    if (rows.length > 0) return;
  }
}
