/** Beginnings of the weekday names, from Sunday. Lower case. */
export const weekdays = {
  en: "sunday monday tuesday wednesday thursday friday saturday".split(" "),
  ru: "воскресень понедельник вторник сред четверг пятниц суббот".split(" "),
  mn: "ням даваа мягмар лхагва пүрэв баасан бямба".split(" "),
};

/** Thousand, million or billion as a word. Lower case. */
export const thousand = { en: /^thousand$/u, ru: /^тысяч\p{L}{0,3}$/u, mn: /^(?:мянга\p{L}{0,3}|мянган)$/u };

export const million = { en: /^million$/u, ru: /^миллион\p{L}{0,3}$/u, mn: /^сая$/u };

export const billion = { en: /^billion$/u, ru: /^миллиард\p{L}{0,3}$/u, mn: /^тэрбум$/u };

/** Joins the parts of a number in words. Lower case. */
export const numeralJoint = { en: /^and$/u, ru: /^и$/u };

/** Words that may precede a number in words. Lower case. */
export const skipped = { en: /^(?:full|us)$/u };

/** A day left blank; captures its month, if any, and its year. Raw text. */
export const blankDay = {
  en: {
    blank:
      /(?:as of|dated|\bon|this|effective|day of|into)\s{1,3}(?:the\s)?[_\s·●[\]*.-]{0,24}(?:day of\s)?(?:(\p{L}{3,9})\b)?[_\s·●[\]*-]{1,30},?\s{0,3}((?:19|20)\d{2})(?!\d)/iu,
    nothing:
      /(?:\b(?:this|the)[_\s]{1,24}day\s{1,3}of|\bas\s{1,3}of,?)\s{0,3}(?:(\p{L}{3,9})\b)?[_\s]{0,20},[_\s]{0,3}((?:19|20)\d{2})(?!\d)/iu,
  },
};

