import * as cue from "./questions.cues";
import { anyOf, inOrder } from "../language/patterns";
import { STOP } from "../lexicon/stop-words";
import type { ChatMessage } from "../port";
import { folded, splitWords } from "../text/folding";

/** 'And when does it end?', 'А для Заказчика?', 'Тэгвэл хэзээ?': a follow-up to an earlier question. */
const GOES_ON = inOrder(anyOf(cue.goesOn), /(?!\p{L})/u);
const POINTS_BACK = anyOf(cue.pointsBack);
const FEW_WORDS = 3;
/** A question with this many meaningful words can be followed up. */
const ENOUGH_WORDS = 2;
/** An earlier question is read only up to here. UTF-16 units. */
const LONGEST_EARLIER = 500;

/** The question itself, preceded by the one it follows up if it says too little alone. Source: B-12.11. */
export function withEarlier(own: string, history: readonly ChatMessage[]): string {
  const earlier = needsContext(folded(own)) ? lastFullQuestion(history) : null;
  return earlier === null ? own : `${earlier} ${own}`;
}

function needsContext(text: string): boolean {
  return GOES_ON.test(text) || POINTS_BACK.test(text) || splitWords(text).length < FEW_WORDS;
}

/** The user's last question that is complete enough to follow up. */
function lastFullQuestion(history: readonly ChatMessage[]): string | null {
  const asked = history.filter(({ role }) => role === "user").map(({ content }) => content.slice(0, LONGEST_EARLIER));
  return asked.findLast((content) => countMeaningfulWords(content) >= ENOUGH_WORDS) ?? null;
}

function countMeaningfulWords(text: string): number {
  const isStop = (word: string) => Object.values(STOP).some((words) => words.has(word));
  return splitWords(folded(text)).filter((word) => word.length > 1 && !isStop(word)).length;
}
