/** Begins the line of a signature or of a change with its day. Folded, up to the day. */
export const signedLine = {
  en: /^(?:signed|agreed|accepted|confirmed|dated?|date of (?:this|the) (?:change|letter|amendment|agreement|addendum))\b[^.;|]{0,60}$/u,
  ru: /^(?:подписан\p{L}{0,2}|подтвержден\p{L}{0,2}|согласован\p{L}{0,2}|принят[оаы]?|дата (?:изменения|письма|подписания))(?!\p{L})[^.;|]{0,60}$/u,
  mn: /^(?:гарын үсэг зурсан|зөвшөөрсөн|баталсан|огноо)(?:[^.;|]|(?<= \p{L})\.){0,60}$/u,
};

/** The same inside a line: 'Signed: …, 8 June 2026  Agreed: Luca Nardi, ' and the day. Folded, up to the day. */
export const signedBeside = {
  en: /\b(?:signed|agreed|accepted|confirmed) ?: ?[^.;:|\d]{0,60}$/u,
  ru: /(?<!\p{L})(?:подписано|согласовано|принято) ?: ?[^.;:|\d]{0,60}$/u,
};

/** Right before the day on which changes or special terms were agreed. Folded, with the space before the day. */
export const changedThen = {
  en: {
    changes:
      /\b(?:changes?|rider|amendment|addendum|(?:special|additional) terms)\b[^.;:|]{0,60}\b(?:made|agreed|signed|adopted|part of the above)\b[^.;:|]{0,30}\bon(?: the)? $/u,
    agree: /\btherefore agree on $/u,
  },
  ru: {
    changes:
      /(?<!\p{L})(?:условия|изменени|дополнени|правк|разногласи)\p{L}{0,3}[^.;:|]{0,60}(?:подписан|принят|согласован|внесен)\p{L}{1,3}(?: (?:обеими )?сторонами)? $/u,
    agreed: /(?<!\p{L})(?:мы (?:изменили|дополнили)|(?:условия|изменения), о которых договорились) $/u,
  },
};

/** What may stand in small letters beside the place and the day of a letter. Folded. */
export const besideDay = {
  en: /^(?:of|to|the|on|city|day|no|agreed|signed|dated?)$/u,
  ru: /^(?:г|год|года|город|от|к|на|пгт|с)$/u,
  mn: /^(?:хот|өдөр|өдрийн|ны|ний|оны|дүгээр|дугаар)$/u,
};

/** What may follow such a day. Folded. */
export const endsDay = { ru: /^\S{0,4} ?(?:г\.?|года)\.?$/u, mn: /^\S{0,4} ?(?:өдөр|өдрийн)$/u };

/** After the day on which parties agree on what follows. Folded. */
export const agreedThen = {
  en: /^[^.;]{0,20}\bagree(?:d)? (?:on )?(?:the following|as follows)/u,
  ru: /^[^.;]{0,40}(?:договорились|согласовали) о (?:следующем|нижеследующем)/u,
  mn: /^[^.;]{0,40}дараах [^.;]{0,60}(?:тохиролцов|тохиролцлоо|тохирч)/u,
};

