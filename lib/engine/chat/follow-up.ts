import * as cue from "./questions.cues";
import { anyOf, inOrder } from "../language/patterns";
import { STOP } from "../lexicon/stop-words";
import type { ChatMessage } from "../port";
import { folded, wordsOf } from "../text/folding";

/** 'And when does it end?', 'А для Заказчика?', 'Тэгвэл хэзээ?': it goes on from what was asked before. */
const GOES_ON = inOrder(anyOf(cue.goesOn), /(?!\p{L})/u);
const POINTS_BACK = anyOf(cue.pointsBack);
const FEW_WORDS = 3;
/** Words with a meaning of their own that make a question one to go on from. */
const ENOUGH_WORDS = 2;
/** More of an earlier question is not read again. UTF-16 units. */
const LONGEST_EARLIER = 500;

/** A question as it stands, behind the one that it follows up where it says too little alone. Source: B-12.11. */
export function withEarlier(own: string, history: readonly ChatMessage[]): string {
  const earlier = needsContext(folded(own)) ? lastTelling(history) : null;
  return earlier === null ? own : `${earlier} ${own}`;
}

function needsContext(text: string): boolean {
  return GOES_ON.test(text) || POINTS_BACK.test(text) || wordsOf(text).length < FEW_WORDS;
}

/** What the person asked last that says enough to go on from. */
function lastTelling(history: readonly ChatMessage[]): string | null {
  const asked = history.filter(({ role }) => role === "user").map(({ content }) => content.slice(0, LONGEST_EARLIER));
  return asked.findLast((content) => tellingWordsIn(content) >= ENOUGH_WORDS) ?? null;
}

function tellingWordsIn(text: string): number {
  const isStop = (word: string) => Object.values(STOP).some((words) => words.has(word));
  return wordsOf(folded(text)).filter((word) => word.length > 1 && !isStop(word)).length;
}
