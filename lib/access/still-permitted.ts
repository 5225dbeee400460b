import "server-only";
import { AppError } from "@/lib/errors";
import { db } from "@/lib/platform/db";
import type { Actor } from "./actor";
import { AdminGrant } from "./admin-grant";
import { ContractGrant } from "./contract-grant";
import { FolderGrant } from "./folder-grant";
import type { Permit } from "./policy";
import { TeamGrant } from "./team-grant";

/**
 * Checks earlier permits again, against the caller's rights today. For a guest, the person who got the role then.
 * @throws AppError as the grants do: `contractNotFound`, `forbidden`, `signInRequired`
 */
export async function requireStillPermitted(actor: Actor | null, permits: readonly Permit[]): Promise<void> {
  for (const given of permits) {
    if (given.of === "installation") {
      if (!actor) throw new AppError("signInRequired");
      AdminGrant.request(actor);
    } else if (given.of === "folder" || given.of === "team") {
      if (!actor) throw new AppError("signInRequired");
      if (given.of === "folder") await FolderGrant.request(actor, given.folderId, given.ability);
      else await TeamGrant.request(actor, given.teamId, given.ability);
    } else if (actor) await ContractGrant.request(actor, given.contractId, given.ability);
    else await requirePart(given);
  }
}

async function requirePart({ contractId, userId }: { contractId: string; userId: string }): Promise<void> {
  const part = await db.collaborator.findUnique({
    where: { contractId_userId: { contractId, userId } },
    select: { id: true },
  });
  if (!part) throw new AppError("contractNotFound");
}
