/** The story of REST: a directory by SCIM. */
import { expect } from "./rest";
import { newAddress, PASSWORD } from "./people";
import type { Story } from "./rest-story";

type Made = { id: string; displayName: string; active: boolean };
type List = { totalResults: number; Resources: Made[] };

export async function scim({ as, admin, openCalls }: Story): Promise<void> {
  const asked = { name: "Directory", scopes: ["scim"], confirmation: { password: PASSWORD } };
  const made = { data: asked, status: 201 };
  const { id: tokenId, secret } = await as(admin.api)<{ id: string; secret: string }>("POST /tokens", made);
  const directory = as(await openCalls(secret));
  await directory("GET /scim/v2/ServiceProviderConfig");
  expect((await directory<List>("GET /scim/v2/Schemas")).totalResults).toBe(2);
  expect((await directory<List>("GET /scim/v2/ResourceTypes")).totalResults).toBe(2);
  const userName = newAddress();
  const user = await directory<Made>("POST /scim/v2/Users", { data: { userName, displayName: "Бат" }, status: 201 });
  const ids = { userId: user.id };
  const query = `?filter=${encodeURIComponent(`userName eq "${userName}"`)}`;
  expect((await directory<List>("GET /scim/v2/Users", { query })).Resources).toMatchObject([{ id: user.id }]);
  const off = { Operations: [{ op: "Replace", path: "active", value: "False" }] };
  expect(await directory("PATCH /scim/v2/Users/[userId]", { ids, data: off })).toMatchObject({ active: false });
  const on = { userName, displayName: "Бат-Эрдэнэ", active: true };
  expect(await directory("PUT /scim/v2/Users/[userId]", { ids, data: on })).toMatchObject({ active: true });
  expect(await directory("GET /scim/v2/Users/[userId]", { ids })).toMatchObject({ displayName: "Бат-Эрдэнэ" });
  await groupsOf(directory, user.id);
  await directory("DELETE /scim/v2/Users/[userId]", { ids, status: 204 });
  await as(admin.api)("DELETE /tokens/[tokenId]", { ids: { tokenId }, status: 204 });
}

async function groupsOf(directory: ReturnType<Story["as"]>, userId: string): Promise<void> {
  const displayName = `Хууль ${newAddress()}`;
  const team = await directory<Made>("POST /scim/v2/Groups", { data: { displayName }, status: 201 });
  const ids = { groupId: team.id };
  const add = { Operations: [{ op: "add", path: "members", value: [{ value: userId }] }] };
  expect(await directory("PATCH /scim/v2/Groups/[groupId]", { ids, data: add })).toMatchObject({
    members: [{ value: userId }],
  });
  const all = { displayName: `${displayName} 2`, members: [] };
  expect(await directory("PUT /scim/v2/Groups/[groupId]", { ids, data: all })).toMatchObject({ members: [] });
  expect(await directory("GET /scim/v2/Groups/[groupId]", { ids })).toMatchObject({ id: team.id });
  expect((await directory<List>("GET /scim/v2/Groups")).totalResults).toBeGreaterThan(0);
  await directory("DELETE /scim/v2/Groups/[groupId]", { ids, status: 204 });
}
