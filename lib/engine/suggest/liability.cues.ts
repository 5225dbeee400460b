/** Words that every clause on liability has. Folded. */
export const liabilityWords = {
  en: /liab|damages|indemn|harmless|responsible|recover|\bloss|remed|limit/u,
  ru: /ответствен|возме|убытк/u,
  mn: /хариуц|хохир/u,
};

/** Liability expressly without limit. Folded. */
export const unlimited = {
  en: {
    noun: /\bunlimited liability/u,
    liabilityIs:
      /\bliability (?:\p{L}+ ){0,12}(?:shall|will|is|are) (?:be )?(?:unlimited|without (?:any )?limit|uncapped)/u,
    liableWithout:
      /\bliable (?:\p{L}+ ){0,12}without (?:any )?limit(?:ation)?(?: (?:of|as to|in) (?:amount|liability))?(?=[.,;]|$)/u,
    withoutLimit: /\bwithout (?:any )?limit(?:ation)? (?:of|as to) (?:amount|liability)/u,
  },
  ru: {
    answersWithout:
      /(?:нес\p{L}{1,3}|отвеча\p{L}{1,3}).{0,80}(?:неограниченн\p{L}{2,3} (?:размер|ответственност|объем)|без ограничени\p{L}{1,2})/u,
    liabilityIs:
      /ответственност\p{L}{1,4}.{0,80}(?:не ограничен|не ограничива\p{L}{2,4}|является неограниченн|без ограничени)/u,
    noun: /неограниченн\p{L}{2,3} ответственност/u,
  },
  mn: {
    noun: /хязгааргүй (?:хариуцлага|хариуц)/u,
    liabilityIs: /хариуцлаг\p{L}{0,5}.{0,60}(?:хязгааргүй|хязгаарлагдахгүй|хязгаарлахгүй)/u,
  },
};

/** Liability that no contract can limit, and what only looks like it. Folded. */
export const unlimitedByLaw = {
  en: {
    notLimited: /(?:nothing|no provision|not).{0,80}(?:limit|exclude)|by law/u,
    fault: /fraud|gross|wil+ful|death|personal injury|intentional/u,
    wording: /including,? without|including but|limited liability|unlimited liability compan/u,
  },
  ru: { fault: /умысел|умышленн|груб/u, byLaw: /закон/u },
  mn: { fault: /санаатай/u, byLaw: /хуул/u },
};

/** Makes someone liable for all loss. Folded. */
export const liableForAll = {
  en: {
    liableForAll:
      /\b(?:shall|will|agrees? to|is|are|be) (?:fully |solely |jointly and severally )?(?:liable|responsible) (?:to .{0,40})?for (?:any and all|all|any) (?:\p{L}+,? ){0,6}(?:loss|damage|liabilit|claim)/u,
    indemnifies:
      /\b(?:indemnify|hold harmless)\b.{0,200}\b(?:any and all|all|any)\b.{0,60}\b(?:loss|damage|liabilit|claim|cost|expense)/u,
  },
  ru: {
    reimburses:
      /(?:возмеща|возмест)\p{L}{1,4}.{0,80}(?:в полном объеме|все |всех |любые |причиненн\p{L}{1,4} убытк)|в полном объеме.{0,60}(?:возмеща|возмест|нес\p{L}{1,2} ответственност)/u,
    fullLiability: /несет полную (?:материальную )?ответственност/u,
  },
  mn: {
    reimburses: /(?:бүх|аливаа|учирсан|бүрэн).{0,40}хохирл?\p{L}{0,4}.{0,40}(?:барагдуул|нөхөн төл|хариуц)/u,
    inFull: /хохирл?\p{L}{0,4}.{0,30}бүрэн.{0,20}(?:барагдуул|хариуц|төл)/u,
  },
};

