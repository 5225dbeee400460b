/** Who leaves may do so only because something went wrong: the right has a cause. Folded. */
export const wentWrong = {
  en: {
    happened:
      /(?<!\b(?:or|and) )(?<!\) )\b(?:if|where|should|once)\b[^.;]{0,80}\b(?:loses|lost|breaks|commits|ceases|dies|lasts|owes|becomes insolvent|was below|(?:is|are) in (?:material )?(?:breach|default))\b/u,
    leaves: /\bif (?:not \p{L}+ within|[^.;,]{3,60} (?:leaves|dies|closes|is sold|is destroyed)\b)/u,
    late: /(?<!\b(?:or|and) )(?<!\) )\b(?:if|where|when)\b[^.;]{0,60}\b(?:is|are) (?:[\p{L}\d-]+ ){0,3}(?:late|overdue|unpaid)\b/u,
    undone:
      /(?<!\b(?:or|and) )(?<!\) )\b(?:if|where)\b[^.;]{0,60}(?:\b(?:do|does|did|has|have|had|is|are|was|were) not|n['’]t) (?!wish|want|pleas|pay|been given|be given|later|less)\p{L}/u,
  },
  ru: {
    undone:
      /(?<!\p{L})(?<!или )(?:если|когда)(?!\p{L})[^.;]{0,60}(?<!\p{L})не (?!договор|предусм|соглас|указ)\p{L}+(?:л[аио]?|лся|лась|лось|лись)(?!\p{L})/u,
    notDone:
      /(?<!\p{L})(?<!или )(?:если|когда)(?!\p{L})[^.;]{0,60}(?<!\p{L})не (?!хо[чт]|жела|намер)\p{L}+(?:[еёиа]т|[уюая]т)(?:ся)?(?!\p{L})/u,
    happens:
      /(?<!\p{L})(?<!или )(?:только, )?если:? [^.;]{0,60}(?<!\p{L})(?:отста[её]т|долг|наруш|утрат|лиши|банкрот|несостоят|ликвидир|заболе|скры)/u,
    longer: /(?<!\p{L})(?<!или )если (?:\p{L}+ ){1,4}(?:дольше|больше|более) (?:чем )?\d/u,
  },
  mn: {
    ground: /үндэслэлээр(?!\p{L})|төлбөрийн чадваргүй|дампуур/u,
    undone: /(?<!тохир\p{L}{0,3}|заа?г|дурд)[аэоө]{2}гүй (?:бол|тохиолдолд)(?!\p{L})/u,
    happened:
      /(?:тасалдуул|алд|зөрч|хэтр|хэтэр|хоцро|хоцор|хожимд)(?:бал|вал|вэл|вол|вөл|сөн бол|сан бол|сон бол)(?!\p{L})/u,
  },
};

/** No cause is needed, whatever else the sentence names. Folded. */
export const noCauseNeeded = {
  en: {
    reason:
      /\b(?:any|no|without|particular|stated) (?:\p{L}+ )?(?:reason|cause)s?\b|\bfor convenience\b|\bneed give no\b/u,
    time: /\b(?:any|whatever|whenever) (?:time|moment|you|it|we)\b|\b(?:or|and) (?:immediately|forthwith|at once)\b/u,
  },
  ru: {
    reason: /без (?:объяснени|указани)\p{L} причин|(?<!\p{L})без причин|по любой причине/u,
    time: /в любо[ей] время|в любой (?:момент|день|месяц)|когда (?:угодно|захот)|(?:или|либо|а также|и) (?:немедленно|незамедлительно|сразу)(?!\p{L})/u,
  },
  mn: {
    reason: /шалтгаан(?:гүй| заа| тайлбар| хэл)|ямар ч (?:үед|шалтгаан)/u,
    time: /хэдийд ч|хэзээ ч|хүссэн үед|(?:эсвэл|эсхүл|мөн) (?:шууд|нэн даруй)/u,
  },
};

/** Something lasts too long, or a tender is held anew: the contract isn't renewed by that. Folded. */
export const notRenewed = {
  en: /\b(?:event|circumstances?|force majeure|suspension|delay)\b[^.;]{0,60}\b(?:continues?|goes on|carr(?:y|ies) on)\b[^.;]{0,160}\b(?:terminat|cancel|end this)/u,
  ru: /(?<!\p{L})(?:обстоятельств|событи|простой|приостанов)\p{L}{0,4}(?!\p{L})[^.;]{0,60}прод(?:ол|ли)\p{L}+[^.;]{0,160}(?:расторг|отказа|прекрат)/u,
  mn: {
    lasts: /үргэлжил(?:бэл|вэл|сэн тохиолдолд)[^.;]{0,120}цуц/u,
    anew: /дахин (?:тендер|шалга|сонгон|хийл|төл|илгээ|үзүүл|нийлүүл)/u,
  },
};
