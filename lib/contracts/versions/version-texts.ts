import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type ReadGrant } from "@/lib/access/contract-grant";
import { recordOpening } from "@/lib/audit/audit";
import { blocksOfBeginning } from "@/lib/documents/richtext/from-html";
import type { Block } from "@/lib/documents/richtext/blocks";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/platform/log";
import type { PlainText, VersionText } from "@/lib/documents/richtext/plain-text";
import { withoutStruck } from "@/lib/documents/richtext/struck";
import { struckInWorker } from "@/lib/workers/texts";
import { readText } from "@/lib/workers/writing";
import { findVersion, beginningOfCurrent } from "./version-store";
import { findStruckHtml, insertVersionText, findKeptText, versionsWithoutText } from "./version-text-store";

const OLD_AT_ONCE = 50;

/** The text all offsets refer to. Read from the HTML once and stored. @throws AppError `versionNotFound` */
export async function plainTextOfVersion(grant: ReadGrant, versionId: string): Promise<PlainText> {
  const kept = await findKeptText(grant, versionId);
  if (kept) return kept;
  const { plainText, pages } = await keepText(grant, versionId);
  return { text: plainText, pages };
}

/** The same with spaces in place of what is struck through: that isn't agreed, and nobody reads it. Source: B-12.27. */
export async function textInEffect(grant: ReadGrant, versionId: string): Promise<PlainText> {
  const [plain, struckHtml] = await Promise.all([
    plainTextOfVersion(grant, versionId),
    findStruckHtml(grant, versionId),
  ]);
  if (struckHtml === null) return plain;
  return { ...plain, text: withoutStruck(plain.text, await struckInWorker(struckHtml, { account: grant.contractId })) };
}

/** Reads a version's HTML and stores its text. @throws AppError `versionNotFound` */
export async function keepText(grant: ReadGrant, versionId: string): Promise<VersionText> {
  const version = await findVersion(grant, versionId);
  if (!version) throw new AppError("versionNotFound");
  const text = await readText(version.html);
  await insertVersionText(grant, versionId, text);
  return text;
}

/**
 * Stores missing texts of old versions, while people work. Safe to run twice, on several nodes, and to interrupt: what
 * is missing is read on demand.
 */
export async function keepOldTexts(): Promise<void> {
  for (let after = ""; ;) {
    const versions = await versionsWithoutText(after, OLD_AT_ONCE);
    for (const { id, contractId } of versions) {
      await keepText(ContractGrant.forJob(contractId), id).catch((cause: unknown) =>
        log.error("version.text-not-kept", cause, { versionId: id }),
      ); // one failure doesn't hold up the others
    }
    const last = versions.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Fills a large screen; longer texts cost the page no more. */
const MOST_CHARACTERS = 12_000;
const MOST_BLOCKS = 60;

/** What a page shows of a contract before its scripts run. */
export type Beginning = { versionNumber: number; blocks: Block[] };

/**
 * The first lines of the current version; null without one, or without words. Seeing someone else's version counts as
 * opening it; your own, only its whole text. @throws AppError `contractNotFound`. Source: B-10.19.
 */
export async function beginningOfContract(actor: Actor, contractId: string): Promise<Beginning | null> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const row = await beginningOfCurrent(grant, MOST_CHARACTERS + 1);
  if (!row) return null;
  const isCut = row.html.length > MOST_CHARACTERS;
  const blocks = blocksOfBeginning(row.html.slice(0, MOST_CHARACTERS), { isCut, most: MOST_BLOCKS });
  if (blocks.length === 0) return null;
  // a refresh right after saving your own version doesn't count as opening it
  if (row.createdById !== actor.userId) await recordOpening(actor, contractId, [row.versionNumber]);
  return { versionNumber: row.versionNumber, blocks };
}
