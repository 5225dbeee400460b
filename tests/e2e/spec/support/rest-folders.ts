/** The story of REST: folders and teams. */
import { newContract } from "./people";
import { expect } from "./rest";
import type { Story } from "./rest-story";

type Made = { id: string };

export async function folders({ as, owner, admin }: Story): Promise<void> {
  const self = as(owner.api);
  const contractId = await newContract(owner);
  const folder = await self<Made>("POST /folders", { data: { name: "Suppliers" }, status: 201 });
  const team = await self<Made>("POST /teams", { data: { name: "Legal" }, status: 201 });
  const ids = { folderId: folder.id, teamId: team.id };
  expect(await self("GET /folders")).toMatchObject([{ id: folder.id, role: "owner" }]);
  expect(await self("GET /teams")).toMatchObject([{ id: team.id, isOwner: true }]);
  await self("PATCH /folders/[folderId]", { ids, data: { name: "Our suppliers" } });
  await self("PATCH /teams/[teamId]", { ids, data: { name: "Our lawyers" } });
  const member = await self<Made>("POST /teams/[teamId]/members", { ids, data: { email: admin.email }, status: 201 });
  expect(await self("GET /teams/[teamId]", { ids })).toMatchObject({ memberCount: 2 });
  await self("PUT /folders/[folderId]/teams/[teamId]", { ids, data: { role: "reviewer" } });
  expect(await self("GET /folders/[folderId]", { ids })).toMatchObject({ teams: [{ role: "reviewer" }] });
  const move = { contractIds: [contractId], folderId: folder.id };
  const asked = await self<{ confirmation: string }>("PUT /folders/contracts", { data: move });
  expect(asked).toMatchObject({ isMoved: false, peopleCount: 1 });
  const { confirmation } = asked;
  expect(await self("PUT /folders/contracts", { data: { ...move, confirmation } })).toMatchObject({ isMoved: true });
  const seen = await as(admin.api)<{ peopleCount: number }>("GET /contracts/[contractId]/visibility", {
    ids: { contractId },
  });
  expect(seen.peopleCount).toBe(2);
  await self("PUT /folders/[folderId]/parent", { ids, data: { parentId: null } });
  const { members } = await self<{ members: { id: string; isOwner: boolean }[] }>("GET /teams/[teamId]", { ids });
  const own = members.find(({ isOwner }) => isOwner);
  await self("PUT /teams/[teamId]/owner", { ids, data: { memberId: own?.id ?? "" } });
  await self("DELETE /teams/[teamId]/members/[memberId]", { ids: { ...ids, memberId: member.id }, status: 204 });
  await self("DELETE /folders/[folderId]/teams/[teamId]", { ids, status: 204 });
  await self("DELETE /teams/[teamId]", { ids, status: 204 });
  await self("DELETE /folders/[folderId]", { ids, status: 204 });
}
