/**
 * Whoever learned somebody's password guesses at their second factor: that is slow, and uses up nobody else's tries
 * (B-22.3).
 */
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { POST as login } from "@/app/api/auth/login/route";
import { PUT as changePassword } from "@/app/api/auth/password/route";
import { POST as secondFactor } from "@/app/api/auth/second-factor/route";
import { LIMITS } from "@/lib/access/limits";
import { problem } from "@/lib/server/adapters/openapi/problem";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { countAttempt, forgetAttempts } from "@/lib/platform/attempts";
import { call, TEST_HOST } from "../support/api";
import { resetDatabase } from "../support/database";
import { PASSWORD } from "../support/factories";
import { currentCode, personWithApp, type PersonWithApp } from "../support/second-factor";

const THIEF = "203.0.113.7";
const HOME = "198.51.100.20";
const NOON = new Date("2030-01-01T12:00:00.000Z");
const WRONG = "not-a-code-at-all";

type From = { address?: string; mark?: string; password?: string };
const toHeaders = ({ address = HOME, mark = "" }: From) => ({
  "x-forwarded-for": address,
  ...(mark ? { cookie: mark, origin: `http://${TEST_HOST}` } : {}),
});

/** A log-in by password and code. @returns the answer to the code, or to the password where that was refused */
async function logIn({ email }: PersonWithApp, code: string, from: From = {}): Promise<Response> {
  const [method, headers] = ["POST", toHeaders(from)];
  const first = await call(login, { method, headers, body: { email, password: from.password ?? PASSWORD } });
  if (first.status !== 401) return first;
  const { challenge } = problem.parse(await first.json());
  return call(secondFactor, { method, headers, body: { challenge, code } });
}
const readStatus = async (response: Promise<Response>) => (await response).status;

async function wrongCodes(who: PersonWithApp, count: number, from: From): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < count; attempt += 1) {
    statuses.push(await readStatus(logIn(who, WRONG, from)));
    await forgivenLogins(who, from);
  }
  return statuses;
}

/** The thief knows the password, and is to be stopped by the codes. */
async function forgivenLogins({ email }: PersonWithApp, { address = HOME }: From): Promise<void> {
  await forgetAttempts(`login:account:${email}:${address}`, LIMITS.login.account.rates);
  await forgetAttempts(`login:strangers:${email}`, [LIMITS.login.strangers]);
}

async function exhaustStrangers({ actor }: PersonWithApp): Promise<void> {
  for (let count = 0; count < LIMITS.secondFactor.strangers.max; count += 1)
    await countAttempt(`code:strangers:${actor.userId}`, LIMITS.secondFactor.strangers);
}

beforeEach(async () => {
  await resetDatabase();
  const before = { RATE_LIMITS: env.RATE_LIMITS, TRUSTED_PROXIES: env.TRUSTED_PROXIES };
  onTestFinished(() => void Object.assign(env, before));
  Object.assign(env, { RATE_LIMITS: "on", TRUSTED_PROXIES: 1 });
  vi.spyOn(clock, "now").mockImplementation(() => NOON);
  vi.spyOn(clock, "rest").mockResolvedValue();
});

test("a thief's wrong codes, 25 of them, refuse the thief and not the person (B-22.3)", async () => {
  const who = await personWithApp();
  const statuses = await wrongCodes(who, 25, { address: THIEF });
  expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(15).fill(429)]);
  expect(await readStatus(logIn(who, who.recoveryCodes[0] ?? "", { address: THIEF }))).toBe(429);
  expect(await readStatus(logIn(who, currentCode(who.secret, 1)))).toBe(200);
});

test("the person is told by mail that somebody knows the password, once, and not of a slip of their own (B-22.3)", async () => {
  const who = await personWithApp();
  const countWarnings = () => db.outgoingMail.count({ where: { subject: "Someone may know your password" } });
  await wrongCodes(who, 9, { address: THIEF });
  expect(await countWarnings()).toBe(0);
  await wrongCodes(who, 3, { address: "192.0.2.1" });
  expect(await countWarnings()).toBe(1);
});

test("from twelve addresses they are 100 a day, and the person gets in by a browser or network that did before (B-22.3)", async () => {
  const who = await personWithApp();
  const first = await logIn(who, who.recoveryCodes[0] ?? "");
  const mark =
    first.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith("known-browser="))
      ?.split(";")[0] ?? "";
  const statuses: number[] = [];
  for (let network = 1; network <= 12; network += 1)
    statuses.push(...(await wrongCodes(who, 10, { address: `192.0.2.${network}` })));
  expect(statuses).toEqual([...Array<number>(100).fill(401), ...Array<number>(20).fill(429)]);
  expect(await readStatus(logIn(who, who.recoveryCodes[1] ?? "", { address: "192.0.2.99" }))).toBe(429);
  expect(await readStatus(logIn(who, who.recoveryCodes[2] ?? "", { address: "192.0.2.99", mark }))).toBe(200);
  expect(await readStatus(logIn(who, who.recoveryCodes[3] ?? ""))).toBe(200);
});

test("a new password ends them: who tried codes knows none any more", async () => {
  const who = await personWithApp();
  await exhaustStrangers(who);
  const from = { address: "192.0.2.99" };
  expect(await readStatus(logIn(who, who.recoveryCodes[0] ?? "", from))).toBe(429);
  const body = { currentPassword: PASSWORD, newPassword: "a much better one" };
  expect(await readStatus(call(changePassword, { method: "PUT", token: who.token, body }))).toBe(204);
  expect(await readStatus(logIn(who, who.recoveryCodes[0] ?? "", { ...from, password: body.newPassword }))).toBe(200);
});
