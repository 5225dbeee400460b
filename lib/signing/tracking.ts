import "server-only";
import { ContractGrant, type EditGrant } from "@/lib/access/contract-grant";
import { Refused } from "@/lib/access/policy";
import { isInTrash } from "@/lib/access/trash-store";
import type { Actor } from "@/lib/access/actor";
import { isApproved } from "@/lib/contracts/approvals/approvals";
import { AppError } from "@/lib/errors";
import { findJobActor } from "@/lib/people/accounts/job-actor";
import { clock } from "@/lib/platform/clock";
import { computeSha256 } from "@/lib/contracts/files/file-hash";
import { enqueue } from "@/lib/platform/jobs/queue";
import { log } from "@/lib/platform/log";
import { recordInTransaction } from "@/lib/audit/audit";
import { attachReturned } from "./attaching";
import { SIGNING_NETWORK, type SigningNetwork } from "./http";
import { outgoingDocument } from "./outgoing";
import type { OutgoingDocument, RemoteState } from "./port";
import { openProvider } from "./providers";
import { signersOf } from "./request-dto";
import { findSigningRequest, noteRemote, type SigningRequestRow } from "./request-store";
import type { SigningProblem } from "./schema";
import { signingSettings } from "./settings";
import { end, goOn, pollPause, tried, tryLater, type Step } from "./steps";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A provider that takes longer to answer than this has lost the request. Longer than any call may take. */
const ANSWER_LOST_MS = 3 * MINUTE_MS;
/** How often a request whose answer was lost is looked up before a person is asked. */
const LOOK_UPS = 3;
const PATIENCE_MS = 90 * DAY_MS;
const TRASH_PAUSE_MS = 60 * MINUTE_MS;

type Ids = { contractId: string; requestId: string; turn: number };

/**
 * One step of a request: sent, looked up, polled, its signed copy fetched, or taken back. A job: run twice, or after a
 * process that died, it never sends a second time. Source: B-44.4, B-44.5.
 */
export async function trackSigning(
  ids: Ids,
  forJob: (contractId: string) => EditGrant,
  network: SigningNetwork = SIGNING_NETWORK,
): Promise<void> {
  const { contractId, requestId, turn } = ids;
  const grant = forJob(contractId);
  const row = await findSigningRequest(grant, requestId);
  if (!row || row.turn !== turn) return; // deleted, or somebody else went on
  if (await isInTrash(contractId)) {
    const runAt = new Date(clock.now().getTime() + TRASH_PAUSE_MS);
    return enqueue("trackSigning", ids, { accountId: row.createdById, runAt }); // nothing goes out meanwhile
  }
  const settings = await signingSettings();
  if (settings?.provider !== row.provider || settings.baseUrl !== row.baseUrl) {
    await withoutProvider({ grant, row }, settings ? "settingsChanged" : "notSetUp");
    return;
  }
  await takeStep({ grant, row, provider: openProvider(settings, network) });
}

/** Nothing goes to another provider than the one that was chosen. */
function withoutProvider(step: Pick<Step, "grant" | "row">, problem: SigningProblem): Promise<unknown> {
  if (step.row.state === "queued") return end(step, "failed", { problem });
  return overdue(step, () => tryLater(step, problem, { isPersons: true }));
}

async function takeStep(step: Step): Promise<unknown> {
  switch (step.row.state) {
    case "queued":
      return send(step);
    case "sending":
    case "unsure": // the provider calls, or a person asked
      return lookUp(step);
    case "sent":
      return poll(step);
    case "signed":
      return overdue(step, () => attachReturned(step)); // also after a restart: it attaches once
    case "cancelling":
      return takeBack(step);
    default:
      return undefined; // it is over
  }
}

/** After a fault of ours: what goes on by itself is tried again, and people see that something is wrong. */
export async function giveUpStep({ contractId, requestId, turn }: Ids, grant: EditGrant): Promise<void> {
  const row = await findSigningRequest(grant, requestId);
  if (!row || row.turn !== turn) return;
  log.warn("signing.step-given-up", { contractId, requestId, state: row.state });
  if (row.state === "queued") await end({ grant, row }, "failed", { problem: "unexpected" });
  else await tryLater({ grant, row }, "unexpected");
}

/** The intent is stored before the call, with a job that looks the request up if this one doesn't come back. */
async function send(step: Step): Promise<unknown> {
  const { grant, row, provider } = step;
  const maker = await findMaker(row);
  if (!maker) return end(step, "failed", { problem: "nobody" });
  const isStill = await isApproved(grant, row.versionId);
  const document = isStill ? await made(maker, step) : null;
  if (!document) return end(step, "failed", { problem: isStill ? "notMade" : "notApproved" });
  const sha256 = await computeSha256(document.pdf);
  const sending = await goOn(step, { state: "sending", sha256, askedAt: clock.now() }, ANSWER_LOST_MS);
  if (!sending) return undefined; // taken back, or another job does it
  const answer = await tried(provider.create(document));
  if ("done" in answer) {
    await noteRemote(grant, row.id, { remoteId: answer.done });
    return release({ ...step, row: { ...sending, remoteId: answer.done } }, answer.done);
  }
  const { problem, mayBeDone } = answer.failure;
  const now = { ...step, row: sending };
  return mayBeDone ? tryLater(now, problem) : end(now, "failed", { problem });
}

