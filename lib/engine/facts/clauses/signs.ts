import { anyOf, withFlags } from "../../language/patterns";
import { companyForm } from "../../suggest/liability.cues";
import { either } from "../../text/either";

/** 'Limited liability company' limits no liability. */
const COMPANY_FORM = withFlags(anyOf(companyForm), "giu");

/**
 * Signs no single word gives: a bound, a rate, a day of the month. Each is one pattern for three languages; the meaning
 * of words is the lexicon's.
 */
const SIGNS = {
  figure: either(String.raw`\d[ ,.'’\u00a0]\d{3}(?!\d)`),
  atMost: either(
    String.raw`\bexceed(?:s|ing)?\b|limited to|limit(?:s|ed)? (?:of|is|does)|\bcap(?:ped|s)?\b|maximum|no more than|(?:only )?up to|not be (?:liable|responsible) for more|\bceiling\b`,
    String.raw`\bthe most\b|\b(?:go|goes|going) beyond\b|\bno higher than\b|\b(?:limited|restricted) (?:to|with|at|by)\b|\b(?:stops?|ends?) at\b`,
    String.raw`(?:\b(?:not|nothing|cannot|never|neither)|n['’]t)\b[^.;]{0,80}\b(?:be|come to|for|amount to|(?:pay|owe)s?(?: \p{L}+){0,4}) more than\b`,
    String.raw`\bin no (?:case|event|circumstances)\b[^.;]{0,40}\bmore than\b`,
    String.raw`\bat most\b|\b(?:not|nothing) beyond\b|\ball (?:we|you|it|he|she|they)(?: ever)? (?:pay|owe)s?\b|\btotal (?:that )?(?:either|each|any|one) (?:side|party|of us) (?:can|may|has to) (?:owe|pay)\b`,
    "не (?:может |должн[аы] )?(?:превыша|превыси)|не (?:более|выше|больше|свыше)|огранич|в пределах|предел(?:[аыо]|ом)?(?:\\s|:)|максимум",
    "не (?:отвеча|возмеща|плат)\\p{L}{1,4} [^.;]{0,60}(?<!\\p{L})(?:больше|свыше|сверх|более)(?!\\p{L})",
    "потол[ок]|в размере не|до \\d[\\d ]{2,14}(?:\\([^)]{3,80}\\) ?)?\\p{L}{2,10} за (?:один |каждый )?случай|(?:больше(?:,? чем)?|свыше|сверх) [^.;]{3,80} не (?:возмещ|отвеча|плат|несёт|несет)",
    "[аэоө]{2}с (?:дээш|илүү|их) [^.;]{0,40}(?:нэхэмжлэхгүй|хариуцахгүй|төлөхгүй|нөхөхгүй|гаргахгүй)",
    "хэтрэхгүй|хэтрүүлэхгүй|хэтрэх ёсгүй|хэт(?:эрч|рүүлж) болохгүй|(?<!\\p{L})ихгүй|илүүгүй|илүү (?:гар|бай|тө)[^.]{0,12}гүй|хязгаар|дээд (?:хэмжээ|хязгаар)|хүртэлх? |(?:үнэд|дүнд|хэмжээнд) багтаан",
  ),
  beyond: either(
    String.raw`\b(?:never|not|nor) (?:be )?(?:more|greater|higher) than\b|\bin excess of\b|\bbeyond\b(?! (?:its|their|his|her|the|any)(?: \p{L}+){0,2} (?:authority|control|powers?)\b)`,
    String.raw`(?<!\p{L})сверх(?!\p{L})|лимит|потол[ок]`,
    "дээд тал|дээшгүй|давахгүй",
  ),
  perTime: either(
    String.raw`(?:\ba|\bper|\beach|\bevery|/)\s?(?:calendar )?(?:month|year|week|day|hour|night|annum|quarter)\b|\b(?:monthly|annual|yearly|weekly|daily)\b`,
    String.raw`(?:в|за|на|/)\s(?:каждый |один |календарный )?(?:месяц|год|недел|день|сутки|час|квартал)|ежемесячн|ежегодн|еженедельн|месячн|годовых|(?<!\p{L})р\.?/мес`,
    String.raw`(?<!\p{L})(?:сарын|сард|сар бүр|жилийн|жилд|өдрийн|өдөрт|хоногийн|цагийн|улирлын|сар тутам)(?!\p{L})`,
  ),
  perThing: either(
    String.raw`(?:\ba|\bper|\beach|/)\s(?!month|year|week|day|hour|night|annum|quarter|percent|cent|claim|event)\p{L}{2,14}`,
    String.raw`за (?:один |одну |каждый |каждую |\d{1,4} )?(?:кв|куб|м2|м³|тонн|кг|шт|литр|рейс|единиц|человек|место|рабоч|изделие|мест|п\.)`,
    "тутам|тус бүр|нэгж|ширхэг|1 (?:кг|тн|тонн|м2|ш)",
  ),
  dayOfMonth: either(
    String.raw`\b\d{1,2}(?:st|nd|rd|th)\b(?! of (?:january|february|march|april|may|june|july|august|(?:sept|octo|nov|dec)\p{L}{0,3}ber))`,
    String.raw`(?:first|last|fifth|tenth|fifteenth) (?:business |working )?day of (?:each|every|the|a) (?:calendar )?(?:month|quarter)`,
    String.raw`\d{1,2}-?(?:го|му|е)?(?: \([^)]{2,30}\))? (?:числ|рабочего дня месяц)|(?:первого|пятого|десятого|пятнадцатого|двадцатого) числ`,
    String.raw`(?:сар|улирал) бүрийн [^.;]{0,30}\d{1,2}|\d{1,2}(?:-?н[ыи]й?|-нд|-ны|-ний) (?:дотор|өдөр|өдрийн дотор)|дараа сарын \d|тухайн сарын [^.;]{0,20}\d`,
  ),
  within: either(
    String.raw`\b(?:within|not later than|no later than|at the latest|net|by)\b.{0,60}\b(?:days?|weeks?|month|fortnight)\b|\bnet \d{1,3}\b|\bfortnight (?:of|after|from)\b`,
    String.raw`\d{1,3}\)? (?:business |working |banking |calendar )?days?.{0,12} (?:of|after|from|from the date)\b`,
    String.raw`(?:в течение|не позднее|не позже|в срок до|за) .{0,50}(?:дн[еёя]|недел|месяц|сут)|в \d{1,2}-?дневный|через (?:\d{1,3}|\p{L}{2,12})? ?(?:дн[еёя]|недел|месяц|сут)|не позже|не позднее`,
    String.raw`(?:хоног|өдр|өдөр|сар|долоо хоног)\p{L}{0,4} (?:дотор|хойш)|хойш (?:ажлын )?\d|(?:хоногт|өдөрт) (?:багтаан|төл)`,
  ),
  inAdvance: either(
    String.raw`in advance|in arrears?|upfront|on (?:signing|signature|delivery|receipt)|upon (?:signing|signature|receipt)|direct debit|standing order|instal?ments?`,
    String.raw`payable now|\bthe (?:rest|balance) (?:when|on|after|upon)\b`,
    "вперед|авансом|аванс|предоплат|при подписании|частями|двумя частями|рассрочк|по факту|остаток|в день (?:при[её]мки|сдачи|поставки)|сразу",
    "урьдчил(?!ан (?:бичгээр|зөвшөөр|мэдэгд|өгсөн))|гарын үсэг зурсан өдөр|байгуулсан өдөр|хэсэгчлэн|хуваан|эхний төлбөр|үлдэгдэл|үлдсэн",
  ),
  pays: either(
    String.raw`\bpa(?:y|ys|id|yable|yment|yments)\b|\bdue\b|\binvoice|\bremit|\bcollected\b|\bsettle[ds]?\b`,
    "оплат|оплач|уплат|уплачив|плат[аеёиитя]|перечисл|выплат|выплачив|внос[ия]т|расч[её]т|(?<!за (?:свой|его|их|е[её]) )сч[её]т",
    "төл(?:бөр|нө|өх|ж|сөн|үүл|өгд)|шилжүүл|нэхэмжл|тооцоо|олгоно|олгох",
  ),
  lateness: either(
    String.raw`\blate\b|overdue|penalt|default(?:s|ed|ing)? in|interest at|unpaid|fails? to|for each day`,
    "просроч|неустойк|штраф|пен[яию]|за каждый день|задолж|задерж",
    "хожимд|хоцорс|хэтрүүлсэн|алданги|торгууль|тутамд",
  ),
  minor: either(
    String.raw`deposit|insurance|insured|at least|not less than|replacement value|discount|reimburse|expenses|share capital|penalt|bonus|surcharge|extra`,
    "залог|депозит|обеспечительн|страхов|не менее|скидк|возмеща|расход|штраф|неустойк|уставн|преми|доплат|удержани",
    "барьцаа|даатгал|доошгүй|багагүй|хөнгөлөлт|зардал|торгууль|алданги|урамшуулал|шагнал|баталгаа",
  ),
  liability: either(
    String.raw`\bliab(?:le|ility|ilities)\b|\bresponsib(?:le|ility) for (?:loss|damage)|\bdamages\b|\bclaims?\b`,
    String.raw`\bowes? (?:the|each) other\b|\bwhat (?:we|you) (?:may |might |can )?(?:have to )?(?:owe|pay) (?:you|us)\b|\ball we (?:ever )?(?:pay|owe)\b`,
    String.raw`\bcan owe\b|\bmakes? good\b|\bpays? for (?:the )?(?:loss|damage)|\bhas to pay the other\b`,
    String.raw`\b(?:whole|total|entire|overall) responsibility\b|\bcompensation for\b|\bfor breaking (?:this|the)\b|\bhas to pay the other\b`,
    "ответственн|отвечает|отвечают|за поврежд|убытк|ущерб|вред[ау]?(?!\\p{L})|возмещ|неустойк|по всем требовани",
    "хариуцлаг|хариуцна|хохирол|хохирлын?|алданги|нөхөн төл",
  ),
  court: either(
    String.raw`\bcourts?\b|\btribunals?\b|arbitrat|\bmediat|\bjurisdiction\b|\bvenue\b|\bLCIA\b|\bSIAC\b|\bICC\b|\bsue\b`,
    String.raw`(?<!\p{L})суд(?:а|е|ом|ы|ов|ах|у|ебн\p{L}{2,3})?(?!\p{L})|арбитраж|третейск|медиа|подсудн|юрисдикц`,
    "шүүх|арбитр|эвлэрүүлэн",
  ),
  dispute: either(
    String.raw`\bdisput|\bclaims?\b|controvers|\bdisagree|\bdifferences\b`,
    String.raw`(?<!\p{L})спор|разноглас|претензи|(?<!\p{L})иск(?!\p{L}|лю)`,
    "маргаан|санал зөр|зөрчил(?:дөөн)?|нэхэмжлэл",
  ),
  lawOf: either(
    String.raw`\blaws?\b.{0,40}\b(?:govern|appl(?:y|ies)\b)|govern(?:ed|s|ing)\b.{0,40}\blaws?\b|(?:under|with|to) the laws? of|subject to .{0,30}\blaw\b|\blegislation of\b`,
    String.raw`\blaw of (?:the )?(?:republic|kingdom|state)\b|(?:^|\d\.? |\. )law of (?:the )?\p{L}`,
    String.raw`(?<!\p{L})прав(?:о|а|у|ом) (?:Росс|Монгол|Англ|Казах|Респ|стран|государ|РФ)`,
    String.raw`(?<!\p{L})право\s?[–—:-]\s?(?:Росс|Монгол|Англ|Казах|Кырг|РФ|Респ|российск|монгольск|казахстанск|английск)`,
    String.raw`законодательств\p{L}{1,2} (?:Росс|Монгол|РФ|Респ|Казах)|применимое право|применя[её]тся право`,
    String.raw`право (?:России|РФ)|(?:российск|монгольск|английск|казахстанск)\p{L}{2,3} прав`,
    String.raw`(?<!\p{L})закон(?:ам|ами|ы|у) (?:Росс|Монгол|Респ|РФ|\p{Lu}\p{L}{3,})|^(?:\d+\.\s)?law:? `,
    "улсын (?:хууль|хуулиар|хуулийн|хуулийг|хуульд|эрх зүй)|хууль хэрэглэ|хууль тогтоомж",
  ),
  excludes: either(
    "does not apply|do not apply|except|save for|other than|nothing (?:in|limits)",
    "не распространя|не применя|не относ|кроме|за исключением",
    "хамаарахгүй|үйлчлэхгүй|бусад тохиолдол|эс тооц",
  ),
} as const;

export type Sign = keyof typeof SIGNS;
const SIGN_NAMES = Object.keys(SIGNS) as readonly Sign[]; // the keys of SIGNS

export function signsIn(text: string): Set<Sign> {
  const plain = text.replace(COMPANY_FORM, " ");
  return new Set(SIGN_NAMES.filter((name) => SIGNS[name].test(plain)));
}
