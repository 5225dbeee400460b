import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { ContractGrant, ReadGrant } from "@/lib/access/contract-grant";
import { notePermit, CONTRACT_POLICY } from "@/lib/access/policy";
import { AppError } from "@/lib/errors";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { behind, type Stretch } from "@/lib/platform/page-budget";
import type { InvitedRole } from "./bounds";

const COLLABORATOR = { id: true, userId: true, role: true, user: { select: { name: true, email: true } } } as const;
export type CollaboratorRow = { id: string; userId: string; role: string; user: { name: string; email: string } };

/** Who has a part in the contract, the longest-standing first, which is the owner. */
export function collaboratorsOf(grant: ReadGrant, stretch: Stretch): Promise<CollaboratorRow[]> {
  return db.collaborator.findMany({
    where: { contractId: grant.contractId },
    select: COLLABORATOR,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    ...behind(stretch),
  });
}

export function collaboratorOf(grant: ReadGrant, collaboratorId: string): Promise<CollaboratorRow | null> {
  return db.collaborator.findFirst({
    where: { id: collaboratorId, contractId: grant.contractId },
    select: COLLABORATOR,
  });
}

export async function hasPart(grant: ContractGrant<"manage">, email: string, client: DatabaseClient): Promise<boolean> {
  return (await client.collaborator.count({ where: { contractId: grant.contractId, user: { email } } })) > 0;
}

/** Takes somebody's part away, never the owner's. @returns whether there was such a part */
export async function deleteCollaborator(
  grant: ReadGrant,
  collaboratorId: string,
  client: DatabaseClient,
): Promise<boolean> {
  const { count } = await client.collaborator.deleteMany({
    where: { id: collaboratorId, contractId: grant.contractId, role: { not: "admin" } },
  });
  return count === 1;
}

/** Changes of who has a part wait for each other: the owner's row is their lock on every database. */
export async function lockPeople(contractId: string, client: DatabaseClient): Promise<void> {
  await client.collaborator.updateMany({ where: { contractId, role: "admin" }, data: { role: "admin" } });
}

/** Gives a person the part that an invitation offers; a part they have already stays as it is. */
export async function addPart(
  row: { id: string; contractId: string; userId: string; role: InvitedRole; createdAt: Date },
  client: DatabaseClient,
): Promise<void> {
  const { contractId, userId } = row;
  notePermit({ of: "contract", contractId, userId, ability: "read" });
  const known = await client.collaborator.findUnique({
    where: { contractId_userId: { contractId, userId } },
    select: { id: true },
  });
  if (known) return;
  const contract = await client.contract.findUnique({
    where: { id: contractId, deletedAt: null },
    select: { uploadedAt: true },
  });
  if (!contract) throw new AppError("invitationNotFound"); // moved to the trash in this moment
  await client.collaborator.create({ data: { ...row, contractUploadedAt: contract.uploadedAt } });
}

export type ManagedContractRow = { contract: { id: string; name: string; uploadedAt: Date } };

/** The contracts whose people the actor may manage, newest first, behind one of them where `after` names it. */
export function managedContractsOf(
  actor: Actor,
  page: { limit: number; after: string | null },
): Promise<ManagedContractRow[]> {
  const { after } = page;
  return db.collaborator.findMany({
    where: { userId: actor.userId, role: { in: [...CONTRACT_POLICY.manage] } },
    orderBy: [{ contractUploadedAt: "desc" }, { contractId: "desc" }],
    take: page.limit,
    ...(after === null ? {} : { cursor: { contractId_userId: { contractId: after, userId: actor.userId } }, skip: 1 }),
    select: { contract: { select: { id: true, name: true, uploadedAt: true } } },
  });
}

export function contractWithRole(
  actor: Actor,
  contractId: string,
): Promise<(ManagedContractRow & { role: string }) | null> {
  return db.collaborator.findUnique({
    where: { contractId_userId: { contractId, userId: actor.userId } },
    select: { role: true, contract: { select: { id: true, name: true, uploadedAt: true } } },
  });
}
