import "server-only";
import { type Actor, CONTRACT_ROLES, type ContractRole } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { isAllowed, Refused } from "@/lib/access/policy";
import { recordInTransaction } from "@/lib/audit/audit";
import { AppError } from "@/lib/errors";
import { inTransaction } from "@/lib/platform/db";
import { pageById, type PageQuery } from "@/lib/platform/page-budget";
import {
  findCollaborator,
  findCollaborators,
  contractWithRole,
  deleteCollaborator,
  lockPeople,
  findManagedContracts,
  type CollaboratorRow,
  type ManagedContractRow,
} from "./collaborator-store";
import type { CollaboratorDto, ManagedContractDto } from "./schema";

/** Longest-standing first, paged. @throws AppError `contractNotFound`, `invalidInput`. Source: B-15.1. */
export async function listCollaborators(
  actor: Actor,
  contractId: string,
  query: PageQuery,
): Promise<{ items: CollaboratorDto[]; nextCursor: string | null }> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  return pageById(query, {
    isKnown: async (id) => (await findCollaborator(grant, id)) !== null,
    read: (stretch) => findCollaborators(grant, stretch),
    toItem: toCollaboratorDto,
  });
}

/**
 * For managers of the contract, and for anyone removing themselves; the owner stays.
 * @throws AppError `contractNotFound`, `collaboratorNotFound`, `forbidden`, `ownerNotRemovable`, `partByFolder`.
 *   Source: B-15.5, B-21.26, B-32.4.
 */
export async function removeCollaborator(actor: Actor, contractId: string, collaboratorId: string): Promise<void> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const row = await findCollaborator(grant, collaboratorId);
  if (row?.userId !== actor.userId && !isAllowed(grant.role, "manage"))
    throw new Refused("forbidden", actor, { of: { contractId }, ability: "manage", answer: 403 });
  if (!row) throw new AppError("collaboratorNotFound");
  if (row.role === "admin") throw new AppError("ownerNotRemovable");
  if (row.byFolder?.directRole === "") throw new AppError("partByFolder");
  await inTransaction(async (tx) => {
    await lockPeople(contractId, tx);
    if (!(await deleteCollaborator(grant, collaboratorId, tx))) throw new AppError("collaboratorNotFound");
    await recordInTransaction(
      actor,
      {
        chain: contractId,
        action: "collaborator.removed",
        detail: { userId: row.userId, name: row.user.name, role: row.byFolder?.directRole || row.role },
      },
      tx,
    );
  });
}

/** Newest first, paged. @param page `cursor` is the id of the last contract of the previous page. Source: B-15.1. */
export async function listManagedContracts(
  actor: Actor,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ items: ManagedContractDto[]; nextCursor: string | null }> {
  const rows = await findManagedContracts(actor, { limit: page.limit + 1, after: page.cursor ?? null });
  const items = rows.slice(0, page.limit).map(toManagedDto);
  return { items, nextCursor: rows.length > page.limit ? (items.at(-1)?.id ?? null) : null };
}

/** The URL may name a contract the actor only reviews: they see its people and may leave. Null without a role on it. */
export async function managedContract(
  actor: Actor,
  contractId: string,
): Promise<(ManagedContractDto & { canManage: boolean }) | null> {
  const row = await contractWithRole(actor, contractId);
  return row && { ...toManagedDto(row), canManage: isAllowed(knownRole(row.role), "manage") };
}

function toManagedDto({ contract: { id, name, uploadedAt } }: ManagedContractRow): ManagedContractDto {
  return { id, name, uploadedAt: uploadedAt.toISOString() };
}

function toCollaboratorDto({ id, userId, role, user, byFolder }: CollaboratorRow): CollaboratorDto {
  return { id, userId, role: knownRole(role), user, isByFolder: byFolder?.directRole === "" };
}

/** An unknown stored role counts as the lowest. */
function knownRole(role: string): ContractRole {
  return CONTRACT_ROLES.find((known) => known === role) ?? "reviewer";
}
