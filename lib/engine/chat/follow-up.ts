import * as cue from "./questions.cues";
import { anyOf, inOrder } from "../language/patterns";
import { STOP } from "../lexicon/stop-words";
import type { ChatMessage } from "../port";
import { folded, splitWords } from "../text/folding";

/** 'And when does it end?', 'А для Заказчика?', 'Тэгвэл хэзээ?': a follow-up to an earlier question. */
const GOES_ON = inOrder(anyOf(cue.goesOn), /(?!\p{L})/u);
const POINTS_BACK = anyOf(cue.pointsBack);
const SAYS_LITTLE = anyOf(cue.saysLittle);
/** Without a word that points back, one word of its own is enough for a question: 'Warranty?', «А пеня?». */
const ENOUGH_ALONE = 1;
/** With one, two are: 'Can it be terminated early?' asks of the contract, and 'When must it be returned?' doesn't. */
const ENOUGH_WORDS = 2;
/** An earlier question is read only up to here. UTF-16 units. */
const LONGEST_EARLIER = 500;

/**
 * How a question of a conversation was understood. `text`: what is looked for. `earlier`: the question that it was read
 * with, because it says too little alone. `isUnclear`: that, or a word in it may point back to another question.
 */
export type Understood = { text: string; earlier: string | null; isUnclear: boolean };

/** A question as the conversation makes it understood. Linear in the question. Source: B-12.11. */
export function understood(own: string, history: readonly ChatMessage[]): Understood {
  const words = folded(own);
  const pointsBack = POINTS_BACK.test(words);
  const earlier = pointsBack || GOES_ON.test(words) || countOwnWords(words) === 0 ? lastFullQuestion(history) : null;
  if (earlier === null) return { text: own, earlier, isUnclear: false };
  const isEnough = countOwnWords(words) >= (pointsBack ? ENOUGH_WORDS : ENOUGH_ALONE);
  return isEnough
    ? { text: own, earlier: null, isUnclear: pointsBack }
    : { text: `${earlier} ${own}`, earlier, isUnclear: true };
}

/** The user's last question that is complete enough to follow up. */
function lastFullQuestion(history: readonly ChatMessage[]): string | null {
  const asked = history.filter(({ role }) => role === "user").map(({ content }) => content.slice(0, LONGEST_EARLIER));
  return asked.findLast((content) => countMeaningfulWords(content) >= ENOUGH_WORDS) ?? null;
}

const isStop = (word: string) => Object.values(STOP).some((words) => words.has(word));

function meaningfulWords(text: string): string[] {
  return splitWords(folded(text)).filter((word) => word.length > 1 && !isStop(word));
}

const countMeaningfulWords = (text: string) => meaningfulWords(text).length;

/** Words that name what is asked about: not only for whom, how much or how. */
function countOwnWords(text: string): number {
  return meaningfulWords(text).filter((word) => !SAYS_LITTLE.test(word)).length;
}
