import "server-only";
import type { Actor } from "@/lib/access/actor";
import { roundsAbout, undecidedAmong } from "./waiting-store";

/** A file that came back, with what is still open in it: how many changes, and how many that nobody had tracked. */
export type WaitingRound = {
  roundId: string;
  contractId: string;
  contractName: string;
  sentBy: string;
  open: number;
  untracked: number;
};
export type WaitingRounds = { count: number; first: readonly WaitingRound[] };

/** Lines that are shown. */
const LINES = 2;

/** Files that came back and of which the caller may still decide on changes, newest first. Source: B-27.11. */
export async function roundsWaiting(actor: Actor): Promise<WaitingRounds> {
  const rows = await undecidedAmong(actor, await roundsAbout(actor));
  const waiting = rows
    .map(({ changes, decided, ...row }) => ({ ...row, open: changes - decided }))
    .filter(({ open }) => open > 0);
  return { count: waiting.length, first: waiting.slice(0, LINES) };
}
