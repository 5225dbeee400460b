/**
 * The chain of the audit trail: each event's hash covers all of its fields and its predecessor's hash, so that a
 * changed, missing, added or moved event is noticed, and the head row tells where the chain ends. It proves integrity,
 * not origin: whoever can write to the database can make a whole chain anew, but not one whose last hash somebody has
 * kept.
 */
import { createHash } from "node:crypto";

/** One event without its own hash. */
export type ChainedEvent = {
  id: string;
  chain: string;
  /** 1-based, without gap. */
  sequence: number;
  at: Date;
  actorId: string | null;
  actorName: string;
  action: string;
  /** JSON. */
  detail: string;
  address: string;
  /** '' for the first event of a chain. */
  previousHash: string;
};
export type SealedEvent = ChainedEvent & { hash: string };
/** Where a chain ends, as its head row has it. */
export type ChainHead = { lastSequence: number; lastHash: string };

/**
 * `changed`: a field or the link to the event before is not what was hashed; `missing`: events before this one are
 * gone; `cutOff`: the head knows of events behind the last one; `pastEnd`: there is an event that the head knows
 * nothing of.
 */
type ChainFault = "changed" | "missing" | "cutOff" | "pastEnd";
export type ChainProblem = { chain: string; sequence: number; problem: ChainFault };

/** Says which fields are hashed and how; a later way gets another number. */
const FORM = "audit-event/1";

/** SHA-256 in hex over every field and the predecessor's hash, as one list in JSON: no two events serialise alike. */
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
 * Checks one chain, event by event in order of `sequence`, between two looks at its head: events that are added in
 * between are no finding. A finding names the event at which it shows; checking goes on behind it, from that event's
 * own hash.
 * @param headBefore the head as it was before the first event was read; null when there is none
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
