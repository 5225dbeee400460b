/** The story of REST: accounts, where one is signed in, and what administrators do. */
import { letterTo } from "./letters";
import { newAddress, PASSWORD } from "./people";
import { expect } from "./rest";
import type { Story } from "./rest-story";

type Session = { access_token: string; user: { id: string } };
type Listed = { id: string }[];

const NEW_PASSWORD = "another password";

/** Registering, proving the address, another password, settings. */
export async function accounts({ as, app, openCalls, guest }: Story): Promise<void> {
  const email = newAddress();
  const account = { name: "Тэмүүлэн", email, password: PASSWORD };
  const { access_token: token, user } = await as(guest)<Session>("POST /auth/register", { data: account, status: 201 });
  const self = as(await openCalls(token));
  expect(await self("GET /auth/profile")).toMatchObject({ id: user.id, name: "Тэмүүлэн", email, systemRole: "user" });
  await self("POST /auth/verify-email/resend", { status: 202 });
  const proof = await linkIn(app.dataFolder, email, "/verify-email?token=");
  await as(guest)("POST /auth/verify-email", { data: { token: proof }, status: 403 });
  await self("POST /auth/verify-email", { data: { token: proof } });

  await self("PUT /auth/password", { data: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }, status: 204 });
  await as(guest)("POST /auth/login", { data: { email, password: PASSWORD }, status: 401 });
  await as(guest)("POST /auth/forgot-password", { data: { email }, status: 202 });
  const reset = await linkIn(app.dataFolder, email, "/reset-password/");
  await as(guest)("POST /auth/reset-password", { data: { token: reset, password: PASSWORD }, status: 204 });
  await self("GET /auth/profile", { status: 401 });
  await as(guest)("POST /auth/login", { data: { email: email.toUpperCase(), password: PASSWORD } });
  const code = { challenge: "none such", code: "123456" };
  await as(guest)("POST /auth/second-factor", { data: code, status: 401 });
}

/** The token in a letter's link. */
async function linkIn(dataFolder: string, address: string, link: `/${string}`): Promise<string> {
  return /^[\w-]+/.exec((await letterTo(dataFolder, address, link)).split(link)[1] ?? "")?.[0] ?? "";
}

/** Settings, usage, and where the caller is signed in. */
export async function sessions({ as, openCalls, guest, owner, friend }: Story): Promise<void> {
  const self = as(owner.api);
  const before = await self("GET /user-settings");
  expect(before).toMatchObject({ defaultLanguage: "mn", updatedAt: null });
  const saved = await self("PUT /user-settings", { data: { defaultLanguage: "en" } });
  expect(await self("GET /user-settings")).toEqual(saved);
  await self("GET /usage");
  expect(await self<Listed>("GET /users", { query: "?search=nobody-by-this-name" })).toEqual([]);
  expect(await self("GET /users/[userId]", { ids: { userId: owner.id } })).toMatchObject({ email: owner.email });
  const userIds = [owner.id, friend.id, "nobody"];
  expect(await self<Listed>("POST /users/batch", { data: { userIds } })).toMatchObject([{ id: owner.id }]);

  const again = { email: owner.email, password: PASSWORD };
  const logIn = async () =>
    as(await openCalls((await as(guest)<Session>("POST /auth/login", { data: again })).access_token));
  const [first, second, third] = [await logIn(), await logIn(), await logIn()];
  await third("POST /auth/logout", { status: 204 });
  const others = (await self<{ id: string; isCurrent: boolean }[]>("GET /sessions")).filter((one) => !one.isCurrent);
  expect(others).toHaveLength(2);
  await self("DELETE /sessions/[sessionId]", { ids: { sessionId: others[0]?.id ?? "" }, status: 204 });
  await self("DELETE /sessions", { status: 204 });
  for (const ended of [first, second, third]) await ended("GET /auth/profile", { status: 401 });
}

/** What administrators see and do. */
export async function administration({ as, admin, guest, app }: Story): Promise<void> {
  const self = as(admin.api);
  const email = newAddress();
  const account = { name: "Нэргүй", email, password: PASSWORD };
  const { user } = await as(guest)<Session>("POST /auth/register", { data: account, status: 201 });
  const ids = { userId: user.id };
  const found = await self<Listed>("GET /admin/users", { query: `?search=${encodeURIComponent(email)}` });
  expect(found.map(({ id }) => id)).toEqual([user.id]);
  await letterTo(app.dataFolder, email, "/verify-email");
  const letters = await self<{ id: string; recipient: string }[]>("GET /admin/mail", { query: "?limit=100" });
  const letter = { mailId: letters.find(({ recipient }) => recipient === email)?.id ?? "" };
  expect(await self("GET /admin/mail/[mailId]", { ids: letter })).toMatchObject({ recipient: email });
  await self("POST /admin/mail/[mailId]/send", { ids: letter, status: 202 });
  await self("POST /admin/users/[userId]/verify-email", { ids });
  expect(await self("GET /admin/users/[userId]", { ids })).toMatchObject({ id: user.id, emailVerified: true });
  for (const role of ["admin", "user"])
    expect(await self("PUT /admin/users/[userId]/role", { ids, data: { role } })).toMatchObject({ systemRole: role });
  for (const active of [false, true])
    expect(await self("PUT /admin/users/[userId]/active", { ids, data: { active } })).toMatchObject({ id: user.id });
  await self("DELETE /admin/users/[userId]/second-factor", { ids, status: 409 });
  await self("DELETE /admin/users/[userId]", { ids, status: 204 });
  await self("GET /admin/users/[userId]", { ids, status: 404 });
  const rules = await self("GET /admin/sign-in-rules");
  expect(await self("PUT /admin/sign-in-rules", { data: rules })).toEqual(rules);
  await self("GET /admin/audit");
  await as(guest)("GET /health");
  await as(guest)("GET /openapi.json");
}

/** Somebody new who has proven their address in their session. */
export async function newProven({ as, app, openCalls, guest }: Story) {
  const email = newAddress();
  const account = { name: "Сарнай", email, password: PASSWORD };
  const { access_token: token } = await as(guest)<Session>("POST /auth/register", { data: account, status: 201 });
  const self = as(await openCalls(token));
  const proof = await linkIn(app.dataFolder, email, "/verify-email?token=");
  await self("POST /auth/verify-email", { data: { token: proof } });
  return { self, email };
}

/** Tokens for programs: made, used, given another secret, revoked. */
export async function tokens(story: Story): Promise<void> {
  const { as, openCalls } = story;
  const { self, email } = await newProven(story);
  type Made = { id: string; prefix: string; secret: string };
  const data = { name: "Payroll", scopes: ["read"], confirmation: { password: PASSWORD } };
  const made = await self<Made>("POST /tokens", { data, status: 201 });
  expect((await self<Listed>("GET /tokens")).map(({ id }) => id)).toContain(made.id);
  const program = as(await openCalls(made.secret));
  expect(await program("GET /auth/profile")).toMatchObject({ email });
  await program("POST /tokens", { data, status: 403 });
  const ids = { tokenId: made.id };
  const rotation = { ids, data: { prefix: made.prefix }, status: 201 };
  const { secret } = await self<Made>("POST /tokens/[tokenId]/rotate", rotation);
  await program("GET /auth/profile", { status: 401 });
  const again = as(await openCalls(secret));
  await again("GET /auth/profile");
  await self("DELETE /tokens/[tokenId]", { ids, status: 204 });
  await again("GET /auth/profile", { status: 401 });
}
