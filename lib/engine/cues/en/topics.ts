/**
 * English clauses by topic; the export's name is the topic's id. Folded text. Inputs of a fitted classifier where there
 * is one.
 */
import { cues } from "../pack";

export const uncapped_liability = cues("en", {
  limitDoesNotApply: {
    pattern: /\b(?:limitations?|exclusions?|cap)\b.{0,120}\b(?:shall|do|does|will) not (?:apply|limit|extend)\b/u,
    yes: "the limitations in this section shall not apply to breaches of confidentiality.",
    no: "the supplier's liability shall not exceed the fees.",
  },
  nothingLimits: {
    pattern: /\bnothing in this .{0,80}\b(?:limits?|excludes?|restricts?)\b.{0,60}\bliabilit/u,
    yes: "nothing in this agreement limits or excludes either party's liability for fraud.",
    no: "nothing in this agreement creates a partnership.",
  },
  exceptFor: {
    pattern: /\bexcept (?:for|in|with respect to)\b.{0,260}\b(?:in no event|neither|no) \b.{0,100}\bliab/u,
    yes: "except for breach of section 9, in no event will either party be liable for indirect loss.",
    no: "except for sundays, deliveries are made daily.",
  },
  unlimited: {
    pattern: /\bliab\p{L}{0,6} .{0,60}\b(?:unlimited|without (?:any )?limit|uncapped)\b/u,
    yes: "the supplier's liability under this agreement is unlimited.",
    no: "the licence is of unlimited duration.",
  },
});

export const liability_cap = cues("en", {
  notExceed: {
    pattern: /\bliabilit\p{L}{1,3}\b.{0,200}\b(?:not exceed|exceed|limited to|capped at|greater of|lesser of)\b/u,
    yes: "the total liability of either party shall not exceed the fees paid in the last year.",
    no: "liability for taxes is borne by the seller.",
  },
  noClaimAfter: {
    pattern: /\bno (?:action|claim|suit)\b.{0,160}\b(?:may|shall) be (?:brought|made)\b.{0,80}\b(?:after|more than)\b/u,
    yes: "no action arising from this agreement may be brought more than one year after the cause arose.",
    no: "no claim is pending against the seller.",
  },
});

export const most_favored_nation = cues("en", {
  mostFavored: {
    pattern: /\bmost[- ]favou?red/u,
    yes: "the customer has the status of a most favored customer.",
    no: "the customer is favored with a reply.",
  },
  asFavorable: {
    pattern:
      /\b(?:no less|at least as|more|less) favou?rable\b.{0,160}\b(?:price|terms|customer|licensee|offered|rate)/u,
    yes: "prices shall be no less favorable than those offered to any other customer.",
    no: "in a favorable season the harvest is early.",
  },
  lowestPrice: {
    pattern: /\blowest (?:price|rate|fee)s?\b|\b(?:lower|better) (?:price|rate|fee|terms)s?\b.{0,80}\bother\b/u,
    yes: "the supplier shall charge the lowest price that it charges anybody.",
    no: "the lowest floor of the building",
  },
});

export const price_restrictions = cues("en", {
  increaseLimited: {
    pattern:
      /\b(?:increase|raise|adjust)\p{L}{0,4}\b.{0,120}\b(?:price|fee|rate|rent)s?\b.{0,160}\b(?:not|exceed|more than|percent|%)/u,
    yes: "the supplier may not increase the prices by more than three percent a year.",
    no: "the parties expect an increase in demand.",
  },
  priceHeld: {
    pattern: /\b(?:price|fee|rate)s?\b.{0,60}\b(?:shall|will|may) not (?:be )?(?:increase|raise|change|exceed)/u,
    yes: "the prices shall not be increased during the first year.",
    no: "the price is payable on delivery.",
  },
});

export const source_code_escrow = cues("en", {
  escrow: {
    pattern:
      /\bsource code\b.{0,200}\bescrow|\bescrow\b.{0,200}\bsource code|\bescrow agent\b.{0,120}\b(?:code|material|software)/u,
    yes: "the licensor shall place the source code in escrow.",
    no: "the purchase price is held in escrow.",
  },
});

export const third_party_beneficiary = cues("en", {
  isBeneficiary: {
    pattern: /\b(?:is|are|shall be|as) (?:an? )?(?:intended |express )?third[- ]party beneficiar/u,
    yes: "the lender is an intended third party beneficiary of this agreement.",
    no: "there are no third party beneficiaries.",
  },
});

