import { folded } from "../text/folding";

/** What kind of answer a question wants. */
export type Wanted = "yesOrNo" | "verdict" | "amount" | "day" | "duration" | "place" | "person" | "text";

/** A question as the engine reads it. `claim` is the statement to judge where it asks for a verdict, folded. */
export type Question = { raw: string; folded: string; wanted: Wanted; claim: string | null };

const VERDICT =
  /^(?:true,? false,? or not stated(?: in this contract)?\s*[:?-]\s*|true or false\s*[:?-]\s*|is it (?:true|correct|right) that\s+|am i right that\s+|верно ли,? что\s+|правда ли,? что\s+|верно или неверно\s*[:?-]\s*|үнэн үү,? худал уу\s*[:?-]\s*)/u;
const YES_NO_EN = /^(?:and |but |so |then |please tell me |tell me )?(?:does|do|did|is|are|was|were|can|could|may|must|shall|should|will|would|has|have|had|am|if|whether)\b|,? (?:right|correct|isn't it|doesn't it)\?$/u;
const YES_NO_RU = /(?<!\p{L})ли(?!\p{L})|^(?:есть|имеется|предусмотрен\p{L}?|может|могут|можно|вправе|обязан\p{L}?|нужно|разрешен\p{L}?|запрещен\p{L}?)(?!\p{L})/u;
const YES_NO_MN = /(?:уу|үү|юу|бий юу)\s*\?*$/u;

const WANTED: readonly { wanted: Wanted; asked: RegExp }[] = [
  { wanted: "duration", asked: /how long|how many (?:days|months|years|weeks)|notice period|duration|for what (?:period|term)|сколько (?:лет|месяц|дн|времени)|какой срок|какова продолжит|в течение какого|хэдэн (?:жил|сар|хоног|өдөр)|хэр удаан|ямар хугацаа/u },
  { wanted: "amount", asked: /how much|what (?:is|are) the (?:\p{L}{3,20} ){0,3}(?:price|fee|fees|rent|amount|cost|salary|compensation|payment|penalty|rate)|сколько стоит|какова (?:\p{L}{4,15} )?(?:стоимост|цена|плата|сумма)|какой размер|каков размер|сколько|хэд вэ|хэдэн төгрөг|ямар үнэ|үнэ хэд|хэмжээ хэд/u },
  { wanted: "day", asked: /\bwhen\b|what (?:is the )?date|which (?:date|day)|by what date|deadline|когда|дата|до какого|какого числа|хэзээ|хэдний өдөр|хэдий хүртэл|огноо/u },
  { wanted: "place", asked: /\bwhere\b|which (?:place|city|country)|(?<!\p{L})где(?!\p{L})|место|хаана|аль хот/u },
  { wanted: "person", asked: /\bwho\b|\bwhom\b|(?<!\p{L})кто(?!\p{L})|(?<!\p{L})кого(?!\p{L})|(?<!\p{L})хэн(?!\p{L})/u },
];

/** Reads a question: what it wants, and the claim it puts where it asks whether something is true. */
export function questionOf(raw: string): Question {
  const text = folded(raw);
  const verdict = VERDICT.exec(text);
  if (verdict) return { raw, folded: text, wanted: "verdict", claim: text.slice(verdict[0].length).replace(/[?"]+$/u, "") };
  if (YES_NO_EN.test(text) || YES_NO_RU.test(text) || YES_NO_MN.test(text)) return { raw, folded: text, wanted: "yesOrNo", claim: null };
  return { raw, folded: text, wanted: WANTED.find(({ asked }) => asked.test(text))?.wanted ?? "text", claim: null };
}
