import { beforeEach, describe, expect, test } from "vitest";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as logout } from "@/app/api/auth/logout/route";
import { GET as profile } from "@/app/api/auth/profile/route";
import { POST as register } from "@/app/api/auth/register/route";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { issueToken } from "@/lib/people/accounts/session/token";
import { resetDatabase } from "../support/database";
import { call, TEST_HOST } from "../support/api";
import { PASSWORD, person } from "../support/factories";

beforeEach(resetDatabase);

const account = { name: "Болд", email: "Bold@Example.com ", password: PASSWORD };
const registered = (body: unknown) => call(register, { method: "POST", body });
const loggedIn = (body: unknown) => call(login, { method: "POST", body });

describe("registration", () => {
  test("answers a token that is the cookie's and opens the profile (B-5.1, B-21.1, B-21.2)", async () => {
    const response = await registered(account);
    expect(response.status).toBe(201);
    const { access_token: token, user } = await response.json();
    expect(user).toMatchObject({ name: "Болд", email: "bold@example.com" });
    expect(response.headers.get("set-cookie")).toContain(`next-auth.session-token=${token}`);
    expect(response.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax/);
    for (const proof of [{ token }, { cookie: token }]) expect((await call(profile, proof)).status).toBe(200);
  });

  test("the first account of an empty installation is administrator and is told so; the second is not (B-2.6)", async () => {
    expect(await (await registered(account)).json()).toMatchObject({
      becameAdministrator: true,
      user: { systemRole: "admin" },
    });
    const second = await (await registered({ ...account, email: "second@example.com" })).json();
    expect(second.user.systemRole).toBe("user");
    expect(second).not.toHaveProperty("becameAdministrator");
  });

  test("of eight first sign-ups at once one becomes administrator (B-2.6)", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => registered({ ...account, email: `p${index}@example.com` })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(201));
    expect(await db.user.count({ where: { systemRole: "admin" } })).toBe(1);
  });

  test("waits for no other once there is an account", async () => {
    await registered(account);
    expect(await db.setting.deleteMany({ where: { key: "registration" } })).toEqual({ count: 1 }); // the row that the first ones wait for
    expect((await registered({ ...account, email: "second@example.com" })).status).toBe(201);
    expect(await db.setting.count({ where: { key: "registration" } })).toBe(0);
  });

  test("an address is taken whatever its case (B-2.4)", async () => {
    await registered({ ...account, email: "taken@example.com" });
    const again = await registered({ ...account, email: " TAKEN@example.com" });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: "emailTaken" });
  });

  test.each([
    [{ ...account, name: " " }, "Please fill in all required fields"],
    [{ name: "A", email: "a@example.com" }, "Please fill in all required fields"],
    [{ ...account, password: "seven77" }, "Password must be at least 8 characters long"],
    [{ ...account, password: "ө".repeat(201) }, "Password must be at most 200 characters long"],
  ])("refuses %o (B-2.12)", async (body, message) => {
    const response = await registered(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message, code: "invalidInput" });
  });

  test("a password has 8 to 200 characters, counted as people count them (B-2.5)", async () => {
    const long = Array.from({ length: 100 }, (_, place) => 10 + ((place * 37) % 89)).join(""); // 200 digits in no pattern
    const registerStatus = async (password: string) =>
      (await registered({ ...account, email: `${newId()}@example.com`, password })).status;
    for (const taken of ["өглөөний", "🐎🌾🏔🛖🐑🌙🦅🔥", long])
      expect([taken, await registerStatus(taken)]).toEqual([taken, 201]);
    for (const refused of ["өглөөни", "🐎🌾🏔🛖🐑🌙🦅", `${long}7`])
      expect([refused, await registerStatus(refused)]).toEqual([refused, 400]);
  });

  test("eight Mongolian letters are a password of eight characters, and all of them count", async () => {
    const email = "letters@example.com";
    expect((await registered({ ...account, email, password: "өвсөнбүр" })).status).toBe(201);
    expect((await loggedIn({ email, password: "өвсөнбүр" })).status).toBe(200);
    expect((await loggedIn({ email, password: "өвсөнбүү" })).status).toBe(401);
  });

  test("a body that is no JSON is told so", async () => {
    const response = await registered("{");
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "malformedBody" });
  });
});

describe("log-in (B-2.12)", () => {
  test("answers alike for a wrong password and an unknown address, and lets the right one in (B-21.1)", async () => {
    const { email } = await person("Known");
    const [wrong, unknown, right] = await Promise.all([
      loggedIn({ email, password: "wrong" }),
      loggedIn({ email: "no@example.com", password: "wrong" }),
      loggedIn({ email: email.toUpperCase(), password: PASSWORD }),
    ]);
    expect([wrong.status, unknown.status, right.status]).toEqual([401, 401, 200]);
    expect(await wrong.json()).toEqual(await unknown.json());
  });

  test("asks for both", async () => {
    const response = await loggedIn({ email: "a@example.com" });
    expect(response.status).toBe(400);
    expect((await response.json()).message).toBe("Please enter both email and password");
  });
});

describe("a session", () => {
  test("ends at log-out, on the next request, for cookie and bearer (B-5.1, B-5.2, B-21.2)", async () => {
    const { token } = await person();
    expect((await call(logout, { method: "POST", token })).status).toBe(204);
    expect((await call(profile, { token })).status).toBe(401);
    expect((await call(profile, { cookie: token })).status).toBe(401);
  });

  test("is nobody's when the token is damaged, forged for no session, or its user is deleted", async () => {
    const { token, actor } = await person();
    const forged = await issueToken({ sub: actor.userId, sid: "no-such-session" });
    expect((await call(profile, { token })).status).toBe(200);
    for (const bad of [`${token}x`, "abc", forged]) expect((await call(profile, { token: bad })).status).toBe(401);
    await db.user.delete({ where: { id: actor.userId } });
    expect((await call(profile, { token })).status).toBe(401);
  });

  test("by cookie writes only from this site; by bearer from anywhere (B-5.7)", async () => {
    const { token } = await person();
    const write = (how: object) => call(logout, { method: "POST", ...how });
    for (const origin of [null, "https://evil.example", "null"])
      expect((await write({ cookie: token, origin })).status).toBe(403);
    expect((await write({ cookie: token, origin: `http://${TEST_HOST}` })).status).toBe(204);
    const other = await person();
    expect((await write({ token: other.token, headers: { origin: "https://evil.example" } })).status).toBe(204);
  });

  test("shows a role that changed at once", async () => {
    const { token, actor } = await person("Promoted", "user");
    await db.user.update({ where: { id: actor.userId }, data: { systemRole: "admin" } });
    expect(await (await call(profile, { token })).json()).toMatchObject({ systemRole: "admin" });
  });
});
