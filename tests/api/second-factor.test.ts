/** A log-in with a second factor: what opens a session, and what does not (behaviour §5). */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { POST as forgot } from "@/app/api/auth/forgot-password/route";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as profile } from "@/app/api/auth/profile/route";
import { POST as reset } from "@/app/api/auth/reset-password/route";
import { POST as secondFactor } from "@/app/api/auth/second-factor/route";
import { sessionDto } from "@/lib/people/accounts/schema";
import { problem } from "@/lib/server/adapters/openapi/problem";
import { confirmItsMe } from "@/lib/people/accounts/second-factor/confirmation";
import {
  confirmAppCode,
  removeApp,
  renewRecoveryCodes,
  getSecondFactor,
  startApp,
} from "@/lib/people/accounts/second-factor/set-up";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { call } from "../support/api";
import { isAboveDatabase, resetDatabase } from "../support/database";
import { PASSWORD, person } from "../support/factories";
import { currentCode, personWithApp, withApp } from "../support/second-factor";

const logIn = (email: string, password = PASSWORD) => call(login, { method: "POST", body: { email, password } });
const answer = (challenge: string, code: string) => call(secondFactor, { method: "POST", body: { challenge, code } });
const later = (ms: number) => vi.spyOn(clock, "now").mockReturnValue(new Date(Date.now() + ms));
const settledKey = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (cause: { key?: string }) => cause.key,
  );

async function challengeFor(email: string): Promise<string> {
  const response = await logIn(email);
  const body = problem.parse(await response.json());
  expect([response.status, body.code]).toEqual([401, "secondFactorRequired"]);
  return body.challenge ?? "";
}

beforeEach(resetDatabase);

