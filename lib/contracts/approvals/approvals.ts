import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type ReadGrant } from "@/lib/access/contract-grant";
import { Refused } from "@/lib/access/policy";
import { recordInTransaction } from "@/lib/audit/audit";
import { copyFor } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import { shortDate } from "@/lib/dates";
import { paragraph, type Block } from "@/lib/documents/richtext/blocks";
import { cleanCharacters } from "@/lib/documents/richtext/characters";
import { AppError } from "@/lib/errors";
import { notify } from "@/lib/people/notifications/notify";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { refuseWhenDiskIsFull } from "@/lib/platform/disk-reserve";
import { newId } from "@/lib/platform/ids";
import { pageById, type PageQuery } from "@/lib/platform/page-budget";
import type { AnswerApproval, ApprovalDto, AskForApproval } from "./approval-schema";
import {
  findApproval,
  findApprovals,
  approvalsOfVersion,
  currentVersion,
  deleteApproval,
  insertApprovals,
  setAnswer,
  versionSeal,
  type ApprovalRow,
} from "./approval-store";
import { peopleNamed } from "@/lib/contracts/comments/comment-store";
import { lockContract } from "@/lib/contracts/contract-store";
import { requireNumbersConfirmed } from "@/lib/contracts/reading/doubts";
import { conflictWith } from "@/lib/contracts/versions/version-store";

/** The latest requests first, paged. @throws AppError `contractNotFound`, `invalidInput`. Source: B-14.11. */
export async function listApprovals(
  actor: Actor,
  contractId: string,
  query: PageQuery,
): Promise<{ items: ApprovalDto[]; nextCursor: string | null }> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  return pageById(query, {
    isKnown: async (id) => (await findApproval(grant, id)) !== null,
    read: (stretch) => findApprovals(grant, stretch),
    toItem: toApprovalDto,
  });
}

/**
 * Asks collaborators to approve the current version, each once; earlier requests stay as they are.
 * @returns all of that version @throws AppError `contractNotFound`, `forbidden`, `noVersions`, `collaboratorNotFound`,
 *   `versionConflict` if the version meant is not the current one, `numbersUnconfirmed`. Source: B-14.11, B-51.6.
 */
export async function askForApproval(
  actor: Actor,
  contractId: string,
  input: AskForApproval,
  commit: Commit = inTransaction,
): Promise<ApprovalDto[]> {
  const grant = await ContractGrant.request(actor, contractId, "manage");
  refuseWhenDiskIsFull();
  const wanted = [...new Set(input.userIds)];
  const people = await peopleNamed(grant, wanted);
  if (people.length < wanted.length) throw new AppError("collaboratorNotFound"); // same for strangers and unknown ids
  const checked = await checkedVersion(grant);
  return commit(async (tx) => {
    if (!(await lockContract(grant, tx))) throw new AppError("contractNotFound");
    const version = await currentVersion(grant, tx);
    if (!version) throw new AppError("noVersions");
    if (version.id !== checked) throw conflictWith(version.id);
    if (input.versionId !== undefined && input.versionId !== version.id) throw conflictWith(version.id);
    const known = new Set((await approvalsOfVersion(grant, version.id, tx)).map(({ user }) => user?.id));
    const asked = { askedById: actor.userId, askedByName: actor.name, note: input.note, askedAt: clock.now() };
    const rows = people
      .filter(({ userId }) => !known.has(userId))
      .map(({ userId, name }) => ({
        ...{ id: newId(), userId, userName: name, versionId: version.id, versionHash: version.hash },
        ...asked,
      }));
    await insertApprovals(grant, rows, tx);
    for (const { id, userId } of rows)
      await notify(grant, { kind: "approvalAsked", to: [userId], about: { approvalId: id } }, tx);
    const detail = { version: version.versionNumber, people: rows.map(({ userName }) => userName) };
    if (rows.length > 0) await recordInTransaction(actor, { chain: contractId, action: "approval.asked", detail }, tx);
    return (await approvalsOfVersion(grant, version.id, tx)).map(toApprovalDto);
  });
}

/** The current version, none of whose numbers waits to be confirmed; null without one. @throws `numbersUnconfirmed` */
async function checkedVersion(grant: ReadGrant): Promise<string | null> {
  const version = await currentVersion(grant);
  if (version) await requireNumbersConfirmed(grant, version.id);
  return version?.id ?? null;
}

/**
 * Records the answer of the person asked, who may change it until another version is current.
 * @throws AppError `contractNotFound`, `approvalNotFound`, `forbidden` for anyone else, `approvalVoid`. Source:
 *   B-14.12.
 */
