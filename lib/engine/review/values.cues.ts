/** English words around the dates, durations and sums of a contract. Raw text; `…Before` precedes the value. */

export const fromAnEvent = {
  en: {
    event:
      /(?:from|after|following|upon|anniversary of)\s(?:the\s)?(?:date of\s)?(?:the\s)?(?:first|initial|actual|commercial|launch|delivery|acceptance|completion|opening)(?!\s(?:term|period))/iu,
    startsWithEvent:
      /(?:commenc|begin)\p{L}* (?:on|with|upon)\s(?:the\s)?(?:date of\s)?(?:the\s)?(?:first|actual|launch|delivery|acceptance|completion|opening)/iu,
    laterEvent:
      /(?:from|after|following|upon|anniversary of)\s(?:the\s)?(?:date of\s)?(?:the\s)?(?:shipment|installation|closing|payment|regulatory|last|approval)/iu,
  },
};

export const openEnded = {
  en: {
    untilTerminated:
      /until (?:it is |such time as it is |otherwise )?(?:earlier )?(?:terminat|cancel)|until (?:such time as )?(?:either|one|a|any) party/iu,
    unlessTerminated:
      /unless (?:and until )?(?:it is )?(?:terminat|cancel)|indefinite|perpetual|(?:in|for) perpetuity/iu,
  },
  ru: /бессрочн|неопределенный срок/iu,
  mn: /хугацаагүй/iu,
};

/** What a contract lasts until is something that a party does. Raw text. */
export const untilAParty = { en: /until (?:such time as )?(?:either|one|a|any) party$/iu };

/** The party ends the contract, and not something else. Raw text. */
export const partyEndsIt = { en: /(?:terminat|cancel|ends?(?!\p{L})|notice|notif|withdraw|rescind|discontinu)/iu };

/** What ends together with something else isn't endless. */
export const endsWithSomething = {
  en: {
    until:
      /(?:upon|until|on|through) (?:the )?(?:later|earlier|latest|earliest|last|first|expir|completion|termination of the|end of)/iu,
    period: /(?:for|during) the (?:\p{L}+ ){0,2}(?:period|term)\b/iu,
    aslong: /so long as|as long as|for the (?:life|duration|term) of/iu,
  },
};

export const paidWithin = {
  en: /\b(?:within|net|no later than|not later than|days (?:after|of|from))\b/iu,
  ru: /в течение|не позднее/iu,
  mn: /дотор|хоног|багта/iu,
};

/** What a share in percent may be the price of. Folded. */
export const shareOfPrice = {
  en: /\b(?:royalt\p{L}+|commissions?|fees?|prices?|rent|interest|profits?|revenues?|proceeds|margin|turnover|sales)\b/u,
};

