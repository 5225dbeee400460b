import "server-only";
import { versionHash, VERSIONS_SEALED } from "@/lib/contracts/versions/version-seal-store";
import { pagesJson } from "@/lib/contracts/versions/version-text-store";
import type { DatabaseClient } from "@/lib/platform/db";
import { versionText } from "@/lib/documents/richtext/plain-text";
import { countChecked, type Findings } from "./check-store";

/** Contracts and texts in memory at once; a text has at most 5 MB. */
const CONTRACTS_AT_ONCE = 200;
const TEXTS_AT_ONCE = 8;

const CONTRACT = { id: true, name: true, lastVersionNumber: true, currentVersionId: true } as const;
const VERSION = {
  id: true,
  contractId: true,
  versionNumber: true,
  html: true,
  createdAt: true,
  createdByName: true,
  restoredFromNumber: true,
  hash: true,
  text: { select: { text: true, pages: true, answerBytes: true } },
} as const;
type ContractEnd = { id: string; name: string; lastVersionNumber: number; currentVersionId: string | null };
type Version = {
  id: string;
  contractId: string;
  versionNumber: number;
  html: string;
  createdAt: Date;
  createdByName: string;
  restoredFromNumber: number | null;
  hash: string;
  text: KeptText | null;
};
type KeptText = { text: string; pages: string; answerBytes: number };
/** The previous version; its hash is '' as long as the versions are older than the chain. */
type Before = { number: number; id: string | null; hash: string };

/**
 * Checks every version against its hash, its stored text against its HTML, and every contract's end against its
 * versions. Source: B-23.12.
 */
export async function checkVersions(findings: Findings, client: DatabaseClient): Promise<void> {
  const isSealed = (await client.setting.findUnique({ where: { key: VERSIONS_SEALED } })) !== null;
  for await (const contract of readContracts(client)) {
    countChecked(findings, "contracts");
    const say = (fault: string) => findings.faults.push(`Contract ${contract.id} ("${contract.name}"): ${fault}`);
    const unsealed = await checkContract(
      contract,
      { isSealed, say, seen: () => countChecked(findings, "versions") },
      client,
    );
    if (unsealed > 0)
      findings.notes.push(
        `Contract ${contract.id}: ${unsealed} versions are older than the hash chain; the next start of the server gives them their hashes.`,
      );
  }
}

type Check = { isSealed: boolean; say: (fault: string) => void; seen: () => void };

/** @returns how many versions have no hash yet */
async function checkContract(
  contract: ContractEnd,
  { isSealed, say, seen }: Check,
  client: DatabaseClient,
): Promise<number> {
  let last: Before = { number: 0, id: null, hash: "" };
  let unsealed = 0;
  for await (const version of readVersions(contract.id, client)) {
    seen();
    const fault = findFault(version, last, isSealed);
    if (fault) say(fault);
    else if (version.hash === "") unsealed += 1;
    if (!fault && version.text && !hasText(version.html, version.text))
      say(`the plain text kept of version ${version.versionNumber} is not what its HTML says.`);
    last = { number: version.versionNumber, id: version.id, hash: version.hash };
  }
  if (last.number < contract.lastVersionNumber)
    say(`${missing(last.number + 1, contract.lastVersionNumber)} at the end.`);
  if (last.number > contract.lastVersionNumber)
    say(`its last version is ${last.number}, but it counts ${contract.lastVersionNumber}.`);
  if (last.id !== contract.currentVersionId) say("its current version is not its newest one.");
  return unsealed;
}

function findFault(version: Version, last: Before, isSealed: boolean): string | null {
  const { versionNumber: number } = version;
  // Without its predecessor's hash, the version can't be checked against its own.
  if (number !== last.number + 1) return `${missing(last.number + 1, number - 1)} before version ${number}.`;
  if (version.hash === "") return isSealed || last.hash !== "" ? `version ${number} has lost its hash.` : null;
  if (last.number > 0 && last.hash === "") return `version ${number} has a hash, but the one before has none.`;
  if (versionHash(version, last.hash) === version.hash) return null;
  return `version ${number} (${version.id}) is not what was saved: its text, author, date or place in the chain was changed.`;
}

/** A text not stored yet is made on demand, so its absence is no fault. */
function hasText(html: string, kept: KeptText): boolean {
  const { plainText, pages, answerBytes } = versionText(html);
  return plainText === kept.text && pagesJson(pages) === kept.pages && answerBytes === kept.answerBytes;
}

function missing(from: number, to: number): string {
  return from === to ? `version ${from} is missing` : `versions ${from} to ${to} are missing`;
}

async function* readContracts(client: DatabaseClient): AsyncGenerator<ContractEnd> {
  for (let after = ""; ;) {
    const page = await client.contract.findMany({
      where: { id: { gt: after } },
      orderBy: { id: "asc" },
      take: CONTRACTS_AT_ONCE,
      select: CONTRACT,
    });
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function* readVersions(contractId: string, client: DatabaseClient): AsyncGenerator<Version> {
  for (let behind = 0; ;) {
    const page = await client.contractVersion.findMany({
      where: { contractId, versionNumber: { gt: behind } },
      orderBy: { versionNumber: "asc" },
      take: TEXTS_AT_ONCE,
      select: VERSION,
    });
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < TEXTS_AT_ONCE) return;
    behind = last.versionNumber;
  }
}
