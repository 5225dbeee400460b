/** What one sum of a clause is for: the words nearest to it tell, not those of the whole sentence. */
import { either, everywhere } from "../../text/either";
import { folded } from "../../text/folding";

/** How far before a sum the word may stand that says what it is for, and how far behind. UTF-16 units. */
const [BEFORE, BEHIND] = [110, 34];

const PRICED = everywhere(
  String.raw`\b(?:prices?|rents?|rental|fees?|salary|wages?|hire|remuneration|consideration|royalt(?:y|ies))\b`,
  String.raw`\b(?:commission|principal|loan of|lends?|charges?|tuition|rates?|contract sum)\b`,
  String.raw`(?<!\p{L})(?:цен[аыуе]|стоимост\p{L}{1,3}|(?:арендн\p{L}{2,3} |провозн\p{L}{2,3} )?плат[аыуе]|фрахт)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:вознаграждени\p{L}{1,2}|оклад\p{L}{0,2}|заработн\p{L}{2,3}|тариф\p{L}{0,3}|ставк\p{L})`,
  String.raw`(?<!\p{L})(?:комисси\p{L}{1,2}|роялти|гонорар\p{L}{0,2}|сумм[аыу] займа|заем|займ\p{L}{0,2}|платит\p{L}{0,1})`,
  String.raw`(?<!\p{L})(?:үнэ|үнийг|хөлс|хөлсийг|түрээс|түрээсийг|цалин|цалинг|шимтгэл|шимтгэлийг)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:зээл|тариф|төлбөр|төлбөрийг|хураамж)(?!\p{L})`,
);

/** Sums that nobody pays for what the contract is about: secured, insured, owed for a breach, aimed at, or a bound. */
const OTHERWISE = everywhere(
  String.raw`\b(?:deposit|insur\p{L}+|policy|cover(?:age)?|penalt\p{L}+|fines?|(?:liquidated )?damages|liab\p{L}+)\b`,
  String.raw`\b(?:letter of credit|guarantee|(?:profit|sales|revenue) target|target|turnover|revenues?|threshold|budget)\b`,
  String.raw`\b(?:replacement (?:value|cost)|value of|valued at|worth|bonus|discount|retail|shelf|listing fee|exit fee|break fee)\b`,
  String.raw`\b(?:cancellation|late fee|late charge|administration|minimum (?:purchase|order|turnover)|share capital)\b`,
  String.raw`\b(?:claims?|losses|expens\p{L}+|reimburs\p{L}+|allowance|borrowing|debts?|overdue|surcharge)\b`,
  String.raw`\b(?:purchase orders?|orders? (?:of|for|over|under)|withhold|retention|waiting|demurrage|working capital)\b`,
  String.raw`\bin (?:\p{L}+ )?(?:equal )?(?:parts|instal?ments)\b|\b(?:legal fees|lawyers?['’]? fees|at least|the minimum)\b`,
  String.raw`(?<!\p{L})(?:просто(?:й|я|ю)(?!\p{L})|рассрочк\p{L}|аванс\p{L}{0,3}|предоплат\p{L}{1,2}|за (?:каждый )?(?:следующий )?(?:отказ|срыв))`,
  String.raw`(?<!\p{L})(?:хоцорсон|хоцорвол|хожимдсон|зогсоол\p{L}{0,4}|урьдчилгаа\p{L}{0,3})`,
  String.raw`(?<!\p{L})(?:частями|двумя платежами|тремя платежами|поровну)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:хуваан|хувааж|хэсэгчлэн)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:залог\p{L}{0,3}|депозит\p{L}{0,3}|обеспечительн\p{L}{2,3}|страхов\p{L}{1,4}|страхует|полис\p{L}{0,3})`,
  String.raw`(?<!\p{L})(?:штраф\p{L}{0,3}|неустойк\p{L}{1,2}|пен[яию](?!\p{L})|ответственност\p{L}{1,2}|франшиз\p{L}{1,2})`,
  String.raw`(?<!\p{L})(?:скидк\p{L}|преми\p{L}{1,2}|возмеща\p{L}{2,3}|оценочн\p{L}{2,3}|оценен\p{L}{0,4}|убытк\p{L}{1,2})`,
  String.raw`(?<!\p{L})(?:удержани\p{L}|гаранти\p{L}{1,3}|порог\p{L}{0,2}|госпошлин\p{L}|выручк\p{L}|оборот\p{L}{0,2})`,
  String.raw`(?<!\p{L})(?:лимит\p{L}{0,2}|долг\p{L}{0,2}|недосдан\p{L}{2,4}|уставн\p{L}{2,3} капитал\p{L}{0,2}|аккредитив\p{L}{0,2})`,
  String.raw`(?<!\p{L})(?:барьцаа\p{L}{0,4}|даатгал\p{L}{0,4}|даатга\p{L}{0,4}|торгууль|торгуул\p{L}{0,4}|алданги\p{L}{0,3})`,
  String.raw`(?<!\p{L})(?:хохирл?о?л?\p{L}{0,4}|хөнгөлөлт\p{L}{0,4}|урамшуул\p{L}{0,5}|шагнал\p{L}{0,3}|баталгаа\p{L}{0,3})`,
  String.raw`(?<!\p{L})(?:тавиур\p{L}{0,4}|зардал\p{L}{0,4}|зардл\p{L}{0,5}|борлуулалт\p{L}{0,4}|үнэлгээ\p{L}{0,4}|үнэлсэн)`,
  String.raw`(?<!\p{L})(?:орлого?\p{L}{0,4}|нөхөн|хариуцлаг\p{L}{0,4}|маргаан\p{L}{0,3}|өр(?:ийн|ийг)?(?!\p{L})|загвар\p{L}{0,3})`,
);

