import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type EditGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { lockContract } from "@/lib/contracts/contract-store";
import { findToday } from "@/lib/deadlines/deadlines";
import { AppError } from "@/lib/errors";
import { groupedBy } from "@/lib/grouped-by";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { refuseWhenDiskIsFull } from "@/lib/platform/disk-reserve";
import { newId } from "@/lib/platform/ids";
import { FAMILIES_PER_PAGE, FAMILY_ROLES, MAX_DOCUMENTS, type FamilyRole } from "./bounds";
import { linksChanged } from "./changed";
import * as store from "./family-store";
import { managedOver, requireMayAmend } from "./managing";
import {
  requireDocument,
  requireMembers,
  requireRoot,
  toRole,
  splitMembers,
  toDocument,
  type Members,
} from "./members";
import { deleteUnrelated } from "./proposal-store";
import type {
  AddDocument,
  ChangeDocument,
  CreateFamily,
  DocumentDto,
  FamiliesDto,
  FamiliesQuery,
  FamilyDto,
} from "./schema";

/** Families in which the caller has a part in a document, newest first. Source: B-31.3. */
export async function listFamilies(
  actor: Actor,
  { limit = FAMILIES_PER_PAGE, cursor }: FamiliesQuery,
): Promise<FamiliesDto> {
  const ids = await store.familyIds(actor, { after: cursor ?? null, limit: limit + 1 });
  const shown = ids.slice(0, limit);
  const byFamily = groupedBy(await store.membersOfAll(actor, shown), ({ familyId }) => familyId);
  const families = shown.map((id) => {
    const { open, hidden, root } = splitMembers(id, byFamily.get(id) ?? []);
    const roles = FAMILY_ROLES.flatMap((role) => {
      const count = open.filter((row) => toRole(row) === role).length;
      return count > 0 ? [{ role, count }] : [];
    });
    return { id, name: root?.contract.name ?? "", documentCount: open.length, hiddenCount: hidden.length, roles };
  });
  return { families, nextCursor: ids.length > limit ? (shown.at(-1) ?? null) : null };
}

/** @throws AppError `familyNotFound`. Source: B-31.3. */
export async function getFamily(actor: Actor, familyId: string): Promise<FamilyDto> {
  return toFamily(await requireMembers(actor, familyId), await findToday(actor));
}

function toFamily(members: Members, today: string): FamilyDto {
  const { familyId: id, open, hidden, root } = members;
  const documents = open.map((row) => toDocument(row, members));
  const hiddenIds = hidden.filter((row) => managedOver(members, row) !== null).map((row) => row.id);
  return {
    id,
    name: root?.contract.name ?? "",
    agreementId: root?.id ?? null,
    documents,
    hiddenCount: hidden.length,
    hiddenIds,
    today,
  };
}

/**
 * A family of one contract, to which others are added.
 * @throws AppError `contractNotFound`; `alreadyInFamily`. Source: B-31.2.
 */
export async function createFamily(
  actor: Actor,
  { contractId }: CreateFamily,
  commit: Commit = inTransaction,
): Promise<FamilyDto> {
  const grant = await ContractGrant.request(actor, contractId, "edit");
  refuseWhenDiskIsFull();
  const [today, paper] = [await findToday(actor), await store.findPaper(grant)];
  return commit(async (tx) => {
    if (!(await lockContract(grant, tx))) throw new AppError("contractNotFound");
    if ((await store.findFamilyId(grant, tx)) !== null) throw new AppError("alreadyInFamily");
    const { familyId } = await insertRoot(actor, grant, paper, tx);
    return toFamily(await requireMembers(actor, familyId, tx), today);
  });
}

/** A family of this contract alone; a part of the transaction that starts it. */
export async function insertRoot(
  actor: Actor,
  grant: EditGrant,
  paper: Awaited<ReturnType<typeof store.findPaper>>,
  tx: DatabaseClient,
): Promise<{ familyId: string; documentId: string }> {
  const [familyId, documentId] = [newId(), newId()];
  await store.insertFamily(familyId, clock.now(), tx);
  const holdsFrom = paper?.holdsFrom || paper?.day || null;
  const row = { id: documentId, familyId, role: "agreement" as const, parentId: null, holdsFrom, isSigned: true };
  await store.insertMember(grant, { ...row, ...by(actor) }, tx);
  const { contractId } = grant;
  await recordEvent(actor, { contractId, action: "family.created", familyId, role: "agreement" }, tx);
  return { familyId, documentId };
}

/**
 * Adds a contract: the caller may edit it and the agreement, and manages the agreement that it amends, where it is
 * signed. What isn't told is taken from what the contract says.
 * @throws AppError `familyNotFound`, `forbidden`, `contractNotFound`, `documentNotFound` for the parent;
 *   `alreadyInFamily`, `familyFull`. Source: B-31.2.
 */
