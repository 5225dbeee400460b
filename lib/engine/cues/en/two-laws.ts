import { cues } from "../pack";

/** Words that every choice of law has. Folded. */
export const lawWord = cues("en", { law: { pattern: /\blaws?\b/u, yes: "the laws of France", no: "the lawn" } });

/** It is the law of the contract. Folded. */
export const ofTheContract = cues("en", {
  contract: {
    pattern: /agreement|contract|lease|deed|hereof|hereto|parties|\bterms\b|undertaking|letter/u,
    yes: "this lease",
    no: "this mortgage",
  },
});

/** It is the law of a part of it, of a right, or of an arbitration. Folded. */
export const ofAPart = cues("en", {
  arbitration: {
    pattern: /arbitration (?:proceeding|clause|shall|will|is|act)|conduct of (?:the|any) arbitra/u,
    yes: "The conduct of the arbitration",
    no: "The contract",
  },
  right: {
    pattern: /mortgage|\blien|security interest|real property|intellectual|patent|internal affairs|escrow|guarantee/u,
    yes: "a security interest",
    no: "an interest",
  },
  within: { pattern: /to the extent/u, yes: "to the extent needed", no: "always" },
});

/** Words in the name of a law that do not tell it from another. Folded. */
export const emptyWords = cues("en", {
  word: {
    pattern: /^(?:the|state|commonwealth|republic|province|kingdom|and|of|law|laws|people|federal|united|states?)/u,
    yes: "the",
    no: "France",
  },
});
