/**
 * Whom an issuer of OpenID Connect signs in, and what links an account to it (behaviour §20). In a browser, with a real
 * one: `tests/e2e/openid.spec.ts`.
 */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { answerIssuer, type Returning } from "@/lib/people/accounts/openid/issuer-answer";
import { issuerClaims, type IssuerClaims } from "@/lib/people/accounts/openid/issuer";
import { finishLink, listIdentities, startLink, unlinkIdentity } from "@/lib/people/accounts/openid/link";
import { currentSession, signInByIssuer } from "@/lib/people/accounts/openid/sign-in-by-issuer";
import { confirmItsMe } from "@/lib/people/accounts/second-factor/confirmation";
import { removePasskey } from "@/lib/people/accounts/second-factor/passkeys";
import { actorOfSession } from "@/lib/people/accounts/session/session";
import { readToken } from "@/lib/people/accounts/session/token";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newId } from "@/lib/platform/ids";
import { isAboveDatabase, resetDatabase } from "../support/database";
import { PASSWORD, person, type Person } from "../support/factories";
import { personWithApp } from "../support/second-factor";

vi.hoisted(() =>
  Object.assign(process.env, {
    OIDC_ISSUER: "https://issuer.test",
    OIDC_CLIENT_ID: "contracts",
    OIDC_CLIENT_SECRET: "of tests only",
    OIDC_NAME: "Company",
  }),
);

const ISSUER = "https://issuer.test";
const browser = { userAgent: "tests", language: "en" } as const;
let count = 0;
const makeClaims = (email: string, more: Partial<IssuerClaims> = {}): IssuerClaims => ({
  issuer: ISSUER,
  subject: `subject ${(count += 1)}`,
  email,
  isEmailVerified: true,
  name: "Ана Бат",
  ...more,
});
const settledKey = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (cause: { key?: string }) => cause.key,
  );
const actions = async () =>
  (await db.auditEvent.findMany({ orderBy: { sequence: "asc" }, select: { action: true } })).map(
    ({ action }) => action,
  );
const letters = async () =>
  (await db.outgoingMail.findMany({ orderBy: { createdAt: "asc" }, select: { subject: true } })).map(
    ({ subject }) => subject,
  );

async function actorBy(claims: IssuerClaims) {
  const content = await readToken((await signInByIssuer(claims, browser)).access_token);
  const actor = content && (await actorOfSession(content, "en"));
  if (!actor) throw new Error("a new session must be live");
  return actor;
}

async function linked(who: Person, claims: IssuerClaims) {
  await confirmItsMe(who.actor, { password: PASSWORD });
  await finishLink(who.actor, await startLink(who.actor), claims);
}

beforeEach(async () => {
  vi.restoreAllMocks();
  await resetDatabase();
  await person("Administrator");
});

describe.runIf(isAboveDatabase)("what an issuer says", () => {
  test.each([
    [true, true],
    ["true", false],
    [1, false],
    [undefined, false],
    [false, false],
    [null, false],
  ])("email_verified %j vouches for the address: %j", (word, isVerified) => {
    expect(issuerClaims({ iss: ISSUER, sub: "s", email: "a@example.com", email_verified: word })).toMatchObject({
      isEmailVerified: isVerified,
    });
  });

  test("may leave email_verified out: nobody is vouched for by silence", () => {
    expect(issuerClaims({ iss: ISSUER, sub: "s", email: "a@example.com", name: "Ann" })).toEqual({
      issuer: ISSUER,
      subject: "s",
      email: "a@example.com",
      isEmailVerified: false,
      name: "Ann",
    });
  });

  test("is nothing without issuer and subject; an address or a name of another kind is none", () => {
    for (const profile of [
      { sub: "s" },
      { iss: ISSUER },
      { iss: ISSUER, sub: "" },
      { iss: ISSUER, sub: "x".repeat(256) },
      null,
    ])
      expect(() => issuerClaims(profile)).toThrow();
    expect(issuerClaims({ iss: ISSUER, sub: "s", email: ["a@example.com"], email_verified: true, name: 7 })).toEqual({
      issuer: ISSUER,
      subject: "s",
      email: null,
      isEmailVerified: true,
      name: "",
    });
  });
});

