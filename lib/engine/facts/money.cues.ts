/** Between a spelled-out number and its figures: 'two million US dollars'. Raw text. */
export const unitBefore = {
  en: /\s+(?:(?:united states|u\.?s\.?|canadian|australian)\s+)?(?:dollars?|euros?|pounds?(?: sterling)?|tugriks?|yuan|r(?:ou|u)bles?|tenge|percent|per cent)(?:\sof the united states)?\s?$/iu,
  ru: /\s+(?:рубл\p{L}{1,3}|процент\p{L}{0,3}|тенге|тугрик\p{L}{0,3}|юан\p{L}{1,3}|евро|доллар\p{L}{0,3})(?:\sсша)?\s?$/iu,
  mn: /\s+(?:төгрөг|(?:ам\.?\s?)?доллар|евро|юань|рубль|хувь)\s?$/iu,
};

/** The unit after a spelled-out number, with the rest of the words. Raw text. */
export const unitWithin = {
  en: {
    currency:
      /\s(?:(?:us |u\.s\. |singapore |hong kong |canadian |australian )?dollar|euro|rupee|dirham|franc|pound|tugrik|yuan|rouble|ruble|tenge).*$/iu,
    other: /\s(?:percent|per cent|working|business|calendar|hour|day|week|month|year).*$/iu,
  },
  ru: /\s(?:рубл|коп|доллар|евро|процент|тенге|тугрик|юан|дн|лет|год|месяц|час).*$/iu,
  mn: /\s(?:төгрөг|ам\.?\s?доллар|доллар|евро|юань|рубль|хувь|сар|жил|хоног|өдөр).*$/iu,
};

/** The currency may come before the words in brackets: 'Singapore Dollars One Million'. Raw text. */
export const unitFirst = {
  en: /^(?:\p{L}+ )?(?:dollars|pounds(?: sterling)?|euros?|rupees|tugriks?|tenge|yuan|roubles|rubles)\s/iu,
  ru: /^(?:рублей|тенге|долларов(?: США)?|евро|тугриков|юаней)\s/iu,
  mn: /^(?:төгрөг|доллар|юань|евро|рубль)\s/iu,
};

/** Before an amount: its currency sign or code. Raw text. */
export const currencyBefore = {
  en: /(?:(?:(?<!\p{L})(?:US|CA?|AU?|HK|NZ|S|R))?[$€£¥₮₽₸]|(?<!\p{L})(?:USD|EUR|GBP|CHF|CAD|AUD|RUB|MNT|CNY|RMB|JPY|DKK|SEK|NOK|PLN|CZK|KZT|KRW|INR|SGD|HKD|NZD|AED|TRY))\s{0,2}/iu,
};

/** The currency after an amount. Raw text. */
export const currencyWord = {
  en: /dollars?|usd|eur|euros?|gbp|pounds?|rmb|yuan|yen|cad|chf|rub|mnt|dkk|sek|nok|pln|czk|kzt|krw|inr|sgd|hkd|nzd|aed|tugriks?|t[oö]gr[oö]gs?|r(?:ou|u)bles?|tenge/iu,
  ru: /руб\p{L}{0,3}|тенге|тугрик\p{L}{0,3}|юан\p{L}{1,3}|сом(?:а|ов)?(?!\p{L})|сумов|драм\p{L}{0,3}|лари|манат\p{L}{0,2}|доллар\p{L}{0,3}|евро|гривен/iu,
  mn: /төг(?:рөг\p{L}{0,4})?|(?:ам\.?\s?)?доллар\p{L}{0,4}|евро\p{L}{0,4}|юан\p{L}{1,5}|рубл\p{L}{1,5}/iu,
};

/** A sentence about money. Folded. */
export const paysWord = {
  en: {
    word: /\b(?:fee|price|pay|paid|payment|payable|compensation|salary|rent|royalt|consideration|purchase|amount|invoice|deposit|cost)\p{L}{0,4}\b/u,
    total: /^(?:\S{1,6} )?(?:grand )?total\b/u,
  },
  ru: {
    word: /стоимост|цен[аыу]|оплат|плат[аыу]|вознагражден|аванс/u,
    total: /^(?:\S{1,6} )?(?:итого|всего)(?!\p{L})/u,
    loan: /(?:за[ей]м|кредит)\p{L}{0,6}.{0,60}рубл|сумм[аы] займа/u,
    salary: /(?<!\p{L})(?:оклад|зарплат|заработн)/u,
  },
  mn: {
    word: /үнэ(?!н|м)|төлбөр|төлнө|төлөх|түрээс(?!л)|цалин|урьдчилгаа|хөлс/u,
    total: /^(?:\S{1,6} )?нийт (?!\p{L})/u,
    loan: /зээлийн хэмжээ|төгрөгийг .{0,40}зээл/u,
  },
};

