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
    told: /^(?:after|of|from|following) (?:(?:an?|the|its|their|your|our|my|such|written|prior|first|second|final|last|receipt of) ){0,5}(?:notices?|warnings?|requests?|demands?|invoices?|bills?)\b/u,
  },
  ru: {
    each: /^(?:после|с|со)(?: окончания)? кажд\p{L}{2,3}/u,
    told: /^(?:после|с|со|от)(?: (?:дня|даты|момента))?(?: (?:получения|направления))?(?: \p{L}+)? ?(?:уведомлени|предупреждени|требовани|запрос|претензи|счет)\p{L}{0,3}/u,
    accepted:
      /^(?:после|с|со|от)(?: (?:дня|даты|момента))? подписания (?:\p{L}+ ){0,3}(?:акта|документа|накладной|упд|отчета)/u,
  },
};

/** Right before a signing on which an invoice is issued, and nothing paid. Folded. */
export const issuedThen = {
  en: /\b(?:issues?|issued|sends?|sent|raises?|raised)(?: it)? ?$/u,
  ru: /(?<!\p{L})(?:выставля\p{L}{2,4}|выставлен\p{L}{0,2}|направля\p{L}{2,4}) ?$/u,
};

/** A notice runs to the end of the contract or of its term. Folded. */
export const toTheEnd = {
  en: /\bexpir\p{L}{1,6}\b|\b(?:before|at|to|by|with|on) (?:the |its |any )?(?:end|expiry|close)\b|\b(?:end|ends|ending) of (?:the|its|any|each)\b|\bends?\b(?! (?:it|this|the|employment|your|early))/u,
  ru: /(?<!\p{L})(?:до|к) (?:(?:его|ее|этого|такого|очередного|данного) )?(?:оконч|истеч|конц|заверш)/u,
  mn: /дуусах\p{L}{0,3}|дуусгавар болох\p{L}{1,4} өмнө/u,
};

/** A notice for as long as a renewed term runs, whenever it is given. Folded. */
export const duringRenewal = {
  en: /\b(?:during|in|within) (?:a|an|any|the|each|such) (?:renewed|renewal|extended|extension|further) (?:term|period)s?\b/u,
  ru: /(?<!\p{L})в течение (?:продленного|дополнительного|нового) (?:срока|периода)(?!\p{L})/u,
  mn: /сунгасан (?:хугацаанд|хугацааны турш)/u,
};

/** Right before a length by which a term is made longer. Folded. */
export const longerBy = {
  en: /\b(?:by|for)(?: up to| not more than| at most| another| one)? ?$/u,
  ru: /(?<!\p{L})на(?: срок)?(?: до)? ?$/u,
};

/** Right before such a length in Mongolian. Folded. */
export const fromUndatedMn = {
  mn: /(?:мэдэгдэл|нэхэмжлэх|шаардлага|хүсэлт|анхааруулга)\p{L}{0,3} (?:хүлээн авсн|авсн|ирсн|хүргүүлсн)\p{L}{2,4}(?: хойш)? ?$/u,
};