describe("a log-in with a second factor", () => {
  test("asks for it after the password, opens no session before, and answers as a log-in does after it (B-4.4, B-21.34)", async () => {
    const { email, secret, actor } = await personWithApp();
    const sessions = await db.session.count();
    const response = await logIn(email);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(await response.json()).toEqual({
      code: "secondFactorRequired",
      message: expect.any(String),
      challenge: expect.any(String),
      ways: ["app", "recoveryCode"],
    });
    expect(await db.session.count()).toBe(sessions);

    const done = await answer(await challengeFor(email), currentCode(secret, 1));
    expect(done.status).toBe(200);
    expect(done.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^next-auth\.session-token=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/),
    );
    const { access_token: token, user } = sessionDto.parse(await done.json());
    expect(user.id).toBe(actor.userId);
    expect((await call(profile, { token })).status).toBe(200);
  });

  test("without one nothing changes, nor where its set-up was not finished (B-4.4)", async () => {
    const { actor, email } = await person();
    await confirmItsMe(actor, { password: PASSWORD });
    await startApp(actor);
    expect((await logIn(email)).status).toBe(200);
  });

  test("a wrong password learns nothing of it", async () => {
    const { email } = await personWithApp();
    const known = await (await logIn(email, "wrong password")).json();
    expect(known).toEqual(await (await logIn("nobody@example.com", "wrong password")).json());
  });

  test("takes a code once, also where it comes eight times at once", async () => {
    const { email, secret } = await personWithApp();
    const code = currentCode(secret, 1);
    const challenges = await Promise.all(Array.from({ length: 8 }, () => challengeFor(email)));
    const answers = await Promise.all(challenges.map((challenge) => answer(challenge, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(401)]);
    expect((await answer(await challengeFor(email), code)).status).toBe(401);
  });

  test("takes codes of a step before and after, and of none further", async () => {
    const { email, secret } = await personWithApp();
    later(10 * 60_000);
    for (const steps of [-2, 2])
      expect((await answer(await challengeFor(email), currentCode(secret, steps))).status).toBe(401);
    for (const steps of [-1, 0, 1])
      expect((await answer(await challengeFor(email), currentCode(secret, steps))).status).toBe(200);
    // an older one than the last
    expect((await answer(await challengeFor(email), currentCode(secret, 0))).status).toBe(401);
  });

  test("a challenge is good once, for five minutes, for five tries, and for its own account (B-4.4)", async () => {
    const [one, other] = [await personWithApp("One"), await personWithApp("Other")];
    const used = await challengeFor(one.email);
    expect((await answer(used, currentCode(other.secret, 1))).status).toBe(401);
    expect((await answer(used, currentCode(one.secret, 1))).status).toBe(200);
    expect(await (await answer(used, one.recoveryCodes[0] ?? "")).json()).toMatchObject({ code: "signInStepOver" });

    const worn = await challengeFor(one.email);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await (await answer(worn, "wrong-code-here")).json()).toMatchObject({ code: "secondFactorWrong" });
    expect(await (await answer(worn, one.recoveryCodes[1] ?? "")).json()).toMatchObject({ code: "signInStepOver" });

    const old = await challengeFor(one.email);
    later(5 * 60_000 + 1_000);
    expect(await (await answer(old, one.recoveryCodes[1] ?? "")).json()).toMatchObject({ code: "signInStepOver" });
    vi.mocked(clock.now).mockRestore();
    expect((await answer(await challengeFor(one.email), one.recoveryCodes[1] ?? "")).status).toBe(200);
  });

  test("a recovery code works once, however it is typed; its use is mailed and recorded", async () => {
    const { email, actor, recoveryCodes } = await personWithApp();
    expect(recoveryCodes).toHaveLength(10);
    const typed = ` ${(recoveryCodes[3] ?? "").toUpperCase().replace(/-/g, " ")} `;
    expect((await answer(await challengeFor(email), typed)).status).toBe(200);
    expect((await answer(await challengeFor(email), typed)).status).toBe(401);
    const letter = await db.outgoingMail.findFirstOrThrow({ where: { subject: "A recovery code was used" } });
    expect(letter).toMatchObject({ recipient: email, text: expect.stringContaining("9 codes left") });
    const event = await db.auditEvent.findFirstOrThrow({ where: { action: "account.recoveryCodeUsed" } });
    expect([event.actorId, event.detail]).toEqual([actor.userId, JSON.stringify({ left: 9 })]);
  });

  test("keeps neither secret nor codes as they are (B-4.2)", async () => {
    const { secret, recoveryCodes } = await personWithApp();
    const stored = JSON.stringify([
      await db.authenticator.findMany(),
      await db.recoveryCode.findMany(),
      await db.auditEvent.findMany(),
      await db.outgoingMail.findMany(),
    ]);
    for (const word of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace(/-/g, ""))])
      expect(stored).not.toContain(word);
  });

  test("a new password by mail ends sessions and opens none: the second factor is asked for as before (B-4.5)", async () => {
    const { email, secret } = await personWithApp();
    await call(forgot, { method: "POST", body: { email } });
    const mail = await db.outgoingMail.findFirstOrThrow({ where: { subject: "Choose a new password" } });
    const token = /\/reset-password\/([\w-]+)/.exec(mail.text)?.[1];
    const done = await call(reset, { method: "POST", body: { token, password: "a much better one" } });
    expect([done.status, done.headers.get("set-cookie"), await db.session.count()]).toEqual([204, null, 0]);
    const asked = await logIn(email, "a much better one");
    const { challenge } = problem.parse(await asked.json());
    expect((await answer(challenge ?? "", currentCode(secret, 1))).status).toBe(200);
  });
});

describe.runIf(isAboveDatabase)("guessing codes", () => {
  test("is cut off for the account, however many challenges are opened; the person waits, and gets in", async () => {
    const { email, secret } = await personWithApp();
    vi.spyOn(env, "RATE_LIMITS", "get").mockReturnValue("on");
    const statuses: number[] = [];
    for (let log = 0; log < 3; log += 1) {
      const challenge = await challengeFor(email);
      for (let attempt = 0; attempt < 5; attempt += 1) statuses.push((await answer(challenge, "000000")).status);
    }
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(statuses.at(-1)).toBe(429);
    later(16 * 60_000);
    expect((await answer(await challengeFor(email), currentCode(secret))).status).toBe(200);
  });
});

