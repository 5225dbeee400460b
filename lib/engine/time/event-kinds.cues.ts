/** Money changes hands. Folded. */
export const pays = {
  en: /\b(?:pays?|paid|payable|repa(?:id|ys?|yable)|returned in|lodges?|advanced?|transfers?|transferred|wires?|instal?ments?|falls? due|refund(?:s|ed)?|repayments?)\b/u,
  ru: /(?<!\p{L})(?:(?:у|о|вы|по)?плачива|(?:у|о|вы)?плат|перечисл|внос|возвраща|погаша|выдает|взнос|аванс)\p{L}{0,6}/u,
  mn: /(?:төлнө|төлөх|төлбөл|төлж|төлбөр|шилжүүл|хийнэ|буцаан)/u,
};

/** A sum of money. Folded. */
export const ofMoney = {
  en: /(?:[$€£₮₽₸]|\b(?:usd|eur|gbp|mnt|rub|kzt|aed|hkd|sgd|cny))\s?\d|\d[\d ,.]{0,15} ?(?:\([^)]{1,60}\) )?(?:tenge|tugrik|togrog|rubles?|roubles?|dollars|euros?|pounds|usd|eur|gbp|mnt)\b|\d ?%/u,
  ru: /\d[\d .,]{0,15} ?(?:\([^)]{1,80}\) )?(?:тыс\.? |млн\.? )?(?:руб|тенге|сом|сум|драм|тугрик|доллар|евро|юан)|\d ?%/u,
  mn: /\d[\d .,]{0,15} ?(?:\([^)]{1,80}\) )?(?:сая )?(?:төгрөг|доллар|юан|евро)|\d ?(?:%|хув)/u,
};

