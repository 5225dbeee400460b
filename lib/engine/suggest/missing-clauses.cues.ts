/** The contract says which law governs it. Folded. */
export const namesALaw = {
  en: {
    heading: /^(?:[\d.]+ )?(?:governing|applicable|choice of|controlling) law\b|^(?:[\d.]+ )?law\.?$/u,
    governedBy:
      /\bgovern\p{L}{0,3}\b.{0,60}\b(?:laws?|legislation)\b|\b(?:construed|interpreted|enforced)\b.{0,80}\blaws?\b/u,
    adjective:
      /^(?:\S{1,8} )?\p{L}{4,20} law(?: (?:applies|governs)\b|\.?$)|\bunder \p{L}{4,20}(?:ish|ian|ese|ch) law\b|\bsubject to \p{L}{4,20} law\b/u,
    ownCourt: /\bcounty court\b|\bcourts (?:of|in|at|there) (?!law|competent)/u,
  },
  ru: {
    law: /применимо\p{L}{1,2} прав|законодательств\p{L}{1,3} /u,
    ownLaw: /(?:^|[.;] |\d )право ?[-:] ?\p{L}/u,
    ownCourt:
      /суд[а-я]{0,3} (?:по месту|[а-я -]{0,40}(?:район|област|края|республик|город|г\.))|(?<!\p{L})(?:гк|тк|кодекса?) (?:рф|российской)/u,
  },
  mn: {
    law: /хэрэглэх хууль|хууль тогтоомж|хуулийн дагуу|иргэний хууль|улсын (?:хууль|хуулиар|хуулийг)/u,
    ownCourt: /шүүхээр|шүүхэд|анхан шатны шүүх|шүүх (?:\p{L}+ )?шийд/u,
  },
};

/** The same, by place name. Raw text. */
export const lawOfAPlace = {
  en: {
    law: /(?<!\p{L})[Ll]aws? (?:and courts )?(?:of|in) (?:the )?(?:[Ss]tate of )?\p{Lu}/u,
    adjective: /\p{Lu}\p{Ll}{2,}(?<!The|Any|All|Such|This|That|Applicable|Each|Other) law(?!\p{L}| firm)/u,
    court: /(?<!\p{L})[Cc]ourts? (?:of|in|at|for) (?:the )?\p{Lu}(?!aw|ompetent)/u,
  },
};

/** The contract says how long it lasts. Folded. */
export const statesATerm = {
  en: {
    term: /\bterm\b(?! ["(]| or condition)|duration of (?:this|the) |at will/u,
    ends: /terminat|expir/u,
    lasts:
      /(?:agreement|contract|lease|partnership|employment|nda|hire).{0,80}\b(?:until|continues?|carries on|perpetual|indefinite|in (?:force|effect)|begins|ends|lasts?|runs)/u,
  },
  ru: { term: /срок|бессрочн/u, ends: /расторж|прекращ/u },
  mn: /хугацаа|дуусгавар|цуцл/u,
};

/** The contract says how to end it. Folded. */
export const statesAnEnd = {
  en: {
    ends: /terminat|cancel|rescind|rescission|\bmay dismiss\b|\b(?:either|each) (?:side|party) may give .{0,30}\bnotice\b/u,
    ofTheContract:
      /\b(?:may|can|might|right to|entitled to|free to)\b.{0,60}(?<!\b(?:the|an?|at|each|annual|sick|paid|parental|unpaid) )\b(?:end|leave|quit|resign|withdraw from)\b(?! (?:user|product|of))/u,
  },
  ru: /расторж|расторг|прекращ|прекратить|закончить (?:договор|контракт)|(?:может|можете|могут|вправе) уйти|отказ\p{L}{0,6} от (?:настоящего )?(?:договор|исполнени|услуг)|уволи/u,
  mn: /цуца?л|гэрээнээс гар|гэрээг? [^.;]{0,60}цуцалж бол|дуусгавар болго|гэрээнээс татгалз|ажлаас (?:гар|чөлөөл)/u,
};

/** Where a contract is signed. Folded. */
export const signed = {
  en: {
    witness:
      /in witness whereof|have (?:duly )?(?:executed|signed)|executed (?:this|as of|on behalf|on its behalf|by or on)/u,
    line: /signatures?\b.{0,20}(?::|_|page|block|of the part)|^(?:signature|signed)|^by ?:|\bby ?: ?_|^name ?:/u,
    someone: /in witness+ whereof|\bby: .{0,60}\bby:|\bby: .{0,60}\bname:|\bname: .{0,80}\b(?:title|date):|\(seal\)/u,
    agreed: /^(?:i |we )?agree(?:d[:,]|:) \p{L}/u,
    slashes: /\/s\//u,
  },
  ru: { line: /^подпис|подпис\p{L}{1,3} сторон|подпись|м\.? ?п\./u, details: /реквизиты|(?<!\p{L})инн \d/u },
  mn: /гарын үсэг|тамга/u,
};

/** Documents that accompany another contract, which has the general clauses. Folded. */
export const ancillary = {
  en: {
    amendment: /\bamendment\b|\baddendum\b|\bsupplement(?:al)?\b/u,
    attached: /joint filing|side letter|statement of work|order form|schedule form/u,
    partOf: /issued pursuant to|incorporated into|made a part of/u,
  },
  ru: /дополнительн\p{L}{2,3} соглашени/u,
  mn: /нэмэлт (?:гэрээ|өөрчлөлт)|гэрээний хавсралт/u,
};

/** What a contract calls itself. Folded. */
export const contractName = {
  en: /\b(?:agreement|contract|lease)\b/u,
  ru: /договор|соглашени|контракт/u,
  mn: /гэрээ/u,
};

/** Someone is bound. Lower case. */
export const partyWord = {
  en: /\bpart(?:y|ies)\b/u,
  ru: /сторон[аыу]?(?!\p{L})/u,
  mn: /(?<!\p{L})тал(?:ууд|ын)?(?!\p{L})/u,
};
