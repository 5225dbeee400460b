/** Whose time a sentence names: that of paying a bill, or that of a notice, a refund, a repair. */
import { either } from "../../text/either";

const PARTS = /[,;:]\s|\s[–—]\s/u;
const TIME = either(
  String.raw`\bdays?\b|\bweeks?\b|\bmonth\b|\bfortnight\b|\bnet \d|\b\d{1,2}(?:st|nd|rd|th)\b|\badvance\b|\barrears?\b|\bon (?:signing|signature|delivery|receipt)\b`,
  String.raw`(?<!\p{L})(?:дн(?:я|ей|ю)(?!\p{L})|день|недел|месяц|сут(?:ок|ки)|числа|аванс|вперед|предоплат|сразу)`,
  "хоног|өдөр|өдр|долоо хоног|сар(?:ын|д|аас)?(?!\\p{L})|-н[ыи]й? дотор|урьдчил",
);
const PAID = either(
  String.raw`\b(?:pay|pays|paid|payable|payments?|due|settled?|remit\p{L}*|transferr?\p{L}*|collected|invoices?|instal?ments?|net)\b`,
  String.raw`(?<!\p{L})(?:(?:о|у|вы|до|за|пред)?пла(?:т|чива|чен)|перечисл|перевод|внос|внес|рассчит|расч[её]т|сч[её]т|аванс|остат|остальн)`,
  "төл(?:бөр|нө|өх|ж|сөн|үүл|өгд)|шилжүүл|нэхэмжл|тооцоо|олгоно|олгох|үлдэгдэл|үлдсэн",
);
const BILL = either(
  String.raw`\b(?:invoices?|bills?|statements?|bank transfer|standing order|direct debit)\b`,
  String.raw`(?<!\p{L})(?:сч[её]т(?!чик)\p{L}{0,3}|акт(?:а|у|ом|ов)?(?!\p{L})|упд|накладн|безналичн)`,
  "нэхэмжл|падаан|акт(?!и)|баримт",
);
/** Of a notice, of leaving, of a secret, of what is to be mended or delivered. */
const OTHER_TIME = either(
  String.raw`\b(?:notice|notif\p{L}+|warning|reminders?|terminat\p{L}+|end(?:ed|ing)|(?:to|may|can|it) end|leav(?:e|es|ing)|cancel\p{L}*|remed\p{L}+|mend\p{L}*|deliver(?:s|ed)?|claims?)\b`,
  String.raw`\b(?:refund\p{L}*|returned|reimburs\p{L}+|given back|complain\p{L}*|object\p{L}*|report\p{L}*|confidential|secret|insur\p{L}+|repair\p{L}*|warrant\p{L}+)\b`,
  String.raw`(?<!\p{L})(?:уведом|предупре|извест|сообщ|претензи|расторг|расторж|отказ|устран|гаранти|поставк|поставля|отгру|передач)`,
  String.raw`(?<!\p{L})(?:возвра|возмещ|компенс|сверк|отчет|жалоб|тайн|секрет|страх|недостат|доступ|простой|просроч|простоя)`,
  "мэдэгд|цуцл|цуцал|засах|засна|засвар|гомдол|буцаа|нийлүүл|хүлээлгэн|нууц|даатга|тайлан|баталгаат|татгалз",
);
/** Money that isn't paid for what the contract is about. */
const OTHER_MONEY = either(
  String.raw`\b(?:deposit|refund\p{L}*|reimburs\p{L}+|penalt\p{L}+|damages|wages|bonus|expenses|tax(?:es)?|disburse\p{L}*|lends?|loan is (?:paid|given)|initial fee)\b`,
  String.raw`(?<!\p{L})(?:залог|депозит|обеспечит|штраф|пен[яию](?!\p{L})|неустойк|премия|премию|расход|налог|убыт|страхов|займ\p{L}{0,2} (?:выда|перечисл))`,
  "барьцаа|торгууль|алданги|урамшуул|шагнал|зардал|зардл|татвар|хохирол|даатгал|зээл\\p{L}{0,3} олго",
);

/** Signs of what is paid when, of folded words. */
export function payingFeatures(words: string): Record<string, number> {
  const timed = words.split(PARTS).filter((part) => TIME.test(part));
  const is = (pattern: RegExp, some: readonly string[]) => (some.some((part) => pattern.test(part)) ? 1 : 0);
  return {
    "w.paid": is(PAID, timed),
    "w.bill": is(BILL, timed),
    "w.other": is(OTHER_TIME, timed),
    "w.otherMoney": is(OTHER_MONEY, [words]),
    "w.anyBill": is(BILL, [words]),
    "w.late": is(LATE, [words]),
    "w.side": is(SIDE, [words]),
  };
}
/** Paid beside the price: power, water, what a worker spends, work outside the contract. */
const SIDE = either(
  String.raw`\b(?:electricity|gas|water|heating|utilit\p{L}+|meters?|telephone|postage|mileage|travel|council tax|call-outs?|repairs?|such work|outside the schedule)\b`,
  String.raw`(?<!\p{L})(?:электр|коммунальн|отоплени|водоснаб|сч[её]тчик|телефон|командировоч|проезд|квитанци|переменн\p{L}{2,3} (?:част|плат))`,
  "цахилгаан|дулаан|усны|хэрэглээний|ашиглалтын зардал|утасны|томилолт",
);
const LATE = either(
  String.raw`\b(?:late|overdue|fails? to|does not pay|default|delay\p{L}*|longer than|more than)\b`,
  String.raw`(?<!\p{L})(?:просроч|задерж|не (?:оплач|уплач|внес|внос|плат)|долг|опозда|дольше|свыше|более)`,
  "хожимд|хоцор|хоцро|хэтэр|хэтр|төлөөгүй|алданги",
);
