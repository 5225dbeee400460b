import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { ContractGrant, ReadGrant } from "@/lib/access/contract-grant";
import { isDirect, lockFolders, refreshContracts } from "@/lib/access/folder-parts";
import { endLapsedOf } from "@/lib/access/lapses";
import { notePermit, CONTRACT_POLICY } from "@/lib/access/policy";
import { AppError } from "@/lib/errors";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { behind, type Stretch } from "@/lib/platform/page-budget";
import type { InvitedRole } from "./bounds";

const COLLABORATOR = {
  id: true,
  userId: true,
  role: true,
  user: { select: { name: true, email: true } },
  byFolder: { select: { directRole: true } },
} as const;
export type CollaboratorRow = {
  id: string;
  userId: string;
  role: string;
  user: { name: string; email: string };
  byFolder: { directRole: string } | null;
};

/** Everyone with a role on the contract, longest-standing first, which is the owner. */
export function findCollaborators(grant: ReadGrant, stretch: Stretch): Promise<CollaboratorRow[]> {
  return db.collaborator.findMany({
    where: { contractId: grant.contractId },
    select: COLLABORATOR,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    ...behind(stretch),
  });
}

export function findCollaborator(grant: ReadGrant, collaboratorId: string): Promise<CollaboratorRow | null> {
  return db.collaborator.findFirst({
    where: { id: collaboratorId, contractId: grant.contractId },
    select: COLLABORATOR,
  });
}

export async function hasPart(grant: ContractGrant<"manage">, email: string, client: DatabaseClient): Promise<boolean> {
  const where = { contractId: grant.contractId, user: { email }, ...isDirect };
  return (await client.collaborator.count({ where })) > 0;
}

/** Removes the role that someone was given on the contract, never the owner's. @returns whether they had one */
export async function deleteCollaborator(
  grant: ReadGrant,
  collaboratorId: string,
  client: DatabaseClient,
): Promise<boolean> {
  const lifted = await client.folderPart.updateMany({
    where: { partId: collaboratorId, directRole: { not: "" }, part: { contractId: grant.contractId } },
    data: { directRole: "" },
  });
  if (lifted.count === 1) await refreshContracts([grant.contractId], client);
  if (lifted.count === 1) return true;
  const { count } = await client.collaborator.deleteMany({
    where: { id: collaboratorId, contractId: grant.contractId, role: { not: "admin" }, byFolder: { is: null } },
  });
  if (count === 1) await endLapsedOf(grant.contractId, client);
  return count === 1;
}

/** Serialises changes of roles on a contract: the owner's row is the lock on every database. */
export async function lockPeople(contractId: string, client: DatabaseClient): Promise<void> {
  await lockFolders(client); // what a folder gives may change at the same moment
  await client.collaborator.updateMany({ where: { contractId, role: "admin" }, data: { role: "admin" } });
}

/** Gives a user the role an invitation offers; an existing role stays as it is. */
export async function addPart(
  row: { id: string; contractId: string; userId: string; role: InvitedRole; createdAt: Date },
  client: DatabaseClient,
): Promise<void> {
  const { contractId, userId } = row;
  notePermit({ of: "contract", contractId, userId, ability: "read" });
  const known = await client.collaborator.findUnique({
    where: { contractId_userId: { contractId, userId } },
    select: { id: true, byFolder: { select: { directRole: true } } },
  });
  if (known?.byFolder?.directRole === "") return giveDirectly(known.id, row, client);
  if (known) return;
  const contract = await client.contract.findUnique({
    where: { id: contractId, deletedAt: null },
    select: { uploadedAt: true },
  });
  if (!contract) throw new AppError("invitationNotFound"); // moved to the trash just now
  await client.collaborator.create({ data: { ...row, contractUploadedAt: contract.uploadedAt } });
}

/** To somebody who has a part by a folder: then it lasts when the folder's goes. */
async function giveDirectly(
  partId: string,
  { contractId, role }: { contractId: string; role: InvitedRole },
  client: DatabaseClient,
): Promise<void> {
  await client.folderPart.update({ where: { partId }, data: { directRole: role } });
  await refreshContracts([contractId], client);
}

export type ManagedContractRow = { contract: { id: string; name: string; uploadedAt: Date } };

/** Contracts whose people the actor may manage, newest first, after the one that `after` names, if any. */
export function findManagedContracts(
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
