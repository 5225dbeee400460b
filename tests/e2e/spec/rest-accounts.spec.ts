/**
 * Behaviour §21: authentication, profile, users and settings; §20: what a guest is told. Each call at both of its
 * addresses.
 */
import { ADDRESSES, answered, expect, refused, test } from "./support/rest";
import { letterTo } from "./support/letters";
import { newAddress, newPerson, PASSWORD } from "./support/people";

for (const at of ADDRESSES) {
  const place = at === "" ? "the bare address" : at;

  test.describe(`at ${place}`, () => {
    test("POST /auth/login answers access_token and user", async ({ guest, owner }) => {
      const session = await answered<{ access_token: string; user: { email: string } }>(
        "POST /auth/login",
        guest.post(`${at}/auth/login`, { data: { email: owner.email.toUpperCase(), password: PASSWORD } }),
      );
      expect(session.user).toMatchObject({ id: owner.id, email: owner.email, name: owner.name, systemRole: "user" });
    });

    test("POST /auth/register makes an account and answers its session", async ({ guest, callsOf }) => {
      const email = newAddress();
      const session = await answered<{ access_token: string; user: { id: string } }>(
        "POST /auth/register",
        guest.post(`${at}/auth/register`, { data: { name: "Тэмүүлэн", email, password: PASSWORD } }),
        201,
      );
      const calls = await callsOf(session.access_token);
      expect(await answered("GET /auth/profile", calls.get(`${at}/auth/profile`))).toMatchObject({
        id: session.user.id,
        name: "Тэмүүлэн",
        email,
      });
    });

    test("GET /auth/profile answers the caller's account", async ({ owner }) => {
      expect(await answered("GET /auth/profile", owner.api.get(`${at}/auth/profile`))).toMatchObject({
        id: owner.id,
        name: owner.name,
        email: owner.email,
        systemRole: "user",
      });
    });

    test("POST /auth/logout ends the session at once", async ({ owner }) => {
      await answered("POST /auth/logout", owner.api.post(`${at}/auth/logout`), 204);
      await refused(owner.api.get("/auth/profile"), 401);
    });

    test("GET and PUT /user-settings answer the settings, mn at first", async ({ owner }) => {
      const before = await answered("GET /user-settings", owner.api.get(`${at}/user-settings`));
      expect(before).toMatchObject({ defaultLanguage: "mn", updatedAt: null });
      for (const defaultLanguage of ["en", "ru", "mn"]) {
        const saved = await answered(
          "PUT /user-settings",
          owner.api.put(`${at}/user-settings`, { data: { defaultLanguage } }),
        );
        expect(saved).toMatchObject({ defaultLanguage, createdAt: before.createdAt, updatedAt: expect.any(String) });
        expect(await answered("GET /user-settings", owner.api.get(`${at}/user-settings`))).toEqual(saved);
      }
      await refused(owner.api.put(`${at}/user-settings`, { data: { defaultLanguage: "de" } }), 400);
    });

    test("GET /users/{id} answers somebody who shares a contract, and POST /users/batch several", async ({
      owner,
      register,
    }) => {
      const stranger = await register();
      expect(await answered("GET /users/[userId]", owner.api.get(`${at}/users/${owner.id}`))).toEqual({
        id: owner.id,
        name: owner.name,
        email: owner.email,
      });
      await refused(owner.api.get(`${at}/users/${stranger.id}`), 404);
      const people = await answered<{ id: string }[]>(
        "POST /users/batch",
        owner.api.post(`${at}/users/batch`, { data: { userIds: [owner.id, stranger.id, "nobody"] } }),
      );
      expect(people.map(({ id }) => id)).toEqual([owner.id]);
    });

    test("GET /admin/users lists users, GET /admin/users/{id} answers one", async ({ admin, register }) => {
      const person = await register("Нэргүй");
      const users = await answered<{ id: string }[]>("GET /admin/users", admin.api.get(`${at}/admin/users`));
      expect(users.map(({ id }) => id)).toContain(person.id); // the newest are on the first page
      const found = await answered<{ id: string }[]>(
        "GET /admin/users",
        admin.api.get(`${at}/admin/users?search=${encodeURIComponent(admin.email.toUpperCase())}`),
      );
      expect(found.map(({ id }) => id)).toEqual([admin.id]);
      expect(
        await answered("GET /admin/users/[userId]", admin.api.get(`${at}/admin/users/${person.id}`)),
      ).toMatchObject({ id: person.id, name: "Нэргүй", systemRole: "user" });
    });

    test("PUT /admin/users/{id}/role changes a system role, for the very next request", async ({ admin, register }) => {
      const person = await register();
      await refused(person.api.get(`${at}/admin/users`), 403);
      expect(
        await answered(
          "PUT /admin/users/[userId]/role",
          admin.api.put(`${at}/admin/users/${person.id}/role`, { data: { role: "admin" } }),
        ),
      ).toMatchObject({ id: person.id, systemRole: "admin" });
      await answered("GET /admin/users", person.api.get(`${at}/admin/users`));
      await answered(
        "PUT /admin/users/[userId]/role",
        admin.api.put(`${at}/admin/users/${person.id}/role`, { data: { role: "user" } }),
      );
      await refused(person.api.get(`${at}/admin/users`), 403);
      await refused(admin.api.put(`${at}/admin/users/${person.id}/role`, { data: { role: "manager" } }), 400);
    });

    test("DELETE /admin/users/{id} deletes a user, whose session ends", async ({ admin, register }) => {
      const person = await register();
      await answered("DELETE /admin/users/[userId]", admin.api.delete(`${at}/admin/users/${person.id}`), 204);
      await refused(admin.api.get(`${at}/admin/users/${person.id}`), 404);
      await refused(person.api.get("/auth/profile"), 401);
    });

    test("what a guest may not do is answered 401 in the documented shape", async ({ guest }) => {
      const calls = [
        "GET /auth/profile",
        "GET /contracts",
        "GET /contracts/any",
        "GET /contracts/any/versions",
        "GET /suggestions/any",
        "GET /files/download/any",
        "GET /invitations/pending",
        "GET /admin/users",
        "GET /user-settings",
        "GET /users/any",
      ];
      for (const call of calls)
        expect([call, await refused(guest.get(at + call.replace("GET ", "")), 401)]).toMatchObject([
          call,
          { message: "Authentication required", code: "signInRequired" },
        ]);
      for (const path of [
        "/contracts/upload",
        "/contracts/create-from-template",
        "/files/presigned-url",
        "/users/batch",
      ])
        await refused(guest.post(at + path, { data: {} }), 401);
    });
  });
}

