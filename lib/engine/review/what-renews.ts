import * as en from "../cues/en/what-renews";
import * as mn from "../cues/mn/what-renews";
import { renewalWords as mnRenewal } from "../cues/mn/renewal";
import { anyOf } from "../cues/pack";
import * as ru from "../cues/ru/what-renews";
import { renewalWords as ruRenewal } from "../cues/ru/renewal";

/** Russian and Mongolian clauses are found by patterns that name what is extended. */
const CONTRACT = anyOf(en.contractRenews, ruRenewal, mnRenewal);
const OTHER_TIME = anyOf(en.otherTimeExtended, ru.otherTimeExtended, mn.otherTimeExtended);
const AGREED = anyOf(en.renewalAgreed);

/** Whether what a clause renews is the contract, and not only if both sides agree to it then. Folded. */
export function renewsContract(clause: string): boolean {
  return CONTRACT.test(clause) && mayStopRenewal(clause);
}

/** Whether a notice in a clause may keep the contract from renewing: it extends no other time. Folded. */
export function mayStopRenewal(clause: string): boolean {
  return !OTHER_TIME.test(clause) && !AGREED.test(clause);
}
