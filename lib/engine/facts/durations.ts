import { either } from "../text/either";
import type { Span } from "../text/spans";
import { lengthsAmong } from "../time/written/lengths";
import { tokenize } from "../time/written/tokens";

export type Duration = Span & { text: string; years: number; months: number; days: number };

/** 'A month' may be a rate: 'EUR 900 a month'. */
const NO_NUMBER = either(String.raw`^an?\s`, String.raw`^(?:за|на|через)\s`);
const IN_YEARS = either("year|anniversary", "год|лет", "жил");
const YEAR = 12;

/** The durations in a text, in order: 'three (3) years', '24 месяца', '5 (таван) жил'. Offsets are in the text. */
export function durationsIn(text: string): Duration[] {
  return lengthsAmong(tokenize(text)).flatMap(({ start, end, months, days, businessDays }) => {
    const words = text.slice(start, end);
    if (NO_NUMBER.test(words)) return [];
    const isYears = months % YEAR === 0 && IN_YEARS.test(words);
    const length = { years: isYears ? months / YEAR : 0, months: isYears ? 0 : months, days: days + businessDays };
    return [{ start, end, text: words, ...length }];
  });
}
