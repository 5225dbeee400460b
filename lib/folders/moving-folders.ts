import "server-only";
import type { Actor } from "@/lib/access/actor";
import { FolderGrant } from "@/lib/access/folder-grant";
import { lockFolders, refreshFolders } from "@/lib/access/folder-parts";
import { withInner } from "@/lib/access/folder-reach";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { AppError } from "@/lib/errors";
import { inTransaction, type DatabaseClient } from "@/lib/platform/db";
import { deriveId } from "@/lib/platform/ids";
import { MAX_FOLDERS, MOST_NAMED } from "./bounds";
import { countOwn, findFolder, setPlace, type FolderRow } from "./folder-store";
import { asWord, contractsIn, peopleGainingIn } from "./moving-store";
import { registerLater } from "./registering";
import type { MoveDto, MoveFolder } from "./schema";

/**
 * Moves a folder into another, whose owner's it then is, or out of the one it stands in (`parentId` null). Nobody comes
 * to see its contracts, or may do more with them, but those whom a first answer named, as when contracts move. Whoever
 * saw them by the folder around it alone sees them no more.
 * @throws AppError `folderNotFound`, `forbidden` for whom isn't owner of both; `invalidInput` for a third level;
 *   `foldersFull`, `tooManyParts`. Source: B-32.12.
 */
export async function moveFolder(
  actor: Actor,
  folderId: string,
  { parentId, confirmation: given }: MoveFolder,
): Promise<MoveDto> {
  return inTransaction(async (tx) => {
    await lockFolders(tx);
    const grant = await FolderGrant.request(actor, folderId, "own", tx);
    const folder = await findFolder(grant, tx);
    if (!folder) throw new AppError("folderNotFound");
    const outer = parentId === null ? null : await findOuter(actor, { folder, parentId }, tx);
    const people = outer && folder.parentId !== outer.id ? await peopleGainingIn(grant, outer.id, tx) : [];
    const contractIds = people.length > 0 ? await contractsIn(grant, tx) : [];
    const confirmation = deriveId("folder", folderId, parentId ?? "", ...contractIds, ...people.map(asWord));
    if (people.length > 0 && given !== confirmation)
      return { isMoved: false, people: people.slice(0, MOST_NAMED), peopleCount: people.length, confirmation };
    if ((outer?.id ?? null) !== folder.parentId) {
      const ownerId = outer?.owner.id ?? folder.owner.id;
      await requireRoom(actor, { ownerId, folder }, tx);
      await setPlace(grant, { parentId, ownerId }, tx);
      if ((await refreshFolders({ folderIds: [folderId] }, tx)) > 0) await registerLater(grant, [folderId], tx);
      const detail = { folderId, name: folder.name, to: outer?.name ?? "" };
      await recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, action: "folder.moved", detail }, tx);
    }
    return { isMoved: true, people: [], peopleCount: 0, confirmation: null };
  });
}

type Wanted = { folder: FolderRow; parentId: string };

/** A folder of the first level; two levels stay the limit. */
async function findOuter(actor: Actor, { folder, parentId }: Wanted, tx: DatabaseClient): Promise<FolderRow> {
  const outer = await findFolder(await FolderGrant.request(actor, parentId, "own", tx), tx);
  if (!outer) throw new AppError("folderNotFound");
  const hasInner = (await withInner([folder.id], tx)).length > 1;
  if (outer.parentId !== null || outer.id === folder.id || hasInner)
    throw new AppError("invalidInput", { issues: [{ path: "parentId", message: "parentId" }] });
  return outer;
}

async function requireRoom(
  actor: Actor,
  { ownerId, folder }: { ownerId: string; folder: FolderRow },
  tx: DatabaseClient,
): Promise<void> {
  if (ownerId === folder.owner.id) return;
  if ((await countOwn({ ...actor, userId: ownerId }, tx)) >= MAX_FOLDERS) throw new AppError("foldersFull");
}
