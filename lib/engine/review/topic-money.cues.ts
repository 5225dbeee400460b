/** Wording of clauses by topic; the export's name is the topic's id. Folded text. Inputs of a fitted classifier. */
export const uncapped_liability = {
  en: {
    limitDoesNotApply:
      /\b(?:limitations?|exclusions?|cap)\b.{0,120}\b(?:shall|do|does|will) not (?:apply|limit|extend)\b/u,
    nothingLimits: /\bnothing in this .{0,80}\b(?:limits?|excludes?|restricts?)\b.{0,60}\bliabilit/u,
    exceptFor: /\bexcept (?:for|in|with respect to)\b.{0,260}\b(?:in no event|neither|no) \b.{0,100}\bliab/u,
    unlimited: /\bliab\p{L}{0,6} .{0,60}\b(?:unlimited|without (?:any )?limit|uncapped)\b/u,
  },
  ru: {
    unlimited:
      /ответственност\p{L}{1,4}.{0,100}(?:не ограничен|не ограничива|без ограничени|неограничен)|неограниченн\p{L}{2,3} ответственност/u,
  },
  mn: { unlimited: /хязгааргүй (?:хариуцлага|хариуц)|хариуцлаг\p{L}{0,5}.{0,60}(?:хязгааргүй|хязгаарлагдахгүй)/u },
};

export const liability_cap = {
  en: {
    notExceed: /\bliabilit\p{L}{1,3}\b.{0,200}\b(?:not exceed|exceed|limited to|capped at|greater of|lesser of)\b/u,
    noClaimAfter:
      /\bno (?:action|claim|suit)\b.{0,160}\b(?:may|shall) be (?:brought|made)\b.{0,80}\b(?:after|more than)\b/u,
  },
  ru: {
    limited: /ответственност\p{L}{1,4}.{0,160}(?:ограничен|ограничива|не (?:может )?превыша|не должн\p{L} превыша)/u,
    noLostProfit: /не (?:нес|возмеща)\p{L}{1,4}.{0,160}(?:упущенн|косвенн)/u,
  },
  mn: { limited: /хариуцлаг\p{L}{0,5}.{0,160}(?:хэтрэхгүй|хязгаарлагд|хязгаарлан)/u },
};

export const most_favored_nation = {
  en: {
    mostFavored: /\bmost[- ]favou?red/u,
    asFavorable:
      /\b(?:no less|at least as|more|less) favou?rable\b.{0,160}\b(?:price|terms|customer|licensee|offered|rate)/u,
    lowestPrice: /\blowest (?:price|rate|fee)s?\b|\b(?:lower|better) (?:price|rate|fee|terms)s?\b.{0,80}\bother\b/u,
  },
};

export const price_restrictions = {
  en: {
    increaseLimited:
      /\b(?:increase|raise|adjust)\p{L}{0,4}\b.{0,120}\b(?:price|fee|rate|rent)s?\b.{0,160}\b(?:not|exceed|more than|percent|%)/u,
    priceHeld: /\b(?:price|fee|rate)s?\b.{0,60}\b(?:shall|will|may) not (?:be )?(?:increase|raise|change|exceed)/u,
  },
};

export const source_code_escrow = {
  en: {
    escrow:
      /\bsource code\b.{0,200}\bescrow|\bescrow\b.{0,200}\bsource code|\bescrow agent\b.{0,120}\b(?:code|material|software)/u,
  },
};

export const indemnity = {
  en: {
    indemnifies: /\b(?:shall|will|agrees? to|must|hereby)\b.{0,80}\bindemnif(?:y|ies)\b/u,
    holdsHarmless: /\bhold\p{L}{0,3}\b.{0,60}\bharmless\b/u,
  },
  ru: { compensates: /возме(?:щает|стить|щать|щают|стит).{0,60}(?:убытк|ущерб|потер|вред)/u },
  mn: { compensates: /хохирл?\p{L}{0,4}.{0,60}(?:барагдуул|нөхөн төл)/u },
};

export const payment_terms = {
  en: {
    paidWithin:
      /\b(?:pay|paid|payable|payment|due|invoices?)\b.{0,120}\b(?:within|net|no later than|not later than)\b.{0,30}\bdays?\b/u,
    dueOn:
      /\b(?:shall|will|must|is|are) (?:be )?(?:paid|payable|due)\b.{0,80}\b(?:upon|on|before|in advance|monthly|quarterly|annually)\b/u,
  },
  ru: {
    paidWithin:
      /(?:оплат|оплачива|платеж|уплачива|перечисля|вносит)\p{L}{0,6}.{0,120}(?:в течение|не позднее|до) .{0,20}\d/u,
  },
  mn: {
    paidWithin:
      /(?:төлбөр|төлнө|төлөх|шилжүүл)\p{L}{0,4}.{0,100}(?:хоног|өдр|сар)\p{L}{0,4}|(?:хоног|өд[өр])\p{L}{0,4} (?:дотор|багта).{0,60}төл/u,
  },
};

