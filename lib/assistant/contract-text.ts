import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { contractOf } from "@/lib/contracts/contract-store";
import { versionOf } from "@/lib/contracts/version-store";
import { AppError } from "@/lib/errors";
import { PlainTexts } from "@/lib/workers/plain-texts";
import type { ContractText, Passage } from "./engines/port";

const plainTexts = new PlainTexts();

/**
 * The text of the version that is asked about, the current one by default: all that an engine ever sees.
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`
 */
export async function textToRead(grant: ReadGrant, versionId: string | undefined): Promise<ContractText & { versionId: string; versionNumber: number }> {
  const contract = await contractOf(grant);
  if (!contract) throw new AppError("contractNotFound");
  const id = versionId ?? contract.currentVersionId;
  if (id === null) throw new AppError("noVersions");
  const version = await versionOf(grant, id);
  if (!version) throw new AppError("versionNotFound");
  return { versionId: id, versionNumber: version.versionNumber, contractName: contract.name, contractType: contract.contractType, ...(await plainTexts.of(id, version.html)) };
}

/** Whether a passage is what it says: the text of the version at its place. What isn't is never shown as a quote (decisions §7). */
export function isVerbatim(contract: ContractText, passage: Passage): boolean {
  return passage.content !== "" && contract.text.slice(passage.start, passage.end) === passage.content;
}