describe.runIf(isAboveDatabase)("setting up, renewing and removing", () => {
  test("asks for the password or a code first, for ten minutes and in this session only", async () => {
    const who = await person();
    expect(await settledKey(startApp(who.actor))).toBe("confirmFirst");
    expect(await settledKey(confirmItsMe(who.actor, { password: "wrong password" }))).toBe("wrongPassword");
    expect(await settledKey(startApp(who.actor))).toBe("confirmFirst");
    const { secret, recoveryCodes, actor } = await withApp(who);

    const { access_token: elsewhere } = sessionDto.parse(
      await (await answer(await challengeFor(who.email), currentCode(secret, 1))).json(),
    );
    expect(await db.session.count({ where: { userId: actor.userId } })).toBe(2);
    const other = {
      ...actor,
      sessionId: (await db.session.findFirstOrThrow({ where: { userId: actor.userId, confirmedAt: null } })).id,
    };
    expect(elsewhere).not.toBe("");
    for (const attempt of [removeApp, renewRecoveryCodes, startApp])
      expect(await settledKey(attempt(other))).toBe("confirmFirst");
    expect(await settledKey(confirmItsMe(other, { code: "111111" }))).toBe("codeWrong");
    expect(await settledKey(confirmItsMe(other, { code: recoveryCodes[0] ?? "" }))).toBe("done");
    later(10 * 60_000 + 5_000);
    expect(await settledKey(renewRecoveryCodes(other))).toBe("confirmFirst");
    vi.mocked(clock.now).mockRestore();
    const renewed = await renewRecoveryCodes(other);
    expect((await answer(await challengeFor(who.email), recoveryCodes[1] ?? "")).status).toBe(401);
    expect((await answer(await challengeFor(who.email), renewed.recoveryCodes[1] ?? "")).status).toBe(200);
    await removeApp(other);
    expect((await logIn(who.email)).status).toBe(200);
    expect(await getSecondFactor(other)).toMatchObject({ appSince: null, recoveryCodesLeft: 0 });
  });

  test("an app is on only after a code of it, and one in use is not replaced (B-4.1)", async () => {
    const { actor } = await person();
    await confirmItsMe(actor, { password: PASSWORD });
    const first = await startApp(actor);
    const second = await startApp(actor);
    expect(second.uri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}&/);
    expect(await settledKey(confirmAppCode(actor, { code: currentCode(first.secret) }))).toBe("codeWrong");
    expect((await getSecondFactor(actor)).appSince).toBeNull();
    expect((await confirmAppCode(actor, { code: currentCode(second.secret) })).recoveryCodes).toHaveLength(10);
    expect(await settledKey(startApp(actor))).toBe("appAlreadySet");
    expect(await settledKey(confirmAppCode(actor, { code: currentCode(second.secret, 1) }))).toBe("setUpOver");
  });

  test("each is mailed and recorded", async () => {
    const { actor } = await personWithApp();
    await renewRecoveryCodes(actor);
    await removeApp(actor);
    const subjects = (await db.outgoingMail.findMany({ orderBy: { createdAt: "asc" } })).map(({ subject }) => subject);
    expect(subjects.slice(-3)).toEqual([
      "Second factor turned on",
      "New recovery codes created",
      "Authenticator app removed",
    ]);
    const actions = (
      await db.auditEvent.findMany({ where: { actorId: actor.userId }, orderBy: { sequence: "asc" } })
    ).map(({ action }) => action);
    expect(actions.slice(-3)).toEqual([
      "account.secondFactorSet",
      "account.recoveryCodesMade",
      "account.secondFactorRemoved",
    ]);
  });
});
