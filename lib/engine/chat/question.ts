import type { ChatMessage } from "../port";
import { folded, wordsOf } from "../text/folding";
import { stemsOf } from "./stemming";
import * as en from "../cues/en/questions";
import * as mn from "../cues/mn/questions";
import { anyOf, inOrder } from "../cues/pack";
import * as ru from "../cues/ru/questions";

/** What kind of answer a question wants. */
export type Wanted = "yesOrNo" | "verdict" | "amount" | "day" | "duration" | "place" | "person" | "text";

/** `raw`: with the question it follows up; `own`: as it was put; `claim`: the statement to judge, if any, folded. */
export type Question = { raw: string; own: string; folded: string; wanted: Wanted; claim: string | null };

export function alone(question: Question): Question {
  return questionOf(question.own);
}

const VERDICT = anyOf(en.verdictAsked, ru.verdictAsked, mn.verdictAsked);
const YES_OR_NO = anyOf(en.yesOrNoAsked, ru.yesOrNoAsked, mn.yesOrNoAsked);

const WANTED: readonly { wanted: Wanted; asked: RegExp }[] = [
  { wanted: "duration", asked: anyOf(en.durationAsked, ru.durationAsked, mn.durationAsked) },
  { wanted: "amount", asked: anyOf(en.amountAsked, ru.amountAsked, mn.amountAsked) },
  { wanted: "day", asked: anyOf(en.dayAsked, ru.dayAsked, mn.dayAsked) },
  { wanted: "place", asked: anyOf(en.placeAsked, ru.placeAsked, mn.placeAsked) },
  { wanted: "person", asked: anyOf(en.personAsked, ru.personAsked, mn.personAsked) },
];

/** 'And when does it end?', 'А для Заказчика?', 'Тэгвэл хэзээ?': it goes on from what was asked before. */
const GOES_ON = inOrder(anyOf(en.goesOn, ru.goesOn, mn.goesOn), /(?!\p{L})/u);
const POINTS_BACK = anyOf(en.pointsBack, ru.pointsBack, mn.pointsBack);
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
  if (YES_OR_NO.test(text)) return "yesOrNo";
  return WANTED.find(({ asked }) => asked.test(text))?.wanted ?? "text";
}
