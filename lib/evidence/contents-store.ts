import "server-only";
import type { EditGrant } from "@/lib/access/contract-grant";
import { db } from "@/lib/platform/db";

/** What a bundle's files are made of; each read by the grant of its job, a stretch at a time. */
const BATCH = 500;
const FILE = { select: { id: true, fileName: true, storageKey: true, sha256: true } } as const;
export type EvidenceFile = { id: string; fileName: string; storageKey: string; sha256: string | null };

/** Whether the person still owns the contract, and it is in nobody's trash. */
export async function isStillOwner(grant: EditGrant, userId: string): Promise<boolean> {
  const where = { contractId: grant.contractId, userId, role: "admin", contract: { deletedAt: null } };
  return (await db.collaborator.count({ where: { ...where, user: { deactivatedAt: null } } })) === 1;
}

export function findFacts(grant: EditGrant) {
  return db.contract.findUnique({
    where: { id: grant.contractId },
    select: { name: true, contractType: true, signedOn: true, signedBy: true, uploadedAt: true, file: FILE },
  });
}

/** Without texts: those are read one by one. */
export function versionsInOrder(grant: EditGrant) {
  return db.contractVersion.findMany({
    where: { contractId: grant.contractId },
    orderBy: { versionNumber: "asc" },
    select: {
      id: true,
      versionNumber: true,
      createdAt: true,
      createdByName: true,
      restoredFromNumber: true,
      name: true,
      note: true,
      cause: true,
      causeNote: true,
      hash: true,
      carrier: FILE,
    },
  });
}
export type EvidenceVersion = Awaited<ReturnType<typeof versionsInOrder>>[number];

export function roundsInOrder(grant: EditGrant) {
  return db.round.findMany({
    where: { contractId: grant.contractId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: {
      id: true,
      kind: true,
      status: true,
      fileName: true,
      sentBy: true,
      sentVersionId: true,
      versionId: true,
      answersId: true,
      delivery: true,
      recipients: true,
      authors: true,
      tracked: true,
      untracked: true,
      sha256: true,
      createdAt: true,
      createdByName: true,
      file: FILE,
    },
  });
}

/** The changes of one round as JSON, and what was decided on them. */
export async function roundLedger(grant: EditGrant, roundId: string) {
  const round = await db.round.findFirst({
    where: { id: roundId, contractId: grant.contractId },
    select: {
      changes: { select: { changes: true } },
      decisions: {
        orderBy: [{ decidedAt: "asc" }, { id: "asc" }],
        select: {
          changeId: true,
          decision: true,
          counter: true,
          decidedByName: true,
          decidedAt: true,
          versionId: true,
        },
      },
    },
  });
  return { changes: round?.changes?.changes ?? "[]", decisions: round?.decisions ?? [] };
}

export function approvalsInOrder(grant: EditGrant) {
  return db.approval.findMany({
    where: { contractId: grant.contractId },
    orderBy: [{ askedAt: "asc" }, { id: "asc" }],
    select: {
      versionId: true,
      versionHash: true,
      userName: true,
      askedByName: true,
      note: true,
      askedAt: true,
      answer: true,
      words: true,
      answeredAt: true,
    },
  });
}

export function signedInOrder(grant: EditGrant) {
  return db.signedCopy.findMany({
    where: { contractId: grant.contractId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: {
      versionNumber: true,
      signedOn: true,
      signedBy: true,
      status: true,
      comparison: true,
      createdAt: true,
      createdByName: true,
      reopenedAt: true,
      reopenedByName: true,
      files: { orderBy: { place: "asc" }, select: { fileName: true, file: FILE } },
    },
  });
}

export function deadlinesInOrder(grant: EditGrant) {
  return db.deadline.findMany({
    where: { contractId: grant.contractId },
    orderBy: [{ date: "asc" }, { id: "asc" }],
    select: {
      kind: true,
      title: true,
      date: true,
      repeat: true,
      state: true,
      note: true,
      answeredByName: true,
      answeredAt: true,
    },
  });
}

const COMMENT = {
  id: true,
  parentId: true,
  versionId: true,
  authorName: true,
  text: true,
  location: true,
  createdAt: true,
  resolvedAt: true,
  resolvedByName: true,
  roundId: true,
} as const;
export type EvidenceComment = Awaited<ReturnType<typeof commentsBehind>>[number];

/** Oldest first, behind the one of this id. */
export function commentsBehind(grant: EditGrant, after: string | null) {
  return db.comment.findMany({
    where: { contractId: grant.contractId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: BATCH,
    ...(after === null ? {} : { cursor: { id: after }, skip: 1 }),
    select: COMMENT,
  });
}
