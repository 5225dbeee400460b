/** The starters in English. Not reviewed by a lawyer: a starting point, to be changed by whoever signs. */
import type { CommonTopic, StarterText } from "./starter";

export const english: Readonly<Record<CommonTopic, StarterText>> = {
  liability_cap: {
    wanted: {
      mutual: "Each side's liability in a contract year is limited to the fees of that year.",
      buy: "The supplier's liability is limited to no less than twice the yearly fees, and ours is limited too.",
    },
    fallback: "One and a half times the yearly fees, for both sides.",
    redLine: {
      mutual: "Only one side's liability is limited.",
      buy: "Our liability has no limit.",
      supply: "No limit.",
    },
    wording: "Each party's total liability in a contract year shall not exceed 150 % of the fees payable in that year.",
    why: "A loss without a limit can be larger than everything the contract earns.",
  },
  uncapped_liability: {
    wanted: { mutual: "Only fraud and intent are outside the limit." },
    fallback: "Infringement of intellectual property too, up to three times the yearly fees.",
    redLine: { mutual: "Every breach is outside the limit, so that there is none." },
    wording: "The limit does not apply to fraud or to damage that was caused wilfully.",
    why: "Exceptions can take away what the limit gives.",
  },
  indemnity: {
    wanted: {
      mutual: "Each side answers for claims of others that its own materials infringe their rights.",
      buy: "The supplier answers for claims of others about intellectual property and about our data.",
      supply: "We answer for claims of others that our materials infringe their intellectual property.",
    },
    fallback: "Both sides alike, and for claims of others only.",
    redLine: { mutual: "Only we answer for claims of others, or for every loss of the other side." },
    wording:
      "Each party shall compensate the other for losses from third-party claims that materials it supplied infringe third-party rights.",
    why: "It moves risks of any size from one side to the other.",
  },
  termination_for_convenience: {
    wanted: {
      mutual: "Both sides may end the contract without cause on 60 days' notice.",
      buy: "We may end the contract without cause on 30 days' notice.",
      supply: "Nobody may end the contract without cause.",
    },
    fallback: "Both sides, on 60 days' written notice.",
    redLine: { mutual: "Only the other side may." },
    wording: "Either party may terminate this Agreement on 60 days' written notice.",
    why: "Who can leave at any time holds the stronger hand in every later talk.",
  },
  renewal_term: {
    wanted: { mutual: "The contract ends with its term; it does not renew itself." },
    fallback: "It renews for at most twelve months at a time.",
    redLine: { mutual: "It renews itself for more than twelve months." },
    wording:
      "This Agreement renews for one year at a time unless either party objects in writing before the term ends.",
    why: "A forgotten date should not cost more than a year.",
  },
  renewal_notice: {
    wanted: { mutual: "30 days before the end of the term are early enough." },
    fallback: "60 days before the end of the term.",
    redLine: { mutual: "More than 90 days before the end of the term." },
    wording: "A party objects to renewal by written notice at least 60 days before the term ends.",
    why: "The longer before the end it has to be said, the easier it is missed.",
  },
  unilateral_amendment: {
    wanted: { mutual: "The contract changes only by a text that both sides sign." },
    fallback: "Changes by notice, if we may end the contract before they apply.",
    redLine: { mutual: "One side changes the contract by notice alone." },
    wording: "No amendment binds a party unless that party has signed it.",
    why: "Who may change the contract alone has promised nothing.",
  },
  assignment: {
    wanted: { mutual: "Neither side passes the contract on without the other's consent." },
    fallback: "To companies of the same group without consent, with notice.",
    redLine: { mutual: "They may pass it on freely, and we may not." },
    wording:
      "Neither party may assign this Agreement without the other's prior written consent, which shall not be unreasonably withheld.",
    why: "We chose this partner, not whoever comes after.",
  },
  change_of_control: {
    wanted: {
      mutual: "Whoever comes under new control says so.",
      buy: "We may leave when the supplier comes under new control.",
      supply: "Nothing happens to the contract when our owners change.",
    },
    fallback: "Notice within 30 days.",
    redLine: { mutual: "The contract ends by itself when our owners change." },
    wording: "A party shall notify the other within 30 days after a change of control over it.",
    why: "A sale of the company should neither be blocked by the contract nor come as a surprise.",
  },
  exclusivity: {
    wanted: { mutual: "No exclusivity." },
    fallback: "For named products in a named territory, for at most twelve months.",
    redLine: { mutual: "Without limit of time, product or territory." },
    wording: "The exclusivity applies to the Products in the Territory only, and ends after twelve months.",
    why: "It closes a market to us.",
  },
  non_compete: {
    wanted: { mutual: "No ban on competing." },
    fallback: "During the term only.",
    redLine: { mutual: "For more than twelve months after the contract has ended." },
    wording:
      "During the term, neither party shall offer goods or services that compete with the Products in the Territory.",
    why: "It forbids us our own trade, and may be void.",
  },
  no_solicit_employees: {
    wanted: { mutual: "For both sides, until twelve months after the end." },
    fallback: "Twelve months, with general advertising excepted.",
    redLine: { mutual: "For more than 24 months." },
    wording:
      "During the term and for twelve months after it, neither party shall solicit the other's employees; general advertising is excepted.",
    why: "It protects both teams, and should not stop people from changing their work.",
  },
  most_favored_nation: {
    wanted: { mutual: "No promise of the best price.", buy: "We get prices as good as any comparable customer." },
    fallback: "For comparable volumes, from the day a better price is given.",
    redLine: { mutual: "Refunds for the past." },
    wording:
      "If the Supplier gives another customer a lower price for comparable volumes and terms, that price applies here from then on.",
    why: "It ties every later price to this contract.",
  },
  ip_assignment: {
    wanted: {
      mutual: "Each side keeps what is its own.",
      buy: "What is made for us becomes ours when it is paid.",
      supply: "What we make stays ours.",
    },
    fallback: "Each side keeps what it brought; what is new passes on payment.",
    redLine: { mutual: "What we brought with us passes to the other side." },
    wording: "Each party keeps its background intellectual property. Rights in the deliverables pass on full payment.",
    why: "What we bring is what we live on.",
  },
  audit: {
    wanted: { mutual: "Once a year, on notice.", buy: "We may audit once a year.", supply: "No audits." },
    fallback: "Once a year, on ten business days' notice, in business hours.",
    redLine: { mutual: "As often as they like, or without notice." },
    wording:
      "The Customer may audit the relevant records once a year, on ten business days' notice and in business hours.",
    why: "It shows whether the contract is kept, and costs those who are audited days of work.",
  },
  insurance: {
    wanted: { mutual: "Customary cover on both sides.", buy: "The supplier is insured.", supply: "No duty to insure." },
    fallback: "Customary commercial general liability cover.",
    redLine: { mutual: "Named covers or sums that we do not have." },
    wording: "Each party shall maintain customary commercial general liability cover and show proof of it on request.",
    why: "A claim is worth what the other side can pay.",
  },
  warranty_duration: {
    wanted: { mutual: "Six to twelve months.", buy: "At least twelve months.", supply: "At most 90 days." },
    fallback: "Six months after delivery.",
    redLine: { mutual: "More than 24 months.", buy: "None." },
    wording: "The Supplier warrants the goods for six months after delivery.",
    why: "Faults show late, and repairs cost.",
  },
  payment_terms: {
    wanted: { mutual: "30 days.", buy: "We have at least 45 days to pay.", supply: "We are paid within 30 days." },
    fallback: "Between 30 and 45 days after the invoice.",
    redLine: { mutual: "More than 60 days.", buy: "On invoice, without time to check." },
    wording: "Invoices are due 30 days after they are received.",
    why: "Money that comes late is lent.",
  },
  late_payment: {
    wanted: { mutual: "At most 0.1 % a day of what is overdue.", buy: "No charge for late payment." },
    fallback: "At most 0.1 % a day.",
    redLine: { mutual: "More than 0.5 % a day." },
    wording: "A party that pays late owes 0.1 % of the overdue sum for each day, at most 10 % of that sum.",
    why: "It should hurt a little, and never ruin.",
  },
  liquidated_damages: {
    wanted: { mutual: "At most 10 % of the price.", supply: "No agreed penalty." },
    fallback: "At most 10 % of the price.",
    redLine: { mutual: "Without a limit." },
    wording: "Agreed damages shall not exceed 10 % of the price of the delayed delivery.",
    why: "A fixed sum saves proof, and must not become a second price.",
  },
  governing_law: {
    wanted: { mutual: "The law of our own country." },
    fallback: "A neutral law.",
    redLine: { mutual: "Only the law of the other side's country." },
    wording: "This Agreement is governed by the laws of [our country].",
    why: "A foreign law costs a foreign lawyer.",
  },
};
