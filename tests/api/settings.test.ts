import { describe, expect, test } from "vitest";
import { POST as login } from "@/app/api/auth/login/route";
import { PUT as password } from "@/app/api/auth/password/route";
import { GET as profile } from "@/app/api/auth/profile/route";
import { GET as settings, PUT as save } from "@/app/api/user-settings/route";
import { actorOfSession } from "@/lib/people/accounts/session/session";
import { readToken } from "@/lib/people/accounts/session/token";
import { call } from "../support/api";
import { PASSWORD, person } from "../support/factories";

const NEW = "a much better password";

describe("settings", () => {
  test("start as Mongolian and were never saved (B-21.4)", async () => {
    const { token } = await person();
    const { createdAt } = await (await call(profile, { token })).json();
    const response = await call(settings, { token });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      defaultLanguage: "mn",
      builtInEngineOnly: false,
      createdAt,
      updatedAt: null,
    });
  });

  test("saving answers the updated settings, takes the whole object, and holds (B-21.4)", async () => {
    const { token } = await person();
    const before = await (await call(settings, { token })).json();
    const response = await call(save, {
      method: "PUT",
      token,
      body: { ...before, defaultLanguage: "ru", createdAt: "2001-01-01T00:00:00Z" },
    });
    expect(response.status).toBe(200);
    const saved = await response.json();
    expect(saved).toEqual({
      defaultLanguage: "ru",
      builtInEngineOnly: false,
      createdAt: before.createdAt,
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await (await call(settings, { token })).json()).toEqual(saved);
  });

  test("from the first saving on, the answers' language is the setting's and no longer the browser's (B-6.8)", async () => {
    const { token } = await person();
    const content = await readToken(token);
    const language = async () => content && (await actorOfSession(content, "ru"))?.language;
    expect(await language()).toBe("ru");
    await call(save, { method: "PUT", token, body: { defaultLanguage: "mn" } });
    expect(await language()).toBe("mn");
  });

  test.each([[{ defaultLanguage: "de" }], [{}], [{ defaultLanguage: null }]])("refuses %o", async (body) => {
    const { token } = await person();
    const response = await call(save, { method: "PUT", token, body });
    expect(response.status).toBe(400);
    expect((await response.json()).issues).toMatchObject([{ path: "defaultLanguage" }]);
  });
});

describe("changing the password", () => {
  const change = (token: string, body: unknown) => call(password, { method: "PUT", token, body });
  const logIn = (email: string, secret: string) => call(login, { method: "POST", body: { email, password: secret } });

  test("ends every other session, keeps this one, and the new password alone lets in (B-2.16, B-21.3)", async () => {
    const { token, email } = await person();
    const other = await (await logIn(email, PASSWORD)).json();
    expect((await change(token, { currentPassword: PASSWORD, newPassword: NEW })).status).toBe(204);
    expect((await call(profile, { token })).status).toBe(200);
    expect((await call(profile, { token: other.access_token })).status).toBe(401);
    expect([(await logIn(email, PASSWORD)).status, (await logIn(email, NEW)).status]).toEqual([401, 200]);
  });

  test("with a wrong current password changes nothing, and does not send the person to the login page (B-2.16)", async () => {
    const { token, email } = await person();
    const response = await change(token, { currentPassword: "wrong", newPassword: NEW });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: "The current password is incorrect.", code: "wrongPassword" });
    expect((await logIn(email, PASSWORD)).status).toBe(200);
  });

  test("of two changes at once one holds", async () => {
    const { token } = await person();
    const answers = await Promise.all(
      ["first new password", "second new password"].map((newPassword) =>
        change(token, { currentPassword: PASSWORD, newPassword }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  test.each([
    [{ currentPassword: PASSWORD, newPassword: "seven77" }, "Password must be at least 8 characters long"],
    [{ currentPassword: "", newPassword: NEW }, "Please enter your current password"],
    [{ currentPassword: PASSWORD }, "Please enter a new password"],
  ])("refuses %o", async (body, message) => {
    const { token } = await person();
    const response = await change(token, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message, code: "invalidInput" });
  });
});
