/** How often things may be done (behaviour §22), with limits switched on as they are by default. */
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { POST as nextAuth } from "@/app/api/auth/[...nextauth]/route";
import { POST as forgot } from "@/app/api/auth/forgot-password/route";
import { POST as login } from "@/app/api/auth/login/route";
import { PUT as changePassword } from "@/app/api/auth/password/route";
import { POST as register } from "@/app/api/auth/register/route";
import { POST as reset } from "@/app/api/auth/reset-password/route";
import { POST as invite } from "@/app/api/contracts/[contractId]/collaborators/route";
import { GET as exported } from "@/app/api/contracts/[contractId]/export/route";
import { POST as comment } from "@/app/api/contracts/[contractId]/comment/route";
import { DELETE as remove, PATCH as change } from "@/app/api/contracts/[contractId]/route";
import { POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { POST as createFromTemplate } from "@/app/api/contracts/create-from-template/route";
import { PUT as saveSettings } from "@/app/api/user-settings/route";
import { POST as batch } from "@/app/api/users/batch/route";
import { POST as find } from "@/app/api/contracts/[contractId]/find/route";
import { POST as startUpload } from "@/app/api/files/presigned-url/route";
import { LIMITS, type LimitName } from "@/lib/access/limits";
import { tidy } from "@/lib/server/jobs/tidy";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { countAttempt } from "@/lib/platform/attempts";
import { call, type ApiCall } from "../support/api";
import { isAboveDatabase, resetDatabase } from "../support/database";
import { createContract, PASSWORD, person } from "../support/factories";

const NOON = new Date("2030-01-01T12:00:00.000Z");
const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
const logIn = (email: string, password: string, more: ApiCall = {}) =>
  call(login, { method: "POST", body: { email, password }, ...more });

beforeEach(async () => {
  await resetDatabase();
  const before = { RATE_LIMITS: env.RATE_LIMITS, TRUSTED_PROXIES: env.TRUSTED_PROXIES };
  onTestFinished(() => void Object.assign(env, before));
  Object.assign(env, { RATE_LIMITS: "on", TRUSTED_PROXIES: 1 });
  vi.spyOn(clock, "now").mockImplementation(() => NOON);
  vi.spyOn(clock, "rest").mockResolvedValue();
});
const laterBy = (seconds: number) =>
  vi.spyOn(clock, "now").mockImplementation(() => new Date(NOON.getTime() + seconds * 1000));

describe.runIf(isAboveDatabase)("log-in", () => {
  test("is refused after ten wrong passwords on one account, in the documented shape and with the time to wait (B-20.5)", async () => {
    const { email } = await person("Known");
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await logIn(email, "wrong password")).status).toBe(401);
    const refused = await logIn(email, PASSWORD);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({
      message: "Too many requests. Please try again in a moment.",
      code: "tooManyRequests",
    });
    expect(refused.headers.get("retry-after")).toBe("900");
    laterBy(901);
    expect((await logIn(email, PASSWORD)).status).toBe(200);
  });

  test("is refused alike for an address that has no account", async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await logIn("nobody@example.com", "wrong password")).status).toBe(401);
    expect((await logIn(" NOBODY@example.com", "wrong password")).status).toBe(429);
  });

  test("counts fifty wrong ones a day, however slowly they come", async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 52; attempt += 1) {
      laterBy(attempt * 120);
      statuses.push((await logIn("nobody@example.com", "wrong password")).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  test("that succeeds forgets the mistakes before it", async () => {
    const { email } = await person("Known");
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 9; attempt += 1) await logIn(email, "wrong password");
      expect((await logIn(email, PASSWORD)).status).toBe(200);
    }
  });

  test("is limited for an address that tries many accounts, and not for its neighbours", async () => {
    const tried = await Promise.all(
      Array.from({ length: 101 }, (_, index) => logIn(`${index}@example.com`, "wrong password", from("203.0.113.7"))),
    );
    expect(tried.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await logIn("other@example.com", "wrong password", from("203.0.113.8"))).status).toBe(401);
  });

  test("takes no word of a caller for the address (B-22.2)", async () => {
    const tried = await Promise.all(
      Array.from({ length: 101 }, (_, index) =>
        logIn(`${index}@example.com`, "wrong password", from(`198.51.100.${index}, 203.0.113.7`)),
      ),
    );
    expect(tried.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  test("takes the addresses of one IPv6 network for one (B-22.2)", async () => {
    const tried = await Promise.all(
      Array.from({ length: 101 }, (_, index) =>
        logIn(`${index}@example.com`, "wrong password", from(`2001:db8:1:2::${index.toString(16)}`)),
      ),
    );
    expect(tried.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await logIn("other@example.com", "wrong password", from("2001:db8:1:3::1"))).status).toBe(401);
  });

  test("by next-auth's own door counts the same", async () => {
    const body = new URLSearchParams({
      email: "Nobody@example.com",
      password: "wrong password",
      csrfToken: "",
    }).toString();
    const byNextAuth = () =>
      nextAuth(
        new Request("http://localhost:3000/api/auth/callback/credentials", {
          method: "POST",
          body,
          headers: { "content-type": "application/x-www-form-urlencoded" },
        }),
        { params: Promise.resolve({ nextauth: ["callback", "credentials"] }) },
      );
    for (let attempt = 0; attempt < 10; attempt += 1) await logIn("nobody@example.com", "wrong password");
    const refused = await byNextAuth();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "900"]);
  });
});

