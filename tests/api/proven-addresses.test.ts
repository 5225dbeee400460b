/**
 * An address is proven by email link, a reset or an administrator's word; the first administrator of a server that
 * others reach by its set-up code.
 */
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { POST as confirm } from "@/app/api/admin/users/[userId]/verify-email/route";
import { POST as forgot } from "@/app/api/auth/forgot-password/route";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as profile } from "@/app/api/auth/profile/route";
import { POST as register } from "@/app/api/auth/register/route";
import { POST as reset } from "@/app/api/auth/reset-password/route";
import { POST as verify } from "@/app/api/auth/verify-email/route";
import { POST as resend } from "@/app/api/auth/verify-email/resend/route";
import { setupCode } from "@/lib/people/accounts/administration/setup-code";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newId } from "@/lib/platform/ids";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { PASSWORD, person } from "../support/factories";

const DAY_MS = 86_400_000;
const letters = (recipient: string) =>
  db.outgoingMail.findMany({ where: { recipient }, orderBy: { createdAt: "asc" } });
const tokenIn = (text: string | undefined) => /\/verify-email\?token=([\w-]{43})\s/.exec(text ?? "")?.[1] ?? "";
const mailed = async (email: string) => tokenIn((await letters(email)).at(-1)?.text);
/** Opens the link where somebody is signed in. */
const verified = (link: string, session?: string) =>
  call(verify, { method: "POST", token: session, body: { token: link } });
const isProven = async (token: string) => (await (await call(profile, { token })).json()).emailVerified as boolean;
const registered = (more: object = {}, headers: Record<string, string> = {}) =>
  call(register, {
    method: "POST",
    headers,
    body: { name: "Ann", email: `${newId()}@example.com`, password: PASSWORD, ...more },
  });

function set(settings: Partial<typeof env>): void {
  const before = Object.fromEntries(Object.keys(settings).map((key) => [key, env[key as keyof typeof env]]));
  onTestFinished(() => void Object.assign(env, before));
  Object.assign(env, settings);
}

beforeEach(resetDatabase);
afterEach(() => vi.restoreAllMocks());

describe("the mailed link", () => {
  beforeEach(() => person("Administrator"));

  test("goes out at registration, works once and proves the address, where it is opened by who registered (B-3.1, B-3.2, B-21.33)", async () => {
    const { access_token: token, user } = await (await registered()).json();
    expect(user.emailVerified).toBe(false);
    const [letter] = await letters(user.email);
    expect(letter).toMatchObject({ kind: "verification", subject: "Confirm your email address" });
    const link = tokenIn(letter?.text);
    expect(letter?.html).toContain(`http://localhost:3000/verify-email?token=${link}`);
    expect(JSON.stringify(await db.emailVerification.findMany())).not.toContain(link);
    expect((await verified("no such link", token)).status).toBe(404);
    const response = await verified(link, token);
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        emailVerified: true,
        message: "Your email address is confirmed. Your dashboard now shows invitations sent to it.",
      },
    ]);
    expect(await isProven(token)).toBe(true);
    expect(
      await (await call(login, { method: "POST", body: { email: user.email, password: PASSWORD } })).json(),
    ).toMatchObject({ user: { emailVerified: true } });
    const again = await verified(link, token);
    expect([again.status, (await again.json()).code]).toEqual([404, "verificationLinkInvalid"]);
    expect(
      await db.auditEvent.findMany({ where: { action: "account.emailVerified" }, select: { detail: true } }),
    ).toMatchObject([{ detail: expect.stringContaining('"by":"link"') }]);
  });

  test("used eight times at once proves it once", async () => {
    const { access_token: token, user } = await (await registered()).json();
    const link = await mailed(user.email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => verified(link, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(404)]);
    expect(await db.auditEvent.count({ where: { action: "account.emailVerified" } })).toBe(1);
  });

  test("is good for three days, and proves no address but the one it was sent to (B-3.2)", async () => {
    const [late, moved, good] = [
      await (await registered()).json(),
      await (await registered()).json(),
      await (await registered()).json(),
    ];
    await db.user.update({ where: { id: moved.user.id }, data: { email: `${newId()}@example.com` } });
    expect((await verified(await mailed(moved.user.email), moved.access_token)).status).toBe(404);
    vi.spyOn(clock, "now").mockReturnValue(new Date(Date.now() + 2.99 * DAY_MS));
    expect((await verified(await mailed(good.user.email), good.access_token)).status).toBe(200);
    vi.spyOn(clock, "now").mockReturnValue(new Date(Date.now() + 3.01 * DAY_MS));
    expect((await verified(await mailed(late.user.email), late.access_token)).status).toBe(404);
  });

  test("comes in the language of the browser, and is sent again on demand until the address is proven (B-21.33)", async () => {
    const { access_token: token, user } = await (await registered({}, { "accept-language": "ru" })).json();
    expect((await letters(user.email)).map(({ subject }) => subject)).toEqual(["Подтвердите адрес электронной почты"]);
    const response = await call(resend, { method: "POST", token, headers: { "accept-language": "mn" } });
    expect([response.status, (await response.json()).message]).toEqual([202, expect.stringContaining(user.email)]);
    expect((await letters(user.email)).at(-1)?.subject).toBe("Имэйл хаягаа баталгаажуулна уу");
    const [first = "", second = ""] = (await letters(user.email)).map(({ text }) => tokenIn(text));
    expect(first).not.toBe(second);
    expect((await verified(second, token)).status).toBe(200);
    expect((await verified(first, token)).status).toBe(404);
    expect((await call(resend, { method: "POST", token })).status).toBe(409);
    expect((await call(resend, { method: "POST" })).status).toBe(401);
  });

  test("is sent again five times an hour (B-3.2)", async () => {
    const { access_token: token } = await (await registered()).json();
    set({ RATE_LIMITS: "on" });
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push((await call(resend, { method: "POST", token })).status);
    expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
  });
});

