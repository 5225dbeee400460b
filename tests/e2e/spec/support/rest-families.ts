/** The story of REST: contract families. */
import { newContract } from "./people";
import { expect } from "./rest";
import type { Story } from "./rest-story";

type Made = { id: string };

export async function families({ as, owner }: Story): Promise<void> {
  const self = as(owner.api);
  const [agreement, amendment, other] = [await newContract(owner), await newContract(owner), await newContract(owner)];
  await self("GET /contracts/[contractId]/family", { ids: { contractId: agreement } });
  const family = await self<Made>("POST /families", { data: { contractId: agreement }, status: 201 });
  const ids = { familyId: family.id };
  expect(await self("GET /families")).toMatchObject({ families: [{ id: family.id }] });
  const document = await self<Made>("POST /families/[familyId]/documents", {
    ids,
    data: { contractId: amendment, role: "amendment", holdsFrom: "2026-03-01" },
    status: 201,
  });
  const place = { ...ids, documentId: document.id };
  await self("PATCH /families/[familyId]/documents/[documentId]", { ids: place, data: { isSigned: true } });
  expect(await self("GET /families/[familyId]", { ids })).toMatchObject({ hiddenCount: 0 });
  await self("GET /families/[familyId]/text", { ids });
  await self("GET /families/[familyId]/contradictions", { ids });
  await self("GET /families/[familyId]/proposals", { ids });
  await self("GET /families/[familyId]/export", { ids });
  await self("PUT /families/not-related", { data: { contractId: agreement, otherId: other }, status: 204 });
  await self("DELETE /families/[familyId]/documents/[documentId]", { ids: place, status: 204 });
}