test("attempts at once are each counted, on every node that shares the database (B-22.2)", async () => {
  const counted = await Promise.all(
    Array.from({ length: 40 }, () => countAttempt("login:account:x", { max: 15, seconds: 60 })),
  );
  expect(counted.filter(({ retryAfterSeconds }) => retryAfterSeconds === 0)).toHaveLength(15);
  expect((await db.rateLimit.findMany()).map(({ count }) => count)).toEqual([40]);
});

test("the table names neither e-mails nor addresses, and is tidied", async () => {
  await logIn("somebody@example.com", "wrong password", from("203.0.113.7"));
  const rows = await db.rateLimit.findMany();
  expect(rows).toHaveLength(4);
  expect(JSON.stringify(rows)).not.toMatch(/somebody|203\.0\.113|login/);
  expect((await tidy()).attempts).toBe(0);
  laterBy(901);
  expect((await tidy()).attempts).toBe(2);
  laterBy(2 * 86_400);
  expect((await tidy()).attempts).toBe(2);
});

test("nothing is counted where limits are off (B-22.2)", async () => {
  Object.assign(env, { RATE_LIMITS: "off" });
  for (let attempt = 0; attempt < 12; attempt += 1)
    expect((await logIn("nobody@example.com", "wrong password")).status).toBe(401);
  expect(await db.rateLimit.count()).toBe(0);
});

describe.runIf(isAboveDatabase)("also limited", () => {
  /** Fills the person's (or e-mail's) count up to the brim, so that the next call is one too many. */
  async function exhaust(name: LimitName, account: string): Promise<void> {
    const limit = LIMITS[name];
    const [rate] = "account" in limit ? limit.account.rates : [];
    if (!rate) throw new Error(`${name} is not limited by account`);
    await countAttempt(`${name}:account:${account}`, rate);
    await db.rateLimit.updateMany({ data: { count: rate.max } });
  }

  test.each<[string, LimitName, (token: string, contractId: string) => Promise<Response>]>([
    [
      "invitations",
      "invitation",
      (token, contractId) =>
        call(invite, { method: "POST", token, params: { contractId }, body: { email: "new@example.com" } }),
    ],
    [
      "the assistant",
      "assistant",
      (token, contractId) =>
        call(find, { method: "POST", token, params: { contractId }, body: { category: "parties" } }),
    ],
    [
      "uploads",
      "file",
      (token) => call(startUpload, { method: "POST", token, body: { filename: "a.txt", contentType: "text/plain" } }),
    ],
    [
      "exports",
      "export",
      (token, contractId) => call(exported, { token, params: { contractId }, path: "/api?format=docx" }),
    ],
    [
      "saves",
      "save",
      (token, contractId) =>
        call(save, { method: "POST", token, params: { contractId }, body: { content: "<p>Other words</p>" } }),
    ],
    [
      "comments",
      "comment",
      (token, contractId) => call(comment, { method: "POST", token, params: { contractId }, body: { text: "Why?" } }),
    ],
    [
      "contracts from templates",
      "template",
      (token) =>
        call(createFromTemplate, {
          method: "POST",
          token,
          body: { type: "Other", name: "New", fields: { textContent: "Text" } },
        }),
    ],
    [
      "changes of name",
      "change",
      (token, contractId) => call(change, { method: "PATCH", token, params: { contractId }, body: { name: "Other" } }),
    ],
    ["settings", "change", (token) => call(saveSettings, { method: "PUT", token, body: { defaultLanguage: "ru" } })],
    ["deletions", "removal", (token, contractId) => call(remove, { method: "DELETE", token, params: { contractId } })],
    ["look-ups of people", "lookUp", (token) => call(batch, { method: "POST", token, body: { userIds: [] } })],
    [
      "guesses at the old password",
      "password",
      (token) =>
        call(changePassword, {
          method: "PUT",
          token,
          body: { currentPassword: "wrong", newPassword: "a much better one" },
        }),
    ],
  ])("%s, for each person", async (_what, name, attempt) => {
    const [one, other] = [await person("One"), await person("Other")];
    const { contractId } = await createContract(one);
    await exhaust(name, one.actor.userId);
    const refused = await attempt(one.token, contractId);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await attempt(other.token, (await createContract(other)).contractId)).status).not.toBe(429);
  });

  test.each<[string, LimitName, () => Promise<Response>]>([
    [
      "registration",
      "registration",
      () => call(register, { method: "POST", body: { name: "New", email: "new@example.com", password: PASSWORD } }),
    ],
    ["asking for a new password", "reset", () => call(forgot, { method: "POST", body: { email: "new@example.com" } })],
  ])("%s, for each e-mail", async (_what, name, attempt) => {
    await exhaust(name, "new@example.com:"); // as it comes from one address
    expect((await attempt()).status).toBe(429);
    expect(await db.outgoingMail.count()).toBe(0);
  });

  test("links, for each address", async () => {
    const tried = await Promise.all(
      Array.from({ length: 61 }, () =>
        call(reset, { method: "POST", body: { token: "guess", password: PASSWORD }, ...from("203.0.113.7") }),
      ),
    );
    expect(tried.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
