/** The story of REST: dates and duties of a contract, and letters that they ask for. */
import { leasePdf } from "../../../support/documents";
import { newContract } from "./people";
import { expect } from "./rest";
import { prove } from "./rest-people";
import type { Story } from "./rest-story";

type Deadline = { id: string; date: string; state: string };

export async function deadlines({ as, app, guest, owner }: Story): Promise<void> {
  const self = as(owner.api);
  const ids = { contractId: await newContract(owner) };
  const added = await self<Deadline>("POST /contracts/[contractId]/deadlines", {
    ids,
    data: { title: "Report", date: "2027-01-31", repeat: "FREQ=MONTHLY" },
    status: 201,
  });
  const both = { ...ids, deadlineId: added.id };
  const changed = { ids: both, data: { state: "done" } };
  expect(await self<Deadline>("PATCH /contracts/[contractId]/deadlines/[deadlineId]", changed)).toMatchObject({
    date: "2027-02-28",
    state: "confirmed",
  });
  expect(await self<Deadline[]>("GET /contracts/[contractId]/deadlines", { ids })).toContainEqual(
    expect.objectContaining({ id: added.id }),
  );
  const query = `?contractId=${ids.contractId}&from=2027-02-01&to=2027-02-28&state=open`;
  expect(await self<Deadline[]>("GET /deadlines", { query })).toHaveLength(1);
  await self("PUT /deadlines/reminders", { data: { timeZone: "Asia/Ulaanbaatar" } });
  expect(await self("GET /deadlines/reminders")).toMatchObject({ isOn: true, timeZone: "Asia/Ulaanbaatar" });
  await self("POST /deadlines/feed", { status: 403 });
  await prove(owner, { as, app });
  const { url } = await self<{ url: string }>("POST /deadlines/feed", { status: 201 });
  const feed = new URL(url).pathname.split("/").at(-1) ?? "";
  await as(guest)("GET /calendar/[feed]", { ids: { feed } });
  expect(await self("GET /deadlines/feed")).toMatchObject({ isOn: true });
  await self("DELETE /deadlines/feed", { status: 204 });
  await as(guest)("GET /calendar/[feed]", { ids: { feed }, status: 404 });
  await self("DELETE /contracts/[contractId]/deadlines/[deadlineId]", { ids: both, status: 204 });
}

const ANSWERS = {
  ...{ kind: "termination", right: "responsible", sender: "Altan LLC", recipient: "Tuul LLC", way: "registered" },
  ...{ address: "Peace Avenue 17, Ulaanbaatar", signatory: "B. Sarnai", authority: "under the Charter" },
};
type Draft = { versionId: string; title: string; text: string };
type Notice = { id: string; sent: { way: string } | null; proofs: unknown[] };

/** A notice letter is drafted, finished, downloaded, posted, and proven. */
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
