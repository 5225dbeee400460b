/** The price of the whole contract in a clause, and a total of the whole in an annex. Folded. */
export const wholePrice = {
  en: /\btotal (?:(?:fixed|agreed|contract) ){0,2}(?:price|value|fee)\b(?! (?:per|for each))|\b(?:contract|agreement) (?:price|value|sum)\b/u,
  ru: /общ(?:ая|ей|ую) (?:цен|стоимост|сумм)\p{L}{1,2}|(?:цен[аыу]|стоимост[ьи]|сумм[аыу]) (?:настоящего )?(?:договора|контракта)|цена (?:всех )?(?:работ|услуг) составля/u,
  mn: /гэрээний (?:нийт )?(?:үнэ|үнийн дүн)(?!\p{L})|нийт (?:үнэ|үнийн дүн)(?!\p{L})/u,
};

/** The line that opens an annex. Folded. */
export const annexOpens = {
  en: /^(?:annex|schedule|appendix|exhibit|attachment)(?:\s(?:no\.\s?)?[\p{L}\d]{1,3})?(?:[.:,–—-]|\s|$)/u,
  ru: /^приложение(?:\s(?:№\s?)?\d{1,2})?(?:[.:,–—-]|\s|$)/u,
  mn: /^(?:\d{1,2}\s?-?\s?(?:р|дугаар|дүгээр)\s)?хавсралт(?!\p{L})/u,
};

/** A line that gives a total, and what it is of. */
export const totalLine = {
  en: /^(?:grand )?total\b[^\n\d]{0,80}$/u,
  ru: /^(?:итого|всего)(?!\p{L})[^\n\d]{0,80}$|^общая (?:стоимость|сумма)[^\n\d]{0,80}$/u,
  mn: /(?:^|\s)нийт (?:дүн|үнэ|үнийн дүн)(?:\s\([^()\d]{1,20}\))?:?\s?$/u,
};

/** A part of the whole, or another measure of it: for a month, without tax, in advance. */
export const partOfWhole = {
  en: /\b(?:month|quarter|week|day|hour|each|per|net|excluding|excl|subtotal|vat|tax|discount|deposit|advance|phase|stage|materials?|labou?r)/u,
  ru: /месяц|квартал|недел|за день|за час|кажд|без ндс|без учета|ндс|налог|скидк|аванс|задаток|этап|материал|за единиц/u,
  mn: /сарын|сард|улирл|хоног|цагийн|тус бүр|нөатгүй|нөат орсонгүй|нөат|хөнгөлөлт|урьдчилгаа|үе шат|материал|нэгж/u,
};

/** With value added tax. */
export const withTax = {
  en: /\b(?:including|inclusive of|incl\.?) (?:vat|tax)/u,
  ru: /(?:включая|в том числе|с учетом|с) ндс/u,
  mn: /нөат(?:-| )?(?:тай|ын хамт|багтсан|орсон)|нөат багт/u,
};
