/** Parts of long clauses on the further topics (`lib/engine/topics/more-clauses.ts`). Folded text. */
import { cues } from "../pack";

export const creations = cues("en", {
  noun: {
    pattern:
      /\b(?:intellectual property|copyrights?|patents?|inventions?|work product|deliverables|works? made for hire|proprietary rights|trademarks?)\b/u,
    yes: "all work product",
    no: "all work",
  },
});

export const belongs = cues("en", {
  verb: {
    pattern: /\b(?:own|owns|owned|ownership|belong|vest|assign|assigns|property of|title|retain|remain)/u,
    yes: "shall belong to the client",
    no: "shall be sent to the client",
  },
});

export const takesApart = cues("en", {
  verb: {
    pattern: /\breverse[- ]?engineer|\bdecompil|\bdisassembl|\bdeconstruct\b/u,
    yes: "shall not reverse-engineer",
    no: "an engineer of the buyer",
  },
  noAnalysis: {
    pattern:
      /\b(?:not|without)\b.{0,80}\banaly[sz]e?\p{L}{0,2}\b.{0,60}\b(?:sample|composition|prototype|structure|material)/u,
    yes: "shall not analyse the samples",
    no: "shall analyse the samples",
  },
  models: {
    pattern: /models? .{0,20}not be analysed/u,
    yes: "models shall not be analysed",
    no: "models shall be returned",
  },
});

/** The act itself, within a long sentence. */
export const takingApart = cues("en", {
  stem: {
    pattern: /reverse[- ]?engineer|decompil|disassembl|analy[sz]/u,
    yes: "to reverse engineer it",
    no: "to use it",
  },
});

export const givesBack = cues("en", {
  returns: {
    pattern: /\b(?:return|returns|returned|redeliver|delivered? (?:back )?(?:up )?to|deliver up|surrender)\b/u,
    yes: "shall return all copies",
    no: "shall keep all copies",
  },
  destroys: {
    pattern: /\b(?:destroy|destroys|destroyed|destruction|delete|erase|erased|dispose|disposed)\b/u,
    yes: "shall destroy all copies",
    no: "shall keep all copies",
  },
});

export const givenBack = cues("en", {
  noun: {
    pattern: /\b(?:information|materials?|documents?|cop(?:y|ies)|data|records|items|property)\b/u,
    yes: "all materials",
    no: "all sums",
  },
});

export const discloses = cues("en", {
  verb: {
    pattern:
      /\b(?:disclose|disclosed|disclosing|disclosure|provide|share|reveal|transmit|give access|given|furnish|make available|access|divulge|distribute|communicate)\b/u,
    yes: "may disclose it",
    no: "may use it",
  },
});

/** Those to whom somebody passes something on. */
export const others = cues("en", {
  anyone: {
    pattern: /\b(?:third[- ]part|other (?:party|person|persons)|any ?one|any person)/u,
    yes: "to a third party",
    no: "to a party",
  },
  ownPeople: {
    pattern:
      /\b(?:consultants?|advis[eo]rs?|agents?|affiliates?|representatives?|(?:sub)?contractors?|attorneys?|accountants?|counsel|subsidiaries|professional)/u,
    yes: "with its advisers",
    no: "with care",
  },
});

/** What is no passing on: definitions, sources, laws. */
export const noSharing = cues("en", {
  definition: {
    pattern:
      /^(?:.{0,12} )?"?(?:the term )?"?(?:confidential|proprietary|evaluation)[^,]{0,30}" (?:shall )?(?:not )?(?:mean|include)/u,
    yes: '"confidential information" shall mean all data',
    no: "confidential information is kept",
  },
  source: {
    pattern:
      /publicly available|(?:received|obtained|known|disclosed)[^.;]{0,60}(?:by|from) (?:a|any) third|rights of third part/u,
    yes: "received from a third party",
    no: "given to a third party",
  },
  law: {
    pattern: /shall not have any rights|law, regulation|subpoena|required by law|compelled/u,
    yes: "where it is required by law",
    no: "where it is needed",
  },
});

/** Copies that are told of for something else. */
export const otherCopies = cues("en", {
  paper: {
    pattern: /counterpart|copy this document|in duplicate/u,
    yes: "signed in duplicate",
    no: "may duplicate it",
  },
  definition: {
    pattern: /^(?:.{0,12} )?"?\p{L}{3,20}"? (?:shall )?means?/u,
    yes: '"copy" means a duplicate',
    no: "no copy is made",
  },
  ofAPaper: {
    pattern: /a copy of (?:this|the) (?:agreement|notice|order|policy|certificate|report)/u,
    yes: "a copy of the notice",
    no: "a copy of the data",
  },
  givenBack: {
    pattern:
      /(?:return|destroy|deliver|erase|delete)\p{L}{0,4}\b.{0,160}\bcop(?:y|ies)|\bcop(?:y|ies)\b.{0,120}\b(?:return|destroy)/u,
    yes: "shall destroy all copies",
    no: "shall make no copies",
  },
  included: {
    pattern: /includ\p{L}{2,4}.{0,60}\bcopies|copies thereof|with a copy to|copy to:/u,
    yes: "with a copy to counsel",
    no: "without a copy",
  },
});
