import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { contractOf } from "@/lib/contracts/contract-store";
import { versionNumberOf } from "@/lib/contracts/version-store";
import { plainTextOfVersion } from "@/lib/contracts/version-texts";
import { AppError } from "@/lib/errors";
import type { ContractText, Passage } from "@/lib/engine/port";

/** All that an engine ever sees. @throws AppError `contractNotFound`, `versionNotFound`, `noVersions` */
export async function textToRead(
  grant: ReadGrant,
  versionId: string | undefined,
): Promise<ContractText & { versionId: string; versionNumber: number }> {
  const contract = await contractOf(grant);
  if (!contract) throw new AppError("contractNotFound");
  const id = versionId ?? contract.currentVersionId;
  if (id === null) throw new AppError("noVersions");
  const [versionNumber, plain] = await Promise.all([versionNumberOf(grant, id), plainTextOfVersion(grant, id)]);
  if (versionNumber === null) throw new AppError("versionNotFound");
  return { versionId: id, versionNumber, contractName: contract.name, contractType: contract.contractType, ...plain };
}

/** What is not the version's text at its place is never shown as a quote (B-12.7). */
export function isVerbatim(contract: ContractText, passage: Passage): boolean {
  return passage.content !== "" && contract.text.slice(passage.start, passage.end) === passage.content;
}
