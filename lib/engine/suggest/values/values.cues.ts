/** Words that bound a value or its start, without saying what it is for. Lower case. */
export const bounds = {
  en:
    "within upon less least more most later earlier than not days day working business calendar after " +
    "before each every per date days' following period written writing fewer week weeks month months year " +
    "years hour hours bank percent cent usd eur gbp mnt dollar dollars pounds euro sum amount total",
  ru:
    "течение позднее менее более дней дня день рабочих календарных после до не чем каждый каждого каждые " +
    "дата срок письменно письменный ранее дни неделя недель месяц месяцев месяца год года лет час часов " +
    "банковских процент процента процентов рубль рублей рубля тенге тугриков долларов сумма размер " +
    "размере составляет",
  mn:
    "дотор хойш өмнө дээш доош доошгүй ихгүй илүү хоног хоногийн өдөр өдрийн ажлын тутам бүр аас ээс оос " +
    "өөс хүртэл бичгээр хугацаа хугацаанд хэтрэхгүй долоо сар сарын жил жилийн цаг цагийн наас нээс хувь " +
    "хувийн хувиас төгрөг төгрөгийн дүн хэмжээ хэмжээтэй",
};

/** The sentence is conditional, or supplements another rule. Folded. */
export const conditional = {
  en: /\b(?:if|unless|except|however|instead|where|otherwise|save|only|notwithstanding|provided that|in case)\b/u,
  ru: /(?<!\p{L})(?:если|кроме|однако|иначе|лишь|только|при условии|в случае|за исключением)(?!\p{L})/u,
  mn: /(?<!\p{L})(?:(?<!х )бол|харин|гэхдээ|тохиолдолд|эс|зөвхөн|гагцхүү|үед)(?!\p{L})|вал(?!\p{L})|вэл(?!\p{L})|вол(?!\p{L})|вөл(?!\p{L})/u,
};

/** It is said of other things than those named: 'from other properties'. Folded. */
export const ofOthers = {
  en: /\b(?:from|for|on|of|at) (?:any |all |its )?other (?!part(?:y|ies)|side)/u,
  ru: /(?<!\p{L})(?:из|для|на|по|от|с|в|об?) (?:все[хм] )?(?:други|прочи|ины)[хем](?! сторон)/u,
  mn: /(?<!\p{L})бусад (?!тал(?!б))/u,
};

/** The sentence changes another one. Folded. */
export const changing = {
  en: /\b(?:becomes?|replaced?s?|amended|instead of|now reads?|from now on|in place of|not as stated|prevails?)\b/u,
  ru: /изложить|заменить|вместо|дополнить|читать|преимущ/u,
  mn: /болго(?:в|но|ж|х)|оронд|өөрчил|найруул|давамгайл/u,
};

/** The last line of a table, before its sum. Lower case. */
export const total = {
  en: /^(?:grand )?total(?!\p{L})/u,
  ru: /^(?:итого|всего)(?!\p{L})/u,
  mn: /^(?:нийт|бүгд|дүн)(?!\p{L})/u,
};

/** Two texts are equal; one of two texts prevails. Folded. */
export const textsEqual = {
  en: /(?:texts?|versions?|languages?)[^.;]{0,60}\bequal(?:ly)? (?:force|authentic|valid)/u,
  ru: /(?:текст|экземпляр\p{L}{0,2} на|язык)[^.;]{0,60}(?:равн\p{L}{2,3}|одинаков\p{L}{2,3}) (?:юридическ\p{L}{2,3} )?сил/u,
  mn: /(?:эх|хэл|хувь|хувилбар)\p{L}{0,4}[^.;]{0,60}(?:адил|ижил|тэгш) (?:хүчин|хүчинтэй|хууль)/u,
};

export const textPrevails = {
  en: /\b(?:text|version|language)\b[^.;]{0,30}\b(?:prevails?|controls?|governs?)\b/u,
  ru: /(?:преимуществ\p{L}{0,4}|приоритет|верен|преобладает)[^.;]{0,40}(?:текст|верси|язык)|(?:текст|верси|язык)\p{L}{0,3}[^.;]{0,30}(?:преимуществ|приоритет|преобладает)/u,
  mn: /(?:эх|эхийг|хэл|хувилбар)\p{L}{0,4}[^.;]{0,40}(?:давамгайл|баримтал|баримтлан|хүчинтэй)/u,
};

