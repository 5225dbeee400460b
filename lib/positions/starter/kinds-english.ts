/** Starters that only some kinds of contract need, in English. Not yet read by a lawyer of that law. */
import type { KindTopic, StarterText } from "./starter";

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
