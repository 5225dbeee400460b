import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { ContractGrant, EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import { lockContract } from "@/lib/contracts/contract-store";
import type { ReturnedChange } from "@/lib/word/returned/change";
import { db, type DatabaseClient } from "@/lib/platform/db";
import type { RoundKind, RoundStatus } from "./schema";

const ROUND = {
  id: true,
  kind: true,
  status: true,
  statusMessage: true,
  fileId: true,
  fileName: true,
  sentBy: true,
  sentVersionId: true,
  sentSinceId: true,
  versionId: true,
  tracked: true,
  untracked: true,
  comments: true,
  authors: true,
  answersId: true,
  delivery: true,
  recipients: true,
  remarksSent: true,
  sha256: true,
  createdAt: true,
  createdById: true,
  createdByName: true,
  guestLinkId: true,
} as const;
export type RoundRow = {
  id: string;
  kind: string;
  status: string;
  statusMessage: string | null;
  fileId: string | null;
  fileName: string;
  sentBy: string;
  sentVersionId: string | null;
  sentSinceId: string | null;
  versionId: string | null;
  tracked: number;
  untracked: number;
  comments: number;
  authors: string;
  answersId: string | null;
  delivery: string;
  recipients: string;
  remarksSent: string;
  sha256: string | null;
  createdAt: Date;
  createdById: string | null;
  createdByName: string;
  guestLinkId: string | null;
};
/** As `delivery` of a round whose letters only went into the server's own outbox. */
export const OUTBOX = "outbox";

/** In which whoever made a guest's link reads that a guest is one. */
export async function findGuestLanguage({ contractId }: ReadGrant, linkId: string): Promise<string | null> {
  const row = await db.guestLink.findFirst({ where: { id: linkId, contractId }, select: { language: true } });
  return row?.language ?? null;
}

/** A stored change, with its own id within the round. */
export type KeptChange = ReturnedChange & { id: string };
/** `counter`: our wording in place of theirs; the decision is then `rejected`. */
export type DecisionRow = {
  changeId: string;
  decision: string;
  counter: string | null;
  decidedByName: string;
  decidedAt: Date;
};

/** Most rounds a list shows. */
const MOST_ROUNDS = 500;

/** Newest first. */
export function findRounds(grant: ReadGrant): Promise<RoundRow[]> {
  return db.round.findMany({
    where: { contractId: grant.contractId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MOST_ROUNDS,
    select: ROUND,
  });
}

export function findRound(grant: ReadGrant, roundId: string, client: DatabaseClient = db): Promise<RoundRow | null> {
  return client.round.findFirst({ where: { id: roundId, contractId: grant.contractId }, select: ROUND });
}

export async function insertRound(
  grant: EditGrant,
  row: {
    id: string;
    kind: RoundKind;
    fileId: string;
    fileName: string;
    sentBy: string;
    sentVersionId: string | null;
    sentSinceId: string | null;
    versionId?: string | null;
    createdAt: Date;
  },
  by: Pick<Actor, "name"> & { userId: string | null },
  client: DatabaseClient,
): Promise<void> {
  const { contractId } = grant;
  await client.round.create({ data: { ...row, contractId, createdById: by.userId, createdByName: by.name } });
}

/** A round we sent, stored with the exact file. */
export async function insertSentRound(
  grant: ContractGrant<"manage">,
  row: Pick<RoundRow, "id" | "fileName" | "sentSinceId" | "answersId" | "delivery" | "recipients" | "remarksSent"> & {
    fileId: string;
    contractName: string;
    sentVersionId: string;
    sha256: string;
    createdAt: Date;
  },
  by: Pick<Actor, "userId" | "name">,
  client: DatabaseClient,
): Promise<void> {
  const what = { contractId: grant.contractId, kind: "sent", status: "ready" };
  await client.round.create({ data: { ...row, ...what, createdById: by.userId, createdByName: by.name } });
}

/**
 * The newest round of ours that sent a version before a moment; preferably one with changes tracked since the same
 * older version. Null if that version was never sent from here.
 */
export async function findSentRound(
  grant: ReadGrant,
  { versionId, sinceId, before }: { versionId: string; sinceId: string | null; before: Date },
): Promise<RoundRow | null> {
  const where = { contractId: grant.contractId, kind: "sent", sentVersionId: versionId, createdAt: { lte: before } };
  const orderBy = [{ createdAt: "desc" as const }, { id: "desc" as const }];
  const exact = await db.round.findFirst({ where: { ...where, sentSinceId: sinceId }, orderBy, select: ROUND });
  return exact ?? db.round.findFirst({ where, orderBy, select: ROUND });
}

/** Others opening one wait until the transaction ends. */
export async function hasFirstRound(grant: EditGrant, client: DatabaseClient): Promise<boolean> {
  await lockContract(grant, client);
  return (await client.round.count({ where: { contractId: grant.contractId, kind: "first" } })) > 0;
}

/** @returns false if it was already read, given up or deleted */
export async function endReading(
  grant: EditGrant,
  roundId: string,
  end: { status: RoundStatus; statusMessage?: string } & Partial<
    Pick<
      RoundRow,
      "sentVersionId" | "sentSinceId" | "versionId" | "tracked" | "untracked" | "comments" | "authors" | "answersId"
    >
  >,
  client: DatabaseClient = db,
): Promise<boolean> {
  const { count } = await client.round.updateMany({
    where: { id: roundId, contractId: grant.contractId, status: "processing" },
    data: end,
  });
  return count === 1;
}

/** Plain SQL, because Prisma's compiler is slow on long texts. */
export async function insertChanges(
  grant: EditGrant,
  roundId: string,
  changes: readonly KeptChange[],
  client: DatabaseClient,
): Promise<void> {
  await client.$executeRaw`INSERT INTO "RoundChanges" ("roundId", "changes")
    SELECT "id", CAST(${JSON.stringify(changes)} AS TEXT) FROM "Round" WHERE "id" = ${roundId} AND "contractId" = ${grant.contractId}
    ON CONFLICT DO NOTHING`;
}

export async function changesOfRound(grant: ReadGrant, roundId: string): Promise<KeptChange[]> {
  const row = await db.roundChanges.findFirst({
    where: { roundId, round: { contractId: grant.contractId } },
    select: { changes: true },
  });
  return row ? (JSON.parse(row.changes) as KeptChange[]) : []; // written by `insertChanges`
}

/** All decisions on a round, in order, each with the resulting version. */
export function findAllDecisions(grant: ReadGrant, roundId: string): Promise<(DecisionRow & { versionId: string })[]> {
  return db.roundDecision.findMany({
    where: { roundId, round: { contractId: grant.contractId } },
    orderBy: [{ decidedAt: "asc" }, { id: "asc" }],
    select: { changeId: true, decision: true, counter: true, decidedByName: true, decidedAt: true, versionId: true },
  });
}

/** The decision that counts for each change: the newest. */
export async function findDecisions(grant: ReadGrant, roundId: string): Promise<Map<string, DecisionRow>> {
  const rows = await findAllDecisions(grant, roundId);
  return new Map(rows.map((row) => [row.changeId, row]));
}

export async function insertDecisions(
  _grant: EditGrant,
  rows: readonly (DecisionRow & { id: string; roundId: string; versionId: string })[],
  client: DatabaseClient,
): Promise<void> {
  await client.roundDecision.createMany({ data: [...rows] });
}

export async function setOutcome(
  grant: EditGrant,
  roundId: string,
  versionId: string,
  client: DatabaseClient,
): Promise<void> {
  await client.round.updateMany({ where: { id: roundId, contractId: grant.contractId }, data: { versionId } });
}
