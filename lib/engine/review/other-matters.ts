/** Sentences with a topic's words that are on another matter: a penalty for late work, a right to end for a breach. */
import { anyOf } from "../language/patterns";
import * as cue from "./other-matters.cues";
import type { TopicId } from "./topics";
import * as values from "./values.cues";

const LATE_DELIVERY = anyOf(values.lateDelivery, cue.notDoneInTime);
const PAYMENT_IS_LATE = anyOf(cue.paymentIsLate);
const FOR_CAUSE = anyOf(values.forCause, cue.endedWhenLate);
const WITHOUT_CAUSE = anyOf(values.withoutCause);
const LATE_SO_LEAVES = anyOf(cue.endedWhenLate);
const MAY_LEAVE = anyOf(values.mayLeave);
const LEAVING = anyOf(cue.leaving);
const ANY_DELAY = anyOf(cue.anyDelay);
const NO_PENALTY = anyOf(cue.noPenaltyBetweenThem);
const AHEAD = anyOf(cue.paidAhead);

/** Whether a folded sentence that has the words of a topic is on another one. `before`: the one before it. */
export function isOnOtherMatter(topic: TopicId, words: string, before = ""): boolean {
  if (topic === "late_payment")
    return isLateWork(words) || isOnlyLeaving(words) || (isLateWork(before) && !PAYMENT_IS_LATE.test(words));
  if (topic === "termination_for_convenience") return FOR_CAUSE.test(words) && !WITHOUT_CAUSE.test(words);
  if (topic === "liquidated_damages") return NO_PENALTY.test(words);
  return topic === "payment_terms" && isOfLeaving(words);
}

/** 'For late delivery the Supplier pays 0.1 % a day. The penalty is at most 10 %.' */
const isLateWork = (words: string) => LATE_DELIVERY.test(words) && !PAYMENT_IS_LATE.test(words);

/** 'Whoever ends the lease early pays 50 % of the rent that is left': nobody is late. */
const isOnlyLeaving = (words: string) => LEAVING.test(words) && !ANY_DELAY.test(words);

/** 'If payment is more than 20 days late, the Supplier may terminate': no time to pay. */
const isOfLeaving = (words: string) => (FOR_CAUSE.test(words) && MAY_LEAVE.test(words)) || LATE_SO_LEAVES.test(words);

/** Whether a folded clause is on what is paid ahead, and not on the rest. */
export const isPaidAhead = (words: string) => AHEAD.test(words);
