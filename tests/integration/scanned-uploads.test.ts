/** Files whose pages are pictures, from the upload to the answers that rest on them. */
import { beforeEach, describe, expect, test } from "vitest";
import { POST as chat } from "@/app/api/contracts/[contractId]/chat/route";
import { GET as facts } from "@/app/api/contracts/[contractId]/facts/route";
import { GET as read } from "@/app/api/contracts/[contractId]/route";
import { GET as status } from "@/app/api/contracts/[contractId]/status/route";
import { GET as version } from "@/app/api/contracts/[contractId]/versions/[versionId]/route";
import { POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { POST as upload } from "@/app/api/contracts/upload/route";
import { PUT as put } from "@/app/api/files/[fileId]/content/route";
import { POST as presign } from "@/app/api/files/presigned-url/route";
import type { VersionDto } from "@/lib/contracts/schema";
import type { ScannedPage } from "@/lib/documents/scans/scanned-page";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, person, type Person } from "../support/factories";
import { scannedPdf } from "../support/scanned-pdf";

const LAW = "8. This Agreement is governed by the laws of Ireland.";
const RENT = "2. The rent is EUR 1,250 a month.";
const SLIP = { width: 500, height: 120 };
/** Reading pictures is work for the processor, which others may need too. */
const PATIENCE = { timeout: 240_000 };
let owner: Person;

beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

async function uploaded(bytes: Uint8Array): Promise<string> {
  const { token } = owner;
  const body = { filename: "lease.pdf", contentType: "application/pdf" };
  const { uploadUrl, fileId } = await (await call(presign, { method: "POST", token, body })).json();
  const { pathname, search } = new URL(uploadUrl);
  await call(put, { method: "PUT", params: { fileId }, path: pathname + search, body: bytes });
  const named = { name: "Lease", type: "Lease Agreement", fileId };
  return (await (await call(upload, { method: "POST", token, body: named })).json()).id;
}

const finish = () => runDueJobs(jobHandlers, jobGivenUp);
const get = async (door: typeof read | typeof status, contractId: string) =>
  (await call(door, { params: { contractId }, token: owner.token })).json();

async function loadVersion(contractId: string): Promise<VersionDto> {
  const { currentVersionId } = await get(read, contractId);
  return (await call(version, { params: { contractId, versionId: currentVersionId }, token: owner.token })).json();
}

const uncertainIn = ({ plainText, uncertain = [] }: VersionDto) =>
  uncertain.map(({ start, end }) => plainText.slice(start, end));

/** A page as an earlier try has read it, sure of all words but one. */
function makePage(page: number, text: string, doubtful: string): ScannedPage {
  const words = text
    .split(" ")
    .map((word, at) => ({ text: word, confidence: word === doubtful ? 40 : 95, x: 60 + at * 45, width: 40 }));
  return { page, height: 842, confidence: 90, lines: [{ y: 80, size: 11, words }] };
}

/** Pages of which an earlier try, which a crash ended, has read the first. */
async function halfRead(first: ScannedPage, further: readonly string[] = []): Promise<string> {
  const look = { dotsPerInch: 200, sheet: SLIP };
  const contractId = await uploaded(await scannedPdf(["Nobody reads this again.", ...further], look));
  const words = [JSON.stringify(first), ...further.map(() => null)];
  await db.scannedPage.createMany({
    data: words.map((known, index) => ({ id: newId(), contractId, page: index + 1, words: known })),
  });
  return contractId;
}

describe("an upload of pictures", PATIENCE, () => {
  test("is read page by page, which its status tells, in a lane of its own (B-8.17)", async () => {
    const id = await uploaded(await scannedPdf([LAW, ""], { dotsPerInch: 200, sheet: SLIP }));
    for (const lane of ["quick", "slow"] as const) await runDueJobs(jobHandlers, jobGivenUp, lane);
    expect(await db.job.findMany({ where: { doneAt: null }, select: { lane: true } })).toEqual([{ lane: "scans" }]);
    expect(await get(status, id)).toMatchObject({ status: "processing" });
    await finish();
    expect(await get(read, id)).toMatchObject({
      status: "analyzed",
      pagesWithoutText: [2],
      scannedPages: [{ page: 1, confidence: expect.any(Number) as number }],
    });
    expect((await loadVersion(id)).plainText).toBe(LAW);
    expect(await db.scannedPage.count()).toBe(0);
  });

  test("goes on where a crash ended it (B-8.17)", async () => {
    const id = await halfRead(makePage(1, LAW, ""), [RENT]);
    expect(await get(status, id)).toMatchObject({ status: "processing", scanning: { done: 1, pages: 2 } });
    await finish();
    expect((await loadVersion(id)).plainText).toBe(`${LAW}\n${RENT}`);
    expect(await get(status, id)).not.toHaveProperty("scanning");
  });

  test("fails with the reason where nothing can be read", async () => {
    const id = await uploaded(await scannedPdf([""], { dotsPerInch: 72, sheet: SLIP }));
    await finish();
    expect(await get(read, id)).toMatchObject({ status: "failed", currentVersionId: null });
    expect((await get(read, id)).statusMessage).toContain("images");
  });
});

describe("words that may be wrong", PATIENCE, () => {
  test("are told with a version, also after others were changed (B-8.18)", async () => {
    const contractId = await halfRead(makePage(1, LAW, "Ireland."));
    await finish();
    const first = await loadVersion(contractId);
    expect(uncertainIn(first)).toEqual(["Ireland."]);
    const edit = async (content: string) =>
      call(save, { method: "POST", params: { contractId }, token: owner.token, body: { content } });
    await edit(first.textContent.replace("This Agreement", "This whole Agreement"));
    expect(uncertainIn(await loadVersion(contractId))).toEqual(["Ireland."]);
    await edit(first.textContent.replace("Ireland.", "Iceland."));
    expect(await loadVersion(contractId)).not.toHaveProperty("uncertain");
  });

  const readLaw = async (contractId: string) => {
    const asked = { params: { contractId }, token: owner.token };
    const body = { message: "What is the governing law?", history: [] };
    const { basis, notes } = await (await call(chat, { ...asked, method: "POST", body })).json();
    const all: { kind: string; basis: string }[] = (await (await call(facts, asked)).json()).facts;
    return { basis, notes, fact: all.find(({ kind }) => kind === "governing_law")?.basis };
  };

  test("are counted in a note, and nothing on a page that was a picture is stated, not even by words that look right (B-12.22)", async () => {
    const answers = await Promise.all(
      ["Ireland.", ""].map(async (doubtful) => {
        const contractId = await halfRead(makePage(1, LAW, doubtful));
        await finish();
        return readLaw(contractId);
      }),
    );
    expect(answers).toEqual([
      { basis: "likely", notes: [{ about: "uncertain", count: 1 }], fact: "likely" },
      { basis: "likely", notes: [], fact: "likely" },
    ]);
    const { contractId: typed } = await createContract(owner, { html: `<p>${LAW}</p>` });
    expect(await readLaw(typed)).toMatchObject({ notes: [], fact: "stated" });
  });
});