/** The head of a table of payments, or the line above it. Folded. */
export const payTable = {
  en: /\b(?:payment|instal?ment|repayment|fee) (?:schedule|dates?|plan)|\b(?:schedule|dates?|plan) of (?:\p{L}+ )?(?:payments?|instal?ments?|repayments?)\b|\binstal?ments? (?:no|#)/u,
  ru: /график\p{L}{0,2} (?:\p{L}+ )?(?:платеж|возврат|погашени|оплат|внесени)/u,
  mn: /(?:төлбөрийн|төлөх|төлөлтийн|эргэн төлөлт\p{L}{0,3}) (?:хуваарь|график)|\| үндсэн зээл/u,
};

/** Right before a day by which money is paid, also where the sum stands elsewhere. Folded, with the space before it. */
export const paysBy = {
  en: /\b(?:pays?|paid|payable)\b[^.;:|\d]{0,40}\b(?:by|on|before|later than|within)(?: the)? $|\bgives? the (?:deposit|retention) back\b[^.;:|\d]{0,40} $/u,
  ru: /(?<!\p{L})(?:выплачива|уплачива|оплачива)\p{L}{2,4}(?!\p{L})[^.;:|\d]{0,40} (?:до|позднее) $|(?<!\p{L})деньги (?:переда|перевод|перечисл)\p{L}{2,6}(?!\p{L})[^.;:|\d]{0,60} (?:до|позднее) $/u,
};

/** An offer or a right is there until the day, or lapses with it. Folded. */
export const standsUntil = {
  en: /\b(?:offer|option)\b[^.;]{0,30}\b(?:open|stands|falls away|lapses)\b|\byou have until\b|\bkeeps? the (?:dates?|place|price)\b|\boffer (?:falls|lapses)/u,
  ru: /(?<!\p{L})предложение[^.;]{0,30}(?:теряет силу|действует)|(?<!\p{L})сохраняется место|(?<!\p{L})правом [^.;]{0,40}не пользуется/u,
  mn: /эрх(?:ээ|ийг)[^.;]{0,80}(?:ашигла|эдэл)|санал[^.;]{0,40}хүчингүй|дотор (?:төлсөн хүнд|боливол)/u,
};

/** Right before the day to which a renewal prolongs the contract. Folded, with the space before the day. */
export const renewedUntil = {
  en: /\b(?:renewed|extended|prolonged|continues|carries on|runs on|goes on)\b[^.;:|\d]{0,60}\b(?:until|till|to|through)(?: the)? $/u,
  ru: /(?<!\p{L})(?:продлева|продлен|продлит|пролонгир)\p{L}{0,5}(?!\p{L})[^.;:|\d]{0,40} (?:по|до) $/u,
};

/** The same after the day in Mongolian. Folded. */
export const renewedUntilMn = {
  mn: /^\S{0,6}\s?(?:өдөр |өдрийг |өдрийн )?(?:хүртэл|дуустал)(?: \p{L}+){0,3} (?:сунга|үргэлжил)/u,
};

/** A condition. Folded. */
export const ifSo = {
  en: /\b(?:if|unless|provided)\b/u,
  ru: /(?<!\p{L})если(?!\p{L})/u,
  mn: /(?<!\p{L})(?:бол|тохиолдолд)(?!\p{L})/u,
};

/** A part of a sentence that goes on after another one. Folded. */
export const opensWithAnd = {
  en: /^(?:and|but|or|so|then) (?=\p{L})/u,
  ru: /^(?:и|а|но|или) (?=\p{L})/u,
  mn: /^(?:ба|бөгөөд|боловч|мөн) (?=\p{L})/u,
};

/** Money that is only held and given back. Folded. */
export const deposit = {
  en: /\b(?:deposit|retention)\b[^.;]{0,80}\b(?:returns?|gives?|given|pays?|paid|repa)|\b(?:returns?|gives? back|repays?)\b[^.;]{0,60}\b(?:deposit|retention)\b/u,
  ru: /(?<!\p{L})(?:обеспечительн\p{L}{2,3} плат|депозит|удержани)\p{L}{0,4}[^.;]{0,80}(?:возвращ|выплач|перечисл)|(?:возвращ|выплач)\p{L}{2,5} [^.;]{0,60}(?:обеспечительн\p{L}{2,3} плат|депозит|удержани)/u,
  mn: /барьца\p{L}{1,5}[^.;]{0,80}(?:буцаа|шилжүүл|байршуул|төл)/u,
};

/** A pledge or a right is entered in a register: nothing is paid to the other side. Folded. */
export const registers = {
  en: /\bregisters? (?:the |its |this )?(?:pledge|charge|mortgage|lease|security)\b|\b(?:pledge|charge|mortgage) (?:is|shall be) registered\b/u,
  ru: /(?<!\p{L})(?:залог|ипотек|обременени)\p{L}{0,2} (?:\p{L}+ ){0,3}(?:в реестр|регистриру)|зарегистрир\p{L}{2,5} (?:залог|ипотек|договор)/u,
  mn: /(?:бүртгэлд|бүртгэлийн)[^.;]{0,80}бүртгүүл/u,
};

/** A right, by its verb. Folded. */
export const mayDo = {
  en: /(?<!\d )\bmay\b(?! \d)|\b(?:is|are) (?:entitled|free) to\b|\bhas? the right\b|\bcan\b/u,
  ru: /(?<!\p{L})(?:вправе|может|можно|могут|имеет право)(?!\p{L})/u,
  mn: /эрхтэй|[жч] болно|боломжтой/u,
};

/** A duty, by its verb. Folded. */
export const mustDo = {
  en: /\b(?:shall|must|undertakes?|is to|are to|may (?:not|only)|cannot|can't|will|pays?|delivers?|gives?|sends?)\b/u,
  ru: /(?<!\p{L})(?:обязан\p{L}{0,2}|обязу\p{L}{2,4}|долж\p{L}{2,3}|не (?:вправе|может|могут))(?!\p{L})/u,
  mn: /(?:үүрэгтэй|ёстой|болохгүй|эрхгүй)/u,
};

/** Right after a length, what is kept up after the end is no delivery. Folded. */
export const keptUp = {
  en: /\b(?:secre|confiden|disclos|solicit|compet)\p{L}{0,6}/u,
  ru: /(?<!\p{L})(?:тайн|конфиденц|разглаш|секрет|переманива|конкурир)\p{L}{0,8}/u,
  mn: /(?:нууц|задруул|өрсөлд)\p{L}{0,6}|шууд гэрээ|(?:урьж|ажилд) авахгүй/u,
};
