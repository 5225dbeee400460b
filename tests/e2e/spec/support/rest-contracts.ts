/** The story of REST: files, contracts, versions, and what the assistant says of them. */
import { strFromU8, unzipSync } from "fflate";
import { extractText, getDocumentProxy } from "unpdf";
import { docFile, line } from "../../../unit/documents/extraction/doc-fixture";
import { leasePdf, mongolianServicesDocx } from "../../../support/documents";
import { LEASE_TEXT, newContract, untilStatus } from "./people";
import { expect } from "./rest";
import type { Story } from "./rest-story";

type Contract = { id: string; currentVersionId: string; file: { id: string } };
type Version = { id: string; versionNumber: number };
type Prepared = { uploadUrl: string; fileId: string };

/** A file of each kind is sent, read and fetched again; what is none of them is refused, whatever its name says. */
export async function files({ as, guest, owner, friend }: Story): Promise<void> {
  const self = as(owner.api);
  const send = async (filename: string, bytes: Buffer) => {
    const data = { filename, contentType: "application/octet-stream" };
    const { uploadUrl, fileId } = await self<Prepared>("POST /files/presigned-url", { data, status: 201 });
    const { pathname, search } = new URL(uploadUrl, "http://localhost");
    expect(pathname).toBe(`/api/files/${fileId}/content`);
    await as(guest)("PUT /files/[fileId]/content", { ids: { fileId }, query: search, data: bytes, status: 204 });
    return { name: "Lease", type: "Other", fileId };
  };
  const kinds = {
    "a.pdf": await leasePdf(),
    "a.docx": await mongolianServicesDocx(),
    "a.txt": Buffer.from(LEASE_TEXT),
  };
  for (const [name, bytes] of Object.entries({ ...kinds, "a.doc": Buffer.from(docFile([line("A contract.")])) })) {
    const data = await send(name, bytes);
    const { id } = await self<Contract>("POST /contracts/upload", { data, status: 201 });
    await untilStatus(owner, id, ["analyzed"]);
    const ids = { fileId: data.fileId };
    const { downloadUrl } = await self<{ downloadUrl: string }>("GET /files/download/[fileId]", { ids });
    const query = new URL(downloadUrl, "http://localhost").search;
    await as(guest)("GET /files/[fileId]/content", { ids, query });
    expect(Buffer.compare(await (await guest.get(downloadUrl)).body(), bytes)).toBe(0);
    await as(friend.api)("GET /files/download/[fileId]", { ids, status: 404 });
  }
  for (const [name, signature] of Object.entries({ "a.png": "89504e470d0a1a0a", "a.pdf": "504b0304" })) {
    const data = await send(name, Buffer.from(signature, "hex"));
    await self("POST /contracts/upload", { data, status: 415 });
  }
}

/** A contract from a template, the list, a contract that is read again, changed, and deleted. */
export async function contracts({ as, owner, friend }: Story): Promise<void> {
  const self = as(owner.api);
  const fields = { textContent: "The parties agree to <b>meet</b> in May." };
  const data = { type: "Other", name: "Side letter", fields };
  const draft = await self<Contract>("POST /contracts/create-from-template", { data, status: 201 });
  expect((await self<Contract[]>("GET /contracts"))[0]?.id).toBe(draft.id);
  expect(await as(friend.api)("GET /contracts")).toEqual([]);
  const ids = { contractId: await newContract(owner, { name: "First" }) };
  await self("POST /contracts/analyze", { data: ids, status: 202 });
  await untilStatus(owner, ids.contractId, ["analyzed"]);
  expect(await self("GET /contracts/[contractId]/status", { ids })).toMatchObject({ status: "analyzed" });
  expect(await self("PATCH /contracts/[contractId]", { ids, data: { status: "reviewed" } })).toMatchObject({
    status: "reviewed",
  });
  await self("GET /contracts/[contractId]/activity", { ids });
  await self("DELETE /contracts/[contractId]", { ids, status: 204 });
  await self("GET /contracts/[contractId]", { ids, status: 404 });
  expect(await self("POST /contracts/[contractId]/undelete", { ids })).toMatchObject({ status: "reviewed" });
  await self("PUT /contracts/[contractId]/labels", { ids, data: { labels: ["Due soon"] } });
  expect(await self("GET /labels")).toEqual(["Due soon"]);
  expect(await self("POST /contracts/[contractId]/duplicate", { ids, status: 201 })).toMatchObject({ status: "" });
  const filling = { name: "Filled", fields: { Tenant: "Acme" } };
  expect(await self("POST /contracts/[contractId]/fill", { ids, data: filling, status: 201 })).toMatchObject({
    name: "Filled",
  });
  const template = { name: "Our letter" };
  expect(
    await self("POST /contracts/[contractId]/save-as-template", { ids, data: template, status: 201 }),
  ).toMatchObject(template);
  expect(await self("GET /templates")).toMatchObject([{ ...template, fields: [], sharedBy: null }]);
  const views = [{ name: "Due", query: "label=Due+soon" }];
  await self("PUT /views", { data: { views } });
  expect(await self("GET /views")).toEqual(views);
  for (let time = 0; time < 2; time += 1) await self("DELETE /contracts/[contractId]", { ids, status: 204 });
  await self("POST /contracts/[contractId]/undelete", { ids, status: 404 });
}

