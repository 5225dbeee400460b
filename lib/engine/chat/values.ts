import type { AssistantAnswers } from "@/lib/copy/en/assistant-answers";
import { datesIn } from "../facts/date-text";
import { durationsIn } from "../facts/durations";
import { withRate } from "../facts/money";
import { amountsIn } from "../facts/sums";
import * as en from "../cues/en/money";
import * as mn from "../cues/mn/money";
import { anyOf, inOrder } from "../cues/pack";
import * as ru from "../cues/ru/money";
import type { Reading, Sentence } from "../text/reading";
import type { Wanted } from "./question";

const PERCENT = inOrder(
  /(?<!\d)(?<!\d[.,])\d{1,3}(?:[.,]\d{1,3})?\s?/iu,
  anyOf(/%/iu, en.percent, ru.percent, mn.percent),
);

/**
 * The few words of a sentence that answer what was wanted: an amount, a day, a length of time. Null when it has none.
 */
function valueIn(reading: Reading, sentence: Sentence, wanted: Wanted): string | null {
  const raw = reading.contract.text.slice(sentence.start, sentence.end);
  if (wanted === "amount") return amountIn(raw) ?? percentIn(raw);
  if (wanted === "duration") return durationsIn(raw)[0]?.text ?? null;
  if (wanted === "day") return dayIn(raw);
  return null;
}

/** Whether no two values of the wanted kind stand in the sentences: another might be the one that was meant. */
export function haveOneValue(reading: Reading, sentences: readonly Sentence[], wanted: Wanted): boolean {
  const found = sentences.flatMap(({ start, end }) => {
    const raw = reading.contract.text.slice(start, end);
    const lengths = () => durationsIn(raw).map(({ years, months, days }) => `${years * 12 + months} ${days}`);
    if (wanted === "amount") return amountsIn(raw).length > 0 ? amountsIn(raw) : [percentIn(raw) ?? []].flat();
    if (wanted === "duration") return lengths();
    return wanted === "day" ? [...datesIn(raw).map((day) => `${day.year} ${day.month} ${day.day}`), ...lengths()] : [];
  });
  return new Set(found).size <= 1;
}

/** The first of the sentences with a wanted value, put first, and the words for it. */
export function withValue(
  reading: Reading,
  sentences: readonly Sentence[],
  wish: { wanted: Wanted; copy: AssistantAnswers },
): { words: string; sentences: Sentence[]; found: boolean } {
  for (const sentence of sentences) {
    const value = valueIn(reading, sentence, wish.wanted);
    if (value === null) continue;
    return {
      words: wish.copy.answers.value(value),
      sentences: [sentence, ...sentences.filter((other) => other !== sentence)],
      found: true,
    };
  }
  return { words: wish.copy.answers.passages, sentences: [...sentences], found: false };
}

function amountIn(raw: string): string | null {
  const [amount] = amountsIn(raw);
  return amount === undefined ? null : withRate(raw, amount);
}

function percentIn(raw: string): string | null {
  const percent = PERCENT.exec(raw)?.[0].trim();
  return percent === undefined ? null : withRate(raw, percent);
}

function dayIn(raw: string): string | null {
  const date = datesIn(raw)[0];
  return date ? raw.slice(date.start, date.end) : (durationsIn(raw)[0]?.text ?? null);
}
