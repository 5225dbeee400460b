/** How people ask for what the engine answers in a special way. Folded questions. */
export const summaryAsked = {
  en: {
    summary: /\bsummar(?:y|i[sz]e|ise)\b|\boverview\b/u,
    mainPoints: /main points|key (?:terms|points)|what is this (?:contract|agreement|document) about/u,
  },
  ru: {
    brief: /кратк\p{L}{2,3} (?:содержани|изложени|пересказ)|резюм(?:е|ируй)|суммируй/u,
    mainTerms: /о чем (?:этот )?договор|основные условия/u,
  },
  mn: { brief: /товч(?:л|ло|лол|ил)|хураангуй/u, mainPoints: /гол агуулга|юуны тухай гэрээ/u },
};

/** The words of a question for what a document changes, one by one: what, changes, this amendment. */
export const asksWhat = {
  en: /^(?:what|which|list|show)$/u,
  ru: /^(?:что|каки[ех]|какой|какая|перечисли|покажи|чем)$/u,
  mn: /^(?:юу|юуг|юуны|юунд|ямар)$/u,
};
export const changing = {
  en: /^(?:chang(?:e|es|ed|ing)|amend(?:s|ed|ing)?|alter(?:s|ed|ations?)?|modif(?:y|ies|ied|ications?)|different|new)$/u,
  ru: /^(?:из|по)?мен(?:я|ен|и|ял)\p{L}{1,7}$|^нов(?:ое|ого)$/u,
  mn: /^өөрчл\p{L}{1,9}$|^өөрчил\p{L}{1,9}$|^шинэ(?:чил\p{L}{1,6})?$/u,
};
export const document = {
  en: /^(?:amendments?|agreement|addendum|document|paper|letter|contract|supplement\p{L}{0,3}|additional|clauses?|terms?|sections?|items?|things?|here|exactly|number|no)$/u,
  ru: /^(?:доп\p{L}{0,12}|соглашени\p{L}{1,3}|документ\p{L}{0,2}|договор\p{L}{0,2}|пункт\p{L}{0,2}|услови\p{L}{1,2}|вн[её]с\p{L}{1,3}|внос\p{L}{2,4}|именно|здесь|тут)$/u,
  mn: /^(?:нэмэлт|гэрээ\p{L}{0,4}|хэлэлцээр\p{L}{0,4}|баримт|бичиг|заалт\p{L}{0,4}|зүйл\p{L}{0,3}|нөхцөл\p{L}{0,3}|ор\p{L}{2,7}|яг|хийсэн|хийж)$/u,
};
/** Who may, when, how, whether: another question. */
export const asksElse = {
  en: /^(?:who|when|how|why|if|may|can|could|must|should|where|whether)$/u,
  ru: /^(?:кто|когда|как|если|можно|можем|может|нужно|вправе|почему|где|ли)$/u,
  mn: /^(?:хэн|хэзээ|яаж|хэрхэн|болох|чадах|хэрэв|яагаад|хаана|хэд)$/u,
};

/** A follow-up to an earlier question. */
export const goesOn = {
  en: /^(?:and|but|so|then|also|what about|how about)/u,
  ru: /^(?:а|и|но|тогда|а если)/u,
  mn: /^(?:тэгвэл|харин|мөн|бас)/u,
};

export const pointsBack = {
  en: {
    pronoun: /\b(?:it|its|those|these|them|they|this one|the same)\b(?! (?:agreement|contract))/u,
    /** Not 'a clause that limits liability'. */
    that: /\bthat\b(?=[?.!,]|$| (?:is|be|was|happens?|case|means?|appl|due|end|start|right|period|amount|clause|fee|date|notice))/u,
  },
  ru: /(?<!\p{L})(?:он|она|оно|они|его|ее|их|ему|ей|им|этого|этой|этом|это|тот|та|то)(?!\p{L})/u,
  mn: /(?<!\p{L})(?:түүн\p{L}{0,6}|тэр|үүн\p{L}{0,6}|тэдгээр\p{L}{0,4})(?!\p{L})/u,
};