test("a new password by a mailed link proves the address: whoever registered it before is out (B-3.1)", async () => {
  const { access_token: squatter, user } = await (await registered()).json();
  await call(forgot, { method: "POST", body: { email: user.email } });
  const token = /\/reset-password\/([\w-]+)/.exec((await letters(user.email)).at(-1)?.text ?? "")?.[1];
  expect((await call(reset, { method: "POST", body: { token, password: "another long enough" } })).status).toBe(204);
  expect((await call(profile, { token: squatter })).status).toBe(401);
  expect((await call(login, { method: "POST", body: { email: user.email, password: PASSWORD } })).status).toBe(401);
  expect(
    await (await call(login, { method: "POST", body: { email: user.email, password: "another long enough" } })).json(),
  ).toMatchObject({ user: { emailVerified: true } });
});

test("an administrator's word proves it, on record, and nobody else's does (B-3.1, B-21.35)", async () => {
  const admin = await person("Admin", "admin");
  const user = await person("User");
  const unproven = await person("Unproven", undefined, { isProven: false });
  const said = (token: string) => call(confirm, { method: "POST", params: { userId: unproven.actor.userId }, token });
  expect((await said(user.token)).status).toBe(403);
  expect((await said(unproven.token)).status).toBe(403);
  const response = await said(admin.token);
  expect([response.status, (await response.json()).emailVerified]).toEqual([200, true]);
  expect((await said(admin.token)).status).toBe(200);
  expect(
    await db.auditEvent.findMany({
      where: { action: "account.emailVerified" },
      select: { actorId: true, detail: true },
    }),
  ).toEqual([{ actorId: admin.actor.userId, detail: expect.stringContaining('"by":"administrator"') }]);
});

test("ADMIN_EMAIL gives the role once the address is proven, on record (B-3.7)", async () => {
  const email = `${newId()}@example.com`;
  set({ ADMIN_EMAIL: email });
  const { access_token: token, user } = await (await registered({ email })).json();
  expect(user).toMatchObject({ systemRole: "user", emailVerified: false });
  expect(await (await verified(await mailed(email), token)).json()).toMatchObject({
    emailVerified: true,
    becameAdministrator: true,
  });
  expect(await (await call(profile, { token })).json()).toMatchObject({ systemRole: "admin", emailVerified: true });
  expect(await db.auditEvent.count({ where: { action: "account.roleChanged", actorId: null } })).toBe(1);
});

describe("the first account", () => {
  test.each([
    ["listens on this machine only", {}, true],
    ["is reached from elsewhere", { isExposed: true, isForThisMachineOnly: false }, false],
    ["is reached through a proxy", { isForThisMachineOnly: false }, false],
  ])("of an installation that %s counts as proven: %j (B-3.7)", async (_how, settings, isProvenSo) => {
    set(settings);
    const answer = await (await registered({ setupCode: setupCode() })).json();
    expect(answer.user).toMatchObject({ systemRole: "admin", emailVerified: isProvenSo });
    expect(await letters(answer.user.email)).toHaveLength(isProvenSo ? 0 : 1);
    const next = await (await registered()).json();
    expect(next.user).toMatchObject({ systemRole: "user", emailVerified: false });
  });

  test("becomes administrator without a code where only this machine reaches the server; of eight at once, one (B-2.8)", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => registered()));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await db.user.count({ where: { systemRole: "admin" } })).toBe(1);
  });

  test("needs the code where others reach it: without it or with a wrong one nobody gets an account (B-2.8)", async () => {
    set({ isExposed: true });
    for (const code of [undefined, "", "AAAA-AAAA-AAAA-AAAA", setupCode().slice(0, -1)]) {
      const response = await registered({ setupCode: code });
      expect([response.status, await response.json()]).toEqual([
        403,
        {
          code: "setupCodeWrong",
          message: "This server has no administrator yet. Enter the setup code it printed when it started.",
        },
      ]);
    }
    expect(await db.user.count()).toBe(0);
    const response = await registered({ setupCode: ` ${setupCode().toLowerCase().replaceAll("-", " ")}` });
    expect([response.status, (await response.json()).user.systemRole]).toEqual([201, "admin"]);
    expect(await (await registered()).json()).toMatchObject({ user: { systemRole: "user" } });
  });

  test("of eight at once with the code becomes the one administrator", async () => {
    set({ isExposed: true });
    const answers = await Promise.all(Array.from({ length: 8 }, () => registered({ setupCode: setupCode() })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await db.user.count({ where: { systemRole: "admin" } })).toBe(1);
  });

  test("needs none where ADMIN_EMAIL names who is administrator", async () => {
    set({ isExposed: true, ADMIN_EMAIL: "boss@example.com" });
    expect(await (await registered()).json()).toMatchObject({ user: { systemRole: "user" } });
  });

  test("guesses at the code are limited (B-2.8)", async () => {
    set({ isExposed: true, RATE_LIMITS: "on" });
    const headers = { "x-forwarded-for": "203.0.113.9" };
    const email = `${newId()}@example.com`;
    const statuses = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await registered({ email, setupCode: String(count) }, headers)).status);
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
  });
});

test("the code is the same at every start, and other where the secret is", () => {
  const code = setupCode();
  expect(code).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
  expect(setupCode()).toBe(code);
  set({ NEXTAUTH_SECRET: "another secret that only this test knows, quite long" });
  expect(setupCode()).not.toBe(code);
});