export const indemnity = cues("en", {
  indemnifies: {
    pattern: /\b(?:shall|will|agrees? to|must|hereby)\b.{0,80}\bindemnif(?:y|ies)\b/u,
    yes: "the supplier shall defend and indemnify the buyer against third-party claims.",
    no: "the indemnified party shall give notice.",
  },
  holdsHarmless: {
    pattern: /\bhold\p{L}{0,3}\b.{0,60}\bharmless\b/u,
    yes: "each party shall hold the other harmless from such claims.",
    no: "the goods are harmless.",
  },
});

export const unilateral_amendment = cues("en", {
  mayChangeTerms: {
    pattern:
      /\b(?:may|reserves? the right to|is entitled to|right to)\b.{0,60}\b(?:amend|modify|change|revise|update|vary)\b.{0,60}\b(?:agreement|terms|conditions|policy|policies|prices?|fees)\b/u,
    yes: "the provider may at any time amend these terms by posting a new version.",
    no: "the parties may amend this schedule in writing signed by both.",
  },
  atItsDiscretion: {
    pattern:
      /\b(?:amend|modify|change|revise)\p{L}{0,3}\b.{0,100}\b(?:sole|absolute|own) (?:and absolute )?discretion\b/u,
    yes: "the provider may modify the terms in its sole discretion.",
    no: "the buyer inspects the goods at its discretion.",
  },
});

export const payment_terms = cues("en", {
  paidWithin: {
    pattern:
      /\b(?:pay|paid|payable|payment|due|invoices?)\b.{0,120}\b(?:within|net|no later than|not later than)\b.{0,30}\bdays?\b/u,
    yes: "invoices are payable within thirty (30) days of receipt.",
    no: "the fee is two hundred dollars.",
  },
  dueOn: {
    pattern:
      /\b(?:shall|will|must|is|are) (?:be )?(?:paid|payable|due)\b.{0,80}\b(?:upon|on|before|in advance|monthly|quarterly|annually)\b/u,
    yes: "the rent is payable monthly in advance.",
    no: "no tax is deducted.",
  },
});

export const late_payment = cues("en", {
  interestOnLate: {
    pattern: /\b(?:overdue|late|past due|unpaid|not paid)\b.{0,160}\b(?:interest|charge|fee|penalty|percent|%)/u,
    yes: "overdue sums bear interest at one percent a month.",
    no: "a late delivery is notified at once.",
  },
  lateCharge: {
    pattern: /\blate (?:payment )?(?:charge|fee|penalt)|\binterest\b.{0,80}\b(?:overdue|late payment|past due)/u,
    yes: "a late fee of two percent applies.",
    no: "the interest of the parties is mutual.",
  },
});

export const confidentiality = cues("en", {
  keptSecret: {
    pattern:
      /\bconfidential\p{L}{0,5}\b.{0,160}\b(?:shall|will|must|agrees?)\b.{0,100}\b(?:not|keep|hold|maintain|protect)/u,
    yes: "the recipient of confidential information shall keep it secret.",
    no: "a confidential matter was discussed.",
  },
  notDisclose: {
    pattern: /\b(?:shall|will|must|agrees?)\b.{0,40}\bnot\b.{0,80}\bdisclos\p{L}{1,4}\b/u,
    yes: "the consultant shall not disclose the client's plans.",
    no: "the seller discloses the mileage.",
  },
});

export const dispute_resolution = cues("en", {
  settled: {
    pattern:
      /\b(?:disput|controvers|claim)\p{L}{1,5}\b.{0,200}\b(?:arbitrat|mediat|courts?|settled by|resolved by|negotiat)/u,
    yes: "any dispute shall be settled by arbitration in vienna.",
    no: "the amount is not in dispute.",
  },
  courtsOf: {
    pattern:
      /\b(?:exclusive )?(?:jurisdiction|venue)\b.{0,100}\bcourts?\b|\bcourts?\b.{0,120}\b(?:exclusive )?jurisdiction\b/u,
    yes: "the courts of london have exclusive jurisdiction.",
    no: "the tennis court is closed in winter.",
  },
});

export const price = cues("en", {
  priceIs: {
    pattern:
      /\b(?:price|fee|rent|compensation|consideration|royalty)\b.{0,120}(?:[$€£₮]\s?\d|\b(?:usd|eur|gbp) ?\d|\d ?(?:dollars|euros|percent|%))/u,
    yes: "the purchase price is $25,000.",
    no: "the price is agreed later.",
  },
});
