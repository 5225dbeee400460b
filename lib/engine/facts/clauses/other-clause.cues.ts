/** What is paid, and that it is. Folded. */
export const pays = {
  en: /\bpa(?:y|ys|id|yable|ying|yments?)\b|\bdue\b|\binvoic|\bremit|\bcollected\b|\bdirect debit\b|\binstal?ments?\b|\badvance\b|\bdeposit|\bnet \d/u,
  ru: /(?<!\p{L})(?:о|у|вы|до)?пла(?:т|чива|чен(?!н))|(?<!\p{L})перечисл|(?<!\p{L})внос[ия]|(?<!\p{L})рассчит|расч[её]т|(?<!\p{L})аванс|предоплат|(?<!за (?:свой|его|их|ее) )сч[её]т|остаток/u,
  mn: /төл(?:бөр|нө|өх|ж|сөн|үүл|өгд)|шилжүүл|нэхэмжл|тооцоо|олгоно|олгох|урьдчилгаа|үлдэгдэл|үлдсэн/u,
};

/** What a party owes for not paying in time. Folded. */
export const paidLate = {
  en: /^(?:[\d.]{1,6} )?if [^,;]{0,60}(?:fails? to pay|does not pay|is late)/u,
  ru: /^(?:[\d.]{1,6} )?(?:если [^,;]{0,40}не (?:уплачива|оплачива|оплат|уплат|плат)|(?:в случае|при|за) (?:просроч|задержк))/u,
  mn: /төлөөгүй (?:бол|тохиолдолд|нь)/u,
};

/** A cap, whatever else the sentence says. Folded. */
export const cap = {
  en: /\bexceed|\blimited to\b|\bmore than\b|\bup to\b|\bmaximum\b|\bcapped\b/u,
  ru: /не (?:может )?превы|(?<!\p{L})ограничен[аоы]?(?!\p{L})|не (?:более|больше|свыше)|в пределах|максим/u,
  mn: /хэтрэхгүй|хүртэл|дээд|(?<!\p{L})ихгүй|илүүгүй/u,
};

/** What nobody can control, and what can't be limited. Folded. */
export const noCap = {
  en: {
    control: /\bbeyond (?:its|the|their|his|her|either)(?: [\p{L}’']+){0,3} control\b/u,
    unlimited:
      /\b(?:nothing|does not|do not|shall not|neither)\b[^.;]{0,60} (?:limits?|excludes?)\b|\b(?:cannot|may not|can not) (?:by law )?be (?:limited|excluded)\b/u,
  },
  ru: {
    control: /вне (?:разумного )?контрол/u,
    unlimited:
      /не ограничива(?:ет|ют) и не исключа|не исключа(?:ет|ют) и не ограничива|нельзя (?:ограничить|исключить)/u,
  },
  mn: { unlimited: /хязгаарла(?:хгүй|ж болохгүй)/u },
};
