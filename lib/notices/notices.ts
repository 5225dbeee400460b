import "server-only";
import { z } from "zod";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type ReadGrant } from "@/lib/access/contract-grant";
import { Refused } from "@/lib/access/policy";
import { requireStanding } from "@/lib/access/while-allowed";
import { textToRead } from "@/lib/assistant/contract-text";
import { recordAtOnce } from "@/lib/audit/audit";
import { exportFileName, MEDIA_TYPE, type ExportFormat } from "@/lib/documents/rendering/file-name";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { AppError } from "@/lib/errors";
import { isAmendedAfter } from "@/lib/families/reading-in-force";
import { exportInWorker } from "@/lib/workers/exporting";
import { WorkerFailure } from "@/lib/workers/threads/worker-failure";
import { letterBlocks } from "./letter";
import { findNotice, findNotices, type NoticeRow } from "./notice-store";
import { noticeDto, type NoticeDto, type NoticeFileQuery } from "./schema";

/** Letters of a contract, newest first. @throws AppError `contractNotFound`. Source: B-47.8. */
export async function listNotices(actor: Actor, contractId: string): Promise<NoticeDto[]> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const texts = new CurrentTexts(actor, grant);
  const notices: NoticeDto[] = [];
  for (const row of await findNotices(grant)) notices.push(toNoticeDto(row, await texts.since(row)));
  return notices;
}

/** @throws AppError `contractNotFound`, `noticeNotFound` */
export async function getNotice(
  actor: Actor,
  { contractId, noticeId }: { contractId: string; noticeId: string },
): Promise<NoticeDto> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const row = await findNotice(grant, noticeId);
  if (!row) throw new AppError("noticeNotFound");
  return toNoticeDto(row, await new CurrentTexts(actor, grant).since(row));
}

/**
 * The letter as PDF or Word, exactly as it was finished.
 * @throws AppError `contractNotFound`, `noticeNotFound`, `exportFailed`. Source: B-47.8.
 */
export async function noticeFile(
  actor: Actor,
  { contractId, noticeId }: { contractId: string; noticeId: string },
  { format }: NoticeFileQuery,
  signal: AbortSignal,
): Promise<LetterFile> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const row = await findNotice(grant, noticeId);
  if (!row) throw new AppError("noticeNotFound");
  const file = await writeLetter(actor, row, { format, signal });
  await requireStanding({ actor, contractId, ability: "read" }); // writing it can take a while
  await recordAtOnce(actor, { chain: contractId, action: "notice.exported", detail: { noticeId, format } });
  return file;
}

export type LetterFile = { fileName: string; contentType: string; bytes: Uint8Array };

/** @throws AppError `exportFailed` */
export async function writeLetter(
  actor: Actor,
  { title, text, language }: Pick<NoticeRow, "title" | "text" | "language">,
  { format, signal }: { format: ExportFormat; signal?: AbortSignal | undefined },
): Promise<LetterFile> {
  const html = htmlFromBlocks(letterBlocks(title, text));
  const content = { name: title, html, versionNumber: 1, label: title, language: toLanguage(language), format };
  const bytes = await exportInWorker(content, { account: actor.userId, signal }).catch((cause: unknown) => {
    throw cause instanceof WorkerFailure ? new AppError("exportFailed", { cause }) : cause;
  });
  return { fileName: exportFileName(title, format), contentType: MEDIA_TYPE[format], bytes };
}

const toLanguage = (written: string) => noticeDto.shape.language.parse(written); // we wrote it

/** What became of the contract since a letter was finished. */
export type SinceLetter = Pick<NoticeDto, "isClauseChanged" | "isAmendedSince">;

/** The current texts of the documents that letters quote, each read once. */
export class CurrentTexts {
  readonly #actor: Actor;
  readonly #own: ReadGrant;
  readonly #known = new Map<string, Promise<string | null>>();

  constructor(actor: Actor, own: ReadGrant) {
    this.#actor = actor;
    this.#own = own;
  }

  /** A letter that went out is history: only one that waits is compared with newer versions and amendments. */
  async since(row: NoticeRow): Promise<SinceLetter> {
    return {
      isClauseChanged: await this.#isChanged(row),
      isAmendedSince: row.sentAt === null && (await this.#isAmended(row)),
    };
  }

  async #isAmended({ versionNumber, createdAt }: NoticeRow): Promise<boolean> {
    const { contractId } = this.#own;
    const own = await textToRead(this.#own, undefined);
    return own.versionNumber > versionNumber || isAmendedAfter(this.#actor, contractId, createdAt);
  }

  /** Whether it still reads as quoted. What the reader can't open, nobody can tell them about. */
  async #isChanged({ quotedContractId, quote }: Pick<NoticeRow, "quotedContractId" | "quote">): Promise<boolean> {
    if (quote === "") return false;
    const id = quotedContractId ?? this.#own.contractId;
    const text = this.#known.get(id) ?? this.#read(id);
    this.#known.set(id, text);
    const read = await text;
    return read !== null && !read.includes(quote);
  }

  async #read(contractId: string): Promise<string | null> {
    try {
      const isOwn = contractId === this.#own.contractId;
      const grant = isOwn ? this.#own : await ContractGrant.request(this.#actor, contractId, "read");
      return (await textToRead(grant, undefined)).text;
    } catch (cause) {
      if (cause instanceof Refused || (cause instanceof AppError && cause.key === "noVersions")) return null;
      throw cause;
    }
  }
}

const storedFacts = z.array(noticeDto.shape.facts.element);

export function toNoticeDto(row: NoticeRow, since: SinceLetter): NoticeDto {
  const { sentAt, proofs } = row;
  return {
    id: row.id,
    contractId: row.contractId,
    deadlineId: row.deadlineId,
    kind: noticeDto.shape.kind.parse(row.kind), // we wrote it
    language: toLanguage(row.language),
    title: row.title,
    text: row.text,
    versionId: row.versionId,
    versionNumber: row.versionNumber,
    facts: storedFacts.parse(JSON.parse(row.facts)), // by `finishNotice`
    responsibleName: row.responsibleName,
    ...since,
    dueOn: row.dueOn || null,
    safeOn: row.safeOn || null,
    createdByName: row.createdByName,
    createdAt: row.createdAt.toISOString(),
    sent: sentAt && {
      how: row.sentHow === "mail" ? "mail" : "posted",
      way: noticeDto.shape.sent.unwrap().shape.way.parse(row.sentWay), // we wrote it
      to: row.sentTo,
      on: row.sentOn,
      tracking: row.tracking,
      byName: row.sentByName,
      at: sentAt.toISOString(),
      fileId: row.mailedFileId,
    },
    proofs: proofs.map(({ file, createdAt, ...proof }) => ({
      ...proof,
      sha256: file?.sha256 ?? null,
      createdAt: createdAt.toISOString(),
    })),
  };
}
