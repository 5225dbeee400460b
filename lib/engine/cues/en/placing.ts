import { cues } from "../pack";

/** The title of the clause that takes up what has no clause of its own. Folded. */
export const generalTitle = cues("en", {
  word: {
    pattern: /(?<!\p{L})(?:general|miscellaneous|other|final|additional|sundry)(?!\p{L})/u,
    yes: "general provisions",
    no: "generation of power",
  },
});

/** The title of a clause that holds signatures or the parties' details. Folded. */
export const signingTitle = cues("en", {
  word: { pattern: /^(?:signatures?|execution)(?!\p{L})/u, yes: "signatures of the parties", no: "design" },
});

/** The line above signatures. Folded. */
export const signingLine = cues("en", {
  word: {
    pattern:
      /^(?:in witness w|signed(?: ?:| by| for| on| as)(?!\p{L})|signature ?:|agreed to as of|executed (?:by|as|on)|for and on behalf)/u,
    yes: "signed by the parties",
    no: "a signed copy",
  },
});

/** The head of an annex with its title on the same line. Folded. */
export const annexHead = cues("en", {
  number: {
    pattern:
      /^(?:exhibit|schedule|annex|appendix|attachment)(?:\s{1,3}(?:№\s{0,2}|no\.\s{0,2})?[\d\p{L}]{1,3})?[.:]\s{1,3}\S/u,
    yes: "annex 1. summary of conditions",
    no: "annexed papers",
  },
});
