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
    deadline: /\b(?:on or before|before|no(?:t)? later than)\s$/iu,
    paper:
      /\b(?:licen[cs]e|permit|certificate|policy|passport|power of attorney|resolution)(?:\s(?:no\.?|number)?\s?[\p{L}\d/-]*\d[\p{L}\d/-]*)?,?\s(?:was\s)?(?:granted|issued|dated|from|of)\s(?:on\s)?$/iu,
    person: /\b(?:born|appointed|incorporated|registered|admitted)\s(?:on\s|as of\s)?$/iu,
  },
  ru: {
    paper:
      /(?<!\p{L})(?:лицензи|доверенност|протокол|свидетельств|паспорт|полис|приказ|сертификат|решени)\p{L}{0,3}[^.;\n()]{0,40}(?:от|выдан\p{L}{0,2})\s$/iu,
    person: /(?<!\p{L})(?:назначен\p{L}?|родил\p{L}{2,3}|рожд[её]н\p{L}?|избран\p{L}?|запись внесена)\s$/iu,
  },
};

/** Words that refer to another contract, not this one; its kind and date follow. Raw text. */
export const toAnother = {
  en: /\b(?:to|under|into|in|by|of|with|an?|certain|is the)\s(?:the\s|an?\s)?(?:(?!\bthis\b)[^.;\n(]){0,80}/iu,
};

export const contractDated = {
  en: /\b(?:agreement|contract|letter)["”')\s]{0,3}(?:\([^)]{0,40}\)\s?)?,?\s(?:dated|made)(?:\sas)?(?:\sof)?\s$/iu,
};

/** A duration of something that outlasts or only accompanies the contract: a warranty, a duty that survives. Folded. */
export const notItsTerm = {
  en: {
    survives:
      /\bsurviv\p{L}{0,4}\b|\b(?:after|following|beyond) (?:the |its |any )?(?:terminat|expir)\p{L}+ of th(?:is|e) (?:agreement|contract)\b/u,
    warranty: /\b(?:warranty|guarantee) period\b|\bwarrant(?:s|y|ies) (?:that|for|lasts|runs)\b/u,
    liability: /\bliability\b[^.;]{0,80}\b(?:limited|exceed)/u,
  },
  ru: {
    survives:
      /(?<!\p{L})после (?:прекращения|расторжения|окончания|истечения)(?: (?:срока|действия)){0,2} (?:настоящего )?(?:договора|соглашения|контракта)|сохраня\p{L}{2,4} (?:силу|действие)/u,
    warranty: /(?<!\p{L})гаранти(?:йн\p{L}{2,3} (?:срок|период)|я действует)/u,
    liability: /(?<!\p{L})ответственност\p{L}{1,2} [^.;]{0,80}(?:ограничен|не превыша)/u,
  },
  mn: {
    survives: /(?:дуусгавар болс|дуусс|цуцлагдс|цуцалс)\p{L}{1,5} хойш/u,
    warranty: /баталгаат хугацаа|баталгааны (?:хугацаа|үйлчилгээ)/u,
    liability: /хариуцлага [^.;]{0,120}хэтрэхгүй/u,
  },
};