describe("signing in by an issuer", () => {
  test("makes an account with a proven address and no password, which the same person comes back to, whatever their address is by then", async () => {
    const claims = makeClaims("New.Person@Example.com");
    const { user } = await signInByIssuer(claims, browser);
    expect(user).toMatchObject({
      name: "Ана Бат",
      email: "new.person@example.com",
      emailVerified: true,
      systemRole: "user",
    });
    expect(await db.user.findUniqueOrThrow({ where: { id: user.id }, select: { passwordHash: true } })).toEqual({
      passwordHash: "",
    });
    expect(await actions()).toEqual(expect.arrayContaining(["account.identityLinked", "account.signedIn"]));
    const back = await signInByIssuer({ ...claims, email: "another@example.com", isEmailVerified: false }, browser);
    expect(back.user.id).toBe(user.id);
    expect(await db.identity.count()).toBe(1);
  });

  test("links the account with the same proven address, once, and tells the person by mail (B-4.7)", async () => {
    const known = await person();
    const claims = makeClaims(known.email.toUpperCase());
    expect((await signInByIssuer(claims, browser)).user.id).toBe(known.actor.userId);
    expect((await signInByIssuer(claims, browser)).user.id).toBe(known.actor.userId);
    expect(await db.identity.findMany({ select: { userId: true, issuer: true, subject: true } })).toEqual([
      { userId: known.actor.userId, issuer: ISSUER, subject: claims.subject },
    ]);
    expect((await letters()).filter((subject) => subject === "Another login was linked")).toHaveLength(1);
  });

  test("an address that the issuer does not vouch for opens no account and makes none", async () => {
    const known = await person();
    const users = await db.user.count();
    for (const claims of [
      makeClaims(known.email, { isEmailVerified: false }),
      makeClaims("free@example.com", { isEmailVerified: false }),
      makeClaims("", { email: null }),
      makeClaims("no address"),
    ])
      expect(await settledKey(signInByIssuer(claims, browser))).toBe("identityUnverified");
    expect([await db.user.count(), await db.identity.count()]).toEqual([users, 0]);
    expect((await actions()).filter((action) => action === "account.identityRefused")).toHaveLength(4);
    expect(await settledKey(signInByIssuer(makeClaims(known.email), browser))).toBe("done");
  });

  test("an account whose address nobody has proven is not handed to whoever the issuer vouches for", async () => {
    const squatter = await person("Squatter", undefined, { isProven: false });
    expect(await settledKey(signInByIssuer(makeClaims(squatter.email), browser))).toBe("identityAddressUnproven");
    expect(await db.identity.count()).toBe(0);
  });

  test("where accounts are by invitation only nobody new comes in, and who has an account does (B-4.8)", async () => {
    const known = await person();
    vi.spyOn(env, "REGISTRATION", "get").mockReturnValue("invite");
    expect(await settledKey(signInByIssuer(makeClaims("new@example.com"), browser))).toBe("registrationClosed");
    expect(await settledKey(signInByIssuer(makeClaims(known.email), browser))).toBe("done");
  });

  test("a newcomer's name is in one line that can be seen, else it is the address (B-2.17)", async () => {
    const nameBy = async (email: string, name: string) => (await actorBy(makeClaims(email, { name }))).name;
    expect(await nameBy("ev@example.com", "\u202eEv\r\nBcc: spy@evil.test\u200b")).toBe("Ev Bcc: spy@evil.test");
    expect(await nameBy("no@example.com", "\u200b\n\u202e")).toBe("no@example.com");
    expect(await nameBy("ok@example.com", "Ана Дорж")).toBe("Ана Дорж");
  });

  test("the account's own second factor is asked for (B-4.5)", async () => {
    const careful = await personWithApp();
    const sessions = await db.session.count();
    await expect(signInByIssuer(makeClaims(careful.email), browser)).rejects.toMatchObject({
      key: "secondFactorRequired",
      besides: { challenge: expect.any(String), ways: ["app", "recoveryCode"] },
    });
    expect(await db.session.count()).toBe(sessions);
  });

  test("of the same new person at the same moment there is one account", async () => {
    const claims = makeClaims("twice@example.com");
    const outcomes = await Promise.all([
      settledKey(signInByIssuer(claims, browser)),
      settledKey(signInByIssuer(claims, browser)),
    ]);
    expect(outcomes).toContain("done");
    expect(outcomes.every((outcome) => outcome === "done" || outcome === "openIdFailed")).toBe(true);
    expect(await db.user.count({ where: { email: "twice@example.com" } })).toBe(1);
  });
});

