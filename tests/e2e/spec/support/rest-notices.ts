/** The story of REST: a notice letter is drafted, finished, downloaded, posted, and proven. */
import { leasePdf } from "../../../support/documents";
import { newContract } from "./people";
import { expect } from "./rest";
import type { Story } from "./rest-story";

const ANSWERS = {
  ...{ kind: "termination", right: "responsible", sender: "Altan LLC", recipient: "Tuul LLC", way: "registered" },
  ...{ address: "Peace Avenue 17, Ulaanbaatar", signatory: "B. Sarnai", authority: "under the Charter" },
};
type Draft = { versionId: string; title: string; text: string };
type Notice = { id: string; sent: { way: string } | null; proofs: unknown[] };

export async function notices({ as, guest, owner }: Story): Promise<void> {
  const self = as(owner.api);
  const ids = { contractId: await newContract(owner) };
  const query = `?${new URLSearchParams(ANSWERS)}`;
  const { versionId, title, text } = await self<Draft>("GET /contracts/[contractId]/notices/draft", { ids, query });
  const data = { ...ANSWERS, versionId, title, text };
  const { id: noticeId } = await self<Notice>("POST /contracts/[contractId]/notices", { ids, data, status: 201 });
  const both = { ...ids, noticeId };
  await self("GET /contracts/[contractId]/notices/[noticeId]/file", { ids: both, query: "?format=docx" });
  const posted = { how: "posted", way: "registered", sentOn: "2026-11-20", tracking: "RR1" };
  await self("POST /contracts/[contractId]/notices/[noticeId]/send", { ids: both, data: posted, status: 201 });
  const file = { filename: "receipt.pdf", contentType: "application/pdf" };
  const { uploadUrl, fileId } = await self<{ uploadUrl: string; fileId: string }>("POST /files/presigned-url", {
    data: file,
    status: 201,
  });
  const { search } = new URL(uploadUrl, "http://localhost");
  const bytes = { ids: { fileId }, query: search, data: await leasePdf(), status: 204 };
  await as(guest)("PUT /files/[fileId]/content", bytes);
  const proof = { ids: both, data: { fileIds: [fileId] }, status: 201 };
  await self("POST /contracts/[contractId]/notices/[noticeId]/proofs", proof);
  const letter = await self<Notice>("GET /contracts/[contractId]/notices/[noticeId]", { ids: both });
  expect([letter.sent?.way, letter.proofs.length]).toEqual(["registered", 1]);
  expect(await self<Notice[]>("GET /contracts/[contractId]/notices", { ids })).toHaveLength(1);
}
