import { either } from "../text/either";
import type { Language } from "@/lib/copy/languages";

/** What kinds of thing a question asks for; it may ask for several. */
export const ASKED = [
  "money",
  "percent",
  "day",
  "span",
  "count",
  "who",
  "where",
  "yesno",
  "condition",
  "exception",
  "how",
  "meaning",
] as const;
export type Asked = (typeof ASKED)[number];

/** Nothing but whether: 'when does the …' asks for more. */
const WHETHER_EN = [
  String.raw`^\W*(?:so |and |but |if .{1,80}, ?)?(?:can|may|is|are|was|were|does|do|did|will|would|should|must|has|have|could|am)\b`,
  String.raw`\bright\?`,
  String.raw`\bor not\b`,
];
const ONLY_WHETHER = either(...WHETHER_EN);

const PATTERNS: Readonly<Record<Language, Readonly<Partial<Record<Asked, RegExp>>>>> = {
  en: {
    money: either(
      String.raw`\bhow much\b`,
      String.raw`\b(?:price|cost|fee|rent|salary|wage|amount|sum|ceiling|cap|deposit|pay(?:ment)?|charge[ds]?)\b`,
      String.raw`\bwhat (?:do|does|would|will) .{1,40} cost\b`,
    ),
    percent:
      /\bper ?cent(?:age)?\b|%|\brate\b|\binterest\b|\bshare\b|\bcommission\b|\broyalt|\bpenalty\b|\blate fee\b|\bdiscount\b/iu,
    day: /\bwhen\b|\bwhat (?:date|day)\b|\bwhich (?:date|day)\b|\bby what\b|\bdeadline\b|\b(?:latest|earliest)\b|\blast day\b|\bfirst day\b|\buntil\b|\bsince\b/iu,
    span: either(
      String.raw`\bhow long\b`,
      String.raw`\bhow many (?:\w+ )?(?:days|weeks|months|years|hours)\b`,
      String.raw`\bperiod\b`,
      String.raw`\bhow (?:soon|quickly|fast|far ahead|far in advance)\b`,
      String.raw`\bnotice\b`,
      String.raw`\bhow often\b`,
    ),
    count: /\bhow many\b|\bnumber of\b|\bmaximum\b|\bminimum\b|\bat (?:least|most)\b|\bhow (?:big|large|old|often)\b/iu,
    who: /\bwho(?:se|m)?\b|\bwhich (?:party|side|company|firm|one of)\b|\bwhat (?:company|firm)\b|\bname of\b|\bparties\b/iu,
    where:
      /\bwhere\b|\baddress\b|\bwhich (?:court|place|law|country|account)\b|\bwhat law\b|\bcourt\b|\blocation\b|\barbitrat/iu,
    yesno: either(
      ...WHETHER_EN,
      String.raw`\b(?:can|may|do|does|is|are|will|am) (?:we|i|they|he|she|it|the|a|an|you|our|their|any)\b`,
    ),
    condition: either(
      String.raw`\bin (?:what|which) (?:case|circumstances|event)`,
      String.raw`\bunder what\b`,
      String.raw`\bwhat (?:happens|if)\b`,
      String.raw`\bon what (?:grounds|conditions?|terms)\b`,
      String.raw`\bfor what\b`,
      String.raw`\bwhat (?:must|has to|needs to|would have to)\b`,
      String.raw`\bif\b`,
      String.raw`\bwhat .{0,30}conditions?\b`,
    ),
    exception: either(
      String.raw`\bexcept`,
      String.raw`\bexcluded?\b`,
      String.raw`\bexempt`,
      String.raw`\bdoes ?n[o']t apply\b`,
      String.raw`\bnot (?:count|covered|apply|include)`,
      String.raw`\bunless\b`,
      String.raw`\bwhen can(?:not|'t)\b`,
      String.raw`\beven (?:if|though|when)\b`,
      String.raw`\bdespite\b`,
      String.raw`\blifted\b|\bnot limited\b|\bno limit\b|\bunlimited\b`,
    ),
    how: /^\W*how\b|\bin what (?:form|way|manner)\b|\bwhat form\b/iu,
    meaning: either(
      String.raw`\bmean(?:s|ing|t)?\b`,
      String.raw`\bdefin`,
      String.raw`\bwhat (?:exactly )?(?:is|are|counts as) (?:an? |the )?["“”'«]?[\w -]{2,40}["”'»]?\s*(?:here|in (?:this|the) (?:contract|agreement))?\??$`,
      String.raw`\bcounts? as\b`,
    ),
  },
  ru: {
    money: either(
      String.raw`сколько (?:стоит|стоят|плат|нужно|надо|составля|получ|придется|денег|будет)`,
      String.raw`какая (?:цена|сумма|стоимость|плата|зарплата)`,
      String.raw`какую сумму`,
      String.raw`каков[аы]? (?:цена|сумма|стоимость|размер|плата)`,
      String.raw`(?:^|[^а-я])цен[аыу]`,
      String.raw`сумм`,
      String.raw`стоимост`,
      String.raw`оплат`,
      String.raw`плат[аиуе]`,
      String.raw`рубл`,
      String.raw`тугрик`,
      String.raw`размер`,
      String.raw`почем`,
    ),
    percent: /процент|%|ставк|пен[яию]|неустойк|штраф|дол[яюией]|комисси|скидк|роялти/iu,
    day: either(
      String.raw`когда`,
      String.raw`(?:какого|какому|каким|какой|какая) (?:числ|дн|дат|срок|день)`,
      String.raw`к какому`,
      String.raw`с какого`,
      String.raw`до какого`,
      String.raw`дата`,
      String.raw`в какой день`,
      String.raw`крайний срок`,
      String.raw`не позднее`,
      String.raw`до каких пор`,
      String.raw`с какой даты`,
    ),
    span: either(
      String.raw`сколько (?:\S+ )?(?:дней|дня|месяц|лет|недел|час|суток|времени)`,
      String.raw`за сколько`,
      String.raw`как долго`,
      String.raw`какой срок`,
      String.raw`в какой срок`,
      String.raw`какие сроки`,
      String.raw`в течение какого`,
      String.raw`срок`,
      String.raw`как быстро`,
      String.raw`как часто`,
      String.raw`на какой период`,
    ),
    count: /сколько|какое количество|максимум|минимум|не более|не менее|предел|численност/iu,
    who: either(
      String.raw`(?:^|[^а-я])кто`,
      String.raw`(?:^|[^а-я])кого`,
      String.raw`(?:^|[^а-я])кому`,
      String.raw`(?:^|[^а-я])кем`,
      String.raw`(?:^|[^а-я])чь[яеиё]`,
      String.raw`какая (?:сторона|компания|фирма)`,
      String.raw`за чей счет`,
      String.raw`стороны`,
      String.raw`как зовут`,
      String.raw`на ком`,
    ),
    where:
      /(?:^|[^а-я])где|(?:^|[^а-я])куда|адрес|како[йм] суд|в каком (?:суде|городе)|на какой счет|какое право|по какому праву|чье право|подсудн|арбитраж/iu,
    yesno: either(
      String.raw`(?:^|[^а-я])ли(?:$|[^а-я])`,
      String.raw`(?:^|[^а-я])можно(?:$|[^а-я])`,
      String.raw`имеет право`,
      String.raw`вправе`,
      String.raw`(?:^|[^а-я])может`,
      String.raw`(?:^|[^а-я])могу`,
      String.raw`(?:^|[^а-я])можем`,
      String.raw`(?:^|[^а-я])могут`,
      String.raw`обязан`,
      String.raw`должны? `,
      String.raw`должен`,
      String.raw`правда`,
      String.raw`верно`,
      String.raw`разве`,
      String.raw`(?:^|[^а-я])а если`,
      String.raw`нельзя`,
    ),
    condition: either(
      String.raw`в каких случаях`,
      String.raw`в каком случае`,
      String.raw`при каких`,
      String.raw`при каком`,
      String.raw`на каком основании`,
      String.raw`на каких`,
      String.raw`что (?:будет|если|нужно|надо|грозит|делать)`,
      String.raw`(?:^|[^а-я])если`,
      String.raw`каковы условия`,
      String.raw`какие условия`,
    ),
    exception:
      /исключен|кроме|не (?:распространя|примен|счита|действу|входит|засчит)|когда не|за что не|даже если|освобожда|без (?:согласия|штрафа|уведомления)/iu,
    how: /(?:^|[^а-я])как(?:$|[^а-я])|каким (?:образом|способом)|в какой форме|порядок/iu,
    meaning:
      /что (?:такое|значит|означает|понимается|считается|называют|подразумева)|кто так(?:ой|ая|ие)|определен|имеется в виду|понимать под/iu,
  },
  mn: {
    money:
      /хэдэн төгрөг|хэдэн доллар|хэдэн юань|хэдэн рубль|үнэ|төлбөр|хөлс|дүн|мөнгө|цалин|зардал|хэмжээ|яамар үнэтэй|ямар үнэ|барьцаа/iu,
    percent: /хувь|хувийн|хүү|алданги|торгууль|%|хөнгөлөлт|шимтгэл|ногдол/iu,
    day: /хэзээ|хэдний|хэдэнд|ямар өдөр|огноо|хэдийд|аль өдөр|сүүлийн өдөр|эхлэх|дуусах|хүртэл/iu,
    span: /хэдэн (?:\S+ )?(?:хоног|өдөр|сар|жил|цаг|долоо)|хэд хоног|хэр (?:удаан|хугацаа|урт|хурдан)|ямар хугацаа|хугацаа|хэдий хугацаа/iu,
    count: /хэдэн|хэд |хэд$|хэдэд|тоо|хамгийн (?:их|бага|олон)|дээд|доод|хязгаар|хэтрэх/iu,
    who: /(?:^|[^\p{L}])хэн|аль тал|хэний|хэнд|хэнээс|ямар компани|талууд|захирал|нэр нь/iu,
    where: /хаана|хаа |хааш|хаяг|ямар шүүх|аль шүүх|шүүх|ямар хууль|аль улс|данс|арбитр|байршил/iu,
    yesno: /(?:уу|үү|юу|юү|бэ дээ|биз дээ)(?:$|[?\s.,!])|болох уу|ёстой юу|эрхтэй юу|мөн үү|биз/iu,
    condition:
      /ямар (?:тохиолдол|нөхцөл|үндэслэл|шалтгаан)|яах вэ|яадаг|яана|юу болох|[вб][аэоө]л(?:$|[^\p{L}])|тохиолдолд|үед/iu,
    exception: /үл хамаар|хамаарахгүй|тооцохгүй|бусад|эс тооц|чөлөөл|онцгой|хасах|орохгүй|гэхгүйгээр/iu,
    how: /хэрхэн|яаж|ямар (?:хэлбэр|журам|аргаар|байдлаар)/iu,
    meaning: /гэж (?:юу|хэн|яг|ямар)|гэсэн үг|юуг (?:ойлгох|хэлэх)|тодорхойл|гэдэг/iu,
  },
};

/** Whether a question asks for a yes or no and nothing else. */
export function asksOnlyWhether(language: Language, question: string): boolean {
  const pattern = language === "en" ? ONLY_WHETHER : PATTERNS[language].yesno;
  return pattern?.test(question.toLowerCase().replace(/ё/gu, "е")) ?? false;
}

/** The kinds of answer a question asks for, judged by its words. */
export function askedIn(language: Language, question: string): Set<Asked> {
  const patterns = PATTERNS[language];
  const text = question.toLowerCase().replace(/ё/gu, "е");
  return new Set(ASKED.filter((kind) => patterns[kind]?.test(text) ?? false));
}
