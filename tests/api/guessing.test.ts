/**
 * What those who guess learn: nothing about which addresses have accounts, and no easy password to find (B-2.5, B-2.12,
 * B-2.14).
 */
import type * as argon2 from "@node-rs/argon2";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { POST as forgot } from "@/app/api/auth/forgot-password/route";
import { POST as login } from "@/app/api/auth/login/route";
import { PUT as changePassword } from "@/app/api/auth/password/route";
import { POST as register } from "@/app/api/auth/register/route";
import { POST as reset } from "@/app/api/auth/reset-password/route";
import { POST as invite } from "@/app/api/contracts/[contractId]/collaborators/route";
import { POST as accept } from "@/app/api/invitations/[token]/accept/route";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, PASSWORD, person } from "../support/factories";

/** The costly work of the password library, as it was asked for. */
const work = vi.hoisted(() => ({ calls: [] as { kind: "hash" | "verify"; cost: string }[] }));
vi.mock("@node-rs/argon2", async (original) => {
  const library = await original<typeof argon2>();
  return {
    ...library,
    hash: (...input: Parameters<typeof library.hash>) => (
      work.calls.push({ kind: "hash", cost: JSON.stringify(input[1]) }),
      library.hash(...input)
    ),
    verify: (...input: Parameters<typeof library.verify>) => (
      work.calls.push({ kind: "verify", cost: String(input[0]).split("$").slice(1, 4).join("$") }),
      library.verify(...input)
    ),
  };
});

const logIn = (email: string, password: string) => call(login, { method: "POST", body: { email, password } });
/** What a call costs in hashing, and what it answers. */
async function measured(make: () => Promise<Response>) {
  work.calls.length = 0;
  const response = await make();
  return {
    work: [...work.calls],
    status: response.status,
    headers: [...response.headers],
    body: await response.text(),
  };
}

beforeEach(resetDatabase);

test("a log-in costs as much work, and is answered alike, with an account and without (B-2.12)", async () => {
  const { email } = await person("Known");
  const known = await measured(() => logIn(email, "wrong password"));
  const unknown = await measured(() => logIn("nobody@example.com", "wrong password"));
  expect(known).toEqual(unknown);
  expect(known.work).toEqual([{ kind: "verify", cost: "argon2id$v=19$m=19456,t=2,p=1" }]); // a new cost needs a new hash for nobody
  expect(known.status).toBe(401);
  expect((await measured(() => logIn(email, PASSWORD))).status).toBe(200);
});

test("asking for a new password hashes nothing, sends nothing before it answers, and is answered alike, with an account and without (B-2.14)", async () => {
  const { email } = await person("Known");
  const asked = (address: string) => measured(() => call(forgot, { method: "POST", body: { email: address } }));
  const [known, unknown] = [await asked(email), await asked("nobody@example.com")];
  expect(known).toEqual(unknown);
  expect(known.work).toEqual([]);
  // The letter waits for the worker: no mail service is in the way of the answer.
  expect(await db.outgoingMail.findMany({ select: { sentAt: true } })).toEqual([{ sentAt: null }]);
});

describe("an easy password is refused with its reason", () => {
  const REASONS: [string, string, RegExp][] = [
    ["Password2024!", "passwordCommon", /too common/],
    ["qwertyuiop", "passwordPattern", /follows a simple pattern/],
    ["Ganbold1990", "passwordPersonal", /contains your name or email/],
  ];

  test.each(REASONS)("%s at registration (B-2.5)", async (password, code, said) => {
    const response = await call(register, {
      method: "POST",
      body: { name: "Ganbold", email: "g@example.com", password },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ code, message: expect.stringMatching(said) as string });
    expect(await db.user.count()).toBe(0);
  });

  test("at a change of password, which changes nothing (B-2.5)", async () => {
    const { token, email } = await person("Ganbold");
    const change = (newPassword: string) =>
      call(changePassword, { method: "PUT", token, body: { currentPassword: PASSWORD, newPassword } });
    for (const [password, code] of REASONS) expect((await (await change(password)).json()).code).toBe(code);
    expect((await logIn(email, PASSWORD)).status).toBe(200);
  });

  test("at a new password by link, which can be used all the same (B-2.5)", async () => {
    const { email } = await person("Ganbold");
    await call(forgot, { method: "POST", body: { email } });
    const token = /\/reset-password\/([\w-]+)/.exec((await db.outgoingMail.findFirstOrThrow()).text)?.[1];
    const choose = (password: string) => call(reset, { method: "POST", body: { token, password } });
    for (const [password, code] of REASONS) expect((await (await choose(password)).json()).code).toBe(code);
    expect((await choose("a much better one")).status).toBe(204);
  });

  test("at an invitation, which stays open (B-2.5)", async () => {
    const owner = await person("Owner");
    const { contractId } = await createContract(owner);
    const { link } = await (
      await call(invite, {
        method: "POST",
        token: owner.token,
        params: { contractId },
        body: { email: "g@example.com" },
      })
    ).json();
    const join = (password: string) =>
      call(accept, {
        method: "POST",
        params: { token: String(link).split("/").at(-1) ?? "" },
        body: { name: "Ganbold", password },
      });
    for (const [password, code] of REASONS) expect((await (await join(password)).json()).code).toBe(code);
    expect((await join("a much better one")).status).toBe(201);
  });

  test.each([
    ["ru", /слишком распространён/],
    ["mn", /хэт түгээмэл/],
  ])("in the reader's language (%s)", async (language, said) => {
    const response = await call(register, {
      method: "POST",
      body: { name: "A", email: "a@example.com", password: "пароль123" },
      headers: { "accept-language": language },
    });
    expect((await response.json()).message).toMatch(said);
  });
});
