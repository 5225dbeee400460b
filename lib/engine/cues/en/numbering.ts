import { cues } from "../pack";

/** The word before the number of a part of the contract. Raw text. */
export const partWord = cues("en", {
  word: {
    pattern: /article|section|clause|paragraph|part|chapter|schedule|exhibit|annex|appendix/iu,
    yes: "Section",
    no: "Payment",
  },
});
