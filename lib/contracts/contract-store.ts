import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";
import type { ContractStatus } from "./schema";

const CONTRACT = {
  id: true, name: true, contractType: true, status: true, statusMessage: true, progress: true, pagesWithoutText: true, uploadedAt: true,
  uploadedById: true, uploadedByName: true, currentVersionId: true, file: { select: { id: true, fileName: true } },
} as const;
export type ContractRow = {
  id: string; name: string; contractType: string; status: string; statusMessage: string | null; progress: number; pagesWithoutText: string; uploadedAt: Date;
  uploadedById: string | null; uploadedByName: string; currentVersionId: string | null; file: { id: string; fileName: string } | null;
};
export type ContractWithRole = { role: string; contract: ContractRow };
export type ContractCursor = { uploadedAt: Date; contractId: string };

/** The contracts in which the actor has a part, newest first, from one index whatever their number. */
export function contractsOf(actor: Actor, page: { limit: number; after: ContractCursor | null }): Promise<ContractWithRole[]> {
  const { after } = page;
  const isBehind = after ? { OR: [{ contractUploadedAt: { lt: after.uploadedAt } }, { contractUploadedAt: after.uploadedAt, contractId: { lt: after.contractId } }] } : {};
  return db.collaborator.findMany({
    where: { userId: actor.userId, ...isBehind },
    orderBy: [{ contractUploadedAt: "desc" }, { contractId: "desc" }],
    take: page.limit,
    select: { role: true, contract: { select: CONTRACT } },
  });
}

export function contractOf(grant: ReadGrant, client: DatabaseClient = db): Promise<ContractRow | null> {
  return client.contract.findUnique({ where: { id: grant.contractId }, select: CONTRACT });
}

/** Adds a contract and its owner's row. `file` is set for an upload, which starts as `processing`. */
export async function insertContract(actor: Actor, row: { id: string; name: string; contractType: string; status: ContractStatus; uploadedAt: Date; fileId: string | null; collaboratorId: string }, client: DatabaseClient): Promise<void> {
  const { collaboratorId, ...contract } = row;
  await client.contract.create({ data: { ...contract, uploadedById: actor.userId, uploadedByName: actor.name } });
  await client.collaborator.create({
    data: { id: collaboratorId, contractId: row.id, userId: actor.userId, role: "admin", contractUploadedAt: row.uploadedAt },
  });
}

/** Changes the status; with `from`, only where it is one of these. */
export async function setStatus(grant: EditGrant, status: ContractStatus, change: { from?: readonly ContractStatus[]; statusMessage?: string | null; progress?: number }, client: DatabaseClient = db): Promise<boolean> {
  const { from, ...data } = change;
  const { count } = await client.contract.updateMany({
    where: { id: grant.contractId, ...(from ? { status: { in: [...from] } } : {}) },
    data: { status, statusMessage: null, ...data },
  });
  return count === 1;
}

export async function setProgress(grant: EditGrant, percent: number): Promise<void> {
  await db.contract.updateMany({ where: { id: grant.contractId, status: "processing" }, data: { progress: percent } });
}

export async function setPagesWithoutText(grant: EditGrant, pages: readonly number[], client: DatabaseClient): Promise<void> {
  await client.contract.update({ where: { id: grant.contractId }, data: { pagesWithoutText: JSON.stringify(pages) } });
}

/** Whether the actor's system role or part makes them an administrator of the contract, as the review page flags it (spec §6). */
export function isContractAdmin(row: { uploadedById: string | null }, actor: Actor, role: string): boolean {
  return row.uploadedById === actor.userId || actor.systemRole === "manager" || role === "admin";
}
