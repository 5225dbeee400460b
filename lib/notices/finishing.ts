import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { findContract, lockContract } from "@/lib/contracts/contract-store";
import { conflictWith } from "@/lib/contracts/versions/version-store";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { refuseWhenDiskIsFull } from "@/lib/platform/disk-reserve";
import { newId } from "@/lib/platform/ids";
import { GAP_START, MOST_LETTERS } from "./bounds";
import { draftNotice } from "./drafting";
import { isSettled } from "./facts";
import { countNotices, findNotice, insertNotice } from "./notice-store";
import { toNoticeDto } from "./notices";
import type { NewNotice, NoticeDraftDto, NoticeDto, NoticeFactDto, QuoteDto } from "./schema";

/**
 * Stores a letter as it was finished. What the contract says is read again: nothing of it is taken from the caller.
 * @throws AppError `contractNotFound`, `forbidden`, `versionConflict`, `deadlineNotFound`; `noticeIncomplete` with what
 *   is missing, `noticeQuoteChanged` where the clause isn't quoted to the letter, `noticesFull`. Source: B-47.7.
 */
export async function finishNotice(
  actor: Actor,
  contractId: string,
  { input, signal }: { input: NewNotice; signal: AbortSignal },
  commit: Commit = inTransaction,
): Promise<NoticeDto> {
  const grant = await ContractGrant.request(actor, contractId, "manage");
  refuseWhenDiskIsFull();
  await requireCurrent(grant, input.versionId); // before anything is read
  const draft = await draftNotice(actor, contractId, input, signal);
  if (draft.versionId !== input.versionId) throw conflictWith(draft.versionId); // saved while it was read
  requireComplete(draft, input);
  const clause = quotedClause(draft);
  if (clause && !isQuoted(input.text, clause.content)) throw new AppError("noticeQuoteChanged");
  const row = toRow(draft, input, { clause, byName: actor.name });
  return commit(async (tx) => {
    const contract = await lockContract(grant, tx);
    if (!contract) throw new AppError("contractNotFound"); // deleted just now
    if ((await countNotices(grant, tx)) >= MOST_LETTERS) throw new AppError("noticesFull");
    await insertNotice(grant, row, tx);
    const detail = { noticeId: row.id, kind: draft.kind, version: draft.versionNumber };
    await recordInTransaction(actor, { chain: contractId, action: "notice.written", detail }, tx);
    const stored = await findNotice(grant, row.id, tx);
    if (!stored) throw new AppError("noticeNotFound");
    return toNoticeDto(stored, { isClauseChanged: false, isAmendedSince: false });
  });
}

/** The clause that gives the right; null where a person goes on without one. */
function quotedClause({ facts }: NoticeDraftDto): QuoteDto | null {
  const right = facts.find(({ key }) => key === "right");
  return right && right.value !== null ? (right.quotes[0] ?? null) : null;
}

function toRow(
  draft: NoticeDraftDto,
  input: NewNotice,
  { clause, byName }: { clause: QuoteDto | null; byName: string },
) {
  return {
    ...{ id: newId(), kind: draft.kind, language: draft.language, title: input.title, text: input.text },
    deadlineId: draft.deadline?.id ?? null,
    versionId: draft.versionId,
    versionNumber: draft.versionNumber,
    quote: clause?.content ?? "",
    quoteNumber: clause?.number ?? "",
    quotedContractId: clause && clause.contractId !== draft.contractId ? clause.contractId : null,
    responsibleName: clause ? "" : byName,
    facts: JSON.stringify(draft.facts.map(toStored)),
    dueOn: draft.posting?.dueOn ?? "",
    safeOn: draft.posting?.safeOn ?? "",
    createdAt: clock.now(),
    createdByName: byName,
  };
}

async function requireCurrent(grant: ContractGrant<"manage">, versionId: string): Promise<void> {
  const current = (await findContract(grant))?.currentVersionId ?? null;
  if (current === null) throw new AppError("noVersions");
  if (current !== versionId) throw conflictWith(current);
}

/** Without what only helped to choose. */
function toStored({ key, value, basis, isNeeded, quotes }: NoticeFactDto): NoticeDto["facts"][number] {
  return { key, value, basis, isNeeded, quotes };
}

/** Every needed fact is stated or a person's, and no gap is left in the words. */
function requireComplete({ facts }: NoticeDraftDto, { text, title }: NewNotice): void {
  const open = facts.filter((fact) => !isSettled(fact));
  const issues = open.map(({ key, basis }) => ({ path: key, message: basis }));
  if (issues.length > 0) throw new AppError("noticeIncomplete", { issues });
  if (text.includes(GAP_START) || title.includes(GAP_START))
    throw new AppError("noticeIncomplete", { issues: [{ path: "text", message: "gap" }] });
}

/** To the letter, wherever lines break. */
function isQuoted(text: string, clause: string): boolean {
  const plain = (words: string) => words.replace(/\s+/gu, " ").trim();
  return plain(text).includes(plain(clause));
}
