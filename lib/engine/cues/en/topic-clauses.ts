/** Parts of clauses that are too long for one pattern (`lib/engine/topics/clauses.ts`). Folded text. */
import { cues } from "../pack";

/** Competition of which nobody is kept. */
export const otherCompetition = cues("en", {
  terms: {
    pattern: /competitive (?:price|bid|rates?|terms|advantage|position|injury|harm)/u,
    yes: "at competitive rates",
    no: "competitive products",
  },
  statement: {
    pattern:
      /represents? that|not (?:bound|subject)|does not contain|not subject to any|assign or transfer|is conferred/u,
    yes: "represents that it is free to compete",
    no: "shall not compete",
  },
  unfair: {
    pattern: /unfair competition|anti-?competiti|non-?competitive|competitively/u,
    yes: "the law of unfair competition",
    no: "in competition with the seller",
  },
});

/** Somebody has to be insured. */
export const mustBeInsured = cues("en", {
  keepsInsurance: {
    pattern:
      /\b(?:maintain|carry|obtain|procure|keep|provide|effect|purchase|take out|have)\p{L}{0,3}\b.{0,160}\b(?:insurance|insured|insurances)\b/u,
    yes: "shall maintain fire insurance",
    no: "shall maintain the building",
  },
  insuranceKept: {
    pattern: /\binsurance\b.{0,120}\b(?:shall|will|must) be (?:maintained|carried|obtained|provided)/u,
    yes: "insurance shall be maintained",
    no: "insurance is paid by the owner",
  },
  policyMust: {
    pattern: /\binsurance (?:polic(?:y|ies)|coverages?)\b.{0,120}\b(?:shall|will|must)\b/u,
    yes: "each insurance policy must name the landlord",
    no: "an insurance policy of the landlord",
  },
  proof: {
    pattern: /\b(?:certificates?|proof|evidence) of (?:\p{L}{3,12} )?insurance/u,
    yes: "a certificate of insurance",
    no: "a certificate of origin",
  },
});

/** In no case. */
export const inNoCase = cues("en", {
  words: {
    pattern: /\b(?:in no event|under no circumstances|neither|not|no)\b/u,
    yes: "in no event",
    no: "in any event",
  },
});

export const isLiable = cues("en", {
  word: { pattern: /\b(?:liable|liability|responsible)\b/u, yes: "shall be liable", no: "shall be paid" },
});

export const indirectLoss = cues("en", {
  kind: {
    pattern: /\b(?:consequential|incidental|indirect|special|punitive|exemplary|lost profits|loss of profits?)\b/u,
    yes: "for indirect loss",
    no: "for direct loss",
  },
});

/** The end of a contract needs no reason. */
export const withoutReason = cues("en", {
  words: {
    pattern:
      /\b(?:without (?:any )?(?:cause|reason)|with or without cause|for (?:any|no) (?:or no )?reason|for (?:its |their |his )?convenience|for any or no reason)\b/u,
    yes: "for its convenience",
    no: "for breach",
  },
  atWill: {
    pattern: /\b(?:in its (?:sole|absolute|unfettered) (?:and absolute )?discretion|at will)\b/u,
    yes: "in its sole discretion",
    no: "in its own name",
  },
});

/** It tells what follows an end, not that one is free to bring it about. */
export const aboutAnEnd = cues("en", {
  survives: { pattern: /surviv/u, yes: "this section survives", no: "this section ends" },
  uponTheEnd: {
    pattern:
      /(?:upon|after|following|on|event of|effect of) (?:any |the |such |early )?(?:expiration or |expiry or )?(?:early )?terminat/u,
    yes: "upon termination for any reason",
    no: "may terminate for any reason",
  },
  isEnded: {
    pattern: /(?:is|has been|are|be) terminated (?:by \p{L}{3,20} )?for any reason/u,
    yes: "if it is terminated for any reason",
    no: "may terminate it for any reason",
  },
  endOfIt: {
    pattern: /terminat\p{L}{2,4} of (?:this|the) .{0,60}for any reason|following provisions/u,
    yes: "termination of this agreement for any reason",
    no: "terminate for any reason",
  },
});

export const mayOrMayNot = cues("en", {
  word: { pattern: /\b(?:not|neither|no|without|may|shall)\b/u, yes: "may not", no: "to have" },
});

export const assigns = cues("en", {
  verb: {
    pattern: /\b(?:assign|assigns|assigned|assignable|assignment|transfer|transferred|delegate)\b/u,
    yes: "may assign",
    no: "may sign",
  },
});

/** What is assigned, or by whose leave. */
export const assigned = cues("en", {
  noun: {
    pattern: /\b(?:agreement|contract|rights?|obligations?|consent|interest)/u,
    yes: "its rights",
    no: "its goods",
  },
});
