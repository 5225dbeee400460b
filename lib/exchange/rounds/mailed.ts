import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type EditGrant } from "@/lib/access/contract-grant";
import { Refused } from "@/lib/access/policy";
import { recordInTransaction } from "@/lib/audit/audit";
import { insertForeignComments } from "@/lib/contracts/comments/comment-store";
import { lockContract } from "@/lib/contracts/contract-store";
import { keepMadeFiles } from "@/lib/contracts/files/made-files";
import { findJobActor } from "@/lib/people/accounts/job-actor";
import { peopleBut } from "@/lib/people/notifications/notification-store";
import { notify } from "@/lib/people/notifications/notify";
import { clock } from "@/lib/platform/clock";
import type { Commit } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/jobs/queue";
import { findRoundSentTo, roundsSentTo, type AnsweredRound, type NamedRound } from "./mailed-store";
import { insertRound } from "./round-store";

/** A round that was sent to somebody, and the proof of whoever sent it, as they are now. */
export type Answerable = { round: AnsweredRound; maker: Actor; grant: ContractGrant<"manage"> };

/**
 * The round that the other side answers by mail: one that was sent to this address, as long as whoever sent it may
 * still send rounds of the contract. Null otherwise, whatever the reason. Source: B-42.4.
 */
export async function answerableRound(address: string, named: NamedRound): Promise<Answerable | null> {
  const round = await findRoundSentTo(address, named);
  const maker = round?.createdById ? await findJobActor(round.createdById) : null;
  if (!round || !maker) return null;
  try {
    return { round, maker, grant: await ContractGrant.request(maker, round.contractId, "manage") };
  } catch (cause) {
    if (cause instanceof Refused) return null;
    throw cause;
  }
}

/** Whether this address may answer any round at all, whichever it is. Source: B-42.6. */
export async function answersSomebody(address: string): Promise<boolean> {
  for (const roundId of await roundsSentTo(address)) if (await answerableRound(address, { roundId })) return true;
  return false;
}

type Mailed = { fileName: string; contentType: string; bytes: Uint8Array };

/** Takes a file in as a reply to the round, under the sender's address. @throws AppError as `keepMadeFiles` */
export function returnByMail(
  { round, maker, grant }: Answerable,
  { address, file }: { address: string; file: Mailed },
  commit: Commit,
): Promise<{ contractId: string; roundId: string }> {
  const { contractId } = round;
  const by = { userId: null, name: address };
  return keepMadeFiles(maker, [file], commit, async ([kept], tx) => {
    await lockContract(grant, tx);
    const row = {
      id: newId(),
      kind: "returned" as const,
      fileId: kept?.id ?? "",
      fileName: file.fileName,
      sentBy: address,
      sentVersionId: round.sentVersionId,
      sentSinceId: round.sentSinceId,
      createdAt: clock.now(),
    };
    await insertRound(grant, row, by, tx);
    const facts = { accountId: maker.userId, size: file.bytes.length };
    await enqueue("readRound", { contractId, roundId: row.id }, facts, tx);
    const detail = { roundId: row.id, fileName: row.fileName };
    await recordInTransaction(by, { chain: contractId, action: "round.received", detail }, tx);
    return { contractId, roundId: row.id };
  });
}

/**
 * Takes in what the other side wrote without a file, as a comment under their address, and notifies everyone on the
 * contract. @param job the proof of nobody in particular, so that the round's sender is notified too
 */
export async function noteByMail(
  { round }: Answerable,
  { address, text, job }: { address: string; text: string; job: EditGrant },
  commit: Commit,
): Promise<{ contractId: string; roundId: string }> {
  const { contractId } = round;
  const versionId = round.sentVersionId ?? "";
  return commit(async (tx) => {
    const id = newId();
    const row = { id, versionId, roundId: null, parentId: null, authorName: address, text, location: '""' };
    const isOpen = { createdAt: clock.now(), resolvedAt: null, resolvedByName: null };
    await insertForeignComments(job, [{ ...row, ...isOpen }], tx);
    await notify(
      job,
      { kind: "noteMailed", to: await peopleBut(job, null, tx), about: { commentId: id }, by: address },
      tx,
    );
    const event = { chain: contractId, action: "comment.added" as const, detail: { commentId: id } };
    await recordInTransaction({ userId: null, name: address }, event, tx);
    return { contractId, roundId: round.id };
  });
}
