/** The story of REST: an evidence bundle is made, downloaded, known to everybody, and withdrawn. */
import { newContract } from "./people";
import { expect } from "./rest";
import type { Story } from "./rest-story";

type Bundle = { id: string; status: string; sha256: string };

export async function bundles({ as, guest, owner }: Story): Promise<void> {
  const self = as(owner.api);
  const ids = { contractId: await newContract(owner) };
  const data = { comments: "all" };
  const { id: bundleId } = await self<Bundle>("POST /contracts/[contractId]/bundles", { ids, data, status: 202 });
  const bundle = async () => (await self<Bundle[]>("GET /contracts/[contractId]/bundles", { ids }))[0];
  await expect.poll(async () => (await bundle())?.status, { timeout: 60_000 }).toBe("ready");
  const both = { ...ids, bundleId };
  await self("GET /contracts/[contractId]/bundles/[bundleId]/archive", { ids: both });
  const sha256 = (await bundle())?.sha256;
  expect(await as(guest)("POST /verify", { data: { sha256 } })).toEqual({ answer: "known" });
  await self("DELETE /contracts/[contractId]/bundles/[bundleId]", { ids: both, status: 204 });
  expect(await as(guest)("POST /verify", { data: { sha256 } })).toEqual({ answer: "unknown" });
}
