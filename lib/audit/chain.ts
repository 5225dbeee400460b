/**
 * Each event's hash covers its fields and its predecessor's hash, so that changed, missing, added or moved events are
 * detected; the head says where the chain ends. This proves integrity, not origin: someone with write access to the
 * database can rebuild a chain, but not one whose last hash was kept elsewhere.
 */
import { createHash } from "node:crypto";

/** An event without its own hash. */
export type ChainedEvent = {
  id: string;
  chain: string;
  /** 1-based, without gaps. */
  sequence: number;
  at: Date;
  actorId: string | null;
  actorName: string;
  action: string;
  detail: string;
  address: string;
  /** '' for the first event of a chain. */
  previousHash: string;
};
export type SealedEvent = ChainedEvent & { hash: string };
/** Where a chain ends, according to its head row. */
export type ChainHead = { lastSequence: number; lastHash: string };

/**
 * `changed`: differs from what was hashed; `missing`: earlier events are gone; `cutOff`: the head points past the last
 * event; `pastEnd`: the event is past the head.
 */
type ChainFault = "changed" | "missing" | "cutOff" | "pastEnd";
export type ChainProblem = { chain: string; sequence: number; problem: ChainFault };

/** Identifies which fields are hashed and how; any change gets a new number. */
const FORM = "audit-event/1";

/** SHA-256 in hex over every field and the predecessor's hash, as one list in JSON: unique per event. */
export function eventHash(event: ChainedEvent): string {
  const { id, chain, sequence, at, actorId, actorName, action, detail, address, previousHash } = event;
  const fields = [
    FORM,
    id,
    chain,
    sequence,
    at.toISOString(),
    actorId,
    actorName.toWellFormed(),
    action,
    detail,
    address,
    previousHash,
  ];
  return createHash("sha256").update(JSON.stringify(fields)).digest("hex");
}

/**
 * Checks a chain in order, between two readings of its head, so that events added meanwhile aren't reported. After a
 * fault it continues from that event's own hash.
 * @param headBefore the head before the first event was read; null if there is none
 */
export function chainCheck(
  chain: string,
  headBefore: ChainHead | null,
): { next(event: SealedEvent): ChainProblem[]; end(headNow: ChainHead | null): ChainProblem[] } {
  let last: ChainHead = { lastSequence: 0, lastHash: "" };
  return {
    next(event) {
      const isGap = event.sequence !== last.lastSequence + 1;
      const isLinked = isGap || event.previousHash === last.lastHash;
      const isOldEnd = event.sequence === headBefore?.lastSequence;
      const isWhole =
        event.chain === chain &&
        eventHash(event) === event.hash &&
        isLinked &&
        (!isOldEnd || event.hash === headBefore?.lastHash);
      last = { lastSequence: event.sequence, lastHash: event.hash };
      return [
        ...(isGap ? [found("missing", event.sequence)] : []),
        ...(isWhole ? [] : [found("changed", event.sequence)]),
      ];
    },
    end(headNow) {
      if (last.lastSequence < (headBefore?.lastSequence ?? 0)) return [found("cutOff", last.lastSequence + 1)];
      const known = headNow?.lastSequence ?? 0;
      return last.lastSequence > known ? [found("pastEnd", known + 1)] : [];
    },
  };

  function found(problem: ChainProblem["problem"], sequence: number): ChainProblem {
    return { chain, sequence, problem };
  }
}
