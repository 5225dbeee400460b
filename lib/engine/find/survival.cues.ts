/** An end, a time or a 'still'. Folded. */
export const speaksOfAnEnd = {
  en: {
    survives: /surviv|outl[ai][sv]|unaffected|terminat|expir|cancel|rescission/u,
    inSpite: /notwithstanding|despite|thereafter|hereafter/u,
    forEver: /perpetu|permanent|indefinit|forever|unlimited|time limit|limit/u,
    goesOn: /continue to be|remain (?:subject|bound)|not (?:cease|lapse|end)/u,
    after: /\bafter (?:it|the|its|this)(?: agreement| contract| lease)?'?s?,? ends?\b/u,
    event:
      /\b(?:return|destr|deliver|complet|conclu|years?|months?|anniversar|confidentiality (?:period|term)|(?:period|term|duration) of)/u,
    howLong:
      /\b(?:until|so long|as long|regardless|irrespective|even|beyond|at any time|at all times|during|whether or not)/u,
  },
};

/** What survives the contract. Folded. */
export const clauseOrRight = {
  en: /\b(?:obligation|undertaking|restriction|provision|covenant|dut|section|clause|article|paragraph|right|confidential|licen[sc]e)/u,
};

/** It continues. */
export const goesOn = {
  en: {
    verb: /continue|extend|endure|subsist|apply|be subject|be binding|be bound/u,
    remains:
      /remains? (?:in (?:full )?(?:force|effect|confidence)|subject|bound|binding|liable|valid|confidential|obligat)/u,
  },
};

/** After the end of what. */
export const afterIts = { en: /\b(?:after|following|notwithstanding|beyond|despite|upon|from)\b/u };

export const end = { en: /terminat|expir|cancell?ation|return|destruction|complet|last disclosure|disclosure/u };

/** Clauses that only sound similar. Folded. */
export const noSurvival = {
  en: {
    invalid:
      /\b(?:invalid|unenforceab|illegal|severab)|in the event|provided,? however, that (?:in|if)|\bcure|written notice/u,
    other: /(?:shall|does|will) not apply|severance|entitled to continue/u,
    itsTerm: /this agreement shall (?:commence|be for a term)/u,
  },
};

/** An endless duty. Folded. */
export const dutyOrSecret = { en: /\b(?:obligation|undertaking|restriction|covenant|dut|confidential)\p{L}{0,6}\b/u };

export const lastsForEver = {
  en: {
    goesOn:
      /(?:continue|remain|extend|endure|subsist)s?\b.{0,80}\b(?:indefinite|perpetu|without limit|for so long as|until such time)/u,
    isPerpetual: /be (?:indefinite|perpetual)/u,
  },
};

/** It stays in force despite an end. Folded. */
export const inSpiteOf = { en: /\b(?:notwithstanding|despite|following|after)\b/u };

/** It stays in force despite an end. Folded. */
export const anyEnd = {
  en: /\b(?:terminat|expir|return|destruction|complet|delivery)\p{L}{0,6}\b/u,
  mn: /(?:дуусгавар|дуусс?ан|цуцлагд|цуцалс|дуусах|хугацаа)/u,
};

export const staysInForce = {
  en: /\b(?:continue|remain)s?\b.{0,60}\b(?:bound|force|effect|subject|binding|apply|valid|entitled)/u,
  mn: {
    valid: /хүчинтэй (?:хэвээр|үлд|бай)|хүчин төгөлдөр|үргэлжил|үргэлжлэн|үргэлжлүүлэн|хэвээр|үйлчилсээр/u,
    notReleased: /чөлөөл(?:өхгүй|өгдөхгүй)|дуусгавар болгох үндэслэл болохгүй|дуусгавар болгохгүй/u,
  },
};

/** Bound for years after an event. Folded. */
export const secretOrDuty = {
  en: /\b(?:confidential|secret(?!ar)|secrec|obligation|undertaking|restriction|covenant|provision|bound|binding)/u,
};

export const forYears = { en: /\b(?:for|until)\b.{0,50}\byears?\b/u };

export const afterEvent = {
  en: /\b(?:after|following|from|subsequent to)\b.{0,60}\b(?:terminat|expir|disclos|receipt|receiv|return|end of|last)/u,
};