/** Someone pays. Folded. */
export const payment = {
  en: {
    pays: /\b(?:shall|will|must|agrees? to|is to) (?:\p{L}+ ){0,2}(?:pay|reimburse|remit)\b/u,
    due: /\bpayable\b|\bdue (?:and payable|within)\b/u,
  },
  ru: /оплачива(?:ет|ют)|оплатить|уплачива(?:ет|ют)|вносит|вносить|производит оплату|перечисля(?:ет|ют)/u,
  mn: /төлнө|төлөх|шилжүүлнэ|шилжүүлэх үүрэгтэй/u,
};

/** Money other than the price. Folded. */
export const minorSum = {
  en: /penalt|liquidated|insurance|coverage|insured|liabilit|indemn|par value|damages|\bdeposit\b|down ?payment/u,
  ru: /пен[яюи]|штраф|неустойк|аванс|предоплат|задат|залог|депозит/u,
  mn: /алданги|торгууль|урьдчилгаа|барьцаа/u,
};

/** The total price. Folded. */
export const wholePrice = {
  en: /\b(?:total|aggregate|contract price|purchase price|overall)\b/u,
  ru: /общ(?:ая|ей|ую) (?:стоимост|сумм|цен)|(?:цена|стоимость) (?:настоящего )?(?:договора|контракта)/u,
  mn: /нийт (?:үнэ|төлбөр|дүн)|гэрээний (?:нийт )?үнэ|ажлын (?:нийт )?хөлс/u,
};

/** Right after an amount: what quantity or period it pays for. Raw text. */
export const perUnit = {
  en: {
    per: /^(?:\sper\s(?:square\s|cubic\s)?|\s?\/\s?)\p{L}{1,14}(?:[23](?!\d)|[²³])?/iu,
    each: /^\s(?:an?|each|every)\s(?:year|quarter|month|week|day|night|hour|unit|piece|kilogram|tonne?|litre|person|seat|user|desk|head|pallet|trip|visit|session|page|word|vehicle|room)(?!\p{L})/iu,
    forEach: /^\sfor (?:each|every|any one|1|one) \p{L}{2,14}(?: of an hour| word| hour| day| year)?/iu,
  },
  ru: {
    per: /^\.?\s(?:в|за)\s(?:(?:один|одну|каждый|каждую|1)\s)?(?:месяц|год|квартал|неделю|день|сутки|час|штуку|единицу|тонну|кг|литр|кв\.\s?м|человека)(?!\p{L})/iu,
    perArea:
      /^\.?\s(?:за|по)\s(?:(?:один|1)\s)?(?:(?:квадратн|кубическ|погонн)\p{L}{2,3}\s|(?:кв|куб)\.\s?)?(?:метр\p{L}?|м²|м2|м3)(?!\p{L})/iu,
    perOther:
      /^\.?\s(?:за|по)\s(?:(?:один|одну|1|одной|одному)\s)?(?:рейс|смену|визит|моточас|страницу|случа[йю]|заявк[уе])(?!\p{L})/iu,
    forEach: /^\.?\s(?:за|на)\sкажд(?:ый|ую|ое|ого)\s\p{L}{2,16}(?:\s\p{Lu}\p{L}{1,14})?/iu,
    often: /^\.?\s(?:ежемесячно|ежегодно|ежеквартально|еженедельно)(?!\p{L})/iu,
  },
};

/** Between an amount and what it pays for. Raw text. */
export const taxBetween = {
  en: /^,?\s(?:plus|excluding|excl\.|including|incl\.|exclusive of|inclusive of|without|net of|before)\s(?:VAT|GST|tax)(?=[\s,])/iu,
  ru: /^,?\s(?:без|с|включая|с учетом|с учётом)\sНДС(?=[\s,])/iu,
};

