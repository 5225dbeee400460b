import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type ReadGrant } from "@/lib/access/contract-grant";
import { isAllowed } from "@/lib/access/policy";
import { requireProven } from "@/lib/access/while-allowed";
import { recordInTransaction } from "@/lib/audit/audit";
import { isApproved } from "@/lib/contracts/approvals/approvals";
import { findContract, lockContract } from "@/lib/contracts/contract-store";
import { conflictWith, findVersionNumbers, hasVersion } from "@/lib/contracts/versions/version-store";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/jobs/queue";
import { proposedSigners } from "./proposing";
import { toRequestDto } from "./request-dto";
import {
  findSigningRequest,
  findSigningRequests,
  hasOpenRequest,
  insertSigningRequest,
  OPEN_STATES,
  takeTurn,
  type SigningChange,
  type SigningRequestRow,
} from "./request-store";
import type { SendForSignature, SignerDto, SigningDto, SigningObstacle, SigningRequestDto } from "./schema";
import { signingSettings, type SigningSettings } from "./settings";

/**
 * What was sent for signature, and whether the current version can be. For whoever manages the contract.
 * @throws AppError `contractNotFound`, `forbidden`. Source: B-44.2, B-44.5.
 */
export async function readSigning(actor: Actor, contractId: string): Promise<SigningDto> {
  const grant = await ContractGrant.request(actor, contractId, "manage");
  const [settings, contract, requests] = [
    await signingSettings(),
    await findContract(grant),
    await findSigningRequests(grant),
  ];
  if (!contract) throw new AppError("contractNotFound"); // deleted just now
  const { currentVersionId: versionId, signedOn } = contract;
  return {
    provider: settings?.provider ?? null,
    host: settings ? new URL(settings.baseUrl).host : "",
    obstacle: await findObstacle(grant, { settings, versionId, isSigned: signedOn !== null }),
    versionId,
    proposed: await proposedSigners(actor, grant),
    requests: requests.map(toRequestDto),
  };
}

type Standing = { settings: SigningSettings | null; versionId: string | null; isSigned: boolean };

async function findObstacle(
  grant: ContractGrant<"manage">,
  { settings, versionId, isSigned }: Standing,
): Promise<SigningObstacle | null> {
  if (!settings) return "notSetUp";
  if (!isAllowed(grant.role, "sign")) return "notOwner";
  if (isSigned) return "signed";
  if (await hasOpenRequest(grant)) return "underWay";
  if (versionId === null) return "noVersion";
  return (await isApproved(grant, versionId)) ? null : "notApproved";
}

/**
 * Sends the approved version to the provider: noted here first, then done by a job. Of two at once, one is refused.
 * @throws AppError `contractNotFound`, `forbidden`, `addressUnproven`, `signingNotSetUp`, `versionNotFound`,
 *   `versionConflict`, `contractSigned`, `signingNotApproved`, `signingUnderWay`. Source: B-44.3.
 */
export async function sendForSignature(
  actor: Actor,
  contractId: string,
  input: SendForSignature,
  commit: Commit = inTransaction,
): Promise<SigningRequestDto> {
  const grant = await ContractGrant.request(actor, contractId, "sign");
  requireProven(actor);
  if (!(await hasVersion(grant, input.versionId))) throw new AppError("versionNotFound");
  return commit(async (tx) => {
    const contract = (await lockContract(grant, tx)) ? await findContract(grant, tx) : null;
    if (!contract) throw new AppError("contractNotFound"); // in the trash just now
    const settings = await signingSettings(tx);
    if (!settings) throw new AppError("signingNotSetUp");
    if (contract.signedOn !== null) throw new AppError("contractSigned");
    if (contract.currentVersionId !== input.versionId) throw conflictWith(contract.currentVersionId ?? "");
    if (!(await isApproved(grant, input.versionId, tx))) throw new AppError("signingNotApproved");
    if (await hasOpenRequest(grant, tx)) throw new AppError("signingUnderWay");
    const versionNumber = (await findVersionNumbers(grant, [input.versionId], tx)).get(input.versionId) ?? 0;
    const { provider, baseUrl } = settings;
    const id = newId();
    await insertSigningRequest(
      grant,
      {
        ...{ id, versionId: input.versionId, versionNumber, provider, baseUrl, signers: toSigners(input) },
        ...{ createdAt: clock.now(), createdById: actor.userId, createdByName: actor.name },
      },
      tx,
    );
    await enqueue("trackSigning", { contractId, requestId: id, turn: 0 }, { accountId: actor.userId }, tx);
    const detail = { requestId: id, version: versionNumber, host: new URL(baseUrl).host, people: input.signers.length };
    await recordInTransaction(actor, { chain: contractId, action: "signing.asked", detail }, tx);
    return stored(grant, id, tx);
  });
}