/** Whoever sent it, if they still may. */
async function findMaker({ contractId, createdById }: SigningRequestRow): Promise<Actor | null> {
  const maker = createdById === null ? null : await findJobActor(createdById);
  if (!maker) return null;
  try {
    await ContractGrant.request(maker, contractId, "sign");
    return maker;
  } catch (cause) {
    if (cause instanceof Refused) return null;
    throw cause;
  }
}

async function made(maker: Actor, { grant, row }: Step): Promise<OutgoingDocument | null> {
  try {
    return await outgoingDocument(maker, grant, row);
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    log.warn("signing.not-made", { contractId: row.contractId, requestId: row.id, code: cause.key });
    return null;
  }
}

/** The answer was lost. By our name the provider says whether it has it; it is never sent again. Source: B-44.4. */
async function lookUp(step: Step): Promise<unknown> {
  const { grant, row, provider } = step;
  if (row.remoteId !== null) return release(step, row.remoteId);
  const answer = await tried(provider.find(row.id));
  if ("failure" in answer) return overdue(step, () => tryLater(step, answer.failure.problem));
  if (answer.done !== null) {
    await noteRemote(grant, row.id, { remoteId: answer.done });
    return release({ ...step, row: { ...row, remoteId: answer.done } }, answer.done);
  }
  if (row.state === "unsure") return undefined;
  const isLast = row.problem === "missing" && row.failures + 1 >= LOOK_UPS;
  return isLast ? end(step, "unsure", { problem: "missing" }) : tryLater(step, "missing");
}

/** The signers are asked; then it is out. */
async function release(step: Step, remoteId: string): Promise<unknown> {
  const { grant, row } = step;
  const answer = await tried(step.provider.release(remoteId));
  if ("failure" in answer) return overdue(step, () => tryLater(step, answer.failure.problem));
  const now = clock.now();
  const change = { state: "sent", problem: "", failures: 0, sentAt: now } as const;
  const detail = { requestId: row.id, version: row.versionNumber };
  return goOn(step, change, pollPause(now, now), (tx) =>
    recordInTransaction(null, { chain: grant.contractId, action: "signing.sent", detail }, tx),
  );
}

async function poll(step: Step): Promise<unknown> {
  const { row, provider } = step;
  if (row.remoteId === null) return end(step, "unsure", { problem: "missing" });
  const answer = await tried(provider.read(row.remoteId));
  if ("failure" in answer) return overdue(step, () => tryLater(step, answer.failure.problem));
  const { state } = answer.done;
  const said = saidBy(answer.done, row);
  if (state === "signed") return goOn(step, { ...said, state }, 0);
  if (state !== "sent") return end(step, state, said);
  return overdue(step, () => goOn(step, said, pollPause(row.sentAt ?? row.createdAt, clock.now())));
}

/** How far each signer is; those whom the provider doesn't name stay as they are. */
function saidBy(remote: RemoteState, row: SigningRequestRow) {
  const signers = signersOf(row).map((signer) => {
    const known = remote.signers.get(signer.email);
    return known ? { ...signer, state: known.state, at: known.at?.toISOString() ?? null } : signer;
  });
  return { signers: JSON.stringify(signers), problem: "", failures: 0, askedAt: clock.now() } as const;
}

/** Nothing is asked for ever. */
async function overdue(step: Pick<Step, "grant" | "row">, next: () => Promise<unknown>): Promise<unknown> {
  const isOver = clock.now().getTime() - step.row.createdAt.getTime() > PATIENCE_MS;
  return isOver ? end(step, "failed", { problem: "gaveUp" }) : next();
}

/** Told to the provider first. What everybody has signed by then is signed. Source: B-44.7. */
async function takeBack(step: Step): Promise<unknown> {
  const { row, provider } = step;
  const known = row.remoteId === null ? await tried(provider.find(row.id)) : { done: row.remoteId };
  if ("failure" in known) return overdue(step, () => tryLater(step, known.failure.problem));
  if (known.done === null) return isAnswerAwaited(row) ? goOn(step, {}, ANSWER_LOST_MS) : end(step, "cancelled");
  const answer = await tried(provider.read(known.done));
  if ("failure" in answer && answer.failure.problem === "missing") return end(step, "cancelled");
  if ("failure" in answer) return overdue(step, () => tryLater(step, answer.failure.problem));
  const { state } = answer.done;
  const said = saidBy(answer.done, row);
  if (row.remoteId === null) await noteRemote(step.grant, row.id, { remoteId: known.done });
  if (state === "signed") return goOn(step, { ...said, state }, 0);
  if (state !== "sent") return end(step, state, said);
  const cancelled = await tried(provider.cancel(known.done));
  if ("failure" in cancelled) return overdue(step, () => tryLater(step, cancelled.failure.problem));
  return end(step, "cancelled", said);
}

/** Whether a call that makes it may still be under way. */
function isAnswerAwaited({ askedAt }: SigningRequestRow): boolean {
  return askedAt !== null && clock.now().getTime() - askedAt.getTime() < ANSWER_LOST_MS;
}
