import "server-only";
import type { ContractGrant, EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";
import type { SigningProblem, SigningState } from "./schema";

const REQUEST = {
  id: true,
  contractId: true,
  versionId: true,
  versionNumber: true,
  sha256: true,
  provider: true,
  baseUrl: true,
  state: true,
  problem: true,
  remoteId: true,
  signers: true,
  turn: true,
  failures: true,
  createdAt: true,
  createdById: true,
  createdByName: true,
  sentAt: true,
  askedAt: true,
  nextAt: true,
  endedAt: true,
  signedId: true,
} as const;
export type SigningRequestRow = {
  id: string;
  contractId: string;
  versionId: string;
  versionNumber: number;
  sha256: string;
  provider: string;
  baseUrl: string;
  state: string;
  problem: string;
  remoteId: string | null;
  signers: string;
  turn: number;
  failures: number;
  createdAt: Date;
  createdById: string | null;
  createdByName: string;
  sentAt: Date | null;
  askedAt: Date | null;
  nextAt: Date | null;
  endedAt: Date | null;
  signedId: string | null;
};

/** While one is in these, another one isn't sent. */
export const OPEN_STATES: readonly SigningState[] = ["queued", "sending", "unsure", "sent", "signed", "cancelling"];

const MOST_REQUESTS = 50;

/** Newest first. */
export function findSigningRequests(grant: ReadGrant): Promise<SigningRequestRow[]> {
  return db.signingRequest.findMany({
    where: { contractId: grant.contractId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MOST_REQUESTS,
    select: REQUEST,
  });
}

export function findSigningRequest(
  grant: ReadGrant,
  id: string,
  client: DatabaseClient = db,
): Promise<SigningRequestRow | null> {
  return client.signingRequest.findFirst({ where: { id, contractId: grant.contractId }, select: REQUEST });
}

export async function hasOpenRequest(grant: ReadGrant, client: DatabaseClient = db): Promise<boolean> {
  const where = { contractId: grant.contractId, state: { in: [...OPEN_STATES] } };
  return (await client.signingRequest.count({ where })) > 0;
}

export type NewSigningRequest = Pick<
  SigningRequestRow,
  | "id"
  | "versionId"
  | "versionNumber"
  | "provider"
  | "baseUrl"
  | "signers"
  | "createdAt"
  | "createdById"
  | "createdByName"
>;

export async function insertSigningRequest(
  grant: ContractGrant<"sign">,
  row: NewSigningRequest,
  client: DatabaseClient,
): Promise<void> {
  await client.signingRequest.create({ data: { ...row, contractId: grant.contractId, nextAt: row.createdAt } });
}

export type SigningChange = Partial<
  Pick<SigningRequestRow, "signers" | "failures" | "sentAt" | "askedAt" | "nextAt" | "endedAt" | "signedId" | "sha256">
> & { state?: SigningState; problem?: SigningProblem | "" };

/**
 * The next step, unless another job or person took it: `turn` is the one that was seen. Others who change it wait.
 * @returns the new turn; null if it went on meanwhile
 */
export async function takeTurn(
  grant: EditGrant,
  seen: Pick<SigningRequestRow, "id" | "turn">,
  change: SigningChange,
  client: DatabaseClient,
): Promise<number | null> {
  const where = { id: seen.id, contractId: grant.contractId, turn: seen.turn };
  const { count } = await client.signingRequest.updateMany({ where, data: { ...change, turn: seen.turn + 1 } });
  return count === 1 ? seen.turn + 1 : null;
}

/** Notes what was sent or what the provider calls it, whatever the turn is: it must not be forgotten. */
export async function noteRemote(
  grant: EditGrant,
  id: string,
  data: { remoteId: string } | { sha256: string },
): Promise<void> {
  await db.signingRequest.updateMany({ where: { id, contractId: grant.contractId }, data });
}

export type OpenRequest = Pick<SigningRequestRow, "id" | "contractId" | "turn" | "askedAt" | "nextAt" | "createdById">;

/** An open request at this provider; only for asking the provider about it sooner, which changes nothing else. */
export function findOpenRequest(id: string, provider: string, client: DatabaseClient): Promise<OpenRequest | null> {
  return client.signingRequest.findFirst({
    where: { id, provider, state: { in: ["sent", "unsure"] } },
    select: { id: true, contractId: true, turn: true, askedAt: true, nextAt: true, createdById: true },
  });
}

/** @returns false if it is asked as soon anyway, or somebody went on meanwhile */
export async function bringForward(
  { id, turn, nextAt }: OpenRequest,
  to: Date,
  client: DatabaseClient,
): Promise<boolean> {
  const where = { id, turn, nextAt };
  return (await client.signingRequest.updateMany({ where, data: { nextAt: to } })).count === 1;
}

/** Whom the contract was sent to before, newest first: addresses, or names as typed. */
export async function recipientsBefore(grant: ReadGrant): Promise<string[]> {
  const rows = await db.round.findMany({
    where: { contractId: grant.contractId, kind: "sent" },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MOST_REQUESTS,
    select: { recipients: true },
  });
  return rows.flatMap(({ recipients }) => JSON.parse(recipients) as string[]); // written when it was sent
}
