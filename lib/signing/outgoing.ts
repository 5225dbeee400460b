import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { findContract } from "@/lib/contracts/contract-store";
import { exportedFile } from "@/lib/contracts/export/exports";
import { findVersion } from "@/lib/contracts/versions/version-store";
import { exportFileName } from "@/lib/documents/rendering/file-name";
import type { OutgoingDocument } from "./port";
import { signersOf } from "./request-dto";
import type { SigningRequestRow } from "./request-store";

/**
 * The version's PDF as it goes out, with an empty page at its end for signatures. @returns null if it is gone
 * @throws AppError `exportFailed`. Source: B-44.3.
 */
export async function outgoingDocument(
  maker: Actor,
  grant: ReadGrant,
  row: SigningRequestRow,
): Promise<OutgoingDocument | null> {
  const [contract, version] = [await findContract(grant), await findVersion(grant, row.versionId)];
  if (!contract || !version) return null;
  const { name } = contract;
  const query = { format: "pdf" as const };
  const pdf = await exportedFile(maker, grant, { query, name, version, since: null, hasSignaturePage: true });
  const signers = signersOf(row);
  return {
    externalId: row.id,
    title: name,
    fileName: exportFileName(name, "pdf"),
    pdf,
    signaturePage: countPages(pdf),
    signers,
    inOrder: new Set(signers.map(({ order }) => order)).size > 1,
  };
}

/** Of a PDF that we wrote: its root of pages says it. */
function countPages(pdf: Uint8Array): number {
  const count = /\/Type \/Pages\b[^>]*?\/Count (\d+)/.exec(Buffer.from(pdf).toString("latin1"))?.[1];
  if (count === undefined) throw new Error("our own PDF says no number of pages");
  return Number(count);
}