/** A word that says only for whom, how much, or how: 'And for the Buyer?', «Сколько дней?». One folded word. */
export const saysLittle = {
  en: {
    who: /^(?:buyer|seller|supplier|vendor|customer|client|provider|contractor|consultant|landlord|tenant|lessor|lessee|employer|employee|licensor|licensee|agent|principal|part(?:y|ies)|side|both)s?$/u,
    how: /^(?:days?|months?|years?|weeks?|hours?|percent|amount|sum|else|more|less|early|late|exact|clause|section|reason|way|ok|okay|yes|no|first|second|after|before)$/u,
  },
  ru: {
    who: /^(?:покупател|продав[ец]|поставщик|заказчик|исполнител|подрядчик|арендодател|арендатор|наймодател|нанимател|работодател|работник|лицензиар|лицензиат|агент|принципал|сторон)\p{L}{0,3}$/u,
    how: /^(?:дн(?:ей|я)|день|месяц|год|лет|недел|час|процент|сумм|точн|пункт|причин|ещ[её]|именно|больше|меньше|раньше|позже|первый|второй|так|почему|зачем)\p{L}{0,3}$/u,
  },
  mn: {
    who: /^(?:худалдан|авагч|худалдагч|нийлүүлэгч|захиалагч|гүйцэтгэгч|түрээслүүлэгч|түрээслэгч|хөлслөгч|олгогч|ажилтан|тал)\p{L}{0,5}$/u,
    how: /^(?:хоног|өдөр|сар|жил|цаг|хувь|дүн|яг|заалт|шалтгаан|дахин|илүү|бага|эрт|оройтож|яагаад|яаж|яах|яахав)\p{L}{0,4}$/u,
  },
};

/** How a question states the kind of answer it wants. Folded text. */
export const verdictAsked = {
  en: {
    orNotStated: /^true,? false,? or not stated(?: in this contract)?\s*[:?-]\s*/u,
    trueOrFalse: /^true or false\s*[:?-]\s*/u,
    isItTrue: /^(?:is it (?:true|correct|right) that\s+|am i right that\s+)/u,
  },
  ru: /^(?:верно ли,? что\s+|правда ли,? что\s+|верно или неверно\s*[:?-]\s*)/u,
  mn: /^үнэн үү,? худал уу\s*[:?-]\s*/u,
};

/** Requests no passage could answer: to write, judge or compare, or asking nothing. Folded text. */
export const writes = {
  en: {
    first:
      /^(?:please |now )?(?:draft|write|compose|rewrite|rephrase|reword|redraft|translate|edit|improve|shorten|simplify)\b/u,
    change:
      /^(?:please |now )?(?:fix|redline|prepare|create|generate|insert|delete|replace|amend|make (?:it|this|a|an)) /u,
    asked:
      /\b(?:can|could|would|will) you (?:please )?(?:draft|write|compose|rewrite|rephrase|translate|improve|prepare|create|change)\b/u,
    helped:
      /\bhelp me (?:to )?(?:draft|write|reply|answer|respond)|\b(?:i|we) (?:want|need) you to (?:draft|write|translate)/u,
  },
  ru: {
    first:
      /^(?:пожалуйста,? )?(?:напиши|состав(?:ь|ить)|написать|перепиши|переписать|переформулир|переведи|перевести|подготовь|подготовить|сформулируй)/u,
    change:
      /^(?:пожалуйста,? )?(?:исправь|исправить|улучши|сократи|упрости|измени|замени|удали|добавь|создай)(?:те)?(?!\p{L})/u,
    asked:
      /(?:можешь|можете|могли бы вы|помоги|помогите)(?: мне)? (?:написать|составить|перевести|переписать|подготовить|ответить)/u,
  },
  mn: {
    asked:
      /(?:бичиж|бичээд|боловсруулж|орчуулж|засаж|засварлаж|найруулж|зохиож|бэлдэж) (?:өг|өгнө|өгөөч|өгөөрэй|чадах|болох)/u,
    changes: /(?:нэмж|солиж) (?:өг|өгнө|өгөөч|өгөөрэй)(?!\p{L})/u,
    last: /(?<!\p{L})(?:бичээрэй|бич|орчуул|орчуулаарай|засаарай|найруул|боловсруул)[.!]*$/u,
  },
};

