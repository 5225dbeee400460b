import type { ChatMessage } from "../port";
import { folded, wordsOf } from "../text/folding";
import { stemsOf } from "./stemming";

/** What kind of answer a question wants. */
export type Wanted = "yesOrNo" | "verdict" | "amount" | "day" | "duration" | "place" | "person" | "text";

/**
 * A question as the engine reads it: `raw` with the question that it follows up, `own` as it was put. `claim` is the
 * statement to judge where it asks for a verdict, folded.
 */
export type Question = { raw: string; own: string; folded: string; wanted: Wanted; claim: string | null };

/** The question as it was put, without the one it follows up. */
export function alone(question: Question): Question {
  return questionOf(question.own);
}

const VERDICT =
  /^(?:true,? false,? or not stated(?: in this contract)?\s*[:?-]\s*|true or false\s*[:?-]\s*|is it (?:true|correct|right) that\s+|am i right that\s+|верно ли,? что\s+|правда ли,? что\s+|верно или неверно\s*[:?-]\s*|үнэн үү,? худал уу\s*[:?-]\s*)/u;
const YES_NO_EN =
  /^(?:and |but |so |then |please tell me |tell me )?(?:does|do|did|is|are|was|were|can|could|may|must|shall|should|will|would|has|have|had|am|if|whether)\b|,? (?:right|correct|isn't it|doesn't it)\?$/u;
const YES_NO_RU =
  /(?<!\p{L})ли(?!\p{L})|^(?:есть|имеется|предусмотрен\p{L}?|может|могут|можно|вправе|обязан\p{L}?|нужно|разрешен\p{L}?|запрещен\p{L}?)(?!\p{L})/u;
const YES_NO_MN = /(?:уу|үү|юу|бий юу)\s*\?*$/u;

const WANTED: readonly { wanted: Wanted; asked: RegExp }[] = [
  {
    wanted: "duration",
    asked:
      /how long|how many (?:days|months|years|weeks)|notice period|duration|for what (?:period|term)|сколько (?:лет|месяц|дн|времени)|какой срок|какова продолжит|в течение какого|хэдэн (?:жил|сар|хоног|өдөр)|хэр удаан|ямар хугацаа/u,
  },
  {
    wanted: "amount",
    asked:
      /how much|what (?:is|are) the (?:\p{L}{3,20} ){0,3}(?:price|fee|fees|rent|amount|cost|salary|compensation|payment|penalty|rate)|сколько стоит|какова (?:\p{L}{4,15} )?(?:стоимост|цена|плата|сумма)|какой размер|каков размер|сколько|хэд вэ|хэдэн төгрөг|ямар үнэ|үнэ хэд|хэмжээ хэд/u,
  },
  {
    wanted: "day",
    asked:
      /\bwhen\b|what (?:is the )?date|which (?:date|day)|by what date|deadline|когда|дата|до какого|какого числа|хэзээ|хэдний өдөр|хэдий хүртэл|огноо/u,
  },
  { wanted: "place", asked: /\bwhere\b|which (?:place|city|country)|(?<!\p{L})где(?!\p{L})|место|хаана|аль хот/u },
  {
    wanted: "person",
    asked: /\bwho\b|\bwhom\b|(?<!\p{L})кто(?!\p{L})|(?<!\p{L})кого(?!\p{L})|(?<!\p{L})хэн(?!\p{L})/u,
  },
];

/** 'And when does it end?', 'А для Заказчика?', 'Тэгвэл хэзээ?': it goes on from what was asked before. */
const GOES_ON = /^(?:and|but|so|then|also|what about|how about|а|и|но|тогда|а если|тэгвэл|харин|мөн|бас)(?!\p{L})/u;
const POINTS_BACK =
  /\b(?:it|its|that|those|these|them|they|this one|the same)\b(?! (?:agreement|contract))|(?<!\p{L})(?:он|она|оно|они|его|ее|их|ему|ей|им|этого|этой|этом|это|тот|та|то|түүн\p{L}{0,6}|тэр|үүн\p{L}{0,6}|тэдгээр\p{L}{0,4})(?!\p{L})/u;
const FEW_WORDS = 3;
/** Words with a meaning of their own that make a question one to go on from. */
const ENOUGH_WORDS = 2;
/** More of an earlier question is not read again. UTF-16 units. */
const LONGEST_EARLIER = 500;

/**
 * Reads a question: what it wants, what it follows up, and the claim it puts where it asks whether something is true.
 */
export function questionOf(own: string, history: readonly ChatMessage[] = []): Question {
  const text = folded(own);
  const verdict = VERDICT.exec(text);
  if (verdict)
    return {
      raw: own,
      own,
      folded: text,
      wanted: "verdict",
      claim: text.slice(verdict[0].length).replace(/[?"]+$/u, ""),
    };
  const earlier = needsContext(text) ? lastTelling(history) : null;
  const wanted = wantedBy(text);
  if (earlier === null) return { raw: own, own, folded: text, wanted, claim: null };
  const raw = `${earlier} ${own}`;
  return { raw, own, folded: folded(raw), wanted: wanted === "text" ? wantedBy(folded(earlier)) : wanted, claim: null };
}

/** Whether a folded question says too little alone. */
function needsContext(text: string): boolean {
  return GOES_ON.test(text) || POINTS_BACK.test(text) || wordsOf(text).length < FEW_WORDS;
}

/** What the person asked last that says enough to go on from. */
function lastTelling(history: readonly ChatMessage[]): string | null {
  const asked = history.filter(({ role }) => role === "user").map(({ content }) => content.slice(0, LONGEST_EARLIER));
  return asked.findLast((content) => stemsOf(content).length >= ENOUGH_WORDS) ?? null;
}

function wantedBy(text: string): Wanted {
  if (YES_NO_EN.test(text) || YES_NO_RU.test(text) || YES_NO_MN.test(text)) return "yesOrNo";
  return WANTED.find(({ asked }) => asked.test(text))?.wanted ?? "text";
}
