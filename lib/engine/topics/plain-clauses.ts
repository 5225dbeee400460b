import * as sure from "../cues/en/sure-topics";
import * as weighed from "../cues/en/weighed-topics";
import { anyOf, inOrder } from "../cues/pack";

const FOR_REASON = anyOf(sure.forReason);
/** 'Shall not sell products that compete', 'shall not sell competing products'. */
const RESTRAINS = anyOf(
  inOrder(sure.restrains, /.{0,80}/u, sure.deals, /.{0,100}/u, sure.dealtIn, /.{0,60}/u, sure.competes),
  inOrder(sure.restrains, /.{0,80}/u, sure.deals, /.{0,60}/u, sure.competes, / /u, sure.dealtIn),
);
/** Clauses that leave no doubt by themselves. */
const PLAIN_CLAUSES: ReadonlyMap<string, { when: RegExp; unless?: RegExp }> = new Map([
  ["audit", { when: anyOf(sure.audit) }],
  ["insurance", { when: anyOf(sure.insurance, weighed.carriedInsurance) }],
  ["liabilityCap", { when: anyOf(sure.liabilityCap) }],
  ["nonCompete", { when: anyOf(sure.nonCompete, RESTRAINS) }],
  [
    "terminationForConvenience",
    { when: anyOf(sure.terminationForConvenience, weighed.atAnyTimeOnNotice), unless: FOR_REASON },
  ],
]);

const WITHOUT_CAUSE = anyOf(weighed.withOrWithoutCause);

/** Whether a clause says beyond doubt by itself that the contract deals with a topic. Folded text. */
export function isPlainClause(topic: string, clause: string): boolean {
  const plain = PLAIN_CLAUSES.get(topic);
  if (topic === "terminationForConvenience" && WITHOUT_CAUSE.test(clause)) return true;
  return plain?.when.test(clause) === true && plain.unless?.test(clause) !== true;
}
