/** What one side asks for itself, in English. Not reviewed by a lawyer. */
import type { OwnTexts } from "./starter";

export const ownEnglish: OwnTexts = {
  uncapped_liability: {
    buy: {
      wanted:
        "Fraud, intent, personal injury, infringement of rights and breach of confidentiality are outside the limit.",
      ask: "The limit does not apply to fraud, wilful default, personal injury, infringement of third-party rights or breach of confidentiality.",
      fallback: "Fraud, intent and personal injury.",
      wording: "The limit does not apply to fraud, wilful default or personal injury.",
      redLine: "Even fraud and intent are limited.",
      why: "For the worst that can happen to us a limit is too little.",
    },
  },
  liquidated_damages: {
    buy: {
      wanted: "We get agreed damages for delay, up to at least 10 % of the price.",
      ask: "For each week of delay the Supplier pays 1 % of the price of what is late, up to 10 % of that price.",
      fallback: "Up to at least 5 % of the price.",
      wording: "For each week of delay the Supplier pays 0.5 % of the price of what is late, up to 5 % of that price.",
      redLine: "Nothing is due for delay.",
      why: "Delay costs us, and a fixed sum saves proving how much.",
    },
  },
  late_payment: {
    supply: {
      wanted: "At least 0.1 % a day of what is overdue.",
      ask: "A party late with a payment pays 0.1 % of the overdue sum for each day.",
      fallback: "At least 0.05 % a day.",
      wording: "A party late with a payment pays 0.05 % of the overdue sum for each day.",
      redLine: "No charge for late payment, or one above 0.5 % a day that a court would reduce.",
      why: "Money that comes late is lent, and lending has its price.",
    },
  },
  most_favored_nation: { buy: { redLine: "Others get better prices than we do.", why: "We pay no more than others." } },
  audit: { buy: { redLine: "We cannot check what we pay for." } },
  insurance: { buy: { redLine: "The supplier has no cover for what it may owe us." } },
  deposit_return: {
    supply: {
      wanted: "We have at least 30 days to return it, and deduct what is owed.",
      ask: "The deposit is returned within 30 days of the end of this Agreement, less sums due for rent or damage.",
      fallback: "At least 14 days.",
      wording: "The deposit is returned within 14 days of the end of this Agreement, less sums due for rent or damage.",
      redLine: "Returned without deductions.",
      why: "Damage shows once the premises are empty.",
    },
  },
  price_increase: {
    supply: {
      wanted: "We may raise the price once a year.",
      ask: "The Supplier may increase the price once a year by up to 5 %, on 60 days' written notice.",
      fallback: "In step with inflation, once a year.",
      wording: "Once a year the price increases in step with the consumer price index, on 60 days' written notice.",
      redLine: "A fixed price for more than a year.",
      why: "Our costs rise too.",
    },
  },
  sublease: {
    buy: {
      wanted: "Subletting with the landlord's consent, reasonably given.",
      ask: "The Tenant may sublet with the Landlord's consent, which is not unreasonably refused.",
      fallback: "Of part of the premises, with the landlord's consent.",
      wording: "The Tenant may sublet part of the premises with the Landlord's prior written consent.",
      redLine: "No subletting at all.",
      why: "Space that we no longer need still costs us rent.",
    },
  },
  subcontracting: {
    supply: {
      wanted: "We may subcontract, and answer for it.",
      ask: "The Supplier may use subcontractors and is liable for them as for itself.",
      fallback: "With consent, reasonably given.",
      wording: "The Supplier may subcontract with the Customer's consent, which is not unreasonably refused.",
      redLine: "No subcontracting at all.",
      why: "We plan our own work, and answer for its result.",
    },
  },
  probation: {
    employer: {
      wanted: "Probation of at least three months.",
      ask: "The probation period is three months.",
      fallback: "At least one month.",
      wording: "The probation period is one month.",
      redLine: "No probation.",
      why: "Work shows whom we have hired.",
    },
  },
  confidentiality_term: {
    recipient: {
      wanted: "Confidentiality lasts at most two years after the end.",
      ask: "Confidentiality lasts for two years after the end of this Agreement.",
      fallback: "At most three years after the end.",
      wording: "Confidentiality lasts for three years after the end of this Agreement.",
      redLine: "Without an end.",
      why: "What we have to guard, we have to guard every day.",
    },
  },
  return_of_information: {
    recipient: {
      wanted: "We have at least 30 days to return it.",
      ask: "On written request confidential information is returned or destroyed within 30 days.",
      fallback: "At least 14 days.",
      wording: "On written request confidential information is returned or destroyed within 14 days.",
      redLine: "At once, and with every backup.",
      why: "Copies lie in many places, and finding them takes time.",
    },
  },
};
