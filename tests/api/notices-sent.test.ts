/** Notice letters that go out: by mail or by post, once, with proof; and what attacks them. Source: behaviour §47. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { GET as download } from "@/app/api/files/download/[fileId]/route";
import { endContract, trashContract, undeleteContract } from "@/lib/contracts/trash/trash";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { queueMail } from "@/lib/platform/mail/send-mail";
import { db } from "@/lib/platform/db";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import type { NoticeDto } from "@/lib/notices/schema";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import { add, begin } from "./families-stage";
import * as stage from "./notices-stage";
import {
  ANSWERS,
  ask,
  datesOf,
  doors,
  drafted,
  fact,
  html,
  lease,
  noticeDate,
  read,
  sent,
  written,
} from "./notices-stage";
import { sentFile } from "./rounds-stage";

vi.mock("@/lib/platform/mail/send-mail", { spy: true });

let owner: Person;
let contractId: string;
beforeEach(async () => {
  vi.restoreAllMocks();
  await resetDatabase();
  owner = await person("Owner");
  contractId = await read(owner, lease());
});

async function letter(more: Record<string, string> = {}): Promise<NoticeDto> {
  const { id, date } = await noticeDate(owner, contractId);
  return written(owner, contractId, { ...ANSWERS, deadlineId: id, dueOn: date, ...more });
}
const at = ({ id }: NoticeDto) => ({ contractId, noticeId: id });
const stateOf = async () => (await noticeDate(owner, contractId)).state;
const PDF = "%PDF-1.7\n";
const MAIL = { how: "mail", to: "office@tuul.mn", isConfirmed: true };

describe("printed and posted", () => {
  test("the way, the day, the number and the proof are kept, and the date is done (B-47.10)", async () => {
    const notice = await letter();
    const fileIds = [await sentFile("receipt.pdf", PDF, owner)];
    const posted = { how: "posted", way: "registered", sentOn: "2026-11-20", tracking: "RR123MN", fileIds };
    const done = await sent(owner, notice, posted);
    expect(done.sent).toMatchObject({ how: "posted", way: "registered", on: "2026-11-20", tracking: "RR123MN" });
    expect(done.sent?.to).toBe("Chinggis Avenue 8, office 402, Ulaanbaatar 17011");
    expect(done.proofs).toMatchObject([{ fileName: "receipt.pdf", addedByName: "Owner" }]);
    expect(await noticeDate(owner, contractId)).toMatchObject({
      state: "done",
      notice: { id: notice.id, isSent: true },
    });
    const reviewer = await person("R");
    await join(contractId, reviewer, "reviewer");
    const params = { fileId: done.proofs[0]?.fileId ?? "" };
    expect((await call(download, { token: reviewer.token, params })).status).toBe(200);
    const stranger = await person("S");
    expect((await call(download, { token: stranger.token, params })).status).toBe(404);
  });

  test("proof that is no PDF or picture, of somebody else, or of a day to come is refused (B-47.10)", async () => {
    const notice = await letter();
    const other = await person("Other");
    const posted = { how: "posted", way: "courier", sentOn: "2026-11-20" };
    const refused = async (body: object) =>
      (await ask(doors.send, owner, { params: at(notice), body: { ...posted, ...body } })).status;
    expect(await refused({ fileIds: [await sentFile("proof.pdf", "<script>", owner)] })).toBe(415);
    expect(await refused({ fileIds: [await sentFile("proof.pdf", PDF, other)] })).toBe(404);
    expect(await refused({ sentOn: "2299-01-01" })).toBe(400);
    expect(await refused({ tracking: "A\r\nB" })).toBe(400);
    expect(await stateOf()).not.toBe("done");
    expect((await sent(owner, notice, posted)).sent?.way).toBe("courier");
  });

  test("proof that comes later is added; before the letter went out there is none (B-47.10)", async () => {
    const notice = await letter();
    const body = { fileIds: [await sentFile("advice.pdf", PDF, owner)] };
    expect((await ask(doors.proofs, owner, { params: at(notice), body })).status).toBe(409);
    await sent(owner, notice, { how: "posted", way: "courier", sentOn: "2026-11-20" });
    expect((await ask(doors.proofs, owner, { params: at(notice), body })).status).toBe(201);
  });
});

describe("by e-mail", () => {
  test("goes out once as a PDF, however often it is asked for (B-47.9)", async () => {
    const notice = await letter();
    const both = [MAIL, MAIL].map((body) => ask(doors.send, owner, { params: at(notice), body }));
    const statuses = (await Promise.all(both)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409]);
    await runDueJobs(jobHandlers, jobGivenUp);
    const mails = await db.outgoingMail.findMany({ where: { kind: "contract" } });
    expect(mails.map(({ recipient, replyTo, sentAt }) => [recipient, replyTo, sentAt !== null])).toEqual([
      ["office@tuul.mn", owner.email, true],
    ]);
    expect(await stateOf()).toBe("done");
    expect((await stage.listed(owner, contractId))[0]?.sent).toMatchObject({ how: "mail", to: "office@tuul.mn" });
  });

  test("needs a person's word where the contract doesn't name e-mail (B-47.9)", async () => {
    const notice = await letter();
    const refused = await ask(doors.send, owner, { params: at(notice), body: { ...MAIL, isConfirmed: false } });
    expect([refused.status, (await refused.json()).code]).toEqual([409, "noticeEmailNotAgreed"]);
    expect(await db.outgoingMail.count({ where: { kind: "contract" } })).toBe(0);
    expect((await sent(owner, notice, MAIL)).sent?.how).toBe("mail");
  });

  test("takes no line end into its address or subject (B-47.9)", async () => {
    const notice = await letter();
    for (const to of ["a@b.mn\r\nBcc: c@d.mn", "a@b.mn, c@d.mn", "Evil <a@b.mn>"])
      expect((await ask(doors.send, owner, { params: at(notice), body: { ...MAIL, to } })).status).toBe(400);
    const { versionId, text } = notice;
    const body = { ...ANSWERS, kind: "nonRenewal", versionId, text, title: "Notice\r\nBcc: c@d.mn" };
    expect((await ask(doors.finish, owner, { params: { contractId }, body })).status).toBe(400);
    await sent(owner, notice, MAIL);
    const [queued] = await db.outgoingMail.findMany({ where: { kind: "contract" } });
    expect(queued?.subject).not.toMatch(/[\r\n]/u);
  });

  test("what breaks off before its mail is queued leaves nothing behind (B-47.9)", async () => {
    const notice = await letter();
    vi.mocked(queueMail).mockRejectedValueOnce(new Error("the process died"));
    expect((await ask(doors.send, owner, { params: at(notice), body: MAIL })).status).toBe(500);
    expect((await stage.listed(owner, contractId))[0]?.sent).toBeNull();
    expect(await stateOf()).not.toBe("done");
    expect(await db.storedFile.count()).toBe(0);
    expect((await sent(owner, notice, MAIL)).sent?.how).toBe("mail");
    expect(await stateOf()).toBe("done");
  });

  test("is not sent in the name of somebody whose address is unproven (B-47.9)", async () => {
    const notice = await letter();
    const manager = await person("M", "user", { isProven: false });
    await join(contractId, manager, "manager");
    expect((await ask(doors.send, manager, { params: at(notice), body: MAIL })).status).toBe(403);
  });
});

describe("with what else may come", () => {
  test("the clause on notices of an amendment in force counts, and a waiting letter says so (B-47.2, B-47.12)", async () => {
    const amendment = html(
      "AMENDMENT No. 1",
      "to Lease Agreement No. 112 of 14 December 2024",
      "March 1, 2025",
      'between Tuul Estate LLC ("Landlord") and Altan Trade LLC ("Tenant")',
      "1. In clause 11.1 the words “registered post or courier” are replaced with “courier or by hand”.",
    );
    const waiting = await letter();
    expect((await stage.listed(owner, contractId)).find(({ id }) => id === waiting.id)?.isAmendedSince).toBe(false);
    const amending = await read(owner, amendment, "");
    const { id: familyId } = await begin(owner, contractId);
    await add(owner, familyId, { contractId: amending, role: "amendment", isSigned: true, holdsFrom: "2025-03-01" });
    const draft = await drafted(owner, contractId, { kind: "nonRenewal" });
    expect(draft.isAmended).toBe(true);
    expect((await stage.listed(owner, contractId)).find(({ id }) => id === waiting.id)?.isAmendedSince).toBe(true);
    expect((await sent(owner, waiting, MAIL)).isAmendedSince).toBe(false); // history by then
    const { value, quotes } = fact(draft, "delivery");
    expect(value).toBe("courier");
    expect(quotes.map(({ contractId: id }) => id)).toContain(amending);
    expect(fact(draft, "delivery").options.find((one) => one.value === "registered")?.quote ?? null).toBeNull();
  });

  test("hostile names of parties stay text (B-47.7)", async () => {
    const name = '=HYPERLINK("http://x") <img src=x onerror=alert(1)>\u202e LLC';
    const notice = await letter({ recipient: name, address: "Peace Avenue 17" });
    expect(notice.text).toContain(name);
    for (const format of ["pdf", "docx"]) {
      const answer = await ask(doors.file, owner, { params: at(notice), query: { format } });
      expect(answer.status).toBe(200);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500);
    }
    await sent(owner, notice, MAIL);
    const [queued] = await db.outgoingMail.findMany({ where: { kind: "contract" } });
    expect(queued?.html).not.toContain("<img");
    expect(queued?.html).toContain("&lt;img");
  });

  test("a contract in the trash keeps its letters and hides them; deleted for good they go (B-47.11)", async () => {
    const notice = await letter();
    const fileIds = [await sentFile("receipt.pdf", PDF, owner)];
    const done = await sent(owner, notice, { how: "posted", way: "courier", sentOn: "2026-11-20", fileIds });
    await trashContract(owner.actor, contractId);
    const params = { fileId: done.proofs[0]?.fileId ?? "" };
    expect((await call(download, { token: owner.token, params })).status).toBe(404);
    expect((await ask(doors.one, owner, { params: at(notice) })).status).toBe(404);
    const body = { fileIds: [await sentFile("more.pdf", PDF, owner)] };
    expect((await ask(doors.proofs, owner, { params: at(notice), body })).status).toBe(404);
    await undeleteContract(owner.actor, contractId);
    expect((await ask(doors.one, owner, { params: at(notice) })).status).toBe(200);
    await trashContract(owner.actor, contractId);
    await endContract(owner.actor, contractId);
    expect([await db.noticeLetter.count(), await db.noticeProof.count()]).toEqual([0, 0]);
    expect(await db.storedFile.count({ where: { fileName: "receipt.pdf" } })).toBe(0);
  });

  test("a date that was closed meanwhile stays as it is (B-47.10)", async () => {
    const notice = await letter();
    await db.deadline.updateMany({ where: { id: notice.deadlineId ?? "" }, data: { state: "dismissed" } });
    await sent(owner, notice, { how: "posted", way: "courier", sentOn: "2026-11-20" });
    expect((await datesOf(owner, contractId)).find(({ id }) => id === notice.deadlineId)?.state).toBe("dismissed");
  });
});
