/** The story of REST: what goes to the other side and comes back. */
import { leasePdf } from "../../../support/documents";
import { newContract } from "./people";
import { expect } from "./rest";
import type { Story } from "./rest-story";

type Change = { id: string; before: string; after: string; start: number };
type Version = { id: string; plainText: string };

/** A file that comes back is compared and decided on. */
export async function rounds({ as, guest, owner }: Story): Promise<void> {
  const self = as(owner.api);
  const ids = { contractId: await newContract(owner) };
  const [sent] = await self<Version[]>("GET /contracts/[contractId]/versions", { ids });
  const text = sent?.plainText ?? "";
  const file = { filename: "back.txt", contentType: "text/plain" };
  const prepared = { data: file, status: 201 };
  const { uploadUrl, fileId } = await self<{ uploadUrl: string; fileId: string }>(
    "POST /files/presigned-url",
    prepared,
  );
  const { search } = new URL(uploadUrl, "http://localhost");
  const bytes = Buffer.from(text.replace("USD 1,500", "USD 1,700").replaceAll("\n", "\n\n"));
  await as(guest)("PUT /files/[fileId]/content", { ids: { fileId }, query: search, data: bytes, status: 204 });
  const seen = await self<{ theirs: object }>("GET /contracts/[contractId]/rounds/send", { ids });
  expect(seen.theirs).toMatchObject({ answersId: null, versionNumber: 1 }); // the file that came in
  const sending = { deliver: "download", to: ["Their Lawyer"] };
  const out = await self<{ id: string; kind: string }>("POST /contracts/[contractId]/rounds/send", {
    ids,
    data: sending,
    status: 201,
  });
  expect(out.kind).toBe("sent");
  const { id: roundId } = await self<{ id: string }>("POST /contracts/[contractId]/rounds", {
    ids,
    data: { fileId },
    status: 202,
  });
  const both = { ...ids, roundId };
  await expect
    .poll(async () => (await self<{ status: string }[]>("GET /contracts/[contractId]/rounds", { ids }))[0]?.status)
    .toBe("ready");
  const changes = await self<Change[]>("GET /contracts/[contractId]/rounds/[roundId]/changes", { ids: both });
  await self("GET /contracts/[contractId]/rounds/[roundId]/reply", { ids: both });
  const price = changes.find(({ after }) => after.includes("1,700"));
  const data = { accept: [price?.id], baseVersionId: sent?.id };
  const decided = { ids: both, data, status: 201 };
  const { plainText } = await self<Version>("POST /contracts/[contractId]/rounds/[roundId]/decide", decided);
  expect(plainText).toContain("USD 1,700");
  await self("POST /contracts/[contractId]/rounds/[roundId]/decide", { ...decided, status: 409 });
  const { rows } = await self<{ rows: { standing: string }[] }>("GET /contracts/[contractId]/rounds/ledger", { ids });
  expect(rows).toContainEqual(expect.objectContaining({ standing: "weGave" }));
  await self("GET /contracts/[contractId]/rounds/ledger/export", { ids, query: "?format=csv" });
}

/** The other side opens what was sent by a link, and replies. */
export async function guests({ as, guest, owner }: Story): Promise<void> {
  const self = as(owner.api);
  const anybody = as(guest);
  const contractId = await newContract(owner);
  const { id: roundId } = await self<{ id: string }>("POST /contracts/[contractId]/rounds/send", {
    ids: { contractId },
    data: { deliver: "download", to: ["Their Lawyer"] },
    status: 201,
  });
  const ids = { contractId, roundId };
  const make = (data: object) =>
    self<{ id: string; link: string; code: string | null }>("POST /contracts/[contractId]/rounds/[roundId]/guests", {
      ids,
      data: { label: "Their Lawyer", ...data },
      status: 201,
    });
  const [open, coded] = [await make({}), await make({ withCode: true })];
  const [link, locked] = [open, coded].map((made) => ({ token: made.link.split("/").at(-1) ?? "" }));
  if (!link || !locked) throw new Error("two links were made");
  await anybody("GET /guest/[token]", { ids: locked, status: 404 });
  await anybody("POST /guest/[token]/code", { ids: locked, data: { code: coded.code } });
  const { plainText } = await anybody<{ plainText: string }>("GET /guest/[token]", { ids: link });
  await anybody("GET /guest/[token]/file", { ids: link });
  const [before = ""] = plainText.split("\n");
  const changes = [{ start: 0, before, after: `${before} Indeed.` }];
  const data = { replyId: "story-reply-1", name: "O. Bayar", changes, comments: [{ text: "Thank you." }] };
  await anybody("POST /guest/[token]/replies", { ids: link, data });
  const query = "?replyId=story-file-1&name=O.%20Bayar&fileName=back.txt";
  const bytes = Buffer.from(plainText.replaceAll("\n", "\n\n"));
  await anybody("PUT /guest/[token]/files", { ids: link, query, data: bytes });
  const links = await self<{ visits: number }[]>("GET /contracts/[contractId]/rounds/[roundId]/guests", { ids });
  expect(links.map(({ visits }) => visits)).toContain(1);
  const revoked = { ids: { ...ids, guestId: open.id }, status: 204 };
  await self("DELETE /contracts/[contractId]/rounds/[roundId]/guests/[guestId]", revoked);
  await anybody("GET /guest/[token]", { ids: link, status: 404 });
}

type Copy = { id: string; status: string; comparison: { outcome: string } | null };

/** A signed copy is attached, compared, and the text reopened. */
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

/** A signing service is connected, which nobody reaches, and what it is refused. */
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
