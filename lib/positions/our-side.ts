/** Whether an ask of one side is compared for somebody who is surely on that side. Pure. Source: B-24.6. */
import type { ContractSide } from "@/lib/engine/positions/sides";
import type { Side } from "./bounds";
import type { Judgement } from "./verdict";

/** What one side asks to be long or high, the other asks to be short or low. */
const OPPOSITE: ReadonlySet<string> = new Set([
  "payment_terms",
  "late_payment",
  "liquidated_damages",
  "warranty_duration",
  "insurance",
  "deposit_return",
]);
/** What one side asks for itself. */
const OF_ONE_SIDE: ReadonlySet<string> = new Set([
  ...OPPOSITE,
  "liability_cap",
  "indemnity",
  "termination_for_convenience",
  "change_of_control",
  "ip_assignment",
  "audit",
  "price_increase",
  "sublease",
  "subcontracting",
  "probation",
]);

type Compared = { topic: string; side: Side; isFound: boolean };

/**
 * A playbook of one side is right for whoever is on it: where we are on the other, or nobody said who we are, a clause
 * that gives a buyer enough time to pay is no match for us. `ourSide`: undefined where it wasn't asked for.
 */
export function asOurs(
  judgement: Judgement,
  { topic, side, isFound }: Compared,
  ourSide: ContractSide | null | undefined,
): Judgement {
  const isGood = judgement.verdict === "matches" || judgement.verdict === "acceptable";
  if (!isGood || !isFound || side === "mutual" || ourSide === undefined || ourSide === side) return judgement;
  const isOpen = (ourSide === null ? OPPOSITE : OF_ONE_SIDE).has(topic);
  return isOpen ? { verdict: "needsReview", reason: "whoseSide", isSure: false } : judgement;
}
