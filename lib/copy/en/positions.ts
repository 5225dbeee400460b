/** Topics of contracts, by the ids that reviews and positions use. */
const topics = {
  liability_cap: "Cap on liability",
  uncapped_liability: "Exceptions from the cap",
  indemnity: "Indemnity",
  termination_for_convenience: "Termination without cause",
  renewal_term: "Renewal",
  renewal_notice: "Notice against renewal",
  unilateral_amendment: "Amendment by one side",
  assignment: "Assignment",
  change_of_control: "Change of control",
  exclusivity: "Exclusivity",
  non_compete: "Non-compete",
  no_solicit_employees: "No hiring of staff",
  most_favored_nation: "Most favoured customer",
  ip_assignment: "Intellectual property",
  audit: "Audit",
  insurance: "Insurance",
  warranty_duration: "Warranty",
  payment_terms: "Payment period",
  late_payment: "Late payment",
  liquidated_damages: "Agreed damages",
  governing_law: "Governing law",
};

/** Books of positions: what we want of contracts. */
export const positions = {
  title: "Our positions",
  intro: "What we want of a contract, topic by topic: how far we go, and where we stop.",
  topics,
  sides: { buy: "We buy", supply: "We supply", mutual: "Both sides alike" },
  sideHints: {
    buy: "For contracts in which we are the customer.",
    supply: "For contracts in which we deliver or serve.",
    mutual: "For contracts in which both sides owe the same.",
  },
  languages: { mn: "Mongolian", en: "English", ru: "Russian" },
  unread: "Not yet read by a lawyer of that law",
};