export const late_payment = {
  en: {
    interestOnLate: /\b(?:overdue|late|past due|unpaid|not paid)\b.{0,160}\b(?:interest|charge|fee|penalty|percent|%)/u,
    lateCharge: /\blate (?:payment )?(?:charge|fee|penalt)|\binterest\b.{0,80}\b(?:overdue|late payment|past due)/u,
  },
  ru: {
    penaltyForDelay:
      /(?:пен[яюи]|неустойк|штраф|процент)\p{L}{0,3}.{0,160}(?:просроч|задержк|кажды)|(?:просроч|задержк)\p{L}{0,4}.{0,160}(?:пен[яюи]|неустойк|штраф)/u,
    forEachDay: /кажд\p{L}{2,3} день (?:просроч|задержк)\p{L}{1,4}.{0,80}\d ?%/u,
  },
  mn: { penalty: /алданги|торгууль/u },
};

export const price = {
  en: {
    priceIs:
      /\b(?:price|fee|rent|compensation|consideration|royalty)\b.{0,120}(?:[$€£₮]\s?\d|\b(?:usd|eur|gbp) ?\d|\d ?(?:dollars|euros|percent|%))/u,
  },
  ru: {
    priceIs:
      /(?:цена|стоимост\p{L}{1,2}|плат[аы]|вознагражден\p{L}{2,3}).{0,120}\d[\d .,]{0,18}.{0,60}(?:руб|долл|евро|тенге|тугр|юан|₽)/u,
  },
  mn: {
    priceIs: /(?:үнэ|төлбөр|хөлс|түрээс)\p{L}{0,4}.{0,100}\d[\d .,]{0,18}.{0,40}(?:төгрөг|₮|доллар|евро|юань|рубль)/u,
  },
};

export const insurance = {
  ru: { insures: /застрахова|страхует|обязан.{0,40}страхов|договор страхования/u },
  mn: { insures: /даатгуул|даатгал.{0,40}(?:хийлг|үүрэгтэй|төлнө)/u },
};

export const audit = {
  ru: { mayCheck: /(?:вправе|имеет право|может).{0,60}(?:провер|аудит|контролир)|право (?:на )?(?:проверк|аудит)/u },
  mn: { mayCheck: /(?:хяналт|шалгалт|аудит).{0,40}(?:тавих|хийх|явуулах).{0,20}эрх/u },
};

export const ip_assignment = {
  ru: {
    rightsPass:
      /(?:исключительн\p{L}{2,3} прав|авторск\p{L}{2,3} прав|интеллектуальн)\p{L}{0,5}.{0,120}(?:принадлеж|переход|переда|отчужда)/u,
  },
  mn: { rightsPass: /(?:зохиогчийн|оюуны өмч)\p{L}{0,6}.{0,120}(?:шилжи|эзэмш|өмч)/u },
};

export const license_grant = {
  ru: { licence: /(?:предоставля\p{L}{1,3}).{0,100}(?:лицензи|право использовани|право на использование)/u },
};

export const warranty_duration = {
  ru: {
    guaranteeTerm:
      /гарантийн\p{L}{2,3} (?:срок|период|обязательств).{0,120}(?:\d|месяц|год)|гаранти\p{L}{1,5}.{0,80}в течение/u,
  },
  mn: { guaranteeTerm: /баталгаат? (?:хугацаа|засвар).{0,80}(?:сар|жил|\d)/u },
};

/** A sum or share that is owed for a breach or for delay, whatever was late. */
export const liquidated_damages = {
  ru: {
    paysPenalty:
      /(?:уплачива|выплачива|уплати|выплати|взима|взыскива|взыска|начисля|обязан|вправе)\p{L}{0,5}.{0,120}(?<!\p{L})(?:пен[яюией](?!\p{L})|неустойк|штраф)/u,
    penaltyIs:
      /(?<!\p{L})(?:пен[яюией](?!\p{L})|неустойк\p{L}{1,3}|штраф\p{L}{0,3})(?: .{0,80})? (?:в размере|из расчета|составля|взима|взыскива|начисля|уплачива|\d)/u,
  },
  mn: {
    paysPenalty:
      /(?<!\p{L})(?:алданги|торгууль|торгуули|анз)\p{L}{0,4}(?: .{0,80})? ?(?:төлн|төлө|төлүүл|төлж|тооц|ногдуул|суут|шаард|нэхэмжил|авна|авах)/u,
    penaltyIs: /(?<!\p{L})(?:алданги|торгууль|торгуули|анз)\p{L}{0,4} .{0,80}\d.{0,20}(?:хув|төгрөг|%)/u,
  },
};
