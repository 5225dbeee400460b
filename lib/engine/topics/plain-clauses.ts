import * as cue from "./plain.cues";
import { anyOf, inOrder } from "../language/patterns";
import { noPenaltyBetweenThem } from "../review/other-matters.cues";

const FOR_REASON = anyOf(cue.forReason);
/** 'Shall not sell products that compete', 'shall not sell competing products'. */
const RESTRAINS = anyOf(
  inOrder(cue.restrains, /.{0,80}/u, cue.deals, /.{0,100}/u, cue.dealtIn, /.{0,60}/u, cue.competes),
  inOrder(cue.restrains, /.{0,80}/u, cue.deals, /.{0,60}/u, cue.competes, / /u, cue.dealtIn),
);
/** Clauses that are conclusive by themselves. */
const PLAIN_CLAUSES: ReadonlyMap<string, { when: RegExp; unless?: RegExp }> = new Map([
  ["audit", { when: anyOf(cue.audit) }],
  ["insurance", { when: anyOf(cue.insurance, cue.carriedInsurance) }],
  ["liabilityCap", { when: anyOf(cue.liabilityCap) }],
  ["liquidatedDamages", { when: anyOf(cue.liquidatedDamages), unless: anyOf(noPenaltyBetweenThem) }],
  ["nonCompete", { when: anyOf(cue.nonCompete, RESTRAINS) }],
  [
    "terminationForConvenience",
    { when: anyOf(cue.terminationForConvenience, cue.atAnyTimeOnNotice), unless: FOR_REASON },
  ],
]);

const WITHOUT_CAUSE = anyOf(cue.withOrWithoutCause);

/** Whether a clause alone proves that the contract deals with a topic. Folded text. */
export function isPlainClause(topic: string, clause: string): boolean {
  const plain = PLAIN_CLAUSES.get(topic);
  if (topic === "terminationForConvenience" && WITHOUT_CAUSE.test(clause)) return true;
  return plain?.when.test(clause) === true && plain.unless?.test(clause) !== true;
}
