/** Words in every clause on what survives the contract. Folded. */
export const lastingWords = {
  en: /surviv|continue|remain/u,
  ru: /сохран|оста[юе]тся|продолжа|действу/u,
  mn: /хүчинтэй|үргэлж|хэвээр|үйлчил/u,
};

/** What survives: duties and promises. Folded. */
export const duty = {
  en: /\b(?:obligation|dut(?:y|ies)|confidential|restriction|undertaking|covenant|indemni|warrant|non-?compet|non-?solicit|commitment)/u,
};

export const outlives = {
  en: {
    survives: /surviv(?:e|es)/u,
    remainsAfter:
      /(?:shall|will) (?:continue|remain) (?:in (?:full )?(?:force|effect)|to (?:apply|bind)|binding|in effect).{0,60}\b(?:after|following|beyond|notwithstanding)\b/u,
  },
};

/** Words for how long. Folded. */
export const statesPeriod = {
  en: {
    figure: /\d+ ?(?:\([^)]{1,30}\) ?)?(?:calendar |full |consecutive )?(?:year|month|day|week)/u,
    spelt:
      /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty|thirty|sixty|ninety)\b.{0,16}\b(?:year|month|day)/u,
    forEver:
      /indefinit|perpetu|permanent|forever|without (?:any )?limit(?:ation)? (?:of|in|as to) time|in perpetuity|no (?:time )?limit/u,
    asLongAs: /(?:for )?(?:so|as) long as|until/u,
    byLaw: /statute of limitations|limitation period|anniversary|periods? of limitation/u,
    periodStated: /periods? (?:of|set|specified|stated|provided|permitted|required)|remaining term|duration of/u,
    forTheTerm:
      /for the (?:full |remaining |remainder |balance |entire |whole |duration|legal |term\b|life|applicable)/u,
    provided: /provided,? (?:that )?\p{L}+(?: \p{L}+)? (?:continue|pay)/u,
  },
  ru: {
    figure: /\d+ ?(?:\([^)]{1,30}\) ?)?(?:лет|год|месяц|дн|сут)/u,
    forEver: /бессрочн|без ограничени\p{L}{1,3} срок|неограниченн\p{L}{2,3} срок/u,
    until: /в течение|до (?:момента|тех пор|полного|их|его)|пока |срок\p{L}{0,2} давности/u,
  },
  mn: {
    figure: /\d+ ?(?:\([^)]{1,30}\) ?)?(?:жил|сар|хоног)/u,
    forEver: /хугацаагүй|хязгааргүй хугацаа/u,
    until: /жилийн|хүртэл|хөөн хэлэлцэх/u,
  },
};

/** Accrued rights and debts stay by themselves; nobody states a period for them. Folded. */
export const accrued = {
  en: {
    accrued: /accrued|incurred|arising (?:prior|before)|prior to (?:such |the )?(?:terminat|expir)|outstanding/u,
    payment: /payment obligations?|pay(?:ment)?s? (?:due|owing|obligation)/u,
    byNature: /by (?:its|their) (?:very )?(?:nature|terms?|context)|intended to|continuing effect/u,
    ofASale: /closing|merger|delivery of the deed|investigation/u,
  },
  ru: { accrued: /не освобожда|возникш|до (?:даты |момента )?(?:прекращ|расторж)/u, payment: /по оплате|расчет/u },
  mn: /чөлөөлөхгүй|үндэслэл болохгүй/u,
};

/** The contract ends. Folded. */
export const contractEnds = {
  en: /terminat|expir|cancel|end of|complet|surrender/u,
  ru: /прекращ|расторж|оконч|истеч/u,
  mn: /дуус|цуцл/u,
};

/** The sentence is about what the contract replaces. Folded. */
export const otherSurvival = {
  en: /supersede|entire (?:agreement|understanding)|merge|spin-?off|invalid|unenforceab|severab|deliver to the other/u,
};

/** 'Clauses 6 to 10, 13 and 14 survive': a list in which each clause has its own period. Folded. */
export const clauseList = {
  en: /(?:sections?|clauses?|articles?|paragraphs?)\s{0,2}(?:\d[\d.]*|[ivxl]+)\s?(?:\([^)]{1,60}\)\s?){0,3}(?:[,;]| and | to | through |-)\s?(?:and |or )?(?:(?:section|clause|article)s? )?(?:\d|[ivxl]+\b)/u,
  ru: /(?:разделы?|пункты?)\s{0,2}(?:\d[\d.]*|[ivxl]+)\s?(?:\([^)]{1,60}\)\s?){0,3}(?:[,;]|-| и | по )\s?(?:и )?(?:\d|[ivxl]+\b)/u,
  mn: /(?:зүйл|бүлэг)\s{0,2}(?:\d[\d.]*|[ivxl]+)\s?(?:\([^)]{1,60}\)\s?){0,3}(?:[,;]|-| болон )\s?(?:\d|[ivxl]+\b)/u,
};

/** The clause that a sentence names; its number is captured. Folded. */
export const clauseNamed = {
  en: /(?:section|clause|article|paragraph)\s(\d{1,2}(?:\.\d{1,2}){0,3})/u,
  ru: /(?:раздел\p{L}{0,3}|пункт\p{L}{0,3}|п\.)\s(\d{1,2}(?:\.\d{1,2}){0,3})/u,
};

/** Duties that survive the contract. Folded. */
export const dutySurvives = {
  ru: {
    staysAfter:
      /(?:обязательств|обязанност|услови|положени|гаранти)\p{L}{0,4}.{0,160}(?:сохраня[юе]т|остаются|остается|продолжа[юе]т|действу[юе]т).{0,80}(?:после|по окончании|по истечении|и в случае прекращ)/u,
    afterTheEnd:
      /(?:после|по окончании|по истечении).{0,80}(?:прекращ|расторж|оконч|истеч)\p{L}{1,6}.{0,80}(?:обязательств|обязанност)\p{L}{0,4}.{0,60}(?:сохраня[юе]т|остаются|продолжа[юе]т|действу[юе]т)/u,
  },
  mn: /(?:үүрэг|нууцлал|баталгаа|хориглолт)\p{L}{0,5}.{0,160}(?:дуусгавар|дуусс?ан|дуусах|цуцлагд|цуцалс)\p{L}{0,6}.{0,100}(?:хүчинтэй|үргэлжил|үргэлжлэн|хэвээр|үйлчил)/u,
};

/** A clause stays in force. Folded. */
export const staysInForce = {
  en: /\bsurviv(?:e|es|ing)\b|\b(?:continues?|remains?) (?:in (?:full )?(?:force|effect)|to (?:apply|bind)|binding)/u,
  ru: /(?<!\p{L})(?:сохраня[юе]т|оста[юе]тся|продолжа[юе]т действ|действу[юе]т)/u,
  mn: /хүчинтэй|хэвээр|үйлчилнэ|үргэлжил/u,
};

/** So long after the contract has ended. Folded. */
export const afterItsEnd = {
  en: /\b(?:after|following|from|beyond)\b[^.;]{0,40}\b(?:ends?|ended|terminat|expir)/u,
  ru: /(?<!\p{L})(?:после|с момента|со дня)(?!\p{L})[^.;]{0,40}(?:прекращ|расторж|оконч|истеч)|(?<!\p{L})по (?:окончании|истечении)/u,
  mn: /(?:дуус|цуцл|цуцал)\p{L}{0,8} (?:\p{L}+ ){0,2}(?:хойш|дараа)|дууссанаас/u,
};
