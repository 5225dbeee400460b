/**
 * Each hash covers the version's facts and its predecessor's hash, so that a changed, missing or added version is
 * noticed. Integrity, not origin: who writes to the database can make the chain anew. Source: B-11.2, B-23.12.
 */
import { createHash } from "node:crypto";

/** What a version's hash covers. Ids of people are left out: they go with the account, the name stays. */
export type ChainedVersion = {
  contractId: string;
  versionNumber: number;
  html: string;
  createdAt: Date;
  createdByName: string;
  restoredFromNumber: number | null;
};

/** Says which facts are hashed and how; a later way gets another number. */
const FORM = "contract-version/1";

/**
 * @param previousHash '' for the first version
 * @returns SHA-256 in hex over the facts as one line of JSON, a line feed, and the HTML as UTF-8
 */
export function versionHash(version: ChainedVersion, previousHash: string): string {
  const { contractId, versionNumber, createdAt, createdByName, restoredFromNumber } = version;
  // A lone half of a surrogate pair is stored as U+FFFD, so it is hashed as that; `update` does the same to the HTML.
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
