import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { isDiskFull } from "@/lib/platform/disk-reserve";
import { log } from "@/lib/platform/log";
import { isUnderWay } from "@/lib/platform/jobs/turns";
import { analysisId, runChecks } from "./analysis";
import { configuredModel } from "@/lib/assistant/chosen-engine";
import { latestAnalysis } from "./suggestion-store";

/** How long the first caller waits for the checks. Source: behaviour §12. */
const LONGEST_WAIT_MS = 10_000;

/** Its id exists before it is made; `isPending` while the checks or a model work on it. */
export type CurrentAnalysis = { cacheId: string; isMade: boolean; isPending: boolean };

/** Analyses being made in this process, by version: later callers wait for the same one. */
const beingMade = new Map<string, Promise<unknown>>();

/**
 * Made now if missing; pending if it couldn't be stored on a full disk.
 * @param account of the person waiting @throws {WorkerFailure}, {LineTooLong}
 */
export async function analysisNow(grant: ReadGrant, versionId: string, account: string): Promise<CurrentAnalysis> {
  const isModelAtWork =
    configuredModel !== null &&
    // checked first, so that we see what it adds meanwhile
    (await isUnderWay(["analyzeContract", "suggestByModel"], { contractId: grant.contractId }));
  const known = await latestAnalysis(grant, versionId);
  if (known) return { cacheId: known, isMade: true, isPending: isModelAtWork };
  if (!isDiskFull()) await soon(making(grant, versionId, account));
  const made = await latestAnalysis(grant, versionId);
  return made
    ? { cacheId: made, isMade: true, isPending: isModelAtWork }
    : { cacheId: analysisId(versionId), isMade: false, isPending: true };
}

function making(grant: ReadGrant, versionId: string, account: string): Promise<unknown> {
  const known = beingMade.get(versionId);
  if (known) return known;
  const work = runChecks(grant, versionId, account).finally(() => beingMade.delete(versionId));
  beingMade.set(versionId, work);
  return work;
}

/** Waits for background work, but not too long. */
async function soon(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const wait = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT_MS);
  });
  try {
    await Promise.race([work, wait]);
  } finally {
    clearTimeout(timer);
    // there may be no caller left waiting
    work.catch((cause: unknown) => log.warn("assistant.checks-failed", { reason: String(cause) }));
  }
}
