import "server-only";
import type { EditGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { findContract } from "@/lib/contracts/contract-store";
import { keepGap } from "@/lib/contracts/reading/gaps";
import { takeNextNumber, findVersion } from "@/lib/contracts/versions/version-store";
import { addVersion } from "@/lib/contracts/versions/new-version";
import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { MAX_HTML_BYTES } from "@/lib/documents/richtext/blocks";
import { clock } from "@/lib/platform/clock";
import { inTransaction } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import type { ReadResult } from "@/lib/workers/file-reading";
import { returnInWorker } from "@/lib/workers/returning";
import { endReading, insertChanges, insertDecisions, type RoundRow } from "./round-store";

/**
 * Takes a file's text unchanged as the contract's new version: compared with the version before, all changes accepted.
 * If it is a Word file, the version is later written back into it. Source: B-26.8.
 */
export async function takeAsVersion(
  grant: EditGrant,
  round: RoundRow,
  { read, account }: { read: ReadResult; account: string },
): Promise<void> {
  if (Buffer.byteLength(read.html) > MAX_HTML_BYTES) throw new UnreadableDocument("documentTooLarge");
  const beforeId = (await findContract(grant))?.currentVersionId;
  const before = beforeId ? await findVersion(grant, beforeId) : null;
  if (!before) return; // deleted just now
  const sent = { html: before.html, file: null, original: null, editions: [], answered: null, isOwn: false };
  const task = { verb: "read", returned: { file: null, html: read.html }, sent } as const;
  const { changes } = await returnInWorker(task, account);
  const author = { id: round.createdById, name: round.createdByName };
  const carrierFileId = read.kind === "docx" ? round.fileId : null;
  const cause = { kind: "received", note: round.sentBy } as const;
  await inTransaction(async (tx) => {
    const { versionNumber } = await takeNextNumber(grant, tx);
    const added = { text: read, versionNumber, restoredFromNumber: null, author, carrierFileId, cause };
    const { id: versionId } = await addVersion(grant, added, tx);
    await keepGap(grant, versionId, read, { isNew: true, tx });
    const end = { sentVersionId: before.id, versionId, tracked: 0, untracked: changes.length };
    if (!(await endReading(grant, round.id, { status: "ready", ...end }, tx)))
      throw new Error(`round ${round.id} was read by another worker`);
    const kept = changes.map((change, index) => ({ ...change, id: `${round.id}-${index + 1}` }));
    await insertChanges(grant, round.id, kept, tx);
    const { createdByName: decidedByName } = round;
    const decision = { decision: "accepted", counter: null, decidedByName, decidedAt: clock.now() };
    await insertDecisions(
      grant,
      kept.map(({ id: changeId }) => ({ id: newId(), roundId: round.id, changeId, versionId, ...decision })),
      tx,
    );
    const detail = { roundId: round.id, version: versionNumber };
    await recordInTransaction(null, { chain: grant.contractId, action: "round.taken", detail }, tx);
  });
}
