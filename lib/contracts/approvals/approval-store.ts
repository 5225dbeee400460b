import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { ContractGrant, EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { behind, type Stretch } from "@/lib/platform/page-budget";

const APPROVAL = {
  id: true,
  versionHash: true,
  version: { select: { id: true, versionNumber: true, hash: true } },
  contract: { select: { currentVersionId: true } },
  user: { select: { id: true, name: true } },
  userName: true,
  askedById: true,
  askedByName: true,
  note: true,
  askedAt: true,
  answer: true,
  words: true,
  answeredAt: true,
} as const;
export type ApprovalRow = {
  id: string;
  versionHash: string;
  version: { id: string; versionNumber: number; hash: string };
  contract: { currentVersionId: string | null };
  user: { id: string; name: string } | null;
  userName: string;
  askedById: string | null;
  askedByName: string;
  note: string;
  askedAt: Date;
  answer: string;
  words: string;
  answeredAt: Date | null;
};

/** The latest requests first. */
export function findApprovals(grant: ReadGrant, stretch: Stretch): Promise<ApprovalRow[]> {
  return db.approval.findMany({
    where: { contractId: grant.contractId },
    orderBy: [{ askedAt: "desc" }, { userName: "asc" }, { id: "asc" }],
    ...behind(stretch),
    select: APPROVAL,
  });
}

/** Those of one version, in the order asked. */
export function approvalsOfVersion(
  grant: ReadGrant,
  versionId: string,
  client: DatabaseClient = db,
): Promise<ApprovalRow[]> {
  return client.approval.findMany({
    where: { contractId: grant.contractId, versionId },
    orderBy: [{ askedAt: "asc" }, { userName: "asc" }, { id: "asc" }],
    select: APPROVAL,
  });
}

const NEWEST_ASKED = 100;
export type AwaitedRow = {
  id: string;
  versionId: string;
  versionHash: string;
  askedByName: string;
  version: { hash: string };
  contract: { id: string; name: string; currentVersionId: string | null };
};

/** The newest that are still asked of the actor, of contracts they have a part in whose text may change. */
export function approvalsAwaited({ userId }: Actor): Promise<AwaitedRow[]> {
  return db.approval.findMany({
    where: { userId, answer: "", contract: { deletedAt: null, signedOn: null, collaborators: { some: { userId } } } },
    orderBy: [{ askedAt: "desc" }, { id: "desc" }],
    take: NEWEST_ASKED,
    select: {
      ...{ id: true, versionId: true, versionHash: true, askedByName: true, version: { select: { hash: true } } },
      contract: { select: { id: true, name: true, currentVersionId: true } },
    },
  });
}

export function findApproval(
  grant: ReadGrant,
  approvalId: string,
  client: DatabaseClient = db,
): Promise<ApprovalRow | null> {
  return client.approval.findFirst({ where: { id: approvalId, contractId: grant.contractId }, select: APPROVAL });
}

/** A version's number and its place in the chain of versions. */
export function versionSeal(
  grant: ReadGrant,
  versionId: string,
): Promise<{ versionNumber: number; hash: string } | null> {
  return db.contractVersion.findFirst({
    where: { id: versionId, contractId: grant.contractId },
    select: { versionNumber: true, hash: true },
  });
}

/** The current version, with its hash. */
export async function currentVersion(
  grant: ReadGrant,
  client: DatabaseClient = db,
): Promise<{ id: string; versionNumber: number; hash: string } | null> {
  const contract = await client.contract.findUnique({
    where: { id: grant.contractId },
    select: { currentVersionId: true },
  });
  if (!contract?.currentVersionId) return null;
  return client.contractVersion.findFirst({
    where: { id: contract.currentVersionId, contractId: grant.contractId },
    select: { id: true, versionNumber: true, hash: true },
  });
}

export type NewApproval = {
  id: string;
  versionId: string;
  versionHash: string;
  userId: string;
  userName: string;
  askedById: string;
  askedByName: string;
  note: string;
  askedAt: Date;
};

export async function insertApprovals(
  grant: ContractGrant<"manage">,
  rows: readonly NewApproval[],
  client: DatabaseClient,
): Promise<void> {
  await client.approval.createMany({ data: rows.map((row) => ({ ...row, contractId: grant.contractId })) });
}

export async function setAnswer(
  grant: EditGrant,
  approvalId: string,
  said: { answer: string; words: string; answeredAt: Date },
  client: DatabaseClient,
): Promise<void> {
  await client.approval.updateMany({ where: { id: approvalId, contractId: grant.contractId }, data: said });
}

/** @returns whether it existed */
export async function deleteApproval(
  grant: ContractGrant<"manage">,
  approvalId: string,
  client: DatabaseClient,
): Promise<boolean> {
  const { count } = await client.approval.deleteMany({ where: { id: approvalId, contractId: grant.contractId } });
  return count === 1;
}
