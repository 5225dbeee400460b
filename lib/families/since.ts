import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { AppError } from "@/lib/errors";
import type { FamilyRole } from "./bounds";
import { findFamilyId, type MemberRow } from "./family-store";
import { textOfFamily } from "./in-force";
import { isSigned, requireMembers, toRole } from "./members";
import type { ChangeDto } from "./schema";

/** A document of a contract that is younger than its signed text. `day`: from which it holds, or its own. */
type DocumentSince = {
  contractId: string;
  name: string;
  role: FamilyRole;
  day: string;
  /** Whether the day stands in the document or was said by a person; else it is the one on which it was added. */
  isDayKnown: boolean;
  isSigned: boolean;
};
/** What such a document changes, in its own words. */
type TextSince = Pick<ChangeDto, "clause" | "number" | "from" | "isInForce" | "quote"> & { contractId: string };

export type FamilySince = {
  documents: DocumentSince[];
  hiddenCount: number;
  /** Null where the texts weren't compared: it wasn't asked for, or they are too long together. */
  changes: TextSince[] | null;
};

/**
 * The documents that were added to a contract since a day, and what they change in its text.
 * @param wanted `after`: the day of signing, YYYY-MM-DD; `withText`: whether the texts are compared too
 * @throws AppError `contractNotFound`. Source: B-49.3.
 */
export async function familySince(
  actor: Actor,
  contractId: string,
  { after, withText, signal }: { after: string; withText: boolean; signal?: AbortSignal | undefined },
): Promise<FamilySince> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const familyId = await findFamilyId(grant);
  if (familyId === null) return { documents: [], hiddenCount: 0, changes: [] };
  const members = await requireMembers(actor, familyId);
  const own = members.open.find((row) => row.contractId === contractId);
  const rows = members.open.filter((row) => row.parentId === own?.id && toSince(row).day > after);
  const hiddenCount = members.hidden.filter((row) => row.parentId === own?.id && toSince(row).day > after).length;
  const documents = rows.map(toSince).sort((one, other) => one.day.localeCompare(other.day));
  if (!own || rows.length === 0) return { documents, hiddenCount, changes: [] };
  const changes = withText ? await changesBy(actor, { familyId, of: own.id, rows, signal }) : null;
  return { documents, hiddenCount, changes };
}

function toSince(row: MemberRow): DocumentSince {
  const { contractId, contract, holdsFrom, addedAt } = row;
  const known = holdsFrom ?? (contract.paper?.day || null);
  return {
    contractId,
    name: contract.name,
    role: toRole(row),
    day: known ?? addedAt.toISOString().slice(0, 10),
    isDayKnown: known !== null,
    isSigned: isSigned(row),
  };
}

type Asked = { familyId: string; of: string; rows: readonly MemberRow[]; signal: AbortSignal | undefined };

async function changesBy(actor: Actor, { familyId, of, rows, signal }: Asked): Promise<TextSince[] | null> {
  const byId = new Map(rows.map(({ id, contractId }) => [id, contractId]));
  try {
    const { changes } = await textOfFamily(actor, familyId, { of }, signal);
    return changes.flatMap(({ documentId, clause, number, from, isInForce, quote }) => {
      const contractId = byId.get(documentId);
      return contractId === undefined ? [] : [{ contractId, clause, number, from, isInForce, quote }];
    });
  } catch (cause) {
    // The reader is told that the texts were not compared; the documents are listed all the same.
    if (cause instanceof AppError && (cause.key === "familyTooLong" || cause.key === "noVersions")) return null;
    throw cause;
  }
}
