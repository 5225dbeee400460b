import "server-only";
import type { Actor } from "@/lib/access/actor";
import { approvalsAwaited } from "./approval-store";

/** A request to approve a contract that the caller hasn't answered. */
type AwaitedApproval = { id: string; contractId: string; contractName: string; askedBy: string };
export type AwaitedApprovals = { count: number; first: readonly AwaitedApproval[] };

/** Lines shown. */
const LINES = 2;

/** Approvals that are asked of the caller, of texts that are current still, newest first. Source: B-27.11. */
export async function approvalsAsked(actor: Actor): Promise<AwaitedApprovals> {
  const rows = await approvalsAwaited(actor);
  const asked = rows.filter(
    ({ versionId, versionHash, version, contract }) =>
      versionId === contract.currentVersionId && (versionHash === "" || versionHash === version.hash),
  );
  const first = asked.slice(0, LINES).map(({ id, contract, askedByName }) => {
    return { id, contractId: contract.id, contractName: contract.name, askedBy: askedByName };
  });
  return { count: asked.length, first };
}
