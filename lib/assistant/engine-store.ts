import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { db } from "@/lib/platform/db";

/** Whether an owner of the contract, or the caller, keeps contracts on the built-in engine. */
export async function isKeptBuiltIn(grant: ReadGrant): Promise<boolean> {
  const { contractId, actor } = grant;
  const owns = { collaborations: { some: { contractId, role: "admin" } } };
  const count = await db.user.count({
    where: { builtInEngineOnly: true, ...(actor ? { OR: [owns, { id: actor.userId }] } : owns) },
  });
  return count > 0;
}

/** The language chosen by an owner, for texts made in the background; null if none was chosen. */
export async function ownersLanguage({ contractId }: ReadGrant): Promise<string | null> {
  const row = await db.user.findFirst({
    where: { settingsUpdatedAt: { not: null }, collaborations: { some: { contractId, role: "admin" } } },
    select: { defaultLanguage: true },
  });
  return row?.defaultLanguage ?? null;
}
