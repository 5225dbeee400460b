import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { POST as forgot } from "@/app/api/auth/forgot-password/route";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as profile } from "@/app/api/auth/profile/route";
import { POST as reset } from "@/app/api/auth/reset-password/route";
import { isResetToken } from "@/lib/people/accounts/password/new-password";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { call, type ApiCall } from "../support/api";
import { resetDatabase } from "../support/database";
import { PASSWORD, person } from "../support/factories";

const NEW = "a much better password";
const asked = (email: string, more: ApiCall = {}) => call(forgot, { method: "POST", body: { email }, ...more });
const setNew = (token: string, password = NEW) => call(reset, { method: "POST", body: { token, password } });
const logIn = (email: string, password: string) => call(login, { method: "POST", body: { email, password } });

/** The token in the letter to an address, as its reader sees it. */
async function tokenFor(email: string): Promise<string> {
  const mail = await db.outgoingMail.findFirstOrThrow({ where: { recipient: email }, orderBy: { createdAt: "desc" } });
  return /\/reset-password\/([\w-]+)/.exec(mail.text)?.[1] ?? "";
}

beforeEach(resetDatabase);

describe("a forgotten password", () => {
  test("is answered alike for an address with an account and one without; only the first gets a letter (B-2.14)", async () => {
    const { email } = await person("Known");
    const [known, unknown] = [await asked(` ${email.toUpperCase()}`), await asked("nobody@example.com")];
    expect([known.status, unknown.status]).toEqual([202, 202]);
    const answer = await known.json();
    expect(answer).toEqual({
      message:
        "If an account with this email exists, a link to choose a new password is on its way. It is valid for one hour.",
    });
    expect(await unknown.json()).toEqual(answer);
    expect(await db.outgoingMail.findMany({ select: { recipient: true } })).toEqual([{ recipient: email }]);
    expect(await db.job.count()).toBe(1);
  });

  test("sends a file into the outbox where there is no mail service, and the log names it (B-23.1)", async () => {
    const { email } = await person("Known");
    const info = vi.spyOn(console, "info").mockImplementation(() => undefined);
    await asked(email);
    await runDueJobs(jobHandlers, jobGivenUp);
    const [file = ""] = await readdir(path.join(env.dataFolder, "outbox"));
    expect(info.mock.calls.flat().join("\n")).toContain(file);
    const letter = await readFile(path.join(env.dataFolder, "outbox", file), "utf8");
    expect(letter).toContain(`To: ${email}`);
    const parts = [...letter.matchAll(/base64\r\n\r\n([\s\S]*?)\r\n--/g)].map(([, body = ""]) =>
      Buffer.from(body, "base64").toString(),
    );
    for (const part of parts) expect(part).toMatch(/http:\/\/localhost:3000\/reset-password\/[\w-]{43}/);
    expect(parts).toHaveLength(2);
  });

  test("writes in the person's language, else in the browser's", async () => {
    const { email, actor } = await person("Known");
    const htmlNow = async () =>
      (await db.outgoingMail.findFirstOrThrow({ where: { recipient: email }, orderBy: { createdAt: "desc" } })).html;
    await asked(email, { headers: { "accept-language": "ru" } });
    expect(await htmlNow()).toContain('<html lang="ru">');
    await db.outgoingMail.deleteMany();
    await db.user.update({
      where: { id: actor.userId },
      data: { defaultLanguage: "mn", settingsUpdatedAt: new Date() },
    });
    await asked(email, { headers: { "accept-language": "ru" } });
    expect(await htmlNow()).toContain('<html lang="mn">');
  });

  test("never links to the host a request names, and stores no token (B-2.15)", async () => {
    const { email } = await person("Known");
    await asked(email, { headers: { host: "evil.example", "x-forwarded-host": "evil.example" } });
    const mail = await db.outgoingMail.findFirstOrThrow();
    expect(mail.text + mail.html).not.toContain("evil.example");
    const token = await tokenFor(email);
    expect(token).toHaveLength(43);
    expect(JSON.stringify(await db.passwordReset.findMany())).not.toContain(token);
  });

  test.each([
    [{}, "Please enter your email"],
    [{ email: "no address" }, "This is not a valid email address."],
  ])("refuses %o", async (body, message) => {
    const response = await call(forgot, { method: "POST", body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message, code: "invalidInput" });
  });
});

describe("a link for a new password", () => {
  test("sets it once, ends all sessions and makes other links lapse (B-2.15, B-21.3)", async () => {
    const { email, token: session } = await person("Known");
    await asked(email);
    const token = await tokenFor(email);
    await db.outgoingMail.deleteMany();
    await asked(email);
    const other = await tokenFor(email);
    expect([await isResetToken(token), await isResetToken(other)]).toEqual([true, true]);

    expect((await setNew(token)).status).toBe(204);
    expect((await call(profile, { token: session })).status).toBe(401);
    expect([(await logIn(email, PASSWORD)).status, (await logIn(email, NEW)).status]).toEqual([401, 200]);
    expect([await isResetToken(token), await isResetToken(other)]).toEqual([false, false]);
    for (const used of [token, other]) {
      const again = await setNew(used, "yet another password");
      expect(again.status).toBe(404);
      expect(await again.json()).toMatchObject({ code: "resetLinkInvalid" });
    }
  });

  test("used eight times at once sets one password", async () => {
    const { email } = await person("Known");
    await asked(email);
    const token = await tokenFor(email);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => setNew(token, `${NEW} ${index}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(7).fill(404)]);
    const winner = answers.findIndex(({ status }) => status === 204);
    expect((await logIn(email, `${NEW} ${winner}`)).status).toBe(200);
  });

  test("works for an hour and no longer (B-2.15)", async () => {
    const { email } = await person("Known");
    await asked(email);
    const token = await tokenFor(email);
    const start = Date.now();
    const at = vi.spyOn(clock, "now").mockReturnValue(new Date(start + 59 * 60_000));
    expect(await isResetToken(token)).toBe(true);
    at.mockReturnValue(new Date(start + 61 * 60_000));
    expect(await isResetToken(token)).toBe(false);
    expect((await setNew(token)).status).toBe(404);
  });

  test("that is unknown, and a password that is too short, are refused; the link then still works", async () => {
    const { email } = await person("Known");
    await asked(email);
    const token = await tokenFor(email);
    expect((await setNew("x".repeat(43))).status).toBe(404);
    const short = await setNew(token, "seven77");
    expect([short.status, (await short.json()).message]).toEqual([400, "Password must be at least 8 characters long"]);
    expect((await setNew(token)).status).toBe(204);
  });
});
