/** The story of REST: a signed copy is attached, compared, and the text reopened. */
import { leasePdf } from "../../../support/documents";
import { newContract } from "./people";
import { expect } from "./rest";
import type { Story } from "./rest-story";

type Copy = { id: string; status: string; comparison: { outcome: string } | null };

export async function signed({ as, guest, owner }: Story): Promise<void> {
  const self = as(owner.api);
  const ids = { contractId: await newContract(owner) };
  const file = { filename: "signed.pdf", contentType: "application/pdf" };
  const { uploadUrl, fileId } = await self<{ uploadUrl: string; fileId: string }>("POST /files/presigned-url", {
    data: file,
    status: 201,
  });
  const { search } = new URL(uploadUrl, "http://localhost");
  await as(guest)("PUT /files/[fileId]/content", {
    ids: { fileId },
    query: search,
    data: await leasePdf(),
    status: 204,
  });
  const data = { fileIds: [fileId], signedOn: "2026-11-20", signedBy: "Acme LLC" };
  const { id: signedId } = await self<Copy>("POST /contracts/[contractId]/signed", { ids, data, status: 201 });
  const copy = async () => (await self<Copy[]>("GET /contracts/[contractId]/signed", { ids }))[0];
  await expect.poll(async () => (await copy())?.status).toBe("ready");
  expect((await copy())?.comparison?.outcome).toBe("differs");
  await self("POST /contracts/[contractId]/versions", { ids, data: { content: "<p>New</p>" }, status: 409 });
  const both = { ...ids, signedId };
  await self("POST /contracts/[contractId]/signed/[signedId]/settle", {
    ids: both,
    data: { number: 1, as: "accepted" },
  });
  const strip = { ...both, number: "1" };
  await self("GET /contracts/[contractId]/signed/[signedId]/strips/[number]", { ids: strip });
  await self("POST /contracts/[contractId]/signed/[signedId]/compare", { ids: both, status: 202 });
  await self("POST /contracts/[contractId]/signed/reopen", { ids });
  await self("DELETE /contracts/[contractId]/signed/[signedId]", { ids: both, status: 204 });
}
