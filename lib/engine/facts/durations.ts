import type { Span } from "../text/spans";
import * as en from "../cues/en/durations";
import * as mn from "../cues/mn/durations";
import { anyOf } from "../cues/pack";
import * as ru from "../cues/ru/durations";

export type Duration = Span & { text: string; years: number; months: number; days: number };

/** Without a prototype, for 'constructor' is a word too. */
const WORDS = Object.create(null) as Record<string, number>;
const COUNTED = Object.fromEntries(
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
    .split(" ")
    .map((word, index) => [word, index + 1]),
);
Object.assign(WORDS, COUNTED, {
  thirty: 30,
  forty: 40,
  sixty: 60,
  ninety: 90,
  "twenty-four": 24,
  "thirty-six": 36,
  "forty-eight": 48,
  "twenty-five": 25,
});
for (const [count, words] of [
  [1, "один одного одна одну нэг"],
  [2, "два двух две хоёр"],
  [3, "три трех трёх гурав гурван"],
  [4, "четыре четырех четырёх дөрөв дөрвөн"],
  [5, "пять пяти тав таван"],
  [6, "шесть шести зургаа зургаан"],
  [7, "семь семи долоо долоон"],
  [8, "восемь восьми найм найман"],
  [9, "девять девяти ес есөн"],
  [10, "десять десяти арав арван"],
  [12, "двенадцать двенадцати"],
  [15, "пятнадцать пятнадцати"],
  [20, "двадцать двадцати хорь хорин"],
  [30, "тридцать тридцати гуч гучин"],
  [60, "шестьдесят шестидесяти"],
  [90, "девяносто"],
] as const) {
  for (const word of words.split(" ")) WORDS[word] ??= count;
}
const WORD = Object.keys(WORDS)
  .sort((a, b) => b.length - a.length)
  .join("|");
const UNIT =
  "(years?|months?|days?|weeks?|лет|год(?:а|ов)?|месяц(?:а|ев)?|недел[яиь]|дн(?:я|ей)|день|жил(?:ийн|ээр)?|сар(?:ын|аар)?|хоног(?:ийн|т)?|өдөрт?|өдр(?:ийн|өөс))";
const DURATION = new RegExp(
  `(?<![\\p{L}\\d])(?:ажлын\\s{1,2})?(?:(${WORD}|\\d{1,3})\\s{0,2}(?:\\(\\s?(\\d{1,3}|` +
    "[\\p{L} -]{2,30})\\s?\\))?)[\\s-]{1,3}(?:(?:consecutive|full|calendar|complete|successive|business|banking|working|" +
    `банковск\\p{L}{2}|календарн\\p{L}{2}|рабоч\\p{L}{2}|ажлын)\\s{1,2})?${UNIT}(?!\\p{L})`,
  "giu",
);

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const ANNIVERSARY =
  /(?<![\p{L}\d])(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\p{L}{3,6}[ -]year|\d{1,2}(?:st|nd|rd|th)|\d{1,2}[ -]year)\s?(?:\(\d{1,2}\s?(?:st|nd|rd|t\s?h)?\)\s?)?anniversary/giu;

/** Ends told by anniversaries: 'until the fifth (5th) anniversary of the Effective Date' is five years. */
export function anniversariesIn(text: string): Duration[] {
  if (!/anniversary/i.test(text)) return [];
  return [...text.matchAll(ANNIVERSARY)].flatMap((match) => {
    const word = (match[1] ?? "").toLowerCase();
    const ordinal = ORDINALS.indexOf(word) + 1;
    const years = ordinal || Number.parseInt(word, 10) || WORDS[word.split(/[ -]/u)[0] ?? ""];
    return years
      ? [{ start: match.index, end: match.index + match[0].length, text: match[0], years, months: 0, days: 0 }]
      : [];
  });
}

/**
 * Lengths of time in a text, in order: 'three (3) years', '24 месяца', '5 (таван) жил'. Offsets are in the text given.
 */
export function durationsIn(text: string): Duration[] {
  return [...text.matchAll(DURATION)].flatMap((match) => {
    const figure = /^\d+$/u.test(match[2] ?? "") ? Number(match[2]) : null;
    const count = figure ?? (/^\d/u.test(match[1] ?? "") ? Number(match[1]) : WORDS[(match[1] ?? "").toLowerCase()]);
    if (count === undefined || count === 0) return [];
    const unit = (match[3] ?? "").toLowerCase();
    return [{ start: match.index, end: match.index + match[0].length, text: match[0], ...inUnits(count, unit) }];
  });
}

const YEARS = anyOf(en.yearUnit, ru.yearUnit, mn.yearUnit);
const MONTHS = anyOf(en.monthUnit, ru.monthUnit, mn.monthUnit);
const WEEKS = anyOf(en.weekUnit, ru.weekUnit);

function inUnits(count: number, unit: string): { years: number; months: number; days: number } {
  if (YEARS.test(unit)) return { years: count, months: 0, days: 0 };
  if (MONTHS.test(unit)) return { years: 0, months: count, days: 0 };
  return { years: 0, months: 0, days: WEEKS.test(unit) ? count * 7 : count };
}
