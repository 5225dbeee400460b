/** Notice that holds only while an employee is on trial. Raw text. */
import { cues } from "../pack";

/** A time of trial at the beginning of employment. */
export const probation = cues("en", {
  period: {
    pattern: /\b(?:probation\p{L}{0,3}|trial period)(?!\p{L})/iu,
    yes: "The probation period is three months",
    no: "The initial period is three months",
  },
});
export const afterProbation = cues("en", {
  after: {
    pattern: /\b(?:after|following|completi\p{L}{1,3}|end of)\b[^.;]{0,40}\b(?:probation|trial)/iu,
    yes: "After the probation period",
    no: "During the probation period",
  },
});
/** It holds for the time that the sentence before speaks of. */
export const duringIt = cues("en", {
  during: {
    pattern: /\b(?:during|within|in) (?:it|(?:this|that|such|the said) (?:time|period|term))(?!\p{L})/iu,
    yes: "During it either Party may",
    no: "During the term either Party may",
  },
});
