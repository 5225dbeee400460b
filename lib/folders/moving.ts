import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { FolderGrant } from "@/lib/access/folder-grant";
import { lockFolders, refreshContracts } from "@/lib/access/folder-parts";
import { recordInEach } from "@/lib/audit/audit";
import { AppError } from "@/lib/errors";
import { inTransaction, type DatabaseClient } from "@/lib/platform/db";
import { deriveId } from "@/lib/platform/ids";
import { enqueueEach } from "@/lib/platform/jobs/queue";
import { MAX_CONTRACTS_IN_FOLDER, MOST_NAMED } from "./bounds";
import { countContracts } from "./folder-store";
import { asWord, peopleGaining, placesOf, setFolder } from "./moving-store";
import type { Move, MoveDto } from "./schema";

/**
 * Moves the caller's own contracts into a folder, or into none (`folderId` null). Nobody comes to see them, or may do
 * more with them, but those whom a first answer named: it moves nothing and gives a confirmation, good for exactly
 * these contracts, this folder and these people.
 * @throws AppError `contractNotFound`, `folderNotFound`; `forbidden` for what isn't the caller's own, or where they may
 *   not add; `folderFull`. Source: B-32.3, B-32.6.
 */
export async function moveContracts(actor: Actor, input: Move): Promise<MoveDto> {
  const contractIds = [...new Set(input.contractIds)].sort();
  const { folderId } = input;
  return inTransaction(async (tx) => {
    await lockFolders(tx);
    const grants: ContractGrant<"delete">[] = [];
    for (const id of contractIds) grants.push(await ContractGrant.request(actor, id, "delete", tx));
    const to = folderId === null ? null : await FolderGrant.request(actor, folderId, "fill", tx);
    const people = to ? await peopleGaining(grants, to, tx) : [];
    const confirmation = deriveId(folderId ?? "", ...contractIds, ...people.map(asWord));
    if (people.length > 0 && input.confirmation !== confirmation)
      return { isMoved: false, people: people.slice(0, MOST_NAMED), peopleCount: people.length, confirmation };
    await move(actor, { grants, to }, tx);
    return { isMoved: true, people: [], peopleCount: 0, confirmation: null };
  });
}

type Moved = { grants: readonly ContractGrant<"delete">[]; to: FolderGrant<"fill"> | null };

async function move(actor: Actor, { grants, to }: Moved, tx: DatabaseClient): Promise<void> {
  const contractIds = grants.map(({ contractId }) => contractId);
  const before = await placesOf(grants, tx);
  const name = await setFolder(grants, to, tx);
  if (to && ((await countContracts(actor, [to.folderId], tx)).get(to.folderId) ?? 0) > MAX_CONTRACTS_IN_FOLDER)
    throw new AppError("folderFull");
  if ((await refreshContracts(contractIds, tx)) > 0)
    await enqueueEach(
      "registerParties",
      contractIds.map((contractId) => ({ contractId })),
      { accountId: actor.userId },
      tx,
    );
  const changed = before.filter((row) => row.folderId !== (to?.folderId ?? null));
  const events = changed.map(({ id, from }) => ({
    ...{ chain: id, action: "contract.filed" as const },
    detail: { from, to: name },
  }));
  await recordInEach(actor, events, tx);
}
