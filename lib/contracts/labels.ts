import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { inTransaction } from "@/lib/platform/db";
import { labelNames, replaceLabels } from "./label-store";
import type { Labels } from "./workplace-schema";

/** All labels that the caller uses. Source: B-7.13. */
export function listLabels(actor: Actor): Promise<string[]> {
  return labelNames(actor);
}

/** The caller's own labels on a contract are these from now on. @throws AppError `contractNotFound`. Source: B-7.13. */
export async function setLabels(actor: Actor, contractId: string, input: Labels): Promise<Labels> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const labels = [...new Set(input.labels)].sort();
  await inTransaction((tx) => replaceLabels(grant, actor.userId, labels, tx));
  return { labels };
}
