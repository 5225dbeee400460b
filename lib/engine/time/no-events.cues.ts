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
  en: /\/s\/|_{4}|^dated? ?:|\b(?:signature|signed by|printed? name|its|title) ?:/u,
  ru: /^дата ?:|(?<!\p{L})м\. ?п\.|(?<!\p{L})подпись ?[:_(]/u,
  mn: /^огноо ?:|гарын үсэг ?[:_(/]|\(гарын үсэг\)/u,
};

/** Before a day of an example. Folded. */
export const example = {
  en: /\b(?:for example|for instance|e\.g\.|by way of (?:example|illustration))/u,
  ru: /(?<!\p{L})(?:например|к примеру)(?!\p{L})/u,
  mn: /жишээ нь|жишээлбэл|жишээ болгон/u,
};

/** Right after a length that measures a sum: two months' rent. Folded. */
export const measuresSum = {
  en: /^(?:'s?|s')? ?(?:rent|fees?|salary|wages|pay|hire|charges|interest)\b/u,
  ru: /^(?:арендной|абонентской|лицензионной) платы/u,
  mn: /^\S{0,6} ?(?:түрээс|хөлс|цалин|төлбөр)\p{L}{0,6} (?:тэнцэх|тэнцүү)/u,
};

/** Right before such a length, or before one that may come again. Folded. */
export const oftenOrSum = {
  en: /\b(?:once|twice|once in|any|each|every|rolling|successive)(?: (?:any|each|every|a|an))?(?: (?:period of|rolling))? ?$/u,
  ru: /(?:плат\p{L}{1,3}|вознаграждени\p{L}{1,2}|оклад\p{L}{0,2}) за ?$|(?<!\p{L})(?:раз в|кажд\p{L}{2,3}|любые|любых) ?$/u,
  mn: /(?:тутам|бүр|аливаа) ?$/u,
};

/** A month or a year of the calendar has no first day of its own. Folded. */
export const ofCalendar = {
  en: /^(?:an?|one|the|each) calendar (?:month|quarter|year)s?$/u,
  ru: /^(?:один )?календарн\p{L}{2,3} (?:месяц|квартал|год)\p{L}{0,2}$/u,
  mn: /^хуанлийн (?:сар|улирал|жил)$/u,
};

/** Right after a length that runs from something that recurs or that nobody can date: each month, a notice. Folded. */
export const fromUndated = {
  en: {
    each: /^(?:after|of|from|following)(?: the end of)? (?:each|every|any)\b/u,
    told: /^(?:after|of|from|following) (?:(?:an?|the|its|their|such|written|prior|receipt of|receiving) ){0,4}(?:notices?|warnings?|requests?|demands?|invoices?)\b/u,
  },
  ru: {
    each: /^(?:после|с|со)(?: окончания)? кажд\p{L}{2,3}/u,
    told: /^(?:после|с|со|от)(?: (?:дня|даты|момента))?(?: (?:получения|направления))?(?: \p{L}+)? ?(?:уведомлени|предупреждени|требовани|запрос|претензи|счет)\p{L}{0,3}/u,
    accepted:
      /^(?:после|с|со|от)(?: (?:дня|даты|момента))? подписания (?:\p{L}+ ){0,3}(?:акта|документа|накладной|упд|отчета)/u,
  },
};

/** Right before such a length in Mongolian. Folded. */
export const fromUndatedMn = {
  mn: /(?:мэдэгдэл|нэхэмжлэх|шаардлага|хүсэлт|анхааруулга)\p{L}{0,3} (?:хүлээн авсн|авсн|ирсн|хүргүүлсн)\p{L}{2,4}(?: хойш)? ?$/u,
};
