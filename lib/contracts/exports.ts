import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { demandStanding } from "@/lib/access/while-allowed";
import { recordAtOnce } from "@/lib/audit/audit";
import { AppError } from "@/lib/errors";
import { LineTooLong } from "@/lib/platform/fair-gate";
import { exportInWorker } from "@/lib/workers/exporting";
import { contractOf } from "./contract-store";
import { MEDIA_TYPE, exportFileName } from "@/lib/documents/rendering/file-name";
import type { ExportQuery } from "./schema";
import { versionOf } from "./version-store";

/**
 * The current version by default. @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`, `exportFailed`;
 * as `demandStanding` after a change meanwhile. Source: B-11.10, B-11.11, B-21.19, B-12.17.
 */
export async function exportContract(
  actor: Actor,
  contractId: string,
  query: ExportQuery & { signal?: AbortSignal },
): Promise<{ fileName: string; contentType: string; bytes: Uint8Array }> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const contract = await contractOf(grant);
  const versionId = query.versionId ?? contract?.currentVersionId;
  if (!contract || !versionId) throw new AppError(contract ? "noVersions" : "contractNotFound");
  const version = await versionOf(grant, versionId);
  if (!version) throw new AppError("versionNotFound");
  const document = {
    name: contract.name,
    html: version.html,
    versionNumber: version.versionNumber,
    format: query.format,
    language: actor.language,
  };
  const bytes = await exportInWorker(document, { account: actor.userId, signal: query.signal }).catch(
    (cause: unknown) => {
      throw cause instanceof LineTooLong ? cause : new AppError("exportFailed", { cause });
    },
  );
  await demandStanding({ actor, contractId, ability: "read" }); // rendering may take minutes
  await recordAtOnce(actor, {
    chain: contractId,
    action: "contract.exported",
    detail: { version: version.versionNumber, format: query.format },
  });
  return { fileName: exportFileName(contract.name, query.format), contentType: MEDIA_TYPE[query.format], bytes };
}