export async function answerApproval(
  actor: Actor,
  { contractId, approvalId }: { contractId: string; approvalId: string },
  { answer, words }: AnswerApproval,
): Promise<ApprovalDto> {
  const grant = await ContractGrant.request(actor, contractId, "edit");
  refuseWhenDiskIsFull();
  return inTransaction(async (tx) => {
    if (!(await lockContract(grant, tx))) throw new AppError("contractNotFound");
    const row = await findApproval(grant, approvalId, tx);
    if (!row) throw new AppError("approvalNotFound");
    if (row.user?.id !== actor.userId)
      throw new Refused("forbidden", actor, { of: { contractId }, ability: "edit", answer: 403 });
    if (isVoid(row)) throw new AppError("approvalVoid");
    const answeredAt = clock.now();
    await setAnswer(grant, approvalId, { answer, words, answeredAt }, tx);
    const to = row.askedById === null ? [] : [row.askedById];
    await notify(grant, { kind: "approvalAnswered", to, about: { approvalId } }, tx);
    const detail = { approvalId, version: row.version.versionNumber, answer };
    await recordInTransaction(actor, { chain: contractId, action: "approval.answered", detail }, tx);
    return toApprovalDto({ ...row, answer, words, answeredAt });
  });
}

/** Withdraws the request. @throws AppError `contractNotFound`, `forbidden`, `approvalNotFound`. Source: B-14.11. */
export async function withdrawApproval(
  actor: Actor,
  { contractId, approvalId }: { contractId: string; approvalId: string },
): Promise<void> {
  const grant = await ContractGrant.request(actor, contractId, "manage");
  const row = await findApproval(grant, approvalId);
  if (!row) throw new AppError("approvalNotFound");
  await inTransaction(async (tx) => {
    if (!(await deleteApproval(grant, approvalId, tx))) throw new AppError("approvalNotFound");
    const detail = { version: row.version.versionNumber, people: [row.userName] };
    await recordInTransaction(actor, { chain: contractId, action: "approval.withdrawn", detail }, tx);
  });
}

/** Whether people were asked to approve this very text, and every one of them did. Source: B-44.3. */
export async function isApproved(grant: ReadGrant, versionId: string, client?: DatabaseClient): Promise<boolean> {
  const rows = await approvalsOfVersion(grant, versionId, client);
  return rows.length > 0 && rows.every((row) => row.answer === "approve" && !isVoid(row));
}

/** The last page of a version's PDF: who was asked to approve it, and their answers. Source: B-14.14. */
export async function approvalsPage(grant: ReadGrant, versionId: string, language: Language): Promise<Block[]> {
  const [approvals, seal] = await Promise.all([
    approvalsOfVersion(grant, versionId).then((rows) => rows.map(toApprovalDto)),
    versionSeal(grant, versionId),
  ]);
  const words = copyFor(language).approvals.pdf;
  return [
    { kind: "heading", level: 2, inlines: [{ text: words.title, marks: [] }] },
    ...(seal ? [paragraph(`${words.version(seal.versionNumber)}. ${words.hash}: ${seal.hash}`)] : []),
    ...(approvals.length === 0 ? [paragraph(words.none)] : []),
    ...(approvals.some(({ isVoid }) => isVoid) ? [paragraph(words.void)] : []),
    ...approvals.flatMap((approval) => approvalBlocks(approval, language)),
  ];
}

function approvalBlocks({ user, answer, answeredAt, words: said }: ApprovalDto, language: Language): Block[] {
  const { approvals, common } = copyFor(language);
  const missing = { missing: "", invalid: common.dates.invalid };
  const at = shortDate(answeredAt, missing, { language, withTime: true, timeZone: "UTC" });
  const line = approvals.pdf.line(cleanCharacters(user.name), approvals.answers[answer], at === "" ? "" : `${at} UTC`);
  return [
    { kind: "paragraph", indent: 0, inlines: [{ text: line, marks: ["bold"] }] },
    ...(said === "" ? [] : [paragraph(cleanCharacters(said), 1)]),
  ];
}

/** An approval is for one text: it is void once another version is current, or if the version itself was altered. */
function isVoid({ version, versionHash, contract }: ApprovalRow): boolean {
  return version.id !== contract.currentVersionId || (versionHash !== "" && versionHash !== version.hash);
}

function toApprovalDto(row: ApprovalRow): ApprovalDto {
  return {
    id: row.id,
    version: { id: row.version.id, number: row.version.versionNumber },
    versionHash: row.versionHash,
    isVoid: isVoid(row),
    user: { id: row.user?.id ?? null, name: row.user?.name ?? row.userName },
    askedBy: row.askedByName,
    note: row.note,
    askedAt: row.askedAt.toISOString(),
    answer: row.answer === "approve" || row.answer === "change" ? row.answer : "awaited",
    words: row.words,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}