/** Before an amount, a few words away: what quantity or period it pays for. Raw text, up to the amount. */
export const unitAhead = {
  en: {
    ofTime:
      /(?<!\p{L})(?:hourly|daily|weekly|monthly|quarterly|yearly|annual)\s(?:\|\s|[\p{L}-]{1,14}\s){1,5}(?:\|\s)?$/iu,
    per: /(?<!\p{L})per\s(?:\p{L}{2,9}\s)?(?:year|quarter|month|week|day|hour|unit|tonne|metre|meter|kg|night)\s(?:[\p{L}-]{1,14}\s){0,4}$/iu,
  },
  ru: {
    ofTime:
      /(?<!\p{L})(?:ежемесячн|ежегодн|ежеквартальн|ежедневн|почасов|месячн|годов|суточн)\p{L}{2,3}\s(?:[\p{L}-]{1,16}\s){1,4}(?:[–—:-]\s)?$/iu,
    per: /(?<!\p{L})(?:в|за)\s(?:\p{L}{3,12}\s)?(?:год|месяц|квартал|неделю|день|сутки|час|кв\.\s?м|метр|рейс|единицу|штуку)\s(?:[\p{L}-]{3,16}\s){0,2}(?:[–—:-]\s)?$/iu,
  },
  mn: /(?<!\p{L}|\d[-\s])(?:сарын|сард|жилийн|улирлын|хоногийн|цагийн|өдрийн)\s(?:(?!дотор|өмнө|хойш|хугацаа|эхн)\p{L}[\p{L}-]{0,18},?\s){1,4}$/iu,
};

/** How often, not how long. Folded. */
export const again = {
  en: /\b(?:every|each) (?:\d|two |three |four |six |ten |fifteen |thirty )/u,
  ru: /(?<!\p{L})кажд\p{L}{2,3} \d|раз в \d/u,
  mn: /\d (?:хоног|өдөр|сар|жил)\p{L}{0,3} (?:тутам|бүр)/u,
};

/** Right after an amount: its kopecks. Raw text. */
export const minorUnit = { ru: /^\.?\s\d\d\sкоп\p{L}{0,4}/iu };

/** English words that make a sum of figures, or a range. Raw text. */

export const scaleWord = {
  en: /(?:million|billion|thousand|mln|bn|(?<=\d)(?:mm?|k)(?![\p{L}\d²³]))/iu,
  ru: /(?:млн|млрд|тыс(?:яч\p{L}{0,2})?|миллион\p{L}{0,3}|миллиард\p{L}{0,3})/iu,
  mn: /(?:сая|тэрбум|мянган?)/iu,
};

export const ofCountry = {
  en: /(?:united states|u\.?s\.?|canadian|australian|american|singapore|hong kong|new zealand)/iu,
  ru: /(?:американ|канад|австралий|сингапур|гонконг|новозеланд|белорус|россий)ск\p{L}{2}/iu,
  mn: /(?:америк|ану-ын|канад|австрали|сингапур|хонконг|шинэ зеланд)\p{L}{0,3}/iu,
};

export const rangeFrom = { en: /(?:from|between) /iu, ru: /(?:от|между) /iu };

export const rangeTo = { en: /to/iu, ru: /до/iu };

export const rangeAnd = { en: /and/iu, ru: /и/iu };

/** Before an amount: what quantity or period it pays for. */
export const rateBefore = {
  mn: {
    ofTime:
      /(?<!\p{L})(?:сарын|сард|сар бүр|сар тутам\p{L}{0,2}|жилийн|жилд|улирлын|улиралд|өдрийн|өдөрт|хоногийн|цагийн|цагт)\s$/iu,
    ofThing: /(?<!\p{L})(?:нэг бүр|нэгж|ширхэг|кг|тонн|литр|м2|м²)\p{L}{0,3}\s$/iu,
  },
};

/** After the lower figure: 'from'. */
export const lowerEnd = { mn: /\p{L}(?:аас|ээс|оос|өөс)$/iu };

/** After the higher figure: 'up to'. */
export const upTo = { mn: /^ хүртэл/iu };

/** A share of a hundred. Raw text. */
export const percentSign = { en: /%|percent|per cent/iu, ru: /процент/iu, mn: /хув(?:ь|ийн|иар|ийг)/iu };