/** Makes a number a sum or a share; before and after it. Raw text. */
export const moneyBefore = { en: /(?:[$€£¥₮₽₸]|usd|eur|gbp|mnt|rub|kzt|sgd)\s?$/iu };

export const moneyAfter = {
  en: /^\s?(?:[$€£¥₮₽₸]|usd|eur|gbp|mnt|rub|kzt|sgd|dollars?|pounds?|euros?)/iu,
  ru: /^\s?(?:руб|тенге|тугрик|доллар|евро)/iu,
  mn: /^\s?(?:төгрөг|(?:ам\.? ?)?доллар)/iu,
};

export const percentAfter = { en: /^\s?(?:%|per ?cent)/iu, ru: /^\s?процент/iu, mn: /^\s?хув/iu };

/** Before a clause number or year, or amid other numbers: not a quantity. Raw text. */
export const numbered = {
  en: {
    part: /(?:§|no\.|clauses?|sections?|paragraphs?|articles?|\p{Lu}\p{L}*)\s?$/u,
    listed: /(?:and|to|or|[,(])\s?$/u,
  },
  ru: { part: /(?:№|п\.|пункт\p{L}{0,3}|стать\p{L}{1,2}|раздел\p{L}{0,2})\s?$/u, listed: /(?<!\p{L})(?:и|или|по)\s$/u },
};

/** Before the last of several numbers: '30, 15 and 5 days'. Raw text. */
export const listedBefore = { en: /\d,? (?:and|or) $/u, ru: /\d,? (?:и|или) $/u, mn: /\d,? (?:ба|болон|эсвэл) $/u };

/** Tells one of a row apart: the first year, the second. Folded. */
export const inARow = {
  en: /\b(?:first|second|third|fourth|fifth|initial|subsequent|next)\b/u,
  ru: /(?<!\p{L})(?:перв|втор|трет|четв[её]рт|следующ|последующ)\p{L}{1,3}(?!\p{L})/u,
  mn: /(?<!\p{L})(?:эхний|анхны|хоёр дахь|гурав дахь|дөрөв дэх|дараагийн|дараа)(?!\p{L})/u,
};

/** A trial period has its own lengths. Folded. */
export const onTrial = { en: /\btrial\b|probation/u, ru: /испытательн|испытани/u, mn: /туршилт/u };

/** A counted hour. Stems. */
export const hours = { en: /^hours?$/u, ru: /^час\p{L}{0,2}$/u, mn: /^цаг?(?:ийн?)?$/u };

/** One year or month of several, not a duration. Raw text. */
export const ordinal = {
  en: /^(?:first|second|third|fourth|fifth|sixth)(?!\p{L})/iu,
  ru: /^(?:перв|втор|трет|четв[её]рт)/iu,
};

/** Before a part of a longer period, 'the first twelve months of the Term'. Raw text. */
export const partOf = {
  en: /\b(?:first|last|remaining|final|previous|preceding|past)\s$/iu,
  ru: /(?<!\p{L})(?:перв|последн|оставш|предыдущ|предшествующ|прошедш)\p{L}{2,5}\s$/iu,
  mn: /(?<!\p{L})(?:эхний|анхны|сүүлийн|сүүлчийн|өмнөх|үлдсэн)\s$/iu,
};

/** Owed per unit of time for being late. Folded. */
export const lateWords = {
  en: /penalt|\blate\b|overdue|delay|default|past due|interest|liquidated|\bfine\b|outstanding|unpaid|forfeit/u,
  ru: /пен[яиюе](?!\p{L})|пеней|неустойк|штраф|просроч|задержк/u,
  mn: /алданги|торгууль|нэмэгдүүлсэн хүү|хоцор|хэтэр|хэтрүүл|саатуул/u,
};

/** Every rate is in percent. Folded. */
export const percent = { en: /%|percent|per cent/u, ru: /процент/u, mn: /хув/u };

/** Not owed for being late. Folded. */
export const otherRate = {
  en: /commission|discount|prime rate|prime lending|libor|base rate|royalt|revenue|profit|purity|shrink|uptime|availab|occupan|discharge|dose/u,
  ru: /скидк|вознагражден|комисси/u,
  mn: /хөнгөлөлт|шимтгэл|урамшуул|хүүгийн \d/u,
};

/** A period after the rate: 'per day', 'for each week'. Folded. */
export const perDay = {
  en: /\b(?:per|a|each|every|any) (?:(?:calendar|business|working|full) )?day\b|^[) ]{0,3}daily|\bper diem\b/u,
  ru: /(?:за|на) кажд\p{L}{2,3} (?:\p{L}+ )?д(?:ень|ня)|(?<!\p{L})в день(?!\p{L})|ежедневн/u,
  mn: /(?:хоног|өдөр) (?:тутам|бүр)|өдрийн|хоногийн (?=\d)/u,
};

