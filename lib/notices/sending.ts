import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { requireStanding } from "@/lib/access/while-allowed";
import { recordInTransaction } from "@/lib/audit/audit";
import { keepMadeFiles } from "@/lib/contracts/files/made-files";
import { uploadedBytes } from "@/lib/contracts/files/uploads";
import { copyFor } from "@/lib/copy/copy";
import { daysLater, readDay, writeDay } from "@/lib/days";
import { closeDeadline } from "@/lib/deadlines/closing";
import { findToday } from "@/lib/deadlines/deadlines";
import { signedKind } from "@/lib/documents/scans/picture-file";
import type { NoticeWay } from "@/lib/engine/notices/words";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { refuseWhenDiskIsFull } from "@/lib/platform/disk-reserve";
import { buildLetter } from "@/lib/platform/mail/letter";
import { MAX_ATTACHMENT_BYTES, queueMail } from "@/lib/platform/mail/send-mail";
import { MOST_PROOFS } from "./bounds";
import {
  countProofs,
  findNotice,
  insertProofs,
  markSent,
  type NoticeRow,
  type ProofFile,
  type Sending,
} from "./notice-store";
import { CurrentTexts, toNoticeDto, writeLetter, type SinceLetter } from "./notices";
import { noticeDto, type AddProof, type NoticeDto, type SendNotice } from "./schema";

type Grant = ContractGrant<"manage">;
type Ids = { contractId: string; noticeId: string };
/** `since`: what became of the contract by now, read before any transaction. */
type Call = { actor: Actor; grant: Grant; row: NoticeRow; since: SinceLetter; commit: Commit };

/**
 * Sends a letter by mail, or records how it was posted, with the proof; its date is done then. Mail, record and date
 * are one transaction, and a letter is sent once, however often that is asked for.
 * @throws AppError `contractNotFound`, `forbidden`, `noticeNotFound`, `noticeSent`, `sendingAddressUnproven`,
 *   `noticeEmailNotAgreed`, `mailTooLarge`, `fileNotFound`, `unsupportedSignedType`, `invalidInput` for a day to come.
 *   Source: B-47.9, B-47.10.
 */
export async function sendNotice(
  actor: Actor,
  { contractId, noticeId }: Ids,
  input: SendNotice,
  commit: Commit = inTransaction,
): Promise<NoticeDto> {
  const grant = await ContractGrant.request(actor, contractId, "manage");
  refuseWhenDiskIsFull();
  const row = await requireNotice(grant, noticeId);
  if (row.sentHow !== "") throw new AppError("noticeSent");
  const call = { actor, grant, row, since: await new CurrentTexts(actor, grant).since(row), commit };
  return input.how === "mail" ? sendByMail(call, input) : recordPosting(call, input);
}

/** Adds proof to a letter that was sent, such as an advice of delivery. @throws AppError as `sendNotice` */
export async function addProof(
  actor: Actor,
  { contractId, noticeId }: Ids,
  { fileIds }: AddProof,
  commit: Commit = inTransaction,
): Promise<NoticeDto> {
  const grant = await ContractGrant.request(actor, contractId, "manage");
  refuseWhenDiskIsFull();
  const row = await requireNotice(grant, noticeId);
  if (row.sentHow === "") throw new AppError("noticeNotSent");
  const files = await proofFiles(actor, fileIds);
  const since = await new CurrentTexts(actor, grant).since(row);
  return commit(async (tx) => {
    if ((await countProofs(grant, noticeId, tx)) + files.length > MOST_PROOFS) throw new AppError("noticeProofsFull");
    await insertProofs(grant, { noticeId, files, at: clock.now(), byName: actor.name }, tx);
    const detail = { noticeId, files: files.length };
    await recordInTransaction(actor, { chain: contractId, action: "notice.proofAdded", detail }, tx);
    return answer({ grant, row, since }, tx);
  });
}

async function requireNotice(grant: Grant, noticeId: string): Promise<NoticeRow> {
  const row = await findNotice(grant, noticeId);
  if (!row) throw new AppError("noticeNotFound");
  return row;
}