describe("the first account of an installation", () => {
  test("is told that it is the administrator's, and nobody after it is, nor it at its next log-in (B-4.7)", async () => {
    await resetDatabase();
    const claims = makeClaims("first@example.com");
    expect(await currentSession(await actorBy(claims))).toMatchObject({
      user: { systemRole: "admin" },
      becameAdministrator: true,
    });
    expect(await currentSession(await actorBy(makeClaims("second@example.com")))).not.toHaveProperty(
      "becameAdministrator",
    );
    vi.spyOn(clock, "now").mockReturnValue(new Date(Date.now() + 3_600_000));
    expect(await currentSession(await actorBy(claims))).not.toHaveProperty("becameAdministrator");
  });
});

describe.runIf(isAboveDatabase)("linking in Settings", () => {
  test("asks for the password first, takes any address, and lets the person in from then on", async () => {
    const who = await person();
    expect(await settledKey(startLink(who.actor))).toBe("confirmFirst");
    const claims = makeClaims("private@example.com", { isEmailVerified: false });
    await linked(who, claims);
    expect(await listIdentities(who.actor)).toEqual([
      { id: expect.any(String), email: "private@example.com", linkedAt: expect.any(String) },
    ]);
    expect((await signInByIssuer(claims, browser)).user.id).toBe(who.actor.userId);
    expect(await letters()).toContain("Another login was linked");
  });

  test("waits until the account's address is proven, whatever the issuer says of it", async () => {
    const who = await person("Unproven", undefined, { isProven: false });
    expect(await settledKey(linked(who, makeClaims(who.email)))).toBe("addressUnproven");
    await db.user.update({ where: { id: who.actor.userId }, data: { emailVerifiedAt: new Date() } });
    expect(
      await settledKey(linked({ ...who, actor: { ...who.actor, emailVerified: true } }, makeClaims(who.email))),
    ).toBe("done");
  });

  test("is good for the session that began it, once, for five minutes", async () => {
    const [who, other] = [await person(), await person("Other")];
    await confirmItsMe(who.actor, { password: PASSWORD });
    const first = await startLink(who.actor);
    expect(await settledKey(finishLink(other.actor, first, makeClaims(other.email)))).toBe("setUpOver");
    // used up by the other
    expect(await settledKey(finishLink(who.actor, first, makeClaims(who.email)))).toBe("setUpOver");
    const late = await startLink(who.actor);
    vi.spyOn(clock, "now").mockReturnValue(new Date(Date.now() + 6 * 60_000));
    expect(await settledKey(finishLink(who.actor, late, makeClaims(who.email)))).toBe("setUpOver");
    vi.restoreAllMocks();
    expect(await settledKey(finishLink(who.actor, await startLink(who.actor), makeClaims(who.email)))).toBe("done");
  });

  test("what is another's stays another's", async () => {
    const [who, other] = [await person(), await person("Other")];
    const claims = makeClaims(other.email);
    await signInByIssuer(claims, browser);
    expect(await settledKey(linked(who, claims))).toBe("identityTaken");
    const [foreign] = await listIdentities(other.actor);
    expect(await settledKey(unlinkIdentity(who.actor, { identityId: foreign?.id ?? "" }))).toBe("identityNotFound");
    expect(await listIdentities(other.actor)).toHaveLength(1);
  });

  test("unlinking asks for the password, and the issuer's person is a stranger again", async () => {
    const who = await person();
    const claims = makeClaims("private@example.com", { isEmailVerified: false });
    await linked(who, claims);
    const [identity] = await listIdentities(who.actor);
    await db.session.updateMany({ data: { confirmedAt: null } });
    const unlink = () => settledKey(unlinkIdentity(who.actor, { identityId: identity?.id ?? "" }));
    expect(await unlink()).toBe("confirmFirst");
    await confirmItsMe(who.actor, { password: PASSWORD });
    expect(await unlink()).toBe("done");
    expect(await settledKey(signInByIssuer(claims, browser))).toBe("identityUnverified");
    expect(await actions()).toContain("account.identityUnlinked");
    expect(await letters()).toContain("A linked login was removed");
  });
});

