import { cues } from "../pack";

/** A clause on how long something lasts. Folded. */
export const term = cues("en", {
  termIs: {
    pattern:
      /\b(?:initial |primary |original )?term\b.{0,120}\b(?:shall|will|is|of|be|begin|commence|mean|from|through)/u,
    yes: "The initial term shall begin in May.",
    no: "Terms of payment",
  },
  termMeans: { pattern: /"?(?:initial )?term"? (?:shall )?means?/u, yes: '"term" means two years', no: "the term" },
  inForce: {
    pattern: /(?:remain|continue|be) in (?:full )?(?:force|effect)|shall (?:expire|end|terminate) (?:on|upon|at)/u,
    yes: "shall remain in full force",
    no: "by force",
  },
});

/** A sentence begins with the contract. Folded. */
export const itself = cues("en", {
  contract: {
    pattern:
      /^(?:\S{1,8} )?(?:this|the|your|our|my) (?:[\p{L}-]{3,20} ){0,2}(?:agreement|contract|lease|tenancy|employment|appointment|engagement|nda)\b/u,
    yes: "2. the lease",
    no: "the price of this lease",
  },
});

/** Right behind it: for how long, or until when. Folded. */
export const lastsFor = cues("en", {
  isFor: {
    pattern:
      /(?: (?:is|shall be|will be|remains?))+ (?:made |concluded |entered into |granted |let |valid |effective |in (?:full )?(?:force|effect) )*(?:for|until|till|through|from|as of|on|up to)\b/u,
    yes: " is made for two years",
    no: " is made by the seller",
  },
  runs: {
    pattern:
      /(?: (?:shall|will))? (?:starts?|begins?|commences?|runs?|lasts?|continues?|ends?|expires?|lapses?|terminates?) (?:for|until|till|through|from|as of|on|up to)\b/u,
    yes: " runs from may to june",
    no: " ends all talks",
  },
  length: {
    pattern:
      /(?: (?:shall|will))? (?:lasts?|runs?|continues?) (?:an? |one |two |three |four |five |six |seven |eight |nine |ten |twelve |\d)/u,
    yes: " lasts two (2) years",
    no: " lasts long",
  },
  comes: {
    pattern: /(?: (?:shall|will))? (?:(?:comes?|enters?) into (?:force|effect)|takes? effect|comes? to an end)\b/u,
    yes: " comes into force when signed",
    no: " comes in two copies",
  },
});

/** The name of a line on the term. Folded. */
export const termLabel = cues("en", {
  label: {
    pattern:
      /^(?:\S{1,8} )?(?:the )?(?:(?:initial )?term|duration|(?:expiry|expiration|end) date)(?: of (?:this|the) (?:agreement|contract|lease))?(?:\s?:| (?:is|shall be|will be|runs|lasts))/u,
    yes: "term: twelve months",
    no: "terms of payment: cash",
  },
});

/** What lasts. Folded. */
export const whatRuns = cues("en", {
  noun: {
    pattern: /\b(?:agreement|contract|lease|appointment|engagement|services|license|nda|undertaking|employment)\b/u,
    yes: "this lease",
    no: "this warranty",
  },
});

export const runs = cues("en", {
  verb: {
    pattern:
      /\b(?:shall|will|is to)? ?(?:commence|begin|continue|remain|be|expire|terminate|end|take effect|become effective|extend|last|run)s?\b/u,
    yes: "shall commence",
    no: "shall pay",
  },
});

export const runsUntil = cues("en", {
  until: {
    pattern: /\b(?:until|for|through|on|period|effect|term|year|month|anniversary)/u,
    yes: "until May",
    no: "the rent",
  },
});

/** It is another time than the term. Folded. */
export const otherTerm = cues("en", {
  secrecy: { pattern: /confidential|surviv/u, yes: "Confidentiality survives", no: "The lease ends" },
  notice: {
    pattern:
      /cure|notice of (?:termination|breach)|days? (?:prior |after |of |following )|terminated? (?:this agreement )?(?:immediately|by either|upon)/u,
    yes: "days after notice of termination",
    no: "a year",
  },
  payment: { pattern: /warrant|payment|invoice/u, yes: "the warranty", no: "the lease" },
});

/** It holds until a day. Folded. */
export const holdsUntil = cues("en", {
  until: {
    pattern: /(?:effect|force|continue|remain)[^.;]{0,40}\b(?:until|through)\b/u,
    yes: "remains in force until May",
    no: "remains in force",
  },
});

/** A word for the term. Folded. */
export const termWord = cues("en", {
  word: { pattern: /\bterm\b|duration|expir|renewal/u, yes: "the term", no: "the terms" },
});

/** Before the day on which the term ends. Folded. */
export const endsOn = cues("en", {
  until: {
    pattern:
      /\b(?:until|till|through|expir(?:es?|ing|y|ation)|end(?:s|ing)?|lapses?|terminates?|conclud\p{L}+|up to(?: and including)?|to)\b(?:(?!take effect|become effective|commenc|begin|\bfrom\b)[^.;]){0,60}$/u,
    yes: "continues until ",
    no: "ends, and begins on ",
  },
});

/** It lasts until somebody ends it. Folded. */
export const openEnded = cues("en", {
  untilTerminated: {
    pattern:
      /until (?:it is )?(?:earlier )?terminated|until (?:such time as )?(?:either|one|a) party|unless (?:and until )?(?:it is )?(?:earlier |sooner )?terminated/u,
    yes: "until terminated by either party",
    no: "until May",
  },
  forEver: { pattern: /indefinite|perpetual|in perpetuity/u, yes: "an indefinite term", no: "a term" },
});

/** It says both when it starts and when it ends. Folded. */
export const startsAndEnds = cues("en", {
  both: {
    pattern:
      /\b(?:start|commence|begin|take effect|effective|enter into force|is in effect)\w{0,3}\b.{0,160}\b(?:continue|remain|until|end|expire|terminate|longer of|later of)s?\b/u,
    yes: "shall commence in May and shall continue until June",
    no: "shall commence in May",
  },
  continues: { pattern: /\bcontinues? (?:for|until|in effect)/u, yes: "continues until May", no: "continued" },
});

/** What lasts is the contract. Folded. */
export const contractWord = cues("en", {
  word: { pattern: /(?:agreement|contract|lease|terms)\b/u, yes: "this lease", no: "leasehold" },
});

/** The contract itself, or its term. Folded. */
export const itsOwnTerm = cues("en", {
  contract: { pattern: /\bthis (?:agreement|contract|lease)\b/u, yes: "this agreement", no: "that agreement" },
  term: {
    pattern: /initial term|(?:lease|rental) term|term of (?:this|the) (?:agreement|contract|lease)/u,
    yes: "the initial term",
    no: "the terms",
  },
});

/** It begins, goes on or ends. Folded. */
export const runsNow = cues("en", {
  verb: {
    pattern:
      /\b(?:shall|will) (?:continue|remain|commence|begin|expire|be in effect|terminate on)|initial term|effective/u,
    yes: "shall continue",
    no: "shall pay",
  },
});

/** Before a day that is no end: nobody may end it sooner. Lower case. */
export const mayNotEnd = cues("en", {
  ban: {
    pattern:
      /\b(?:may|shall|can|will)(?:not| not)\b[^,;]{0,40}\b(?:terminat|end|expire|cancel)[^,;]{0,40}\b(?:before|until|prior to)\b/u,
    yes: "this agreement may not be terminated before ",
    no: "this agreement shall end on ",
  },
});