async function sendByMail(call: Call, { to, isConfirmed }: Extract<SendNotice, { how: "mail" }>): Promise<NoticeDto> {
  const { actor, grant, row, commit } = call;
  // don't send mail in the name of someone who has not proven their address
  if (!actor.emailVerified) throw new AppError("sendingAddressUnproven");
  if (!isConfirmed && !isEmailAgreed(row)) throw new AppError("noticeEmailNotAgreed");
  const file = await writeLetter(actor, row, { format: "pdf" });
  if (file.bytes.length > MAX_ATTACHMENT_BYTES) throw new AppError("mailTooLarge");
  const { contractId } = grant;
  await requireStanding({ actor, contractId, ability: "manage" }); // writing it can take a while
  const today = await findToday(actor);
  return keepMadeFiles(actor, [file], commit, async ([kept], tx) => {
    if (!kept) throw new AppError("unexpected"); // never: one file was given
    await ContractGrant.requireStill(grant, tx); // nor does storing it
    const sent = {
      sentHow: "mail",
      sentWay: "email" as const,
      sentTo: to,
      sentOn: today,
      tracking: "",
      mailedFileId: kept.id,
    };
    await finishSending(call, sent, tx);
    const { storageKey, fileName, contentType } = kept;
    const attachments = [{ storageKey, fileName, contentType }];
    await queueMail({ kind: "contract", to, replyTo: actor.email, attachments, ...toMail(actor, row) }, tx);
    return answer(call, tx);
  });
}

/** E-mail is how the finished letter says it goes, by the contract or by a person's word. */
function isEmailAgreed({ facts }: NoticeRow): boolean {
  const stored = noticeDto.shape.facts.parse(JSON.parse(facts)); // by `finishNotice`
  return stored.some(({ key, value }) => key === "delivery" && value === "email");
}

function toMail(actor: Actor, { title, text, language }: NoticeRow): { subject: string; html: string; text: string } {
  const own = noticeDto.shape.language.parse(language); // we wrote it
  const words = copyFor(own).notices.mail;
  const paragraphs = [...text.split(/\n+/u).filter((line) => line.trim() !== ""), words.attached];
  const content = { language: own, title, paragraphs, button: null, footer: words.footer(actor.name, actor.email) };
  return { subject: title.replace(/\s+/gu, " "), ...buildLetter(content) };
}

async function recordPosting(call: Call, input: Extract<SendNotice, { how: "posted" }>): Promise<NoticeDto> {
  const { actor, grant, row, commit } = call;
  requirePast(input.sentOn);
  const files = await proofFiles(actor, input.fileIds);
  const { way, sentOn, tracking } = input;
  return commit(async (tx) => {
    const sent = { sentHow: "posted", sentWay: way, sentTo: addressOf(row), sentOn, tracking, mailedFileId: null };
    await finishSending(call, sent, tx);
    await insertProofs(grant, { noticeId: row.id, files, at: clock.now(), byName: actor.name }, tx);
    return answer(call, tx);
  });
}

type Sent = Omit<Sending, "sentAt" | "sentByName" | "sentWay"> & { sentWay: NoticeWay };

/** The first statement takes the letter: of two at once the second finds it sent. */
async function finishSending({ actor, grant, row }: Call, sent: Sent, tx: DatabaseClient): Promise<void> {
  const sending = { ...sent, sentAt: clock.now(), sentByName: actor.name };
  if (!(await markSent(grant, row.id, sending, tx))) throw new AppError("noticeSent");
  const detail = { noticeId: row.id, kind: row.kind, way: sent.sentWay, date: sent.sentOn };
  await recordInTransaction(actor, { chain: grant.contractId, action: "notice.sent", detail }, tx);
  if (row.deadlineId !== null) await closeDeadline(grant, actor, row.deadlineId, tx);
}

function addressOf({ facts }: NoticeRow): string {
  const stored = noticeDto.shape.facts.parse(JSON.parse(facts)); // by `finishNotice`
  return stored.find(({ key }) => key === "address")?.value ?? "";
}

/** Each is a PDF or a picture by its content; what is checked is what is kept. */
async function proofFiles(actor: Actor, fileIds: readonly string[]): Promise<ProofFile[]> {
  const files: ProofFile[] = [];
  // one after the other: each is read as a whole
  for (const fileId of fileIds) {
    const { file, bytes } = await uploadedBytes(actor, fileId);
    if (bytes.length === 0) throw new AppError("emptyDocument");
    if (signedKind(bytes) === null) throw new AppError("noticeProofType");
    files.push({ id: file.id, fileName: file.fileName });
  }
  return files;
}

/** A day ahead of the server's may be today where the user is. */
function requirePast(sentOn: string): void {
  const today = readDay(clock.now().toISOString().slice(0, 10));
  if (today && sentOn > writeDay(daysLater(today, 1)))
    throw new AppError("invalidInput", { issues: [{ path: "sentOn", message: "sentOn" }] });
}

async function answer(
  { grant, row, since }: Pick<Call, "grant" | "row" | "since">,
  tx: DatabaseClient,
): Promise<NoticeDto> {
  const stored = await findNotice(grant, row.id, tx);
  if (!stored) throw new AppError("noticeNotFound"); // deleted just now
  return toNoticeDto(stored, { ...since, isAmendedSince: false }); // sent
}
