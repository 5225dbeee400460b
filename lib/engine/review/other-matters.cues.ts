/** Beside a topic's words, that a sentence is on another matter. Folded. */

/** Payment is late, and nothing else. */
export const paymentIsLate = {
  ru: {
    ofPayment:
      /(?:просроч|задерж|несвоевременн|неуплат|неоплат|нарушен)\p{L}{0,5} (?:\p{L}{1,12} ){0,2}(?:оплат|плат[её]ж|арендн\p{L}{2,3} плат|аренды|внесени|перечислени|расч[её]т|долг|задолж)/u,
    owed: /(?:просроченн|неоплаченн|неуплаченн|невнес[её]нн)\p{L}{2,3} (?:сумм|плат|част)|задолженност|сумм\p{L}{1,2} долга|неуплат|неоплат/u,
  },
  mn: /төлбөр\p{L}{0,4}[^.;]{0,40}(?:хожимд|хоцор|хоцро|хэтр|хэтэр)|төлөөгүй|төлөгдөөгүй|төлөхгүй|төлөлт\p{L}{0,4} (?:хожимд|хоцор|хоцро)/u,
};

/** A party leaves the contract; and any word for delay, without which that isn't about late payment. */
export const leaving = {
  en: /\b(?:terminat|cancel|withdraw)/u,
  ru: /(?:расторг|расторж|прекращени|отказ)/u,
  mn: /цуцл/u,
};

export const anyDelay = {
  en: /\b(?:late|overdue|delay|past due|unpaid|not paid|non-?payment|in arrears|interest|default|when due)/u,
  ru: /просроч|задерж|несвоевременн|неуплат|неоплат|задолж|(?<!\p{L})пен[ияей](?!\p{L})|процент\p{L}{0,2} за/u,
  mn: /алданги|хожимд|хоцор|хоцро|хэтэр|хэтр|төлөөгүй|төлөгдөөгүй|төлөхгүй/u,
};

/** Of a price one part is paid ahead, before the rest. */
export const paidAhead = {
  en: /\b(?:advance(?: payment)?|deposit|down payment|prepayment|upfront|on signing)\b/u,
  ru: /(?<!\p{L})(?:аванс|предоплат|задат(?:о?к))/u,
  mn: /урьдчилгаа|урьдчилан төл/u,
};

/** Delay lets a party end the contract: 'if payment is more than 9 days late, the Landlord may end it'. */
export const endedWhenLate = {
  ru: {
    first:
      /(?:^|[.;] |\d )(?:при|в случае) (?:\p{L}+ ){0,3}(?:просрочк|задержк|неуплат|невнесени|неоплат)\p{L}{0,3} [^.;]{0,160}(?:расторг|отказа|прекрат)/u,
    behind:
      /(?:расторг|отказа|прекрат)\p{L}{1,5} [^.;,]{0,60} (?:при|в случае) (?:\p{L}+ ){0,2}(?:просрочк|задержк|неуплат|невнесени|неоплат)/u,
  },
  mn: /(?:хоцор|хоцро|хожимд|хэтэр|хэтр)\p{L}{0,6}(?:вол|вал|бол|бал|сон (?:бол|тохиолдолд)|сан (?:бол|тохиолдолд)) [^.;]{0,80}цуц/u,
};

/** Work or goods that didn't come in time. */
export const notDoneInTime = {
  mn: /хугацаанд(?:аа| нь)? (?:\p{L}+ ){0,3}(?:хүргээгүй|дуусгаагүй|нийлүүлээгүй|өгөөгүй|гүйцэтгээгүй|үзүүлээгүй|хийгээгүй|ирүүлээгүй|хүргүүлээгүй)/u,
};

/** A penalty that nobody owes the other party: none is agreed, or an authority imposes it. Folded. */
export const noPenaltyBetweenThem = {
  en: {
    none: /\b(?:without|no|nor|not)\b(?: \p{L}{1,10}){0,4} (?:penalt|fines?\b|liquidated damages)/u,
    ofAuthorities:
      /\b(?:authorit|governmen|regulat|criminal|statut)\p{L}*[^.;]{0,80}\b(?:fines?|penalt)|\b(?:fines?|penalt\p{L}*)\b[^.;]{0,80}\b(?:authorit|governmen|regulat)/u,
  },
  ru: {
    without: /(?<!\p{L})без (?:\p{L}{1,16} ){0,3}(?:пен[ией](?!\p{L})|неусто|штраф)/u,
    notOwed:
      /(?:пен[ияей](?!\p{L})|неустойк\p{L}{1,3}|штраф\p{L}{0,3}) (?:\p{L}{1,16} ){0,3}не (?:уплачива|начисля|взима|взыскива|применя|предусм)/u,
    ofAuthorities:
      /штраф\p{L}{0,3}[^.;]{0,60}(?:государствен|контролирующ|налогов|надзорн)|(?:государствен|контролирующ|налогов|надзорн)[^.;]{0,60}штраф/u,
  },
  mn: {
    none: /(?:алданги|торгууль|анз)\p{L}{0,4} (?:\p{L}{1,16} ){0,3}(?:төлөхгүй|тооцохгүй|ногдуулахгүй|хэрэглэхгүй|авахгүй|шаардахгүй|байхгүй)|(?:алданги|торгууль|анз)гүй/u,
    ofAuthorities: /(?:төрийн|захиргааны|татварын|хяналтын|эрх бүхий) [^.;]{0,60}торгууль/u,
  },
};
