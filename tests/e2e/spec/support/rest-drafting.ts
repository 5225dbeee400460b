/** The story of REST: drafts made in one go. */
import { newContract } from "./people";
import { expect } from "./rest";
import type { Story } from "./rest-story";

type Made = { id: string };

export async function drafting({ as, owner }: Story): Promise<void> {
  const self = as(owner.api);
  const ids = { templateId: await newContract(owner) };
  await self("GET /templates/[templateId]/bulk/form", { ids, query: "?format=csv" });
  const sheet = await self("PUT /templates/[templateId]/bulk/values", { ids, data: "Tenant,Rent\nAcme,9 EUR\n" });
  expect(sheet).toMatchObject({ kind: "csv", rows: [{ row: 2, cells: ["Acme", "9 EUR"] }] });
  const data = { pattern: "{template} {row}", rows: [{ row: 2, fields: {} }] };
  expect(await self("POST /templates/[templateId]/bulk/check", { ids, data })).toMatchObject({ rows: [{ row: 2 }] });
  await self("POST /templates/[templateId]/bulk/preview", { ids, data: { fields: {} } });
  const batch = await self<Made>("POST /templates/[templateId]/bulk", { ids, data, status: 202 });
  const place = { batchId: batch.id };
  expect(await self("GET /drafts")).toMatchObject([{ id: batch.id, total: 1 }]);
  await expect.poll(async () => (await self("GET /drafts/[batchId]", { ids: place }))["made"]).toBe(1);
  const contractId = ids.templateId;
  const { versionId } = await self<{ versionId: string }>("POST /amendments/find", { data: { contractId } });
  const change = { kind: "replaceClause", wording: "The laws of Norway apply." };
  const amended = { contractId, versionId, clause: "1" };
  await self("POST /amendments/preview", { data: { ...amended, change, holdsFrom: null } });
  const amend = { name: "Law", change, holdsFrom: null, contracts: [amended] };
  await self("POST /amendments", { data: amend, status: 202 });
  await self("POST /drafts/[batchId]/retry", { ids: place, status: 202 });
  await self("DELETE /drafts/[batchId]", { ids: place, status: 204 });
}
