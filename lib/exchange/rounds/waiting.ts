import "server-only";
import type { Actor } from "@/lib/access/actor";
import { roundsAbout, undecidedAmong, untrackedLeft } from "./waiting-store";

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
