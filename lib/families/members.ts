import "server-only";
import type { Actor } from "@/lib/access/actor";
import { AppError } from "@/lib/errors";
import type { DatabaseClient } from "@/lib/platform/db";
import { FAMILY_ROLES, type FamilyRole } from "./bounds";
import { listMembers, type MemberRow } from "./family-store";
import type { DocumentDto } from "./schema";

/** A family as somebody may see it: what they can't open is only counted. */
export type Members = {
  familyId: string;
  open: readonly MemberRow[];
  hidden: readonly MemberRow[];
  root: MemberRow | null;
};

const isOpen = ({ contract }: MemberRow) => contract.collaborators.length > 0;
export const toRole = ({ role }: Pick<MemberRow, "role">): FamilyRole =>
  FAMILY_ROLES.find((one) => one === role) ?? "order"; // written by `insertMember`, which only knows these
/** Somebody said so, or a signed copy is attached. */
export const isSigned = ({ isSigned: said, contract }: MemberRow) => said || contract.signedOn !== null;

/** @throws AppError `familyNotFound`, alike for one that there is not and one in which the actor has no part */
export async function requireMembers(actor: Actor, familyId: string, client?: DatabaseClient): Promise<Members> {
  const rows = await listMembers(actor, familyId, client);
  if (rows.length === 0) throw new AppError("familyNotFound");
  return splitMembers(familyId, rows);
}

export function splitMembers(familyId: string, rows: readonly MemberRow[]): Members {
  const open = rows.filter(isOpen);
  return {
    familyId,
    open,
    hidden: rows.filter((row) => !isOpen(row)),
    root: open.find((row) => toRole(row) === "agreement" && row.parentId === null) ?? null,
  };
}

/** @throws AppError `documentNotFound` */
export function requireDocument({ open }: Members, documentId: string): MemberRow {
  const found = open.find(({ id }) => id === documentId);
  if (!found) throw new AppError("documentNotFound");
  return found;
}

/** Only an agreement that one can open is added to. @throws AppError `familyNotFound` */
export function requireRoot({ root }: Members): MemberRow {
  if (!root) throw new AppError("familyNotFound");
  return root;
}

export function toDocument(row: MemberRow, { open }: Members): DocumentDto {
  const { id, contractId, parentId, holdsFrom, addedByName, addedAt, contract } = row;
  return {
    id,
    contractId,
    name: contract.name,
    role: toRole(row),
    parentId: open.some((one) => one.id === parentId) ? parentId : null,
    number: contract.paper?.number ?? "",
    day: contract.paper?.day || null,
    holdsFrom,
    isSigned: isSigned(row),
    versionId: contract.currentVersionId,
    addedByName,
    addedAt: addedAt.toISOString(),
  };
}
