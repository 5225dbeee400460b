/** The kinds of clause that plain-language help explains. Client-safe. Source: behaviour §50. */
export const HELP_TOPICS = [
  "title",
  "parties",
  "signatories",
  "agreement_date",
  "effective_date",
  "term",
  "renewal_term",
  "renewal_notice",
  "termination",
  "termination_for_convenience",
  "survival",
  "post_termination_services",
  "assignment",
  "change_of_control",
  "subcontracting",
  "sublease",
  "exclusivity",
  "non_compete",
  "competition_exception",
  "most_favored_nation",
  "no_solicit",
  "non_disparagement",
  "first_refusal",
  "price",
  "price_increase",
  "price_restrictions",
  "payment_terms",
  "late_payment",
  "penalty",
  "prepayment",
  "deposit_return",
  "revenue_sharing",
  "minimum_commitment",
  "volume_restriction",
  "ip_assignment",
  "joint_ip",
  "license_grant",
  "perpetual_license",
  "source_code_escrow",
  "reverse_engineering",
  "copying",
  "confidentiality",
  "return_of_information",
  "audit",
  "uncapped_liability",
  "liability_cap",
  "liquidated_damages",
  "indemnity",
  "warranty",
  "warranty_duration",
  "insurance",
  "force_majeure",
  "covenant_not_to_sue",
  "third_party_beneficiary",
  "governing_law",
  "dispute_resolution",
  "unilateral_amendment",
  "notice",
  "probation",
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** What stands around the sentences of a kind of clause. */
export type HelpWords = {
  /** Of a quote whose kind is known by its wording alone. */
  seems: (name: string) => string;
  notThis: string;
};

/** A clause's name and two general sentences on it. */
export type ClauseHelp = Readonly<Record<HelpTopic, readonly [name: string, first: string, second: string]>>;

/** Names by which other lists of topics call the same kind of clause. */
const ALSO: ReadonlyMap<string, HelpTopic> = new Map([
  ["expiration_date", "term"],
  ["currency", "price"],
  ["confidentiality_term", "confidentiality"],
  ["no_solicit_customers", "no_solicit"],
  ["no_solicit_employees", "no_solicit"],
  ["jurisdiction", "dispute_resolution"],
  ["nonCompete", "non_compete"],
  ["liabilityCap", "liability_cap"],
  ["terminationForConvenience", "termination_for_convenience"],
  ["renewal", "renewal_term"],
  ["nonSolicit", "no_solicit"],
  ["forceMajeure", "force_majeure"],
  ["intellectualProperty", "ip_assignment"],
  ["reverseEngineering", "reverse_engineering"],
  ["returnOrDestroy", "return_of_information"],
  ["sharing", "confidentiality"],
]);
const OWN: ReadonlySet<string> = new Set(HELP_TOPICS);

/**
 * The help for a topic of any list: facts, topics of the review, subjects of playbooks, what Find looks for.
 * @returns null for a kind that nothing general can be said of, such as a topic that people made themselves
 */
export function helpTopicFor(topic: string): HelpTopic | null {
  const also = ALSO.get(topic);
  if (also) return also;
  return OWN.has(topic) ? (topic as HelpTopic) : null; // just looked up in the list
}