/** Right behind a sum: 'EUR 500 deposit', '500 000 төгрөгийн торгууль', '50 000 рублей штрафа'. */
const OTHERWISE_BEHIND = either(
  String.raw`^,? ?(?:as (?:an? )?|in |by way of |of )?(?:refundable |security )?(?:deposit|penalt\p{L}+|fine|bonus|damages|insurance|cover)\b`,
  String.raw`^ (?:of )?(?:working capital|(?:\p{L}+ )?credit(?!\p{L}))`,
  String.raw`^ ?(?:в качестве |в виде )?(?:залога|депозита|штрафа|неустойки|пени|премии|обеспечени)|^ ?(?:сразу|авансом)(?!\p{L})`,
  String.raw`^ ?(?:дүнтэй |хэмжээний )?(?:торгууль|торгуул|алданги|барьцаа|шагнал|урамшуул|даатга|хохирол|урьдчилгаа)|^ ?хас(?:на|аж|ах)`,
);

/** Who is paid under a contract pays for something else: the seller for a place on the shelf. */
const PAYEE_PAYS = either(
  String.raw`\b(?:supplier|seller|vendor|contractor|provider|landlord|lessor|licensor|carrier|employee)\b[^.;]{0,60}\b(?:shall |will |must )?(?:pays?|refunds?|reimburses?|contributes?|credits?)\b`,
  String.raw`(?<!\p{L})(?:поставщик|продавец|исполнитель|подрядчик|арендодатель|лицензиар|перевозчик|работник)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:(?:вы|у)?(?:платит|платят|плачива)|возвраща|возмеща|вноси)`,
  String.raw`(?<!\p{L})(?:нийлүүлэгч|худалдагч|гүйцэтгэгч|түрээслүүлэгч|ажилтан|тээвэрлэгч|лиценз олгогч)(?!\p{L})[^.;]{0,90}(?:төлнө|төлөх|олгоно|буцаан)`,
);

export type Owner = "price" | "other" | null;

/** What a sum at a place in a text is for, by the nearest word before it or right behind; null: no word says. */
export function ownerAt(text: string, { start, end }: { start: number; end: number }): Owner {
  if (OTHERWISE_BEHIND.test(folded(text.slice(end, end + BEHIND)))) return "other";
  const head = folded(text.slice(Math.max(0, start - BEFORE), start));
  const price = lastOf(PRICED, head);
  const other = lastOf(OTHERWISE, head);
  if (price < 0 && other < 0) return null;
  return price > other ? "price" : "other"; // both end with "fee": an exit fee
}

function lastOf(words: RegExp, head: string): number {
  let last = -1;
  for (const match of head.matchAll(words)) last = match.index + match[0].length;
  return last;
}

/** Whether the sentence has the side that is paid pay. */
export function payeePays(sentence: string): boolean {
  return PAYEE_PAYS.test(folded(sentence));
}