export async function addDocument(
  actor: Actor,
  familyId: string,
  input: AddDocument,
  commit: Commit = inTransaction,
): Promise<DocumentDto> {
  const { root } = await editable(actor, familyId);
  const grant = await ContractGrant.request(actor, input.contractId, "edit");
  refuseWhenDiskIsFull();
  const paper = await store.findPaper(grant);
  const role = input.role ?? roleFor(paper?.kind ?? "");
  const holdsFrom = input.holdsFrom === undefined ? dayOf(paper, role) : input.holdsFrom;
  const facts = { role, holdsFrom, isSigned: input.isSigned ?? false };
  return commit(async (tx) => {
    if (!(await store.lockFamily(familyId, tx))) throw new AppError("familyNotFound");
    if (!(await lockContract(grant, tx))) throw new AppError("contractNotFound"); // another family may ask for it too
    const members = await requireMembers(actor, familyId, tx);
    if ((await store.findFamilyId(grant, tx)) !== null) throw new AppError("alreadyInFamily");
    if ((await store.countMembers(familyId, tx)) >= MAX_DOCUMENTS) throw new AppError("familyFull");
    const parentId = input.parentId === undefined ? root.id : requireDocument(members, input.parentId).id;
    const id = newId();
    await store.insertMember(grant, { id, familyId, parentId, ...facts, ...by(actor) }, tx);
    const after = await requireMembers(actor, familyId, tx);
    await requireMayAmend(actor, requireDocument(after, id), after, tx);
    const others = members.open.map(({ contractId }) => contractId);
    await deleteUnrelated(grant, others, tx);
    const event = { contractId: grant.contractId, action: "family.documentAdded", familyId, role: facts.role } as const;
    await recordEvent(actor, event, tx);
    await linksChanged(after, [parentId], tx);
    return toDocument(requireDocument(after, id), after);
  });
}

/** The day on which a termination was signed ends nothing: one that names no other has none. */
function dayOf(paper: Awaited<ReturnType<typeof store.findPaper>>, role: string): string | null {
  return paper?.holdsFrom || (role === "termination" ? null : paper?.day) || null;
}

/** What a contract says it is, as its place in a family. */
export const roleFor = (kind: string): Exclude<FamilyRole, "agreement"> =>
  FAMILY_ROLES.find((role): role is Exclude<FamilyRole, "agreement"> => role !== "agreement" && role === kind) ??
  "order";

/**
 * What a document is, to which it belongs, since when it holds, and whether it is signed, by the word of whoever says
 * so last. The agreement stays the root.
 * @throws AppError `familyNotFound`, `documentNotFound`, `forbidden`, `invalidInput`. Source: B-31.2.
 */
export async function changeDocument(
  actor: Actor,
  { familyId, documentId }: { familyId: string; documentId: string },
  input: ChangeDocument,
): Promise<DocumentDto> {
  const { members, root } = await editable(actor, familyId);
  const grant = await ContractGrant.request(actor, requireDocument(members, documentId).contractId, "edit");
  if (documentId === root.id && (input.role !== undefined || input.parentId !== undefined)) throw badField("role");
  const change = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const vouched = input.isSigned === true ? { addedById: actor.userId, addedByName: actor.name } : {};
  return inTransaction(async (tx) => {
    if (!(await store.lockFamily(familyId, tx))) throw new AppError("familyNotFound");
    const before = await requireMembers(actor, familyId, tx);
    if (input.parentId !== undefined) requireNoCycle(before, documentId, input.parentId);
    if (!(await store.updateMember(grant, familyId, { ...change, ...vouched }, tx)))
      throw new AppError("documentNotFound");
    const after = await requireMembers(actor, familyId, tx);
    const row = requireDocument(after, documentId);
    await requireMayAmend(actor, row, after, tx);
    await linksChanged(after, [row.parentId, requireDocument(before, documentId).parentId], tx);
    await recordEvent(
      actor,
      { contractId: grant.contractId, action: "family.documentChanged", familyId, role: row.role },
      tx,
    );
    return toDocument(row, after);
  });
}

function requireNoCycle(members: Members, documentId: string, parentId: string): void {
  let above: string | null = requireDocument(members, parentId).id;
  for (let steps = 0; above !== null && steps <= MAX_DOCUMENTS; steps += 1) {
    if (above === documentId) throw badField("parentId");
    const current: string = above;
    above = members.open.find(({ id }) => id === current)?.parentId ?? null;
  }
}

const badField = (path: string) => new AppError("invalidInput", { issues: [{ path, message: path }] });

/** Whoever links contracts may edit both: the agreement is asked for first. */
export async function editable(actor: Actor, familyId: string): Promise<{ members: Members; root: store.MemberRow }> {
  const members = await requireMembers(actor, familyId);
  const root = requireRoot(members);
  await ContractGrant.request(actor, root.contractId, "edit");
  return { members, root };
}

export const by = (actor: Actor) => ({ addedById: actor.userId, addedByName: actor.name, addedAt: clock.now() });

type FamilyEvent = {
  contractId: string;
  action: "family.created" | "family.documentAdded" | "family.documentChanged" | "family.documentRemoved";
  familyId: string;
  role: string;
};
export const recordEvent = (actor: Actor, { contractId, action, familyId, role }: FamilyEvent, tx: DatabaseClient) =>
  recordInTransaction(actor, { chain: contractId, action, detail: { familyId, role } }, tx);
