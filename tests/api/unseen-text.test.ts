/** What a file doesn't show is told of, and nothing rests on it for certain (behaviour §8). */
import { strToU8, zipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import { POST as chat } from "@/app/api/contracts/[contractId]/chat/route";
import { POST as duplicate } from "@/app/api/contracts/[contractId]/duplicate/route";
import { GET as facts } from "@/app/api/contracts/[contractId]/facts/route";
import { GET as version } from "@/app/api/contracts/[contractId]/versions/[versionId]/route";
import { POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { GET as read } from "@/app/api/contracts/[contractId]/route";
import { POST as upload } from "@/app/api/contracts/upload/route";
import { PUT as put } from "@/app/api/files/[fileId]/content/route";
import { POST as presign } from "@/app/api/files/presigned-url/route";
import type { ChatAnswerDto } from "@/lib/assistant/schema";
import type { FactsDto } from "@/lib/assistant/review/review-schema";
import type { VersionDto } from "@/lib/contracts/schema";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { person, type Person } from "../support/factories";
import { docxFiles, p, run } from "../unit/documents/extraction/docx-fixture";

const WHITE = '<w:color w:val="FFFFFF"/>';
const LAW = "2. Governing law. This Agreement is governed by the laws of Mongolia.";
const AUDIT = "3. Audit. The Landlord may audit the Tenant's books at any time on two days' notice.";
const HEAD =
  p("LEASE AGREEMENT") +
  p('This Lease Agreement is made between Acme LLC (the "Landlord") and Bold LLC (the "Tenant").') +
  p("1. Rent. The Tenant shall pay rent of USD 1,500 a month on the first day of each month.");

let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

async function uploaded(bytes: Uint8Array, fileName = "lease.docx"): Promise<string> {
  const body = { filename: fileName, contentType: "application/octet-stream" };
  const { uploadUrl, fileId } = await (await call(presign, { method: "POST", token: owner.token, body })).json();
  const { pathname, search } = new URL(uploadUrl);
  await call(put, { method: "PUT", params: { fileId }, path: pathname + search, body: bytes });
  const contract = { name: "Lease", type: "Lease Agreement", fileId };
  const { id } = await (await call(upload, { method: "POST", token: owner.token, body: contract })).json();
  await runDueJobs(jobHandlers, jobGivenUp);
  return id;
}

async function current(contractId: string): Promise<VersionDto> {
  const { currentVersionId: versionId } = await (
    await call(read, { params: { contractId }, token: owner.token })
  ).json();
  return (await call(version, { params: { contractId, versionId }, token: owner.token })).json();
}

const asked = async (contractId: string, message: string): Promise<ChatAnswerDto> =>
  (await call(chat, { method: "POST", params: { contractId }, token: owner.token, body: { message } })).json();
const readFacts = async (contractId: string): Promise<FactsDto> =>
  (await call(facts, { params: { contractId }, token: owner.token })).json();
const unseenIn = ({ plainText, unseen = [] }: VersionDto) =>
  unseen.map(({ start, end }) => plainText.slice(start, end));
const notesOf = ({ notes }: ChatAnswerDto) => notes.map(({ about }) => about);

test("words that the file doesn't show are named, and nothing is stated by them (B-8.21)", async () => {
  const law = run("2. Governing law. This Agreement is governed by the laws of ") + run("Mongolia", WHITE) + run(".");
  const contractId = await uploaded(zipSync(docxFiles(HEAD + p(law) + p(run(AUDIT, WHITE)))));
  expect(unseenIn(await current(contractId))).toEqual(["Mongolia", AUDIT]);
  const audit = await asked(contractId, "Can the Landlord audit the Tenant's books?");
  expect(audit.basis).not.toBe("stated");
  expect(notesOf(audit)).toContain("unseen");
  const { facts: found } = await readFacts(contractId);
  expect(found.filter(({ kind }) => kind === "governing_law").map(({ basis }) => basis)).toEqual(["likely"]);

  const plain = await uploaded(zipSync(docxFiles(HEAD + p(LAW) + p(AUDIT))));
  expect(await current(plain)).not.toHaveProperty("unseen");
  expect((await asked(plain, "Can the Landlord audit the Tenant's books?")).basis).toBe("stated");
  const { facts: seen } = await readFacts(plain);
  expect(seen.filter(({ kind }) => kind === "governing_law").map(({ basis }) => basis)).toEqual(["stated"]);
});

test("they stay so in later versions and copies, until somebody takes them out (B-8.21)", async () => {
  const contractId = await uploaded(zipSync(docxFiles(HEAD + p(LAW) + p(run(AUDIT, WHITE)))));
  const first = await current(contractId);
  const edited = first.textContent.replace("two days", "five days").replace("Bold LLC", "Bold Trading LLC");
  const body = { content: edited, baseVersionId: first.id };
  expect((await call(save, { method: "POST", params: { contractId }, token: owner.token, body })).status).toBe(201);
  expect(unseenIn(await current(contractId))).toEqual(AUDIT.split(" two "));
  const copy = await call(duplicate, { method: "POST", params: { contractId }, token: owner.token });
  const { id } = await copy.json();
  expect(unseenIn(await current(id)).join(" ")).toContain("The Landlord may audit");
  const { textContent, id: baseVersionId } = await current(contractId);
  const content = textContent.replace(/<p>3\. Audit.*?<\/p>/u, "");
  await call(save, { method: "POST", params: { contractId }, token: owner.token, body: { content, baseVersionId } });
  expect(await current(contractId)).not.toHaveProperty("unseen");
});

/** A lease with another file in it. */
function including(name: string, content: string): Uint8Array {
  const chunk = '<w:altChunk xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="c1"/>';
  const files = docxFiles(HEAD + chunk + p(LAW));
  const relation = `<Relationship Id="c1" Type="urn:x/aFChunk" Target="${name}"/>`;
  const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation}</Relationships>`;
  return zipSync({ ...files, "word/_rels/document.xml.rels": strToU8(relations), [`word/${name}`]: strToU8(content) });
}

test("where part of the file wasn't read nothing is called absent; what could be read is (B-8.22)", async () => {
  const partly = await uploaded(including("part.rtf", "{\\rtf1 A penalty of $1,000,000.}"));
  expect((await current(partly)).unread).toEqual(["part.rtf"]);
  const answer = await asked(partly, "Is there a penalty?");
  expect(answer).toMatchObject({ basis: "nearest", passages: [] });
  expect(answer.message).toContain("part of the file was not read");
  const { basis } = await asked(await uploaded(zipSync(docxFiles(HEAD + p(LAW)))), "Is there a penalty?");
  expect(basis).toBe("absent");
  const whole = await uploaded(including("part.html", "<p>3. The Tenant shall pay a penalty of $1,000,000.</p>"));
  expect(await current(whole)).not.toHaveProperty("unread");
  const read = await asked(whole, "Is there a penalty?");
  expect(read.passages[0]?.content).toContain("$1,000,000");
});
