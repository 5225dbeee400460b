/** A rate behind which nothing more is said of it begins here. Raw text. */
export const endsRate = {
  en: /[;,.](?:\s|$)|\s(?:but|and|or|beginning|counted|from)\s/iu,
  ru: /[;,.](?:\s|$)|\s(?:но|и|или|начиная|всего)\s/iu,
};

/** How often a rate is due, somewhere behind it. Raw text. */
export const period = {
  en: {
    of: /(?<!\p{L})(?:per|an?|each|every|for each|for every)\s(?:(?:calendar|full|whole|started)\s)?(?:day|week|month|quarter|year)(?:\sof\s(?:delay|default))?(?!\p{L})/iu,
    often: /(?<!\p{L})(?:per annum|daily|monthly|yearly|annually)(?!\p{L})/iu,
  },
  ru: /(?<!\p{L})(?:годовых|ежедневно|ежемесячно|(?:в|за)\s(?:каждый\s)?(?:(?:календарный|рабочий|полный)\s)?(?:день|месяц|год|квартал)(?:\s(?:просрочки|задержки))?)(?!\p{L})/iu,
  mn: /(?<!\p{L})(?:хоног|өдөр|сар|жил)\s(?:тутам|бүр)\p{L}{0,2}(?!\p{L})/iu,
};

/** What a rate is added to. Raw text. */
export const addedTo = {
  en: /^\s(?:above|over)\s(?:[\p{L}’'-]{1,14}\s){0,6}(?:rate|EURIBOR|SOFR|LIBOR)(?!\p{L})/iu,
  ru: /^\s(?:сверх|выше)\s(?:[\p{L}-]{1,18}\s){0,3}ставк\p{L}{1,2}/iu,
};

/** What else may be due, beside a rate. Raw text. */
export const orElse = {
  en: /^,?\sor\s(?:at\s)?(?:the|such)\s[^.;]{3,80}?,?\swhichever\sis\s(?:the\s)?(?:lower|less|lesser|higher|greater)/iu,
};

/** The most that a rate comes to, behind it. Raw text. */
export const atMost = {
  en: {
    notMore:
      /^[^.;]{0,60}?,?\s(?:(?:but|and)\s)?(?:(?:not|never|no)\s(?:more\sthan|exceeding|to\sexceed)|(?:shall|may|will|does)\snot\sexceed)\s[^.;,]{1,80}/iu,
    upTo: /^[^.;]{0,60}?,?\s(?:up\sto|capped\sat|limited\sto|(?:subject\s)?to\sa\s(?:cap|maximum)\sof)\s[^.;,]{1,80}/iu,
  },
  ru: /^[^.;]{0,60}?,?\s(?:но\s)?(?:всего\s)?(?:не\s(?:более|свыше)|не\sпревыша\p{L}{2,4})\s[^.;,]{1,80}/iu,
  mn: /^[^.;]{0,60}?,?\s[^.;,]{1,60}(?:хэтрэхгүй|ихгүй|илүүгүй|хэтрүүлэхгүй)\p{L}{0,4}/iu,
};

/** How often a rate is due, before it. Raw text, up to the rate. */
export const periodAhead = {
  en: /(?<!\p{L})(?:(?:for\s)?(?:each|every|per)\s(?:\p{L}{4,8}\s)?(?:day|week|month|year)|daily|monthly|yearly|annual)\s(?:[\p{L}’'-]{1,14},?\s){0,6}$/iu,
  ru: /(?<!\p{L})(?:за каждый\s(?:\p{L}{7,11}\s)?(?:день|месяц)|ежедневн\p{L}{1,2}|ежемесячн\p{L}{1,2})\s(?:[\p{L}-]{1,18},?\s){0,7}(?:[–—-]\s)?$/iu,
  mn: /(?<!\p{L})(?:хоногт|өдөрт|сард|жилд|сарын|жилийн|(?:хоног|өдөр|сар)\s(?:тутам|бүр)\p{L}{0,2})\s(?:[\p{L}-]{2,18},?\s){0,5}$/iu,
};
