import "server-only";
import { createHash } from "node:crypto";
import type { EditGrant } from "@/lib/access/contract-grant";
import { db, inTransaction, type DatabaseClient } from "@/lib/platform/db";

// Each hash covers the version's facts and its predecessor's hash, so changed, missing or added versions are noticed.
// Integrity, not origin: someone who can write to the database can rebuild the chain. Source: B-11.2, B-23.12.

/** What a version's hash covers. User ids are left out: they go with the account, the name stays. */
export type ChainedVersion = {
  contractId: string;
  versionNumber: number;
  html: string;
  createdAt: Date;
  createdByName: string;
  restoredFromNumber: number | null;
};

/** Identifies which facts are hashed and how; any change gets a new number. */
const FORM = "contract-version/1";

/**
 * @param previousHash '' for the first version
 * @returns SHA-256 in hex over the facts as one line of JSON, a line feed, and the HTML as UTF-8
 */
export function versionHash(version: ChainedVersion, previousHash: string): string {
  const { contractId, versionNumber, createdAt, createdByName, restoredFromNumber } = version;
  // Half a surrogate pair is stored as U+FFFD, so hash it as that; `update` does the same to the HTML.
  const facts = [
    FORM,
    contractId,
    versionNumber,
    createdAt.toISOString(),
    createdByName.toWellFormed(),
    restoredFromNumber,
    previousHash,
  ];
  return createHash("sha256")
    .update(`${JSON.stringify(facts)}\n`)
    .update(version.html, "utf8")
    .digest("hex");
}

/** Marks that every version older than the chain has its hash: from then on, one without is a fault. */
export const VERSIONS_SEALED = "versionsSealed";

const LINK = {
  contractId: true,
  versionNumber: true,
  createdAt: true,
  createdByName: true,
  restoredFromNumber: true,
  hash: true,
} as const;

/**
 * Gives versions older than the chain their hashes; `npm run verify` reports anything else missing. The caller must
 * hold the contract's row. @returns the newest version's hash, '' if there is none
 */
export async function sealVersions(grant: EditGrant, client: DatabaseClient): Promise<string> {
  const { contractId } = grant;
  const last = await client.contractVersion.findFirst({
    where: { contractId, hash: { not: "" } },
    orderBy: { versionNumber: "desc" },
    select: LINK,
  });
  const unsealed = await client.contractVersion.findMany({
    where: { contractId, versionNumber: { gt: last?.versionNumber ?? 0 } },
    orderBy: { versionNumber: "asc" },
    select: { id: true, ...LINK },
  });
  let hash = last?.hash ?? "";
  for (const { id, ...facts } of unsealed) {
    // one long text at a time
    const { html } = await client.contractVersion.findUniqueOrThrow({ where: { id }, select: { html: true } });
    hash = versionHash({ ...facts, html }, hash);
    await client.contractVersion.update({ where: { id }, data: { hash }, select: { id: true } });
  }
  return hash;
}

/** In its own transaction, while people save; does nothing for a deleted contract. */
export function sealContract(grant: EditGrant): Promise<void> {
  return inTransaction(async (tx) => {
    const { count } = await tx.contract.updateMany({
      where: { id: grant.contractId },
      data: { lastVersionNumber: { increment: 0 } },
    });
    if (count === 1) await sealVersions(grant, tx);
  });
}

/** Contracts with a version older than the chain; none once all have been sealed. */
export async function contractsToSeal(): Promise<string[]> {
  if (await db.setting.findUnique({ where: { key: VERSIONS_SEALED } })) return [];
  const rows = await db.contractVersion.findMany({
    where: { hash: "" },
    distinct: ["contractId"],
    select: { contractId: true },
  });
  return rows.map(({ contractId }) => contractId);
}

/** Records that every version has its hash; false, recording nothing, while one has none. */
export function noteVersionsSealed(at: Date): Promise<boolean> {
  return inTransaction(async (tx) => {
    if ((await tx.contractVersion.count({ where: { hash: "" } })) > 0) return false;
    const row = { key: VERSIONS_SEALED, value: at.toISOString() };
    // one statement: with nothing to update it would be two, and another node could get in between
    await tx.setting.upsert({ where: { key: row.key }, create: row, update: { value: row.value } });
    return true;
  });
}