function toSigners({ signers, inOrder }: SendForSignature): string {
  const rows: SignerDto[] = signers.map(({ name, email }, index) => ({
    ...{ name, email, order: inOrder ? index + 1 : 1, state: "waiting", at: null },
  }));
  return JSON.stringify(rows);
}

type RequestIds = { contractId: string; requestId: string };

/**
 * Asks the provider now, also about one that nobody was sure of, or whose signed copy could not be attached.
 * @throws AppError `contractNotFound`, `forbidden`, `signingRequestNotFound`, `signingOver`. Source: B-44.5.
 */
export function checkSigning(
  actor: Actor,
  ids: RequestIds,
  commit: Commit = inTransaction,
): Promise<SigningRequestDto> {
  return onRequest(actor, ids, commit, {
    decide: async (row, { grant, tx }) => {
      if (row.state === "unsure") return { state: "sending" };
      if (isOpen(row)) return {};
      if (row.state !== "failed" || row.remoteId === null) throw new AppError("signingOver");
      if (await hasOpenRequest(grant, tx)) throw new AppError("signingUnderWay");
      return { state: "sent", endedAt: null };
    },
  });
}

/**
 * Takes it back: at once where nothing went out, else by a job that tells the provider first. What everybody has signed
 * stays signed there, and is only fetched no more.
 * @throws AppError `contractNotFound`, `forbidden`, `signingRequestNotFound`, `signingOver`. Source: B-44.7.
 */
export function cancelSigning(
  actor: Actor,
  ids: RequestIds,
  commit: Commit = inTransaction,
): Promise<SigningRequestDto> {
  const { contractId, requestId } = ids;
  return onRequest(actor, ids, commit, {
    decide: async (row) => {
      if (!isOpen(row)) throw new AppError("signingOver");
      const over = { endedAt: clock.now(), nextAt: null };
      if (row.state === "queued") return { state: "cancelled", ...over };
      if (row.state === "signed") return { state: "failed", problem: "gaveUp", ...over };
      return { state: "cancelling" };
    },
    record: (tx) =>
      recordInTransaction(actor, { chain: contractId, action: "signing.cancelled", detail: { requestId } }, tx),
  });
}

const isOpen = ({ state }: SigningRequestRow) => OPEN_STATES.some((open) => open === state);

type Work = {
  decide: (row: SigningRequestRow, on: { grant: ContractGrant<"sign">; tx: DatabaseClient }) => Promise<SigningChange>;
  record?: (tx: DatabaseClient) => Promise<void>;
};

async function onRequest(
  actor: Actor,
  { contractId, requestId }: RequestIds,
  commit: Commit,
  { decide, record }: Work,
): Promise<SigningRequestDto> {
  const grant = await ContractGrant.request(actor, contractId, "sign");
  return commit(async (tx) => {
    if (!(await lockContract(grant, tx))) throw new AppError("contractNotFound");
    const row = await findSigningRequest(grant, requestId, tx);
    if (!row) throw new AppError("signingRequestNotFound");
    const change: SigningChange = {
      ...{ failures: 0, problem: "", nextAt: clock.now() },
      ...(await decide(row, { grant, tx })),
    };
    const turn = await takeTurn(grant, row, change, tx);
    if (turn === null) throw new AppError("signingUnderWay"); // a job went on this very moment
    const isLeft = change.nextAt !== null; // something to do
    if (isLeft) await enqueue("trackSigning", { contractId, requestId, turn }, { accountId: actor.userId }, tx);
    await record?.(tx);
    return stored(grant, requestId, tx);
  });
}

async function stored(grant: ReadGrant, id: string, tx: DatabaseClient): Promise<SigningRequestDto> {
  const row = await findSigningRequest(grant, id, tx);
  if (!row) throw new AppError("signingRequestNotFound");
  return toRequestDto(row);
}
