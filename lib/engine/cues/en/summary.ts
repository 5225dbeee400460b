import { cues } from "../pack";

/** A clause on ending the contract. Folded. */
export const termination = cues("en", {
  mayEnd: {
    pattern: /\b(?:may|shall have the right to|entitled to|right to)\b.{0,80}\b(?:terminate|cancel)\b/u,
    yes: "Either party may terminate.",
    no: "Either party may assign.",
  },
  ends: {
    pattern:
      /\b(?:agreement|contract|lease|appointment|engagement|employment)\b.{0,80}\bterminat(?:ed?|es) (?:by|upon|if|immediately|for|automatically)\b/u,
    yes: "This agreement is terminated by notice.",
    no: "This agreement is signed.",
  },
});

/** What follows the end, or is no end. Folded. */
export const afterTheEnd = cues("en", {
  after: {
    pattern:
      /^\S{0,8} ?(?:upon|following|after|in the event of) (?:any |the |such )?(?:expiration|termination)|force majeure/u,
    yes: "9.2 Upon termination",
    no: "terminate",
  },
});

/** A clause on liability. Folded. */
export const liabilityWord = cues("en", { word: { pattern: /(?<!\p{L})liab/u, yes: "liability", no: "reliable" } });

/** What a breach costs. Folded. */
export const consequence = cues("en", {
  sum: { pattern: /liquidated damages/u, yes: "liquidated damages", no: "price" },
});

/** Something falls due or begins on a day. Folded. */
export const dateMatters = cues("en", {
  word: {
    pattern: /\b(?:by|before|later than|until|on or before|commenc|begin|expire|deliver|pay|due|effective|through)\b/u,
    yes: "to deliver by May",
    no: "dated May",
  },
});

/** A subject that is any of the parties. Folded. */
export const anyParty = cues("en", {
  party: {
    pattern: /^(?:(?:the|each|either|neither|both|any|no) )?part(?:y|ies)(?: hereto)?$/u,
    yes: "each party hereto",
    no: "the seller",
  },
});

/** Somebody has to do something. Folded. */
export const isBound = cues("en", {
  verb: {
    pattern: /(?<!\p{L})(?:shall|must|agrees? to|undertakes? to|will)(?!\p{L})/u,
    yes: "shall pay",
    no: "may pay",
  },
});

/** A line above the title. Raw text. */
export const noTitle = cues("en", {
  line: {
    pattern: /^(?:exhibit|execution (?:copy|version)|confidential|draft|page)/iu,
    yes: "Execution Copy",
    no: "Lease",
  },
});

/** A word that titles have. Folded. */
export const titleWord = cues("en", {
  word: {
    pattern:
      /agreement|contract|lease|deed|licen[cs]e|undertaking|memorandum|terms|letter|offer|policy|power of attorney/u,
    yes: "lease agreement",
    no: "preamble",
  },
});

/** A title within a line. Raw text. */
export const titleWithin = cues("en", {
  capitals: {
    pattern: /(?:\p{Lu}[\p{Lu}&'’-]+ ){1,7}?(?:AGREEMENT|CONTRACT|LEASE|DEED)(?!\p{L})/u,
    yes: "THE LEASE AGREEMENT",
    no: "the lease agreement",
  },
  name: {
    pattern:
      /(?:\p{Lu}[\p{L}&'’-]*(?: (?:of|and|for|the|to|in))? ){1,7}?(?:Agreement|Contract|Lease|Deed|Memorandum|Undertaking|Power of Attorney)(?!\p{L})/u,
    yes: "Lease of House Agreement",
    no: "lease",
  },
});

/** A line that says something names nothing. Lower case. */
export const saysSomething = cues("en", {
  words: {
    pattern: /\b(?:this|is|are|was|made|between|shall|will|agree[sd]?|dated)\b|[.;:]\s/u,
    yes: "this agreement is made between",
    no: "cleaning services agreement",
  },
});
