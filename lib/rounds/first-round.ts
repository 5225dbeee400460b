import "server-only";
import type { EditGrant } from "@/lib/access/contract-grant";
import { contractOf, ownerOf } from "@/lib/contracts/contract-store";
import { versionsOf } from "@/lib/contracts/version-store";
import { originalOf } from "@/lib/files/file-store";
import { clock } from "@/lib/platform/clock";
import { inTransaction } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/jobs/queue";
import { hasFirstRound, insertRound } from "./round-store";

/** The version before what was tracked, and the one with it. */
const FIRST_VERSIONS = 3;

/**
 * A first upload in which changes were tracked is a round: from what it said before to what it says with all of them (a
 * job: safe to run twice). Source: B-26.9.
 */
export async function openFirstRound(grant: EditGrant): Promise<void> {
  const [contract, file] = [await contractOf(grant), await originalOf(grant)];
  const { contractId } = grant;
  const [sent, outcome] = (await versionsOf(grant, { limit: FIRST_VERSIONS, below: FIRST_VERSIONS })).reverse();
  if (!contract || !file || !sent) return; // deleted in this moment
  const row = {
    id: newId(),
    kind: "first" as const,
    fileId: file.id,
    fileName: file.fileName,
    sentBy: "",
    sentVersionId: sent.id,
    sentSinceId: null,
    versionId: outcome?.id ?? null,
    createdAt: clock.now(),
  };
  const by = { userId: contract.uploadedById, name: contract.uploadedByName };
  await inTransaction(async (tx) => {
    if (await hasFirstRound(grant, tx)) return;
    await insertRound(grant, row, by, tx);
    const facts = { accountId: await ownerOf(grant, tx), size: file.sizeBytes ?? undefined };
    await enqueue("readRound", { contractId, roundId: row.id }, facts, tx);
  });
}
