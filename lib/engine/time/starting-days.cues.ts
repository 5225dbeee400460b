/** Right before a day from which something holds. Folded, with the space before the day. */
export const holdsFrom = {
  en: /\b(?:(?:as )?from(?: and including)?|with effect (?:from|on)|effective(?: as of| on)?|as of)(?: the)?(?: (?:mon|tues|wednes|thurs|fri|satur|sun)day)?,? $/u,
  ru: /(?<!\p{L})(?:начиная )?с (?:")?$/u,
};

/** After such a day in Mongolian, whose case says it. Folded. */
export const holdsFromMn = {
  mn: /^(?:-?(?:ны|ний))?-?(?:(?:аас|ээс|оос|өөс|наас|нээс|ноос|нөөс)(?!\p{L})|\s?өдрөөс)(?!\s?(?:өмнө|хойшлуул|хожим|хоцр|\S{0,4}\s?хүртэл))/u,
};

/** After a day with that case: before it, or no later than it. Folded. */
export const notFromMn = { mn: /^\S{0,6}\s?(?:өдрөөс )?(?:өмнө|урьд|хойшлуул|хожим|хоцр)/u };

/** The last letters of a Mongolian day that has its case in itself. Folded. */
export const caseOfDay = { mn: /(?:аас|ээс|оос|өөс)$/u };

/** Right before a day on which the contract, its term or a service begins. Folded, with the space before the day. */
export const beginsOn = {
  en: {
    contract:
      /\b(?:agreement|contract|lease|tenancy|addendum|term|period|hire|employment|licen[cs]e|cover)\b[^.;:|]{0,60}\b(?:begin(?:s|ning)?|start(?:s|ing)?|commenc(?:es?|ing))(?: on)?(?: the)? $/u,
    force: /\b(?:takes?|comes? into|enters? into) (?:effect|force)(?: on)?(?: the)? $/u,
    label:
      /(?:^|[|.;:] ?)(?:(?:service|commencement|start|effective|opening|go-?live|hire|term)(?: start| date)?|first day)(?: of (?:\p{L}+ ){1,3})? ?[|:] ?$/u,
  },
  ru: {
    contract:
      /(?<!\p{L})(?:договор|соглашени|контракт|аренд|срок|хранени|лицензи|изменени|дополнени)\p{L}{0,3}[^.;:|]{0,60}(?:начина\p{L}{2,4}|вступа\p{L}{2,3} в (?:силу|действие)|действу\p{L}{2,3} с|работает с) $/u,
    label: /(?:^|[|.;:] ?)начало (?:лицензии|аренды|действия|срока)(?: и конец)? ?[|:-] ?$/u,
  },
};

/** A day from which a right is there. Folded. */
export const rightThere = {
  en: /(?<!\d )\bmay\b(?! \d)|\b(?:can|could|entitled|right|option|possible|open|free to|ask|request|choose|first (?:to|on))\b/u,
  ru: /(?<!\p{L})(?:вправе|может|можно|могут|право|права|возмож\p{L}{1,4}|опцион\p{L}{0,2}|разреша\p{L}{2,4}|допуска\p{L}{2,4})(?!\p{L})/u,
  mn: /эрхтэй|[жч] болно|боломжтой|сонгож|зөвшөөр/u,
};

/** Something is handed over, held or to be done on the day itself. Folded. */
export const doneThen = {
  en: /\b(?:deliver(?:ed|s|y)?|hand(?:ed|s)? over|moves? in|keys|repay\p{L}{1,4}|first (?:payment|instalment|rent|interest|report|invoice))\b/u,
  ru: /(?<!\p{L})(?:передае\p{L}{0,3}|передается|первый (?:платеж|взнос|отчет|счет))(?!\p{L})/u,
  mn: /(?:хүлээлгэн өг|хүлээлцэ|шилжүүлнэ|эхний (?:төлбөр|тайлан))/u,
};

/** Right before the day on which a year, a quarter or a month ends that something is due for. Folded. */
export const endOfPeriod = {
  en: {
    each: /\bfor (?:the|each|every|any) (?:first )?(?:\p{L}+ )?(?:year|quarter|half-year|month|period)s? (?:ended|ending|to|up to)(?: on)?(?: the)? $/u,
    paid: /\b(?:for|covers?|covering|relat(?:es|ing) to) (?:the )?(?:period|time|months?|weeks?)\b[^.;:|]{0,50}\b(?:ended|ending|to|until|till|up to(?: and including)?|through)(?: on)?(?: the)? $/u,
    quarter: /\b(?:quarter|half-year|financial year) (?:ended|ending)(?: on)?(?: the)? $/u,
    between:
      /\b(?:rent|fees?|charges?|interest|premium) (?:\p{L}+ ){0,3}from [^;:|]{1,40} (?:to|until|up to)(?: and including)?(?: the)? $/u,
  },
  ru: {
    each: /(?<!\p{L})за (?:весь |каждый |первый )?(?:срок|период|год|квартал|полугодие|время|месяц)(?:,? (?:закончивш|заканчивающ|истекш)\p{L}{2,3}|,? по|,? до) $/u,
    range: /(?<!\p{L})за (?:период|время|срок) с [^;:|]{1,40} по $/u,
    between: /(?<!\p{L})(?:плат[аыуе]|процент\p{L}{1,2}) (?:\p{L}+ ){0,2}с [^;:|]{1,40} по $/u,
  },
};

/** After the day until which a payment or a report is for, in Mongolian. Folded. */
export const endOfPeriodMn = {
  mn: /^\S{0,6}\s?(?:өдрийг |өдөр |өдрийн )?(?:дуустал|хүртэл|хүртэлх) (?:\p{L}+ )?(?:хугацааны|үеийн)[^.;:|]{0,30}(?:төлбөр|түрээс|хөлс|хураамж|шимтгэл|тайлан)/u,
};

/** Right before a day by which something was so already. Folded. */
export const wasBefore = {
  en: /\b(?:was|were|had|knew|known|already|existed)\b[^.;:|]{0,90} (?:before|prior to|as of|as at)(?: the)? $/u,
  ru: /(?<!\p{L})(?:знал|был|имел|существовал|принадлежал)\p{L}{0,2}(?!\p{L})[^.;:|]{0,60} до $|по состоянию на $/u,
};

/** The same after the day. Folded. */
export const wasBeforeMn = {
  mn: /^\S{0,6}\s?(?:өдрөөс )?өмнө [^.;:|]{0,60}(?:байсан|мэдэж байс|эзэмшиж байс)|^\S{0,6}\s?(?:өдөр )?(?:гарын үсэг зурсан|баталсан|олгосон)(?!\p{L})|^\S{0,6}\s[^.;:|]{0,50}даатгуулсан(?!\p{L})/u,
};

/** Before the first day of a series: 'for the first time on'. Folded, with the space before the day. */
export const firstTime = {
  en: {
    first:
      /\b(?:the )?first(?: (?:time|one|of them|report|payment|instalment|rent|day|increase|two|interest)){0,2}(?: (?:is|being|will be|falls))?(?: due| payable| paid)?(?: on| by| in)?(?: the)? $/u,
    beginning: /\b(?:beginning|starting)(?: on| with| from)? $/u,
  },
  ru: {
    first:
      /(?<!\p{L})(?:перв(?:ый|ая|ое|ую|ые)|впервые)(?: (?:раз|платеж|взнос|отчет|счет|выплата)){0,2}(?: (?:вносится|платится|уплачивается|производится))?(?: ?-)?(?: (?:не позднее|до|к))? $/u,
    beginning: /(?<!\p{L})начиная с $/u,
  },
  mn: /(?:анхны|эхний|анхных)(?: ?нь)?(?: (?:төлбөр|тайлан|төлөлт)\p{L}{0,3})? $/u,
};

/** Right before a day until which a price stays as it is, or something else than the contract holds. Folded. */
export const heldUntil = {
  en: {
    price:
      /\b(?:price|fee|rate|rent|charge|tariff|list)s?\b[^.;:|]{0,60}\b(?:fixed|firm|frozen|constant|unchanged|stays?)\b[^.;:|]{0,40}\b(?:until|till|through|to|up to)(?: the)? $/u,
    kept: /\b(?:price|fee|rate|rent|charge|tariff)s?\b[^.;:|]{0,60}\bnot (?:be )?(?:change|increase|rise|raise)\p{L}{0,2} (?:until|till|through|before)(?: the)? $/u,
    surety:
      /\b(?:suretyship|guarantee|own lease|own contract)\b[^.;:|]{0,60}\b(?:runs?|lasts?|valid|in force|holds?|continues?|remains?|ends?|expires?)\b[^.;:|]{0,20} (?:until|till|to|on)(?: the)? $/u,
  },
  ru: {
    price:
      /(?<!\p{L})(?:цен|плат|тариф|ставк|оклад)\p{L}{0,2}(?!\p{L})[^.;:|]{0,60}(?:не (?:меня|измен|повыша)\p{L}{2,6}|фиксирован\p{L}{0,3}|неизменн\p{L}{1,3})[^.;:|]{0,30} (?:до|по) $/u,
    surety:
      /(?<!\p{L})(?:поручительств|гаранти)\p{L}{1,2} (?:\p{L}+ ){0,4}(?:действу|жив|сохраня|выда|прекраща)\p{L}{1,4} (?:\p{L}+ )?(?:до|по) $/u,
  },
};

/** The same after the day in Mongolian. Folded. */
export const heldUntilMn = {
  mn: /^\S{0,8}\s?(?:өдөр |өдрийг |өдрийн )?хүртэл [^.;:|]{0,40}(?:өөрчлөгдөхгүй|өөрчлөхгүй|тогтмол|нэмэхгүй|нэмэгдэхгүй)|^\S{0,6}\s?хүртэл тогтмол/u,
};

/** A sentence on a price that moves with a day, and needs nobody. Folded. */
export const priceMoves = {
  en: /\b(?:price|fee|rent|charge|rate|tariff)s?\b[^.;:|]{0,60}\b(?:goe?s? up|rises?|(?:be |is |are )?(?:raised|increased|adjusted|indexed|reviewed)|increases?|moves?|changes?)\b/u,
  ru: /(?<!\p{L})(?:цен|плат|тариф|ставк)\p{L}{0,2}(?!\p{L})[^.;:|]{0,60}(?:повыша|индексиру|увеличива|раст|меня|пересматрива)\p{L}{2,4}/u,
  mn: /(?:үнэ|түрээс|хөлс|тариф)\p{L}{0,3}[^.;:|]{0,60}(?:нэмэгд|өснө|өөрчлөгд|индексж)/u,
};

/** Right before a day until which work rests. Folded. */
export const restsUntil = {
  en: /\b(?:stops?|suspended|pauses?|rests?)\b[^.;:|]{0,30} (?:until|till|through)(?: the)? $/u,
  ru: /(?<!\p{L})(?:приостан\p{L}{3,8}|перерыв\p{L}{0,2}|прерыва\p{L}{2,4})[^.;:|]{0,40} (?:до|по) $/u,
};

/** The same after the day in Mongolian. Folded. */
export const restsUntilMn = { mn: /^\S{0,8}\s?(?:өдөр |өдрийг |өдрийн )?хүртэл [^.;:|]{0,40}(?:зогсоно|түр зогс)/u };
