import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type ReadGrant } from "@/lib/access/contract-grant";
import { requireStanding } from "@/lib/access/while-allowed";
import { recordAtOnce } from "@/lib/audit/audit";
import { findContract } from "@/lib/contracts/contract-store";
import { exportedComments } from "@/lib/contracts/comments/comments";
import { exportedFile } from "@/lib/contracts/export/exports";
import { findVersion, type VersionRow } from "@/lib/contracts/versions/version-store";
import { editionsBetween, refusedByOriginal, wordOriginal } from "@/lib/contracts/export/word-originals";
import { MEDIA_TYPE, exportFileName } from "@/lib/documents/rendering/file-name";
import type { Stamp } from "@/lib/word/markup";
import type { Answered } from "@/lib/word/returned/answered";
import type { SavedVersion } from "@/lib/word/credits";
import { AppError } from "@/lib/errors";
import { groupedBy } from "@/lib/grouped-by";
import { clock } from "@/lib/platform/clock";
import { returnInWorker } from "@/lib/workers/returning";
import {
  findAllDecisions,
  changesOfRound,
  findDecisions,
  findRound,
  type DecisionRow,
  type RoundRow,
} from "./round-store";
import type { AnswerQuery, ChangeDecision, RemarksSent } from "./schema";
import { findSentText } from "./sent-version";

/** A returned file as it goes back, for someone who sends it themselves; B-26.13 records it. Source: B-26.15. */
export async function answerFile(
  actor: Actor,
  { contractId, roundId }: { contractId: string; roundId: string },
  { versionId, comments = "none" }: AnswerQuery,
): Promise<{ fileName: string; contentType: string; bytes: Uint8Array }> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const contract = await findContract(grant);
  const id = versionId ?? contract?.currentVersionId;
  const version = id ? await findVersion(grant, id) : null;
  if (!contract || !version) throw new AppError(contract ? "versionNotFound" : "contractNotFound");
  const { bytes, sent } = await answeredFile(actor, grant, { roundId, name: contract.name, version, comments });
  await requireStanding({ actor, contractId, ability: "read" }); // writing the file can take minutes
  const detail = {
    version: version.versionNumber,
    format: "docx",
    ...(sent.id === version.id ? {} : { since: sent.versionNumber }),
    ...(comments === "none" ? {} : { comments }),
  };
  await recordAtOnce(actor, { chain: contractId, action: "contract.exported", detail });
  return { fileName: exportFileName(contract.name, "docx"), contentType: MEDIA_TYPE.docx, bytes };
}

/**
 * The returned file with our decisions and changes in it: decided changes are applied, open ones stay their own tracked
 * changes, and anything else our text says differently is tracked as ours. If the file isn't a Word file, our own Word
 * file with the differences from what was sent.
 * @throws AppError `roundNotFound`, `roundNotReady`, `wordOriginalRefuses`, and as `exportedFile`. Source: B-26.15.
 */
export async function answeredFile(
  actor: Actor,
  grant: ReadGrant,
  asked: { roundId: string; name: string; version: VersionRow; comments: RemarksSent },
): Promise<{ bytes: Uint8Array; sent: VersionRow }> {
  const { roundId, name, version, comments: which } = asked;
  const round = await findRound(grant, roundId);
  if (!round) throw new AppError("roundNotFound");
  const sent = round.sentVersionId === null ? null : await findVersion(grant, round.sentVersionId);
  if (round.status !== "ready" || !sent || (round.kind !== "returned" && round.kind !== "first"))
    throw new AppError("roundNotReady");
  const isSame = sent.id === version.id;
  const returned = await wordOriginal(grant, { carrierFileId: round.fileId ?? "" });
  if (!returned) {
    const query = { format: "docx", comments: which } as const;
    const since = isSame || sent.versionNumber > version.versionNumber ? null : sent;
    return { sent, bytes: await exportedFile(actor, grant, { query, name, version, since, isSigned: true }) };
  }
  const since = round.sentSinceId === null ? null : await findVersion(grant, round.sentSinceId);
  const { text } = await findSentText(grant, round, { sent, since });
  const changes = await answeredChanges(grant, round);
  const isProposal = round.kind === "first" && round.versionId === version.id && isUndecided(changes);
  const isLater = version.versionNumber > sent.versionNumber && !isProposal;
  const answer = {
    html: isProposal ? sent.html : version.html,
    changes,
    editions: isLater ? await listEditions(grant, round, { sent, version }) : [],
    // untracked changes of theirs that nobody decided on are reverted in the answering user's name
    stamp: { author: actor.name, at: clock.now() },
    identifier: { contractId: grant.contractId, versionId: version.id, sinceId: isSame ? null : sent.id },
    comments: await exportedComments(grant, { which, versionId: version.id }),
  };
  const result = await returnInWorker({ verb: "answer", returned, sent: text, answer }, actor.userId);
  if ("reason" in result) throw refusedByOriginal(actor, result);
  return { bytes: result.file, sent };
}

async function answeredChanges(grant: ReadGrant, round: RoundRow): Promise<Answered[]> {
  const [changes, decisions] = await Promise.all([changesOfRound(grant, round.id), findDecisions(grant, round.id)]);
  return changes.map(({ id, ...change }) => {
    const decided = decisions.get(id);
    const decision = (decided?.decision ?? "open") as ChangeDecision; // we wrote it, as one of these
    return { id, change, decision, ...(decided ? { decided: toStamp(decided) } : {}) };
  });
}

function toStamp({ decidedByName, decidedAt }: DecisionRow): Stamp {
  return { author: decidedByName, at: decidedAt };
}

/** The versions since the sent one, each with the changes of the round that stood in it. */
async function listEditions(
  grant: ReadGrant,
  round: RoundRow,
  { sent, version }: { sent: VersionRow; version: VersionRow },
): Promise<SavedVersion[]> {
  const [editions, decisions] = await Promise.all([
    editionsBetween(grant, sent, version, { except: round.id }),
    findAllDecisions(grant, round.id),
  ]);
  const decided = groupedBy(decisions, ({ versionId }) => versionId);
  const taken = new Set<string>();
  return editions.map(({ id, ...edition }) => {
    for (const { changeId, decision } of decided.get(id) ?? [])
      if (decision === "accepted") taken.add(changeId);
      else taken.delete(changeId);
    return { ...edition, taken: [...taken] };
  });
}

function isUndecided(changes: readonly Answered[]): boolean {
  return changes.every(({ decision }) => decision === "open");
}
