import "server-only";
import { Prisma } from "@/prisma/client/sqlite";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import type { DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { reachOf, withInner } from "./folder-reach";
import { endLapsed } from "./lapses";

/**
 * Parts that people have by folders are rows of Collaborator like all others, so that every query, count and check
 * finds them. Whoever changes folders, teams, members or what lies in a folder calls one of these in the same
 * transaction, behind `lockFolders`. Why so: docs/decisions.md.
 */

/**
 * Parts that a folder with those in it may give, and a team by all its folders: what takes them all away at once is one
 * transaction, of a second or two on SQLite (docs/decisions.md).
 */
const MAX_PARTS = 10_000;

/** A part that was given on the contract itself, whatever the folder gives besides. */
export const isDirect = { OR: [{ byFolder: { is: null } }, { byFolder: { is: { directRole: { not: "" } } } }] };

/**
 * Serialises everything that changes who has a part by a folder: otherwise a contract that comes in while a member
 * leaves could keep their part. First statement of the transaction, before any contract is locked.
 */
export async function lockFolders(client: DatabaseClient): Promise<void> {
  const row = { key: "folders", value: "lock" };
  await client.setting.upsert({ where: { key: row.key }, create: row, update: { value: row.value } });
}

type Scope = {
  folderIds: readonly string[];
  reach: Prisma.Sql;
  contracts: Prisma.Sql;
  people: (column: string) => Prisma.Sql;
};
const everybody = () => Prisma.empty;
const nobody: Prisma.Sql = reachOf({ folderIds: [], userIds: null });
const lyingIn = (folderIds: readonly string[]) => Prisma.sql`c."folderId" IN (${Prisma.join([...folderIds])})`;

/**
 * After roles in folders have changed, for some people or for everybody. @returns how many parts came about @throws
 * AppError `tooManyParts`
 */
export async function refreshFolders(
  { folderIds, userIds = null }: { folderIds: readonly string[]; userIds?: readonly string[] | null },
  client: DatabaseClient,
): Promise<number> {
  if (folderIds.length === 0 || userIds?.length === 0) return 0;
  const people = (column: string) =>
    userIds === null ? Prisma.empty : Prisma.sql`AND ${Prisma.raw(column)} IN (${Prisma.join([...userIds])})`;
  const reach = reachOf({ folderIds, userIds });
  return refresh({ folderIds, reach, contracts: lyingIn(folderIds), people }, client);
}

/** After contracts have come into a folder or left it, or come back from the trash. @returns as above */
export async function refreshContracts(contractIds: readonly string[], client: DatabaseClient): Promise<number> {
  const rows = await client.contract.findMany({
    where: { id: { in: [...contractIds] }, folderId: { not: null } },
    distinct: ["folderId"],
    select: { folderId: true },
  });
  const folderIds = rows.flatMap(({ folderId }) => folderId ?? []);
  const contracts = Prisma.sql`c."id" IN (${Prisma.join([...contractIds])})`;
  return refresh({ folderIds, reach: reachOf({ folderIds, userIds: null }), contracts, people: everybody }, client);
}

/** Deletes folders: first every part that comes by them, then the folders; their contracts lie in none. */
export async function dropFolders(folderIds: readonly string[], client: DatabaseClient): Promise<void> {
  if (folderIds.length === 0) return;
  await takeBack({ folderIds, reach: nobody, contracts: lyingIn(folderIds), people: everybody }, client);
  await endLapsed(lyingIn(folderIds), client);
  const among = { folderId: { in: [...folderIds] } };
  await client.contract.updateMany({ where: among, data: { folderId: null } }); // those in the trash too
  await client.folderTeam.deleteMany({ where: among });
  await client.folder.deleteMany({ where: { id: { in: [...folderIds] } } });
}

async function refresh(scope: Scope, client: DatabaseClient): Promise<number> {
  await takeBack(scope, client);
  if ((await countNew(scope, client)) > MAX_PARTS) throw new AppError("tooManyParts");
  await mark(scope, client, Prisma.sql`p."role"`);
  const added = await add(scope, client);
  await mark(scope, client, Prisma.sql`''`);
  await setRoles(scope, client);
  await endLapsed(scope.contracts, client);
  if (added > 0) await requireFewParts(scope.folderIds, client);
  return added;
}

/** The parts by folders in a scope, each with what the folder gives now (`r`), if anything. */
function partsByFolder({ reach, contracts, people }: Scope): Prisma.Sql {
  return Prisma.sql`
    FROM "Contract" c JOIN "Collaborator" p ON p."contractId" = c."id" JOIN "FolderPart" b ON b."partId" = p."id"
    LEFT JOIN (${reach}) r ON r."folderId" = c."folderId" AND r."userId" = p."userId"
    WHERE ${contracts} ${people('p."userId"')}`;
}

/** Whoever has no role in the folder any more has what they were given on the contract itself, or nothing. */
async function takeBack(scope: Scope, client: DatabaseClient): Promise<void> {
  const gone = Prisma.sql`SELECT p."id" ${partsByFolder(scope)} AND r."userId" IS NULL`;
  await client.$executeRaw`DELETE FROM "Collaborator" WHERE "id" IN (${gone} AND b."directRole" = '')`;
  await client.$executeRaw`
    UPDATE "Collaborator" SET "role" = (SELECT b."directRole" FROM "FolderPart" b WHERE b."partId" = "Collaborator"."id")
    WHERE "id" IN (${gone})`;
  await client.$executeRaw`DELETE FROM "FolderPart" WHERE "partId" IN (${gone})`;
}

/** Counts one beyond the limit. */
async function countNew(scope: Scope, client: DatabaseClient): Promise<number> {
  const [row] = await client.$queryRaw<{ count: number | bigint }[]>`
    SELECT COUNT(*) AS "count" FROM (SELECT 1 ${missingParts(scope)} LIMIT ${MAX_PARTS + 1}) AS "some"`;
  return Number(row?.count ?? 0);
}

/** @throws AppError `tooManyParts` where a folder, or a team with a role in it, gives more than may go at once */
async function requireFewParts(folderIds: readonly string[], client: DatabaseClient): Promise<void> {
  const folders = await client.folder.findMany({ where: { id: { in: [...folderIds] } } });
  const roots = [...new Set(folders.map(({ id, parentId }) => parentId ?? id))];
  const among = { folderId: { in: [...new Set([...folderIds, ...roots])] } };
  const teams = await client.folderTeam.findMany({ where: among, distinct: ["teamId"], select: { teamId: true } });
  const groups = roots.map((id) => [id]);
  for (const { teamId } of teams)
    groups.push((await client.folderTeam.findMany({ where: { teamId } })).map(({ folderId }) => folderId));
  for (const group of groups) {
    const lying = { part: { contract: { folderId: { in: await withInner(group, client) } } } };
    const count = await client.folderPart.count({ where: lying, take: MAX_PARTS + 1 });
    if (count > MAX_PARTS) throw new AppError("tooManyParts");
  }
}

/** Contracts and people (`c`, `r`) where the folder gives a part and there is none. */
function missingParts({ reach, contracts, people }: Scope): Prisma.Sql {
  return Prisma.sql`
    FROM "Contract" c JOIN (${reach}) r ON r."folderId" = c."folderId"
    LEFT JOIN "Collaborator" p ON p."contractId" = c."id" AND p."userId" = r."userId"
    WHERE ${contracts} ${people('r."userId"')} AND c."deletedAt" IS NULL AND p."id" IS NULL`;
}

/** Marks parts of people with a role in the folder, the contract's owner aside, whose part can't grow. */
async function mark(
  { reach, contracts, people }: Scope,
  client: DatabaseClient,
  directRole: Prisma.Sql,
): Promise<void> {
  await client.$executeRaw`
    INSERT INTO "FolderPart" ("partId", "directRole") SELECT p."id", ${directRole}
    FROM "Contract" c JOIN (${reach}) r ON r."folderId" = c."folderId"
    JOIN "Collaborator" p ON p."contractId" = c."id" AND p."userId" = r."userId"
    LEFT JOIN "FolderPart" b ON b."partId" = p."id"
    WHERE ${contracts} ${people('p."userId"')} AND c."deletedAt" IS NULL AND p."role" <> 'admin' AND b."partId" IS NULL`;
}

async function add(scope: Scope, client: DatabaseClient): Promise<number> {
  return client.$executeRaw`
    INSERT INTO "Collaborator" ("id", "contractId", "userId", "role", "createdAt", "contractUploadedAt", "storedBytes")
    SELECT ${madeId()}, c."id", r."userId", 'reviewer', ${clock.now()}, c."uploadedAt", 0 ${missingParts(scope)}`;
}

/** The stronger of both roles. A folder's owner is a manager of the contracts in it: each has one owner of its own. */
async function setRoles(scope: Scope, client: DatabaseClient): Promise<void> {
  const parts = partsByFolder(scope);
  await client.$executeRaw`
    UPDATE "Collaborator" SET "role" = 'manager' WHERE "role" = 'reviewer' AND "id" IN (
      SELECT p."id" ${parts} AND (r."rank" > 1 OR b."directRole" = 'manager'))`;
  await client.$executeRaw`
    UPDATE "Collaborator" SET "role" = 'reviewer' WHERE "role" = 'manager' AND "id" IN (
      SELECT p."id" ${parts} AND r."rank" = 1 AND b."directRole" <> 'manager')`;
}

/** A random UUID, made by the database for each row. */
function madeId(): Prisma.Sql {
  if (env.isPostgres) return Prisma.raw("gen_random_uuid()::text");
  const bytes = (count: number) => `hex(randomblob(${count}))`;
  const variant = "substr('89ab', 1 + (random() & 3), 1)";
  const version = `'-4' || substr(${bytes(2)}, 2) || '-' || ${variant} || substr(${bytes(2)}, 2)`;
  return Prisma.raw(`lower(${bytes(4)} || '-' || ${bytes(2)} || ${version} || '-' || ${bytes(6)})`);
}
