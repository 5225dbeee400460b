import "server-only";
import type { FolderReadGrant } from "@/lib/access/folder-grant";
import type { TeamReadGrant } from "@/lib/access/team-grant";
import type { DatabaseClient } from "@/lib/platform/db";
import { enqueue } from "@/lib/platform/jobs/queue";

/** The parties of contracts enter the registers of people who newly see them: one job a folder, not one a contract. */
export async function registerLater(
  { actor }: FolderReadGrant | TeamReadGrant,
  folderIds: readonly string[],
  tx: DatabaseClient,
): Promise<void> {
  for (const folderId of folderIds) await enqueue("registerFolder", { folderId }, { accountId: actor.userId }, tx);
}
