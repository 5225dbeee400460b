/** How the price is paid, with nobody who pays it named: 'payment is made in three parts'. Folded. */
export const priceIsPaid = {
  en: /^(?:[\d.]{1,8} )?(?:the )?(?:payments?|price|fees?|rent|balance|advance)\b[^.;]{0,80}\b(?:is|are|shall be|will be) (?:made|paid|payable|due)\b/u,
  ru: /^(?:[\d.]{1,8} )?(?:оплат[аы]|аванс|предоплат|окончательн\p{L}{2,3} расч[её]т|расч[её]ты? |плат[её]ж|арендная плата)[^.;]{0,80}(?:производ|осуществля|внос[яи]т|уплачива|перечисля|оплачива)/u,
  mn: /^(?:[\d.]{1,8} )?(?:[^.;]{0,60} )?(?:төлбөр|үнийг|хөлсийг|түрээсийг)\p{L}{0,6}(?: [^.;]{0,100})? төлнө/u,
};

/** What isn't the price: a penalty, what is given back, a tax. Folded. */
export const otherThanPrice = {
  en: /\b(?:penalt|interest|refund|return|deposit|tax|duty|insur|royalt|commission|compensation|damages|third part|expenses|if)/u,
  ru: /неустойк|пен[яи](?!\p{L})|штраф|возвра|обеспечительн|залог|налог|пошлин|страхов|роялти|комисси|убытк|третьи|расход|заработн|(?<!\p{L})если(?!\p{L})/u,
  mn: /алданги|торгууль|анз|буцаа|барьцаа|татвар|хураамж|даатгал|хохирол|шимтгэл|зардл|цалин|гуравдагч|нэмэлт ажил|\p{L}{2}[вб][аэоө]л(?!\p{L})/u,
};