test("entities carry the documented fields and their times in UTC", async ({ owner }) => {
  const user = await answered("GET /auth/profile", owner.api.get("/auth/profile"));
  expect(Object.keys(user).sort()).toEqual([
    "createdAt",
    "email",
    "emailVerified",
    "id",
    "name",
    "systemRole",
    "updatedAt",
  ]);
  expect(user.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
});

test("a refused log-in or registration says what the catalogue says", async ({ guest, owner }) => {
  expect(
    await refused(guest.post("/auth/login", { data: { email: owner.email, password: "wrong password" } }), 401),
  ).toMatchObject({ message: "Invalid email or password" });
  expect(
    await refused(guest.post("/auth/login", { data: { email: newAddress(), password: PASSWORD } }), 401),
  ).toMatchObject({ message: "Invalid email or password" });
  expect(await refused(guest.post("/auth/login", { data: { email: owner.email, password: "" } }), 400)).toMatchObject({
    message: "Please enter both email and password",
  });
  expect(
    await refused(guest.post("/auth/register", { data: { name: "A", email: owner.email, password: PASSWORD } }), 409),
  ).toMatchObject({ code: "emailTaken" });
  expect(await refused(guest.post("/auth/register", { data: { name: "A", email: newAddress() } }), 400)).toMatchObject({
    message: "Please fill in all required fields",
  });
  expect(
    await refused(guest.post("/auth/register", { data: { name: "A", email: newAddress(), password: "1234567" } }), 400),
  ).toMatchObject({ message: "Password must be at least 8 characters long" });
});

test("a password has 8 to 200 characters, counted as people count them", async ({ guest }) => {
  const registering = (password: string) =>
    guest.post("/auth/register", { data: { name: "A", email: newAddress(), password } });
  const long = Array.from({ length: 100 }, (_, place) => 10 + ((place * 37) % 89)).join(""); // 200 digits in no pattern
  for (const password of ["өглөөний", "🐎🌾🏔🛖🐑🌙🦅🔥", long])
    await answered("POST /auth/register", registering(password), 201);
  for (const password of ["өглөөни", "🐎🌾🏔🛖🐑🌙🦅", `${long}7`]) await refused(registering(password), 400);
});

test("the last administrator is neither demoted nor deleted", async ({ admin, register, playwright, app }) => {
  expect(await refused(admin.api.put(`/admin/users/${admin.id}/role`, { data: { role: "user" } }), 409)).toMatchObject({
    code: "lastAdministrator",
  });
  expect(await refused(admin.api.delete(`/admin/users/${admin.id}`), 409)).toMatchObject({ code: "ownAccount" });
  const second = await register();
  await answered(
    "PUT /admin/users/[userId]/role",
    admin.api.put(`/admin/users/${second.id}/role`, { data: { role: "admin" } }),
  );
  await answered("DELETE /admin/users/[userId]", admin.api.delete(`/admin/users/${second.id}`), 204);
  await newPerson({ playwright, url: app.url }); // life goes on
});

test("a forgotten password is replaced by a link that comes by mail, and ends all sessions", async ({
  guest,
  owner,
  app,
}) => {
  const known = await answered(
    "POST /auth/forgot-password",
    guest.post("/auth/forgot-password", { data: { email: owner.email } }),
    202,
  );
  const unknown = await answered(
    "POST /auth/forgot-password",
    guest.post("/auth/forgot-password", { data: { email: newAddress() } }),
    202,
  );
  expect(known).toEqual(unknown);
  expect(
    await refused(
      guest.post("/auth/reset-password", { data: { token: "not-a-token", password: "a new password" } }),
      404,
    ),
  ).toMatchObject({ code: "resetLinkInvalid" });
  const token = /\/reset-password\/([\w-]+)/.exec(await letterTo(app.dataFolder, owner.email, "/reset-password/"))?.[1];
  await answered(
    "POST /auth/reset-password",
    guest.post("/auth/reset-password", { data: { token, password: "a new password" } }),
    204,
  );
  await refused(guest.post("/auth/reset-password", { data: { token, password: "once more" } }), 404);
  await refused(owner.api.get("/auth/profile"), 401);
  await answered(
    "POST /auth/login",
    guest.post("/auth/login", { data: { email: owner.email, password: "a new password" } }),
  );
});

test("a password is changed by who knows it, and their other sessions end", async ({ guest, owner, callsOf }) => {
  const other = await answered<{ access_token: string }>(
    "POST /auth/login",
    guest.post("/auth/login", { data: { email: owner.email, password: PASSWORD } }),
  );
  await refused(
    owner.api.put("/auth/password", { data: { currentPassword: "wrong", newPassword: "another password" } }),
    400,
  );
  await answered(
    "PUT /auth/password",
    owner.api.put("/auth/password", { data: { currentPassword: PASSWORD, newPassword: "another password" } }),
    204,
  );
  await answered("GET /auth/profile", owner.api.get("/auth/profile"));
  await refused((await callsOf(other.access_token)).get("/auth/profile"), 401);
  await refused(guest.post("/auth/login", { data: { email: owner.email, password: PASSWORD } }), 401);
  await answered(
    "POST /auth/login",
    guest.post("/auth/login", { data: { email: owner.email, password: "another password" } }),
  );
});
