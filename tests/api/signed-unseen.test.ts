/** Whether a signed copy shows a signature, over REST. Source: B-28.9. */
import { PDFDocument } from "pdf-lib";
import { beforeEach, expect, test } from "vitest";
import { POST as settle } from "@/app/api/contracts/[contractId]/signed/[signedId]/settle/route";
import { GET as list, POST as attach } from "@/app/api/contracts/[contractId]/signed/route";
import { getContract, listContracts } from "@/lib/contracts/contracts";
import type { SignedCopyDto } from "@/lib/exchange/signed/schema";
import { db } from "@/lib/platform/db";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { leasePdf } from "../support/documents";
import { createContract, join, person, type Person } from "../support/factories";
import { sentFile } from "./rounds-stage";

const TEXT = ["Rent. The Tenant shall pay USD 1,500 each month."];
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
let owner: Person;
let contractId = "";
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  ({ contractId } = await createContract(owner, { html: `<p>${TEXT[0]}</p>` }));
});

async function withPicture(): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(await leasePdf([TEXT]));
  pdf.getPage(0).drawImage(await pdf.embedPng(PIXEL), { x: 72, y: 100, width: 80, height: 20 });
  return pdf.save();
}

async function attached(bytes: Uint8Array, more: object): Promise<Response> {
  const body = { fileIds: [await sentFile("signed.pdf", bytes, owner)], signedOn: "2026-11-20", ...more };
  return call(attach, { method: "POST", params: { contractId }, token: owner.token, body });
}

async function comparison(): Promise<SignedCopyDto["comparison"]> {
  await runDueJobs(jobHandlers, jobGivenUp);
  const [copy] = (await (await call(list, { params: { contractId }, token: owner.token })).json()) as SignedCopyDto[];
  return copy?.comparison ?? null;
}

test("the text alone is refused where a signature was asked for, is kept all the same, and none is seen (B-28.9)", async () => {
  const asked = await attached(await leasePdf([TEXT]), { onlyWithSignature: true });
  expect([asked.status, ((await asked.json()) as { code: string }).code]).toEqual([409, "noSignatureSeen"]);
  expect(await db.signedCopy.count()).toBe(0);
  expect((await attached(await leasePdf([TEXT]), {})).status).toBe(201);
  expect(await comparison()).toMatchObject({ outcome: "same", differences: [], signs: [] });
});

test("a copy with a picture is attached at once, and says what was seen (B-28.9)", async () => {
  expect((await attached(await withPicture(), { onlyWithSignature: true })).status).toBe(201);
  expect(await comparison()).toMatchObject({ outcome: "same", signs: ["picture"] });
});

test("of several files one with a sign is enough, and what can't be read is left to the comparison (B-28.9)", async () => {
  const broken = await sentFile("broken.pdf", new TextEncoder().encode("%PDF-1.7\nnothing"), owner);
  const plain = await sentFile("plain.pdf", await leasePdf([TEXT]), owner);
  const asked = await attached(await leasePdf([TEXT]), { fileIds: [plain, broken], onlyWithSignature: true });
  expect(asked.status).toBe(201);
});

test("who manages the contract says that it is signed, and until then the contract isn't simply signed (B-28.9)", async () => {
  await attached(await leasePdf([TEXT]), {});
  await comparison();
  const [copy] = await db.signedCopy.findMany({ select: { id: true } });
  const params = { contractId, signedId: copy?.id ?? "" };
  const say = (body: object, who = owner) => call(settle, { method: "POST", params, token: who.token, body });
  const unseen = async () => {
    const [listed] = (await listContracts(owner.actor, {})).items;
    return [(await getContract(owner.actor, contractId)).isSignatureUnseen, listed?.isSignatureUnseen];
  };
  expect(await unseen()).toEqual([true, true]);
  const reviewer = await person("Reviewer");
  await join(contractId, reviewer, "reviewer");
  expect((await say({ isSigned: true }, reviewer)).status).toBe(403);
  const said = (await (await say({ isSigned: true })).json()) as SignedCopyDto;
  expect(said.comparison?.confirmed).toMatchObject({ byName: "Owner" });
  expect(await unseen()).toEqual([undefined, undefined]);
  expect((await say({ isSigned: false })).status).toBe(200);
  expect(await unseen()).toEqual([true, true]);
  const events = await db.auditEvent.findMany({ where: { chain: contractId, action: "signed.confirmed" } });
  expect(events).toHaveLength(2);
});

test("what is seen needs no word (B-28.9)", async () => {
  await attached(await withPicture(), {});
  await comparison();
  const [copy] = await db.signedCopy.findMany({ select: { id: true } });
  const params = { contractId, signedId: copy?.id ?? "" };
  const answer = await call(settle, { method: "POST", params, token: owner.token, body: { isSigned: true } });
  expect(answer.status).toBe(404);
  expect((await getContract(owner.actor, contractId)).isSignatureUnseen).toBeUndefined();
});
