import "server-only";
import { CONTRACT_ROLES, type Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { isAllowed } from "@/lib/access/policy";
import type { DatabaseClient } from "@/lib/platform/db";
import { AMENDING } from "./bounds";
import { findAuthors, type MemberRow } from "./family-store";
import { isSigned, toRole, type Members } from "./members";

/** What is signed changes what is answered of the contract that it amends, as its own signed copy does. */
const amendsSigned = (row: MemberRow) => AMENDING.includes(toRole(row)) && isSigned(row);

/**
 * Only whoever manages a contract says that something signed amends it. Called with the row as it is to be, within the
 * transaction.
 * @throws AppError `forbidden`. Source: B-31.2.
 */
export async function requireMayAmend(
  actor: Actor,
  row: MemberRow,
  { open }: Members,
  tx: DatabaseClient,
): Promise<void> {
  const amended = amendsSigned(row) ? open.find(({ id }) => id === row.parentId) : undefined;
  if (amended) await ContractGrant.request(actor, amended.contractId, "manage", tx);
}

const manages = (role: string) => {
  const known = CONTRACT_ROLES.find((one) => one === role);
  return known !== undefined && isAllowed(known, "manage");
};

/** The contract that gives somebody the right to take a document out: its own, what it amends, or the agreement. */
export function managedOver({ open, root }: Members, row: MemberRow): MemberRow | null {
  const over = [row, open.find(({ id }) => id === row.parentId), root];
  return over.find((one) => one?.contract.collaborators.some(({ role }) => manages(role))) ?? null;
}

/**
 * Those of some documents, by contract, that somebody without a part in the contract that they amend linked, or wrote
 * anew since; or that count as signed by a copy alone, and were linked by somebody who doesn't manage it. Nothing is
 * certain by them. Source: B-31.15.
 */
export async function outsiders(document: MemberRow, rows: readonly MemberRow[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const { parts, laterVersions } = await findAuthors(document.contractId, rows);
  const isOutside = ({ contractId, addedById, isSigned: isSaid }: MemberRow) => {
    const role = parts.get(addedById);
    if (role === undefined || (!isSaid && !manages(role))) return true;
    return laterVersions.some((one) => one.contractId === contractId && !parts.has(one.createdById ?? ""));
  };
  return new Set(rows.filter(isOutside).map(({ contractId }) => contractId));
}