/** Before a day that a change takes away: 'on 4 May and not on' 1 May. Folded. */
export const insteadOf = {
  en: {
    not: /(?:,|\band|\bis|\bare|\bbut) not(?: on| by)?(?: the)? ["']?$/u,
    rather: /\b(?:rather than|instead of|in place of|no longer)(?: (?:on|by|until|to|the)){0,2} ["']?$/u,
    moved:
      /\b(?:moved|postponed|deferred|changed|brought forward|shifted|put back|delayed)\b[^.;]{0,120}\bfrom(?: the)? $/u,
  },
  ru: {
    not: /(?:,|-|;) а не (?:(?:до|по|с|к|на|не позднее) )?"?$/u,
    rather: /(?<!\p{L})(?:вместо|взамен) (?:даты )?"?$/u,
    moved:
      /(?<!\p{L})(?:перен[ео]с\p{L}{1,4}|перенести|сдвига\p{L}{2,4}|сдвинут\p{L}{0,2}|отложен\p{L}{0,2})(?!\p{L})[^.;]{0,80} с $/u,
    replaced: /(?<!\p{L})(?:дату|даты|слова|слово|срок) "(?:(?:до|по|с|не позднее) )?$/u,
  },
};

/** After such a day: 'moved from' it 'to' another. Folded. */
export const thenAnother = {
  en: /^,? ?(?:until|to)\b/u,
  ru: /^(?:г(?:ода|\.)?|-го)?\.? ?(?:на|к) |^(?:г(?:ода|\.)?)?\.?"[^.;]{0,80}(?:замен|дат|слов)/u,
};

/** After a day that a change takes away: 'the date 15 October 2027 in S-3 becomes' another. Folded. */
export const takenAway = {
  en: /^(?:in (?:\p{L}+ )?[\p{L}\d.()-]{1,10} )?(?:becomes?|moves|is (?:replaced|changed|moved|put off)|shall (?:become|read|be replaced))\b/u,
  ru: /^(?:г(?:ода|\.)? ?)?(?:заменя|перенос|сдвига)\p{L}{2,4} на(?!\p{L})/u,
  mn: /^[^.;,\d]{0,20}(?:гэснийг|гэсэн (?:өдр|хугацаа)|биш|оронд)/u,
};

/** A paper that is there already, or a contract of somebody else. Folded. */
export const presentPaper = {
  en: /\b(?:certificate|licen[cs]e|permit|permission|policy|insurance|cover|accreditation|pricing|(?:an?|our|your|own|old) (?:[\p{L}'-]+ )?(?:lease|contract))\b[^;:]{0,140}/u,
  ru: /(?<!\p{L})(?:полис|сертификат|лицензи|свидетельств|декларац|доверенност|аккредитаци|разрешени|договор у|с которым у)\p{L}{0,3}(?!\p{L})[^;:]{0,140}/u,
};

/** A policy, a certificate or a permit, whose end somebody wants to know. Folded. */
export const policy = {
  en: /\b(?:certificate|licen[cs]e|permit|permission|policy|insurance|cover|accreditation)\b[^;:]{0,140}/u,
  ru: /(?<!\p{L})(?:полис|сертификат|лицензи|свидетельств|декларац|аккредитаци|разрешени)\p{L}{0,3}(?!\p{L})[^;:]{0,140}/u,
  mn: /(?:даатгал|гэрчилгээ|үнэмлэх|зөвшөөрөл|лиценз)\p{L}{0,4}[^;:]{0,140}$/u,
};

/** A paper that is never the contract itself: a policy, a certificate, another lease that somebody holds. Folded. */
export const otherPaper = {
  en: /\b(?:certificate|permit|policy|insurance|accreditation|['’]s licen[cs]e|(?:under|our|your|own|head) (?:(?:an?|its|their) )?(?:[\p{L}'-]+ )?(?:lease|contract|tenancy))\b[^;:]{0,100}/u,
  ru: /(?<!\p{L})(?:полис|сертификат|свидетельств|доверенност|аккредитаци|поручительств|деклараци|разрешени|лицензи(?=\p{L}{0,2} №))\p{L}{0,3}(?!\p{L})[^;:]{0,100}/u,
  mn: /(?:даатгал|гэрчилгээ|үнэмлэх|зөвшөөрөл|итгэмжлэл|магадлан итгэмжл)\p{L}{0,4}[^;:]{0,100}$/u,
};

/** It holds until the day that follows. Folded. */
export const holdsUntil = {
  en: /\b(?:valid|runs?(?: out)?|expir\p{L}{2,3}|lasts?|lapses) (?:until|till|to|on|through|up to)(?: the)? $/u,
  ru: / (?:действу\p{L}{2,4}|действител\p{L}{2,4}|сроком|истекает|договор)(?: \p{L}+)? ?(?:до|по)? $/u,
};

/** The same in other words, and where the words for it follow the day. Folded, up to the day. */
export const paperUntil = {
  ru: /(?<!\p{L})полис(?![^;:]{0,80}(?:переда|показ|предъяв|предста|продл|направ|вруч|прин[ео]с|присыл|оформ|получ))[^;:]{0,80} (?:до|по) $/u,
  mn: /(?:даатгал|гэрчилгээ|үнэмлэх|зөвшөөрөл|лиценз|итгэмжлэл|барааны тэмдэг|дүгнэлт)\p{L}{0,4}[^;:]{0,140}$/u,
};

/** After the day until which such a paper holds. Folded. */
export const heldUntil = { mn: /^\S{0,4} ?(?:өдр?\p{L}{0,4} )?(?:хүртэл хүчинтэй|дуус(?:на|ах|аж|ч)|хүртэлх)/u };

/** It is renewed by then, or is the one in force. Folded. */
export const keptUp = {
  en: /\bbefore (?:it|that|then)|\bby (?:then|that d)|\b(?:present|current) (?:[\p{L}-]+ ){0,3}(?:policy|insurance|cover|certificate|licen[cs]e)\b|\brenew(?:s|ed) (?:it|by)\b/u,
  ru: {
    then: /(?<!\p{L})до этого|к этому (?:дню|сроку)|(?:нынешн|действующ|текущ)\p{L}{2,3} (?:полис|сертификат|лицензи|свидетельств)/u,
    renewed: /(?<!\p{L})(?:его|ее|полис) продл(?:евает|ит|ить)(?!\p{L})|обязан\p{L}{0,2} (?:его|ее) продлить/u,
  },
  mn: {
    then: /тэр өдрийн дотор|түүнээс өмнө|(?:одоогийн|хүчин төгөлдөр байгаа) (?:даатгал|гэрчилгээ|үнэмлэх|зөвшөөрөл)/u,
    renewed: /(?:түүнийг|даатгалыг|гэрчилгээг) сунга(?:на|ж|х)/u,
  },
};
