import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { recordOpening } from "@/lib/audit/audit";
import { blocksOfBeginning } from "@/lib/documents/richtext/from-html";
import type { Block } from "@/lib/documents/richtext/blocks";
import { beginningOfCurrent } from "./version-store";

/** What fills a large screen. Of longer texts the page costs no more. */
const MOST_CHARACTERS = 12_000;
const MOST_BLOCKS = 60;

/** What a page shows of a contract before its program runs. */
export type Beginning = { versionNumber: number; blocks: Block[] };

/**
 * The first lines of the current version; null while there is none, or none has words. Who sees another's has opened
 * it; one's own is opened with its whole text. @throws AppError `contractNotFound`. Source: B-10.19.
 */
export async function beginningOfContract(actor: Actor, contractId: string): Promise<Beginning | null> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const row = await beginningOfCurrent(grant, MOST_CHARACTERS + 1);
  if (!row) return null;
  const isCut = row.html.length > MOST_CHARACTERS;
  const blocks = blocksOfBeginning(row.html.slice(0, MOST_CHARACTERS), { isCut, most: MOST_BLOCKS });
  if (blocks.length === 0) return null;
  // who has just saved a version, and whose page is renewed for it, opens nothing
  if (row.createdById !== actor.userId) await recordOpening(actor, contractId, [row.versionNumber]);
  return { versionNumber: row.versionNumber, blocks };
}