/** A clause that limits liability in any way. Folded. */
export const limitsLiability = {
  en: {
    exceeds:
      /\b(?:liabilit|liable|damages|obligation to indemnify|recover)\p{L}{0,6}\b.{0,260}\b(?:exceed|limited to|capped|in excess of|greater of|lesser of|not be more than|maximum)/u,
    notLiable:
      /\b(?:in no event|under no circumstances|neither|not|no|nor)\b.{0,200}\b(?:liable|liability|responsible)\b/u,
    kindsOfLoss: /\b(?:consequential|indirect|incidental|punitive|special) (?:or \p{L}+ )?(?:damages|loss)/u,
    limitation:
      /limitation (?:of|on) (?:liability|damages)|sole (?:and exclusive )?(?:remedy|liability|recourse)|(?:maximum|aggregate|total|entire|cumulative) liability/u,
  },
  ru: {
    limited:
      /ответственност\p{L}{1,4}.{0,200}(?:ограничен|ограничива|не (?:может )?превыша|не должн\p{L} превыша|не более|пределах)/u,
    notLiable: /не нес(?:ет|ут) ответственност/u,
    kindsOfLoss: /(?:упущенн\p{L}{2,3} выгод|косвенн\p{L}{2,3} убытк)\p{L}{0,3}.{0,60}не (?:подлеж|возмещ)/u,
  },
  mn: {
    limited: /хариуцлаг\p{L}{0,5}.{0,160}(?:хэтрэхгүй|хэтэрч|хязгаарл|хязгаар|дээд)/u,
    notLiable: /хариуцлага хүлээхгүй|хариуцахгүй/u,
  },
};

/** A company form, which limits nothing here. Folded. */
export const companyForm = {
  en: /limited liability (?:company|partnership|corporation)/u,
  ru: /(?:обществ|товариществ)\p{L}{1,3} с ограниченной ответственностью/u,
  mn: /хязгаарлагдмал хариуцлагатай (?:компани|нөхөрлөл)/u,
};

/** A limit for all liability rather than one case: an amount, or whole kinds of loss. Folded. */
export const generalLimit = {
  en: {
    total: /\b(?:total|aggregate|maximum|entire|cumulative|overall)\b.{0,40}\bliability\b/u,
    exceeds:
      /\bliabilit(?:y|ies)\b.{0,160}\b(?:exceed|(?<!not |without limitation )limited to|capped at|in excess of)/u,
    kindsOfLoss:
      /\b(?:in no event|under no circumstances|not)\b.{0,80}\bliable\b.{0,120}\b(?:indirect|consequential|incidental|loss of profits?|lost profits|in excess|exceeding)/u,
  },
  ru: /(?:общая|совокупная|максимальная|полная)?\s?ответственност\p{L}{1,3}.{0,160}(?:ограничен\p{L}{0,3}|ограничивается|не (?:может )?превыша\p{L}{2,4}|не должна превыша)/u,
  mn: /хариуцлаг\p{L}{0,5}.{0,160}(?:хэтрэхгүй|хязгаарлагд|хязгаарлан)/u,
};

/** Sums for things other than liability. Folded. */
export const noLimit = {
  en: /insur|premium|coverage|includ\p{L}{2,4},? but (?:is |are )?not limited|arbitrat/u,
  ru: /страхов/u,
  mn: /даатгал/u,
};

/** Neither side is liable for whole kinds of loss, in a sentence of any length. Folded. */
export const eitherForLoss = {
  en: /\b(?:neither|either|no) party\b.{0,60}\bliable\b.{0,600}\b(?:indirect|consequential|incidental|punitive)\b/u,
  ru: /ни одна из сторон не (?:несет|отвечает).{0,200}(?:косвенн|упущенн)/u,
  mn: /аль ч тал.{0,200}(?:шууд бус|олох байсан).{0,100}хариуц/u,
};

/** Applies to both sides. Folded. */
export const mutual = {
  en: {
    eitherParty:
      /\b(?:neither|either|each|both|any|no|one|other) (?:of the )?part(?:y|ies)\b|\bpart(?:y|ies)(?:'|'s| )/u,
    both: /\bthe parties|\beach other/u,
  },
  ru: {
    eitherParty: /(?:кажд|люб|друг|ни одна|обеих|обе|одной|виновн)\p{L}{0,4} (?:из )?сторон/u,
    party: /(?<!\p{L})сторон(?:а|ы|е|у)?(?!\p{L})/u,
  },
  mn: /тал(?:ууд|ын|аас)?(?!\p{L})/u,
};
