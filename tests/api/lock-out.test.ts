/**
 * Nobody locks another out: neither of the account nor of a new password, from wherever and however often they try
 * (B-22.3).
 */
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { POST as forgot } from "@/app/api/auth/forgot-password/route";
import { POST as login } from "@/app/api/auth/login/route";
import { PUT as changePassword } from "@/app/api/auth/password/route";
import { POST as register } from "@/app/api/auth/register/route";
import { POST as reset } from "@/app/api/auth/reset-password/route";
import { LIMITS } from "@/lib/access/limits";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { countAttempt } from "@/lib/platform/attempts";
import { call, TEST_HOST } from "../support/api";
import { resetDatabase } from "../support/database";
import { PASSWORD, person } from "../support/factories";

const STRANGER = "203.0.113.7";
const HOME = "198.51.100.20";
const NOON = new Date("2030-01-01T12:00:00.000Z");

/** A cookie as a browser keeps it, from an answer. */
const markIn = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("known-browser="))
    ?.split(";")[0] ?? "";
const toHeaders = (address: string, mark: string) => ({
  "x-forwarded-for": address,
  ...(mark ? { cookie: mark, origin: `http://${TEST_HOST}` } : {}),
});
const logIn = (email: string, password: string, { address = HOME, mark = "" } = {}) =>
  call(login, { method: "POST", body: { email, password }, headers: toHeaders(address, mark) });
const ask = (email: string, { address = HOME, mark = "" } = {}) =>
  call(forgot, { method: "POST", body: { email }, headers: toHeaders(address, mark) });
const readStatus = async (response: Promise<Response>) => (await response).status;
async function wrongTries(email: string, count: number, from = { address: STRANGER }): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < count; attempt += 1)
    statuses.push(await readStatus(logIn(email, "a wrong password", from)));
  return statuses;
}
/** As if strangers everywhere had tried as often as they may today. */
async function exhaustStrangers(email: string): Promise<void> {
  const { strangers } = LIMITS.login;
  const before = new Map((await db.rateLimit.findMany()).map(({ key, count }) => [key, count]));
  await countAttempt(`login:strangers:${email}`, strangers);
  const own = (await db.rateLimit.findMany()).find(({ key, count }) => before.get(key) !== count);
  await db.rateLimit.update({ where: { key: own?.key ?? "" }, data: { count: strangers.max } });
}

beforeEach(async () => {
  await resetDatabase();
  const before = { RATE_LIMITS: env.RATE_LIMITS, TRUSTED_PROXIES: env.TRUSTED_PROXIES };
  onTestFinished(() => void Object.assign(env, before));
  Object.assign(env, { RATE_LIMITS: "on", TRUSTED_PROXIES: 1 });
  vi.spyOn(clock, "now").mockImplementation(() => NOON);
  vi.spyOn(clock, "rest").mockResolvedValue();
});

describe("wrong passwords", () => {
  test("from one place, 56 of them, refuse that place and nobody else (B-22.3)", async () => {
    const { email } = await person("Victim");
    expect((await wrongTries(email, 56)).filter((status) => status === 401)).toHaveLength(10);
    expect(await readStatus(logIn(email, PASSWORD, { address: STRANGER }))).toBe(429);
    expect(await readStatus(logIn(email, PASSWORD))).toBe(200);
  });

  test("from the same place are not in the way of a browser that signed in before", async () => {
    const { email } = await person("Victim");
    const mark = markIn(await logIn(email, PASSWORD, { address: STRANGER }));
    await wrongTries(email, 11);
    for (let index = 0; index < 101; index += 1)
      await countAttempt(`login:address:${STRANGER}`, LIMITS.login.address[0]);
    expect(await readStatus(logIn(email, PASSWORD, { address: STRANGER }))).toBe(429);
    expect(await readStatus(logIn(email, PASSWORD, { address: STRANGER, mark }))).toBe(200);
  });

  test("of twelve addresses, ten each, are refused from the hundredth on, alike with an account and without (B-22.3)", async () => {
    const { email } = await person("Victim");
    const guessed = async (address: string) => {
      const statuses: number[] = [];
      for (let network = 1; network <= 12; network += 1)
        statuses.push(...(await wrongTries(address, 10, { address: `192.0.2.${network}` })));
      return statuses;
    };
    const expected = [...Array<number>(100).fill(401), ...Array<number>(20).fill(429)];
    expect(await guessed(email)).toEqual(expected);
    expect(await guessed("nobody@example.com")).toEqual(expected);
  });

  test("from everywhere are 100 a day at most, and even then a browser that signed in before gets in (B-22.3)", async () => {
    const { email } = await person("Victim");
    const mark = markIn(await logIn(email, PASSWORD));
    await exhaustStrangers(email);
    expect(await readStatus(logIn(email, PASSWORD, { address: "192.0.2.1" }))).toBe(429);
    expect(await readStatus(logIn(email, PASSWORD, { address: "192.0.2.2", mark }))).toBe(200);
    expect(await readStatus(logIn("other@example.com", "a wrong password"))).toBe(401);
  });

  test("from everywhere cost strangers more time with each twenty, alike with an account and without", async () => {
    const { email } = await person("Victim");
    const pauses = async (address: string) => {
      vi.mocked(clock.rest).mockClear();
      for (let index = 0; index < 45; index += 1)
        await logIn(address, "a wrong password", { address: `192.0.2.${index}` });
      return vi.mocked(clock.rest).mock.calls.map(([ms]) => ms);
    };
    const known = await pauses(email);
    expect(known).toEqual([...Array<number>(20).fill(1_000), ...Array<number>(6).fill(2_000)]);
    expect(await pauses("nobody@example.com")).toEqual(known);
  });

  test("of a person who then knows it again forget neither the strangers' guesses nor add to them", async () => {
    const { email } = await person("Victim");
    await exhaustStrangers(email);
    await db.rateLimit.updateMany({ where: { count: LIMITS.login.strangers.max }, data: { count: { decrement: 1 } } });
    for (let round = 0; round < 3; round += 1) expect(await readStatus(logIn(email, PASSWORD))).toBe(200);
    expect(await readStatus(logIn(email, "a wrong password"))).toBe(401);
    expect(await readStatus(logIn(email, PASSWORD, { address: "192.0.2.1" }))).toBe(429);
  });
});

