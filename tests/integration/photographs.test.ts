/** Photographs of a contract, from the upload to what people confirm. */
import { beforeEach, describe, expect, test } from "vitest";
import { POST as ask } from "@/app/api/contracts/[contractId]/approvals/route";
import { POST as confirm } from "@/app/api/contracts/[contractId]/doubts/confirm/route";
import { GET as strip } from "@/app/api/contracts/[contractId]/doubts/[word]/strip/route";
import { GET as doubts } from "@/app/api/contracts/[contractId]/doubts/route";
import { POST as duplicate } from "@/app/api/contracts/[contractId]/duplicate/route";
import { GET as facts } from "@/app/api/contracts/[contractId]/facts/route";
import { POST as send } from "@/app/api/contracts/[contractId]/rounds/send/route";
import { GET as read, PATCH as change } from "@/app/api/contracts/[contractId]/route";
import { GET as version } from "@/app/api/contracts/[contractId]/versions/[versionId]/route";
import { POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { POST as photographed } from "@/app/api/contracts/photographed/route";
import type { DoubtsDto } from "@/lib/contracts/reading/doubt-schema";
import type { ScannedPage } from "@/lib/documents/scans/scanned-page";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { sentFile } from "../api/rounds-stage";
import { join, person, type Person } from "../support/factories";
import { photographOf } from "../support/photograph";

const RENT = "2. The rent is EUR 1,250 a month, payable on the first day.";
const LAW = "8. This Agreement is governed by the laws of Ireland.";
/** Reading pictures is work for the processor, which others may need too. */
const PATIENCE = { timeout: 240_000 };
const LOOK = { dotsPerInch: 200, sheet: { width: 420, height: 420 }, points: 13 };
/** Of a page that an earlier try has read: nobody looks at it closely again. */
const READ_BEFORE = photographOf("Nobody reads this again.", { ...LOOK, dotsPerInch: 72 });
let owner: Person;

beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

const finish = () => runDueJobs(jobHandlers, jobGivenUp);
const asOwner = (contractId: string) => ({ token: owner.token, params: { contractId } });

async function uploaded(photos: readonly Uint8Array[]): Promise<string> {
  const fileIds: string[] = [];
  for (const photo of photos) fileIds.push(await sentFile("page.jpg", photo, owner));
  const body = { name: "Lease", type: "Lease Agreement", fileIds };
  const answer = await call(photographed, { method: "POST", token: owner.token, body });
  expect(answer.status).toBe(201);
  return (await answer.json()).id;
}

async function textOf(contractId: string) {
  const { currentVersionId } = await (await call(read, asOwner(contractId))).json();
  const params = { contractId, versionId: currentVersionId };
  return (await call(version, { token: owner.token, params })).json();
}

/** A contract whose page was read with these confidences, by an earlier try that a crash ended. */
async function readWith(words: readonly (readonly [string, number])[]): Promise<string> {
  const contractId = await uploaded([READ_BEFORE]);
  const line = words.map(([text, confidence], at) => ({ text, confidence, x: 40 + at * 30, width: 25 }));
  const page: ScannedPage = {
    page: 1,
    height: 595,
    confidence: 90,
    lines: [{ y: 80, size: 11, words: line }],
    turn: { quarters: 0, tilt: 0 },
  };
  await db.scannedPage.create({ data: { id: newId(), contractId, page: 1, words: JSON.stringify(page) } });
  await finish();
  return contractId;
}

const doubtfulRent = () =>
  readWith(RENT.split(" ").map((word) => [word, word === "1,250" ? 92 : word === "payable" ? 60 : 96] as const));

const listed = async (contractId: string): Promise<DoubtsDto> => (await call(doubts, asOwner(contractId))).json();
const confirmed = (contractId: string, body: object) => call(confirm, { ...asOwner(contractId), method: "POST", body });

describe("photographs of a contract", PATIENCE, () => {
  test("of sheets that lie askew on a table are read in three languages, in order (B-51.2, B-51.3)", async () => {
    const pages = [
      "The tenant pays the rent of 450 euros every month.",
      "Арендатор платит арендную плату каждый месяц вперед.",
      "Түрээслэгч төлбөрөө сар бүр урьдчилан төлнө.",
    ];
    const tilts = [4, -6, 7];
    const photos = pages.map((text, at) => photographOf(text, { ...LOOK, tilt: tilts[at] ?? 0 }));
    const contractId = await uploaded(photos);
    await finish();
    const contract = await (await call(read, asOwner(contractId))).json();
    expect(contract).toMatchObject({ status: "analyzed", pagesWithoutText: [] });
    expect(contract.scannedPages.map(({ page }: { page: number }) => page)).toEqual([1, 2, 3]);
    expect((await textOf(contractId)).plainText.split(/\s+/)).toEqual(pages.join(" ").split(" "));
    expect(await db.storedFile.findMany({ select: { fileName: true } })).toEqual([{ fileName: "Lease.pdf" }]);
  });

  test("that aren't the caller's, are none, or come twice make no contract, and nothing is lost (B-51.2)", async () => {
    const photo = await sentFile("page.jpg", photographOf("A page", LOOK), owner);
    const text = await sentFile("page.txt", new TextEncoder().encode("A page"), owner);
    const other = await person("Other");
    const asked = async (who: Person, fileIds: string[]) => {
      const body = { name: "Lease", type: "Other", fileIds };
      const answer = await call(photographed, { method: "POST", token: who.token, body });
      return [answer.status, (await answer.json()).code];
    };
    expect(await asked(other, [photo])).toEqual([404, "fileNotFound"]);
    expect(await asked(owner, [photo, text])).toEqual([415, "unsupportedType"]);
    expect(await asked(owner, [photo, photo])).toEqual([400, "invalidInput"]);
    expect(await asked(owner, [])).toEqual([400, "invalidInput"]);
    expect(await db.contract.count()).toBe(0);
    expect(await db.storedFile.count()).toBe(2);
    expect((await asked(owner, [photo]))[0]).toBe(201);
  });
});

describe("what was read with doubt", PATIENCE, () => {
  test("is told numbers first, a number sooner than a word, with its place on the paper (B-51.4, B-51.7)", async () => {
    const contractId = await doubtfulRent();
    const { open, items } = await listed(contractId);
    expect(open).toEqual({ numbers: 1, words: 1 });
    expect(items.map(({ text, isNumber }) => [text, isNumber])).toEqual([
      ["1,250", true],
      ["payable", false],
    ]);
    expect(items[0]).toMatchObject({ before: "2. The rent is EUR ", strip: { page: 1 } });
    const picture = await call(strip, { token: owner.token, params: { contractId, word: String(items[0]?.word) } });
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    const before = "The Tenant named above pays to the Landlord named above a monthly rent of EUR";
    const after = "a month, payable in advance on the first working day of each calendar month of";
    const long = await readWith(
      [...before.split(" "), "1,250", ...after.split(" ")].map((word) => [word, word === "1,250" ? 60 : 96]),
    );
    const [number] = (await listed(long)).items; // its line goes on: whole words of it
    expect(number?.before).toBe("… pays to the Landlord named above a monthly rent of EUR ");
    expect(number?.after).toBe(" a month, payable in advance on the first working day of…");
    for (const word of ["0", "99", "x"])
      expect((await call(strip, { token: owner.token, params: { contractId, word } })).status).toBe(404);
  });

  test("is confirmed word by word, once, and only as it was read (B-51.5)", async () => {
    const contractId = await doubtfulRent();
    const { versionId, items } = await listed(contractId);
    const [number, word] = items.map(({ word: at, text }) => ({ word: at, text }));
    expect((await confirmed(contractId, { versionId, words: [{ ...number, text: "1,260" }] })).status).toBe(400);
    expect((await confirmed(contractId, { versionId, words: [{ word: 9, text: "1,250" }] })).status).toBe(400);
    const after: DoubtsDto = await (await confirmed(contractId, { versionId, words: [number] })).json();
    expect(after.open).toEqual({ numbers: 0, words: 1 });
    await Promise.all([1, 2].map(() => confirmed(contractId, { versionId, words: [number, word] })));
    expect((await listed(contractId)).open).toEqual({ numbers: 0, words: 0 });
    expect(await db.confirmedWord.count()).toBe(2);
    expect(await textOf(contractId)).not.toHaveProperty("uncertain");
    const events = await db.auditEvent.findMany({ where: { chain: contractId, action: "contract.wordsConfirmed" } });
    expect(events.map(({ detail }) => JSON.parse(detail))).toEqual([
      { version: 1, words: 1 },
      { version: 1, words: 1 },
    ]);
  });

  test("stays open in later versions and in copies until it is changed there (B-51.5)", async () => {
    const contractId = await doubtfulRent();
    const first = await textOf(contractId);
    const saved = async (content: string) =>
      (await call(save, { ...asOwner(contractId), method: "POST", body: { content } })).json();
    await saved(first.textContent.replace("The rent", "The whole yearly rent"));
    const { versionId, open, items } = await listed(contractId);
    expect(open).toEqual({ numbers: 1, words: 1 });
    const stale = { versionId: first.id, words: [{ word: items[0]?.word, text: "1,250" }] };
    expect((await confirmed(contractId, stale)).status).toBe(409);
    expect((await confirmed(contractId, { ...stale, versionId })).status).toBe(200);
    const { id: copyId } = await (await call(duplicate, { ...asOwner(contractId), method: "POST", body: {} })).json();
    expect((await listed(copyId)).items).toMatchObject([{ text: "payable", strip: null }]);
    await saved(first.textContent.replace("payable", "paid").replace("1,250", "1,350"));
    expect((await listed(contractId)).open).toEqual({ numbers: 0, words: 0 });
  });

  test("holds back approval and sending while a number is open, and says how many (B-51.6)", async () => {
    const contractId = await doubtfulRent();
    const reviewer = await person("Reviewer");
    await join(contractId, reviewer, "reviewer");
    const { versionId, items } = await listed(contractId);
    const approval = () =>
      call(ask, { ...asOwner(contractId), method: "POST", body: { userIds: [reviewer.actor.userId] } });
    const round = () =>
      call(send, { ...asOwner(contractId), method: "POST", body: { deliver: "download", form: "clean" } });
    for (const refused of [await approval(), await round()]) {
      expect(refused.status).toBe(409);
      const { code, message } = await refused.json();
      expect(code).toBe("numbersUnconfirmed");
      expect(message).toContain("yet: 1.");
    }
    expect([await db.approval.count(), await db.round.count()]).toEqual([0, 0]);
    await confirmed(contractId, { versionId, words: [{ word: items[0]?.word, text: "1,250" }] });
    expect((await approval()).status).toBeLessThan(300);
    expect((await round()).status).toBeLessThan(300);
  });

  test("holds back marking as reviewed too, with the number that is open and where it is confirmed (B-51.6)", async () => {
    const contractId = await doubtfulRent();
    const { versionId, items } = await listed(contractId);
    const reviewed = (body: object) =>
      call(change, { ...asOwner(contractId), method: "PATCH", body: { status: "reviewed", ...body } });
    for (const body of [{}, { versionId }]) {
      const refused = await reviewed(body);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        code: "numbersUnconfirmed",
        message: expect.stringContaining("yet: 1."),
      });
    }
    expect((await reviewed({ versionId: "v0" })).status).toBe(409);
    expect((await (await call(read, asOwner(contractId))).json()).status).toBe("analyzed");
    await confirmed(contractId, { versionId, words: [{ word: items[0]?.word, text: "1,250" }] });
    expect(await (await reviewed({ versionId })).json()).toMatchObject({ status: "reviewed" });
  });

  test("corrected makes a version that says so; any other change is saved as ever (B-51.5)", async () => {
    const contractId = await doubtfulRent();
    const first = await textOf(contractId);
    const saved = async (content: string, base: string) => {
      const body = { content, baseVersionId: base };
      return (await call(save, { ...asOwner(contractId), method: "POST", body })).json();
    };
    const corrected = await saved(first.textContent.replace("1,250", "1,260"), first.id);
    expect(corrected).toMatchObject({ versionNumber: 2, cause: "corrected" });
    const other = await saved(
      corrected.textContent.replace("payable", "paid").replace("a month", "a year"),
      corrected.id,
    );
    expect(other).toMatchObject({ versionNumber: 3, cause: "saved" });
    const again = await saved(first.textContent.replace("1,250", "1,270"), first.id);
    expect(again.code).toBe("versionConflict");
    const plain = await saved("<p>Nothing was read here.</p>", other.id);
    expect(plain).toMatchObject({ versionNumber: 4, cause: "saved" });
  });

  describe("and could not be read", () => {
    const GAPPED = RENT.replace("1,250", "[?]");
    const unreadRent = () => readWith(GAPPED.split(" ").map((word) => [word, word === "[?]" ? 0 : 96] as const));
    const saved = async (contractId: string, from: string, to: string) => {
      const { id, textContent } = await textOf(contractId);
      const body = { content: textContent.replace(from, to), baseVersionId: id };
      return (await call(save, { ...asOwner(contractId), method: "POST", body })).json();
    };

    test("can't be confirmed, under a key neither, until somebody typed what the paper says (B-51.9)", async () => {
      const contractId = await unreadRent();
      const { versionId, items } = await listed(contractId);
      expect(items).toMatchObject([{ text: "[?]", isNumber: true }]);
      const word = items[0]?.word ?? 0;
      for (const text of ["[?]", "1,250"]) {
        const body = { versionId, words: [{ word, text }] };
        const key = { headers: { "idempotency-key": `key-of-${text.length}-letters` } };
        for (const way of [{}, key, key]) {
          const refused = await call(confirm, { ...asOwner(contractId), method: "POST", body, ...way });
          expect(refused.status).toBe(409);
          expect(await refused.json()).toMatchObject({
            code: "placeUnread",
            message: expect.stringContaining("First type what the paper says"),
          });
        }
      }
      expect((await listed(contractId)).open).toEqual({ numbers: 1, words: 0 });
      expect(await saved(contractId, "[?]", "1,250")).toMatchObject({ cause: "corrected" });
      expect((await listed(contractId)).open).toEqual({ numbers: 0, words: 0 });
    });

    test("waits although an earlier release let people confirm it, and no longer hides among others (B-51.9)", async () => {
      const contractId = await readWith(
        GAPPED.split(" ").map((word) => [word, word === "[?]" ? 0 : word === "payable" ? 60 : 96] as const),
      );
      const { versionId, items } = await listed(contractId);
      const [unread, word] = items.map(({ word: at, text }) => ({ word: at, text }));
      const both = await confirmed(contractId, { versionId, words: [word, unread] });
      expect([both.status, await db.confirmedWord.count()]).toEqual([409, 0]);
      const by = { confirmedAt: new Date(), confirmedByName: "Anna", confirmedById: owner.actor.userId };
      await db.confirmedWord.create({ data: { id: newId(), contractId, word: (unread?.word ?? 0) - 1, ...by } });
      expect((await listed(contractId)).open).toEqual({ numbers: 1, words: 1 });
      expect((await confirmed(contractId, { versionId, words: [word] })).status).toBe(200);
      expect((await listed(contractId)).open).toEqual({ numbers: 1, words: 0 });
      await saved(contractId, "[?]", "1,250");
      expect((await listed(contractId)).open).toEqual({ numbers: 0, words: 0 });
    });

    test("is taken away with the blank beside it, which corrects the text too (B-51.5, B-51.9)", async () => {
      const contractId = await unreadRent();
      expect(await saved(contractId, "[?] ", "")).toMatchObject({ cause: "corrected" });
      expect((await textOf(contractId)).plainText).toBe(RENT.replace("1,250 ", ""));
      expect((await listed(contractId)).open).toEqual({ numbers: 0, words: 0 });
    });
  });

  test("is never stated, confirmed or not: it stands on paper (B-51.6)", async () => {
    const contractId = await readWith(LAW.split(" ").map((word) => [word, 96] as const));
    const { facts: found } = await (await call(facts, asOwner(contractId))).json();
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ basis }: { basis: string }) => basis)).not.toContain("stated");
  });
});
