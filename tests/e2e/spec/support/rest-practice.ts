/** The story of REST: what we usually sign, and reports. */
import { newContract } from "./people";
import { expect } from "./rest";
import type { Story } from "./rest-story";

export async function practiceAndReports({ as, owner }: Story): Promise<void> {
  const self = as(owner.api);
  const contractId = await newContract(owner);
  expect(await self("GET /practice")).toMatchObject({ isCut: false });
  await self("GET /practice/[topic]", { ids: { topic: "payment_terms" } });
  expect(await self("GET /contracts/[contractId]/practice", { ids: { contractId } })).toMatchObject({ topics: [] });
  const data = { contractIds: [contractId], side: "mutual", name: "As we sign" };
  expect(await self("POST /positions/draft", { data })).toMatchObject({ book: { name: "As we sign" } });
  await self("GET /reports");
  await self("GET /reports/export");
}
