/** What has the term, in a sentence about nothing else. Folded. */
export const whatLasts = {
  en: {
    contract:
      /\b(?:this|the|your|our|my) (?:[\p{L}-]{1,20} ){0,3}(?:agreement|contract|lease|license|appointment|engagement|nda|employment|tenancy|amendment|venture)\b[^;]{0,40}\b/u,
    rights: /\brights granted hereunder\b[^;]{0,20}\b/u,
    term: /(?<!renewal |extended |extension |additional |post-)\bterm\b["”]?(?: of (?:this|the) [\p{L} ]{1,40})?\s?(?:\([^)]{0,40}\))?[\s,:]{0,3}/u,
  },
};

/** How it lasts. Folded. */
export const lasts = {
  en: /\b(?:shall|will|is|be|begins?|commences?|continues?|remains?|means?|runs?|lasts?|expires?|ends?|terminates?|lapses?|comes?|has|have|of)\b[^;]{0,200}$/u,
};

/** Before the length of the term. Folded. */
export const forATerm = { en: /\bfor an? (?:initial |original |primary |fixed )?(?:term|period) of ?$/u };

/** Before a duration or date that isn't the term's. Folded. */
export const notTheTerm = {
  en: {
    afterTheEnd:
      /\b(?:after|following|upon|prior to|before) (?:the |any |such )?(?:expir|terminat|end of|completion)\p{L}*/u,
    madeLonger: /\b(?:(?:be|is|are|been|automatically) extended|may extend)\b/u,
    partOfIt:
      /\b(?:during|within|throughout|each|every|any|post-term|shorter|notice|renewal|minimum|at least|last)\b[^,;]{0,60}$/u,
    another:
      /\b(?:store|sale|payment|royalt\p{L}*|order|exclusiv\p{L}*|confidential\p{L}*|records?|sick|trial|offer)\b/u,
    onlyForSome: /\bfor (?:all |any )?(?:deliver|orders?\b|signature|acceptance|purchases|shipments|works?\b)/u,
    inACase: /^(?:\S{1,8} )?(?:if|when|should)\b|\bin the event\b/u,
    itsDuties: /^(?:\S{1,8} )?(?:the )?(?:[\p{L}'’]{1,20} ){0,3}obligations?\b/u,
    untilThen: /\buntil\b[^;]{0,120}\band for ?(?:an? (?:further |additional )?period of ?)?$/u,
  },
};

/** After a duration that isn't the term's. Folded. */
export const notItsLength = {
  en: /^[\s)]{0,3}(?:prior|before|after (?:the )?(?:expir|terminat|end)|notice|of the (?:executive|employ)|['’])/u,
};

/** Where the term starts counting. Folded. */
export const countedFrom = {
  en: /\b(?:date (?:of (?:this|the) (?:agreement|contract|lease|nda)|hereof|above|first (?:set forth |written |stated |above )|of (?:its )?(?:execution|signature|signing))|execution of this|signing of this)/u,
  ru: /(?<!\p{L})с[о]? (?:даты |дня |момента )?(?:его |ее |их )?(?:подписания|заключения)(?! акта)(?!\p{L})/u,
  mn: /(?:гарын үсэг зур|байгуул)\p{L}{2,8}(?: өдр\p{L}{2,5})?/u,
};

export const countedFromSigning = {
  en: /\b(?:(?:from|on) its (?:date|signing|signature)|from (?:signing|signature)|date (?:on which )?it is signed)\b/u,
};

export const countedFromEffect = { en: /\beffective date\b/u };

/** The effective date is defined as something other than a date near the top. Folded. */
export const effectElsewhere = { en: /"?effective date"? (?:shall )?(?:means?|is|be|has the meaning)\b/u };

/** Endless only if there is no duration beside it. Folded. */
export const lengthBeforeEnd = { en: /\b(?:until the end of|successive|so long as|as long as|year|month)/u };

/** Elsewhere: the term was extended. Folded. */
export const extended = {
  en: /\b(?:term|agreement|contract|lease|it)\b.{0,30}\b(?:is|was|has been) (?:hereby )?(?:extended|prolonged) (?:to|until|by)\b(?!.{0,40}\b(?:each|unless|if)\b)/u,
  ru: /(?:срок|договор)\p{L}{0,3}(?:\s\p{L}{3,12}){0,2}\sпродлен\p{L}?\s(?:до|на)(?!\p{L})/u,
  mn: /(?:гэрээ|хугацаа)\p{L}{0,4}.{0,60}(?:сунгав|сунгасан|сунгагдсан)(?!\p{L})/u,
};

/** It lasts longer than the date or duration in this sentence. Folded. */
export const lengthened = {
  en: /\bextended by\b|\b(?:was|were) (?:due |originally )?to (?:end|expire|terminate)\b/u,
  ru: /продл(?:ен|ева)\p{L}*\s(?:ещё\s|еще\s)?на(?!\p{L})|(?<!\p{L})(?:истекал|заканчивался|должен был)(?!\p{L})/u,
};

/** After an end date: it is conditional. Folded. */
export const onlyIf = {
  en: /^[^.;]{0,60}\bonly (?:if|where|when|provided)\b/u,
  ru: /^[^.;]{0,40}(?:только|лишь)[^.;]{0,12}если/u,
  mn: /^[^.;]{0,60}тохиолдолд л(?!\p{L})/u,
};

/** A sentence or label that begins with the contract itself. Folded. */
export const itsTerm = {
  ru: {
    contract:
      /^(?:\S{0,8} )?(?:стороны (?:заключ\p{L}{1,4}|договорились,? что) )?(?:(?:настоящ|данн|срочн|трудов)\p{L}{2} |эт[оа]т? ){0,2}(?:договор|соглашение|контракт|аренда|наем)(?!\p{L})/u,
    term: /^(?:\S{0,8} )?(?:общий )?срок (?:аренды|найма|договора|соглашения|контракта|сотрудничества|оказания услуг|трудового договора)(?!\p{L})/u,
    runtime: /^(?:\S{0,8} )?срок действия(?: (?:настоящего|данного))?(?: (?:договора|соглашения|контракта))?(?!\p{L})/u,
    endDay:
      /^(?:\S{0,8} )?(?:дата|день) (?:окончания|прекращения)(?: (?:срока )?действия)?(?: (?:договора|аренды|найма))?/u,
  },
  mn: {
    contract:
      /^(?:\S{0,8} )?(?:энэхүү |энэ |тус |уг )?(?:(?!хэрэв)\p{L}{3,20}(?:ийн|ын|ний|ны|эх|ах|лах|лэх|лох|лөх),? ){0,3}(?:гэрээг?|түрээс)(?!\p{L})/u,
    term: /^(?:\S{0,8} )?(?:энэхүү |энэ |тус |уг )?(?:гэрээний|түрээсийн|ажил гүйцэтгэх|хөдөлмөрийн гэрээний) (?:хүчинтэй |үйлчлэх |нийт )?(?:хугацаа|дуусах (?:хугацаа|огноо|өдөр))(?!\p{L})/u,
  },
};

/** After the contract: what may come before the verb of lasting. Folded. */
export const upToVerb = { ru: /^(?: (?!не |долж|може|подлеж|от )[\p{L}-]{3,20}){0,5}[ ,:-]{1,3}(?:.{0,120}[ ,:])?/u };

/** It lasts, followed only by its duration or date. Folded. */
export const itLasts = {
  ru: /(?:действ\p{L}{1,5}|заключ\p{L}{1,6}|срочн\p{L}{2}|сроком|на срок|(?:истека|заканчива|оканчива|прекраща)\p{L}{2,5})(?! обязательств)[^,;]{0,60}$/u,
};

/** The label of a line about the term, and what may follow it. Folded. */
export const itsLabel = {
  ru: /^\s?(?:[:-]|(?:составля|устанавлива|определ|рав)\p{L}{1,5}(?!\p{L})|с \d|(?:до|по|на)?$)[^,;]{0,60}$/u,
};

/** Something else lasts or is done, or only in some case. Folded. */
export const anotherLasts = {
  ru: {
    thing:
      /(?<!\p{L})(?:гаранти\p{L}{1,2}|цен[аы]|поставк[аиу]|(?:пред)?оплат[аыу]|платеж\p{L}{0,2}|скидк[аи]|предложени[ея]|заявк[аи])(?!\p{L})/u,
    right: /(?<!\p{L})(?:доверенность|приложени[ея]|прав[оа]|обязательств[оа]?|товары?|работы|услуги|тайна)(?!\p{L})/u,
    notSo: /(?<!\p{L})(?:не|долж\p{L}{2}|мо[гж]\p{L}{1,3}|подлеж\p{L}{2}|обязан\p{L}?|вправе|от \d\d?)(?!\p{L})/u,
    inACase:
      /(?<!\p{L})(?:если|в случае|при (?:условии|отсутствии|нарушении|неоплате|наличии)|не (?:ранее|позднее))(?!\p{L})/u,
  },
  mn: {
    thing:
      /(?<!\p{L})(?:үн(?:э|ий)|төлбөр|баталгаа|бараа|нийлүүлэлт|ажл|нууц|хөнгөлөлт|санал|эрх(?!лэ)|үүрэг|үүрг)\p{L}{0,8}(?!\p{L})/u,
    inACase: /(?<!\p{L})(?:хэрэв|тохиолдолд|бол)(?!\p{L})/u,
  },
};

/** After a duration or date: the contract lasts that long. Folded. */
export const thenLasts = {
  mn: /^(?:[^,;]{0,40}(?:хүчинтэй|үйлчил|байгуул|үргэлжил|хугацаатай|дуусна|дуусгавар бол|мөрдөгд)|[^,;]{0,20} (?:хүртэл|байна)(?: \d{1,3} (?:жил|сар|хоног)\p{L}{0,4})?(?: байна)?[. ]{0,2}$|[^\p{L}]{0,4}$)/u,
};

/** States a thing so explicitly that an answer may state it too. Folded text. */
export const perpetual = {
  en: {
    named: /\b(?:perpetual|in perpetuity|indefinite(?:ly)?)\b/u,
    untilEnded: /\buntil (?:it is )?(?:earlier )?terminated|\buntil (?:such time as )?(?:either|one|a|any) party\b/u,
  },
  ru: /бессрочн|на неопределенный срок/u,
  mn: /хугацаагүй|тодорхойгүй хугацаа/u,
};

/** Makes an end date uncertain: it depends on an event, another term, or is fixed elsewhere. Folded text. */
export const unsureTerm = {
  en: {
    elsewhere: /\b(?:set forth|specified|stated|defined|provided) (?:in|on|above|below|herein)\b/u,
    lasting: /\b(?:so|as) long as\b|\broyalt/u,
    fromEvent:
      /\b(?:launch|closing|commencement|delivery|opening|acceptance|completion|start|approval|funding) date\b/u,
    atMost: /\b(?:not|no) (?:longer|more) than\b|\bat (?:the )?most\b/u,
    whichever: /\b(?:longer|later|earlier|shorter) (?:to occur )?of\b|\b(?:last|first) to occur of\b|\bwhichever\b/u,
    ofAnother:
      /^\S{0,8} ?"(?!initial |original |first |primary |base |the )\p{L}[\p{L} ]{2,40} (?:term|period)" (?:shall )?means?\b/u,
  },
  ru: /указан\p{L}{1,3} в (?:приложени|заявк|пункт)|с даты (?:передачи|поставки|акта|открытия)|пока (?:действу|не)/u,
  mn: /хавсралтад заасан|хүлээлгэн өгсөн өдрөөс|актын өдрөөс|(?<!байгуул|зур|баталгаажуул)(?:снаас|сноос|снээс|снөөс) хойш/u,
};

/** Fixed elsewhere, but not its duration: another end, the day it is made. Folded text. */
export const elsewhereBeside = {
  en: {
    exception:
      /\b(?:unless|except|subject to)\b[^,;]{0,120}\b(?:set forth|specified|stated|defined|provided) (?:in|on|above|below|herein)\b/gu,
    itsDay: /\bdate (?:first )?(?:set forth|stated|specified|written) (?:above|below)\b/gu,
  },
};

/** Follows the duration of a term but isn't part of it. */
export const besideItsLength = {
  en: /\b(?:unless|renew\p{L}*|thereafter|provided,? (?:however|that)|subject to|extended|extension|notice)\b/u,
  ru: /если|пролонг|продлев|уведом/u,
  mn: /сунга|мэдэгд|бол(?!но)/u,
};

/** Where a contract is signed. Raw text. */
export const signed = {
  en: /\bin witness whereof\b|\bby:|\/s\/|\bsignatures?\b:?\s|\bname:\s/u,
  ru: /реквизиты|подписи сторон|подпись/u,
  mn: /гарын үсэг|гэрээ байгуулсан/u,
};

export const dated = {
  ru: {
    verb: /(?:дата|заключен|составлен|подписан)[^.;]{0,60}$/u,
    city: /(?<!\p{L})(?:от|г\. ?\p{L}[\p{L}-]{1,30})[^\p{L}]{0,12}$/u,
  },
  mn: /(?:огноо|байгуулсан|байгуулав|хот)[^.;]{0,40}$/u,
};

/** Before an end date. Folded. */
export const endBefore = {
  ru: /(?<!\p{L})(?:до|по|не позднее|истека\p{L}{1,3}|заканчива\p{L}{1,5}|оканчива\p{L}{1,5}|прекраща\p{L}{1,5}|окончани[ея])(?!\p{L})(?:(?!вступа|заключ|подпис)[^.;]){0,40}$/u,
};
