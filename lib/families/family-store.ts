import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { ContractGrant, EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";
import type { FamilyRole } from "./bounds";

const MEMBER = (userId: string) =>
  ({
    id: true,
    familyId: true,
    contractId: true,
    role: true,
    parentId: true,
    holdsFrom: true,
    isSigned: true,
    addedById: true,
    addedByName: true,
    addedAt: true,
    contract: {
      select: {
        name: true,
        signedOn: true,
        currentVersionId: true,
        paper: { select: { number: true, day: true } },
        collaborators: { where: { userId }, select: { role: true } },
      },
    },
  }) as const;

export type MemberRow = {
  id: string;
  familyId: string;
  contractId: string;
  role: string;
  parentId: string | null;
  holdsFrom: string | null;
  isSigned: boolean;
  addedById: string;
  addedByName: string;
  addedAt: Date;
  contract: {
    name: string;
    signedOn: string | null;
    currentVersionId: string | null;
    paper: { number: string; day: string } | null;
    /** The actor's own part; none where they can't open it. */
    collaborators: { role: string }[];
  };
};

const notInTrash = { contract: { deletedAt: null } };
const open = ({ userId }: Actor) => ({ contract: { deletedAt: null, collaborators: { some: { userId } } } });

/** All documents of a family but for those in the trash, oldest first; none where the actor has a part in none. */
export async function listMembers(actor: Actor, familyId: string, client: DatabaseClient = db): Promise<MemberRow[]> {
  const rows = await client.familyMember.findMany({
    where: { familyId, ...notInTrash },
    orderBy: [{ addedAt: "asc" }, { id: "asc" }],
    select: MEMBER(actor.userId),
  });
  return rows.some(({ contract }) => contract.collaborators.length > 0) ? rows : [];
}

export async function findFamilyId({ contractId }: ReadGrant, client: DatabaseClient = db): Promise<string | null> {
  const row = await client.familyMember.findUnique({ where: { contractId }, select: { familyId: true } });
  return row?.familyId ?? null;
}

/** Families in which the actor has a part, newest first, from the one behind `after`. */
export async function familyIds(
  actor: Actor,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const rows = await db.contractFamily.findMany({
    where: { members: { some: open(actor) }, ...(after === null ? {} : { id: { lt: after } }) },
    orderBy: { id: "desc" },
    take: limit,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** The documents of several families, as `listMembers`. */
export async function membersOfAll(actor: Actor, familyIds: readonly string[]): Promise<MemberRow[]> {
  return db.familyMember.findMany({
    where: { familyId: { in: [...familyIds] }, family: { members: { some: open(actor) } }, ...notInTrash },
    orderBy: [{ addedAt: "asc" }, { id: "asc" }],
    select: MEMBER(actor.userId),
  });
}

export type NewMember = {
  id: string;
  familyId: string;
  role: FamilyRole;
  parentId: string | null;
  holdsFrom: string | null;
  isSigned: boolean;
  addedById: string;
  addedByName: string;
  addedAt: Date;
};

export async function insertFamily(id: string, createdAt: Date, client: DatabaseClient): Promise<void> {
  await client.contractFamily.create({ data: { id, createdAt } });
}

/** Others who change the family wait. @returns false when it is gone */
export async function lockFamily(id: string, client: DatabaseClient): Promise<boolean> {
  const row = await client.contractFamily.findUnique({ where: { id }, select: { name: true } });
  if (!row) return false;
  return (await client.contractFamily.updateMany({ where: { id }, data: { name: row.name } })).count === 1;
}

export async function insertMember(grant: EditGrant, row: NewMember, client: DatabaseClient): Promise<void> {
  await client.familyMember.create({ data: { ...row, contractId: grant.contractId } });
}

export type MemberChange = Partial<
  Pick<NewMember, "role" | "holdsFrom" | "isSigned" | "addedById" | "addedByName"> & { parentId: string }
>;

/** @returns false when the contract isn't in the family */
export async function updateMember(
  grant: EditGrant,
  familyId: string,
  change: MemberChange,
  client: DatabaseClient,
): Promise<boolean> {
  const where = { contractId: grant.contractId, familyId };
  return (await client.familyMember.updateMany({ where, data: change })).count === 1;
}

/** @returns false when the contract isn't in the family */
export async function deleteMember(grant: EditGrant, familyId: string, client: DatabaseClient): Promise<boolean> {
  return (await client.familyMember.deleteMany({ where: { contractId: grant.contractId, familyId } })).count === 1;
}

/** By whoever manages the agreement; they needn't be able to open it. @returns false when it isn't in the family */
export async function unlinkMember(
  _grant: ContractGrant<"manage">,
  { familyId, documentId }: { familyId: string; documentId: string },
  client: DatabaseClient,
): Promise<boolean> {
  return (await client.familyMember.deleteMany({ where: { id: documentId, familyId } })).count === 1;
}

/** Whose word some documents are: people's parts in a contract, and who wrote versions since they were linked. */
export async function findAuthors(
  contractId: string,
  documents: readonly Pick<MemberRow, "contractId" | "addedAt">[],
): Promise<{
  parts: ReadonlyMap<string, string>;
  laterVersions: { contractId: string; createdById: string | null }[];
}> {
  const since = documents.map((row) => ({ contractId: row.contractId, createdAt: { gt: row.addedAt } }));
  const [people, laterVersions] = await Promise.all([
    db.collaborator.findMany({ where: { contractId }, select: { userId: true, role: true } }),
    db.contractVersion.findMany({
      where: { OR: since },
      distinct: ["contractId", "createdById"],
      select: { contractId: true, createdById: true },
    }),
  ]);
  return { parts: new Map(people.map(({ userId, role }) => [userId, role])), laterVersions };
}

/** Documents of a family, those in the trash included. */
export function countMembers(familyId: string, client: DatabaseClient): Promise<number> {
  return client.familyMember.count({ where: { familyId } });
}

/** All documents of the family that a contract is in, but for those in the trash, oldest first. For jobs. */
export async function membersForJob({
  contractId,
}: EditGrant): Promise<{ familyId: string; rows: MemberRow[] } | null> {
  const own = await db.familyMember.findUnique({ where: { contractId }, select: { familyId: true } });
  if (!own) return null;
  const { familyId } = own;
  const where = { familyId, ...notInTrash };
  const orderBy = [{ addedAt: "asc" as const }, { id: "asc" as const }];
  return { familyId, rows: await db.familyMember.findMany({ where, orderBy, select: MEMBER("") }) };
}

/** Which contract a document belongs to; null where it is in no family. For jobs: nobody reads it. */
export async function findPlace(contractId: string): Promise<{ parentContractId: string | null } | null> {
  const select = { familyId: true, parentId: true };
  const own = await db.familyMember.findUnique({ where: { contractId }, select });
  if (!own) return null;
  const { familyId, parentId } = own;
  if (parentId === null) return { parentContractId: null };
  const parent = await db.familyMember.findFirst({ where: { id: parentId, familyId }, select: { contractId: true } });
  return { parentContractId: parent?.contractId ?? null };
}

/** Families whose last contract was deleted. @returns how many */
export async function deleteEmptyFamilies(): Promise<number> {
  return (await db.contractFamily.deleteMany({ where: { members: { none: {} } } })).count;
}

/** What a contract says of itself. */
export function findPaper(
  { contractId }: ReadGrant,
  client: DatabaseClient = db,
): Promise<{ kind: string; number: string; day: string; holdsFrom: string } | null> {
  const select = { kind: true, number: true, day: true, holdsFrom: true };
  return client.paperIdentity.findUnique({ where: { contractId }, select });
}