describe("a network from which the account was signed in to before", () => {
  const NEIGHBOUR = "198.51.100.21";

  test("still gets in where strangers have used the day up, by ten tries of its own, and no other does (B-22.3)", async () => {
    const { email } = await person("Victim");
    await logIn(email, PASSWORD);
    await exhaustStrangers(email);
    expect(await readStatus(logIn(email, PASSWORD))).toBe(200);
    expect(await readStatus(logIn(email, PASSWORD, { address: NEIGHBOUR }))).toBe(429);
    expect((await wrongTries(email, 12, { address: HOME })).filter((status) => status === 401)).toHaveLength(10);
    expect(await readStatus(logIn(email, PASSWORD))).toBe(429);
  });

  test("is one at that account only, and not by tries that failed", async () => {
    const [victim, other] = [await person("Victim"), await person("Other")];
    await logIn(other.email, PASSWORD, { address: STRANGER });
    await wrongTries(victim.email, 3);
    await exhaustStrangers(victim.email);
    expect(await readStatus(logIn(victim.email, PASSWORD, { address: STRANGER }))).toBe(429);
  });

  test("is the whole of a connection's IPv6 addresses", async () => {
    const { email } = await person("Victim");
    await logIn(email, PASSWORD, { address: "2001:db8:1:2::3" });
    await exhaustStrangers(email);
    expect(await readStatus(logIn(email, PASSWORD, { address: "2001:db8:1:2:aaaa::4" }))).toBe(200);
    expect(await readStatus(logIn(email, PASSWORD, { address: "2001:db8:1:3::3" }))).toBe(429);
  });

  test("is a stranger again after 90 days, and once the password was changed elsewhere", async () => {
    const [late, changed] = [await person("Late"), await person("Changed")];
    for (const { email } of [late, changed]) await logIn(email, PASSWORD);
    vi.mocked(clock.now).mockReturnValue(new Date(NOON.getTime() + 1_000));
    await call(changePassword, {
      method: "PUT",
      token: changed.token,
      headers: toHeaders(NEIGHBOUR, ""),
      body: { currentPassword: PASSWORD, newPassword: "a much better one" },
    });
    await exhaustStrangers(changed.email);
    expect(await readStatus(logIn(changed.email, "a much better one"))).toBe(429);
    expect(await readStatus(logIn(changed.email, "a much better one", { address: NEIGHBOUR }))).toBe(200);
    vi.mocked(clock.now).mockReturnValue(new Date(NOON.getTime() + 91 * 86_400_000));
    await exhaustStrangers(late.email);
    expect(await readStatus(logIn(late.email, PASSWORD))).toBe(429);
  });
});

