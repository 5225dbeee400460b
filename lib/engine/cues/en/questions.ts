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

/** How a question says what kind of answer it wants. Folded text. */
export const verdictAsked = cues("en", {
  orNotStated: {
    pattern: /^true,? false,? or not stated(?: in this contract)?\s*[:?-]\s*/u,
    yes: "True, false or not stated: the Buyer pays",
    no: "Is it true?",
  },
  trueOrFalse: { pattern: /^true or false\s*[:?-]\s*/u, yes: "True or false: the Buyer pays", no: "A true copy" },
  isItTrue: {
    pattern: /^(?:is it (?:true|correct|right) that\s+|am i right that\s+)/u,
    yes: "Is it true that the Buyer pays?",
    no: "Is it true?",
  },
});
