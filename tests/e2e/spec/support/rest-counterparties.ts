/** The story of REST: whom one has contracts with. */
import { newContract } from "./people";
import { expect } from "./rest";
import type { Story } from "./rest-story";

type Listed = { id: string; name: string };

export async function counterparties({ as, owner }: Story): Promise<void> {
  const self = as(owner.api);
  const contractId = await newContract(owner);
  await self("GET /contracts/[contractId]/facts", { ids: { contractId } });
  await expect
    .poll(
      async () =>
        (await self<{ parties: object[] }>("GET /contracts/[contractId]/parties", { ids: { contractId } })).parties
          .length,
    )
    .toBe(2);
  const [one, other] = await self<Listed[]>("GET /counterparties", { query: "?sort=name" });
  const ids = { counterpartyId: one?.id ?? "" };
  await self("GET /counterparties/[counterpartyId]", { ids });
  await self("PATCH /counterparties/[counterpartyId]", { ids, data: { note: "Pays late" } });
  const contracts = await self<object[]>("GET /counterparties/[counterpartyId]/contracts", { ids });
  expect(contracts).toContainEqual(expect.objectContaining({ contractId }));
  await self("POST /counterparties/[counterpartyId]/apart", { ids, data: { otherId: other?.id }, status: 204 });
  expect(await self("GET /counterparties/pairs")).toEqual([]);
  await self("POST /counterparties/[counterpartyId]/merge", { ids, data: { from: [other?.id] } });
  await self("POST /counterparties/[counterpartyId]/split", { ids, data: { mergedId: other?.id } });
  await self("PUT /counterparties/us", { data: { counterpartyIds: [one?.id] } });
  expect(await self("GET /counterparties/us")).toMatchObject({ isAnswered: true, own: [{ id: one?.id }] });
}
