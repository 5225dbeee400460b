import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type EditGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { findContract } from "@/lib/contracts/contract-store";
import type { VersionDto } from "@/lib/contracts/schema";
import { conflictWith, hasVersion, takeNextNumber, findVersion } from "@/lib/contracts/versions/version-store";
import { addVersion } from "@/lib/contracts/versions/new-version";
import { findCarrier, wordOriginal } from "@/lib/contracts/export/word-originals";
import { AppError } from "@/lib/errors";
import type { PlannedChange } from "@/lib/word/returned/change";
import { planChanges } from "@/lib/word/returned/decided";
import type { SearchableText } from "@/lib/documents/search/index-words";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { returnInWorker } from "@/lib/workers/returning";
import {
  changesOfRound,
  findDecisions,
  insertDecisions,
  findRound,
  setOutcome,
  type KeptChange,
  type RoundRow,
} from "./round-store";
import type { ChangeDecision, DecideRound } from "./schema";

/**
 * Applies accepted changes to the current text as a new version, and records who decided what; countered changes get
 * our wording instead. Earlier decisions may be revised; changes not named stay open.
 * @throws AppError `contractNotFound`, `forbidden`, `roundNotFound`, `roundNotReady`, `invalidInput` for a change that
 *   is not in the round, `versionConflict`, `roundChangesMoved` with their ids, `bodyTooLarge`. Source: B-26.5, B-26.6.
 */
export async function decideRound(
  actor: Actor,
  ids: { contractId: string; roundId: string },
  input: DecideRound,
  commit: Commit = inTransaction,
): Promise<VersionDto> {
  const grant = await ContractGrant.request(actor, ids.contractId, "edit");
  const round = await findRound(grant, ids.roundId);
  if (!round) throw new AppError("roundNotFound");
  if (round.status !== "ready" || round.sentVersionId === null) throw new AppError("roundNotReady");
  if (!(await hasVersion(grant, input.baseVersionId))) throw new AppError("versionNotFound");
  const changes = await changesOfRound(grant, round.id);
  requireKnown(changes, input);
  const planned = planChanges(changes, await findDecisions(grant, round.id), input);
  const { sentVersionId } = round;
  const carrier = await findCarrier(grant, round.fileId);
  const isWord = carrier.carrierFileId !== undefined;
  const task = { ...input, round: { ...round, sentVersionId }, isWord, planned, account: actor.userId };
  const text = await textWith(grant, task);
  return commit(async (tx) => {
    const { versionNumber, currentVersionId } = await takeNextNumber(grant, tx);
    if (currentVersionId !== input.baseVersionId) throw conflictWith(currentVersionId);
    const author = { id: actor.userId, name: actor.name };
    const cause = { kind: "decided", note: round.sentBy } as const;
    const added = { text, versionNumber, restoredFromNumber: null, author, cause, ...carrier };
    const version = await addVersion(grant, added, tx);
    await insertDecisions(grant, decisionRows(actor, round.id, { input, versionId: version.id }), tx);
    await setOutcome(grant, round.id, version.id, tx);
    const countered = input.counter.length > 0 ? { countered: input.counter.length } : {};
    const counts = { accepted: input.accept.length, rejected: input.reject.length, ...countered };
    const detail = { roundId: round.id, ...counts, version: versionNumber };
    await recordInTransaction(actor, { chain: grant.contractId, action: "round.decided", detail }, tx);
    return version;
  });
}

function requireKnown(changes: readonly KeptChange[], { accept, reject, counter }: DecideRound): void {
  const known = new Set(changes.map(({ id }) => id));
  const answerable = new Set(changes.filter(takesWords).map(({ id }) => id));
  const issues = [
    ...accept.filter((id) => !known.has(id)).map((message) => ({ path: "accept", message })),
    ...reject.filter((id) => !known.has(id)).map((message) => ({ path: "reject", message })),
    ...counter
      .filter(({ id, rest = [] }) => !answerable.has(id) || rest.some((piece) => isTouched(piece, changes)))
      .map(({ id: message }) => ({ path: "counter", message })),
  ];
  if (issues.length > 0) throw new AppError("invalidInput", { issues });
}

/** Whether a change, of whatever decision, is at these words: both can't be applied. */
function isTouched({ start, end }: { start: number; end: number }, changes: readonly KeptChange[]): boolean {
  return (
    end < start ||
    changes.some((one) => one.place === "text" && one.kind !== "format" && start < one.end && one.start < end)
  );
}

/** Whether a change can be countered with other wording: not if it moves text or only changes formatting. */
function takesWords({ place, kind }: KeptChange): boolean {
  return place === "text" && kind !== "move" && kind !== "format";
}

async function textWith(
  grant: EditGrant,
  task: {
    round: RoundRow & { sentVersionId: string };
    baseVersionId: string;
    isWord: boolean;
    planned: readonly PlannedChange[];
    account: string;
  },
): Promise<SearchableText> {
  const { round, baseVersionId, isWord, planned, account } = task;
  const current = (await findContract(grant))?.currentVersionId ?? null;
  if (current !== baseVersionId) throw conflictWith(current);
  const sent = await findVersion(grant, round.sentVersionId);
  const base = (await isProposal(grant, round, baseVersionId)) ? sent : await findVersion(grant, baseVersionId);
  if (!sent || !base) throw new AppError("contractNotFound"); // deleted just now
  const isOwn = isWord && round.kind === "returned" && (await wordOriginal(grant, sent)) === null;
  const texts = { sentHtml: sent.html, currentHtml: base.html, isOwn };
  const decided = await returnInWorker({ verb: "decide", ...texts, planned }, account);
  if (decided === "tooLarge") throw new AppError("bodyTooLarge");
  if ("text" in decided) return decided.text;
  throw new AppError("roundChangesMoved", {
    issues: decided.conflicts.map((message) => ({ path: "changeId", message })),
  });
}

/**
 * Whether a version is a first upload with all its tracked changes. Its next version must omit what isn't accepted, so
 * the first decision starts from the text before the changes.
 */
async function isProposal(grant: EditGrant, round: RoundRow, versionId: string): Promise<boolean> {
  if (round.kind !== "first" || round.versionId !== versionId) return false;
  return (await findDecisions(grant, round.id)).size === 0;
}

function decisionRows(actor: Actor, roundId: string, { input, versionId }: { input: DecideRound; versionId: string }) {
  const row = { roundId, versionId, decidedByName: actor.name, decidedAt: clock.now() };
  const toRow = (changeId: string, decision: ChangeDecision, counter: string | null = null) => {
    return { ...row, id: newId(), changeId, decision, counter };
  };
  return [
    ...input.accept.map((id) => toRow(id, "accepted")),
    ...input.reject.map((id) => toRow(id, "rejected")),
    ...input.counter.map(({ id, text }) => toRow(id, "rejected", text)),
  ];
}
