import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { recordOpening } from "@/lib/audit/audit";
import { AppError } from "@/lib/errors";
import { gate } from "@/lib/platform/gate";
import { redline } from "@/lib/redline/redline";
import { blocksFromHtml } from "@/lib/richtext/from-html";
import type { ComparisonDto } from "./comparison-schema";
import { versionOf, type VersionRow } from "./version-store";

/** One comparison at a time holds the processor; between two, other requests are answered. */
const oneAtATime = gate(1);

/**
 * The redline that leads from one version of a contract to another; they may come in any order.
 * @throws AppError `contractNotFound`, `versionNotFound`. Source: decisions §1.
 */
export async function compareVersions(actor: Actor, contractId: string, input: { from: string; to: string }): Promise<ComparisonDto> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  return oneAtATime(async () => {
    const [from, to] = await Promise.all([versionOf(grant, input.from), versionOf(grant, input.to)]);
    if (!from || !to) throw new AppError("versionNotFound");
    await recordOpening(actor, contractId, [from.versionNumber, to.versionNumber]);
    await new Promise(setImmediate); // lets waiting requests in between two comparisons
    return { from: named(from), to: named(to), ...redline(blocksFromHtml(from.html), blocksFromHtml(to.html)) };
  });
}

function named({ id, versionNumber }: VersionRow): { id: string; versionNumber: number } {
  return { id, versionNumber };
}
