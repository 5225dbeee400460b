import "server-only";
import { z } from "zod";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { AppError } from "@/lib/errors";
import { inTransaction } from "@/lib/platform/db";
import { findContract } from "@/lib/contracts/contract-store";
import type { VersionSummaryDto } from "@/lib/contracts/schema";
import { nameVersionRow } from "./version-store";
import { toSummary } from "./new-version";

const NAME_CHARS = 100;
const NOTE_CHARS = 1_000;

/** At least one of them; '' removes it. */
export const nameVersionBody = z
  .object({ name: z.string().trim().max(NAME_CHARS).optional(), note: z.string().trim().max(NOTE_CHARS).optional() })
  .refine(({ name, note }) => name !== undefined || note !== undefined);
export type NameVersion = z.infer<typeof nameVersionBody>;

/**
 * Gives a version a name and a note to find it by; its text and hash stay unchanged.
 * @throws AppError `contractNotFound`, `forbidden`, `versionNotFound`. Source: B-11.21.
 */
export async function nameVersion(
  actor: Actor,
  { contractId, versionId }: { contractId: string; versionId: string },
  given: NameVersion,
): Promise<VersionSummaryDto> {
  const grant = await ContractGrant.request(actor, contractId, "edit");
  const change = {
    ...(given.name === undefined ? {} : { name: given.name }),
    ...(given.note === undefined ? {} : { note: given.note }),
  };
  return inTransaction(async (tx) => {
    const contract = await findContract(grant, tx);
    if (!contract) throw new AppError("contractNotFound"); // deleted just now
    const row = await nameVersionRow(grant, versionId, change, tx);
    if (!row) throw new AppError("versionNotFound");
    const detail = { version: row.versionNumber, name: row.name };
    await recordInTransaction(actor, { chain: contractId, action: "contract.versionNamed", detail }, tx);
    return toSummary(row, contract.currentVersionId);
  });
}
