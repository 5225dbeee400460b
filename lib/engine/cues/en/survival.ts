import { cues } from "../pack";

/** An end, a time or a 'still'. Folded. */
export const speaksOfAnEnd = cues("en", {
  survives: {
    pattern: /surviv|outl[ai][sv]|unaffected|terminat|expir|cancel|rescission/u,
    yes: "shall survive",
    no: "shall pay",
  },
  inSpite: {
    pattern: /notwithstanding|despite|thereafter|hereafter/u,
    yes: "notwithstanding the end",
    no: "at the start",
  },
  forEver: {
    pattern: /perpetu|permanent|indefinit|forever|unlimited|time limit|limit/u,
    yes: "indefinitely",
    no: "now",
  },
  goesOn: {
    pattern: /continue to be|remain (?:subject|bound)|not (?:cease|lapse|end)/u,
    yes: "shall not cease",
    no: "shall pay",
  },
  event: {
    pattern:
      /\b(?:return|destr|deliver|complet|conclu|years?|months?|anniversar|confidentiality (?:period|term)|(?:period|term|duration) of)/u,
    yes: "for two years",
    no: "for sale",
  },
  howLong: {
    pattern:
      /\b(?:until|so long|as long|regardless|irrespective|even|beyond|at any time|at all times|during|whether or not)/u,
    yes: "even then",
    no: "then",
  },
});

/** What outlives the contract. Folded. */
export const clauseOrRight = cues("en", {
  stem: {
    pattern:
      /\b(?:obligation|undertaking|restriction|provision|covenant|dut|section|clause|article|paragraph|right|confidential|licen[sc]e)/u,
    yes: "the duties",
    no: "the price",
  },
});

/** It goes on. */
export const goesOn = cues("en", {
  verb: {
    pattern: /continue|extend|endure|subsist|apply|be subject|be binding|be bound/u,
    yes: "shall continue",
    no: "shall end",
  },
  remains: {
    pattern:
      /remains? (?:in (?:full )?(?:force|effect|confidence)|subject|bound|binding|liable|valid|confidential|obligat)/u,
    yes: "remains in force",
    no: "remains open",
  },
});

/** After what it goes on. */
export const afterIts = cues("en", {
  word: {
    pattern: /\b(?:after|following|notwithstanding|beyond|despite|upon|from)\b/u,
    yes: "following the end",
    no: "before the end",
  },
});

export const end = cues("en", {
  word: {
    pattern: /terminat|expir|cancell?ation|return|destruction|complet|last disclosure|disclosure/u,
    yes: "the expiry",
    no: "the start",
  },
});

/** Clauses that only sound like it. Folded. */
export const noSurvival = cues("en", {
  invalid: {
    pattern:
      /\b(?:invalid|unenforceab|illegal|severab)|in the event|provided,? however, that (?:in|if)|\bcure|written notice/u,
    yes: "if it is invalid",
    no: "if it is valid",
  },
  other: {
    pattern: /(?:shall|does|will) not apply|severance|entitled to continue/u,
    yes: "shall not apply",
    no: "shall apply",
  },
  itsTerm: {
    pattern: /this agreement shall (?:commence|be for a term)/u,
    yes: "this agreement shall commence in May",
    no: "this agreement ends",
  },
});

/** A duty without an end. Folded. */
export const dutyOrSecret = cues("en", {
  stem: {
    pattern: /\b(?:obligation|undertaking|restriction|covenant|dut|confidential)\p{L}{0,6}\b/u,
    yes: "the duties",
    no: "the price",
  },
});

export const lastsForEver = cues("en", {
  goesOn: {
    pattern:
      /(?:continue|remain|extend|endure|subsist)s?\b.{0,80}\b(?:indefinite|perpetu|without limit|for so long as|until such time)/u,
    yes: "shall continue for so long as it is secret",
    no: "shall continue",
  },
  isPerpetual: { pattern: /be (?:indefinite|perpetual)/u, yes: "shall be perpetual", no: "shall end" },
});

/** In spite of an end it stays in force. Folded. */
export const inSpiteOf = cues("en", {
  word: { pattern: /\b(?:notwithstanding|despite|following|after)\b/u, yes: "despite the end", no: "before the end" },
});

export const anyEnd = cues("en", {
  word: {
    pattern: /\b(?:terminat|expir|return|destruction|complet|delivery)\p{L}{0,6}\b/u,
    yes: "the expiry",
    no: "the start",
  },
});

export const staysInForce = cues("en", {
  verb: {
    pattern: /\b(?:continue|remain)s?\b.{0,60}\b(?:bound|force|effect|subject|binding|apply|valid|entitled)/u,
    yes: "shall remain in force",
    no: "shall end",
  },
});

/** Bound for years after an event. Folded. */
export const secretOrDuty = cues("en", {
  stem: {
    pattern:
      /\b(?:confidential|secret(?!ar)|secrec|obligation|undertaking|restriction|covenant|provision|bound|binding)/u,
    yes: "is bound",
    no: "is paid",
  },
});

export const forYears = cues("en", {
  years: { pattern: /\b(?:for|until)\b.{0,50}\byears?\b/u, yes: "for two years", no: "for two days" },
});

export const afterEvent = cues("en", {
  event: {
    pattern:
      /\b(?:after|following|from|subsequent to)\b.{0,60}\b(?:terminat|expir|disclos|receipt|receiv|return|end of|last)/u,
    yes: "after the disclosure",
    no: "after the sale",
  },
});

/** A duty holds in spite of an end. Folded. */
export const dutyStem = cues("en", {
  stem: {
    pattern: /\b(?:obligation|confidential|restriction|undertaking|covenant|provision|agreement)/u,
    yes: "the obligations",
    no: "the price",
  },
});

export const inSpiteOfAnEnd = cues("en", {
  end: {
    pattern:
      /\b(?:even after|regardless of|irrespective of|beyond|despite)\b.{0,80}\b(?:terminat|expir|end\b|return|destruction|complet|cessation|decision)/u,
    yes: "even after termination",
    no: "even if paid",
  },
});

/** Secrets are kept without an end. Folded. */
export const secretStem = cues("en", {
  stem: {
    pattern: /\b(?:obligation|confidential|restriction|undertaking|secret(?!ar)|secrec)/u,
    yes: "the secrets",
    no: "the secretary",
  },
});

export const withoutEnd = cues("en", {
  word: {
    pattern:
      /\b(?:perpetual|perpetuity|permanent|permanently|indefinite|indefinitely|without limit(?:ation)? (?:of|in) time|in perpetuity)\b/u,
    yes: "without limit in time",
    no: "for two years",
  },
});

export const perpetualSecret = cues("en", {
  word: {
    pattern: /\b(?:perpetual|permanently|indefinitely)\b.{0,100}\b(?:confidential|secret|obligation)/u,
    yes: "indefinitely kept secret",
    no: "kept secret",
  },
});
