import { cues } from "../pack";

/** Words that every clause on liability has. Folded. */
export const liabilityWords = cues("en", {
  word: {
    pattern: /liab|damages|indemn|harmless|responsible|recover|\bloss|remed|limit/u,
    yes: "is liable",
    no: "is paid",
  },
});

/** Liability that is said to have no limit. Folded. */
export const unlimited = cues("en", {
  noun: { pattern: /\bunlimited liability/u, yes: "accepts unlimited liability", no: "limited liability" },
  liabilityIs: {
    pattern:
      /\bliability (?:\p{L}+ ){0,12}(?:shall|will|is|are) (?:be )?(?:unlimited|without (?:any )?limit|uncapped)/u,
    yes: "The liability of the Seller shall be unlimited.",
    no: "The liability of the Seller shall be limited.",
  },
  liableWithout: {
    pattern:
      /\bliable (?:\p{L}+ ){0,12}without (?:any )?limit(?:ation)?(?: (?:of|as to|in) (?:amount|liability))?(?=[.,;]|$)/u,
    yes: "The Seller is liable without limitation.",
    no: "The Seller is liable, without limitation of other rights.",
  },
  withoutLimit: {
    pattern: /\bwithout (?:any )?limit(?:ation)? (?:of|as to) (?:amount|liability)/u,
    yes: "without limit as to amount",
    no: "without limit of time",
  },
});

/** What no contract can limit, and what only looks like it. Folded. */
export const unlimitedByLaw = cues("en", {
  notLimited: {
    pattern: /(?:nothing|no provision|not).{0,80}(?:limit|exclude)|by law/u,
    yes: "Nothing in this clause shall limit it.",
    no: "It is limited.",
  },
  fault: {
    pattern: /fraud|gross|wil+ful|death|personal injury|intentional/u,
    yes: "in case of fraud",
    no: "in case of delay",
  },
  wording: {
    pattern: /including,? without|including but|limited liability|unlimited liability compan/u,
    yes: "including, without limitation, a delay",
    no: "without limitation",
  },
});

/** A clause that makes somebody answer for all loss. Folded. */
export const liableForAll = cues("en", {
  liableForAll: {
    pattern:
      /\b(?:shall|will|agrees? to|is|are|be) (?:fully |solely |jointly and severally )?(?:liable|responsible) (?:to .{0,40})?for (?:any and all|all|any) (?:\p{L}+,? ){0,6}(?:loss|damage|liabilit|claim)/u,
    yes: "The Seller shall be fully liable for any and all direct losses.",
    no: "The Seller shall be liable for delay.",
  },
  indemnifies: {
    pattern:
      /\b(?:indemnify|hold harmless)\b.{0,200}\b(?:any and all|all|any)\b.{0,60}\b(?:loss|damage|liabilit|claim|cost|expense)/u,
    yes: "to indemnify the Buyer against any and all claims",
    no: "to indemnify the Buyer",
  },
});

/** A clause that limits liability in any way. Folded. */
export const limitsLiability = cues("en", {
  exceeds: {
    pattern:
      /\b(?:liabilit|liable|damages|obligation to indemnify|recover)\p{L}{0,6}\b.{0,260}\b(?:exceed|limited to|capped|in excess of|greater of|lesser of|not be more than|maximum)/u,
    yes: "The liability of the Seller shall not exceed 500 euros.",
    no: "The Seller is liable.",
  },
  notLiable: {
    pattern:
      /\b(?:in no event|under no circumstances|neither|not|no|nor)\b.{0,200}\b(?:liable|liability|responsible)\b/u,
    yes: "In no event shall the Seller be liable.",
    no: "The Seller shall be liable.",
  },
  kindsOfLoss: {
    pattern: /\b(?:consequential|indirect|incidental|punitive|special) (?:or \p{L}+ )?(?:damages|loss)/u,
    yes: "indirect or consequential damages",
    no: "direct damages",
  },
  limitation: {
    pattern:
      /limitation (?:of|on) (?:liability|damages)|sole (?:and exclusive )?(?:remedy|liability|recourse)|(?:maximum|aggregate|total|entire|cumulative) liability/u,
    yes: "a limitation of liability",
    no: "a limitation period",
  },
});

/** A company's form limits nothing. Folded. */
export const companyForm = cues("en", {
  form: {
    pattern: /limited liability (?:company|partnership|corporation)/u,
    yes: "a limited liability company",
    no: "limited liability",
  },
});

/** A limit of all liability, as against one for a case: an amount, or whole kinds of loss. Folded. */
export const generalLimit = cues("en", {
  total: {
    pattern: /\b(?:total|aggregate|maximum|entire|cumulative|overall)\b.{0,40}\bliability\b/u,
    yes: "The total cumulative liability is 500 euros.",
    no: "The liability is 500 euros.",
  },
  exceeds: {
    pattern:
      /\bliabilit(?:y|ies)\b.{0,160}\b(?:exceed|(?<!not |without limitation )limited to|capped at|in excess of)/u,
    yes: "Its liability shall not exceed the price.",
    no: "Its liability, not limited to the price, remains.",
  },
  kindsOfLoss: {
    pattern:
      /\b(?:in no event|under no circumstances|not)\b.{0,80}\bliable\b.{0,120}\b(?:indirect|consequential|incidental|loss of profits?|lost profits|in excess|exceeding)/u,
    yes: "In no event is the Seller liable for lost profits.",
    no: "The Seller is liable for lost profits.",
  },
});

/** Sums of other things than liability. Folded. */
export const noLimit = cues("en", {
  otherSums: {
    pattern: /insur|premium|coverage|includ\p{L}{2,4},? but (?:is |are )?not limited|arbitrat/u,
    yes: "insurance coverage",
    no: "the price",
  },
});

/** It holds for both sides. Folded. */
export const mutual = cues("en", {
  eitherParty: {
    pattern: /\b(?:neither|either|each|both|any|no|one|other) (?:of the )?part(?:y|ies)\b|\bpart(?:y|ies)(?:'|'s| )/u,
    yes: "neither party",
    no: "the Seller",
  },
  both: { pattern: /\bthe parties|\beach other/u, yes: "to each other", no: "to the other one" },
});