/** A duty that holds despite an end. Folded. */
export const dutyStem = { en: /\b(?:obligation|confidential|restriction|undertaking|covenant|provision|agreement)/u };

export const inSpiteOfAnEnd = {
  en: /\b(?:even after|regardless of|irrespective of|beyond|despite)\b.{0,80}\b(?:terminat|expir|end\b|return|destruction|complet|cessation|decision)/u,
};

/** Secrets kept indefinitely. Folded. */
export const secretStem = { en: /\b(?:obligation|confidential|restriction|undertaking|secret(?!ar)|secrec)/u };

export const withoutEnd = {
  en: /\b(?:perpetual|perpetuity|permanent|permanently|indefinite|indefinitely|without limit(?:ation)? (?:of|in) time|in perpetuity)\b/u,
};

export const perpetualSecret = {
  en: /\b(?:perpetual|permanently|indefinitely)\b.{0,100}\b(?:confidential|secret|obligation)/u,
};

/** Someone is still bound after the end. Folded. */
export const onceEnded = {
  en: /\b(?:after|following|upon|notwithstanding|despite|subsequent to)\b.{0,80}\b(?:terminat|expir|end|cessation|return|destruction|complet)\p{L}{0,6}\b/u,
};

export const bindsThen = {
  en: /\b(?:shall|will|agrees? to|must)(?: \p{L}{2,12})? (?:not (?:use|disclose|make use|retain)|never|continue to|remain (?:bound|subject|in|liable|obligated)|keep|maintain)\b/u,
};

/** An end that doesn't affect duties. Folded. */
export const endOrReturn = { en: /\b(?:terminat|expir|return|destruction|delivery|completion)\p{L}{0,6}\b/u };

export const doesNotAffect = {
  en: /\b(?:shall|will|does) not (?:be )?(?:affect|chang|alter|terminat|reliev|releas|discharg|excus)\p{L}{0,3}\b/u,
};

export const dutyOrClause = { en: /\b(?:obligation|dut(?:y|ies)|restriction|covenant|provisions?)/u };

/** What an end doesn't affect. Folded. */
export const clauseOrDuty = {
  en: /\b(?:obligation|dut(?:y|ies)|restriction|covenant|provision|right|clause|section)s?\b/u,
};

export const unaffectedBy = {
  en: /\b(?:not be (?:affected|terminated|discharged|released|extinguished)|be unaffected) by\b/u,
};

/** During the term and after it. Folded. */
export const duringAndAfter = {
  en: {
    bothTimes:
      /(?:both )?during (?:and|or|and\/or)(?: at any time)? (?:after|following|subsequent to) (?:the |my |his |her |its |their )?(?:term|terminat|expir|duration|employment|engagement|relationship)/u,
    afterIt:
      /\bduring (?:your|his|her|their|the|this) (?:employment|engagement|agreement|contract|term|appointment),? (?:and|or) (?:even )?after (?:it|that|its end)\b/u,
    thereafter: /during the .{3,60} and at all times (?:thereafter|after)/u,
  },
};

/** For years or months after the end of the contract, or after one leaves. Folded. */
export const yearsAfterEnd = {
  en: {
    forYears:
      /\bfor (?:[\p{L}\d()-]{1,12} ){1,5}(?:years?|months?) (?:after|beyond|following) (?:it(?=[.,;]|$)|the term|[^.;]{0,50}\b(?:end|ends|ended|ceas\p{L}+|terminat\p{L}+|expir\p{L}+))(?!\p{L})/u,
    leaving:
      /\b(?:years?|months?) (?:after|from|following) (?:(?:you|he|she|they|the (?:employee|executive|worker|consultant)) (?:leaves?|left|ceases?|stops?)|(?:your |his |her |their )?(?:leaving|departure))\b/u,
  },
  ru: {
    behind:
      /(?<!\p{L})(?:лет|год[а]?|месяц\p{L}{0,2}) (?:после|со дня|с даты) (?:\p{L}{2,9} )?(?:прекращени|окончани|расторжени|истечени|завершени|увольнени|ухода)/u,
    ahead:
      /(?<!\p{L})после (?:\p{L}{2,9} )?(?:прекращени|окончани|расторжени|истечени|увольнени|ухода)\p{L}{0,2}[^.;]{0,80} (?:лет|год[а]?|месяц\p{L}{0,2})(?!\p{L})/u,
  },
  mn: {
    ended:
      /(?:дуус[сч]?|дуусгавар болс|цуцлагдс|цуцалс|ажлаас (?:гарс|чөлөөлөгдс|халагдс))\p{L}{1,6} хойш [^.;]{0,30}\d[^.;\d]{0,14}(?:жил|сар)/u,
    inWords:
      /(?:дуус[сч]?|дуусгавар болс|ажлаас (?:гарс|чөлөөлөгдс|халагдс))\p{L}{1,6} хойш (?:нэг|хоёр|гурван|дөрвөн|таван|зургаан|арван|хагас)[^.;]{0,20}(?:жил|сар)/u,
  },
};