export const judges = {
  en: {
    should: /\bshould (?:i|we) (?:sign|accept|agree|reject|worry|be worried|negotiate)\b/u,
    opinion:
      /\b(?:what do you think|your opinion|do you (?:think|like|recommend)|would you (?:sign|recommend|advise)|advise me)\b/u,
    advice: /\bwhat (?:would|should) (?:you|i|we) (?:do|recommend|negotiate|change)\b/u,
    worth:
      /^(?:is|are) (?:this|it|that|the|these) .{0,40}\b(?:fair|good|bad|risky|normal|usual|legal|enforceable|favou?rable)(?: (?:deal|contract|agreement|clause|terms?|for (?:us|me)))?\?*$/u,
  },
  ru: {
    should: /(?:стоит|следует|нужно|надо) ли (?:мне |нам )?(?:подпис|соглаша|принима|опаса)/u,
    opinion: /как (?:вы|ты) (?:думае|считае)|(?:ваше|твое) мнение|посовету|порекоменду/u,
    worth: /(?:выгод|справедлив|закон|нормал|опас|рискован)\p{L}{0,4} ли (?:этот|это|нам|мне|для нас|договор)/u,
  },
  mn: {
    should: /гарын үсэг зур\p{L}{0,4} (?:хэрэгтэй|ёстой|болох|зөв) (?:юу|уу|үү)/u,
    opinion: /та юу гэж бод|таны бодлоор|зөвлө(?:өч|гөө өг)/u,
    worth: /(?:ашигтай|шударга|эрсдэлтэй|хууль ёсны|хэвийн) (?:юу|уу|үү)/u,
  },
};

export const otherContract = {
  en: {
    compared:
      /\b(?:compare|compared|differs?|difference)\b.{0,60}\b(?:other|another|previous|last|old|earlier|our|standard) (?:contract|agreement|lease|version|template)/u,
    another:
      /\b(?:in|of) (?:my|our|your) (?:other|previous|last) (?:contract|agreement|lease)|\ball (?:my|our) contracts\b/u,
  },
  ru: {
    compared:
      /(?:сравни|отлича|разниц).{0,60}(?:друг|прошл|предыдущ|прежн|наш|стандартн|типов)\p{L}{0,4} (?:договор|верси|шаблон)/u,
    another: /в (?:другом|прошлом|предыдущем) (?:нашем )?договоре/u,
  },
  mn: {
    compared: /(?:өөр|өмнөх|нөгөө|хуучин|манай) (?:\p{L}+ )?гэрээ\p{L}{0,5}.{0,40}(?:харьцуул|ялгаа|адил)/u,
    another: /(?:өөр|өмнөх|нөгөө) гэрээнд/u,
  },
};

export const talks = {
  en: {
    greets:
      /^(?:hi|hello|hey|thanks?|thank you|good (?:morning|day|evening)|ok(?:ay)?|bye|help|test)(?: (?:there|very much|a lot))?[.!?]*$/u,
    strays: /^(?:who are you|what can you do|how are you)[.!?]*$|\b(?:tell me a joke|the weather|a poem)\b/u,
  },
  ru: {
    greets:
      /^(?:привет|здравствуй(?:те)?|спасибо|добрый (?:день|вечер)|доброе утро|пока|кто ты|что ты умеешь|как дела)[.!?]*$/u,
    strays: /расскажи анекдот|какая погода/u,
  },
  mn: {
    greets: /^(?:сайн (?:уу|байна уу)|баярлалаа|баяртай|та хэн бэ|чи хэн бэ|юу хийж чад\p{L}{0,3} вэ)[.!?]*$/u,
    strays: /цаг агаар ямар|онигоо ярь/u,
  },
};
