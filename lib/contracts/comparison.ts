import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { recordOpening } from "@/lib/audit/audit";
import { AppError } from "@/lib/errors";
import { compareInWorker } from "@/lib/workers/texts";
import { WorkerFailure } from "@/lib/workers/worker-failure";
import { versionOf, type VersionRow } from "./version-store";

/**
 * The redline from one version to another, in any order. @returns the `ComparisonDto` as JSON, in UTF-8
 * @param signal ends the waiting when the caller has gone away
 * @throws AppError `contractNotFound`, `versionNotFound`, `comparisonTooLarge`. Source: B-11.9, B-21.17.
 */
export async function compareVersions(
  actor: Actor,
  contractId: string,
  input: { from: string; to: string; signal?: AbortSignal },
): Promise<Uint8Array<ArrayBuffer>> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const [from, to] = await Promise.all([versionOf(grant, input.from), versionOf(grant, input.to)]);
  if (!from || !to) throw new AppError("versionNotFound");
  await recordOpening(actor, contractId, [from.versionNumber, to.versionNumber]);
  const texts = { named: { from: named(from), to: named(to) }, fromHtml: from.html, toHtml: to.html };
  return compareInWorker(texts, { account: actor.userId, signal: input.signal }).catch((cause: unknown) => {
    throw isTooMuch(cause) ? new AppError("comparisonTooLarge", { cause }) : cause;
  });
}

function isTooMuch(cause: unknown): boolean {
  return cause instanceof WorkerFailure && (cause.end === "timedOut" || cause.end === "outOfMemory");
}

function named({ id, versionNumber }: VersionRow): { id: string; versionNumber: number } {
  return { id, versionNumber };
}
