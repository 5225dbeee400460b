import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type EditGrant } from "@/lib/access/contract-grant";
import { Refused } from "@/lib/access/policy";
import { findContract, findOwner, lockContract } from "@/lib/contracts/contract-store";
import { keepMadeFiles } from "@/lib/contracts/files/made-files";
import { readDay } from "@/lib/days";
import { exportFileName } from "@/lib/documents/rendering/file-name";
import { AppError, type ErrorKey } from "@/lib/errors";
import { MAX_SIGNED_BY_CHARS } from "@/lib/exchange/signed/bounds";
import { attachSigned } from "@/lib/exchange/signed/signed";
import { findJobActor } from "@/lib/people/accounts/job-actor";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { signersOf } from "./request-dto";
import { takeTurn } from "./request-store";
import type { SigningProblem } from "./schema";
import { endInTransaction, tried, tryLater, type Step } from "./steps";

/** What a person can do something about. */
const OBSTACLES: Partial<Record<ErrorKey, SigningProblem>> = {
  contractSigned: "alreadySigned",
  versionConflict: "textChanged",
  contractNotFound: "nobody",
  forbidden: "nobody",
  storageQuotaExceeded: "noRoom",
  diskFull: "noRoom",
  emptyDocument: "notPdf",
  unsupportedSignedType: "notPdf",
};

/**
 * Fetches the signed PDF and attaches it as the signed copy, once, whoever else tries. Its comparison says whether it
 * is what was sent. Source: B-44.6.
 */
export async function attachReturned(step: Step): Promise<unknown> {
  const { grant, row, provider } = step;
  const keeper = await findKeeper(grant, row.createdById);
  const obstacle = keeper ? await findObstacle(step) : "nobody";
  if (!keeper || obstacle) return putOff(step, obstacle ?? "nobody");
  if (row.remoteId === null) return putOff(step, "missing");
  const remoteId = row.remoteId;
  const remote = await tried(provider.read(remoteId));
  if ("failure" in remote) return putOff(step, remote.failure.problem);
  const pdf = await tried(provider.download(remoteId));
  if ("failure" in pdf) return putOff(step, pdf.failure.problem);
  try {
    return await attach(keeper, step, { bytes: pdf.done, completedAt: remote.done.completedAt });
  } catch (cause) {
    if (cause instanceof TakenAlready) return undefined;
    const problem = cause instanceof AppError ? OBSTACLES[cause.key] : undefined;
    if (problem === undefined) throw cause;
    return putOff(step, problem);
  }
}

/** Whoever sent it, or the owner, if they may still attach a signed copy. */
async function findKeeper(grant: EditGrant, createdById: string | null): Promise<Actor | null> {
  for (const userId of [createdById, await findOwner(grant)]) {
    const actor = userId === null ? null : await findJobActor(userId);
    if (actor && (await mayManage(actor, grant.contractId))) return actor;
  }
  return null;
}

async function mayManage(actor: Actor, contractId: string): Promise<boolean> {
  try {
    await ContractGrant.request(actor, contractId, "manage");
    return true;
  } catch (cause) {
    if (cause instanceof Refused) return false;
    throw cause;
  }
}

/** Asked before anything is fetched, as it may stay so for long. */
async function findObstacle({ grant, row }: Step): Promise<SigningProblem | null> {
  const contract = await findContract(grant);
  if (contract?.signedOn !== null) return "alreadySigned";
  return contract.currentVersionId === row.versionId ? null : "textChanged";
}

function putOff(step: Step, problem: SigningProblem): Promise<unknown> {
  const isPersons = (Object.values(OBSTACLES) as SigningProblem[]).includes(problem); // of the table above
  return tryLater(step, problem, { isPersons });
}

class TakenAlready extends Error {}

type Returned = { bytes: Uint8Array; completedAt: Date | null };

async function attach(keeper: Actor, step: Step, { bytes, completedAt }: Returned): Promise<void> {
  const { grant, row } = step;
  const name = (await findContract(grant))?.name ?? "";
  const file = { fileName: exportFileName(`${name} signed`, "pdf"), contentType: "application/pdf", bytes };
  const fileId = await keepMadeFiles(keeper, [file], inTransaction, async ([kept]) => kept?.id ?? "");
  const signers = signersOf(row).map((one) => one.name);
  const once: Commit = (work) =>
    inTransaction(async (tx) => {
      await lockContract(grant, tx); // first, as whoever checks or cancels does
      if (!(await endInTransaction(step, "attached", { failures: 0 }, tx))) throw new TakenAlready();
      const copy = await work(tx);
      const { id } = copy as { id: string }; // what `attachSigned` gives
      await takeTurn(grant, { id: row.id, turn: row.turn + 1 }, { signedId: id }, tx);
      return copy;
    });
  const input = {
    fileIds: [fileId],
    signedOn: dayOf(completedAt),
    signedBy: listed(signers),
    versionId: row.versionId,
  };
  await attachSigned(keeper, row.contractId, input, once);
}

/** As many names as a signed copy may have. */
function listed(names: readonly string[]): string {
  const all = names.join(", ");
  return all.length <= MAX_SIGNED_BY_CHARS ? all : `${all.slice(0, MAX_SIGNED_BY_CHARS - 1)}…`;
}

/** The provider's day, if it can be one; otherwise today. */
function dayOf(completedAt: Date | null): string {
  const now = clock.now();
  const at = completedAt !== null && completedAt <= now ? completedAt : now;
  const day = at.toISOString().slice(0, 10);
  return readDay(day) !== null && day >= "1900" ? day : now.toISOString().slice(0, 10);
}