/** Before a day that isn't one of the contract's own. Raw text. */
export const notItsDay = {
  en: {
    source: /\bsource:\s[^\n]{0,110}$/iu,
    amended:
      /\b(?:amendment|addendum|supplement|variation)\b[^;]{0,40}\bto\s(?:the|our|that)\s[^.;]{0,70}(?:agreement|contract|lease)["”)]{0,2}\s(?:of|dated)\s$/iu,
    deadline: /\b(?:on or before|before|no(?:t)? later than)\s$/iu,
    paper:
      /\b(?:licen[cs]e|permit|certificate|policy|passport|power of attorney|resolution)(?:\s(?:no\.?|number)?\s?[\p{L}\d/-]*\d[\p{L}\d/-]*)?,?\s(?:was\s)?(?:granted|issued|dated|from|of)\s(?:on\s)?$/iu,
    law: /\b(?:convention|treaty|act|directive|regulation|ordinance|decree)\b[^.;,\n]{0,60}(?<!\bas )\bof\s$/iu,
    person:
      /(?<!\bbe )\b(?:date of birth:?|born|appointed|incorporated|registered|admitted|filed)\s(?:on\s|as of\s)?$/iu,
  },
  ru: {
    paper:
      /(?<!\p{L})(?:лицензи|доверенност|протокол|свидетельств|паспорт|полис|приказ|сертификат|решени)\p{L}{0,3}[^.;\n()]{0,40}(?:от|выдан\p{L}{0,2})\s$/iu,
    person:
      /(?<!\p{L})(?:назначен\p{L}?|родил\p{L}{2,3}|рожд[её]н\p{L}?|дата рождения:?|избран\p{L}?|запись внесена)\s$/iu,
    registered: /(?<!\p{L})(?:пере)?регистраци\p{L}{1,2}(?!\p{L})[^.;\n()]{0,40}(?:от|:|[–—-])?\s$/iu,
  },
};

/** After the day on which somebody was born. Raw text. */
export const bornThen = {
  ru: /^\s{0,2}(?:г(?:ода|\.)?\s{0,2})?(?:рождения|р\.|г\.\s?р\.)/iu,
  mn: /^\S{0,4}\s?(?:өдөр\s)?төрсөн/iu,
};

/** Words that refer to another contract, not this one; its kind and date follow. Raw text. */
export const toAnother = {
  en: /\b(?:to|under|into|in|by|of|with|an?|certain|is the)\s(?:the\s|an?\s)?(?:(?!\bthis\b)[^.;\n(]){0,80}/iu,
};

export const contractDated = {
  en: /\b(?:agreement|contract|letter)["”')\s]{0,3}(?:\([^)]{0,40}\)\s?)?,?\s(?:dated|made)(?:\sas)?(?:\sof)?\s$/iu,
};

/** What else lasts or is due within some time: a covenant, a definition, a step to take. Folded. */
export const otherLasts = {
  en: {
    covenant:
      /\b(?:shall|will|may|agrees?|undertakes?|covenants?)(?: (?:\p{L}+,? ){0,8})?(?:not|no|refrain)\b[^.;]{0,240}\b(?:solicit|compet|hire|employ|engage|disclos|divulg|communicat|discuss|acquire|business)/u,
    definition:
      /^\S{0,8} ?"?(?:\p{L}+ ){0,4}(?:year|quarter|month|customers?|(?<!(?:expiration|expiry|termination|end|ending|final) )date|agreement|confidential information)"?,? ?(?:shall )?means?\b/u,
    recital: /^whereas\b/u,
    worth: /\b(?:useful|economic|service) life\b|\bdepreciat/u,
  },
};

/** It is the contract, or its term, that lasts. Folded. */
export const contractLasts = {
  en: {
    holds:
      /\b(?:this|the) (?:[\p{L}-]{1,20} ){0,2}(?:agreement|contract|lease|nda|term|venture)\b[^.;]{0,90}\b(?:in (?:full )?(?:force|effect)|valid|binding)\b/u,
    ends: /\b(?:this|the) (?:[\p{L}-]{1,20} ){0,2}(?:agreement|contract|lease|nda|term|venture)\b[^.;]{0,90}\b(?:expires?|terminates?|continues?|remains?|runs?|lasts?|ends?|extends?)\b/u,
    otherKind:
      /\b(?:this|the) (?:\p{L}+ )?(?:charter|tenancy|hire|engagement|appointment|employment|arrangement|franchise|membership)\b[^.;]{0,90}\b(?:in force|valid|expires?|continues?|runs?|lasts?|ends?)\b/u,
    itsTerm:
      /\bterms? (?:of (?:this|the) [\p{L} ]{1,40} )?(?:shall be|will be|is|are|of)\b|\b(?:agreement|contract|initial|fixed) term\b|\b(?:expiration|expiry|end) date\b/u,
  },
};

/** It takes effect on another day than the one it is made on. Folded. */
export const startsLater = {
  en: /\beffective (?:as of|on|from|upon) (?:the )?"?effective date"?(?! of this)[^.;]{0,12}(?:\(|defined|below|set forth)/u,
};

/** Right before a time within which something is to be done. Folded. */
export const withinIt = {
  en: /\b(?:within|(?:no|not) later than|more than|every|each|another|consecutive|successive)(?: a period of| the| an?)? ?$/u,
};

/** What a text calls the time for which it holds. Folded. */
export const namesTerm = {
  en: {
    itself:
      /\b(?:agreement|contract|terms?|lease|tenancy|licen[cs]e|nda|venture|hire|engagement|appointment|employment|services?|job|loan|franchise|charter|membership|expir\p{L}+|valid)\b/u,
    itsDays: /\bends? (?:\p{L}+ ){0,3}on\b|\b(?:beginning|starting|commencing) on\b/u,
  },
};

/** A duration of something that outlasts or only accompanies the contract: a warranty, a duty that survives. Folded. */
export const notItsTerm = {
  en: {
    thereafter: /\b(?:during|for) the term\b[^.;]{0,60}\bthereafter\b/u,
    survives:
      /\bsurviv\p{L}{0,4}\b|\b(?:after|following|beyond) (?:(?:the|its|any|early|earlier) ){0,2}(?:terminat|expir)\p{L}+ of th(?:is|e) (?:agreement|contract)\b/u,
    warranty: /\b(?:warranty|guarantee) period\b|\bwarrant(?:s|y|ies) (?:that|for|lasts|runs)\b/u,
    liability: /\bliability\b[^.;]{0,80}\b(?:limited|exceed)/u,
    contractYear: /\bcontract years?\b[^.;]{0,20}\b(?:each|every|any|the|a)\b[^.;]{0,20}\b(?:twelve|12|year)/u,
    records: /\b(?:keep|retain)s?\b[^.;]{0,40}\b(?:records?|documents?|books|data|logs?)\b/u,
    secrecy:
      /\b(?:keep|hold|treat|protect|safeguard|maintain)s?\b[^.;]{0,90}\b(?:secret|secrecy|in confidence|confidential(?:ity)?)\b/u,
  },
  ru: {
    survives:
      /(?<!\p{L})после (?:прекращения|расторжения|окончания|истечения)(?: (?:срока|действия)){0,2} (?:настоящего )?(?:договора|соглашения|контракта)|сохраня\p{L}{2,4} (?:силу|действие)/u,
    warranty: /(?<!\p{L})гаранти(?:йн\p{L}{2,3} (?:срок|период)|я действует)/u,
    liability: /(?<!\p{L})ответственност\p{L}{1,2} [^.;]{0,80}(?:ограничен|не превыша)/u,
    records: /(?<!\p{L})(?:сведени|документ|данны|запис|отчет|журнал)\p{L}{0,3}(?!\p{L})[^.;]{0,60} хран(?:и|я)т/u,
    secrecy:
      /(?<!\p{L})(?:не (?:разглаша|раскрыва)|(?:соблюда|сохраня|храни|обеспечива)\p{L}{1,4} (?:\p{L}{3,20} ){0,3}(?:конфиденциальност|в тайне|тайн|секрет))/u,
  },
  mn: {
    survives: /(?:дуусгавар болс|дуусс|цуцлагдс|цуцалс)\p{L}{1,5} хойш/u,
    warranty: /баталгаат хугацаа|баталгааны (?:хугацаа|үйлчилгээ)/u,
    liability: /хариуцлага [^.;]{0,120}хэтрэхгүй/u,
    records: /(?:баримт|бүртгэл|мэдээлэл|тайлан|өгөгдөл)\p{L}{0,4} [^.;]{0,60}хадгал/u,
    secrecy: /нууц(?:лан|алж|ална|лах|лаж)|нууцыг [^.;]{0,30}хадгал|(?:задруул|задлах)\p{L}{0,2}(?:хгүй|гүй)/u,
  },
};

/** Above a signature: the other side accepts what was dated before. Folded. */
export const acceptedThen = {
  en: /\b(?:we|i) (?:\p{L}+ ){0,3}(?:accept|agree)\b|\baccepted\b/u,
  ru: /(?<!\p{L})(?:соглас(?:ен|на|ны)|принимаю|принимаем|принято)(?!\p{L})/u,
  mn: /зөвшөөр(?:ч|сөн|лөө|нө)/u,
};