describe("the last way in", () => {
  const passkey = (userId: string) =>
    db.passkey.create({
      data: { id: newId(), userId, name: "Key", credentialId: newId(), publicKey: "", counter: 0, transports: "" },
    });

  test("is not taken away: neither the link nor the passkey of an account without a password (B-4.8)", async () => {
    const actor = await actorBy(makeClaims("new@example.com"));
    const [identity] = await listIdentities(actor);
    const unlink = () => settledKey(unlinkIdentity(actor, { identityId: identity?.id ?? "" }));
    expect(await unlink()).toBe("lastWayIn");
    expect(await listIdentities(actor)).toHaveLength(1);
    const { id: passkeyId } = await passkey(actor.userId);
    expect(await unlink()).toBe("done");
    expect(await settledKey(removePasskey(actor, { passkeyId }))).toBe("lastWayIn");
    await db.user.update({ where: { id: actor.userId }, data: { passwordHash: "some" } });
    await db.session.updateMany({ data: { confirmedAt: new Date() } });
    expect(await settledKey(removePasskey(actor, { passkeyId }))).toBe("done");
  });
});

describe.runIf(isAboveDatabase)("where the screen goes on after the issuer's answer", () => {
  const toProfile = ({ issuer: iss, subject: sub, email, isEmailVerified }: IssuerClaims) => ({
    iss,
    sub,
    email,
    email_verified: isEmailVerified,
  });
  const returning = (goal: string, who?: Person): Returning => ({
    ...browser,
    goal,
    actor: () => Promise.resolve(who?.actor ?? null),
  });

  test("a new session; what went wrong, in words that the log-in screen has; the second step behind #", async () => {
    const careful = await personWithApp();
    expect(
      await answerIssuer(toProfile(makeClaims("new@example.com")), returning("/login/complete?next=%2Fusers")),
    ).toEqual({ sub: expect.any(String), sid: expect.any(String) });
    expect(
      await answerIssuer(
        toProfile(makeClaims("free@example.com", { isEmailVerified: false })),
        returning("http://localhost:3000/login/complete?next=%2Fusers"),
      ),
    ).toBe("/login?problem=identityUnverified&next=%2Fusers");
    expect(
      await answerIssuer(toProfile(makeClaims(careful.email)), returning("/login/complete?next=%2Fusers")),
    ).toMatch(/^\/login\?next=%2Fusers#challenge=[^&]+&way=app&way=recoveryCode$/);
    expect(await answerIssuer({ sub: "nobody's" }, returning(""))).toBe("/login?problem=openIdFailed");
  });

  test("an issuer that never says email_verified lets in whoever is linked, and makes or finds nobody by an address (B-4.7)", async () => {
    const [who, other] = [await person(), await person("Other")];
    const silent = ({ issuer: iss, subject: sub, email }: IssuerClaims) => ({ iss, sub, email });
    const claims = makeClaims(who.email);
    await linked(who, claims);
    expect(await answerIssuer(silent(claims), returning("/login/complete"))).toMatchObject({ sub: who.actor.userId });
    for (const email of [other.email, "new@example.com"])
      expect(await answerIssuer(silent(makeClaims(email)), returning("/login/complete"))).toBe(
        "/login?problem=identityUnverified",
      );
  });

  test("a link ends in Settings, and never in a session: not with a wrong step, nor with nobody signed in", async () => {
    const who = await person();
    await confirmItsMe(who.actor, { password: PASSWORD });
    const sessions = await db.session.count();
    const profile = toProfile(makeClaims(who.email));
    expect(await answerIssuer(profile, returning("/settings?link=wrong", who))).toBe("/settings?problem=setUpOver");
    expect(await answerIssuer(profile, returning("/settings?link=", who))).toBe("/settings?problem=setUpOver");
    expect(await answerIssuer(profile, returning(`/settings?link=${await startLink(who.actor)}`))).toBe(
      "/settings?problem=signInRequired",
    );
    expect(await answerIssuer(profile, returning(`/settings?link=${await startLink(who.actor)}`, who))).toBe(
      "/settings?linked=yes",
    );
    expect(await db.session.count()).toBe(sessions);
  });
});