/** Currencies by any of their names, also without a sum: 'paid in roubles'. Raw text. */
export const units = {
  en: {
    dollars: /\$|(?<!\p{L})USD(?!\p{L})|dollar/iu,
    euros: /€|(?<!\p{L})eur(?:os?)?(?!\p{L})/iu,
    pounds: /£|(?<!\p{L})GBP(?!\p{L})|(?<!\p{L})pounds?(?!\p{L})/iu,
    yuan: /(?<!\p{L})(?:RMB|CNY)(?!\p{L})|yuan/iu,
    yen: /¥|(?<!\p{L})(?:JPY|yen)(?!\p{L})/iu,
    canadian: /(?<!\p{L})CA?\$|(?<!\p{L})CAD(?!\p{L})|canadian dollar/iu,
    australian: /(?<!\p{L})AU?\$|(?<!\p{L})AUD(?!\p{L})|australian dollar/iu,
    singapore: /(?<!\p{L})S\$|(?<!\p{L})SGD(?!\p{L})|singapore dollar/iu,
    hongKong: /HK\$|(?<!\p{L})HKD(?!\p{L})|hong kong dollar/iu,
    reais: /(?<!\p{L})R\$/iu,
    zealand: /NZ\$|(?<!\p{L})NZD(?!\p{L})|new zealand dollar/iu,
    francs: /(?<!\p{L})CHF(?!\p{L})/iu,
    rubles: /₽|(?<!\p{L})RUB(?!\p{L})|rouble|ruble/iu,
    tugriks: /₮|(?<!\p{L})MNT(?!\p{L})|tugrik|t[oö]gr[oö]g/iu,
    tenge: /₸|(?<!\p{L})KZT(?!\p{L})|tenge/iu,
  },
  ru: {
    dollars: /(?<!\p{L})долл/iu,
    euros: /(?<!\p{L})евро(?!п)/iu,
    pounds: /(?<!\p{L})фунт/iu,
    rubles: /(?<!\p{L})руб(?:л|(?!\p{L}))/iu,
    tenge: /тень?ге/iu,
    tugriks: /тугрик/iu,
    yuan: /юан/iu,
    yen: /(?<!\p{L})[ий]ен(?!\p{L}{3})/iu,
    belarusian: /белорусск\p{L}{2,3} руб/iu,
    soms: /(?<!\p{L})сом(?:а|ов)?(?!\p{L})/iu,
    sums: /(?<!\p{L})сумов(?!\p{L})/iu,
    drams: /(?<!\p{L})драм(?:а|ов)?(?!\p{L})/iu,
    laris: /(?<!\p{L})лари(?!\p{L})/iu,
    manats: /(?<!\p{L})манат(?:а|ов)?(?!\p{L})/iu,
    canadian: /канадск\p{L}{2,3} долл/iu,
    australian: /австралийск\p{L}{2,3} долл/iu,
    singapore: /сингапурск\p{L}{2,3} долл/iu,
    hongKong: /гонконгск\p{L}{2,3} долл/iu,
    zealand: /новозеландск\p{L}{2,3} долл/iu,
  },
  mn: {
    dollars: /доллар/iu,
    euros: /(?<!\p{L})евро(?!п)/iu,
    pounds: /(?<!\p{L})фунт/iu,
    rubles: /рубл/iu,
    tugriks: /төгрөг|(?<!\p{L})төг(?!\p{L})/iu,
    yuan: /юан/iu,
    canadian: /канад\p{L}{0,3} доллар/iu,
    australian: /австрали\p{L}{0,3} доллар/iu,
    singapore: /сингапур\p{L}{0,3} доллар/iu,
    hongKong: /хонконг\p{L}{0,3} доллар/iu,
    zealand: /шинэ зеланд\p{L}{0,3} доллар/iu,
  },
};

export const scales = {
  en: {
    billion: /billion|\dbn(?!\p{L})/iu,
    million: /million|mln|\dmm?(?!\p{L})/iu,
    thousand: /thousand|\dk(?!\p{L})/iu,
  },
  ru: { billion: /млрд|миллиард/iu, million: /млн|миллион/iu, thousand: /тыс/iu },
  mn: { billion: /тэрбум/iu, million: /сая/iu, thousand: /мянга/iu },
};

export const perDay = {
  en: /(?:per|a|each|every|for each|for every) day|daily/iu,
  ru: /кажд\p{L}{2,3} (?:\p{L}+ )?д(?:ень|ня)|в день|за день(?! до)/iu,
  mn: /(?:хоног|өдөр) тутам|(?<!\p{L})(?:хоногт|өдөрт)(?!\p{L})/iu,
};

/** Of the two countries with roubles, this one is named. Raw text. */
export const ofRussia = { ru: /российск\p{L}{2,3} руб/iu };

/** The sum of what is paid for each unit in a period, said after the price of one; captures the period and 'in all'. */
export const totalOfPeriod = {
  mn: /(?<!\p{L}|\d[-\s])(сарын|жилийн|улирлын)\s(?!дотор|өмнө|хойш|хугацаа|эхн)[^.;\n]{0,30}(?:м\.?\s?кв|м2|м²|ам метр)[^;\n]{0,50}[,\s](нийт)\s$/iu,
};