/** A share of something else, or costs of a lawsuit: no price. Folded. */
export const noShareOfPrice = {
  en: {
    other:
      /\b(?:shares of|outstanding shares|voting|capacity|growth rate|award|attorneys?['’]{0,2}s? fees|prevails?)\b/u,
    rise: /\b(?:rais|ris|increas|go(?:es)? up|put up|reduc|lower|fall)\p{L}{0,4}\b[^.;]{0,60}\bby (?:up to |at most |not more than )?\d{1,2}(?:[.,]\d{1,2})? ?(?:%|per ?cent)/u,
  },
  ru: {
    late: /(?<!\p{L})просроч/u,
    rise: /(?<!\p{L})(?:повы[шс]|увелич|раст[её]т|возраст|индексир|сниж|уменьш)\p{L}{0,8}[^.;]{0,60} на (?:не более )?\d{1,2}(?:,\d{1,2})? ?(?:%|процент)/u,
  },
  mn: /хувиар (?:нэм|өс|бага|буур|хямд)|урьдчилгаа/u,
};

/** A token sum in return for a promise. Folded. */
export const nominal = {
  en: /\bconsideration (?:of|for) (?:[^.;]{0,120} )?(?:[$£€]\s?(?:1|10)(?:\.00)?|one (?:dollar|pound|euro)|ten dollars)(?! ?(?:million|billion|thousand|per|an?|each|for)\b|\d|[,.]\d)/u,
};

/** A rate for a month or a year. Folded. */
export const longerThanADay = {
  en: /\bper (?:annum|year|month|quarter)\b|\b(?:annual|yearly|monthly|quarterly)\b|\b(?:a|each|every) (?:year|month)\b/u,
  ru: /(?<!\p{L})годовых|(?<!\p{L})в (?:год|месяц)(?!\p{L})|за (?:каждый )?месяц|ежемесячн|ежегодн/u,
  mn: /(?<!\p{L})(?:жилийн|сарын|жилд|сард|сар тутам|сар бүр)(?!\p{L})/u,
};

/** Something other than a payment is late. Folded. */
export const lateDelivery = {
  en: /\b(?:late|delay(?:ed|s)?)\b(?: in)?(?: the)? (?:deliver|shipment|performance|completion|handing)|\bdeliver\p{L}*\b.{0,30}\b(?:late|delay)/u,
  ru: /(?:просроч|задержк|нарушени[ея] срок)\p{L}{1,4} (?:поставк|передач|выполнени|сдач|оказани|отгрузк|окончани|завершени|доставк|работ|исполнени)/u,
  mn: /(?:нийлүүл|хүлээлгэн өг|гүйцэтг)\p{L}{0,8}.{0,24}(?:хожимд|хоцро|хэтр|хоцор)/u,
};

export const endAfter = { mn: /^[^.;]{0,16}(?:хүртэл|дотор|дуус)/iu };

/** How English contracts name the forum. Raw text. */

export const forum = {
  en: /courts? (?:of|in|located in|sitting in)[^.;,]{2,80}|arbitration[^.;,]{0,80}/iu,
  ru: /(?<!\p{L})(?:арбитражн\p{L}{2,3} )?суд\p{L}{0,2}(?!\p{L})(?: (?:[гГ]\.\s?)?[^.;,]{2,60})?/iu,
  mn: {
    courts:
      /(?<![\p{L}-])(?:[\p{L}-]{1,30} (?:улсын|хотын|аймгийн|дүүргийн|сумын) ){1,3}(?:[\p{L}-]{0,28}(?:ын|ийн|ны|ний|анхан) ){0,4}(?:шүүх|арбитр)\p{L}{0,6}/iu,
    anyCourt:
      /(?<![\p{L}-])(?:(?!тохиролц|хэлэлц|зөвшил|арбитр)[\p{L}-]{0,28}(?:ын|ийн|ны|ний|анхан|дээд|харьяалах|харьяа) ){0,4}шүүх\p{L}{0,6}/iu,
    arbitration:
      /(?<![\p{L}-])(?:(?:монголын|олон|улсын|үндэсний|ба|болон|худалда\p{L}{1,3},?|аж|үйлдвэрийн|танхимын|дэргэдэх|мүхаүт-ын) ){0,12}арбитр(?!аж)\p{L}{0,6}(?: (?:олон улсын )?төв\p{L}{0,3}| шүүх\p{L}{0,4})?/iu,
  },
};

/** Words right before a forum that belong to its name. Raw text. */
export const beforeForum = {
  en: /(?:(?!The |Any |All |Such |Each |No |In |To |By )[A-Z][\p{Script=Latin}'’-]{1,30} ){1,6}$/u,
  ru: /(?:[\p{L}-]{2,28}(?:с?ком|[нв]ом|[нв]ый|с?кий|[нв]ого|с?кого|[нв]ому|с?кому|[нв]ым|с?ким) ){1,4}$/u,
  mn: { places: /(?:\p{Lu}[\p{L}-]{1,30}, ){1,4}$/u, whose: /(?<!\p{L})\p{L}{2,24}гч(?:ийн|ын) $/u },
};

/** A sum in the clause is a bound, not the amount due. */
export const bounds = {
  en: /\b(?:up to|at most|at least|(?:not|no) (?:more|less) than|maximum|minimum|exceed(?:s|ing)?)\b/u,
  ru: /(?<!\p{L})(?:не (?:более|менее|выше|ниже|превыша\p{L}+)|до \d[\d .,]{0,15}(?:руб|%|процент|евро|долл|тыс|млн)|максим\p{L}+|миним\p{L}+|свыше)/u,
  mn: /(?:төгрөг|хувь|доллар)\p{L}{0,3} хүртэл|ихгүй|багагүй|дээшгүй|доошгүй|хэтрэхгүй|илүүгүй/u,
};

/** A contract that continues automatically. Folded. */
export const renewsByItself = {
  en: /automatic|\b(?:shall|will|is|are) (?:be )?(?:\p{L}+ )?(?:renew|extend)|\bsuccessive\b|\bevergreen\b/u,
};

/** Renewal on request or by agreement. Folded. */
export const renewsByConsent = {
  en: /\bmutual|\bmay (?:be )?(?:\p{L}+ )?(?:renew|extend)|\boption\b|\bright to (?:renew|extend)|\bby (?:written )?agreement/u,
};

/** A contract named earlier renews. Folded. */
export const itRenews = { en: /\bit (?:\p{L}{1,13} ){0,3}(?:renew|extend)/u };

/** Prevents automatic renewal. Folded. */
export const endedByNotice = { en: /\b(?:unless|until|except (?:where|if))\b[^;]{0,160}\bnotice\b/u };

/** When to pay, in the brief wording of a short contract. Folded. */
export const plainlyPaid = {
  en: /\b(?:invoices?|payments?|fees?|rent|price|balance|rest|sums?|%)(?!\p{L}).{0,60}\b(?:due|payable|paid|falls? due|within)\b.{0,20}\bdays? (?:after|from|of)\b/u,
};

/** Interest for late payment, with the interest first. Folded. */
export const plainlyLate = {
  en: /\binterest\b.{0,60}\b(?:on|of) (?:all |any )?(?:late|overdue|unpaid|outstanding)\b/u,
};

/** Speaks of a limit, and sets none: 'including but not limited to', 'to the maximum extent permitted by law'. */
export const boundsNothing = {
  en: {
    notLimited: /\b(?:not|without|n[’']t)(?: be(?:ing)?)? limit(?:ed|ing|ation)(?: (?:to|of|the))?/iu,
    asLawAllows: /\bto the (?:maximum|fullest|greatest|full) extent (?:possible|permi\p{L}+|allow\p{L}+|of)\b/iu,
  },
  ru: {
    notLimited: /не ограничива\p{L}+/iu,
    asLawAllows: /в максимальн\p{L}+ (?:степени|мере|объ[её]ме)[^.;]{0,40}(?:закон|прав)/iu,
  },
  mn: /хязгаарлагдахгүй|хязгаарлахгүй/iu,
};

/** Says where a limit on liability doesn't hold, and not what it is. Raw text. */
export const limitLifted = {
  en: {
    notHolding:
      /\b(?:limit(?:ation)?|cap|ceiling|maximum)s?\b[^.;]{0,30}\b(?:not|never|neither)\b(?: \p{L}{2,4})? (?:appl|hold|cover|extend)\p{L}*/iu,
    fallsAway: /\b(?:limit(?:ation)?|cap|ceiling|maximum)\b[^.;]{0,20}\bfalls? away\b/iu,
  },
  ru: /(?:ограничени|предел|потолок|лимит)\p{L}{0,3} [^.;]{0,30}(?:не (?:распространя|применя|действу|относ)\p{L}*|нет(?!\p{L}))/iu,
  mn: /хязгаар\p{L}{0,8} [^.;]{0,40}(?:хамаарахгүй|үйлчлэхгүй|хэрэглэхгүй)/iu,
};

/** Something else than the contract goes on, or is done again: performance is put off, goods are sold on. Folded. */
export const otherGoesOn = {
  en: /\btime (?:for|of) (?:performance|delivery|completion)\b|\bperiod for performance\b|\bresell\b|\b(?:dates?|times?|periods?) in (?:clause|section|article) \d/u,
  ru: /(?<!\p{L})срок\p{L}{0,3} (?:исполнения|поставки|выполнения|передачи)|(?<!\p{L})срок\p{L}{0,2},? (?:указанн|установленн)\p{L}{2,3} в пункт|(?<!\p{L})перепрода/u,
  mn: /гүйцэтгэх хугацаа|нийлүүлэх хугацаа|\d-[тд] заасан хугацаа|дахин (?:худалд|борлуул|ашигл|хий|шалга)/u,
};

/** The contract itself goes on, whatever else the sentence puts off. Folded. */
export const contractGoesOn = {
  en: /\b(?<!under (?:this|the) )(?:agreement|contract|lease|term)\b[^.;]{0,60}\b(?:renew|extend|continu)/u,
  ru: /(?<!\p{L})(?:договор|соглашени|контракт|срок действия)[^.;]{0,60}(?:продл|пролонг|возобнов)/u,
  mn: /гэрээ[^.;]{0,60}сунга/u,
};

/** A contract is prolonged. Folded. */
export const renews = {
  en: /\brenew|\bextend|\bprolong|\bcontinu\p{L}* (?:automatic|for (?:an?|successive|further))|\bautomatically continu/u,
  ru: /продл|пролонг|возобнов/u,
  mn: /сунга|сунгаг/u,
};

/** A right that both sides have. Folded. */
export const forBoth = {
  en: /\b(?:either|each|any|both|neither)(?: of)?(?: the| us)? ?(?:part(?:y|ies)|side|of us|us)\b/u,
  ru: /(?<!\p{L})(?:люб|кажд|обе)\p{L}{0,3} (?:из )?сторон|(?<!\p{L})сторон[аы] (?:вправе|могут|может)/u,
  mn: /аль (?:ч |нэг )?тал|(?<!\p{L})талууд|хоёр тал/u,
};

/** A side may end the contract. Folded. */
export const mayLeave = {
  en: /\b(?:may(?: be)?|can|entitled to|right to) (?:\p{L}+ ){0,3}(?:terminat|cancel|end|leave|withdraw)/u,
  ru: /(?<!\p{L})(?:вправе|может|могут) [^.;]{0,60}(?:расторг|отказа|прекрат)/u,
  mn: /цуцлах эрхтэй|цуцалж болно|дуусгавар болгож болно/u,
};

/** A party may end the contract because the other one broke it, or because an event lasts. Folded. */
export const forCause = {
  en: {
    inACase: /^(?:[\d.]{1,8} )?if [^.;]{0,60}\bfails? to\b/u,
    inTheEvent:
      /\bin (?:the event (?:that|of)|case)\b[^.;]{0,80}\b(?:not (?:made|paid|received|delivered)|fail(?:s|ure)?|default|non-?payment)/u,
    breach:
      /\bmaterial(?:ly)? breach|\bfail(?:s|ed)? to (?:remedy|cure)\b|\bnot (?:remedied|cured)\b|\b(?:event|force majeure|circumstances?) (?:lasts|continues|persists)\b/u,
    seriousBreach:
      /\b(?:serious|substantial|fundamental|gross|grave|major)(?:ly)? (?:breach|default|violat)|\b(?:not|n['’]t) put (?:that|it|this|the \p{L}{1,10}) right\b/u,
  },
  ru: /(?<!\p{L})(?:существенн|груб|неоднократн)\p{L}{1,4} наруш|(?<!\p{L})не устран(?:ил|ен)|(?<!\p{L})если (?:та|друг\p{L}{2,3} сторона) [^.;]{0,40}наруш|обстоятельств\p{L}{1,2} (?:длится|длятся|продолжа)/u,
  mn: /(?:ноцтой|удаа дараа) зөрч|төлөөгүй (?:бол|тохиолдолд)|зөрчлөө арилга|зөрчлийг арилга|цуцалбал [^.;]{0,120}төлнө/u,
};

/** Beside a cause, that none is needed as well: 'by 30 days' notice, or immediately on a material breach'. Folded. */
export const withoutCause = {
  en: /\b(?:any|no) reason\b|\bwithout (?:cause|giving)\b|\bfor convenience\b|\bat any time\b|\b(?:or|and) (?:immediately|forthwith|at once)\b/u,
  ru: /(?<!\p{L})(?:или|либо|а также|и) (?:немедленно|незамедлительно|сразу)|без (?:объяснения |указания )?причин|(?<!\p{L})(?:в любое время|по любой причине|по люб\p{L}{2,3} основани)/u,
  mn: /(?:эсвэл|эсхүл|мөн) (?:шууд|нэн даруй)|хэдийд ч|ямар ч (?:шалтгаан|үндэслэл)|шалтгаан заа(?:х)?гүй|шалтгаангүй/u,
};

/** What is paid for being late, of which a limit is no limit of liability. Folded. */
export const penalty = {
  en: /\b(?:penalt|liquidated damages|late|overdue|delay|interest)/u,
  ru: /(?<!\p{L})(?:пен[яиюе](?!\p{L})|неустойк|штраф|просроч|опоздан|задерж|долга)/u,
  mn: /алданги|торгууль|хожимд|хоцор|хоцро/u,
};

/** Liability, damage or loss. Folded. */
export const liability = {
  en: /\b(?:liab|responsib|claims?\b|damage(?!s)|loss|compensat|answers?\b|indemni)/u,
  ru: /(?<!\p{L})(?:ответственн|убыт|возмещ|возмест|отвеча|ущерб|вред|ограничени|предел)/u,
  mn: /хариуц|хохирол|нөхөн|гэмт/u,
};

/** One of two sums, by which is more or less. Folded. */
export const eitherSum = {
  en: /\b(?:greater|higher|lower|lesser|larger|whichever)\b/u,
  ru: /(?<!\p{L})(?:больш|меньш)\p{L}{2,3} из|смотря (?:по тому,? )?что (?:больше|меньше)/u,
  mn: /аль (?:их|бага|өндөр)/u,
};

/** A trial at the beginning of a contract. Folded. */
export const probation = {
  en: /\bprobation|\btrial period\b/u,
  ru: /(?<!\p{L})испытани|(?<!\p{L})испытательн/u,
  mn: /туршилтын хугацаа|туршилтаар/u,
};
