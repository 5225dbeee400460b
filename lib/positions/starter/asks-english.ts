/** What the starters ask for, as English clauses. Not yet reviewed by a lawyer of that law. */
import type { Sided, StarterTopic, KindTopic, StarterText } from "./starter";

export const englishAsks: Readonly<Partial<Record<StarterTopic, Sided<string>>>> = {
  liability_cap: {
    mutual: "Each party's liability in each contract year is limited to the fees payable in that year.",
    buy: "The Supplier's liability in each contract year is limited to twice the fees payable in that year, and the Customer's to the fees payable in it.",
    supply: "The Supplier's liability in each contract year is limited to the fees payable in that year.",
  },
  uncapped_liability: {
    mutual: "The cap on liability does not apply to fraud or wilful default, and applies to everything else.",
  },
  indemnity: {
    mutual:
      "Each party indemnifies the other against third-party claims that materials it supplied infringe their rights.",
    buy: "The Supplier indemnifies the Customer against third-party claims concerning intellectual property and data.",
    supply:
      "The Supplier indemnifies the Customer against third-party claims that its materials infringe intellectual property.",
  },
  termination_for_convenience: {
    mutual: "Either party may terminate this Agreement without cause on 60 days' written notice.",
    buy: "The Customer may terminate this Agreement without cause on 30 days' written notice.",
    supply: "Neither party may terminate this Agreement without cause before the end of its term.",
  },
  renewal_term: { mutual: "This Agreement ends at the end of its term and does not renew automatically." },
  renewal_notice: { mutual: "Either party may object to renewal in writing up to 30 days before the end of the term." },
  unilateral_amendment: { mutual: "This Agreement is amended only by a document signed by both parties." },
  assignment: { mutual: "Neither party may assign this Agreement without the other party's prior written consent." },
  change_of_control: {
    mutual: "Each party notifies the other in writing of a change of control over it.",
    buy: "The Customer may terminate this Agreement by written notice if control of the Supplier changes.",
    supply: "A change in the ownership of the Supplier does not affect this Agreement.",
  },
  exclusivity: { mutual: "Nothing in this Agreement is exclusive: each party may deal with others." },
  non_compete: { mutual: "Nothing in this Agreement restricts either party from competing with the other." },
  no_solicit_employees: {
    mutual:
      "During this Agreement and for twelve months after it, neither party offers employment to the other's employees.",
  },
  most_favored_nation: {
    mutual: "The prices of this Agreement do not depend on those given to others.",
    buy: "The Customer's prices are no less favorable than those given to comparable customers.",
  },
  ip_assignment: {
    mutual: "Each party keeps its intellectual property and gives the other the licence needed to use the results.",
    buy: "The rights in what is made for the Customer pass to the Customer on payment.",
    supply: "The Supplier keeps the rights in the results and grants the Customer a licence to use them.",
  },
  audit: {
    mutual: "Each party may audit the other's records relating to this Agreement once a year, on notice.",
    buy: "The Customer may audit the Supplier's records relating to this Agreement once a year.",
  },
  insurance: {
    mutual: "Each party maintains customary liability insurance.",
    buy: "The Supplier maintains customary liability insurance and proves it on request.",
  },
  warranty_duration: {
    mutual: "The warranty lasts twelve months from delivery.",
    supply: "The warranty lasts 90 days from delivery.",
  },
  payment_terms: {
    mutual: "Invoices are payable within 30 days of receipt.",
    buy: "Invoices are payable within 45 days of receipt.",
  },
  late_payment: {
    mutual: "A party late with a payment pays 0.1 % of the overdue sum for each day.",
    buy: "No interest accrues on late payment.",
  },
  liquidated_damages: {
    mutual: "Penalties for late performance do not exceed 10 % of the price of what is late.",
    supply: "No penalty is due for late performance.",
  },
  deposit_return: {
    mutual: "The deposit is returned within 14 days of the end of this Agreement, less sums shown to be due.",
  },
  price_increase: { mutual: "The price does not increase during the term." },
  sublease: { mutual: "The Tenant may not sublet without the Landlord's prior written consent." },
  subcontracting: { mutual: "The Supplier may not subcontract without the Customer's prior written consent." },
  probation: { mutual: "The probation period is three months." },
  confidentiality_term: { mutual: "Confidentiality lasts for two years after the end of this Agreement." },
  return_of_information: {
    mutual: "On written request confidential information is returned or destroyed within 14 days.",
  },
};

/** English starters for some kinds of contract only. Not yet reviewed by a lawyer of that law. */
export const englishOfKinds: Readonly<Record<KindTopic, StarterText>> = {
  deposit_return: {
    wanted: { mutual: "The deposit is returned within 14 days of the end." },
    fallback: "Within 30 days of the end.",
    redLine: { mutual: "Kept without giving reasons." },
    wording: "The deposit is returned within 30 days of the end of this Agreement, less sums shown to be due.",
    why: "It is our money.",
  },
  price_increase: {
    wanted: { mutual: "The price does not go up during the term." },
    fallback: "By at most 5 percent a year.",
    redLine: { mutual: "One side sets the price." },
    wording: "The price increases by at most 5 % once a year, on 60 days' written notice.",
    why: "We plan with the price we signed.",
  },
  sublease: {
    wanted: { mutual: "The tenant must not sublet without the landlord's consent." },
    fallback: "With consent, not unreasonably refused.",
    redLine: { mutual: "Subletting without any notice." },
    wording: "The Tenant may sublet with the Landlord's consent, which is not unreasonably refused.",
    why: "Who lives or works there matters to both.",
  },
  subcontracting: {
    wanted: { mutual: "The supplier must not subcontract without our consent." },
    fallback: "On notice, and liable for them as for itself.",
    redLine: { mutual: "Freely, and without liability." },
    wording: "The Supplier may subcontract on written notice and is liable for its subcontractors as for itself.",
    why: "We chose this supplier.",
  },
  probation: {
    wanted: { mutual: "Probation of at most three months." },
    fallback: "At most six months.",
    redLine: { mutual: "More than six months." },
    wording: "The probation period is six months.",
    why: "Both sides need to know where they stand.",
  },
  confidentiality_term: {
    wanted: { mutual: "Confidentiality lasts at least two years after the end." },
    fallback: "At least one year after the end.",
    redLine: { mutual: "It ends with the contract." },
    wording: "Confidentiality lasts for one year after the end of this Agreement.",
    why: "What we tell stays valuable after the contract.",
  },
  return_of_information: {
    wanted: { mutual: "Information is returned within 14 days of a request." },
    fallback: "Within 30 days of a request.",
    redLine: { mutual: "It need not be returned." },
    wording: "On written request confidential information is returned or destroyed within 30 days.",
    why: "What is no longer needed should not lie about.",
  },
};
