import "server-only";
import type { Actor, FolderRole } from "@/lib/access/actor";
import { FolderGrant } from "@/lib/access/folder-grant";
import { dropFolders, lockFolders } from "@/lib/access/folder-parts";
import { findReach, withInner } from "@/lib/access/folder-reach";
import { notePermit } from "@/lib/access/policy";
import { recordInEach, recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { pageById, type PageQuery } from "@/lib/platform/page-budget";
import { MAX_FOLDERS } from "./bounds";
import * as store from "./folder-store";
import { toFolderTeams } from "./folder-teams";
import type { CreateFolder, FolderDetailsDto, FolderDto } from "./schema";

/** Folders in which the caller has a role, paged. @throws AppError `invalidInput`. Source: B-32.1. */
export async function listFolders(
  actor: Actor,
  query: PageQuery,
): Promise<{ items: FolderDto[]; nextCursor: string | null }> {
  const page = await pageById(query, {
    isKnown: async (id) => (await findReach({ folderIds: [id], userIds: [actor.userId] })).length > 0,
    read: (stretch) => store.findFolders(actor, stretch),
    toItem: (row) => row,
  });
  return { items: await toFolders(actor, page.items), nextCursor: page.nextCursor };
}

/** @throws AppError `folderNotFound`. Source: B-32.1. */
export async function getFolder(actor: Actor, folderId: string, client?: DatabaseClient): Promise<FolderDetailsDto> {
  const grant = await FolderGrant.request(actor, folderId, "read", client);
  const row = await store.findFolder(grant, client);
  const [folder] = row ? await toFolders(actor, [row], client) : [];
  if (!row || !folder) throw new AppError("folderNotFound");
  const above = row.parentId === null ? [] : [row.parentId];
  const teams = await store.findFolderTeams(grant, [folderId, ...above], client);
  return { ...folder, teams: toFolderTeams(folderId, teams) };
}

async function toFolders(
  actor: Actor,
  rows: readonly store.FolderRow[],
  client?: DatabaseClient,
): Promise<FolderDto[]> {
  const folderIds = [...new Set(rows.flatMap(({ id, parentId }) => (parentId === null ? [id] : [id, parentId])))];
  const reach = await findReach({ folderIds, userIds: [actor.userId] }, client);
  const roles = new Map<string, FolderRole>(reach.map(({ folderId, role }) => [folderId, role]));
  const counts = await store.countContracts(actor, [...roles.keys()], client);
  return rows.flatMap(({ parentId, ...row }) => {
    const role = roles.get(row.id);
    if (!role) return []; // taken away just now
    const shownParent = parentId !== null && roles.has(parentId) ? parentId : null;
    return [{ ...row, parentId: shownParent, role, contractCount: counts.get(row.id) ?? 0 }];
  });
}

/**
 * A folder of the caller's own, or one within a folder that they own, which is its owner's too.
 * @throws AppError `folderNotFound`, `forbidden`; `invalidInput` for a third level; `foldersFull`. Source: B-32.1.
 */
export async function createFolder(
  actor: Actor,
  { name, ...input }: CreateFolder,
  commit: Commit = inTransaction,
): Promise<FolderDto> {
  return commit(async (tx) => {
    await lockFolders(tx);
    const parentId = input.parentId ?? null;
    const ownerId = parentId === null ? actor.userId : await ownerOfOuter(actor, parentId, tx);
    if ((await store.countOwn({ ...actor, userId: ownerId }, tx)) >= MAX_FOLDERS) throw new AppError("foldersFull");
    const folderId = newId();
    await store.insertFolder(actor, { id: folderId, name, parentId, ownerId, createdAt: clock.now() }, tx);
    notePermit({ of: "folder", folderId, userId: actor.userId, ability: "read" });
    const { teams: _, ...folder } = await getFolder(actor, folderId, tx);
    await recordInTransaction(
      actor,
      { chain: ACCOUNTS_CHAIN, action: "folder.created", detail: { folderId, name } },
      tx,
    );
    return folder;
  });
}

async function ownerOfOuter(actor: Actor, parentId: string, tx: DatabaseClient): Promise<string> {
  const outer = await store.findFolder(await FolderGrant.request(actor, parentId, "own", tx), tx);
  if (!outer) throw new AppError("folderNotFound");
  if (outer.parentId !== null)
    throw new AppError("invalidInput", { issues: [{ path: "parentId", message: "parentId" }] });
  return outer.owner.id;
}

/** @throws AppError `folderNotFound`, `forbidden`. Source: B-32.1. */
export async function renameFolder(actor: Actor, folderId: string, { name }: { name: string }): Promise<FolderDto> {
  return inTransaction(async (tx) => {
    await lockFolders(tx);
    const grant = await FolderGrant.request(actor, folderId, "own", tx);
    await store.setFolderName(grant, name, tx);
    const { teams: _, ...folder } = await getFolder(actor, folderId, tx);
    await recordInTransaction(
      actor,
      { chain: ACCOUNTS_CHAIN, action: "folder.renamed", detail: { folderId, name } },
      tx,
    );
    return folder;
  });
}

/**
 * With the folders in it. Contracts stay, in no folder; whoever saw them by it alone sees them no more.
 * @throws AppError `folderNotFound`, `forbidden`. Source: B-32.7.
 */
export async function deleteFolder(actor: Actor, folderId: string): Promise<void> {
  await inTransaction(async (tx) => {
    await lockFolders(tx);
    const grant = await FolderGrant.request(actor, folderId, "own", tx);
    const folder = await store.findFolder(grant, tx);
    const folderIds = await withInner([folderId], tx);
    const contracts = await store.contractsIn(grant, folderIds, tx);
    await dropFolders(folderIds, tx);
    const left = contracts.map(({ id, folder: from }) => ({
      ...{ chain: id, action: "contract.filed" as const },
      detail: { from: from?.name ?? "", to: "" },
    }));
    await recordInEach(actor, left, tx);
    const detail = { folderId, name: folder?.name ?? "", contracts: contracts.length };
    await recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, action: "folder.deleted", detail }, tx);
  });
}
