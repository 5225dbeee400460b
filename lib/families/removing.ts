import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { AppError } from "@/lib/errors";
import { inTransaction, type DatabaseClient } from "@/lib/platform/db";
import { linksChanged } from "./changed";
import { editable, recordEvent } from "./families";
import * as store from "./family-store";
import { managedOver } from "./managing";
import { requireDocument, requireMembers, toRole, type Members } from "./members";

/**
 * Takes a document out; the agreement only as the last one. Whoever manages the agreement, or the contract that the
 * document amends, needn't be able to open it; whoever manages the document needn't the agreement.
 * @throws AppError `familyNotFound`, `documentNotFound`; `familyHasDocuments`. Source: B-31.2, B-31.15.
 */
export async function removeDocument(
  actor: Actor,
  { familyId, documentId }: { familyId: string; documentId: string },
): Promise<void> {
  const members = await requireMembers(actor, familyId);
  const { row, take } = await removalOf(actor, members, documentId);
  const { contractId, role, parentId } = row;
  await inTransaction(async (tx) => {
    if (!(await store.lockFamily(familyId, tx))) throw new AppError("familyNotFound");
    const count = await store.countMembers(familyId, tx);
    if (role === "agreement" && count > 1) throw new AppError("familyHasDocuments");
    if (!(await take(tx))) throw new AppError("documentNotFound");
    await linksChanged(members, [parentId, documentId], tx);
    await recordEvent(actor, { contractId, action: "family.documentRemoved", familyId, role }, tx);
  });
  if (role === "agreement") await removeEmptyFamilies();
}

type Removal = { row: store.MemberRow; take: (tx: DatabaseClient) => Promise<boolean> };

async function removalOf(actor: Actor, members: Members, documentId: string): Promise<Removal> {
  const { familyId, open, hidden } = members;
  const all = [...open, ...hidden];
  // the documents of an agreement in the trash wait for it
  if (!all.some((one) => toRole(one) === "agreement")) throw new AppError("familyNotFound");
  const row = all.find(({ id }) => id === documentId);
  const over = row ? managedOver(members, row) : null;
  if (row && over) {
    const grant = await ContractGrant.request(actor, over.contractId, "manage");
    return { row, take: (tx) => store.unlinkMember(grant, { familyId, documentId }, tx) };
  }
  await editable(actor, familyId);
  const known = requireDocument(members, documentId);
  const grant = await ContractGrant.request(actor, known.contractId, "edit");
  return { row: known, take: (tx) => store.deleteMember(grant, familyId, tx) };
}

/** Families whose contracts are all gone. */
export const removeEmptyFamilies = (): Promise<number> => store.deleteEmptyFamilies();