/** Versions are saved, compared, restored, commented on and exported. */
export async function versions({ as, owner }: Story): Promise<void> {
  const self = as(owner.api);
  const ids = { contractId: await newContract(owner, { name: "Office  lease" }) };
  const { currentVersionId: first } = await self<Contract>("GET /contracts/[contractId]", { ids });
  const saving = { data: { content: "<p>The second text.</p>", baseVersionId: first } };
  const second = await self<Version>("POST /contracts/[contractId]/versions", { ids, ...saving, status: 201 });
  await self("POST /contracts/[contractId]/versions", { ids, ...saving, status: 409 });
  const both = { ...ids, versionId: first, otherVersionId: second.id };
  await self("GET /contracts/[contractId]/versions/[versionId]/diff/[otherVersionId]", { ids: both });
  expect(
    await self("POST /contracts/[contractId]/versions/[versionId]/restore", { ids: both, status: 201 }),
  ).toMatchObject({ versionNumber: 3, restoredFrom: 1, isCurrent: true });
  expect(
    (await self<Version[]>("GET /contracts/[contractId]/versions", { ids })).map(({ versionNumber }) => versionNumber),
  ).toEqual([3, 2, 1]);
  await self("GET /contracts/[contractId]/versions/[versionId]", { ids: both });
  const named = { name: "As agreed", note: "After the call" };
  expect(await self("PATCH /contracts/[contractId]/versions/[versionId]", { ids: both, data: named })).toMatchObject(
    named,
  );
  const said = { text: "Is this the right court?", location: "Clause 3" };
  const { id: commentId } = await self<{ id: string }>("POST /contracts/[contractId]/comment", {
    ids,
    data: said,
    status: 201,
  });
  expect(await self("GET /contracts/[contractId]/news", { ids })).toMatchObject({ topics: [] });
  expect(await self("GET /contracts/[contractId]/comments", { ids })).toMatchObject([{ id: commentId, ...said }]);
  const resolved = { ids: { ...ids, commentId }, data: { resolved: true } };
  await self("PATCH /contracts/[contractId]/comments/[commentId]", resolved);
  await self("GET /contracts/[contractId]/export", { ids, query: "?format=odt", status: 400 });
  for (const format of ["pdf", "docx"])
    await self("GET /contracts/[contractId]/export", { ids, query: `?format=${format}` });
  expect(await exported(owner, ids.contractId)).toEqual({
    pdf: expect.stringContaining("laws of Mongolia"),
    docx: expect.stringContaining("laws of Mongolia"),
  });
}

/** The text in both files that a contract is exported as. */
async function exported({ api }: Story["owner"], contractId: string): Promise<{ pdf: string; docx: string }> {
  const [pdf, docx] = await Promise.all(
    ["pdf", "docx"].map(async (format) => {
      const answer = await api.get(`/api/contracts/${contractId}/export?format=${format}`);
      expect(answer.headers()["content-disposition"]).toContain(`filename="Office_lease.${format}"`);
      return new Uint8Array(await answer.body());
    }),
  );
  const { text } = await extractText(await getDocumentProxy(pdf ?? new Uint8Array()), { mergePages: true });
  return { pdf: text, docx: strFromU8(unzipSync(docx ?? new Uint8Array())["word/document.xml"] ?? new Uint8Array()) };
}

type Item = { content: string; start: number; end: number };
type Suggestions = { suggestions: { id: string; position: object }[]; cacheId: string };
const CATEGORIES = ["parties", "governing_law", "jurisdiction", "survival", "obligations"];
/** Words and digits that disagree, and a blank: something that the analysis points out. */
const DOUBTFUL =
  "SERVICE AGREEMENT\n\n1. Payment. The Client shall pay within thirty (60) days.\n\n2. Fees. The fee is [insert amount].";

