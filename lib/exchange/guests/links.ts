import "server-only";
import { randomInt } from "node:crypto";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { lockFolders } from "@/lib/access/folder-parts";
import { requireProven } from "@/lib/access/while-allowed";
import { codeHashOf } from "@/lib/access/guest-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { findContract } from "@/lib/contracts/contract-store";
import { AppError } from "@/lib/errors";
import { findRound, type RoundRow } from "@/lib/exchange/rounds/round-store";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { newId, newSecret, secretHash } from "@/lib/platform/ids";
import { MOST_LINKS_OF_ROUND } from "./bounds";
import { countLinks, findLinks, insertLink, isRoundOpen, markRevoked, whoMaySend, type LinkRow } from "./link-store";
import type { GuestLinkDto, GuestLinkState, MakeGuestLink, NewGuestLinkDto } from "./schema";

const DAY_MS = 86_400_000;
const CODES = 1_000_000;
const CODE_DIGITS = 6;

type Ids = { contractId: string; roundId: string };

/** Newest first. @throws AppError `contractNotFound`, `forbidden`, `roundNotFound`. Source: B-41.1. */
export async function listGuestLinks(actor: Actor, ids: Ids): Promise<GuestLinkDto[]> {
  const grant = await ContractGrant.request(actor, ids.contractId, "manage");
  const round = await sentRound(grant, ids.roundId);
  const rows = await findLinks(grant, round.id);
  const makers = await whoMaySend(
    grant,
    rows.flatMap(({ createdById }) => createdById ?? []),
  );
  const isOpen = await isRoundOpen(grant, round.createdAt);
  const now = clock.now();
  return rows.map((row) => {
    const stands = isOpen && makers.has(row.createdById ?? "");
    return toLinkDto(row, { stands, now });
  });
}

/**
 * A link for the other side to a round that was sent. Its secret, and the code where one is wanted, are answered only
 * now.
 * @throws AppError `addressUnproven`: a link opens the account's contract without a session; `contractNotFound`,
 *   `forbidden`, `roundNotFound`, `roundOver`, `guestLinksFull`. Source: B-3.6, B-41.1.
 */
export async function makeGuestLink(
  actor: Actor,
  ids: Ids,
  input: MakeGuestLink & { origin: string },
  commit: Commit = inTransaction,
): Promise<NewGuestLinkDto> {
  requireProven(actor);
  const grant = await ContractGrant.request(actor, ids.contractId, "manage");
  const round = await sentRound(grant, ids.roundId);
  const contract = await findContract(grant);
  if (!contract) throw new AppError("contractNotFound");
  if (!(await isRoundOpen(grant, round.createdAt))) throw new AppError("roundOver");
  const [id, token, now] = [newId(), newSecret(), clock.now()];
  const code = input.withCode ? String(randomInt(CODES)).padStart(CODE_DIGITS, "0") : null;
  const row = {
    id,
    roundId: round.id,
    label: input.label,
    language: actor.language,
    tokenHash: secretHash(token),
    codeHash: code === null ? null : codeHashOf(id, code),
    createdAt: now,
    createdById: actor.userId,
    createdByName: actor.name,
    expiresAt: new Date(now.getTime() + input.days * DAY_MS),
  };
  return commit(async (tx) => {
    await lockFolders(tx);
    await ContractGrant.requireStill(grant, tx); // taken out just now: the link would open again with their return
    if ((await countLinks(grant, round.id, tx)) >= MOST_LINKS_OF_ROUND) throw new AppError("guestLinksFull");
    const made = await insertLink(grant, row, tx);
    const { label, days, withCode: hasCode } = input;
    const detail = { linkId: id, roundId: round.id, label, days, hasCode };
    await recordInTransaction(actor, { chain: grant.contractId, action: "guest.linkMade", detail }, tx);
    return { ...toLinkDto(made, { stands: true, now }), link: `${input.origin}/guest/${token}`, code };
  });
}

/** From the very next request on. @throws AppError as `listGuestLinks`, `guestNotFound`. Source: B-41.3. */
export async function revokeGuestLink(actor: Actor, { guestId, ...ids }: Ids & { guestId: string }): Promise<void> {
  const grant = await ContractGrant.request(actor, ids.contractId, "manage");
  const round = await sentRound(grant, ids.roundId);
  await inTransaction(async (tx) => {
    const revoked = await markRevoked(grant, { roundId: round.id, guestId }, clock.now(), tx);
    if (!revoked) throw new AppError("guestNotFound");
    if (!revoked.isNew) return;
    const detail = { linkId: guestId, label: revoked.label };
    await recordInTransaction(actor, { chain: grant.contractId, action: "guest.linkRevoked", detail }, tx);
  });
}

async function sentRound(grant: ContractGrant<"manage">, roundId: string): Promise<RoundRow> {
  const round = await findRound(grant, roundId);
  if (round?.kind !== "sent") throw new AppError("roundNotFound");
  return round;
}

function toLinkDto(row: LinkRow, { stands, now }: { stands: boolean; now: Date }): GuestLinkDto {
  return {
    id: row.id,
    label: row.label,
    state: stateOf(row, stands, now),
    hasCode: row.codeHash !== null,
    createdAt: row.createdAt.toISOString(),
    createdByName: row.createdByName,
    expiresAt: row.expiresAt.toISOString(),
    visits: row.visits,
    lastVisitAt: row.lastVisitAt?.toISOString() ?? null,
  };
}

function stateOf(row: LinkRow, stands: boolean, now: Date): GuestLinkState {
  if (row.revokedAt !== null) return "revoked";
  if (row.expiresAt <= now) return "expired";
  return stands ? "open" : "ended";
}
