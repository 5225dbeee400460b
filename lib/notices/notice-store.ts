import "server-only";
import type { ContractGrant, EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { MOST_LETTERS } from "./bounds";

const PROOF = {
  id: true,
  fileId: true,
  fileName: true,
  createdAt: true,
  addedByName: true,
  file: { select: { sha256: true } },
} as const;
const NOTICE = {
  id: true,
  contractId: true,
  deadlineId: true,
  kind: true,
  language: true,
  title: true,
  text: true,
  versionId: true,
  versionNumber: true,
  quote: true,
  quoteNumber: true,
  quotedContractId: true,
  responsibleName: true,
  facts: true,
  dueOn: true,
  safeOn: true,
  createdAt: true,
  createdByName: true,
  sentHow: true,
  sentWay: true,
  sentTo: true,
  sentOn: true,
  tracking: true,
  sentAt: true,
  sentByName: true,
  mailedFileId: true,
  proofs: { orderBy: { createdAt: "asc" }, select: PROOF },
} as const;
/** What a letter has from the start, and what its sending adds. */
type Written = {
  id: string;
  contractId: string;
  deadlineId: string | null;
  kind: string;
  language: string;
  title: string;
  text: string;
  versionId: string;
  versionNumber: number;
  quote: string;
  quoteNumber: string;
  quotedContractId: string | null;
  responsibleName: string;
  facts: string;
  dueOn: string;
  safeOn: string;
  createdAt: Date;
  createdByName: string;
};
export type Sending = {
  sentHow: string;
  sentWay: string;
  sentTo: string;
  sentOn: string;
  tracking: string;
  sentAt: Date | null;
  sentByName: string;
  mailedFileId: string | null;
};
export type NoticeRow = Written &
  Sending & {
    proofs: {
      id: string;
      fileId: string | null;
      fileName: string;
      createdAt: Date;
      addedByName: string;
      file: { sha256: string | null } | null;
    }[];
  };

/** Newest first. */
export function findNotices(grant: ReadGrant): Promise<NoticeRow[]> {
  return db.noticeLetter.findMany({
    where: { contractId: grant.contractId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MOST_LETTERS,
    select: NOTICE,
  });
}

export function findNotice(grant: ReadGrant, noticeId: string, client: DatabaseClient = db): Promise<NoticeRow | null> {
  return client.noticeLetter.findFirst({ where: { id: noticeId, contractId: grant.contractId }, select: NOTICE });
}

export function countNotices(grant: EditGrant, client: DatabaseClient): Promise<number> {
  return client.noticeLetter.count({ where: { contractId: grant.contractId } });
}

export async function insertNotice(
  grant: ContractGrant<"manage">,
  row: Omit<Written, "contractId">,
  client: DatabaseClient,
): Promise<void> {
  await client.noticeLetter.create({ data: { ...row, contractId: grant.contractId } });
}

/** Only one sending of a letter counts: whoever comes second changes nothing. @returns whether this one does */
export async function markSent(
  grant: ContractGrant<"manage">,
  noticeId: string,
  sending: Sending,
  client: DatabaseClient,
): Promise<boolean> {
  const { count } = await client.noticeLetter.updateMany({
    where: { id: noticeId, contractId: grant.contractId, sentHow: "" },
    data: sending,
  });
  return count === 1;
}

export async function insertProofs(
  _grant: ContractGrant<"manage">,
  { noticeId, files, at, byName }: { noticeId: string; files: readonly ProofFile[]; at: Date; byName: string },
  client: DatabaseClient,
): Promise<void> {
  await client.noticeProof.createMany({
    data: files.map(({ id: fileId, fileName }) => {
      return { id: newId(), noticeId, fileId, fileName, createdAt: at, addedByName: byName };
    }),
  });
}
export type ProofFile = { id: string; fileName: string };

export function countProofs(grant: ReadGrant, noticeId: string, client: DatabaseClient): Promise<number> {
  return client.noticeProof.count({ where: { noticeId, notice: { contractId: grant.contractId } } });
}
