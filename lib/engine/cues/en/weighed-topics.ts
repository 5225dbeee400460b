import { cues } from "../pack";

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