export const perWeek = {
  en: /\b(?:per|a|each|every) (?:full )?week\b|^[) ]{0,3}weekly/u,
  ru: /за кажд\p{L}{2,3} (?:\p{L}+ )?недел|(?<!\p{L})в неделю/u,
  mn: /долоо хоног (?:тутам|бүр)/u,
};

export const perMonth = {
  en: /\b(?:per|a|each|every) (?:calendar |full )?month\b|^[) ]{0,3}monthly/u,
  ru: /за кажд\p{L}{2,3} (?:\p{L}+ )?месяц|(?<!\p{L})в месяц|ежемесячн/u,
  mn: /сар (?:тутам|бүр)|сарын (?=\d)/u,
};

export const perYear = {
  en: /\b(?:per annum|(?:per|a|each) year|annual(?:ly)?|p\.a\.)/u,
  ru: /годовых|(?<!\p{L})в год(?!\p{L})/u,
  mn: /жил (?:тутам|бүр)|жилийн/u,
};

/** A total maximum, not a rate. Folded. */
export const atMost = {
  en: /(?:exceed|maximum|up to|more than|cap|limited to|in total|aggregate)[^,;%]{0,40}$/u,
  ru: /(?:не (?:более|свыше|выше)|не (?:может |должн\p{L} )?превыша\p{L}{2,4}|до|максимум)[^,;%]{0,30}$/u,
  mn: /(?:дээд|хамгийн ихдээ|нийт)[^,;%]{0,30}$/u,
};

/** A total maximum, after the figure. Folded. */
export const atMostBehind = { mn: /^[^,;.]{0,16}(?:хэтрэхгүй|хэтэрч|ихгүй)/u };

/** Words that every choice of law has. Folded. */
export const lawWord = { en: /\blaws?\b/u, ru: /прав[оау]|закон/u, mn: /хууль|хуул/u };

/** The law of the contract. Folded. */
export const ofTheContract = {
  en: /agreement|contract|lease|deed|hereof|hereto|parties|\bterms\b|undertaking|letter/u,
  ru: /договор|соглашени|контракт|отношени/u,
  mn: /гэрээ/u,
};

/** The law of a part of it, of a right, or of an arbitration. Folded. */
export const ofAPart = {
  en: {
    arbitration: /arbitration (?:proceeding|clause|shall|will|is|act)|conduct of (?:the|any) arbitra/u,
    right: /mortgage|\blien|security interest|real property|intellectual|patent|internal affairs|escrow|guarantee/u,
    within: /to the extent/u,
  },
  ru: { arbitration: /арбитражн\p{L}{2,3} (?:процесс|разбирательств|оговорк)/u, within: /за исключением/u },
  mn: /арбитрын журам/u,
};

/** Words in the name of a law that don't distinguish it. Folded. */
export const emptyWords = {
  en: /^(?:the|state|commonwealth|republic|province|kingdom|and|of|law|laws|people|federal|united|states?)/u,
  ru: /^(?:республик|штат)/u,
  mn: /^(?:улс|улсын|хууль)/u,
};
