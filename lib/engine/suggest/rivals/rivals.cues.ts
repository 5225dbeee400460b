/** Words of every contract, which don't tell two rules apart: parties as such, the contract, totals. A folded word. */
export const ofAnyRule = {
  en: {
    paper:
      /^(?:either|within|after|until|part(?:y|ies)|sides?|agreements?|contracts?|leases?|hereunder|herein|hereof|hereto|clauses?)$/u,
    sum: /^(?:total|aggregate|overall|whole|entire|maximum|amounts?|sums?|equal|present|calendar|following|calculated)$/u,
  },
  ru: {
    paper: /^(?:сторон|договор|соглашени|контракт|настоящ|кажд|люб|друг)\p{L}{0,5}$/u,
    sum: /^(?:общ|совокупн|сумм|размер|календарн)\p{L}{0,4}$/u,
  },
  mn: {
    paper: /^(?:(?:тал|гэрээ|нөгөө)\p{L}{0,5}|энэхүү|дагуу|хоер|бүр|байна|болно)$/u,
    sum: /^(?:нийт|(?:дүн|хэмжээ)\p{L}{0,4})$/u,
  },
};

/** Of a cap on liability: liability, loss, the limit. A folded word. */
export const ofCap = {
  en: {
    liability:
      /^(?:(?:liab|responsib|relat|aris)\p{L}+|claims?|connection|connected|tort|negligence|statute|otherwise|howsoever|caused?|damages?|loss(?:es)?|duty|owed?)$/u,
    limit: /^(?:(?:limit|exceed)\p{L}*|cap(?:s|ped)?|ceiling|more|greater|higher|most|year|event)$/u,
  },
  ru: {
    liability:
      /^(?:(?:ответственност|отвеча|убытк|ущерб|возмещ|связ|исполнени|вытека|обязательств)\p{L}{0,6}|нес[её]т)$/u,
    limit: /^(?:(?:огранич|превы|предел|максим|год|случа|составля)\p{L}{0,8}|больше|более|свыше)$/u,
  },
  mn: {
    liability: /^(?:хариуц|хохирл?|нэхэмжл|төлбөр|нөхөн)\p{L}{0,8}$/u,
    limit: /^(?:(?:хязгаар|хэтр|илүү|жил|тохиолдо?л)\p{L}{0,10}|дээд|дээш|хүртэл|удаа)$/u,
  },
};

/** Of the time to pay a bill. A folded word. */
export const ofPayment = {
  en: {
    pays: /^(?:pa(?:y|ys|id|yable|yments?)|due|settled?|settles|money|bank|transfer\p{L}*|clear\p{L}*|full|demand)$/u,
    bill: /^(?:invoices?|bills?|receipt|received?|receiving|dated?|issued?|issue|made|later|latest)$/u,
  },
  ru: {
    pays: /^(?:(?:о|у|вы)?(?:плат|плачива)\p{L}{1,6}|(?:производ|перечисл|безналичн|банковск)\p{L}{2,6})$/u,
    bill: /^(?:сч[её]т|получени|выставлени|дат|день|дня|момент|поздне|срок|рабочи|течени)\p{L}{0,3}$/u,
  },
  mn: {
    pays: /^(?:(?:төл|шилжүүл)\p{L}{1,8}|хийгд\p{L}{2,4}|хийнэ)$/u,
    bill: /^(?:(?:нэхэмжл|ирс|ав|өдр|огноо)\p{L}{0,8}|хүлээн|хойш|дотор|өдөр|ажлын)$/u,
  },
};

/** Of leaving on notice. A folded word. */
export const ofLeaving = {
  en: {
    ends: /^(?:(?:terminat|cancel)\p{L}*|end(?:s|ed|ing)?|leave|withdraw|right|entitled|wish\p{L}*|early|earlier)$/u,
    notice:
      /^(?:notices?|notif\p{L}+|writ(?:ing|ten)|prior|advance|gives?|giving|given|time|reasons?|cause|convenience|least|less|beforehand|without)$/u,
  },
  ru: {
    ends: /^(?:(?:растор|отказ|прекра|односторонн|порядк)\p{L}{0,9}|выйти|вправе|может|право|имеет|досрочно)$/u,
    notice:
      /^(?:(?:уведом|извести|предупре|сообщив|письменн|причин|объяснени|указани)\p{L}{0,8}|любо[ей]|время|момент|мене[ей])$/u,
  },
  mn: {
    ends: /^(?:(?:цуц|дуусга|татгалз)\p{L}{1,8}|эрхтэй|болно)$/u,
    notice: /^(?:(?:мэдэгд|урьдчил|шалтгаан|заа|үед)\p{L}{0,6}|бичгээр|өмнө|хэдийд|хүссэн|доошгүй)$/u,
  },
};

/** A limit for one claim, and one for a year. Folded. */
export const perClaim = {
  en: /\b(?:per|each|every|any (?:one|single)|(?:a|one) single|for any) (?:claim|event|incident|occurrence|loss|case|series)/u,
  ru: /(?<!\p{L})(?:за|по|на) (?:кажд\p{L}{2,3}|один|одно|одному|одной) (?:отдельн\p{L}{2,3} )?(?:случа|событи|требовани|претензи|нарушени)/u,
  mn: /нэг (?:удаагийн|тохиолдол|нэхэмжлэл|зөрчил|зөрчлийн)|тохиолдол (?:тутам|бүр)/u,
};

export const perYear = {
  en: /\b(?:per|each|every|any|an?) (?:\p{L}+ )?year\b|\b(?:annual|annually|yearly|per annum)\b/u,
  ru: /(?<!\p{L})(?:в|за) (?:\p{L}+ )?год(?!\p{L})|ежегодн|годов/u,
  mn: /жилд(?!\p{L})|жил (?:бүр|тутам)|жилийн (?:нийт|хариуцлаг)/u,
};

/** It changes another rule, is its exception or holds in a case. Folded. */
export const notBeside = {
  en: /\b(?:notwithstanding|instead of|in place of|despite|replaced|clauses? \d|sections? \d|except|save|other than|unless|if|where|when|renew\p{L}*|extend\p{L}*|extension|initial)\b/u,
  ru: /(?<!\p{L})(?:несмотря|вместо|независимо|пункт\p{L}{0,3} \d|кроме|за исключением|если|в случае|при условии|продл\p{L}+|пролонг\p{L}+|замен\p{L}+)/u,
  mn: /үл харгалзан|оронд|заалт|дэх|бусад тохиолдолд|(?<!\p{L})(?:бол|хэрэв|тохиолдолд)(?!\p{L})|сунг/u,
};

/** An exception behind the rule that it is of. Raw text. */
export const exceptionBehind = { en: /,? (?:except|unless|save|other than) /u, ru: /,? (?:кроме|за исключением) /u };
