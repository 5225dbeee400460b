import { cues } from "../pack";

/** Clauses that leave no doubt where the weights are well over their limit: beside each its share of 348. Folded. */
export const nonCompete = cues("en", {
  // 4 of 4
  competitor: {
    pattern:
      /\b(?:shall|will|agrees?)\b.{0,60}\b(?:not|never|no)\b.{0,120}\b(?:market|sell|promot|advertis|represent|endors|distribut|offer|link|display|enter into)\p{L}*\b.{0,160}\bcompetitors?\b/u,
    yes: "shall not promote the goods of a competitor",
    no: "shall not disclose it to a competitor",
  },
  // 3 of 3
  competeWith: {
    pattern: /\b(?:shall|will|agrees?|may)\b.{0,60}\bnot\b.{0,80}\bcompete with\b/u,
    yes: "shall not compete with the company",
    no: "the goods compete with those of others",
  },
});
export const audit = cues("en", {
  // 2 of 2
  records: {
    pattern:
      /\b(?:records?|books|accounts)\b.{0,160}\b(?:examin|inspect|audit)\p{L}*\b.{0,80}\b(?:by|representatives?|auditors?|accountants?)\b/u,
    yes: "will keep records and permit examination thereof by representatives",
    no: "will keep records of all sales",
  },
});
/** An end without cause in so many words, whatever stands beside it: 7 of 7. Folded. */
export const withOrWithoutCause = cues("en", {
  named: {
    pattern:
      /\b(?:may|right to|entitled to)\b.{0,200}\bterminate\b.{0,160}\b(?:with or without cause|for (?:its |their )?convenience|for any reason or (?:for )?no reason|for any or no reason)\b/u,
    yes: "may, after the first year, terminate this agreement with or without cause",
    no: "may terminate this agreement for cause",
  },
  anyReason: {
    pattern:
      /\b(?:may|right to|entitled to)\b.{0,60}\bterminate (?:this|the) (?:agreement|contract|lease)\b.{0,30}\bfor any reason\b/u,
    yes: "either party may terminate this agreement for any reason following the initial term",
    no: "where this agreement terminates for any reason",
  },
});
/** An end at any time, on notice; not where it is for a reason. Folded. */
export const atAnyTimeOnNotice = cues("en", {
  anyTime: {
    pattern:
      /\b(?:may|right to|entitled to)\b.{0,40}\bterminate (?:this|the) (?:agreement|contract|lease) at any time (?:on|upon|by|with)\b.{0,40}\bnotice\b/u,
    yes: "either party may terminate this agreement at any time on prior written notice",
    no: "either party may terminate this agreement at any time for cause",
  },
});
/** Insurance that somebody carries: 4 of 4. Folded. */
export const carriedInsurance = cues("en", {
  carried: {
    pattern:
      /(?<!\b(?:advised|recommended|may|not required|need not)(?: to)?(?: obtain and)? )\b(?:carry|maintain|obtain|procure)\b(?!.{0,120}\b(?:health|title) insurance).{0,120}\binsurance\b/u,
    yes: "the company agrees that it shall: (ii) carry reasonable amounts of insurance",
    no: "the buyer is advised to obtain insurance",
  },
});