/** A duty named in the sentence before ends so long after the contract. Folded. */
export const thisEndsThen = {
  en: /\b(?:this|that|it|they|the (?:duty|ban)) (?:ends?|lasts?|lapses?|continues?) (?:for )?(?:[\p{L}\d()-]{1,12} ){1,4}(?:years?|months?) after [^.;]{0,50}\b(?:leaves?|left|ends?|ended|over)\b/u,
};

/** What is still kept secret then. Folded. */
export const secretThen = {
  en: /\b(?:secret(?!ar)|secrec|confiden|privately|(?:not|never) (?:\p{L}+ ){0,3}(?:disclos|use|tell|pass))/u,
  ru: /(?<!\p{L})(?:разглаша|разглас|тайн|конфиденциальн|секрет|не (?:вправе )?использ)/u,
  mn: /нууц|задруул/u,
};

/** What one still may not do then. Folded. */
export const forbiddenThen = {
  en: /\b(?:not|never|neither|no)\b[^.;]{0,140}\b(?:compet|employ|hire|solicit|poach|take on|work (?:for|in|with|as)|approach|contact|canvass|entice|join|treat|deal with)/u,
  ru: /(?<!\p{L})(?:конкурир|переманив|не (?:вправе )?(?:нанима|привлека|работа|устраива|обраща))/u,
  mn: /өрсөлд|ажилд ав|(?:ажиллах|ажилла|хамтрах|ажиллуула)(?:гүй|хгүй)|ажиллахгүй/u,
};

/** Clauses by their numbers that go on after the end: 'Clauses 6.4, 8 and 9 continue after the end.' Folded. */
export const numberedClauses = {
  en: /\b(?:clauses?|sections?|articles?|paragraphs?)\s[\d.,()\s]{1,60}(?:(?:and|to|&|or|through)\s[\d.,()\s]{1,30})?/u,
  ru: /(?<!\p{L})(?:пункт|раздел|стать|подпункт)\p{L}{1,2}\s[\d.,()\s-]{1,60}(?:(?:и|по)\s[\d.,()\s-]{1,30})?/u,
  mn: /(?<!\d)\d[\d.,\s-]{0,60}(?:(?:ба|болон)\s[\d.,\s-]{1,30})?(?:(?:дугаар|дүгээр|дахь|дэх|р)\s)?(?:зүйл|заалт|хэсэг|бүлэг)\p{L}{0,4}/u,
};
export const goOnAfter = {
  en: /^(?:(?:shall|will|also|all) ){0,2}(?:continue|survive|remain|stay|apply|last|endure)s?\b[^.;]{0,60}\b(?:after|beyond|despite|notwithstanding)\b[^.;]{0,50}\b(?:end|terminat|expir)/u,
  ru: /^(?:договора )?(?:продолжа|действу|сохраня|оста|применя)\p{L}{2,4}[^.;]{0,60}(?:после|несмотря на)\s[^.;]{0,40}(?:окончани|прекращени|расторжени|истечени)/u,
  mn: /^[^.;]{0,40}(?:дуус|дуусгавар бол|цуцлагд)с\p{L}{1,4}\s(?:хойш|дараа)[^.;]{0,50}(?:үйлчил|хүчинтэй|үргэлжил|хэвээр)/u,
};
