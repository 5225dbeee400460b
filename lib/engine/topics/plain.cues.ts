/** Wordings rarely seen without the topic; each has its share of 276 labelled contracts beside it. Folded text. */
export const audit = {
  en: {
    // 40 of 41
    right: /\bright to (?:.{0,30} )?audit\b|\baudit rights?\b/u,
    // 42 of 42
    books: /\b(?:audit|inspect|examine|access to)\b.{0,60}\b(?:books|records)\b.{0,60}\b(?:books|records|accounts)\b/u,
  },
};

export const insurance = {
  en: {
    // 61 of 61
    kind: /\b(?:commercial|comprehensive|general|products?|public|professional|workers'?) (?:\p{L}+ )?liability (?:\p{L}+ )?insurance\b|\bcertificates? of insurance\b|\badditional insureds?\b/u,
    // 64 of 64
    duty: /\b(?:shall|will|must|agrees? to)\b.{0,60}\b(?:maintain|carry|obtain|procure|keep)\b(?!.{0,120}\b(?:health|title) insurance).{0,120}\binsurance\b/u,
  },
};

export const liabilityCap = {
  en: {
    // 121 of 122
    consequential:
      /\b(?:in no event|under no circumstances|neither|not|no)\b.{0,160}\bliab(?:le|ility)\b.{0,260}\b(?:consequential|incidental|indirect|punitive|lost profits|loss of profits?)\b/u,
    // 29 of 29
    total:
      /\b(?:aggregate|total|maximum|cumulative|entire)\b.{0,60}\bliabilit\p{L}{1,4}\b.{0,240}\b(?:exceed|limited to|capped|in excess of)\b/u,
  },
};

export const terminationForConvenience = {
  en: {
    // 20 of 20
    withoutCause:
      /\b(?:may|right to|entitled to)\b.{0,40}\b(?:terminate|cancel) (?:this|the) (?:agreement|contract|lease)\b.{0,80}\b(?:without (?:any )?cause|for (?:any|no) reason|convenience)\b/u,
    // 40 of 42
    onNotice:
      /\b(?:may|right to|entitled to)\b.{0,40}\b(?:terminate|cancel) (?:this|the) (?:\p{L}+ )?(?:agreement|contract)\b.{0,60}\b(?:upon|on|by|with|giving)\b.{0,40}\b(?:day|month|week).{0,33}\bnotice\b/u,
    // 35 of 36
    anyReason:
      /\b(?:may|right to|entitled to|option to)\b.{0,60}\bterminate\b.{0,60}\b(?:agreement|contract|lease)\b.{0,120}\b(?:without (?:any )?cause|for (?:any|no) reason|convenience)\b/u,
    // 16 of 16
    atAnyTime:
      /\b(?:may|right to|entitled to)\b.{0,60}\bterminate\b.{0,80}\bat any time\b.{0,60}\b(?:day|month).{0,33}\bnotice\b/u,
    // 17 of 17
    thenNotice:
      /\bterminat\p{L}*\b.{0,80}\b(?:without (?:any )?cause|for (?:any|no) reason|for convenience)\b.{0,80}\bnotice\b|\bnotice\b.{0,40}\bwithout (?:any )?cause\b/u,
    // 2 of 2
    byEither:
      /\b(?:may (?:also )?be|(?:unless|until) (?:sooner|earlier)) terminated (?:at any time )?by (?:either|any|one) party\b.{0,40}\b(?:upon|on|by|with|giving)\b.{0,40}\b(?:day|month).{0,33}\bnotice\b/u,
    // 1 of 1
    atDiscretion:
      /\b(?:may|right to)\b.{0,80}\b(?:sole|absolute|own|unfettered) (?:and absolute )?discretion\b.{0,60}\bterminate\b.{0,30}\b(?:agreement|contract)\b/u,
  },
};

/** With one of these next to it, it is termination for a reason. */
export const forReason = {
  en: {
    cause:
      /\b(?:breach|default|insolven|bankrupt|fails? to|failure|violat|force majeure|change of control|material|with cause|mutual|as follows|from and after|in the event|if\b|cure|surviv)/u,
    another: /\bsub-?(?:agen|licen|contract|distribut|tenan)/u,
    afterEnd:
      /\b(?:upon|at) (?:any |the |such )?(?:expiration|termination|end\b)|\bfollowing\b|\bafter (?:the )?(?:expir|termin)/u,
  },
};

export const nonCompete = {
  en: {
    // 5 of 5
    business: /\b(?:engage|engaged|own|operate|manage|participate|invest)\b.{0,120}\bbusiness\b.{0,100}\bcompet/u,
    // 2 of 2
    directly: /\bshall not\b.{0,120}\bdirectly or indirectly\b.{0,160}\bcompet/u,
  },
};

/** Two of these in sequence restrain someone from competing: 17 of 18. Folded text. */
export const restrains = { en: /\b(?:shall|will|agrees?|covenants?|undertakes?)\b.{0,60}\bnot?\b/u };

export const deals = {
  en: /\b(?:develop|manufactur|market|sell|handl|distribut|promot|represent|endors|carr(?:y|ies)|offer|engage|licens|deal|provid|produc|purchas|advertis)\p{L}*\b/u,
};

export const dealtIn = {
  en: /\b(?:products?|goods|services?|business|equipment|program|activit\p{L}*|software|devices?)\b/u,
};

export const competes = { en: /\bcompet(?:es?|ing|itive)\b/u };

/** Expressly without cause, whatever is next to it: 7 of 7. Folded. */
export const withOrWithoutCause = {
  en: {
    named:
      /\b(?:may|right to|entitled to)\b.{0,200}\bterminate\b.{0,160}\b(?:with or without cause|for (?:its |their )?convenience|for any reason or (?:for )?no reason|for any or no reason)\b/u,
    anyReason:
      /\b(?:may|right to|entitled to)\b.{0,60}\bterminate (?:this|the) (?:agreement|contract|lease)\b.{0,30}\bfor any reason\b/u,
  },
};

/** Termination at any time, on notice; not if for a reason. Folded. */
export const atAnyTimeOnNotice = {
  en: /\b(?:may|right to|entitled to)\b.{0,40}\bterminate (?:this|the) (?:agreement|contract|lease) at any time (?:on|upon|by|with)\b.{0,40}\bnotice\b/u,
};

/** Insurance that someone carries: 4 of 4. Folded. */
export const carriedInsurance = {
  en: /(?<!\b(?:advised|recommended|may|not required|need not)(?: to)?(?: obtain and)? )\b(?:carry|maintain|obtain|procure)\b(?!.{0,120}\b(?:health|title) insurance).{0,120}\binsurance\b/u,
};

/** A penalty or a fine that a party owes, in brief words; not counted in the labelled contracts. Folded. */
export const liquidatedDamages = {
  en: {
    paysIt:
      /\b(?:pays?|paid|payable|owes?|liable (?:for|to)|charge|deduct)\b.{0,80}\b(?:liquidated damages|(?:a|the|contractual|agreed) (?:\p{L}+ )?(?:penalty|fine)|penalt(?:y|ies) of|fines? of)\b/u,
    itIs: /\b(?:liquidated damages|(?<!from )penalty|(?<!of )fine)\b(?: of| is| are| at| amounts? to)(?: \p{L}{1,12}){0,3} (?:(?:usd|eur|mnt|gbp) ?)?[$€£₮]?\d/u,
  },
};
