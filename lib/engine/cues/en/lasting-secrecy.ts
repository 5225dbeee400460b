import { cues } from "../pack";

/** Once it has ended, somebody is still bound. Folded. */
export const onceEnded = cues("en", {
  when: {
    pattern:
      /\b(?:after|following|upon|notwithstanding|despite|subsequent to)\b.{0,80}\b(?:terminat|expir|end|cessation|return|destruction|complet)\p{L}{0,6}\b/u,
    yes: "after the expiry",
    no: "before the expiry",
  },
});

export const bindsThen = cues("en", {
  verb: {
    pattern:
      /\b(?:shall|will|agrees? to|must)(?: \p{L}{2,12})? (?:not (?:use|disclose|make use|retain)|never|continue to|remain (?:bound|subject|in|liable|obligated)|keep|maintain)\b/u,
    yes: "shall not disclose",
    no: "shall pay",
  },
});

/** An end that leaves duties as they are. Folded. */
export const endOrReturn = cues("en", {
  word: {
    pattern: /\b(?:terminat|expir|return|destruction|delivery|completion)\p{L}{0,6}\b/u,
    yes: "the expiry",
    no: "the start",
  },
});

export const doesNotAffect = cues("en", {
  verb: {
    pattern:
      /\b(?:shall|will|does) not (?:be )?(?:affect|chang|alter|terminat|reliev|releas|discharg|excus)\p{L}{0,3}\b/u,
    yes: "shall not relieve",
    no: "shall relieve",
  },
});

export const dutyOrClause = cues("en", {
  word: {
    pattern: /\b(?:obligation|dut(?:y|ies)|restriction|covenant|provisions?)/u,
    yes: "the duties",
    no: "the price",
  },
});

/** What an end leaves as it is. Folded. */
export const clauseOrDuty = cues("en", {
  noun: {
    pattern: /\b(?:obligation|dut(?:y|ies)|restriction|covenant|provision|right|clause|section)s?\b/u,
    yes: "the rights",
    no: "the price",
  },
});

export const unaffectedBy = cues("en", {
  verb: {
    pattern: /\b(?:not be (?:affected|terminated|discharged|released|extinguished)|be unaffected) by\b/u,
    yes: "shall not be affected by it",
    no: "shall be affected",
  },
});

/** During the term and after it. Folded. */
export const duringAndAfter = cues("en", {
  bothTimes: {
    pattern:
      /(?:both )?during (?:and|or|and\/or)(?: at any time)? (?:after|following|subsequent to) (?:the |my |his |her |its |their )?(?:term|terminat|expir|duration|employment|engagement|relationship)/u,
    yes: "during and after the term",
    no: "during the term",
  },
  thereafter: {
    pattern: /during the .{3,60} and at all times (?:thereafter|after)/u,
    yes: "during the term and at all times thereafter",
    no: "during the term",
  },
});