/** Finds, summaries, answers, facts and topics; suggestions, one accepted and one dismissed. */
export async function assistant({ as, owner }: Story): Promise<void> {
  const self = as(owner.api);
  const ids = { contractId: await newContract(owner) };
  const [version] = await self<{ plainText: string }[]>("GET /contracts/[contractId]/versions", { ids });
  for (const folder of ["contracts", "suggestions"]) {
    for (const category of CATEGORIES) {
      const items = await self<Item[]>(`POST /${folder}/[contractId]/find`, { ids, data: { category } });
      expect([category, items.length > 0]).toEqual([category, true]);
      for (const { content, start, end } of items) expect(version?.plainText.slice(start, end)).toBe(content);
    }
    expect(await self(`GET /${folder}/[contractId]/summarize`, { ids })).toMatchObject({
      summary: expect.stringContaining("Acme Property LLC"),
    });
    const history = [{ role: "user", content: "Who is the landlord?" }];
    const data = { message: "What is the rent?", history, keep: true };
    expect(await self(`POST /${folder}/[contractId]/chat`, { ids, data })).toMatchObject({
      message: expect.stringContaining("USD 1,500"),
    });
    const kept = await self<{ request: object }[]>(`GET /${folder}/[contractId]/chat`, { ids });
    expect(kept.map(({ request }) => request)).toEqual([{ kind: "chat", text: data.message }]);
    await self(`DELETE /${folder}/[contractId]/chat`, { ids, status: 204 });
  }
  await self("GET /contracts/[contractId]/facts", { ids });
  expect(await self("GET /contracts/[contractId]/languages", { ids })).toMatchObject({ languages: null, pairs: [] });
  await self("POST /contracts/[contractId]/review", { ids, data: { topics: ["governing_law"] } });
  await sinceSigned(owner, self);
  await suggestions({ ...ids, contractId: await newContract(owner, { text: DOUBTFUL }) }, self);
}

/** A standard that a contract names is watched once for all of them. */
async function sinceSigned(owner: Story["owner"], self: ReturnType<Story["as"]>): Promise<void> {
  const contractId = await newContract(owner, { text: "1. Goods conform to ISO 9001:2015." });
  type Since = { signedOn: string | null; references: { key: string; edition: string }[] };
  const since = await self<Since>("GET /contracts/[contractId]/since", { ids: { contractId } });
  expect(since).toMatchObject({ signedOn: null, references: [{ edition: "2015" }] });
  const ids = { contractId, key: since.references[0]?.key ?? "" };
  const data = { isWatched: true, add: { day: "2026-10-01", words: "New edition of 2026" } };
  const put = "PUT /contracts/[contractId]/since/references/[key]";
  expect(await self(put, { ids, data })).toMatchObject({
    isWatched: true,
    changes: [{ words: "New edition of 2026" }],
  });
  const all = await self<{ watched: { id: string }[] }>("GET /since");
  expect(all.watched).toHaveLength(1);
  await self("DELETE /since/references/[watchedId]", { ids: { watchedId: all.watched[0]?.id ?? "" }, status: 204 });
}

async function suggestions(ids: { contractId: string }, self: ReturnType<Story["as"]>): Promise<void> {
  const { suggestions: all, cacheId } = await self<Suggestions>("GET /suggestions/[contractId]", { ids });
  const box = { x1: 100, y1: 100, x2: 300, y2: 150, width: 200, height: 50, pageNumber: 1 };
  for (const { position } of all) expect(position).toEqual({ boundingRect: box, rects: [box], pageNumber: 1 });
  const [first, second] = all.map(({ id }) => id);
  // The earlier address takes the suggestion's own id.
  const dismissal = { ids: { contractId: first ?? "" }, data: { cacheId }, status: 204 };
  await self("POST /suggestions/[contractId]/dismiss", dismissal);
  await self("POST /suggestions/[contractId]/reopen", dismissal);
  const data = { suggestionId: second, cacheId, updatedContent: "<p>The Client shall pay within sixty (60) days.</p>" };
  expect(await self("POST /suggestions/[contractId]/accept", { ids, data, status: 201 })).toMatchObject({
    versionNumber: 2,
    plainText: "The Client shall pay within sixty (60) days.",
  });
  await self("POST /suggestions/[contractId]/accept", { ids, data, status: 409 });
}
