import "server-only";
import type { Actor } from "@/lib/access/actor";
import { newestExchanged, roundsAbout, undecidedAmong, untrackedLeft } from "./waiting-store";

/** A returned file and what is still open in it: how many changes, and how many of those untracked. */
export type WaitingRound = {
  roundId: string;
  contractId: string;
  contractName: string;
  sentBy: string;
  open: number;
  untracked: number;
};
export type WaitingRounds = { count: number; first: readonly WaitingRound[] };

/** Lines shown. */
const LINES = 2;

/** Returned files with changes the caller may still decide on, newest first. Source: B-27.11. */
export async function roundsWaiting(actor: Actor): Promise<WaitingRounds> {
  const rows = await undecidedAmong(actor, await roundsAbout(actor));
  const waiting = rows
    .map(({ changes, decided, ...row }) => ({ ...row, open: changes - decided }))
    .filter(({ open }) => open > 0);
  const first = waiting.slice(0, LINES);
  const left = await untrackedLeft(
    actor,
    first.filter(({ untracked }) => untracked > 0).map(({ roundId }) => roundId),
  );
  return {
    count: waiting.length,
    first: first.map((round) => ({ ...round, untracked: left.get(round.roundId) ?? 0 })),
  };
}

/** A contract that is out with the other side: since when the file is with them, or, once they replied, with us. */
export type Negotiation = { since: string; isWithThem: boolean };

/**
 * Which of some contracts are in negotiation, by id: sent to the other side, and not signed. Their status stays as the
 * specification has it. Source: B-7.23.
 */
export async function negotiationsIn(
  actor: Actor,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, Negotiation>> {
  const rows = await newestExchanged(actor, contractIds);
  return new Map(
    rows.map(({ contractId, kind, createdAt }) => [
      contractId,
      { since: createdAt.toISOString(), isWithThem: kind === "sent" },
    ]),
  );
}
