/** A sentence that defines a period: nothing is due by it. Folded. */
export const definesPeriod = {
  en: {
    period: /"[^"]{0,30}\b(?:year|quarter|month|week)s?"\)?,? (?:shall |will )?means?\b|\breporting periods? ends?\b/u,
    year: /\b(?:fiscal|financial|contract|calendar) (?:year|quarter)s?\b"?(?: of [^.;,]{1,30})?,? (?:shall |will )?(?:means?|(?:be|is|are) (?:from|the|\p{L}+ \d)|runs?|starts?|begins?|ends?)\b/u,
    named: /\bperiod\b[^.;]{0,80}\b(?:be|is) (?:known|referred to|defined) as (?:an? |the )?["“(]/u,
  },
  ru: {
    year: /(?<!\p{L})(?:финансов|отчетн|календарн|хозяйственн)\p{L}{2,3} (?:год|квартал|период)(?: \p{L}+){0,2} (?:начинается|заканчивается|длится|означает)/u,
  },
  mn: {
    year: /(?:санхүүгийн|тайлант|тайлангийн) (?:жил|улирал)\p{L}{0,4} [^.;]{0,60}(?:эхэлж|эхэлнэ|дуусна|үргэлжилнэ)/u,
  },
};

/** Whom one may not hire, or with whom compete, for some time. Folded. */
export const forbidden = {
  en: /\b(?:shall|will|may|must|agrees?|undertakes?|covenants?)(?: (?:\p{L}+,? ){0,8})?(?:not|no|refrain)\b[^.;]{0,240}\b(?:solicit|compet|hire|employ|engage)/u,
  ru: /(?:не (?:вправе|будет|должн\p{L}{1,2}|может|имеет права)|обязу\p{L}{2,4} не) (?:[\p{L}-]{1,20},? ){0,8}(?:переманивать|конкурировать|нанимать|привлекать)/u,
  mn: /(?:өрсөлдөхгүй|ажилд авахгүй|өрсөлдөх[^.;]{0,40}хориглоно|татан ажиллуулахгүй)/u,
};

/** Below a contract: who signed, and when. Folded. */
export const signature = {
  en: /\/s\/|_{4}|^dated? ?:|^(?:i |we )?(?:agreed?|accepted?|confirm(?:ed)?) ?:|\b(?:signature|signed by|printed? name|its|title) ?:/u,
  ru: /^дата ?:|(?<!\p{L})м\. ?п\.|(?<!\p{L})подпись ?[:_(]/u,
  mn: /^огноо ?:|гарын үсэг ?[:_(/]|\(гарын үсэг\)/u,
};

/** A day that is said to be no term. Folded. */
export const onlyTold = {
  en: /\b(?:for information only|is not a deadline|not binding as a date)\b/u,
  ru: /(?<!\p{L})(?:для сведения|носит справочный характер)(?!\p{L})/u,
  mn: /(?:мэдээллийн чанартай|мэдээлэх зорилготой)/u,
};

/** Before a day of an example. Folded. */
export const example = {
  en: /\b(?:for example|for instance|e\.g\.|by way of (?:example|illustration))/u,
  ru: /(?<!\p{L})(?:например|к примеру)(?!\p{L})/u,
  mn: /жишээ нь|жишээлбэл|жишээ болгон/u,
};

/** Right before a day of somebody else's contract, or of one that this one replaces. Folded, with the space. */
export const ofOtherContract = {
  en: {
    above:
      /\bunder the (?:prime|head|main|principal|master|underlying|original|former|earlier|previous) (?:contract|agreement|lease)\b[^.;]{0,80} $/u,
    replaced: /\b(?:supersed|replac)\p{L}{1,3}\b[^.;]{0,140}\b(?:under which|whose|which)\b[^.;]{0,60} $/u,
    theirs:
      /(?:'s|\b(?:your|its|his|her|their|our)) (?:[\p{L}-]+ )?(?:agreement|contract|lease) with\b[^.;]{0,60}\b(?:ends?|runs?|expires?|lapses?) (?:on|until|to|through)(?: the)? $/u,
    earlier: /\b(?:earlier|former|previous|preliminary)\b[^.;]{0,120}\bunder which\b[^.;]{0,80} $/u,
    granted:
      /\b(?:lease|licen[cs]e|permit|concession)\b[^.;:]{0,60}\bgranted on\b[^.;:]{0,60}\b(?:ends?|runs?|expires?|lapses?) (?:on|until|to)(?: the)? $/u,
    post: /\b(?:post|position|job|seat)s? (?:you|he|she|they) (?:holds?|has|have)\b[^.;]{0,80}\bends? on(?: the)? $/u,
  },
  ru: {
    which:
      /(?<!\p{L})по (?:договору|соглашению|контракту) (?:от|№)[^;]{0,60}котор\p{L}{2,3} (?:действует|истекает|заканчивается)(?: до| по)? $/u,
    former:
      /(?<!\p{L})(?:договор|контракт)\p{L}{0,2} (?:от|№)[^;]{0,80}(?:продолжает действовать|сохраняет силу|срок)(?: до| по) $/u,
  },
  mn: /(?:^|[.;] )тэр гэрээ $|(?:хуучин|урьдчилсан) гэрээ\p{L}{0,4} (?:дагуу|ёсоор)[^.;]{0,60} $/u,
};

/** The same of an agreement with its own day, of an earlier one, and of somebody's tenancy. Folded, with the space. */
export const ofOtherPaper = {
  ru: {
    dated: /(?<!\p{L})по (?:договору|соглашению|контракту)[^;]{0,80}(?<!\p{L})(?:сроком|со сроком)(?: действия)? до $/u,
    earlier:
      /(?<!\p{L})(?:ранее|предварительн\p{L}{2,3}|прежн\p{L}{2,3})(?!\p{L})[^;]{0,140} по котор\p{L}{2,3}[^;]{0,80} до $/u,
    tenant: /(?<!\p{L})(?:снимает|арендует|занимает)[^;.]{0,40} по договору до $/u,
  },
};
