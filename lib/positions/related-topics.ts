/** Which topics stand beside each other in a contract. Pure. */
import { TOPIC_IDS, type TopicId } from "@/lib/engine/review/topics";

/** Each topic's neighbours are those of its row, the nearest first. */
const ROWS: readonly (readonly TopicId[])[] = [
  ["liability_cap", "uncapped_liability", "indemnity", "liquidated_damages", "insurance", "covenant_not_to_sue"],
  ["warranty_duration", "liability_cap", "insurance"],
  [
    "termination_for_convenience",
    "expiration_date",
    "renewal_term",
    "renewal_notice",
    "post_termination_services",
    "effective_date",
  ],
  ["payment_terms", "late_payment", "price", "price_restrictions", "revenue_sharing", "most_favored_nation"],
  ["minimum_commitment", "volume_restriction", "price", "payment_terms"],
  ["most_favored_nation", "price_restrictions", "price", "payment_terms"],
  ["exclusivity", "non_compete", "competition_exception", "no_solicit_customers", "no_solicit_employees"],
  ["non_disparagement", "confidentiality", "no_solicit_employees", "non_compete"],
  ["first_refusal", "exclusivity"],
  ["ip_assignment", "joint_ip", "license_grant", "perpetual_license", "source_code_escrow"],
  ["audit", "payment_terms", "price", "confidentiality"],
  ["confidentiality", "non_disparagement", "ip_assignment"],
  ["assignment", "change_of_control", "third_party_beneficiary", "unilateral_amendment"],
  ["unilateral_amendment", "assignment", "third_party_beneficiary"],
  ["governing_law", "dispute_resolution"],
];

/** Topics that a topic belongs beside; none for one of somebody's own. */
export function relatedTo(topic: string): TopicId[] {
  const known = TOPIC_IDS.find((id) => id === topic);
  if (!known) return [];
  const rows = ROWS.filter((row) => row.includes(known)).toSorted(
    (one, other) => one.indexOf(known) - other.indexOf(known),
  );
  return [...new Set(rows.flat())].filter((id) => id !== known);
}
