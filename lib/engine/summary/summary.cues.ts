/** A clause on ending the contract. Folded. */
export const termination = {
  en: {
    mayEnd: /\b(?:may|shall have the right to|entitled to|right to)\b.{0,80}\b(?:terminate|cancel)\b/u,
    ends: /\b(?:agreement|contract|lease|appointment|engagement|employment)\b.{0,80}\bterminat(?:ed?|es) (?:by|upon|if|immediately|for|automatically)\b/u,
  },
  ru: /(?:расторг|расторж|прекращ|отказаться)\p{L}{0,6}.{0,80}(?:договор|соглашени)|(?:договор|соглашени)\p{L}{0,2}.{0,60}(?:расторг|прекращ)/u,
  mn: /гэрээг.{0,60}(?:цуцал|дуусгавар)|гэрээ.{0,40}(?:цуцлагд|дуусгавар бол)/u,
};

/** What follows the end, or isn't an end. Folded. */
export const afterTheEnd = {
  en: /^\S{0,8} ?(?:upon|following|after|in the event of) (?:any |the |such )?(?:expiration|termination)|force majeure/u,
  ru: /не освобождает|по окончании|после прекращения/u,
  mn: /дуусгавар болсноос хойш/u,
};

/** A clause on liability. Folded. */
export const liabilityWord = { en: /(?<!\p{L})liab/u, ru: /ответственност/u, mn: /хариуцлага/u };

/** What a breach costs. Folded. */
export const consequence = {
  en: /liquidated damages/u,
  ru: /пен[яюие]|штраф|неустойк|нес[еу]т ответственност|возмеща/u,
  mn: /алданги|торгууль|хохирол/u,
};

/** Something falls due or begins on a day. Folded. */
export const dateMatters = {
  en: /\b(?:by|before|later than|until|on or before|commenc|begin|expire|deliver|pay|due|effective|through)\b/u,
  ru: /(?<!\p{L})(?:до|с|не позднее)(?!\p{L})/u,
  mn: /хүртэл|дотор|өдрөөс/u,
};

/** Before a day of a paper or a past of somebody, up to it. Folded. */
export const ofAPaper = {
  en: {
    attorney: /\bpowers? of attorney\b[^;]{0,90}$/u,
    identity: /\b(?:passport|identity card|id card|driving licen[cs]e)\b[^;]{0,60}$/u,
    registered: /\b(?:registered|incorporated|founded|established)(?: [\p{L}.]{1,14}){0,6} (?:on|since|of)$/u,
    policy: /\b(?:policy|cover|certificate|permit)\b[^.;:]{0,60}\b(?:till|renews)(?: on)?$/u,
    over: /\b(?:which|that) (?:has |had )?(?:ended|expired|lapsed)(?: on)?$/u,
  },
  ru: {
    attorney: /(?<!\p{L})доверенност\p{L}{1,3}[^;]{0,90}$/u,
    identity: /(?<!\p{L})(?:паспорт|удостоверени)\p{L}{0,3}[^;]{0,70}$/u,
    born: /(?<!\p{L})(?:родил\p{L}{2,3}|рождения:?|зарегистрирован\p{L}{0,2}|запись внесена)[^;]{0,30}$/u,
  },
  mn: /(?<!\p{L})(?:итгэмжлэл|паспорт|үнэмлэх|гэрчилгээ)\p{L}{0,6}[^;]{0,60}$/u,
};

/** After the day of such a paper, whose name follows its day. Folded, from the day on. */
export const paperBehind = {
  mn: /^\S{0,4} ?(?:өдр?\p{L}{0,4} )?(?:\S{1,8} (?:дугаар|дүгээр|тоот)\p{L}{0,4} )?(?:итгэмжлэл|паспорт|гэрчилгээ|үнэмлэх|лиценз)/u,
};

/** A subject that means any party. Folded. */
export const anyParty = {
  en: /^(?:(?:the|each|either|neither|both|any|no) )?part(?:y|ies)(?: hereto)?$/u,
  ru: /^(?:(?:каждая|любая|ни одна) из )?сторон(?:а|ы)?$/u,
  mn: /^(?:(?:аль|хоёр|тал|аль ч) )?(?:нэг )?тал(?:ууд)?(?: бүр)?$/u,
};

/** Someone has to do something. Folded. */
export const isBound = {
  en: /(?<!\p{L})(?:shall|must|agrees? to|undertakes? to|will)(?!\p{L})/u,
  ru: /обязан|обязу[ею]тся|не вправе/u,
  mn: /үүрэгтэй|үүрэг хүлээ|хориглоно/u,
};

/** A line above the title. Raw text. */
export const noTitle = {
  en: /^(?:exhibit|execution (?:copy|version)|confidential|draft|page|background|recitals|parties|subject of)/iu,
  ru: /^г\. /iu,
};

/** A word found in titles. Folded. */
export const titleWord = {
  en: /agreement|contract|lease|deed|licen[cs]e|undertaking|memorandum|terms|letter|offer|policy|power of attorney|addendum|amendment|order form|charter/u,
  ru: /договор|соглашени|контракт|услови|оферт/u,
  mn: /гэрээ/u,
};

/** A title within a line. Raw text. */
export const titleWithin = {
  en: {
    capitals: /(?:\p{Lu}[\p{Lu}&'’-]+ ){1,7}?(?:AGREEMENT|CONTRACT|LEASE|DEED)(?!\p{L})/u,
    name: /(?:\p{Lu}[\p{L}&'’-]*(?: (?:of|and|for|the|to|in))? ){1,7}?(?:Agreement|Contract|Lease|Deed|Memorandum|Undertaking|Power of Attorney)(?!\p{L})/u,
  },
  ru: /(?:Договор|Соглашение|ДОГОВОР|СОГЛАШЕНИЕ)(?: [\p{L}-]+){1,4}/u,
  mn: /(?:\p{Lu}[\p{L}-]+ ){1,6}(?:гэрээ|ГЭРЭЭ)(?!\p{L})/u,
};

/** A line that makes a statement and isn't a name. Lower case. */
export const saysSomething = {
  en: /\b(?:this|is|are|was|made|between|shall|will|agree[sd]?|dated)\b|[.;:]\s/u,
  ru: /(?<!\p{L})(?:настоящ\p{L}{2}|заключ\p{L}{2,6}|именуем\p{L}{2}|между|сторон\p{L}{1,3})(?!\p{L})/u,
  mn: /(?<!\p{L})(?:энэхүү|байгуул\p{L}{1,5}|талууд|хооронд)(?!\p{L})/u,
};

/** The title of a paper that changes a contract; behind it the day of that contract. Raw text. */
export const changeTitle = {
  en: /^(?:(?:first|second|third|fourth|fifth|\d{1,2}(?:st|nd|rd|th))\s)?(?:amendment|addendum|supplement|deed of variation|variation agreement|side letter|change order)(?!\p{L})/iu,
};
export const datedBehind = { en: /,?\s(?:dated|made on|of)\s.{0,60}\d{4}$/iu };
