import { cues } from "../pack";

/** It goes on from what was asked before. */
export const goesOn = cues("en", {
  opens: {
    pattern: /^(?:and|but|so|then|also|what about|how about)/u,
    yes: "And when does it end?",
    no: "When, and how?",
  },
});
export const pointsBack = cues("en", {
  pronoun: {
    pattern: /\b(?:it|its|that|those|these|them|they|this one|the same)\b(?! (?:agreement|contract))/u,
    yes: "When does it end?",
    no: "When does that agreement end?",
  },
});
