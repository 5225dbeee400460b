/** Parts of clauses that are too long for one pattern (`lib/engine/topics/clauses.ts`). Folded text. */

/** Competition that nobody is barred from. */
export const otherCompetition = {
  en: {
    terms: /competitive (?:price|bid|rates?|terms|advantage|position|injury|harm)/u,
    statement:
      /represents? that|not (?:bound|subject)|does not contain|not subject to any|assign or transfer|is conferred/u,
    unfair: /unfair competition|anti-?competiti|non-?competitive|competitively/u,
  },
};

/** Someone has to be insured. */
export const mustBeInsured = {
  en: {
    keepsInsurance:
      /\b(?:maintain|carry|obtain|procure|keep|provide|effect|purchase|take out|have)\p{L}{0,3}\b.{0,160}\b(?:insurance|insured|insurances)\b/u,
    insuranceKept: /\binsurance\b.{0,120}\b(?:shall|will|must) be (?:maintained|carried|obtained|provided)/u,
    policyMust: /\binsurance (?:polic(?:y|ies)|coverages?)\b.{0,120}\b(?:shall|will|must)\b/u,
    proof: /\b(?:certificates?|proof|evidence) of (?:\p{L}{3,12} )?insurance/u,
  },
};

/** In no case. */
export const inNoCase = { en: /\b(?:in no event|under no circumstances|neither|not|no)\b/u };

export const isLiable = { en: /\b(?:liable|liability|responsible)\b/u };

export const indirectLoss = {
  en: /\b(?:consequential|incidental|indirect|special|punitive|exemplary|lost profits|loss of profits?)\b/u,
};

/** Ending a contract without a reason. */
export const withoutReason = {
  en: {
    words:
      /\b(?:without (?:any )?(?:cause|reason)|with or without cause|for (?:any|no) (?:or no )?reason|for (?:its |their |his )?convenience|for any or no reason)\b/u,
    atWill: /\b(?:in its (?:sole|absolute|unfettered) (?:and absolute )?discretion|at will)\b/u,
  },
};

/** About the consequences of an end, not the right to bring it about. */
export const aboutAnEnd = {
  en: {
    survives: /surviv/u,
    uponTheEnd:
      /(?:upon|after|following|on|event of|effect of) (?:any |the |such |early )?(?:expiration or |expiry or )?(?:early )?terminat/u,
    isEnded: /(?:is|has been|are|be) terminated (?:by \p{L}{3,20} )?for any reason/u,
    endOfIt: /terminat\p{L}{2,4} of (?:this|the) .{0,60}for any reason|following provisions/u,
  },
};

export const mayOrMayNot = { en: /\b(?:not|neither|no|without|may|shall)\b/u };

export const assigns = { en: /\b(?:assign|assigns|assigned|assignable|assignment|transfer|transferred|delegate)\b/u };

/** What is assigned, or with whose consent. */
export const assigned = { en: /\b(?:agreement|contract|rights?|obligations?|consent|interest)/u };

/** Parts of long clauses on more topics (`lib/engine/topics/more-clauses.ts`). Folded text. */

export const creations = {
  en: /\b(?:intellectual property|copyrights?|patents?|inventions?|work product|deliverables|works? made for hire|proprietary rights|trademarks?)\b/u,
};

export const belongs = {
  en: /\b(?:own|owns|owned|ownership|belong|vest|assign|assigns|property of|title|retain|remain)/u,
};

export const takesApart = {
  en: {
    verb: /\breverse[- ]?engineer|\bdecompil|\bdisassembl|\bdeconstruct\b/u,
    noAnalysis:
      /\b(?:not|without)\b.{0,80}\banaly[sz]e?\p{L}{0,2}\b.{0,60}\b(?:sample|composition|prototype|structure|material)/u,
    models: /models? .{0,20}not be analysed/u,
  },
};

export const givesBack = {
  en: {
    returns: /\b(?:return|returns|returned|redeliver|delivered? (?:back )?(?:up )?to|deliver up|surrender)\b/u,
    destroys: /\b(?:destroy|destroys|destroyed|destruction|delete|erase|erased|dispose|disposed)\b/u,
  },
};

export const givenBack = { en: /\b(?:information|materials?|documents?|cop(?:y|ies)|data|records|items|property)\b/u };

export const discloses = {
  en: /\b(?:disclose|disclosed|disclosing|disclosure|provide|share|reveal|transmit|give access|given|furnish|make available|access|divulge|distribute|communicate)\b/u,
};

/** People to whom something is passed on. */
export const others = {
  en: {
    anyone: /\b(?:third[- ]part|other (?:party|person|persons)|any ?one|any person)/u,
    ownPeople:
      /\b(?:consultants?|advis[eo]rs?|agents?|affiliates?|representatives?|(?:sub)?contractors?|attorneys?|accountants?|counsel|subsidiaries|professional)/u,
  },
};

/** Not passing on: definitions, sources, laws. */
export const noSharing = {
  en: {
    definition:
      /^(?:.{0,12} )?"?(?:the term )?"?(?:confidential|proprietary|evaluation)[^,]{0,30}" (?:shall )?(?:not )?(?:mean|include)/u,
    source:
      /publicly available|(?:received|obtained|known|disclosed)[^.;]{0,60}(?:by|from) (?:a|any) third|rights of third part/u,
    law: /shall not have any rights|law, regulation|subpoena|required by law|compelled/u,
  },
};

/** Copies mentioned for another reason. */
export const otherCopies = {
  en: {
    paper: /counterpart|copy this document|in duplicate/u,
    definition: /^(?:.{0,12} )?"?\p{L}{3,20}"? (?:shall )?means?/u,
    ofAPaper: /a copy of (?:this|the) (?:agreement|notice|order|policy|certificate|report)/u,
    givenBack:
      /(?:return|destroy|deliver|erase|delete)\p{L}{0,4}\b.{0,160}\bcop(?:y|ies)|\bcop(?:y|ies)\b.{0,120}\b(?:return|destroy)/u,
    included: /includ\p{L}{2,4}.{0,60}\bcopies|copies thereof|with a copy to|copy to:/u,
  },
};

/** How to end it. Folded. */
export const saysTermination = {
  en: {
    right: /\b(?:may|right to|entitled to|can|option to)\b.{0,80}\b(?:terminat|cancel|rescind)/u,
    ends: /\b(?:agreement|contract|lease)\b.{0,60}\bterminate[sd]?\b.{0,60}\b(?:by (?:either|any|the|one|mutual)|upon|if|in the event)\b/u,
  },
  ru: {
    right: /(?:вправе|может|могут|имеет право).{0,80}(?:расторг|отказаться|прекра)/u,
    ends: /(?:договор|соглашени)\p{L}{0,3}.{0,60}(?:расторга|прекраща)/u,
  },
  mn: /гэрээ\p{L}{0,3}.{0,80}(?:цуцл|цуцал|дуусгавар)/u,
};
