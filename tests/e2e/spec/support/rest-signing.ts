/** The story of REST: a signing service is connected, which nobody reaches, and what it is refused. */
import { newContract } from "./people";
import { expect } from "./rest";
import type { Story } from "./rest-story";

export async function signing({ as, admin, guest, owner }: Story): Promise<void> {
  const [administrator, self] = [as(admin.api), as(owner.api)];
  await administrator("POST /admin/signing/test", { status: 409 });
  const data = { provider: "documenso", baseUrl: "https://10.0.0.1/api/v2", token: "token", webhookSecret: "secret" };
  type Settings = { hasToken: boolean; webhookUrl: string };
  const { webhookUrl } = await administrator<Settings>("PUT /admin/signing", { data });
  expect(await administrator("GET /admin/signing")).toMatchObject({ hasToken: true, hasWebhookSecret: true });
  expect(await administrator("POST /admin/signing/test")).toEqual({ isReached: false, problem: "address" });
  const ids = { contractId: await newContract(owner) };
  const read = await self<{ versionId: string }>("GET /contracts/[contractId]/signing", { ids });
  expect(read).toMatchObject({ provider: "documenso", obstacle: "notApproved", requests: [] });
  const body = { versionId: read.versionId, signers: [{ name: "Anna", email: "anna@example.com" }] };
  // this owner has not proven their address
  await self("POST /contracts/[contractId]/signing", { ids, data: body, status: 403 });
  const none = { ...ids, requestId: "none" };
  await self("POST /contracts/[contractId]/signing/[requestId]/check", { ids: none, status: 404 });
  await self("POST /contracts/[contractId]/signing/[requestId]/cancel", { ids: none, status: 404 });
  const key = webhookUrl.split("/").at(-1) ?? "";
  await as(guest)("POST /mail/inbound", { data: "From: a@b.example", status: 404 }); // off without its secret
  await as(guest)("POST /signing/[key]", { ids: { key }, data: "{}", status: 404 }); // without its secret
  await administrator("DELETE /admin/signing", { status: 204 });
}