describe("a browser that signed in before", () => {
  test("has ten tries of its own", async () => {
    const { email } = await person("Victim");
    const mark = markIn(await logIn(email, PASSWORD));
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(await readStatus(logIn(email, "a wrong password", { mark }))).toBe(401);
    expect(await readStatus(logIn(email, PASSWORD, { mark }))).toBe(429);
    expect(await readStatus(logIn(email, PASSWORD, { address: "192.0.2.9" }))).toBe(200);
  });

  test("is known at its own account only, by a mark that nobody else can write", async () => {
    const [victim, other] = [await person("Victim"), await person("Other")];
    const mark = markIn(await logIn(other.email, PASSWORD));
    await exhaustStrangers(victim.email);
    const [id = "", issued = "", account = "", seal = ""] = markIn(await logIn(other.email, PASSWORD))
      .replace("known-browser=", "")
      .split(".");
    const forged = [
      `known-browser=${id}.${issued}.${account.replace(/^./, "0")}.${seal}`,
      `known-browser=${id}.${issued}.${account}.${"0".repeat(seal.length)}`,
      "known-browser=",
      "known-browser=~~~~",
      "known-browser=a.b",
    ];
    for (const worthless of [mark, ...forged])
      expect(await readStatus(logIn(victim.email, PASSWORD, { mark: worthless }))).toBe(429);
  });

  test("is shared by several people, and each is known", async () => {
    const [one, other] = [await person("One"), await person("Other")];
    const first = markIn(await logIn(one.email, PASSWORD));
    const both = markIn(await logIn(other.email, PASSWORD, { mark: first }));
    await exhaustStrangers(one.email);
    await exhaustStrangers(other.email);
    expect(await readStatus(logIn(one.email, PASSWORD, { mark: both }))).toBe(200);
    expect(await readStatus(logIn(other.email, PASSWORD, { mark: both }))).toBe(200);
  });

  test("is a stranger once the password was changed elsewhere, and stays known where it was changed", async () => {
    const { email, token } = await person("Victim");
    const mark = markIn(await logIn(email, PASSWORD));
    vi.mocked(clock.now).mockReturnValue(new Date(NOON.getTime() + 1_000));
    const changed = await call(changePassword, {
      method: "PUT",
      token,
      body: { currentPassword: PASSWORD, newPassword: "a much better one" },
    });
    await exhaustStrangers(email);
    expect(await readStatus(logIn(email, "a much better one", { mark }))).toBe(429);
    expect(await readStatus(logIn(email, "a much better one", { mark: markIn(changed) }))).toBe(200);
  });

  test("is marked at registration too, by a cookie that scripts cannot read", async () => {
    const response = await call(register, {
      method: "POST",
      body: { name: "New", email: "new@example.com", password: PASSWORD },
    });
    const cookie = response.headers.getSetCookie().find((value) => value.startsWith("known-browser=")) ?? "";
    expect(cookie).toMatch(/; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain("new");
  });
});

describe("links for a new password", () => {
  const tokensFor = async () =>
    (await db.outgoingMail.findMany({ orderBy: { createdAt: "asc" } })).map(
      ({ text }) => /\/reset-password\/([\w-]+)/.exec(text)?.[1] ?? "",
    );

  test("that others asked for use up nobody's own (B-22.3)", async () => {
    const { email } = await person("Victim");
    const asked = await Promise.all(Array.from({ length: 6 }, () => readStatus(ask(email, { address: STRANGER }))));
    expect(asked.filter((status) => status === 202)).toHaveLength(5);
    expect(await readStatus(ask(email))).toBe(202);
    expect(await tokensFor()).toHaveLength(6);
  });

  test("are mailed ten times an hour at most, answered alike, and those that were sent go on working", async () => {
    const { email } = await person("Victim");
    const mark = markIn(await logIn(email, PASSWORD));
    const answers = new Set<string>();
    for (let index = 0; index < 12; index += 1)
      answers.add(await (await ask(email, { address: `192.0.2.${index}` })).text());
    answers.add(await (await ask("nobody@example.com")).text());
    expect(answers.size).toBe(1);
    expect(await tokensFor()).toHaveLength(10);
    await ask(email, { mark });
    const tokens = await tokensFor();
    expect(tokens).toHaveLength(11); // the person's own browser is not in that line
    expect(
      await readStatus(call(reset, { method: "POST", body: { token: tokens[0], password: "a much better one" } })),
    ).toBe(204);
  });

  test("bring the way in back, however many strangers guessed at the old password (B-22.3)", async () => {
    const { email } = await person("Victim");
    await exhaustStrangers(email);
    expect(await readStatus(logIn(email, PASSWORD))).toBe(429);
    await ask(email);
    const [token] = await tokensFor();
    expect(await readStatus(call(reset, { method: "POST", body: { token, password: "a much better one" } }))).toBe(204);
    expect(await readStatus(logIn(email, "a much better one"))).toBe(200);
  });
});
